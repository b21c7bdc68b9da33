//! What is said at the shown board: texts by language, rings and arrows, a question.

use mbao_story::{Answer, Arrow, Ask, Colour, Language, Ring, Target, Words, Wrong};

use super::Draft;

/// A text that belongs to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Saying {
    Text,
    Hint,
    Right,
    /// What is said to wrong ones.
    Wrong,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pointer {
    Ring(Target),
    Arrow(Target, Target),
}

impl Draft {
    const MOST_BEATS: u8 = 99;

    /// The language of words that name none. Where the story names none either, they are for readers of all.
    fn own_language(&self) -> Language {
        self.story().language().unwrap_or_else(any_language)
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
        let own = self.own_language();
        let mut languages: Vec<Language> = self.story().language().into_iter().collect();
        for words in self.boards().into_iter().flat_map(|(_, words)| words) {
            let language = words.language.as_ref().unwrap_or(&own);
            if !languages.contains(language) {
                languages.push(language.clone());
            }
        }
        languages
    }

    fn is_in(&self, words: &Words, language: &Language) -> bool {
        words.language.as_ref().unwrap_or(&self.own_language()) == language
    }

    /// What is said with these words in a language; if nothing is, in the nearest, or in the first that says something.
    pub(crate) fn question(&self, words: &[Words], language: &Language) -> String {
        let own = self.own_language();
        let near = |words: &&Words| words.language.as_ref().unwrap_or(&own).nearness(language);
        let said = words.iter().rev().filter(|words| !words.text.is_empty()).max_by_key(near);
        said.map(|words| words.text.clone()).unwrap_or_default()
    }

    /// What is said at the shown board in a language: as it was typed, and what stands in several pieces as one.
    pub(crate) fn said(&self, language: &Language, saying: Saying) -> String {
        let mut of = self.here().iter().filter(|words| self.is_in(words, language));
        if saying == Saying::Text {
            let texts = of.filter(|words| words.beat == self.beat()).map(|words| words.text.as_str());
            return texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ");
        }
        let said = of.find_map(|words| match saying {
            Saying::Text | Saying::Hint => words.hints.first(),
            Saying::Right => words.right.as_ref(),
            Saying::Wrong => words.wrong.iter().find(|wrong| wrong.answer.is_none()).map(|wrong| &wrong.text),
        });
        said.cloned().unwrap_or_default()
    }

    /// Changes the words of a language in a beat of the shown board, which become one; words without content go. With
    /// those of the first beat stands what belongs to the question, which is the board's.
    fn change(&mut self, language: Option<&Language>, beat: u8, change: impl FnOnce(&mut Words)) {
        let own = self.own_language();
        let Some(here) = self.story.words_mut(&self.at) else { return };
        let wanted = language.unwrap_or(&own);
        let is_in = |words: &Words| words.language.as_ref().unwrap_or(&own) == wanted;
        let at = here.iter().position(|words| words.beat == beat && is_in(words)).unwrap_or(here.len());
        let language = Some(wanted).filter(|wanted| **wanted != own).cloned();
        let mut one = Words { language, beat, ..Words::default() };
        for piece in here.iter_mut().filter(|words| is_in(words)) {
            let is_here = piece.beat == beat;
            if is_here {
                if !one.text.is_empty() && !piece.text.is_empty() {
                    one.text.push(' ');
                }
                one.text.push_str(&std::mem::take(&mut piece.text));
                one.rings.append(&mut piece.rings);
                one.arrows.append(&mut piece.arrows);
                one.other.append(&mut piece.other);
            }
            if is_here || beat == 0 {
                take_question(piece, &mut one);
            }
        }
        change(&mut one);
        here.insert(at, one);
        here.retain(|words| !is_silent(words));
    }

