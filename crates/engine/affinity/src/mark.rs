//! What the traits of a game at each point rest on.

use mbao_rules::Definition;
use mbao_rules::definition::{Basis, Ending, Part, Then};

use crate::point::Point;

/// What the rules behind a point rest on: whether the source states them, or they are inferred, or the
/// editors decided them. Empty for games that are not recorded ones.
///
/// ```
/// use mbao_affinity::{Point, bases_of};
/// use mbao_rules::definition::Standing;
///
/// let kiothi = mbao_rules::game("kiothi")?;
/// let count = bases_of(kiothi, Point::Count);
/// assert_eq!((count.len(), count[0].standing), (1, Standing::Stated));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[must_use]
pub fn bases_of(definition: &Definition, point: Point) -> Vec<Basis> {
    let recorded = mbao_rules::game(&definition.id).is_ok_and(|recorded| recorded == definition);
    if !recorded {
        return Vec::new();
    }
    let mut bases = mbao_rules::bases(&definition.id).unwrap_or_default();
    bases.retain(|basis| concerns(definition, point, &basis.part));
    bases
}

/// Whether a point is read from that part of a game.
fn concerns(definition: &Definition, point: Point, part: &Part) -> bool {
    let line = |which: &dyn Fn(&Ending) -> bool| match part {
        Part::Ending(place) => {
            usize::from(*place).checked_sub(1).and_then(|at| definition.endings.get(at)).is_some_and(which)
        }
        _ => false,
    };
    match point {
        Point::Rows | Point::Columns => *part == Part::Board,
        Point::Seeds | Point::Lie => {
            definition.setups.first().is_some_and(|one| *part == Part::SetUp(one.name.clone()))
        }
        Point::Before => match part {
            Part::Prelude(_) => true,
            Part::Option(id) => id == "race" || id == "advance-move",
            _ => false,
        },
        Point::Start => matches!(part, Part::Start | Part::Passing | Part::Feeding | Part::Stuck),
        Point::Way => *part == Part::Way || line(&|line| matches!(line.then, Then::Relay(_))),
        Point::Skip => *part == Part::Skip,
        Point::Relay => line(&|line| matches!(line.then, Then::Relay(_))),
        Point::CaptureWhen | Point::CaptureWhat | Point::Booty => {
            line(&|line| matches!(line.then, Then::Capture(_)))
        }
        Point::Turning => {
            matches!(part, Part::Turning | Part::ReverseStart | Part::Resowing)
                || line(&|line| matches!(line.then, Then::TurnRound { .. }))
        }
        Point::Marks => {
            *part == Part::Marks
                || line(&|line| matches!(line.then, Then::MarkIt | Then::MarkPair | Then::SowHouseOrStop))
        }
        Point::Sleep => line(&|line| {
            let again = matches!(line.then, Then::StartAgain | Then::StartAgainOtherWay);
            again || matches!(line.then, Then::Sleep | Then::MoveOnAndSleep)
        }),
        Point::End => *part == Part::End || line(&|line| line.then == Then::Win),
        Point::Count => *part == Part::Count,
    }
}
