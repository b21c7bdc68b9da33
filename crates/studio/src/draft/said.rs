//! What is said at the shown board: texts by language, rings and arrows, a question.

use mbao_rules::story::{Answer, Arrow, Ask, Colour, Language, Ring, Target, Words, Wrong};

use super::Draft;

/// A text that belongs to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Saying {
    /// What is told.
    Text,
    /// The help for a question.
    Hint,
    /// What is said to a right answer.
    Right,
    /// What is said to wrong ones.
    Wrong,
}

/// What is drawn on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointer {
    /// A ring.
    Ring(Target),
    /// An arrow.
    Arrow(Target, Target),
}

impl Draft {
    /// The most beats at a board.
    const MOST_BEATS: u8 = 99;

    /// The language of words that name none.
    fn own_language(&self) -> Option<Language> {
        self.story().language()
    }

    /// What is said at the shown board.
    fn here(&self) -> &[Words] {
        self.story.words(&self.at).unwrap_or_default()
    }

    /// What is said in the shown beat of it.
    fn told(&self) -> impl Iterator<Item = &Words> {
        let beat = self.beat();
        self.here().iter().filter(move |words| words.beat == beat)
    }

    /// The beat that is shown, from 0.
    pub(crate) fn beat(&self) -> u8 {
        if self.beat.0 == self.at { self.beat.1 } else { 0 }
    }

    /// Shows a beat of the shown board.
    pub(crate) fn go_to_beat(&mut self, beat: u8) {
        self.beat = (self.at.clone(), beat);
    }

    /// Begins a beat after the shown one.
    pub(crate) fn add_beat(&mut self) {
        let now = self.beat();
        if beats(self.here()) >= Self::MOST_BEATS {
            return;
        }
        let here = self.story.words_mut(&self.at).into_iter().flatten();
        here.filter(|words| words.beat > now).for_each(|words| words.beat += 1);
        self.go_to_beat(now + 1);
    }

    /// Cuts the shown beat; the one before it is shown then.
    pub(crate) fn cut_beat(&mut self) {
        let now = self.beat();
        if let Some(here) = self.story.words_mut(&self.at) {
            here.retain(|words| words.beat != now);
            here.iter_mut().filter(|words| words.beat > now).for_each(|words| words.beat -= 1);
        }
        self.go_to_beat(now.saturating_sub(1));
    }

    /// The languages in which something is said anywhere, the story's own first.
    pub(crate) fn languages(&self) -> Vec<Language> {
        let mut languages: Vec<Language> = self.own_language().into_iter().collect();
        let mut add = |words: &[Words]| {
            for language in words.iter().filter_map(|words| words.language.as_ref()) {
                if !languages.contains(language) {
                    languages.push(language.clone());
                }
            }
        };
        add(&self.story.words);
        let mut lines = vec![&self.story.steps];
        while let Some(line) = lines.pop() {
            for step in line {
                add(&step.words);
                for branch in &step.branches {
                    add(&branch.words);
                    lines.push(&branch.steps);
                }
            }
        }
        languages
    }

    fn is_in(&self, words: &Words, language: &Language) -> bool {
        words.language.as_ref().or(self.own_language().as_ref()) == Some(language)
    }

    /// What is said with these words in a language; if nothing is, in the nearest, or in the first that says something.
    pub(crate) fn question(&self, words: &[Words], language: &Language) -> String {
        let own = self.own_language();
        let near = |words: &&Words| {
            words.language.as_ref().or(own.as_ref()).map_or(0, |other| nearness(other, language))
        };
        let said = words.iter().rev().filter(|words| !words.text.is_empty()).max_by_key(near);
        said.map(|words| words.text.clone()).unwrap_or_default()
    }

