//! What a people's board looks like, as far as the source describes it, and what they call what is sown and where it
//! lies.

use super::written::with;
use crate::words::words;

/// A board: what its pits are made in, their shape, and what is sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub struct Appearance {
    /// What the pits are made in.
    pub ground: Ground,
    /// The shape of the pits.
    pub hollow: Hollow,
    /// What is sown.
    pub seed: Seed,
    /// The houses, and other large pits, are square.
    pub square_house: bool,
    /// What its people call what is sown.
    #[cfg_attr(feature = "serde", serde(default))]
    pub called: Called,
    /// What its people call a pit. The board's own sentences say it; states leave it out.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub pits: Pits,
}

impl Appearance {
    /// A plain wooden board of which nothing more is known.
    pub const PLAIN: Self = Self::new(Ground::Wood, Hollow::Round, Seed::Plain);

    /// A board without square pits among round ones.
    pub const fn new(ground: Ground, hollow: Hollow, seed: Seed) -> Self {
        Self { ground, hollow, seed, square_house: false, called: Called::Seed, pits: Pits::Pit }
    }

    with! {
        /// This board with square houses.
        pub const fn with_square_house() square_house = true;
        /// This board with its people's own word for what is sown.
        pub const fn called(called: Called) called = called;
        /// This board with its people's own word for a pit.
        pub const fn with_pits(pits: Pits) pits = pits;
    }
}

/// What the pits are made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Ground {
    /// A plain wooden board; the source does not describe its make.
    Wood,
    /// The board of the Baganda: ends rounded inwards, a handle (§3).
    Ganda,
    /// A heavy slab with a carved edge (§6, Bao).
    Slab,
    /// Holes in the earth (§11, §12).
    Earth,
    /// Pits cut in rock (§15).
    Rock,
}

/// The shape of the pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Hollow {
    /// Round pits.
    Round,
    /// Square pits with sloping sides that touch (§3).
    Square,
    /// Pits scooped by hand.
    Scooped,
}

words! {
    /// What is sown.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    pub enum Seed {
        /// Small, round, black and hard (§3).
        Empiki = "empiki",
        /// Oval, flat, in greys, browns and greens of olives (§6).
        Komwe = "komwe",
        /// Komwe, brown as milk chocolate (§14).
        Chocolate = "chocolate",
        /// Pebbles.
        Stone = "stone",
        /// Aluminium, cast and hammered round (§9).
        Aluminium = "aluminium",
        /// Not on record.
        Plain = "plain",
    }

    /// The word for it in themes and states.
    pub const fn word;
}

impl Seed {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Empiki, Self::Komwe, Self::Chocolate, Self::Stone, Self::Aluminium, Self::Plain];
}

words! {
    /// What a people calls what it sows. A word from this list, not a free text, so that every language can
    /// inflect it.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
    #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
    pub enum Called {
        /// A seed: used where no other word is known.
        #[default]
        Seed = "seed",
        /// A cow (§9, §15).
        Cow = "cow",
        /// A stone (§11, §12).
        Stone = "stone",
        /// A warrior (§14).
        Warrior = "warrior",
    }

    /// The word for it in states and files.
    pub const fn word;
}

impl Called {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Seed, Self::Cow, Self::Stone, Self::Warrior];
}

words! {
    /// What a people calls a pit. A word from this list, as for [`Called`].
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Pits {
        /// A pit: used where no other word is known.
        #[default]
        Pit = "pit",
        /// A boma, a pen for cattle (§9, §14).
        Boma = "boma",
    }

    /// The word for it in files.
    pub const fn word;
}

impl Pits {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Pit, Self::Boma];
}
