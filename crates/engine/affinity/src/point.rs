//! The points at which games are compared, read from a game's definition.

use mbao_rules::definition::{Change, EndIf, Ending, Layout, Marks, Prelude, Skip, Then, Turning};
use mbao_rules::{Definition, Rows};

use crate::feature::{Feature, Lie};

/// A point of comparison, in the order of §17's questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Point {
    /// Rows of the board.
    Rows,
    /// The usual number of pits a row.
    Columns,
    /// Seeds a pit on average, in the usual set-up.
    Seeds,
    /// How the seeds lie.
    Lie,
    /// What comes before the first turn.
    Before,
    /// Where a turn may start, and what happens without a start.
    Start,
    /// Directions of sowing and relaying.
    Way,
    /// Pits that are passed over.
    Skip,
    /// When the sowing relays.
    Relay,
    /// When seeds are captured.
    CaptureWhen,
    /// Which seeds are captured.
    CaptureWhat,
    /// Where captured seeds go.
    Booty,
    /// When a handful turns back.
    Turning,
    /// Pits with a special meaning.
    Marks,
    /// When the turn ends without a capture.
    Sleep,
    /// When the game is over.
    End,
    /// How it is counted.
    Count,
}

impl Point {
    /// All of them, in order.
    pub const ALL: [Self; 17] = [
        Self::Rows,
        Self::Columns,
        Self::Seeds,
        Self::Lie,
        Self::Before,
        Self::Start,
        Self::Way,
        Self::Skip,
        Self::Relay,
        Self::CaptureWhen,
        Self::CaptureWhat,
        Self::Booty,
        Self::Turning,
        Self::Marks,
        Self::Sleep,
        Self::End,
        Self::Count,
    ];

    /// Its weight unless the reader sets another. What defines a family weighs most (rows, where
    /// captured seeds go), then how a turn goes on and captures, then the rest; what varies from
    /// village to village with the board at hand weighs least. These numbers are a judgement, not a
    /// measurement.
    #[must_use]
    pub const fn weight(self) -> f64 {
        match self {
            Self::Rows | Self::Booty => 4.0,
            Self::Way | Self::Relay | Self::CaptureWhen | Self::CaptureWhat => 3.0,
            Self::Start | Self::Turning | Self::Marks | Self::Count => 2.0,
            Self::Columns | Self::Seeds | Self::Lie | Self::Before | Self::Skip | Self::Sleep | Self::End => {
                1.0
            }
        }
    }

    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Columns => "columns",
            Self::Seeds => "seeds",
            Self::Lie => "lie",
            Self::Before => "before",
            Self::Start => "start",
            Self::Way => "way",
            Self::Skip => "skip",
            Self::Relay => "relay",
            Self::CaptureWhen => "capture-when",
            Self::CaptureWhat => "capture-what",
            Self::Booty => "booty",
            Self::Turning => "turning",
            Self::Marks => "marks",
            Self::Sleep => "sleep",
            Self::End => "end",
            Self::Count => "count",
        }
    }
}

/// What a game has at a point.
#[derive(Clone, Debug, PartialEq)]
pub enum Trait {
    /// A positive number.
    Number(f64),
    /// A set, possibly empty, in the order of the definition.
    Set(Vec<Feature>),
}

/// The traits of a game at all points.
#[derive(Clone, Debug, PartialEq)]
pub struct Rulings {
    /// Id of the game.
    pub game: String,
    /// One trait for each point, in the order of [`Point::ALL`].
    pub traits: [Trait; 17],
}

impl Rulings {
    /// The trait of the game at that point.
    #[must_use]
    pub fn at(&self, point: Point) -> &Trait {
        &self.traits[point as usize]
    }
}

/// Reads a game's definition, with its default options and its usual set-up.
#[must_use]
pub fn rules_of(definition: &Definition) -> Rulings {
    Rulings { game: definition.id.to_string(), traits: Point::ALL.map(|point| read(definition, point)) }
}