    /// Says something at the shown board.
    pub(crate) fn say(&mut self, language: &Language, saying: Saying, text: &str) {
        let text = text.to_owned();
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

    /// The language of the rings and arrows in the shown beat: that of the first words that have some.
    fn points_in(&self) -> Option<&Language> {
        self.told().find(|words| !words.rings.is_empty() || !words.arrows.is_empty())?.language.as_ref()
    }

    /// The rings and arrows of the shown beat, as the board's attribute writes them.
    pub(crate) fn marks(&self) -> String {
        let own = self.own_language();
        let language = self.points_in().unwrap_or(&own);
        let pointing = || self.told().filter(|words| self.is_in(words, language));
        let rings = pointing().flat_map(|words| &words.rings).map(Ring::to_string);
        let arrows = pointing().flat_map(|words| &words.arrows).map(Arrow::to_string);
        rings.chain(arrows).collect::<Vec<_>>().join(",")
    }

    /// Draws a ring or an arrow, changes its colour, or takes it away if it is there in that colour.
    pub(crate) fn point(&mut self, colour: Colour, pointer: Pointer) {
        let language = self.points_in().cloned();
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
        let Some(here) = self.story.words_mut(&self.at) else { return };
        if ask.is_some() {
            for words in here.iter_mut() {
                words.ask = None;
            }
            self.change(None, 0, |words| words.ask = ask);
            return;
        }
        for words in here.iter_mut() {
            take_question(words, &mut Words::default());
        }
        here.retain(|words| !is_silent(words));
    }

    /// The numbers to choose from, as text.
    pub(crate) fn choices(&self) -> String {
        let all = self.here().iter().flat_map(|words| &words.choices).map(u8::to_string);
        all.collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn choose_from(&mut self, text: &str) {
        let numbers = text.split(|sign: char| !sign.is_ascii_digit());
        let choices: Vec<u8> = numbers.filter_map(|number| number.parse().ok()).collect();
        for words in self.story.words_mut(&self.at).into_iter().flatten() {
            words.choices.clear();
        }
        self.change(None, 0, |words| words.choices = choices);
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
        for words in self.story.words_mut(&self.at).into_iter().flatten() {
            words.accept.clear();
        }
        self.change(None, 0, |words| words.accept = answers);
        Ok(())
    }
}

pub(crate) fn beats(words: &[Words]) -> u8 {
    words.iter().map(|words| words.beat).max().unwrap_or(0).saturating_add(1)
}

fn is_silent(words: &Words) -> bool {
    *words == Words { language: words.language.clone(), beat: words.beat, ..Words::default() }
}

/// Adds what belongs to the question in some words to that in others. Of what there is only one, the first counts.
fn take_question(from: &mut Words, to: &mut Words) {
    to.ask = to.ask.or(from.ask.take());
    to.goal = to.goal.take().or(from.goal.take());
    to.choices.append(&mut from.choices);
    to.right = to.right.take().or(from.right.take());
    to.accept.append(&mut from.accept);
    to.hints.append(&mut from.hints);
    to.wrong.append(&mut from.wrong);
}

/// The tag of the language of words that are for readers of all.
pub(crate) const ANY: &str = "und";

fn any_language() -> Language {
    ANY.parse().expect("a tag")
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
    use mbao_story::Place;

    use super::super::made::{body, english, read, swahili};
    use super::*;

    fn draft(turns: &str) -> Draft {
        read(&format!("Game: ndoto\nLanguage: en\n\n{turns}"))
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
    fn a_field_writes_what_it_shows_and_keeps_what_is_typed() {
        let question = "[%ask number] [%goal gain 7] [%choices 0 7] [%accept d1] [%hint Look.] [%right Yes.] [%wrong No.] [%wrong e1: Full.]";
        for more in ["", " [%csl Gc1] [%cal Rc1e1]", " [%mine]", &format!(" {question}"), " [%lang en]"] {
            let mut made = draft(&format!("{{Two}} {{cows wait.{more}}} {{[%lang sw] Wanangoja.}}\n1. c1\n"));
            let before = (made.marks(), made.asked(), made.accepted());
            let mut typed = made.said(&english(), Saying::Text);
            for letter in "  Now !".chars() {
                typed.push(letter);
                made.say(&english(), Saying::Text, &typed);
                assert_eq!(made.said(&english(), Saying::Text), typed, "{more}");
            }
            let written = body(&made);
            assert!(
                written.starts_with('{') && written.matches("Two cows wait. Now !").count() == 1,
                "{written}"
            );
            assert_eq!(written.matches('{').count(), 2, "{written}");
            assert_eq!((made.marks(), made.asked(), made.accepted()), before, "{more}");
        }
    }

    #[test]
    fn what_belongs_to_a_question_is_one_wherever_it_stood() {
        let mut made =
            draft("{[%ask] [%hint One.]} {[%beat 2] Go. [%hint Two.] [%right A.] [%wrong B.]}\n1. c1\n");
        for saying in [Saying::Hint, Saying::Right, Saying::Wrong] {
            let typed = made.said(&english(), saying) + " ";
            made.say(&english(), saying, &typed);
            assert_eq!(made.said(&english(), saying), typed);
        }
        made.ask(Some(Ask::Action));
        let one =
            "{[%ask action] [%hint One.] [%hint Two.] [%right A.] [%wrong B.]} {[%beat 2] Go.}\n1. c1\n";
        assert_eq!(body(&made), one);
        let mut two = draft("{[%ask]} {[%lang sw] [%ask]}\n1. c1\n");
        two.ask(Some(Ask::Action));
        assert_eq!(body(&two), "{[%ask action]}\n1. c1\n");
    }

    #[test]
    fn words_that_name_no_language_are_those_of_all() {
        let read = |turns: &str| read(&format!("Game: ndoto\n\n{turns}"));
        let mut made = read("1. c1 {Here I count.} {[%lang sw] Nahesabu.}\n");
        let any = any_language();
        assert_eq!(made.languages(), [any.clone(), swahili()]);
        made.go(Place { branches: vec![], steps: 1 });
        assert_eq!(made.said(&any, Saying::Text), "Here I count.");
        made.say(&any, Saying::Text, "Here I count seeds.");
        made.say(&english(), Saying::Text, "I count.");
        let written = "1. c1 {Here I count seeds.} {[%lang sw] Nahesabu.} {[%lang en] I count.}\n";
        assert_eq!(body(&made), written);
        assert_eq!(read("1. c1\n").languages(), []);
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
        made.ask(Some(Ask::Number));
        made.choose_from("0, 2 or 12");
        assert_eq!(made.choices(), "0 2 12");
        assert!(body(&made).starts_with("{[%ask number] [%choices 0 2 12] [%accept c1]"), "{}", body(&made));
        made.ask(None);
        assert_eq!(body(&made), "1. c1\n");
    }
}