    /// What is said at the shown board in a language.
    pub(crate) fn said(&self, language: &Language, saying: Saying) -> String {
        let beat = self.beat();
        let of = self.here().iter().filter(|words| self.is_in(words, language));
        let texts = of.filter_map(|words| match saying {
            Saying::Text => (words.beat == beat).then_some(words.text.as_str()),
            Saying::Hint => words.hints.first().map(String::as_str),
            Saying::Right => words.right.as_deref(),
            Saying::Wrong => {
                words.wrong.iter().find(|wrong| wrong.answer.is_none()).map(|wrong| wrong.text.as_str())
            }
        });
        texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Changes the words of a language in a beat of the shown board; words without content go.
    fn change(&mut self, language: Option<&Language>, beat: u8, change: impl FnOnce(&mut Words)) {
        let own = self.own_language();
        let Some(here) = self.story.words_mut(&self.at) else { return };
        let wanted = language.or(own.as_ref());
        let is_in = |words: &Words| words.beat == beat && words.language.as_ref().or(own.as_ref()) == wanted;
        let at = here.iter().position(is_in).unwrap_or_else(|| {
            here.push(Words {
                language: wanted.filter(|wanted| own.as_ref() != Some(*wanted)).cloned(),
                beat,
                ..Words::default()
            });
            here.len() - 1
        });
        // What is said twice in a language was shown as one.
        let mut at_once = here.remove(at);
        let texts: Vec<String> =
            here.extract_if(.., |words| is_in(words) && only_text(words)).map(|words| words.text).collect();
        for text in texts {
            format!("{} {text}", at_once.text).trim().clone_into(&mut at_once.text);
        }
        change(&mut at_once);
        if !is_silent(&at_once) {
            here.insert(at.min(here.len()), at_once);
        }
    }

    /// Says something at the shown board.
    pub(crate) fn say(&mut self, language: &Language, saying: Saying, text: &str) {
        let text = text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        // A question belongs to the board, whichever beat is shown.
        let beat = if saying == Saying::Text { self.beat() } else { 0 };
        self.change(Some(language), beat, |words| match saying {
            Saying::Text => words.text = text,
            Saying::Hint => set_first(&mut words.hints, text),
            Saying::Right => words.right = Some(text).filter(|text| !text.is_empty()),
            Saying::Wrong => {
                words.wrong.retain(|wrong| wrong.answer.is_some());
                if !text.is_empty() {
                    words.wrong.push(Wrong { answer: None, text });
                }
            }
        });
    }

    /// The rings and arrows of the shown beat: those of the first words that have some.
    pub(crate) fn pointers(&self) -> (&[Ring], &[Arrow]) {
        let pointing = self.told().find(|words| !words.rings.is_empty() || !words.arrows.is_empty());
        pointing.map_or((&[], &[]), |words| (&words.rings, &words.arrows))
    }

    /// They as the board's attribute writes them.
    pub(crate) fn marks(&self) -> String {
        let (rings, arrows) = self.pointers();
        let all = rings.iter().map(Ring::to_string).chain(arrows.iter().map(Arrow::to_string));
        all.collect::<Vec<_>>().join(",")
    }

    /// Draws a ring or an arrow, changes its colour, or takes it away if it is there in that colour.
    pub(crate) fn point(&mut self, colour: Colour, pointer: Pointer) {
        let pointing = self.told().find(|words| !words.rings.is_empty() || !words.arrows.is_empty());
        let language = pointing.and_then(|words| words.language.clone());
        self.change(language.as_ref(), self.beat(), |words| match pointer {
            Pointer::Ring(target) => {
                let there = words.rings.iter().any(|ring| ring.target == target && ring.colour == colour);
                words.rings.retain(|ring| ring.target != target);
                if !there {
                    words.rings.push(Ring { colour, target });
                }
            }
            Pointer::Arrow(from, to) => {
                let same = |arrow: &Arrow| (arrow.from, arrow.to) == (from, to);
                let there = words.arrows.iter().any(|arrow| same(arrow) && arrow.colour == colour);
                words.arrows.retain(|arrow| !same(arrow));
                if !there && from != to {
                    words.arrows.push(Arrow { colour, from, to });
                }
            }
        });
    }

    /// Takes all rings and arrows of the shown beat away.
    pub(crate) fn point_no_more(&mut self) {
        let beat = self.beat();
        let Some(here) = self.story.words_mut(&self.at) else { return };
        for words in here.iter_mut().filter(|words| words.beat == beat) {
            words.rings.clear();
            words.arrows.clear();
        }
        here.retain(|words| !is_silent(words));
    }

    /// What the reader is asked at the shown board.
    pub(crate) fn asked(&self) -> Option<Ask> {
        self.here().iter().find_map(|words| words.ask)
    }

    /// Asks for the turn or the action that follows, or no longer. What belonged to the question stays only while
    /// something is asked.
    pub(crate) fn ask(&mut self, ask: Option<Ask>) {
        if ask.is_some() {
            self.change(None, 0, |words| words.ask = ask);
            return;
        }
        let Some(here) = self.story.words_mut(&self.at) else { return };
        for words in here.iter_mut() {
            *words = Words {
                language: words.language.take(),
                beat: words.beat,
                text: std::mem::take(&mut words.text),
                rings: std::mem::take(&mut words.rings),
                arrows: std::mem::take(&mut words.arrows),
                other: std::mem::take(&mut words.other),
                ..Words::default()
            };
        }
        here.retain(|words| !is_silent(words));
    }

    /// The right answers beside the line, as text.
    pub(crate) fn accepted(&self) -> String {
        let all = self.here().iter().flat_map(|words| &words.accept).map(Answer::to_string);
        all.collect::<Vec<_>>().join(" | ")
    }

    /// Sets the right answers beside the line; returns what could not be read.
    pub(crate) fn accept(&mut self, text: &str) -> Result<(), mbao_rules::Error> {
        let answers = text.split('|').map(str::trim).filter(|answer| !answer.is_empty());
        let answers = answers.map(str::parse).collect::<Result<Vec<Answer>, _>>()?;
        if let Some(here) = self.story.words_mut(&self.at) {
            for words in here.iter_mut() {
                words.accept.clear();
            }
        }
        self.change(None, 0, |words| words.accept = answers);
        Ok(())
    }
}

/// How near two languages are: how many parts of their tags are the same before one differs.
pub(crate) fn nearness(one: &Language, other: &Language) -> usize {
    if one == other {
        return usize::MAX;
    }
    let (parts, others) = (one.as_str().split('-'), other.as_str().split('-'));
    parts.zip(others).take_while(|(part, other)| part == other).count()
}

/// How many beats are told at a board.
pub(crate) fn beats(words: &[Words]) -> u8 {
    words.iter().map(|words| words.beat).max().unwrap_or(0).saturating_add(1)
}

/// Whether words say nothing.
fn is_silent(words: &Words) -> bool {
    *words == Words { language: words.language.clone(), beat: words.beat, ..Words::default() }
}

/// Whether words say something and nothing else.
fn only_text(words: &Words) -> bool {
    is_silent(&Words { text: String::new(), ..words.clone() })
}

fn set_first(list: &mut Vec<String>, text: String) {
    if text.is_empty() {
        list.drain(..1.min(list.len()));
    } else if let Some(first) = list.first_mut() {
        *first = text;
    } else {
        list.push(text);
    }
}

#[cfg(test)]
mod tests {
    use mbao_rules::story::{Place, Story};

