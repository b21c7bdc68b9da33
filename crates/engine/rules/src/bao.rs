//! How turns of bao begin: laying, capturing starts, the house, takasia.

use crate::board::{Pit, Pits, Side, Way};
use crate::definition::Bao;
use crate::facts::{Flags, MaybePit};
use crate::moves::{Lay, Move, Moves};
use crate::position::{Phase, Position};
use crate::reason::Reason;
use crate::rules::Rules;
use crate::step::{PitList, Sink, Step, silent};
use crate::turn::Handful;

/// A lone kichwa of this many seeds or fewer is not sown towards the back row.
const LONE_KICHWA: u8 = 8;
/// Seeds taken when a house is taxed.
const TAX: u8 = 2;

impl Rules {
    /// Whether a start in the mtaji phase of bao begins with a capture; never in other games.
    pub fn is_mtaji(&self, pos: &Position, pit: Pit, way: Way) -> bool {
        let Some(bao) = self.bao() else { return false };
        let mut trial = *pos;
        self.lift_mtaji(&mut trial, bao, pit, way, &mut silent());
        trial.flags.has(Flags::CAPTURING)
    }

    /// Whether `pit`, now holding `now` seeds, is the mover's living house and
    /// has its powers.
    pub(crate) fn is_powerful_house(&self, pos: &Position, pit: Pit, now: u8) -> bool {
        self.bao().is_some_and(|bao| {
            // The turn that lays the last seed of all is a namua turn to its end.
            let in_namua = || pos.phase == Phase::Namua || pos.hands != [0, 0];
            self.is_own_house(pos, pit) && now >= bao.house_from && (bao.house_outlives_namua || in_namua())
        })
    }

    fn is_own_house(&self, pos: &Position, pit: Pit) -> bool {
        pit == self.house_of(pos.mover) && pos.marked(pit)
    }

    /// The kichwa from which seeds captured at `pit` must go, if it is a kimbi.
    fn forced_kichwa(&self, pit: Pit) -> Option<Way> {
        let (first, last) = (self.board.columns(), self.board.track_len() - 1);
        match pit.lane() {
            lane if lane <= first + 1 => Some(Way::Ccw),
            lane if lane + 1 >= last => Some(Way::Cw),
            _ => None,
        }
    }

    /// Captured seeds as a handful from a kichwa: the nearer one if `pit` is a kimbi, else the one
    /// that keeps the direction.
    pub(crate) fn sown_from_kichwa(&self, pit: Pit, seeds: u8, way: Way) -> Handful {
        self.along_front(seeds, self.forced_kichwa(pit).unwrap_or(way))
    }

    /// A handful along the front row: counterclockwise from the right kichwa,
    /// clockwise from the left one.
    fn along_front(&self, seeds: u8, way: Way) -> Handful {
        let kichwa = if way == Way::Ccw { self.board.columns() - 1 } else { 0 };
        Handful::from(kichwa, seeds, way)
    }

    /// Whether this pit is a kichwa, the only occupied front pit, and would be sown towards the back row.
    fn is_lone_kichwa_to_back(&self, pos: &Position, pit: Pit, way: Way) -> bool {
        let lone = self.front_holding(pos, pos.mover, 1).bits() & !(1 << pit.index()) == 0;
        let to_back = match way {
            Way::Cw => pit.lane() == self.board.columns(),
            Way::Ccw => pit.lane() + 1 == self.board.track_len(),
        };
        lone && to_back && self.board.is_front(pit)
    }

    #[inline(never)]
    pub(crate) fn bao_starts(&self, pos: &Position, bao: Bao, moves: &mut Moves) {
        if pos.hands[pos.mover.index()] > 0 {
            self.namua_starts(pos, bao, moves);
        } else {
            self.mtaji_starts(pos, bao, moves);
        }
    }

    fn namua_starts(&self, pos: &Position, bao: Bao, moves: &mut Moves) {
        let front = self.front_holding(pos, pos.mover, 1);
        for pit in front.clone() {
            if pos.seeds(self.lookup.opposite(pit)) == 0 {
                continue;
            }
            if self.forced_kichwa(pit).is_some() {
                moves.push(Move::Lay(pit, Lay::Forced));
            } else {
                moves.push(Move::Lay(pit, Lay::Left));
                moves.push(Move::Lay(pit, Lay::Right));
            }
        }
        if !moves.is_empty() {
            return;
        }
        let laying = Takata::new(self, pos, bao);
        for pit in front {
            for &way in &[Way::Ccw, Way::Cw] {
                if laying.refusal(pit, way).is_none() {
                    moves.push(Move::Lay(pit, Lay::Takata(way)));
                }
            }
        }
    }

