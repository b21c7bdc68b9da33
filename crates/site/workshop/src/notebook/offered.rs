//! The values that choices offer: their names, their numbers, and the boards they are for.

use mbao_notebook::{Layout, Pockets, Sure};
use mbao_rules::definition::{
    Booty, Called, Count, EndIf, If, Marks, Opening, RelayWay, Skip, StartIf, Stuck, Then, Turning, Ways,
};
use mbao_words::Lang;
use serde::Serialize;

use super::draft::Board;
use super::words::filled;

/// The boards on which something is offered.
#[derive(Clone, Copy)]
pub(super) enum On {
    All,
    Two,
    Four,
    /// Where a turn starts as in bao.
    Bao,
    NotBao,
    FourNotBao,
}

impl On {
    pub(super) const fn has(self, Board { four, bao }: Board) -> bool {
        match self {
            Self::All => true,
            Self::Two => !four,
            Self::Four => four,
            Self::Bao => bao,
            Self::NotBao => !bao,
            Self::FourNotBao => four && !bao,
        }
    }
}

/// Values, in the order in which they are offered.
pub(super) type Offers<T> = &'static [(T, On)];

/// Values of a type by the boards they are offered on: `offers!(Ways; NotBao: Counterclockwise; All: Either;)`.
macro_rules! offers {
    ($of:ident; $($on:ident: $($one:ident $(($($part:tt)*))? $({$($field:tt)*})?),+;)+) => {
        &[$($(($of::$one $(($($part)*))? $({$($field)*})?, $crate::notebook::offered::On::$on)),+),+]
    };
}
pub(super) use offers;

pub(super) trait Offered: Clone + Serialize + 'static {
    /// Its name on the page, and in words after that of the choice.
    fn id(&self) -> String {
        id_of(self)
    }

    /// The numbers in it, which have fields of their own.
    fn numbers(&mut self) -> Vec<&mut u8> {
        Vec::new()
    }
}

/// The name that files have for a value: `held` for `{"held":3}`.
pub(super) fn id_of<T: Serialize>(value: &T) -> String {
    let json = serde_json::to_string(value).unwrap_or_default();
    json.split('"').nth(1).unwrap_or_default().to_owned()
}

pub(super) fn told<T: Offered>(lang: Lang, words: &str, value: &T) -> String {
    let numbers: Vec<String> = value.clone().numbers().iter().map(ToString::to_string).collect();
    filled(lang, &format!("{words}-{}", value.id()), &numbers)
}

impl Offered for Booty {}
impl Offered for Called {}
impl Offered for Count {}
impl Offered for Marks {}
impl Offered for Pockets {}
impl Offered for Stuck {}
impl Offered for Sure {}
impl Offered for Turning {}
impl Offered for Ways {}

impl Offered for Layout {
    fn numbers(&mut self) -> Vec<&mut u8> {
        match self {
            Self::Each(seeds) | Self::Free(seeds) | Self::House(seeds) => vec![seeds],
            Self::RightHand { pits, each } => vec![pits, each],
            Self::Rows(_) => Vec::new(),
        }
    }
}

impl Offered for StartIf {
    fn numbers(&mut self) -> Vec<&mut u8> {
        match self {
            Self::AtLeast(seeds) | Self::NotExactly(seeds) => vec![seeds],
            _ => Vec::new(),
        }
    }
}

impl Offered for If {
    fn numbers(&mut self) -> Vec<&mut u8> {
        match self {
            Self::Held(n) | Self::HeldAtLeast(n) | Self::HeldAtMost(n) | Self::OppositeHolds(n) => vec![n],
            Self::Pair(one, other) => vec![one, other],
            _ => Vec::new(),
        }
    }
}

impl Offered for Then {
    fn id(&self) -> String {
        match self {
            Self::Relay(RelayWay::Same) => "relay-same".to_owned(),
            Self::Relay(RelayWay::Opposite) => "relay-opposite".to_owned(),
            Self::Relay(RelayWay::Chosen) => "relay-chosen".to_owned(),
            Self::TurnRound { chain: true } => "turn-round-chain".to_owned(),
            other => id_of(other),
        }
    }
}

impl Offered for EndIf {
    fn id(&self) -> String {
        match self {
            Self::NoFrontRow { in_turn: true } => "no-front-row-in-turn".to_owned(),
            other => id_of(other),
        }
    }

    fn numbers(&mut self) -> Vec<&mut u8> {
        match self {
            Self::NoneHolds(least) => vec![least],
            _ => Vec::new(),
        }
    }
}

impl Offered for Skip {
    fn id(&self) -> String {
        match self {
            Self::EnemyHolding { opening: Opening::Turn, .. } => "enemy-turn".to_owned(),
            Self::EnemyHolding { opening: Opening::Handful, .. } => "enemy-handful".to_owned(),
            other => id_of(other),
        }
    }

    fn numbers(&mut self) -> Vec<&mut u8> {
        match self {
            Self::EnemyHolding { seeds, .. } => vec![seeds],
            _ => Vec::new(),
        }
    }
}
