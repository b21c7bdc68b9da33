//! The notes, and how they change.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use mbao_notebook::{Answers, Beginning, Layout, Line, Notebook, Peoples, SetUp, Sowing, TurnRules};
use mbao_rules::Rows;
use mbao_rules::definition::{Count, End, EndIf, If, Marks, Prelude, Then};
use yew::Reducible;

use super::files::News;
use super::pits;
use super::question::{Question, Say, Told, answer_to, answer_to_mut};

/// How many changes can be undone.
const REMEMBERED: usize = 100;
pub(super) const UNNAMED: &str = "noted-game";

pub(super) fn is_blank(notebook: &Notebook) -> bool {
    *notebook == Notebook::empty(UNNAMED)
}

/// What a choice left behind, in case the reader comes back to it: with the keyboard,
/// one passes through choices on the way to another.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Left {
    /// Numbers of a choice, by its key.
    pub(super) numbers: BTreeMap<String, Vec<u8>>,
    /// Effects of a line, by the choice, and whether the capture could be left.
    pub(super) effects: BTreeMap<(usize, String), (Then, bool)>,
    /// Lines that got the condition "seeds opposite" together with a capture.
    pub(super) facing: BTreeSet<usize>,
    /// How the seeds lay, by set-up and choice.
    pub(super) lying: BTreeMap<(usize, String), Layout>,
    /// Whether there are marks only because a line makes pits a player's own.
    pub(super) marks: bool,
}

/// What is shown until somebody has said how the seeds lie: an empty board.
pub(super) fn first_arrangement() -> Beginning {
    Beginning { set_ups: vec![SetUp::new("a", Layout::Each(0))], before: Vec::new() }
}

/// The data that fields change. Its parts begin as usual where nothing has been answered.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Draft {
    pub(super) notebook: Notebook,
    pub(super) left: Left,
    /// The key of the field that gets the focus next, if it is a different one.
    pub(super) focus: Option<String>,
}

impl Draft {
    pub(super) fn new(notebook: Notebook) -> Self {
        Self { notebook, left: Left::default(), focus: None }
    }

    pub(super) fn answers(&mut self) -> &mut Answers {
        &mut self.notebook.answers
    }

    pub(super) fn peoples(&mut self) -> &mut Peoples {
        self.answers().peoples.edit(Peoples::default())
    }

    pub(super) fn set_ups(&mut self) -> &mut Vec<SetUp> {
        &mut self.answers().set_up.edit(first_arrangement()).set_ups
    }

    pub(super) fn set_up(&mut self, at: usize) -> Option<&mut SetUp> {
        self.set_ups().get_mut(at)
    }

    /// What comes before the first turn, if the question of how the seeds lie is answered.
    pub(super) fn before(&mut self) -> Option<&mut Vec<Prelude>> {
        let answer = &mut self.answers().set_up;
        answer.readings.get_mut(answer.played).map(|reading| &mut reading.says.before)
    }

    pub(super) fn sowing(&mut self) -> &mut Sowing {
        self.answers().sowing.edit(Sowing::default())
    }

    /// If only one of the end and the count has been answered, the other is the usual one.
    pub(super) fn aim(&mut self) -> &mut End {
        self.answers().aim.edit(End { when: EndIf::NoSeeds, count: Count::StoreAndSide })
    }

    pub(super) fn rules(&mut self) -> &mut TurnRules {
        self.answers().rules.edit(TurnRules::default())
    }

    pub(super) fn line(&mut self, at: usize) -> Option<&mut Line> {
        self.rules().endings.get_mut(at)
    }

