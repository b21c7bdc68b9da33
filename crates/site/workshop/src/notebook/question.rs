//! The twelve questions, and what their answers have in common.

use std::any::Any;

use mbao_notebook::{Answer, Answers, Sure};
use mbao_rules::definition::Basis;
use mbao_words::Lang;

use super::words;

macro_rules! questions {
    ($($name:ident, $id:literal, $answer:ident, $title:ident;)*) => {
        /// The twelve questions of §17, in order.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Question { $($name),* }

        impl Question {
            pub(super) const ALL: [Self; 12] = [$(Self::$name),*];

            /// The name of its answer in files.
            pub(super) const fn id(self) -> &'static str {
                match self { $(Self::$name => $id),* }
            }

            pub(super) fn title(self, lang: Lang) -> String {
                match self { $(Self::$name => words::$title(lang)),* }
            }
        }

        pub(super) fn answer_to(answers: &Answers, question: Question) -> &dyn AnyAnswer {
            match question { $(Question::$name => &answers.$answer),* }
        }

        pub(super) fn answer_to_mut(answers: &mut Answers, question: Question) -> &mut dyn AnyAnswer {
            match question { $(Question::$name => &mut answers.$answer),* }
        }
    };
}

questions! {
    Name, "name", name, q_name;
    Peoples, "peoples", peoples, q_peoples;
    Players, "players", players, q_players;
    OtherNames, "other-names", other_names, q_other_names;
    Rows, "rows", rows, q_rows;
    Pits, "pits", pits, q_pits;
    Pockets, "pockets", pockets, q_pockets;
    Seeds, "seeds", seeds, q_seeds;
    SetUp, "set-up", set_up, q_set_up;
    Sowing, "sowing", sowing, q_sowing;
    Aim, "aim", aim, q_aim;
    Rules, "rules", rules, q_rules;
}

/// What an informant said besides the answer, and what that rests on.
pub(super) struct Told<'a> {
    pub(super) who: &'a mut String,
    pub(super) when: &'a mut String,
    pub(super) place: &'a mut String,
    pub(super) note: &'a mut String,
    pub(super) sure: &'a mut Sure,
    pub(super) rests: &'a mut Vec<Basis>,
}

pub(super) trait AnyAnswer: Any {
    fn count(&self) -> usize;
    /// The index of the reading that is played.
    fn played(&self) -> usize;
    fn play(&mut self, at: usize);
    /// What was said besides a reading.
    fn told(&mut self, at: usize) -> Option<Told<'_>>;
    /// Adds a copy of the reading that is played, and plays the copy.
    fn another(&mut self);
    fn drop_played(&mut self);
    /// Removes the bases of readings that have changed: they no longer say what the source says.
    fn leave_sources(&mut self, before: &dyn Any);
}

impl<T: Clone + PartialEq + 'static> AnyAnswer for Answer<T> {
    fn count(&self) -> usize {
        self.readings.len()
    }

    fn played(&self) -> usize {
        self.played
    }

    fn play(&mut self, at: usize) {
        self.played = at.min(self.readings.len().saturating_sub(1));
    }

    fn told(&mut self, at: usize) -> Option<Told<'_>> {
        let mbao_notebook::Reading { who, when, place, note, sure, rests, .. } = self.readings.get_mut(at)?;
        Some(Told { who, when, place, note, sure, rests })
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

    fn leave_sources(&mut self, before: &dyn Any) {
        let Some(before) = before.downcast_ref::<Self>() else { return };
        for (at, reading) in self.readings.iter_mut().enumerate() {
            let same = before.readings.get(at).is_some_and(|was| was.says == reading.says);
            let moved =
                before.readings.iter().any(|was| was.says == reading.says && was.rests == reading.rests);
            if !same && !moved {
                reading.rests.clear();
            }
        }
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