    use super::*;

    fn english() -> Language {
        "en".parse().expect("a language")
    }

    fn swahili() -> Language {
        "sw".parse().expect("a language")
    }

    fn draft(turns: &str) -> Draft {
        Draft::of(Story::read(&format!("Game: ndoto\nLanguage: en\n\n{turns}")).expect("a story"))
    }

    fn body(draft: &Draft) -> String {
        draft.text().split_once("\n\n").expect("headers").1.to_owned()
    }

    #[test]
    fn each_language_has_its_own_text_and_none_leaves_nothing() {
        let mut made = draft("1. c1\n");
        made.go(Place { branches: vec![], steps: 1 });
        made.say(&english(), Saying::Text, " Two\ncows. ");
        made.say(&swahili(), Saying::Text, "Ng'ombe wawili.");
        assert_eq!(body(&made), "1. c1 {Two cows.} {[%lang sw] Ng'ombe wawili.}\n");
        assert_eq!(made.said(&swahili(), Saying::Text), "Ng'ombe wawili.");
        assert_eq!(made.languages(), [english(), swahili()]);
        made.say(&english(), Saying::Text, "");
        made.say(&swahili(), Saying::Text, "");
        assert_eq!(body(&made), "1. c1\n");
    }

    #[test]
    fn two_texts_of_one_language_become_one_when_they_are_changed() {
        let mut made = draft("{One.} {Two. [%csl Gc1]} {Three.}\n1. c1\n");
        assert_eq!(made.said(&english(), Saying::Text), "One. Two. Three.");
        made.say(&english(), Saying::Text, "All.");
        assert_eq!(body(&made), "{All.} {Two. [%csl Gc1]}\n1. c1\n");
    }