fn read(definition: &Definition, point: Point) -> Trait {
    use Feature as F;

    Trait::Set(match point {
        Point::Columns => return Trait::Number(f64::from(columns(definition))),
        Point::Seeds => return Trait::Number(seeds(definition)),
        Point::Rows => vec![F::Rows(definition.rows)],
        Point::Lie => {
            let setup = definition.setups.first();
            let lie = setup.map(|setup| F::Lie(Lie::from(&setup.layout)));
            lie.into_iter().chain(setup.filter(|setup| setup.in_hand > 0).map(|_| F::InHand)).collect()
        }
        Point::Before => before(definition),
        Point::Start => start(definition),
        Point::Way => {
            let next = lines(definition, |then| matches!(then, Then::Relay(_)));
            let ways = next
                .filter_map(|line| if let Then::Relay(way) = line.then { Some(F::Next(way)) } else { None });
            distinct([F::First(definition.start.ways)].into_iter().chain(ways))
        }
        Point::Skip => match definition.skip {
            Skip::None => vec![F::SkipsNothing],
            Skip::Origin => vec![F::SkipsOrigin],
            Skip::EnemyHolding { seeds, opening } => {
                vec![F::SkipsEnemyHolding(seeds), F::SkipsLater(opening)]
            }
        },
        Point::Relay => conditions(definition, |then| matches!(then, Then::Relay(_))),
        Point::CaptureWhen => {
            let left = lines(definition, captures).any(|line| line.optional).then_some(F::MayLeave);
            conditions(definition, captures).into_iter().chain(left).collect()
        }
        Point::CaptureWhat => distinct(lines(definition, captures).flat_map(taken)),
        Point::Booty => distinct(lines(definition, captures).filter_map(|line| match line.then {
            Then::Capture(capture) => Some(F::To(capture.to)),
            _ => None,
        })),
        Point::Turning => {
            let back = lines(definition, |then| matches!(then, Then::TurnRound { .. }));
            let back = back.filter_map(|line| match line.then {
                Then::TurnRound { chain } => Some(F::TurnsBack { chain }),
                _ => None,
            });
            let at = (definition.turning != Turning::None).then_some(F::TurningAt(definition.turning));
            let start = definition.start.reverse.then_some(F::ReverseStart);
            distinct(back.chain(at).chain(start))
        }
        Point::Marks => {
            let meaning = (definition.marks != Marks::None).then_some(F::Marks(definition.marks));
            let made = definition.endings.iter().filter_map(|line| match line.then {
                Then::MarkIt => Some(F::OwnsOne),
                Then::MarkPair => Some(F::OwnsTwo),
                Then::SowHouseOrStop => Some(F::HouseChoice),
                _ => None,
            });
            let house = definition.start.bao.filter(|_| definition.marks == Marks::Houses);
            let house = house.map(|bao| F::HouseFrom(bao.house_from));
            distinct(meaning.into_iter().chain(house).chain(made))
        }
        Point::Sleep => {
            let other = definition.endings.iter().filter_map(|line| match line.then {
                Then::MoveOnAndSleep => Some(F::MovesOn),
                Then::StartAgain => Some(F::StartsAgain),
                Then::StartAgainOtherWay => Some(F::StartsAgainOtherWay),
                _ => None,
            });
            distinct(conditions(definition, |then| matches!(then, Then::Sleep)).into_iter().chain(other))
        }
        Point::End => {
            let wins = lines(definition, |then| then == Then::Win).next().is_some().then_some(F::WinsAtOnce);
            let end = match definition.end.when {
                EndIf::NoSeeds | EndIf::EitherNoSeeds => F::EndsEmpty,
                EndIf::NoSeedsOutsideMarks | EndIf::EitherNoSeedsOutsideMarks => F::EndsEmptyOutsideMarks,
                EndIf::NoneHolds(seeds) => F::EndsNoneHolds(seeds),
                EndIf::NoStart => F::EndsNoStart,
                EndIf::NoFrontRow { .. } => F::EndsFrontRow,
            };
            let either =
                matches!(definition.end.when, EndIf::EitherNoSeeds | EndIf::EitherNoSeedsOutsideMarks);
            [end].into_iter().chain(either.then_some(F::EndsForEither)).chain(wins).collect()
        }
        Point::Count => vec![F::Counts(definition.end.count)],
    })
}

