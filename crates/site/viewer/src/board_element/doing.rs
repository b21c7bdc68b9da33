//! What a board is doing and what each side has to do, so that what is said beside it is true.

use super::data::{EventKind, Reason, Side, State};
use super::event::BoardEvent;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Doing {
    /// It waits for somebody.
    #[default]
    Waiting,
    /// Seeds move.
    Sowing,
    /// A turn stands on trial, to be kept or taken back.
    Trying,
    Thinking,
    /// It asks on after a press: which way the turn begins, which seeds are lifted or laid besides.
    Asking,
    /// It waits for a part that did not arrive, such as the computer player.
    Lacking,
}

impl Doing {
    /// By the word that the board says.
    pub(super) fn of(word: &str) -> Self {
        match word {
            "sowing" => Self::Sowing,
            "trying" => Self::Trying,
            "thinking" => Self::Thinking,
            "asking" => Self::Asking,
            _ => Self::Waiting,
        }
    }
}

/// What a side has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Nothing: the other side does something.
    Rests,
    /// Its seeds move.
    Sows,
    Thinks,
    /// Its computer cannot answer.
    Lacks,
    /// It is to move, and nobody begins: a computer that has not sat down.
    Begins,
    /// Its person presses a ringed pit.
    Presses,
    /// Its person chooses among answers.
    Chooses,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watched {
    pub doing: Doing,
    /// The last state that has been shown completely: while seeds move, the state from before.
    pub shown: Option<State>,
    /// The sides whose seeds the last action moves: in a race both.
    sow: [bool; 2],
    /// The sides for which pits are ringed.
    ringed: [bool; 2],
    /// Why the game is over, once the board has said so.
    reason: Option<String>,
    /// Why the computer has played the last turn, until something else is done.
    pub why: Vec<Reason>,
}

impl Watched {
    /// Takes in what a board reports, with its state and the actions that are legal then. Returns whether that state
    /// is shown.
    pub fn hear(&mut self, event: &BoardEvent, now: Option<&State>, legal: &[String]) -> bool {
        match event {
            BoardEvent::Action(events) => {
                self.why.clear();
                let sows = |side| events.iter().any(|event| event.kind == EventKind::Sow && event.by == side);
                self.sow = [Side::South, Side::North].map(sows);
            }
            BoardEvent::Ready | BoardEvent::Back => self.why.clear(),
            BoardEvent::Doing(doing) => self.doing = *doing,
            BoardEvent::Missing => self.doing = Doing::Lacking,
            BoardEvent::Why(reasons) => self.why.clone_from(reasons),
            BoardEvent::Over(outcome) => self.reason.clone_from(&outcome.reason),
            _ => {}
        }
        let settles =
            matches!(event, BoardEvent::Ready | BoardEvent::Turn | BoardEvent::Back | BoardEvent::Choice);
        if settles {
            self.reason = None;
            if self.doing == Doing::Lacking {
                self.doing = Doing::Waiting;
            }
        }
        let shows = settles || self.doing != Doing::Sowing;
        if shows {
            self.shown = now.cloned();
            self.ringed = [Side::South, Side::North].map(|side| ringed(legal, side));
        }
        if let Some(outcome) = self.shown.as_mut().and_then(|state| state.outcome.as_mut()) {
            outcome.reason.clone_from(&self.reason);
        }
        shows
    }

    /// What a side has to do, if computers sit at these sides.
    pub fn part(&self, side: Side, computers: [bool; 2]) -> Part {
        let Some(state) = self.shown.as_ref().filter(|state| state.outcome.is_none()) else {
            return Part::Rests;
        };
        let (computer, moves) = (computers[side as usize], state.mover == side);
        match self.doing {
            _ if state.phase == "race" => match (computer, self.ringed[side as usize]) {
                (true, _) => Part::Sows,
                (false, true) => Part::Presses,
                (false, false) => Part::Rests,
            },
            Doing::Sowing if self.sow[side as usize] => Part::Sows,
            Doing::Sowing => Part::Rests,
            Doing::Trying => {
                let tried = if self.sow[Side::North as usize] { Side::North } else { Side::South };
                // A person answers for the computer.
                if (tried == side) == computers[tried as usize] { Part::Rests } else { Part::Chooses }
            }
            _ if !moves => Part::Rests,
            Doing::Thinking if computer => Part::Thinks,
            Doing::Lacking if computer => Part::Lacks,
            _ if computer => Part::Begins,
            Doing::Asking => Part::Chooses,
            _ if state.pending.is_none() && self.ringed[side as usize] => Part::Presses,
            _ => Part::Chooses,
        }
    }
}

/// Whether pits are ringed for a side: actions begin with them or, in a race, with its next pit.
fn ringed(legal: &[String], side: Side) -> bool {
    let tap = if side == Side::South { "tap s" } else { "tap n" };
    let pit = |action: &str| {
        let mut letters = action.trim_start_matches('@').chars();
        let [column, row] = [letters.next(), letters.next()];
        action.ends_with('*')
            || (column.is_some_and(|column| ('a'..='l').contains(&column))
                && row.is_some_and(|row| ('1'..='4').contains(&row)))
    };
    legal.iter().any(|action| action == tap || pit(action))
}

#[cfg(test)]
mod tests {
    use super::super::data::{GameEvent, Outcome, Pending};
    use super::*;