    /// What was said besides the reading that is played.
    pub(super) fn told(&mut self, question: Question) -> Option<Told<'_>> {
        let answer = answer_to_mut(self.answers(), question);
        answer.told(answer.played())
    }

    /// If a changed line makes pits a player's own, marks become bulls, unless marks are noted already; they go again
    /// when that line goes.
    fn mark(&mut self, before: &Notebook) {
        let (now, was) = (&self.notebook.answers.rules, &before.answers.rules);
        let endings = |rules: &TurnRules| rules.endings.clone();
        if now.played != was.played
            || now.readings.len() < was.readings.len()
            || now.says().map(endings) == was.says().map(endings)
        {
            return;
        }
        let mut noted = self.left.marks;
        let rules = self.rules();
        let owns = rules.endings.iter().any(|line| {
            matches!(line.then, Then::MarkIt | Then::MarkPair)
                || line.when.iter().any(|one| matches!(one, If::Pair(..)))
        });
        if owns && rules.marks == Marks::None {
            rules.marks = Marks::Bulls;
            noted = true;
        } else if !owns && std::mem::take(&mut noted) {
            rules.marks = Marks::None;
        }
        self.left.marks = noted;
    }

    pub(super) fn focus(&mut self, key: impl Into<String>) {
        self.focus = Some(key.into());
    }
}

/// Facts about the board of a notebook, for fields that exist only on some boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) four: bool,
    /// Whether a turn starts as in bao.
    pub(super) bao: bool,
}

impl Board {
    pub(super) fn of(notebook: &Notebook) -> Self {
        let answers = &notebook.answers;
        Self {
            four: answers.rows.says() == Some(&Rows::Four),
            bao: answers.rules.says().is_some_and(|rules| rules.start.bao.is_some()),
        }
    }

    pub(super) const fn rows(self) -> usize {
        if self.four { 4 } else { 2 }
    }
}

/// A name in the form for records: small letters, digits, hyphens.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().flat_map(char::to_lowercase).map(without_accent) {
        match letter {
            'a'..='z' | '0'..='9' => plain.push(letter),
            // A combining accent.
            '\u{300}'..='\u{36f}' => {}
            _ if plain.is_empty() || plain.ends_with('-') => {}
            _ => plain.push('-'),
        }
    }
    plain.truncate(40);
    plain.trim_end_matches('-').to_owned()
}

/// The plain letter for an accented one, as far as names of games in these languages have them.
fn without_accent(letter: char) -> char {
    const ACCENTED: [(&str, char); 9] = [
        ("àáâãäåāă", 'a'),
        ("çćč", 'c'),
        ("èéêëēĕě", 'e'),
        ("ìíîïīĭĩ", 'i'),
        ("ñńň", 'n'),
        ("òóôõöōŏ", 'o'),
        ("ùúûüūŭũ", 'u'),
        ("ýÿ", 'y'),
        ("šś", 's'),
    ];
    ACCENTED.iter().find(|(letters, _)| letters.contains(letter)).map_or(letter, |&(_, plain)| plain)
}

/// The notes, and their earlier versions.
#[derive(Clone, PartialEq)]
pub(super) struct Noted {
    pub(super) draft: Draft,
    /// Earlier notebooks, the last change at the end.
    before: Vec<Rc<Notebook>>,
    /// For each question, a number that changes when its fields should show the
    /// notes instead of what is being typed into them.
    pub(super) drawn: [u32; 12],
    pub(super) last: Option<Question>,
    /// Whether the notes as they are were noted or opened here, and so are to be kept: what is read from what is
    /// kept is not written back, because another page may have gone on meanwhile.
    pub(super) begun: bool,
    /// Another notebook that was opened, or written elsewhere, while there are notes: the reader is asked.
    pub(super) offered: Option<Offered>,
    /// Whether the notes were written by another page since the last change here.
    gone_on: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Offered {
    pub(super) notebook: Rc<Notebook>,
    /// Whether another page of this browser wrote it.
    pub(super) elsewhere: bool,
}

#[derive(Clone)]
pub(super) enum Action {
    Change(Change),
    /// Another notebook is taken up; the one before can be brought back.
    Take(Box<Notebook>),
    /// Another notebook was opened: it is taken up if there are no notes, otherwise the reader is asked.
    Offer(Box<Notebook>),
    /// Another page has kept something.
    News(News),
    /// The notes stay.
    Decline,
    /// The notebook that was kept in this browser is taken up.
    Kept(Box<Notebook>),
    Undo,
    /// The focus is where it should be.
    Focused,
}

#[derive(Clone)]
pub(super) struct Change {
    pub(super) question: Question,
    /// Whether the field is being typed into: then it is not redrawn.
    pub(super) typed: bool,
    pub(super) act: Rc<dyn Fn(&mut Draft)>,
}

impl Noted {
    pub(super) fn new(notebook: Notebook) -> Self {
        let draft = Draft::new(notebook);
        Self {
            draft,
            before: Vec::new(),
            drawn: [0; 12],
            last: None,
            begun: false,
            offered: None,
            gone_on: false,
        }
    }

