//! How well a player plays, from "just learnt" to master. Who plays worse sees
//! less far and judges more roughly; nobody throws a game away by lot.

use crate::judge::Eye;

/// A level, 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The weakest, who has just learnt the game.
    pub const FIRST: Self = Self(1);
    /// The strongest, *bingwa*.
    pub const MASTER: Self = Self(5);

    /// The level of that number, if it is 1 to 5.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 5 { Some(Self(number)) } else { None }
    }

    /// Its number, 1 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn skill(self) -> &'static Skill {
        &SKILLS[usize::from(self.0.clamp(1, 5)) - 1]
    }
}

/// What a level can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Skill {
    /// Turns looked ahead, the own one included.
    pub(crate) turns: u8,
    /// Seeds of one's own sowing that are followed; where a longer one ends is
    /// not foreseen.
    pub(crate) follows: u32,
    /// The same of the opponent's sowing: what he does by a longer one is
    /// overlooked.
    pub(crate) foresees: u32,
    /// How positions are judged.
    pub(crate) eye: Eye,
    /// How far a judgement may be off, in thousandths of the natural logarithm
    /// of the odds (a seed is 250 to who counts only seeds).
    pub(crate) rough: u16,
    /// Most decisions tried before one is taken.
    pub(crate) nodes: u64,
    /// Arrangements tried in a set-up phase.
    pub(crate) tries: u16,
}

const ALL: u32 = u32::MAX;

/// The levels, weakest first.
static SKILLS: [Skill; 5] = [
    // Sees what he takes in this turn, if the sowing is short.
    Skill { turns: 1, follows: 16, foresees: 0, eye: Eye::Seeds, rough: 240, nodes: 2_000, tries: 1 },
    // Sees plain answers too.
    Skill { turns: 2, follows: 40, foresees: 12, eye: Eye::Seeds, rough: 200, nodes: 5_000, tries: 3 },
    // Knows what a position is worth, more or less.
    Skill { turns: 2, follows: 120, foresees: 40, eye: Eye::Trained, rough: 300, nodes: 10_000, tries: 8 },
    Skill { turns: 4, follows: ALL, foresees: 160, eye: Eye::Trained, rough: 80, nodes: 60_000, tries: 40 },
    Skill {
        turns: 60,
        follows: ALL,
        foresees: ALL,
        eye: Eye::Trained,
        rough: 0,
        nodes: u64::MAX,
        tries: 400,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_higher_level_is_worse_in_nothing() {
        for pair in SKILLS.windows(2) {
            let [low, high] = pair else { continue };
            assert!(low.turns <= high.turns && low.follows <= high.follows);
            assert!(low.foresees <= high.foresees && low.nodes <= high.nodes && low.tries <= high.tries);
        }
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(6), None);
        assert_eq!(Level::new(5), Some(Level::MASTER));
    }
}
