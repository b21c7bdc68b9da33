//! What comes before the first turn: set-ups, free set-ups, deployment,
//! advance moves, lukho's openings.

use crate::board::{Pit, Rows, Side};
use crate::definition::{Layout, Marks, Prelude, Racing, Skip};
use crate::error::{Error, refuse};
use crate::facts::{Asleep, Flags};
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::step::{Sink, Step, silent};
use crate::text::action::{Action, SeedCounts};

impl Rules {
    /// A position in which a player begins a turn, with these seeds in these pits and empty stores.
    /// Nothing is checked: more than 255 seeds in all spoil it.
    pub fn laid(&self, mover: Side, seeds: impl IntoIterator<Item = (Pit, u8)>) -> Position {
        let mut pos = Position::empty(Phase::Play);
        for (pit, count) in seeds {
            pos.add(pit, count);
        }
        pos.mover = mover;
        pos.phase = self.play_phase(&pos);
        pos
    }

    /// The prelude that is under way, if there is one.
    pub fn prelude_at(&self, pos: &Position) -> Option<Prelude> {
        if pos.phase().is_play() { None } else { self.current_prelude(pos) }
    }

    /// The position in which the players first choose something: where a [`Game`](crate::Game) or a
    /// [`Line`](crate::Line) begins.
    pub fn first_position(&self) -> Position {
        let mut pos = self.start_position();
        self.enter_prelude(&mut pos, &mut silent());
        pos
    }

    /// The seeds as the set-up lays them, before any prelude (race, free laying, deployment). In games without
    /// preludes it is [`Rules::first_position`]; in others nothing can be played from it.
    pub fn start_position(&self) -> Position {
        let mut pos = Position::empty(Phase::Play);
        match &self.setup.layout {
            Layout::Each(n) => {
                let each = self.seeds.unwrap_or(*n);
                for pit in self.board.pits() {
                    pos.add(pit, each);
                }
            }
            Layout::Rows(rows) => {
                let columns = self.board.columns();
                for (i, &n) in rows.iter().enumerate().take(columns * self.board.row_count()) {
                    pos.add(self.board.within(i / columns, i % columns), n);
                }
            }
            Layout::RightHand { pits, each } => {
                let each = self.seeds.unwrap_or(*each);
                for &side in &Side::BOTH {
                    for right in 0..usize::from(*pits).min(self.board.columns()) {
                        pos.add(self.front_from_right(side, right), each);
                    }
                }
            }
            Layout::Free(each) => pos.held = [*each; 2],
            Layout::House(house) => {
                for &side in &Side::BOTH {
                    let pit = self.house_of(side);
                    pos.add(pit, *house);
                    pos.set_mark(pit, side);
                    for right in [1, 2] {
                        pos.add(self.board.pit(pit.track(), pit.lane() - right), 2);
                    }
                }
            }
        }
        pos.hands = [self.setup.in_hand; 2];
        if self.definition.marks == Marks::Unmoved {
            for pit in self.board.pits() {
                if pos.seeds(pit) > 0 {
                    pos.set_mark(pit, self.board.owner(pit));
                }
            }
        }
        pos
    }

    /// A pit of a player's front row (only row), by its number from the player's right, from 0.
    pub(crate) fn front_from_right(&self, side: Side, right: usize) -> Pit {
        let (board, track) = (self.board, self.board.track_of(side));
        // With two rows the row is sown from the left; with four the front row is sown from the right.
        let two = board.rows() == Rows::Two;
        board.pit(track, if two { board.own_lanes(side).end - 1 - right } else { board.columns() + right })
    }

