//! What a people's board looks like, as far as the source describes it, and what they call what is sown and where it
//! lies.

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
    #[must_use]
    pub const fn new(ground: Ground, hollow: Hollow, seed: Seed) -> Self {
        Self { ground, hollow, seed, square_house: false, called: Called::Seed, pits: Pits::Pit }
    }

    /// This board with square houses.
    #[must_use]
    pub const fn with_square_house(mut self) -> Self {
        self.square_house = true;
        self
    }

    /// This board with its people's own word for what is sown.
    #[must_use]
    pub const fn called(mut self, called: Called) -> Self {
        self.called = called;
        self
    }

    /// This board with its people's own word for a pit.
    #[must_use]
    pub const fn with_pits(mut self, pits: Pits) -> Self {
        self.pits = pits;
        self
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

/// What is sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Seed {
    /// Small, round, black and hard (§3).
    Empiki,
    /// Oval, flat, in greys, browns and greens of olives (§6).
    Komwe,
    /// Komwe, brown as milk chocolate (§14).
    Chocolate,
    /// Pebbles.
    Stone,
    /// Aluminium, cast and hammered round (§9).
    Aluminium,
    /// Not on record.
    Plain,
}

impl Seed {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Empiki, Self::Komwe, Self::Chocolate, Self::Stone, Self::Aluminium, Self::Plain];

    /// The word for it in themes and states.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Empiki => "empiki",
            Self::Komwe => "komwe",
            Self::Chocolate => "chocolate",
            Self::Stone => "stone",
            Self::Aluminium => "aluminium",
            Self::Plain => "plain",
        }
    }
}

/// What a people calls what it sows. A word from this list, not a free text, so that every language can
/// inflect it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Called {
    /// A seed: used where no other word is known.
    #[default]
    Seed,
    /// A cow (§9, §15).
    Cow,
    /// A stone (§11, §12).
    Stone,
    /// A warrior (§14).
    Warrior,
}

impl Called {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Seed, Self::Cow, Self::Stone, Self::Warrior];

    /// The word for it in states and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Seed => "seed",
            Self::Cow => "cow",
            Self::Stone => "stone",
            Self::Warrior => "warrior",
        }
    }
}

/// What a people calls a pit. A word from this list, as for [`Called`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pits {
    /// A pit: used where no other word is known.
    #[default]
    Pit,
    /// A boma, a pen for cattle (§9, §14).
    Boma,
}

impl Pits {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Pit, Self::Boma];

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Pit => "pit",
            Self::Boma => "boma",
        }
    }
}