    fn mtaji_starts(&self, pos: &Position, bao: Bao, moves: &mut Moves) {
        let all = self.holding(pos, pos.mover, 2);
        if let Some(others) = self.untaxed(pos, bao) {
            self.mtaji_starts_from(pos, bao, others, moves);
        }
        if moves.is_empty() {
            self.mtaji_starts_from(pos, bao, all, moves);
        }
    }

    /// The pits to try first where the house may be taxed only as a last resort. The house starts
    /// only if none of them can, even where a capture or a front pit would otherwise be obligatory.
    fn untaxed(&self, pos: &Position, bao: Bao) -> Option<Pits> {
        let house = self.house_of(pos.mover);
        let spared = bao.tax_last && bao.house_outlives_namua && self.is_own_house(pos, house);
        spared.then(|| Pits::of_bits(self.holding(pos, pos.mover, 2).bits() & !(1 << house.index())))
    }

    /// Lists the starts from these pits alone: those that capture, else the takata starts.
    fn mtaji_starts_from(&self, pos: &Position, bao: Bao, pits: Pits, moves: &mut Moves) {
        self.capturing_starts(pos, bao, pits.clone(), moves);
        if moves.is_empty() {
            self.takata_starts(pos, bao, pits, moves);
        }
    }

    fn capturing_starts(&self, pos: &Position, bao: Bao, pits: Pits, moves: &mut Moves) {
        for pit in pits {
            for &way in &[Way::Ccw, Way::Cw] {
                if self.start_captures(pos, bao, pit, way).is_some() {
                    moves.push(Move::Start(pit, way));
                }
            }
        }
    }

    fn takata_starts(&self, pos: &Position, bao: Bao, pits: Pits, moves: &mut Moves) {
        let front_can = self.front_can(pos, &pits);
        for pit in pits {
            for &way in &[Way::Ccw, Way::Cw] {
                if self.takata_refusal(pos, bao, front_can, pit, way).is_none() {
                    moves.push(Move::Start(pit, way));
                }
            }
        }
    }

    /// Whether one of these pits is in the mover's front row.
    fn front_can(&self, pos: &Position, pits: &Pits) -> bool {
        pits.bits() & self.board.front_pits(pos.mover).bits() != 0
    }

    /// Why a pit of two seeds or more cannot begin a takata turn that way.
    fn takata_refusal(
        &self,
        pos: &Position,
        bao: Bao,
        front_can: bool,
        pit: Pit,
        way: Way,
    ) -> Option<Reason> {
        if pos.takasia.is(pit) {
            Some(Reason::Takasia)
        } else if self.board.is_front(pit) != front_can {
            Some(Reason::FrontFirst)
        } else if !bao.takata_free
            && pos.seeds(pit) <= LONE_KICHWA
            && self.is_lone_kichwa_to_back(pos, pit, way)
        {
            Some(Reason::LoneKichwa)
        } else {
            None
        }
    }

    /// Why a pit of the mover's that holds seeds cannot start that way in the mtaji phase; `None`
    /// if the rules allow it.
    pub(crate) fn mtaji_refusal(&self, pos: &Position, bao: Bao, pit: Pit, way: Way) -> Option<Reason> {
        let mut pits = self.holding(pos, pos.mover, 2);
        if pits.bits() >> pit.index() & 1 == 0 {
            return Some(Reason::TooFew { least: 2 });
        }
        let mut moves = Moves::default();
        if let Some(others) = self.untaxed(pos, bao) {
            self.mtaji_starts_from(pos, bao, others.clone(), &mut moves);
            if !moves.is_empty() {
                if pit == self.house_of(pos.mover) {
                    return Some(Reason::TaxLast);
                }
                pits = others;
            }
        }
        moves.clear();
        self.capturing_starts(pos, bao, pits.clone(), &mut moves);
        if moves.is_empty() {
            return self.takata_refusal(pos, bao, self.front_can(pos, &pits), pit, way);
        }
        (!moves.contains(&Move::Start(pit, way))).then_some(Reason::MustCapture)
    }