fn columns(definition: &Definition) -> u8 {
    definition.columns.first().copied().unwrap_or(1)
}

/// Seeds of the usual set-up, hands included, for each pit of the usual board.
fn seeds(definition: &Definition) -> f64 {
    let Some(setup) = definition.setups.first() else { return 1.0 };
    let columns = f64::from(setup.columns.unwrap_or_else(|| columns(definition)));
    let pits = columns * if definition.rows == Rows::Four { 4.0 } else { 2.0 };
    let hands = 2.0 * f64::from(setup.in_hand);
    let lying = match &setup.layout {
        Layout::Each(each) => f64::from(*each) * pits,
        Layout::Rows(counts) => counts.iter().copied().map(f64::from).sum(),
        Layout::RightHand { pits, each } => 2.0 * f64::from(*pits) * f64::from(*each),
        Layout::Free(side) => 2.0 * f64::from(*side),
        Layout::House(house) => 2.0 * (f64::from(*house) + 4.0),
    };
    (lying + hands) / pits
}

fn before(definition: &Definition) -> Vec<Feature> {
    let feature = |prelude: &Prelude| match prelude {
        Prelude::LayOwn | Prelude::AdvanceMove { .. } => Feature::ArrangesOwn,
        Prelude::Deployment { .. } => Feature::Deploys,
        Prelude::LiftAny
        | Prelude::LayOne
        | Prelude::SowRest
        | Prelude::SouthLifts
        | Prelude::SouthLaysAll => Feature::SecretOpening,
        Prelude::Race(_) => Feature::Race,
    };
    // A race or an advance move that players may agree on belongs to the game.
    let agreed = definition
        .options
        .iter()
        .flat_map(|option| option.values.iter())
        .flat_map(|value| value.changes.iter());
    let agreed = agreed.filter_map(|change| match change {
        Change::AddPrelude(prelude) => Some(feature(prelude)),
        _ => None,
    });
    distinct(definition.preludes.iter().map(feature).chain(agreed))
}

fn start(definition: &Definition) -> Vec<Feature> {
    let start = &definition.start;
    let from = start.when.iter().map(|&condition| Feature::From(condition));
    let more = [
        start.bao.is_some().then_some(Feature::Obliged),
        start.may_pass.then_some(Feature::MayPass),
        start.feeds.then_some(Feature::Feeds),
        Some(Feature::Stuck(start.stuck)),
    ];
    from.chain(more.into_iter().flatten()).collect()
}

fn captures(then: Then) -> bool {
    matches!(then, Then::Capture(_))
}

fn lines(definition: &Definition, which: impl Fn(Then) -> bool) -> impl Iterator<Item = &Ending> {
    definition.endings.iter().filter(move |line| which(line.then))
}

fn conditions(definition: &Definition, which: impl Fn(Then) -> bool) -> Vec<Feature> {
    distinct(
        lines(definition, which).flat_map(|line| line.when.iter()).map(|&condition| Feature::When(condition)),
    )
}

fn taken(line: &Ending) -> Vec<Feature> {
    let Then::Capture(capture) = line.then else { return Vec::new() };
    let more = [
        capture.behind.then_some(Feature::TakesBehind),
        capture.own.then_some(Feature::TakesOwn),
        (capture.string && capture.following == 0).then_some(Feature::TakesString),
        (capture.string && capture.following > 0).then_some(Feature::TakesStringOf(capture.following)),
        capture.alike.then_some(Feature::TakesAlike),
        (capture.following > 0 && !capture.string).then_some(Feature::TakesFollowing(capture.following)),
    ];
    [Feature::TakesOpposite].into_iter().chain(more.into_iter().flatten()).collect()
}

fn distinct(features: impl Iterator<Item = Feature>) -> Vec<Feature> {
    let mut set: Vec<Feature> = Vec::new();
    for feature in features {
        if !set.contains(&feature) {
            set.push(feature);
        }
    }
    set
}