    #[test]
    fn beats_are_told_one_after_the_other_and_each_points_for_itself() {
        let mut made = draft("{One.}\n1. c1\n");
        let ring = Pointer::Ring(Target::Pit("c1".parse().expect("a pit")));
        made.add_beat();
        made.say(&english(), Saying::Text, "Three.");
        made.point(Colour::Green, ring);
        made.go_to_beat(0);
        made.add_beat();
        made.say(&swahili(), Saying::Text, "Mbili.");
        assert_eq!(made.marks(), "");
        assert_eq!(
            body(&made),
            "{One.} {[%beat 3] Three. [%csl Gc1]} {[%lang sw] [%beat 2] Mbili.}\n1. c1\n"
        );
        made.ask(Some(Ask::Turn));
        made.ask(None);
        made.cut_beat();
        assert_eq!((made.beat(), made.said(&english(), Saying::Text).as_str()), (0, "One."));
        assert_eq!(body(&made), "{One.} {[%beat 2] Three. [%csl Gc1]}\n1. c1\n");
        // Another board has beats of its own.
        made.go_to_beat(1);
        made.go(Place { branches: vec![], steps: 1 });
        assert_eq!(made.beat(), 0);
        made.say(&english(), Saying::Text, "Played.");
        assert!(body(&made).ends_with("1. c1 {Played.}\n"));
    }

    #[test]
    fn pointing_again_changes_the_colour_and_then_takes_it_away() {
        let mut made = draft("");
        let ring = Pointer::Ring(Target::Pit("c1".parse().expect("a pit")));
        made.point(Colour::Red, ring);
        made.point(Colour::Green, ring);
        made.point(
            Colour::Blue,
            Pointer::Arrow(Target::Pit("c1".parse().expect("a pit")), Target::Store(mbao_rules::Side::South)),
        );
        assert_eq!(
            (made.marks().as_str(), body(&made).as_str()),
            ("Gc1,Bc1south", "{[%csl Gc1] [%cal Bc1south]}\n")
        );
        made.point(Colour::Green, ring);
        made.point_no_more();
        assert_eq!(body(&made), "");
    }

    #[test]
    fn a_question_goes_with_all_that_belongs_to_it() {
        let mut made = draft("1. c1\n");
        made.ask(Some(Ask::Turn));
        made.say(&english(), Saying::Hint, "Look at c1.");
        made.say(&english(), Saying::Wrong, "No.");
        made.say(&swahili(), Saying::Right, "Ndiyo!");
        made.accept("d1 | e1").expect("answers");
        assert!(made.accept("c1 |").is_ok() && made.accept("? |").is_err());
        assert_eq!(made.accepted(), "c1");
        assert_eq!(
            body(&made),
            "{[%ask] [%accept c1] [%hint Look at c1.] [%wrong No.]} {[%lang sw] [%right Ndiyo!]}\n1. c1\n"
        );
        made.ask(None);
        assert_eq!(body(&made), "1. c1\n");
    }
}