    /// Why a seed cannot be laid this way in a pit of the mover's; `None` if the rules allow it.
    pub(crate) fn namua_refusal(&self, pos: &Position, bao: Bao, pit: Pit, how: Lay) -> Option<Reason> {
        let captures = |pit: Pit| pos.seeds(pit) > 0 && pos.seeds(self.lookup.opposite(pit)) > 0;
        let must_capture = self.board.front_pits(pos.mover).any(captures);
        match how {
            _ if !self.board.is_front(pit) => Some(Reason::FrontOnly),
            _ if pos.seeds(pit) == 0 => Some(Reason::Empty),
            _ if must_capture && !captures(pit) => Some(Reason::MustCapture),
            Lay::Takata(_) if must_capture => Some(Reason::MustCapture),
            Lay::Takata(way) => Takata::new(self, pos, bao).refusal(pit, way),
            _ if !must_capture => Some(Reason::NoCapture),
            _ if (how == Lay::Forced) != self.forced_kichwa(pit).is_some() => Some(Reason::OtherWay),
            _ => None,
        }
    }

    /// Seeds that a start of the mtaji phase lifts: at most two from a house that kept its powers.
    fn taken_up(&self, pos: &Position, bao: Bao, pit: Pit) -> u8 {
        let seeds = pos.seeds(pit);
        if bao.house_outlives_namua && self.is_own_house(pos, pit) { seeds.min(TAX) } else { seeds }
    }

    /// The pit that the first handful of a start captures, if it captures one.
    fn start_captures(&self, pos: &Position, bao: Bao, pit: Pit, way: Way) -> Option<Pit> {
        let seeds = self.taken_up(pos, bao, pit);
        if seeds > bao.capture_up_to {
            return None;
        }
        let end = self.board.pit(pit.track(), self.handfuls.end(pit.lane(), seeds, way));
        if !self.board.is_front(end) {
            return None;
        }
        let left = if end == pit { pos.seeds(pit) - seeds } else { pos.seeds(end) };
        // A handful longer than the track has filled its last pit before.
        let filled = left > 0 || usize::from(seeds) > self.board.track_len();
        let facing = self.lookup.opposite(end);
        (filled && pos.seeds(facing) > 0).then_some(facing)
    }

    /// Lifts the first handful of a start of the mtaji phase.
    #[inline(never)]
    pub(crate) fn lift_mtaji<S: Sink>(
        &self,
        pos: &mut Position,
        bao: Bao,
        pit: Pit,
        way: Way,
        sink: &mut S,
    ) -> Handful {
        if self.start_captures(pos, bao, pit, way).is_some() {
            pos.flags.set(Flags::CAPTURING);
        }
        let seeds = self.taken_up(pos, bao, pit);
        if seeds < pos.seeds(pit) { self.tax(pos, pit, way, sink) } else { self.lift(pos, pit, way, sink) }
    }

    fn tax<S: Sink>(&self, pos: &mut Position, pit: Pit, way: Way, sink: &mut S) -> Handful {
        let seeds = pos.seeds(pit).min(TAX);
        if seeds == pos.seeds(pit) {
            return self.lift(pos, pit, way, sink);
        }
        pos.tracks[pit.track()].remove(pit.lane(), seeds);
        sink.tell(|| Step::Lift { pit, seeds, by: pos.mover });
        Handful::from(pit.lane(), seeds, way)
    }

