//! Rules that need the feature `noted`: no recorded game uses them, so boards are built without it.

use alloc::vec::Vec;

use super::{Booty, Change, Definition, Ending, If, Marks, StartIf, Stuck, Then};
use crate::board::Rows;

impl Definition {
    /// Whether its rules, with or without its options, need the feature `noted`.
    ///
    /// ```
    /// assert!(!mbao_rules::GAMES.iter().any(|definition| definition.needs_noted()));
    /// ```
    #[must_use]
    pub fn needs_noted(&self) -> bool {
        let changes = self.options.iter().flat_map(|option| option.values.iter());
        needed(self, &self.endings)
            || changes.flat_map(|value| value.changes.iter()).any(|change| change.needs_noted(self))
    }
}

impl Change {
    fn needs_noted(&self, definition: &Definition) -> bool {
        match self {
            Self::Ending(line) => {
                let replaced = |old: &Ending| if line.replaces(old) { line.clone() } else { old.clone() };
                let endings: Vec<Ending> = definition.endings.iter().map(replaced).collect();
                needed(definition, &endings)
            }
            Self::If(_, _, changes) => changes.iter().any(|change| change.needs_noted(definition)),
            _ => false,
        }
    }
}

impl Ending {
    fn needs_noted(&self) -> bool {
        self.when.contains(&If::OtherEndCaptured)
            || match self.then {
                Then::StartAgainOtherWay | Then::Win => true,
                Then::Capture(what) => {
                    what.alike
                        || what.string && what.following > 0
                        || matches!(what.to, Booty::SownFromHere | Booty::SownFromOuter | Booty::SownFromGap)
                }
                _ => false,
            }
    }

    /// Whether it captures to sow, and may apply where there is nothing to capture.
    fn may_sow_nothing(&self) -> bool {
        let Then::Capture(what) = self.then else { return false };
        let sows = !matches!(what.to, Booty::Store | Booty::StoreAndAgain);
        let sees_seeds = |one: &If| match one {
            If::OppositeSeeds => true,
            If::OppositeHolds(seeds) => *seeds > 0,
            If::BehindOppositeSeeds => what.behind,
            _ => false,
        };
        sows && !what.own && !self.when.iter().any(sees_seeds)
    }
}

/// Whether these rules need the feature.
pub(crate) fn needed(definition: &Definition, endings: &[Ending]) -> bool {
    definition.start.when.contains(&StartIf::CapturesIfAny)
        || endings.iter().any(Ending::needs_noted)
        // 420 bytes of a board's download, which plays recorded games only.
        || (!cfg!(all(feature = "compact", target_family = "wasm"))
            && (definition.rows == Rows::Four && definition.start.stuck == Stuck::Rightmost
                || (0..endings.len()).any(|at| needed_after(endings, at, definition.marks))))
}

/// Whether the line with that index does what no recorded game does at that place of its list.
fn needed_after(endings: &[Ending], at: usize, marks: Marks) -> bool {
    let (before, line) = (&endings[..at], &endings[at]);
    let asks_pair = line.when.iter().any(|one| matches!(one, If::Pair(..)));
    let marks_unmarked = asks_pair
        || line.then == Then::MarkIt
            && before.iter().any(|line| !line.optional && *line.when == [If::Marked]);
    line.may_sow_nothing()
        || match line.then {
            Then::MoveOnAndSleep => before.iter().any(|line| line.optional),
            Then::MarkIt | Then::MarkPair => marks != Marks::None && !marks_unmarked,
            _ => false,
        }
        || (asks_pair && marks == Marks::None)
}