    const ALONE: [bool; 2] = [false, true];

    fn state(mover: Side) -> State {
        State { mover, ..State::default() }
    }

    fn sown(by: Side) -> BoardEvent {
        BoardEvent::Action(vec![GameEvent { kind: EventKind::Sow, by, rule: None }])
    }

    /// What both sides have to do after these reports.
    fn parts(reports: &[(BoardEvent, &State, &str)], computers: [bool; 2]) -> [Part; 2] {
        let mut watched = Watched::default();
        for (event, state, legal) in reports {
            let legal: Vec<_> = legal.split(", ").map(str::to_owned).collect();
            watched.hear(event, Some(state), &legal);
        }
        [Side::South, Side::North].map(|side| watched.part(side, computers))
    }

    #[test]
    fn a_side_sows_until_its_seeds_lie_and_only_then_the_other_thinks_or_presses() {
        use BoardEvent::{Doing as Does, Ready, Turn};
        let (south, north) = (&state(Side::South), &state(Side::North));
        let course = [
            (Ready, south, "c1"),
            (Does(Doing::Sowing), north, ""),
            (sown(Side::South), north, ""),
            (Does(Doing::Waiting), north, "d2"),
            (Turn, north, "d2"),
            (Does(Doing::Thinking), north, "d2"),
            (Does(Doing::Sowing), south, "c1"),
            (sown(Side::North), south, "c1"),
            (Turn, south, "c1"),
            (Does(Doing::Waiting), south, "c1"),
        ];
        let at = |reports| parts(&course[..reports], ALONE);
        assert_eq!(at(1), [Part::Presses, Part::Rests]);
        assert_eq!(at(3), [Part::Sows, Part::Rests]);
        assert_eq!(at(5), [Part::Rests, Part::Begins], "nobody says that it thinks before it does");
        assert_eq!(at(6), [Part::Rests, Part::Thinks]);
        assert_eq!(at(8), [Part::Rests, Part::Sows]);
        assert_eq!(at(9), [Part::Rests, Part::Sows], "in turns that follow by themselves seeds still move");
        assert_eq!(at(10), [Part::Presses, Part::Rests]);
        assert_eq!(parts(&course[..5], [false, false]), [Part::Rests, Part::Presses]);
    }

    #[test]
    fn who_is_asked_chooses_and_so_does_who_has_no_pit_to_press() {
        let pending = State { pending: Some(Pending { options: Vec::new() }), ..state(Side::South) };
        let asked = [Part::Chooses, Part::Rests];
        assert_eq!(parts(&[(BoardEvent::Choice, &pending, "+, x")], ALONE), asked);
        assert_eq!(parts(&[(BoardEvent::Turn, &state(Side::South), "pass")], ALONE), asked);
        let lays = parts(&[(BoardEvent::Turn, &state(Side::South), "lay *")], ALONE);
        assert_eq!(lays, [Part::Presses, Part::Rests]);
    }

    #[test]
    fn a_turn_on_trial_is_kept_by_a_person() {
        let trial = |by| {
            [(sown(by), &state(Side::North), ""), (BoardEvent::Doing(Doing::Trying), &state(Side::North), "")]
                .map(|(event, state, legal)| (event, state.clone(), legal))
        };
        let asked = |by, computers| {
            let reports = trial(by);
            let reports: Vec<_> =
                reports.iter().map(|(event, state, legal)| (event.clone(), state, *legal)).collect();
            parts(&reports, computers)
        };
        let [south, north] = [[Part::Chooses, Part::Rests], [Part::Rests, Part::Chooses]];
        assert_eq!(asked(Side::South, ALONE), south);
        assert_eq!(asked(Side::North, ALONE), south);
        assert_eq!(asked(Side::North, [false, false]), north);
    }

    #[test]
    fn in_a_race_both_sides_have_something_to_do() {
        let race = State { phase: "race".to_owned(), ..state(Side::South) };
        let at = |legal, computers| parts(&[(BoardEvent::Ready, &race, legal)], computers);
        assert_eq!(at("tap n", [false, false]), [Part::Rests, Part::Presses]);
        assert_eq!(at("tap s, tap n", ALONE)[1], Part::Sows);
    }

    #[test]
    fn why_a_game_is_over_is_known_as_long_as_its_end_is_shown() {
        let reason = Some("Your front row is empty.".to_owned());
        let over = State { outcome: Some(Outcome::default()), ..state(Side::South) };
        let mut watched = Watched::default();
        let told = BoardEvent::Over(Outcome { reason: reason.clone(), ..Outcome::default() });
        for event in [BoardEvent::Turn, told, BoardEvent::Doing(Doing::Waiting)] {
            watched.hear(&event, Some(&over), &[]);
        }
        assert_eq!(watched.shown.and_then(|state| state.outcome?.reason), reason);
    }

    #[test]
    fn a_computer_that_cannot_answer_says_so_until_something_changes() {
        let north = &state(Side::North);
        let lacks = [(BoardEvent::Turn, north, ""), (BoardEvent::Missing, north, "")];
        assert_eq!(parts(&lacks, ALONE), [Part::Rests, Part::Lacks]);
        let back = [lacks[1].clone(), (BoardEvent::Back, &state(Side::South), "c1")];
        assert_eq!(parts(&back, ALONE), [Part::Presses, Part::Rests]);
    }
}