    /// Enters the prelude with the index `pos.prelude`, or begins play.
    pub(crate) fn enter_prelude<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        pos.mover = Side::South;
        pos.phase = match self.current_prelude(pos) {
            Some(Prelude::LayOwn) => Phase::Setup,
            Some(Prelude::AdvanceMove { .. }) => Phase::Advance,
            Some(Prelude::Deployment { .. }) => Phase::DeployLift,
            Some(Prelude::LiftAny | Prelude::SouthLifts) => Phase::Opening1,
            Some(Prelude::LayOne | Prelude::SouthLaysAll) => Phase::Opening2,
            Some(Prelude::SowRest) => {
                self.sow_rest(pos, sink);
                return;
            }
            Some(Prelude::Race(Racing { taps })) => {
                self.line_up(pos, sink);
                if !taps {
                    self.run_race(pos, sink);
                    return;
                }
                Phase::Race
            }
            None => {
                self.begin_play(pos, Side::South);
                return;
            }
        };
    }

    pub(crate) fn current_prelude(&self, pos: &Position) -> Option<Prelude> {
        self.preludes.get(usize::from(pos.prelude)).copied()
    }

    pub(crate) fn begin_play(&self, pos: &mut Position, first: Side) {
        pos.mover = first;
        pos.at = [0; 2];
        pos.sown = [0; 2];
        pos.asleep = Asleep::NOBODY;
        pos.prelude = 0;
        pos.phase = self.play_phase(pos);
        if matches!(self.definition.skip, Skip::EnemyHolding { .. }) {
            pos.flags.set(Flags::OPENING);
        }
    }

    pub(crate) fn play_phase(&self, pos: &Position) -> Phase {
        if self.bao().is_some() {
            Self::bao_phase(pos)
        } else if self.definition.marks == Marks::Knives {
            Phase::Execution
        } else {
            Phase::Play
        }
    }

    /// Goes to the other player's step of this prelude, or to the next prelude.
    fn next_step<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        let alone = matches!(self.current_prelude(pos), Some(Prelude::SouthLifts | Prelude::SouthLaysAll));
        if pos.mover == Side::South && !alone {
            pos.mover = Side::North;
            if pos.phase == Phase::DeployLay {
                pos.phase = Phase::DeployLift;
            }
            return;
        }
        let laid_all = matches!(self.current_prelude(pos), Some(Prelude::SouthLaysAll));
        pos.prelude += 1;
        if laid_all {
            self.begin_play(pos, Side::North);
            pos.flags.set(Flags::FREE_START);
        } else {
            self.enter_prelude(pos, sink);
        }
    }

    /// Whether `done` may end the step.
    pub(crate) fn may_be_done(&self, pos: &Position) -> bool {
        pos.held[pos.mover.index()] == 0
            && matches!(
                self.current_prelude(pos),
                Some(Prelude::AdvanceMove { .. } | Prelude::Deployment { .. })
            )
    }

    pub(crate) fn done<S: Sink>(&self, pos: &mut Position, sink: &mut S) {
        if self.may_be_done(pos) {
            self.next_step(pos, sink);
        }
    }

    /// Whether the phase asks for a `lift`.
    pub fn wants_lift(&self, pos: &Position) -> bool {
        match pos.phase {
            Phase::Opening1 => true,
            Phase::Advance | Phase::DeployLift => self.may_be_done(pos),
            _ => false,
        }
    }

    /// Whether the phase asks for a `lay`.
    pub fn wants_lay(&self, pos: &Position) -> bool {
        matches!(pos.phase, Phase::Setup | Phase::Advance | Phase::DeployLay | Phase::Opening2)
            && !self.wants_lift(pos)
    }

    /// Whose pits a `lift` or `lay` of the phase may name; `None` if it may name anybody's.
    pub(crate) fn handled_side(&self, pos: &Position) -> Option<Side> {
        match self.current_prelude(pos) {
            Some(Prelude::LayOne | Prelude::SouthLaysAll) => Some(pos.mover.other()),
            Some(Prelude::Deployment { .. }) if !self.wants_lift(pos) => None,
            _ => Some(pos.mover),
        }
    }

    /// Whether a pit of the mover's may be lifted, if it holds seeds.
    pub(crate) fn may_be_lifted(&self, pos: &Position, pit: Pit) -> bool {
        pos.marked(pit) || !matches!(self.current_prelude(pos), Some(Prelude::Deployment { .. }))
    }

    /// How many pits one `lift` or `lay` of the phase may name, if that is limited.
    pub(crate) fn most_pits(&self, pos: &Position) -> Option<u8> {
        match self.current_prelude(pos)? {
            Prelude::AdvanceMove { pits } | Prelude::Deployment { pits, .. } if self.wants_lift(pos) => {
                Some(pits)
            }
            Prelude::LayOne => Some(1),
            _ => None,
        }
    }

    /// The pits named with at least one seed, in track order.
    fn named(&self, counts: &SeedCounts) -> impl Iterator<Item = (Pit, u8)> {
        let (board, counts) = (self.board, *counts);
        board.pits().map(move |pit| (pit, counts.get(board.name(pit)))).filter(|&(_, seeds)| seeds > 0)
    }

    /// The position after seeds are lifted or laid; `None` if the phase does not ask for that.
    pub(crate) fn handled<S: Sink>(
        &self,
        from: &Position,
        action: &Action,
        sink: &mut S,
    ) -> Option<Result<Position, Error>> {
        match action {
            Action::Lift(counts) if self.wants_lift(from) => Some(self.lift_seeds(from, counts, sink)),
            Action::Lay(counts) if self.wants_lay(from) => Some(self.lay_seeds(from, counts, sink)),
            _ => None,
        }
    }

    /// Lifts seeds in a set-up phase.
    ///
    /// # Errors
    /// Names the pit or number that the rules do not allow.
    pub(crate) fn lift_seeds<S: Sink>(
        &self,
        from: &Position,
        counts: &SeedCounts,
        sink: &mut S,
    ) -> Result<Position, Error> {
        let mover = from.mover;
        let most = self.most_pits(from);
        // Who may lift some pits lifts the whole of each.
        let whole = most.is_some();
        if counts.total() == 0 {
            refuse!(IllegalAction, "at least one seed must be lifted");
        }
        for (pit, seeds) in self.named(counts) {
            let name = self.board.name(pit).as_str();
            if self.board.owner(pit) != mover {
                refuse!(IllegalAction, "{name} is not {mover}'s pit");
            }
            let there = from.seeds(pit);
            if seeds > there || (whole && seeds != there) {
                let all = if whole { "all or nothing of " } else { "at most the " };
                refuse!(IllegalAction, "{seeds} cannot be lifted from {name}: {all}{there} there");
            }
            if !self.may_be_lifted(from, pit) {
                refuse!(IllegalAction, "{name} has been moved, or began empty: it cannot be lifted");
            }
        }
        if let Some(most) = most
            && counts.pits().count() > usize::from(most)
        {
            refuse!(IllegalAction, "at most {most} pits can be lifted");
        }
        let mut pos = *from;
        for (pit, seeds) in self.named(counts) {
            let rest = pos.take(pit) - seeds;
            pos.add(pit, rest);
            if self.definition.marks == Marks::Unmoved {
                pos.unmark(pit);
            }
            pos.held[mover.index()] += seeds;
            sink.tell(|| Step::Lift { pit, seeds, by: mover });
        }
        match pos.phase {
            Phase::DeployLift => pos.phase = Phase::DeployLay,
            Phase::Advance => {}
            _ => self.next_step(&mut pos, sink),
        }
        Ok(pos)
    }

    /// Lays seeds in a set-up phase.
    ///
    /// # Errors
    /// Names the pit or number that the rules do not allow.
    pub(crate) fn lay_seeds<S: Sink>(
        &self,
        from: &Position,
        counts: &SeedCounts,
        sink: &mut S,
    ) -> Result<Position, Error> {
        let mover = from.mover;
        let hand = from.held[mover.index()];
        let prelude = self.current_prelude(from);
        let side = self.handled_side(from);
        for (pit, _) in self.named(counts) {
            if side.is_some_and(|side| self.board.owner(pit) != side) {
                let name = self.board.name(pit);
                let whose = if side == Some(mover) { "one's own" } else { "the opponent's" };
                refuse!(IllegalAction, "{name} is on the wrong side: seeds go to {whose} pits");
            }
        }
        let total = counts.total() as usize;
        if matches!(prelude, Some(Prelude::LayOne)) {
            if counts.pits().count() > usize::from(self.most_pits(from).unwrap_or(1)) {
                refuse!(IllegalAction, "seeds are laid in one pit only");
            }
            if total >= usize::from(hand) {
                refuse!(
                    IllegalAction,
                    "{total} cannot be laid of {hand} in the hand: one must be left to sow"
                );
            }
        } else if total != usize::from(hand) {
            refuse!(IllegalAction, "{total} laid, but {hand} in the hand: all must be laid");
        }
        let protects = matches!(prelude, Some(Prelude::Deployment { protects: true, .. }));
        let mut pos = *from;
        for (pit, seeds) in self.named(counts) {
            pos.add(pit, seeds);
            pos.held[mover.index()] -= seeds;
            sink.tell(|| Step::Lay { pit, seeds, in_hand: false, by: mover });
            if protects && !pos.marked(pit) {
                let owner = self.board.owner(pit);
                pos.set_mark(pit, owner);
                sink.tell(|| Step::Mark { pit, owner: Some(owner) });
            }
        }
        self.next_step(&mut pos, sink);
        Ok(pos)
    }
}
