//! What is being noted, and how it changes.
//!
//! Longer than most: every change a person can make is one case of one enum.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use mbao_notebook::{Answer, Answers, Arrangement, Lying, Notebook, Sure};
use mbao_rules::Rows;
use mbao_rules::definition::{Basis, Part, Then};
use yew::Reducible;

use super::pits;

/// Changes that can be taken back.
const REMEMBERED: usize = 100;
/// The id of a game that has no name yet.
pub(super) const UNNAMED: &str = "noted-game";

/// The twelve questions of §17, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    Name,
    Peoples,
    Players,
    OtherNames,
    Rows,
    Pits,
    Pockets,
    Seeds,
    SetUp,
    Sowing,
    Aim,
    Rules,
}

impl Question {
    pub(super) const ALL: [Self; 12] = [
        Self::Name,
        Self::Peoples,
        Self::Players,
        Self::OtherNames,
        Self::Rows,
        Self::Pits,
        Self::Pockets,
        Self::Seeds,
        Self::SetUp,
        Self::Sowing,
        Self::Aim,
        Self::Rules,
    ];

    /// The name of its answer in files.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Peoples => "peoples",
            Self::Players => "players",
            Self::OtherNames => "other-names",
            Self::Rows => "rows",
            Self::Pits => "pits",
            Self::Pockets => "pockets",
            Self::Seeds => "seeds",
            Self::SetUp => "set-up",
            Self::Sowing => "sowing",
            Self::Aim => "aim",
            Self::Rules => "rules",
        }
    }
}

/// What an informant told besides his answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    Who,
    When,
    Place,
    Note,
}

/// An answer, whatever it is about.
pub(super) trait Given {
    /// How many readings there are.
    fn count(&self) -> usize;
    /// Which is played.
    fn played(&self) -> usize;
    /// Plays another reading.
    fn play(&mut self, at: usize);
    /// What was told with a reading.
    fn detail(&self, at: usize, what: Told) -> &str;
    /// How sure a reading is.
    fn sure(&self, at: usize) -> Sure;
    /// What the reading that is played rests on.
    fn rests(&self) -> &[Basis];
    /// Says what a part of that reading rests on.
    fn rest(&mut self, part: &Part, on: Option<Basis>);
    /// Says what was told with the reading that is played.
    fn tell(&mut self, what: Told, text: String);
    /// Says how sure the reading is that is played.
    fn is_sure(&mut self, sure: Sure);
    /// Adds a reading that says the same as the one that is played, and plays it.
    fn another(&mut self);
    /// Removes the reading that is played.
    fn drop_played(&mut self);
}

impl<T: Clone> Given for Answer<T> {
    fn count(&self) -> usize {
        self.readings.len()
    }

    fn played(&self) -> usize {
        self.played
    }

    fn play(&mut self, at: usize) {
        self.played = at.min(self.readings.len().saturating_sub(1));
    }

    fn detail(&self, at: usize, what: Told) -> &str {
        self.readings.get(at).map_or("", |reading| match what {
            Told::Who => &reading.who,
            Told::When => &reading.when,
            Told::Place => &reading.place,
            Told::Note => &reading.note,
        })
    }

    fn sure(&self, at: usize) -> Sure {
        self.readings.get(at).map(|reading| reading.sure).unwrap_or_default()
    }

    fn rests(&self) -> &[Basis] {
        self.readings.get(self.played).map_or(&[], |reading| &reading.rests)
    }

    fn rest(&mut self, part: &Part, on: Option<Basis>) {
        if let Some(reading) = self.readings.get_mut(self.played) {
            match (reading.rests.iter().position(|basis| basis.part == *part), on) {
                (Some(at), Some(on)) => reading.rests[at] = on,
                (Some(at), None) => {
                    reading.rests.remove(at);
                }
                (None, on) => reading.rests.extend(on),
            }
        }
    }

    fn tell(&mut self, what: Told, text: String) {
        if let Some(reading) = self.readings.get_mut(self.played) {
            *match what {
                Told::Who => &mut reading.who,
                Told::When => &mut reading.when,
                Told::Place => &mut reading.place,
                Told::Note => &mut reading.note,
            } = text;
        }
    }

    fn is_sure(&mut self, sure: Sure) {
        if let Some(reading) = self.readings.get_mut(self.played) {
            reading.sure = sure;
        }
    }

    fn another(&mut self) {
        if let Some(says) = self.says().cloned() {
            self.readings.extend(Self::from(says).readings);
            self.played = self.readings.len() - 1;
        }
    }

