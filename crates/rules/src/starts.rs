//! From which pits a turn may begin, before it is known how it goes on.

use crate::board::{Pit, Side, Way};
use crate::decide::Refusal;
use crate::moves::{Move, Moves};
use crate::page::{StartIf, Stuck, Ways};
use crate::position::{Pending, Phase, Position, flag};
use crate::rules::Rules;
use crate::step::Silent;

/// Whether a pit of so many seeds may be started from, as far as that tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Startable {
    Never,
    Always,
    Depends,
}

/// What the conditions of a start say of each number of seeds.
pub(crate) fn startable(when: &[StartIf]) -> [Startable; 256] {
    std::array::from_fn(|seeds| {
        let fails = |condition: &StartIf| match *condition {
            StartIf::AtLeast(n) => seeds < usize::from(n),
            StartIf::NotExactly(n) => seeds == usize::from(n),
            _ => seeds == 0,
        };
        let open = |condition: &StartIf| match *condition {
            StartIf::AtLeast(_) | StartIf::NotExactly(_) => false,
            StartIf::LoneOnlyIntoEmpty => seeds == 1,
            StartIf::NotMarked | StartIf::Leftmost | StartIf::FirstNotOnOwnOccupied => true,
        };
        if when.iter().any(fails) {
            Startable::Never
        } else if when.iter().any(open) {
            Startable::Depends
        } else {
            Startable::Always
        }
    })
}

impl Rules {
    /// The decisions that the rules leave open, without judging where they
    /// lead: some may turn out never-ending or to lead back
    /// ([`Rules::decide`] says so). In set-up phases with free numbers only
    /// [`Move::Done`] can be listed.
    pub fn candidates(&self, pos: &Position, moves: &mut Moves) {
        moves.clear();
        match pos.pending {
            Pending::Nothing | Pending::Again => self.start_candidates(pos, moves),
            Pending::Ending => {
                let plan = self.tables.plan(pos.plan);
                for &line in &plan.optional[..usize::from(plan.optional_count)] {
                    moves.push(match self.lines[usize::from(line)].then {
                        crate::page::Then::TurnRound { .. } => Move::TurnRound,
                        _ => Move::Take,
                    });
                }
                moves.push(Move::GoOn);
            }
            Pending::Resow => {
                moves.push(Move::TurnRound);
                moves.push(Move::GoOn);
            }
            Pending::Direction => {
                moves.push(Move::Sow(Way::Ccw));
                moves.push(Move::Sow(Way::Cw));
            }
            Pending::House => {
                moves.push(Move::SowHouse);
                moves.push(Move::StopAtHouse);
            }
        }
    }

    fn start_candidates(&self, pos: &Position, moves: &mut Moves) {
        match pos.phase {
            Phase::Over => return,
            Phase::Race => {
                self.race_taps(pos, moves);
                return;
            }
            phase if !phase.is_play() => {
                if self.may_be_done(pos) {
                    moves.push(Move::Done);
                }
                return;
            }
            _ => {}
        }
        if let Some(bao) = self.bao() {
            self.bao_starts(pos, bao, moves);
            return;
        }
        self.lawful_starts(pos, pos.mover, moves);
        if self.page.start.feeds && pos.side_total(self.board, pos.mover.other()) == 0 {
            self.keep_feeding(pos, moves);
        }
        if pos.pending == Pending::Nothing {
            let free_pass = self.page.start.may_pass && pos.passed < 2;
            let must_pass = self.page.start.stuck == Stuck::Passes
                && (moves.is_empty() || (self.judged_starts && !self.has_start(pos, pos.mover)));
            if must_pass {
                moves.clear();
            }
            if free_pass || must_pass {
                moves.push(Move::Pass);
            }
        }
    }

    /// Starts from the pits that the page allows.
    fn lawful_starts(&self, pos: &Position, side: Side, moves: &mut Moves) {
        if pos.flags & flag::FREE_START != 0 {
            for pit in self.board.own_pits(side).filter(|&pit| pos.seeds(pit) > 0) {
                moves.push(Move::Start(pit, Way::Ccw));
            }
            return;
        }
        for pit in self.board.own_pits(side) {
            if self.is_lawful_start(pos, side, pit) {
                moves.push(Move::Start(pit, Way::Ccw));
                if self.page.start.ways == Ways::Either {
                    moves.push(Move::Start(pit, Way::Cw));
                }
            }
        }
        for pit in self.reverse_starts(pos, side) {
            moves.push(Move::Start(pit, Way::Cw));
        }
        if moves.is_empty() && self.page.start.stuck == Stuck::Rightmost {
            let rightmost = self.board.own_pits(side).filter(|&pit| pos.seeds(pit) > 0).last();
            if let Some(pit) = rightmost {
                moves.push(Move::Start(pit, Way::Ccw));
            }
        }
    }

    #[inline]
    fn is_lawful_start(&self, pos: &Position, side: Side, pit: Pit) -> bool {
        match self.startable[usize::from(pos.seeds(pit))] {
            Startable::Never => false,
            Startable::Always => true,
            Startable::Depends => {
                self.page.start.when.iter().all(|&condition| self.start_if(pos, side, pit, condition))
            }
        }
    }

    fn start_if(&self, pos: &Position, side: Side, pit: Pit, condition: StartIf) -> bool {
        let seeds = pos.seeds(pit);
        match condition {
            StartIf::AtLeast(n) => seeds >= n,
            StartIf::NotExactly(n) => seeds != n,
            StartIf::LoneOnlyIntoEmpty => {
                let next = self.board.pit(pit.track(), self.next_lane(pit.lane(), Way::Ccw));
                seeds != 1 || pos.seeds(next) == 0
            }
            StartIf::NotMarked => !pos.marked(pit),
            StartIf::Leftmost => {
                let mut free = self.board.own_pits(side).filter(|&p| pos.seeds(p) > 0 && !pos.marked(p));
                free.next() == Some(pit)
            }
            StartIf::FirstNotOnOwnOccupied => {
                // The lifted pit is passed over, so the round is one pit short.
                let round = self.board.track_len() - 1;
                let steps = (usize::from(seeds.max(1)) - 1) % round + 1;
                let end = self
                    .board
                    .pit(pit.track(), self.handfuls.wrap(pit.lane() + steps));
                let occupied = pos.seeds(end) > 0 || usize::from(seeds) > round;
                !(occupied && self.board.owner(end) == side)
            }
        }
    }

    /// Whether a player has a lawful start, were it his turn.
    pub(crate) fn has_start(&self, pos: &Position, side: Side) -> bool {
        if !self.judged_starts {
            return self.board.own_pits(side).any(|pit| self.is_lawful_start(pos, side, pit))
                || self.reverse_starts(pos, side).next().is_some();
        }
        let mut trial = *pos;
        trial.mover = side;
        let mut moves = Moves::default();
        self.lawful_starts(&trial, side, &mut moves);
        moves.iter().any(|&m| self.apply(&trial, m, &mut Silent) != Err(Refusal::Unlawful))
    }

    /// Keeps the starts that give the opponent seeds, if there are any.
    fn keep_feeding(&self, pos: &Position, moves: &mut Moves) {
        let other = pos.mover.other();
        let feeds = |m: Move| {
            self.apply(pos, m, &mut Silent).is_ok_and(|next| next.side_total(self.board, other) > 0)
        };
        let mut feeding = *moves;
        feeding.retain(feeds);
        if !feeding.is_empty() {
            *moves = feeding;
        }
    }
}
