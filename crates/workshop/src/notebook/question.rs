//! The twelve questions, and what their answers have in common.

use mbao_notebook::{Answer, Answers, Sure};
use mbao_rules::definition::{Basis, Part};

/// The twelve questions of §17, in order.
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

/// What an informant said besides the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    Who,
    When,
    Place,
    Note,
}

/// An answer to any question.
pub(super) trait AnyAnswer {
    /// How many readings there are.
    fn count(&self) -> usize;
    /// The index of the reading that is played.
    fn played(&self) -> usize;
    /// Plays another reading.
    fn play(&mut self, at: usize);
    /// A detail that was given with a reading.
    fn detail(&self, at: usize, what: Detail) -> &str;
    /// How sure a reading is.
    fn sure(&self, at: usize) -> Sure;
    /// The bases of the reading that is played.
    fn rests(&self) -> &[Basis];
    /// Sets or removes the basis of a part of that reading.
    fn rest(&mut self, part: &Part, on: Option<Basis>);
    /// Sets a detail of the reading that is played.
    fn set_detail(&mut self, what: Detail, text: String);
    /// Sets how sure the reading that is played is.
    fn is_sure(&mut self, sure: Sure);
    /// Adds a copy of the reading that is played, and plays the copy.
    fn another(&mut self);
    /// Removes the reading that is played.
    fn drop_played(&mut self);
}

impl<T: Clone> AnyAnswer for Answer<T> {
    fn count(&self) -> usize {
        self.readings.len()
    }

    fn played(&self) -> usize {
        self.played
    }

    fn play(&mut self, at: usize) {
        self.played = at.min(self.readings.len().saturating_sub(1));
    }

    fn detail(&self, at: usize, what: Detail) -> &str {
        self.readings.get(at).map_or("", |reading| match what {
            Detail::Who => &reading.who,
            Detail::When => &reading.when,
            Detail::Place => &reading.place,
            Detail::Note => &reading.note,
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

    fn set_detail(&mut self, what: Detail, text: String) {
        if let Some(reading) = self.readings.get_mut(self.played) {
            *match what {
                Detail::Who => &mut reading.who,
                Detail::When => &mut reading.when,
                Detail::Place => &mut reading.place,
                Detail::Note => &mut reading.note,
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
pub(super) fn answer_to(answers: &Answers, question: Question) -> &dyn AnyAnswer {
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

/// The answer to a question, for changing it.
pub(super) fn answer_to_mut(answers: &mut Answers, question: Question) -> &mut dyn AnyAnswer {
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

/// Changes what an answer says.
pub(super) trait Say<T> {
    /// Sets what the played reading says; `None` removes that reading.
    fn say(&mut self, says: Option<T>);
    /// What the played reading says, for changing it; if nothing has been said, it begins as `begun`.
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

/// Removes the bases of readings that have changed: they no longer say what the source says.
pub(super) fn leave_sources(answers: &mut Answers, before: &Answers) {
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
