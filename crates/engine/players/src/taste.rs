//! Styles: what a level likes about its own turn, besides what the turn is worth.

use alloc::vec::Vec;

use crate::judge::UNDECIDED;

/// The value at which a difference counts a quarter of what it counts where the game is even, in thousandths of
/// the logarithm of the odds. The clearer the game, the more a player can afford; so it is with chances.
const CLEAR: i32 = 2_000;

/// How much a player likes each move to choose from, by its place among the legal ones; empty without a style.
pub(crate) struct Tastes(Vec<i32>);

impl Tastes {
    /// Those of a player with this taste ([`Skill::taste`](crate::level::Skill)) for moves that sow so many seeds.
    pub(crate) fn of(taste: i16, sown: &[u32]) -> Self {
        if taste == 0 {
            return Self(Vec::new());
        }
        let most = sown.iter().fold(1, |most, &sown| most.max(sown));
        let like = |&sown: &u32| {
            let share = if taste < 0 { most - sown } else { sown };
            // In 64 bits, since a sowing may have a million seeds.
            let liking = u64::from(taste.unsigned_abs()) * u64::from(share) / u64::from(most);
            i32::try_from(liking).unwrap_or(0)
        };
        Self(sown.iter().map(like).collect())
    }

    /// What a move at a place is worth to the player. What is decided stays as it is.
    pub(crate) fn felt(&self, value: i32, place: u8) -> i32 {
        match self.0.get(usize::from(place)) {
            Some(liking) if value.abs() < UNDECIDED => CLEAR * value / (CLEAR + value.abs()) + liking,
            _ => value,
        }
    }

    /// A value up to which a move at a place is worth no more to the player than `best`.
    pub(crate) fn no_better(&self, best: i32, place: u8) -> i32 {
        match self.0.get(usize::from(place)) {
            Some(liking) if best.abs() < UNDECIDED => {
                let felt = (best - liking).clamp(100 - CLEAR, CLEAR - 100);
                // One less, because division rounds towards zero.
                let value = CLEAR * felt / (CLEAR - felt.abs()) - 1;
                value.clamp(-UNDECIDED, UNDECIDED - 1)
            }
            _ => best,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taste_prefers_the_long_or_the_short_and_none_prefers_nothing() {
        let felt = |taste, place| Tastes::of(taste, &[0, 5, 1_000_000]).felt(0, place);
        assert_eq!([0, 1, 2].map(|place| felt(200, place)), [0, 0, 200]);
        assert_eq!([0, 1, 2].map(|place| felt(-200, place)), [200, 199, 0]);
        assert_eq!([0, 1, 2].map(|place| felt(0, place)), [0, 0, 0]);
        // Nothing is sown.
        assert_eq!(Tastes::of(200, &[0, 0]).felt(0, 1), 0);
        let plain = Tastes::of(0, &[3, 4]);
        assert_eq!((plain.felt(777, 0), plain.no_better(777, 1)), (777, 777));
    }

    /// A search with a window that is too narrow would take a bound for a value.
    #[test]
    fn what_is_no_better_is_never_felt_to_be_better() {
        let tastes = Tastes::of(200, &[0, 7, 20]);
        let values = || (-30_000..=30_000).step_by(7);
        for (best, place) in values().flat_map(|best| [(best, 0), (best, 1), (best, 2)]) {
            let best = tastes.felt(best, 2);
            let alpha = tastes.no_better(best, place);
            for value in [alpha, alpha - 1, alpha - 500, -UNDECIDED, -30_000] {
                assert!(value > alpha || tastes.felt(value, place) <= best, "{best} {alpha} {value}");
            }
            // And it is not so low that everything is searched.
            assert!(
                tastes.felt(alpha + alpha.abs() / 8 + 20, place) > best || best >= 1_700,
                "{best} {alpha}"
            );
        }
        assert!(values().is_sorted_by_key(|value| tastes.felt(value, 1)));
    }
}