    fn draw(&mut self, question: Question) {
        self.drawn[question as usize] += 1;
    }

    fn take(&mut self, notebook: Notebook) {
        self.draft = Draft::new(notebook);
        self.begun = true;
        self.offered = None;
        self.gone_on = false;
        for question in Question::ALL {
            self.draw(question);
        }
    }

    fn remember(&mut self, notebook: &Notebook) {
        self.before.push(Rc::new(notebook.clone()));
        if self.before.len() > REMEMBERED {
            self.before.remove(0);
        }
    }

    /// Asks whether another notebook shall replace the notes, unless it is the same.
    fn offer(&mut self, notebook: Notebook, elsewhere: bool) {
        let other = self.draft.notebook != notebook;
        self.offered = other.then(|| Offered { notebook: Rc::new(notebook), elsewhere });
    }

    fn change(&mut self, change: &Change) {
        let Change { question, typed, act } = change;
        let before = self.draft.notebook.clone();
        let (was, sizes) = (Board::of(&before), before.answers.pits.says().cloned().unwrap_or_default());
        act(&mut self.draft);
        self.draft.mark(&before);
        if self.draft.notebook != before {
            self.remember(&before);
        }
        self.begun = true;
        self.gone_on = false;
        self.last = Some(*question);
        let notebook = &mut self.draft.notebook;
        if *question == Question::Name {
            let id = notebook.answers.name.says().map(|name| plain(name)).filter(|id| !id.is_empty());
            notebook.id = id.unwrap_or_else(|| UNNAMED.to_owned());
        }
        let is = Board::of(notebook);
        if matches!(question, Question::Rows | Question::Pits) {
            let now = notebook.answers.pits.says().cloned().unwrap_or_default();
            let set_ups = notebook.answers.set_up.readings.iter_mut().flat_map(|one| &mut one.says.set_ups);
            set_ups.for_each(|set_up: &mut SetUp| {
                pits::resize(set_up, (was.rows(), &sizes), (is.rows(), &now));
            });
        }
        for one in Question::ALL {
            answer_to_mut(&mut notebook.answers, one).leave_sources(answer_to(&before.answers, one));
        }
        if !typed {
            self.draw(*question);
        }
        let others: &[Question] = match question {
            Question::Rows => &[Question::SetUp, Question::Sowing, Question::Aim, Question::Rules],
            Question::Pits => &[Question::SetUp],
            Question::Rules if was.bao != is.bao => &[Question::SetUp, Question::Sowing],
            _ => &[],
        };
        for &question in others {
            self.draw(question);
        }
    }
}

impl Reducible for Noted {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::Change(change) => next.change(&change),
            Action::Take(notebook) => {
                next.remember(&self.draft.notebook);
                next.take(*notebook);
            }
            Action::Offer(notebook) if is_blank(&self.draft.notebook) => {
                return self.reduce(Action::Take(notebook));
            }
            Action::Offer(notebook) => next.offer(*notebook, false),
            Action::News(News::Other(notebook)) => next.offer(*notebook, true),
            Action::News(News::GoneOn(notebook)) => {
                // One step back leads to the notes as this page last had them, however much was written since.
                if !self.gone_on {
                    next.remember(&self.draft.notebook);
                }
                next.take(*notebook);
                next.gone_on = true;
                next.begun = false;
            }
            Action::Decline => next.offered = None,
            Action::Kept(notebook) => {
                next.take(*notebook);
                next.begun = false;
            }
            Action::Undo => match next.before.pop() {
                Some(before) => next.take((*before).clone()),
                None => return self,
            },
            Action::Focused => next.draft.focus = None,
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notebook::question::Say;

