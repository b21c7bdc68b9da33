//! How well a player plays, from "learns with you" to master. Weaker levels see less far and judge
//! more roughly; none throws a game away at random, and none passes while it can start (see `search`).

use mbao_rules::Definition;
use mbao_rules::definition::{Booty, Then};

use crate::judge::Eye;

/// A level, 0 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The weakest, for people who see the game for the first time: it hardly knows what a turn is worth.
    pub const LEARNING: Self = Self(0);
    /// A player who has just learnt the game.
    pub const FIRST: Self = Self(1);
    /// The strongest, *bingwa*.
    pub const MASTER: Self = Self(5);

    /// The level of that number, if it is 0 to 5.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number <= 5 { Some(Self(number)) } else { None }
    }

    /// Its number, 0 to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// What the level can do in a game.
    pub(crate) fn skill(self, definition: &Definition) -> &'static Skill {
        if let Some((.., skill)) =
            APART.iter().find(|(id, level, _)| *id == definition.id && *level == self.0)
        {
            return skill;
        }
        let rows = if turns_branch(definition) { &WHERE_TURNS_BRANCH } else { &SKILLS };
        usize::from(self.0).checked_sub(1).and_then(|at| rows.get(at)).unwrap_or(&LEARNING)
    }
}

/// Whether captures are sown on and each is optional: then a single turn can win everything, and
/// the player who sees it has won from the start.
fn turns_branch(definition: &Definition) -> bool {
    definition.endings.iter().any(|line| match line.then {
        Then::Capture(what) => line.optional && !matches!(what.to, Booty::Store | Booty::StoreAndAgain),
        _ => false,
    })
}

/// What a level can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Skill {
    /// Turns looked ahead, including its own.
    pub(crate) turns: u8,
    /// Seeds of its own sowing that it follows; it does not foresee where a longer one ends.
    pub(crate) follows: u32,
    /// Seeds of the opponent's sowing that it follows: it overlooks what a longer one does.
    pub(crate) foresees: u32,
    /// Moves of a turn that it foresees; it expects the plainest play after them.
    pub(crate) choices: u8,
    /// How positions are judged.
    pub(crate) eye: Eye,
    /// How far a judgement may be off, in thousandths of the natural logarithm of the odds (a seed
    /// is worth 250 when only seeds count).
    pub(crate) rough: u16,
    /// The most nodes searched for a move.
    pub(crate) nodes: u64,
    /// Arrangements tried in a set-up phase.
    pub(crate) tries: u16,
    /// Turns that it follows of a game without choices (lukho).
    pub(crate) carries_out: u32,
    /// The most seeds it lifts where any number may be lifted (lukho); it lifts at least two thirds
    /// of that. A player who holds few has few answers, and only experience shows that it is best
    /// to hold all.
    pub(crate) lifts: u8,
    /// Moves of a position that are searched in full depth; later ones, which nearly always
    /// prove worse, one turn less deep.
    pub(crate) full: u32,
    /// A position near the leaf that is judged better than it has to be by this much for each turn
    /// left, in thousandths of the logarithm of the odds, is not opened. `None`: all are.
    pub(crate) margin: Option<u16>,
    /// Its style: how much it likes to sow the most of all sowings to choose from, in thousandths of the logarithm
    /// of the odds where the game is even; below 0, how much to sow nothing (see `taste`). 0: no style.
    pub(crate) taste: i16,
}

impl Skill {
    /// This skill with so many moves of a position searched in full depth.
    const fn full(self, full: u32) -> Self {
        Self { full, ..self }
    }

    const fn margin(self, margin: u16) -> Self {
        Self { margin: Some(margin), ..self }
    }

    /// This skill of a player who waits: it likes short sowings.
    const fn waits(self, taste: i16) -> Self {
        Self { taste: -taste, ..self }
    }

    /// This skill of a player who races round: it likes long sowings.
    const fn roams(self, taste: i16) -> Self {
        Self { taste, ..self }
    }
}

const ALL: u32 = u32::MAX;

/// Sees where its first few seeds fall, and hardly knows what a turn is worth: it is wrong by up to twenty seeds.
const LEARNING: Skill = skill(1, 3, 0, 1, Eye::Seeds, 5_000, 2_000, 1, 0, 2);

/// Looks as far ahead as there is time.
const MASTER: Skill = skill(60, ALL, ALL, u8::MAX, Eye::Trained, 0, u64::MAX, 400, ALL, u8::MAX);

