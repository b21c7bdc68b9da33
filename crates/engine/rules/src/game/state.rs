//! The state of a game as plain data: everything that a board shows.

use super::Game;
use crate::board::Side;
use crate::mark::Mark;
use crate::position::{Pending, Phase};
use crate::state::{ChoiceKind, Grid, PendingChoice, State};

impl Game {
    /// The present state as plain data.
    pub fn state(&self) -> State {
        let point = self.point();
        let pos = &point.pos;
        let board = self.rules.board();
        let over = point.outcome.is_some();
        let i = pos.mover.index();
        let (mut hands, mut hand) = (pos.hands, pos.held[i]);
        if matches!(pos.phase, Phase::Setup | Phase::Opening1 | Phase::Opening2 | Phase::Race) {
            // Both players hold seeds in their hands.
            (hands, hand) = (pos.held, 0);
        }
        let kind = match pos.pending {
            Pending::Nothing => None,
            Pending::Ending if self.rules.offers_capture(pos) => Some(ChoiceKind::Capture),
            Pending::Ending => Some(ChoiceKind::Reverse),
            Pending::Resow => Some(ChoiceKind::Resow),
            Pending::Direction => Some(ChoiceKind::Direction),
            Pending::House => Some(ChoiceKind::House),
            Pending::Again => Some(ChoiceKind::Again),
        };
        let mut state = State {
            game: self.rules.definition().id.clone(),
            setup: self.rules.setup.name.clone(),
            options: self.rules.effective_options(),
            seeds: Grid::new(board.row_count(), board.columns(), 0),
            marks: Grid::new(board.row_count(), board.columns(), Mark::None),
            keeps: self.rules.keeps,
            reserve: self.rules.has_hands(),
            mark_kind: self.rules.definition().marks,
            appearance: self.rules.definition().appearance,
            stores: pos.stores,
            tally: self.tally(),
            left: Side::BOTH.map(|side| self.rules.left(pos, side)),
            hands,
            hand,
            mover: pos.mover,
            turn: point.turn,
            phase: if over { Phase::Over } else { pos.phase },
            pending: kind.filter(|_| !over).map(|kind| PendingChoice { kind, options: self.legal() }),
            outcome: point.outcome,
        };
        for pit in board.pits() {
            let place = board.place(pit);
            state.seeds[place] = pos.seeds(pit);
            state.marks[place] = self.rules.mark_of(pos, pit);
        }
        state
    }
}