    fn drop_played(&mut self) {
        if self.played < self.readings.len() {
            self.readings.remove(self.played);
        }
        self.played = 0;
    }
}

/// The answer to a question.
pub(super) fn given(answers: &Answers, question: Question) -> &dyn Given {
    match question {
        Question::Name => &answers.name,
        Question::Peoples => &answers.peoples,
        Question::Players => &answers.players,
        Question::OtherNames => &answers.other_names,
        Question::Rows => &answers.rows,
        Question::Pits => &answers.pits,
        Question::Pockets => &answers.pockets,
        Question::Seeds => &answers.seeds,
        Question::SetUp => &answers.set_up,
        Question::Sowing => &answers.sowing,
        Question::Aim => &answers.aim,
        Question::Rules => &answers.rules,
    }
}

/// The same, to be changed.
pub(super) fn given_mut(answers: &mut Answers, question: Question) -> &mut dyn Given {
    match question {
        Question::Name => &mut answers.name,
        Question::Peoples => &mut answers.peoples,
        Question::Players => &mut answers.players,
        Question::OtherNames => &mut answers.other_names,
        Question::Rows => &mut answers.rows,
        Question::Pits => &mut answers.pits,
        Question::Pockets => &mut answers.pockets,
        Question::Seeds => &mut answers.seeds,
        Question::SetUp => &mut answers.set_up,
        Question::Sowing => &mut answers.sowing,
        Question::Aim => &mut answers.aim,
        Question::Rules => &mut answers.rules,
    }
}

/// What an answer says from now on.
pub(super) trait Say<T> {
    /// In the reading that is played; `None` takes that reading back.
    fn say(&mut self, says: Option<T>);
    /// What is said, to be changed; what has not been said begins as `begun`.
    fn edit(&mut self, begun: T) -> &mut T;
}

impl<T> Say<T> for Answer<T> {
    fn say(&mut self, says: Option<T>) {
        match (says, self.readings.get_mut(self.played)) {
            (Some(says), Some(reading)) => reading.says = says,
            (Some(says), None) => self.readings.extend(Self::from(says).readings),
            (None, Some(_)) => {
                self.readings.remove(self.played);
            }
            (None, None) => {}
        }
        self.played = self.played.min(self.readings.len().saturating_sub(1));
    }

    fn edit(&mut self, begun: T) -> &mut T {
        if self.readings.get(self.played).is_none() {
            self.readings.extend(Self::from(begun).readings);
            self.played = self.readings.len() - 1;
        }
        &mut self.readings[self.played].says
    }
}

/// Takes away what readings rest on where what they say has changed: it is no longer what the source says.
fn leave_sources(answers: &mut Answers, before: &Answers) {
    fn each<T: PartialEq>(answer: &mut Answer<T>, before: &Answer<T>) {
        for (at, reading) in answer.readings.iter_mut().enumerate() {
            let same = before.readings.get(at).is_some_and(|was| was.says == reading.says);
            let moved =
                before.readings.iter().any(|was| was.says == reading.says && was.rests == reading.rests);
            if !same && !moved {
                reading.rests.clear();
            }
        }
    }
    each(&mut answers.name, &before.name);
    each(&mut answers.peoples, &before.peoples);
    each(&mut answers.players, &before.players);
    each(&mut answers.other_names, &before.other_names);
    each(&mut answers.rows, &before.rows);
    each(&mut answers.pits, &before.pits);
    each(&mut answers.pockets, &before.pockets);
    each(&mut answers.seeds, &before.seeds);
    each(&mut answers.set_up, &before.set_up);
    each(&mut answers.sowing, &before.sowing);
    each(&mut answers.aim, &before.aim);
    each(&mut answers.rules, &before.rules);
}

/// What a choice left behind, for who comes back to it: by keyboard one passes
/// through choices on the way to another.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Left {
    /// Numbers of a condition, by line and place in it.
    pub(super) numbers: BTreeMap<(usize, usize), Vec<u8>>,
    /// Effects of a line, by what is chosen, and whether they could be left.
    pub(super) effects: BTreeMap<(usize, &'static str), (Then, bool)>,
    /// Lines that have been given seeds opposite along with a capture.
    pub(super) facing: BTreeSet<usize>,
    /// How the seeds lay, by set-up and what is chosen.
    pub(super) lying: BTreeMap<(usize, &'static str), Lying>,
    /// Whether pits are marked only because a line makes them a player's own.
    pub(super) marks: bool,
}

/// What fields change.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Draft {
    pub(super) notebook: Notebook,
    pub(super) left: Left,
    /// The key of the field that has the focus next, where that is another.
    pub(super) focus: Option<String>,
}

