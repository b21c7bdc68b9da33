//! What a capture takes, and where it goes.

use crate::board::{Pit, Way};
use crate::definition::{Booty, Capture};
use crate::facts::Flags;
use crate::position::{Pending, Position};
use crate::rules::Rules;
use crate::step::{PitList, Sink, Step};
use crate::turn::{Handful, Stop};

impl Rules {
    /// Takes the pits of a capture, in order, and returns the number of seeds. Taking none is not a capture:
    /// it is not told and not remembered.
    pub(crate) fn take_captured<S: Sink>(
        &self,
        pos: &mut Position,
        way: Way,
        pit: Pit,
        what: Capture,
        sink: &mut S,
    ) -> u8 {
        let mut pits = PitList::new();
        let mut seeds = 0_u8;
        let mut take = |pos: &mut Position, pit: Pit| {
            let taken = pos.take(pit);
            if taken > 0 {
                seeds = seeds.saturating_add(taken);
                pos.unmark(pit);
                if sink.on() {
                    pits.push(pit);
                }
            }
        };
        let facing = self.lookup.opposite(pit);
        let like = pos.seeds(facing);
        take(pos, facing);
        if what.alike {
            for other in self.board.front_pits(self.board.owner(facing)) {
                if pos.seeds(other) == like && !pos.marked(other) {
                    take(pos, other);
                }
            }
        }
        if what.behind {
            take(pos, self.lookup.behind_opposite(pit));
        }
        if what.own {
            take(pos, pit);
        }
        if what.string || what.following > 0 {
            let own = self.board.own_lanes(pos.mover);
            let mut lane = pit.lane();
            let mut more = if what.following > 0 { what.following } else { u8::MAX };
            while more > 0 {
                lane = self.next_lane(lane, way);
                let along = self.board.pit(pit.track(), lane);
                let facing = self.lookup.opposite(along);
                // Past the end of the mover's row, the place belongs to the opponent.
                let on_row = own.contains(&lane) && self.board.is_front(along) && lane != pit.lane();
                if !on_row
                    || (what.string && pos.seeds(along) > 0)
                    || pos.seeds(facing) == 0
                    || pos.marked(facing)
                {
                    break;
                }
                take(pos, facing);
                more -= 1;
            }
        }
        if seeds == 0 {
            return 0;
        }
        if sink.on() {
            let to_hand = !matches!(what.to, Booty::Store | Booty::StoreAndAgain);
            sink.step(Step::Capture { pits, seeds, to_hand, by: pos.mover });
        }
        if self.ending_table.bits.other_end != 0 {
            pos.flags.set(self.end_flag(pit));
        }
        if self.remembers_captures {
            pos.eaten.add(pos.mover);
        }
        seeds
    }

    /// Captures and puts the seeds where they go. Returns why the sowing stops, if it does.
    pub(crate) fn capture<S: Sink>(
        &self,
        pos: &mut Position,
        hand: &mut Handful,
        pit: Pit,
        what: Capture,
        sink: &mut S,
    ) -> Option<Stop> {
        let seeds = self.take_captured(pos, hand.way, pit, what, sink);
        let store = &mut pos.stores[pos.mover.index()];
        match what.to {
            Booty::Store | Booty::StoreAndAgain => {
                *store = store.saturating_add(seeds);
                Some(if what.to == Booty::Store { Stop::Sleep } else { Stop::Choice(Pending::Again) })
            }
            Booty::SownOn | Booty::SownFromHere | Booty::SownFromOuter | Booty::SownFromGap => {
                hand.seeds = seeds;
                if seeds == 0 {
                    return Some(Stop::Sleep);
                }
                if what.to != Booty::SownOn {
                    self.sown_from(pos, hand, pit, what.to, sink);
                }
                None
            }
            Booty::Kichwa => {
                self.end_houses(pos, sink);
                *hand = self.sown_from_kichwa(pit, seeds, hand.way);
                None
            }
        }
    }

    /// Sets the pit from which captured seeds are sown; a single seed may take more along.
    #[cold]
    #[allow(clippy::cast_possible_truncation)] // a lane is below 32
    pub(crate) fn sown_from<S: Sink>(
        &self,
        pos: &mut Position,
        hand: &mut Handful,
        pit: Pit,
        to: Booty,
        sink: &mut S,
    ) {
        match to {
            Booty::SownFromHere => hand.origin = pit.lane() as u8,
            Booty::SownFromOuter => {
                let outer = self.board.behind(pit);
                hand.origin = outer.lane() as u8;
                if hand.seeds == 1 && pos.seeds(outer) > 0 {
                    hand.seeds += self.lift(pos, outer, hand.way, sink).seeds;
                }
            }
            Booty::SownFromGap => {
                let back = hand.way.turned();
                let mut lane = self.next_lane(pit.lane(), back);
                // On a track without an empty pit, the search comes back to the capturing pit.
                while lane != pit.lane() && pos.tracks[pit.track()].get(lane) > 0 {
                    lane = self.next_lane(lane, back);
                }
                hand.origin = lane as u8;
            }
            _ => {}
        }
    }

    /// The flag for the end of the row where a capture was made.
    fn end_flag(&self, pit: Pit) -> Flags {
        if pit.lane() == self.board.columns() {
            Flags::RIGHT_END
        } else if pit.lane() + 1 == self.board.track_len() {
            Flags::LEFT_END
        } else {
            Flags::NONE
        }
    }

    /// The key bit for a capture at this end after one at the other end.
    pub(crate) fn other_end_key(&self, pos: &Position, pit: Pit) -> u16 {
        let other = match self.end_flag(pit) {
            Flags::RIGHT_END => Flags::LEFT_END,
            Flags::LEFT_END => Flags::RIGHT_END,
            _ => return 0,
        };
        if pos.flags.has(other) { self.ending_table.bits.other_end } else { 0 }
    }
}