/// The levels from 1 to 5: turns, follows, foresees, choices, eye, rough, nodes, tries, carries
/// out, lifts.
static SKILLS: [Skill; 5] = [
    // Sees what it captures in this turn, if the sowing is not long.
    skill(1, 20, 0, 1, Eye::Seeds, 400, 2_000, 1, 0, 2),
    // Sees simple answers too.
    skill(2, 30, 10, 1, Eye::Seeds, 350, 5_000, 3, 2, 3).waits(180),
    // Knows roughly what a position is worth.
    skill(2, 140, 60, 3, Eye::Trained, 200, 10_000, 8, 5, 6),
    // Looks far enough ahead to win, and misjudges little.
    skill(4, ALL, 160, 6, Eye::Trained, 60, 60_000, 60, 40, 22).roams(200),
    MASTER,
];

/// The levels 1 to 5 where turns branch: omweso and its relatives.
static WHERE_TURNS_BRANCH: [Skill; 5] = [
    skill(1, 20, 0, 1, Eye::Seeds, 350, 2_000, 1, 0, 2),
    skill(2, 20, 4, 1, Eye::Seeds, 350, 5_000, 3, 0, 3).waits(40),
    skill(2, 24, 10, 1, Eye::Seeds, 300, 10_000, 8, 0, 6),
    skill(2, 200, 60, 5, Eye::Trained, 60, 60_000, 60, 0, 22).roams(200),
    MASTER,
];

/// Levels with special rows in some games, and why.
static APART: [(&str, u8, Skill); 36] = [
    // The weakest should take a third of the captures that it could make, and win about as often as a player at
    // random: the longer the games, the less must it see for that.
    ("omweso", 0, skill(1, 6, 0, 1, Eye::Seeds, 1_000, 2_000, 1, 0, 1)),
    ("coro", 0, skill(1, 7, 0, 1, Eye::Seeds, 900, 2_000, 1, 0, 1)),
    ("aweet", 0, skill(1, 4, 0, 2, Eye::Seeds, 1_800, 2_000, 1, 0, 1)),
    ("kombe", 0, skill(1, 4, 0, 1, Eye::Seeds, 4_400, 2_000, 1, 0, 1)),
    ("mongale", 0, skill(1, 4, 0, 1, Eye::Seeds, 4_400, 2_000, 1, 0, 1)),
    ("mongola", 0, skill(1, 4, 0, 1, Eye::Seeds, 7_000, 2_000, 1, 0, 1)),
    ("enkeshui", 0, skill(1, 2, 0, 2, Eye::Seeds, 4_500, 2_000, 1, 0, 1)),
    ("giuthi", 0, skill(1, 3, 0, 1, Eye::Seeds, 2_500, 2_000, 1, 0, 1)),
    ("ndoto", 0, skill(1, 0, 0, 1, Eye::Seeds, 6_500, 2_000, 1, 0, 1)),
    // Here a player who can judge positions holds the master to a draw, and short turns are half of
    // the game.
    ("enkeshui", 1, skill(1, 6, 0, 2, Eye::Seeds, 900, 2_000, 1, 0, 2)),
    ("enkeshui", 3, skill(4, 140, 100, 3, Eye::Seeds, 200, 10_000, 8, 5, 6)),
    // The same, but less so: judges a little more roughly, and sees simple answers.
    ("giuthi", 1, skill(2, 12, 6, 1, Eye::Seeds, 500, 2_000, 1, 0, 2)),
    ("giuthi", 3, skill(2, 60, 30, 2, Eye::Trained, 350, 10_000, 8, 5, 6)),
    // Turns are long, and the gain after a few seeds says little: what a start is worth shows when the capture
    // that it may lead to is foreseen.
    ("omweso", 3, skill(2, 20, 4, 2, Eye::Seeds, 900, 10_000, 8, 0, 6)),
    ("coro", 3, skill(2, 20, 6, 2, Eye::Seeds, 700, 10_000, 8, 0, 6)),
    ("mongola", 3, skill(2, 20, 6, 2, Eye::Seeds, 700, 10_000, 8, 0, 6)),
    // The lay decides the game: it is followed to the end or not at all.
    ("lukho", 1, skill(1, 6, 0, 1, Eye::Seeds, 700, 2_000, 5, 40, 2)),
    ("lukho", 2, skill(2, 30, 10, 1, Eye::Seeds, 350, 5_000, 10, 60, 3)),
    ("lukho", 3, skill(2, 140, 60, 3, Eye::Trained, 200, 10_000, 60, ALL, 6)),
    ("lukho", 4, skill(4, ALL, 160, 6, Eye::Trained, 60, 60_000, 200, ALL, 22)),
    // Little is at stake in a turn: looking two turns ahead does not show enough.
    ("ndoto", 1, skill(1, 20, 0, 1, Eye::Seeds, 350, 2_000, 1, 0, 2)),
    ("ndoto", 3, skill(4, 140, 60, 3, Eye::Trained, 300, 10_000, 8, 5, 6)),
    // A style costs the most here (without the fifth turn level 3 held level 4 to 46 of 100).
    ("ndoto", 4, skill(5, ALL, 160, 6, Eye::Trained, 60, 60_000, 60, 40, 22).roams(200)),
    ("kiothi", 1, skill(1, 30, 0, 1, Eye::Trained, 500, 2_000, 1, 0, 2)),
    ("kiothi", 3, skill(3, 140, 60, 3, Eye::Trained, 150, 10_000, 8, 5, 6)),
    // Taking the most in sight plays worse than at random here, because all seeds stay in play.
    ("bao-kiswahili", 1, skill(1, 30, 0, 1, Eye::Trained, 420, 2_000, 1, 0, 2)),
    ("bao-kiswahili", 2, skill(2, 60, 20, 1, Eye::Trained, 350, 5_000, 3, 2, 3).waits(180)),
    ("bao-kujifunza", 1, skill(1, 60, 0, 2, Eye::Trained, 600, 2_000, 1, 0, 2)),
    ("bao-kujifunza", 2, skill(2, 140, 60, 3, Eye::Trained, 700, 5_000, 3, 2, 3).waits(180)),
    ("bao-kujifunza", 3, skill(3, 140, 140, 4, Eye::Trained, 200, 10_000, 8, 5, 6)),
    // Looking farther ahead wins games here; elsewhere no gain has been measured.
    ("bao-kujifunza", 5, MASTER.full(3)),
    // So does leaving positions unopened that are judged good enough.
    ("mongola", 5, MASTER.margin(500)),
    ("mbothe", 5, MASTER.margin(500)),
    ("ndoto", 5, MASTER.margin(500)),
    ("kiothi", 5, MASTER.margin(800)),
    ("bao-kiswahili", 5, MASTER.margin(300)),
];