    /// Lays a seed from the hand and takes the handful that follows from it.
    pub(crate) fn lay_namua<S: Sink>(
        &self,
        pos: &mut Position,
        bao: Bao,
        pit: Pit,
        how: Lay,
        sink: &mut S,
    ) -> Handful {
        let by = pos.mover;
        let before = pos.seeds(pit);
        let taxed = self.is_own_house(pos, pit) && before >= bao.house_from;
        pos.hands[by.index()] = pos.hands[by.index()].saturating_sub(1);
        pos.add(pit, 1);
        sink.tell(|| Step::Lay { pit, seeds: 1, in_hand: true, by });
        let toward = match how {
            Lay::Takata(way) if taxed => return self.tax(pos, pit, way, sink),
            Lay::Takata(way) => return self.lift(pos, pit, way, sink),
            Lay::Forced => self.forced_kichwa(pit).unwrap_or(Way::Ccw),
            Lay::Left => Way::Cw,
            Lay::Right => Way::Ccw,
        };
        pos.flags.set(Flags::CAPTURING);
        let facing = self.lookup.opposite(pit);
        let seeds = pos.take(facing);
        pos.unmark(facing);
        if sink.on() {
            let mut pits = PitList::new();
            pits.push(facing);
            sink.step(Step::Capture { pits, seeds, to_hand: true, by });
        }
        self.along_front(seeds, toward)
    }

    /// The pit that the next player may not empty, after a takata turn of `pos.mover` that has just
    /// ended.
    #[inline(never)]
    pub(crate) fn takasia_after(&self, pos: &Position, bao: Bao) -> MaybePit {
        if !bao.takasia || pos.flags.has(Flags::CAPTURING) || pos.hands != [0, 0] {
            return MaybePit::NONE;
        }
        let mover = pos.mover;
        let mut trial = *pos;
        trial.mover = mover.other();
        let mut moves = Moves::default();
        self.capturing_starts(&trial, bao, self.holding(&trial, trial.mover, 2), &mut moves);
        if !moves.is_empty() {
            return MaybePit::NONE;
        }
        trial.mover = mover;
        let mut threatened: Option<Pit> = None;
        for pit in self.holding(pos, mover, 2) {
            for &way in &[Way::Ccw, Way::Cw] {
                if let Some(facing) = self.start_captures(&trial, bao, pit, way) {
                    if threatened.is_some_and(|known| known != facing) {
                        return MaybePit::NONE;
                    }
                    threatened = Some(facing);
                }
            }
        }
        match threatened {
            Some(pit) if !self.escapes_takasia(pos, mover.other(), pit) => MaybePit::some(pit),
            _ => MaybePit::NONE,
        }
    }

    /// Whether a front pit never comes under takasia: its owner's living house, their only occupied
    /// front pit, or their only one with more than one seed.
    pub(crate) fn escapes_takasia(&self, pos: &Position, owner: Side, pit: Pit) -> bool {
        let others = |least| self.front_holding(pos, owner, least).bits() & !(1 << pit.index()) != 0;
        let only_movable = pos.seeds(pit) > 1 && !others(2);
        pos.marked(pit) || !others(1) || only_movable
    }

    /// The phase of bao for the player about to start.
    pub(crate) fn bao_phase(pos: &Position) -> Phase {
        if pos.hands[pos.mover.index()] > 0 { Phase::Namua } else { Phase::Mtaji }
    }
}

/// What decides where a namua turn that captures nothing may start.
struct Takata<'a> {
    rules: &'a Rules,
    pos: &'a Position,
    free: bool,
    /// The house keeps its seeds: it has its powers, and is not the only front pit with seeds.
    spared: Option<Pit>,
    /// A single seed is not sown: another front pit holds more, and the player has no house.
    spares_single: bool,
}

impl<'a> Takata<'a> {
    fn new(rules: &'a Rules, pos: &'a Position, bao: Bao) -> Self {
        let house = rules.house_of(pos.mover);
        let owns_house = rules.is_own_house(pos, house);
        let alone = rules.front_holding(pos, pos.mover, 1).bits().is_power_of_two();
        let spared = owns_house && pos.seeds(house) >= bao.house_from && !alone;
        let some_more = !rules.front_holding(pos, pos.mover, 2).is_empty();
        let spares_single = some_more && !owns_house;
        Self { rules, pos, free: bao.takata_free, spared: spared.then_some(house), spares_single }
    }

    /// Why a front pit that holds seeds cannot be sown that way.
    fn refusal(&self, pit: Pit, way: Way) -> Option<Reason> {
        if self.free {
            None
        } else if self.spared == Some(pit) {
            Some(Reason::House)
        } else if self.spares_single && self.pos.seeds(pit) == 1 {
            Some(Reason::TooFew { least: 2 })
        } else if self.rules.is_lone_kichwa_to_back(self.pos, pit, way) {
            Some(Reason::LoneKichwa)
        } else {
            None
        }
    }
}
