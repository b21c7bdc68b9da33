//! Ndoto, 2×8, as the mover sees it: their pits are 0 to 7 from their left, the opponent's 8 to 15.

use super::track::{Track, at_least, count, nth};
use super::{Begun, Floor, TURN_BOUND, WATCH_AFTER, Watch, first_accepted};

/// A game of ndoto.
#[derive(Clone, Debug, Default)]
pub struct Ndoto {
    stores: [u8; 2],
    begun: Begun<u128>,
}

/// The pits of one half that can start: two seeds or more, or one with an empty pit after it.
#[inline]
const fn starts(own: u64, other: u64) -> u64 {
    let after = own >> 8 | other << 56;
    at_least(own, 2) | at_least(own, 1) & !at_least(after, 1)
}

/// Plays a turn. Returns the board, the seeds taken, and the seeds sown, or `None` if it never ends.
#[inline]
fn turn(mut board: Track, start: usize) -> Option<(Track, u8, u32)> {
    let mut at = start;
    let mut hand = board.get(at);
    let mut sown = 0;
    let mut watch = Watch::new();
    loop {
        sown += u32::from(hand);
        at = board.sow(at, hand);
        hand = board.get(at);
        if hand == 1 {
            let taken = if at < 8 { board.take(15 - at) } else { 0 };
            return Some((board, taken, sown));
        }
        if sown > WATCH_AFTER && watch.endless((board, at), sown) {
            return None;
        }
    }
}

impl Floor for Ndoto {
    fn game(&mut self, pick: &mut impl FnMut(usize) -> usize) -> (u32, u64) {
        let mut board = Track::full(2);
        self.stores = [0; 2];
        self.begun.clear();
        let (mut number, mut seeds) = (1, 0);
        loop {
            let [own, other] = board.halves();
            let open = starts(own, other);
            let (next, taken, sown) = if open != 0 {
                let played = first_accepted(count(open), pick, |chosen| turn(board, nth(open, chosen)));
                let Some(played) = played else { return (number, seeds) };
                played
            } else if own != 0 && starts(other, own) != 0 {
                pick(1);
                (board, 0, 0)
            } else {
                return (number, seeds);
            };
            // Turns alternate, so their number says whose it is; the top bit of a pit is free.
            let mover = number & 1;
            let key = board.0 | u128::from(mover) << 127;
            if self.begun.third_time(key, own ^ other.rotate_left(23) ^ u64::from(mover))
                || number > TURN_BOUND
            {
                return (number, seeds);
            }
            self.stores[mover as usize] += taken;
            seeds += u64::from(sown);
            board = Track(next.0.rotate_left(64));
            number += 1;
        }
    }
}