impl Draft {
    pub(super) fn new(notebook: Notebook) -> Self {
        Self { notebook, left: Left::default(), focus: None }
    }

    pub(super) fn answers(&mut self) -> &mut Answers {
        &mut self.notebook.answers
    }

    pub(super) fn focus(&mut self, key: impl Into<String>) {
        self.focus = Some(key.into());
    }
}

/// What is known of the board of a notebook, for fields that are there on some boards only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// Whether it has four rows.
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

/// A name as records have it: small letters, digits, hyphens.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().flat_map(char::to_lowercase).map(without_accent) {
        match letter {
            'a'..='z' | '0'..='9' => plain.push(letter),
            // An accent that stands by itself.
            '\u{300}'..='\u{36f}' => {}
            _ if plain.is_empty() || plain.ends_with('-') => {}
            _ => plain.push('-'),
        }
    }
    plain.truncate(40);
    plain.trim_end_matches('-').to_owned()
}

/// The plain letter of those that names of games in these languages have.
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

/// What is noted, and what was noted before.
#[derive(Clone, PartialEq)]
pub(super) struct Noted {
    pub(super) draft: Draft,
    /// Earlier notebooks, the last change at the end.
    before: Vec<Rc<Notebook>>,
    /// For each question a number that is another when its fields are to show
    /// what is noted instead of what is being typed into them.
    pub(super) drawn: [u32; 12],
    /// The question that was answered last.
    pub(super) last: Option<Question>,
    /// Whether something was noted or opened here.
    pub(super) begun: bool,
    /// Another notebook that was opened while something is noted: the reader is asked.
    pub(super) offered: Option<Rc<Notebook>>,
}

/// What happens to a notebook.
#[derive(Clone)]
pub(super) enum Action {
    /// A question is answered.
    Change(Change),
    /// Another notebook is taken up; what was there can be brought back.
    Take(Box<Notebook>),
    /// Another notebook was opened: it is taken up where nothing is noted, else the reader is asked.
    Offer(Box<Notebook>),
    /// What is noted stays.
    Decline,
    /// The one that was kept in this browser.
    Kept(Box<Notebook>),
    /// The last change is taken back.
    Undo,
    /// The focus is where it should be.
    Focused,
}

/// A change by a field.
#[derive(Clone)]
pub(super) struct Change {
    pub(super) question: Question,
    /// Whether the field is being typed into: then it stays as it stands.
    pub(super) typed: bool,
    pub(super) act: Rc<dyn Fn(&mut Draft)>,
}

impl Noted {
    pub(super) fn new(notebook: Notebook) -> Self {
        let draft = Draft::new(notebook);
        Self { draft, before: Vec::new(), drawn: [0; 12], last: None, begun: false, offered: None }
    }

    fn draw(&mut self, question: Question) {
        self.drawn[question as usize] += 1;
    }

    fn take(&mut self, notebook: Notebook) {
        self.draft = Draft::new(notebook);
        self.begun = true;
        self.offered = None;
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

    fn change(&mut self, change: &Change) {
        let Change { question, typed, act } = change;
        let before = self.draft.notebook.clone();
        let (was, sizes) = (Board::of(&before), before.answers.pits.says().cloned().unwrap_or_default());
        act(&mut self.draft);
        if self.draft.notebook != before {
            self.remember(&before);
        }
        self.begun = true;
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
            set_ups.for_each(|set_up: &mut Arrangement| {
                pits::resize(set_up, (was.rows(), &sizes), (is.rows(), &now));
            });
        }
        leave_sources(&mut notebook.answers, &before.answers);
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
            Action::Offer(notebook) if self.draft.notebook == Notebook::empty(UNNAMED) => {
                return self.reduce(Action::Take(notebook));
            }
            Action::Offer(notebook) => {
                next.offered = (self.draft.notebook != *notebook).then(|| Rc::new(*notebook));
            }
            Action::Decline => next.offered = None,
            Action::Kept(notebook) => next.take(*notebook),
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
        assert_eq!(asked.offered.as_ref().map(|one| one.id.as_str()), Some("second"));
        assert!(*asked.reduce(Action::Decline) == *noted);
        // What is there already needs no question.
        assert_eq!(noted.reduce(offer("first")).offered, None);
    }

    #[test]
    fn changes_are_taken_back_one_by_one() {
        let mut noted = Rc::new(Noted::new(Notebook::empty(UNNAMED)));
        for _ in 0..2 {
            // The same again is no change.
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