#[allow(clippy::too_many_arguments)] // a row of the table
const fn skill(
    turns: u8,
    follows: u32,
    foresees: u32,
    choices: u8,
    eye: Eye,
    rough: u16,
    nodes: u64,
    tries: u16,
    carries_out: u32,
    lifts: u8,
) -> Skill {
    Skill {
        turns,
        follows,
        foresees,
        choices,
        eye,
        rough,
        nodes,
        tries,
        carries_out,
        lifts,
        full: ALL,
        margin: None,
        taste: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mbao_rules::definition::StartIf;

    #[test]
    fn turns_branch_in_omweso_and_its_relatives() {
        let branching = mbao_rules::GAMES.iter().filter(|definition| turns_branch(definition));
        let branching = branching.map(|definition| &*definition.id);
        assert!(branching.eq(["omweso", "coro", "kombe", "mongale", "mongola", "aweet"]));
    }

    /// The recorded strength and habits are those of levels without one, and in lukho the rules choose each start.
    #[test]
    fn only_levels_2_and_4_have_a_style_and_only_where_a_start_is_chosen() {
        for definition in mbao_rules::GAMES {
            let tastes = (0..=5).map(|number| Level(number).skill(definition).taste.signum());
            let chosen = !definition.start.when.contains(&StartIf::Leftmost);
            let wanted = if chosen { [0, 0, -1, 0, 1, 0] } else { [0; 6] };
            assert!(tastes.eq(wanted), "{}", definition.id);
        }
    }

    #[test]
    fn a_higher_level_is_worse_in_nothing() {
        let tables = [SKILLS, WHERE_TURNS_BRANCH];
        for (low, high) in tables.iter().flat_map(|rows| rows.iter().zip(&rows[1..])) {
            assert!(low.turns <= high.turns && low.follows <= high.follows);
            assert!(low.carries_out <= high.carries_out && low.choices <= high.choices);
            assert!(low.foresees <= high.foresees && low.nodes <= high.nodes && low.tries <= high.tries);
            assert!(low.lifts <= high.lifts);
        }
        assert_eq!(Level::new(0), Some(Level::LEARNING));
        assert_eq!(Level::new(6), None);
        assert_eq!(Level::new(5), Some(Level::MASTER));
    }
}