    #[test]
    fn names_become_ids() {
        for (name, id) in [
            ("Ndoto", "ndoto"),
            ("Mbao wa Ng’ombe!", "mbao-wa-ng-ombe"),
            ("  Ọmẹ̀ --2 ", "m-2"),
            ("Éñkè šui", "enke-sui"),
            ("…", ""),
        ] {
            assert_eq!(plain(name), id);
        }
        assert_eq!(plain(&"a".repeat(60)).len(), 40);
    }

    fn name(text: &'static str) -> Action {
        let act = Rc::new(move |draft: &mut Draft| draft.answers().name.say(Some(text.to_owned())));
        Action::Change(Change { question: Question::Name, typed: true, act })
    }

    #[test]
    fn another_notebook_takes_the_place_of_none_but_an_empty_one() {
        let offer = |id: &str| Action::Offer(Box::new(Notebook::empty(id)));
        let noted = Rc::new(Noted::new(Notebook::empty(UNNAMED))).reduce(offer("first"));
        assert_eq!((noted.draft.notebook.id.as_str(), &noted.offered), ("first", &None));
        let asked = noted.clone().reduce(offer("second"));
        assert_eq!(asked.draft.notebook.id, "first");
        assert_eq!(asked.offered.as_ref().map(|one| one.notebook.id.as_str()), Some("second"));
        assert!(*asked.reduce(Action::Decline) == *noted);
        // A notebook that is already open needs no question.
        assert_eq!(noted.reduce(offer("first")).offered, None);
    }

    #[test]
    fn what_another_page_writes_is_followed_or_offered_and_one_step_back_leads_before_it() {
        let news = |id: &str| Action::News(News::GoneOn(Box::new(Notebook::empty(id))));
        let mut noted = Rc::new(Noted::new(Notebook::empty("first")));
        for id in ["second", "third", "fourth"] {
            noted = noted.reduce(news(id));
            assert_eq!((noted.draft.notebook.id.as_str(), &noted.offered), (id, &None));
            assert!(!noted.begun, "written back, it would replace what the other page writes meanwhile");
        }
        assert!(noted.clone().reduce(name("Ndoto")).begun);
        let back = noted.clone().reduce(Action::Undo);
        assert!(back.begun);
        assert_eq!(back.draft.notebook.id, "first");
        let asked = noted.reduce(Action::News(News::Other(Box::new(Notebook::empty("other")))));
        assert_eq!(asked.draft.notebook.id, "fourth");
        assert!(asked.offered.as_ref().is_some_and(|one| one.elsewhere && one.notebook.id == "other"));
    }

    #[test]
    fn changes_are_taken_back_one_by_one() {
        let mut noted = Rc::new(Noted::new(Notebook::empty(UNNAMED)));
        for _ in 0..2 {
            // The same name again is not a change.
            noted = noted.reduce(name("Ndoto"));
        }
        noted = noted.reduce(name("Giuthi"));
        assert_eq!(noted.draft.notebook.id, "giuthi");
        noted = noted.reduce(Action::Undo);
        assert_eq!(noted.draft.notebook.id, "ndoto");
        noted = noted.reduce(Action::Undo);
        assert_eq!(noted.draft.notebook, Notebook::empty(UNNAMED));
        let again = noted.clone().reduce(Action::Undo);
        assert!(*again == *noted);
    }
}
