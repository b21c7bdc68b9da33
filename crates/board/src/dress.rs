//! How each people's board looks, from what is said of it in the article.

/// What the pits are made in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// A plain wooden board: nothing is said of its make.
    Wood,
    /// The board of the Baganda: ends rounded inwards, a handle (§3).
    Ganda,
    /// A heavy slab with a carved edge (§6, Bao).
    Slab,
    /// Holes in the earth (§11, §12).
    Earth,
    /// Cut in rock (§15).
    Rock,
}

/// The shape of the pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hollow {
    Round,
    /// Square pits with sloping sides that touch (§3).
    Square,
    /// Scooped by hand.
    Scooped,
}

/// What is sown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seed {
    /// Small, round, black and hard (§3).
    Empiki,
    /// Oval, flat, in greys, browns and greens of olives (§6).
    Komwe,
    /// The same, brown as milk chocolate (§14).
    Chocolate,
    /// Pebbles.
    Stone,
    /// Aluminium, cast and hammered round (§9).
    Aluminium,
    /// Not on record.
    Plain,
}

/// All of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dress {
    pub(crate) ground: Ground,
    pub(crate) hollow: Hollow,
    pub(crate) seed: Seed,
    /// The houses, and other large pits, are square (Bao, §6).
    pub(crate) square_house: bool,
}

impl Dress {
    /// The dress of a game; a plain one where nothing is known.
    pub(crate) fn of(game: &str) -> Self {
        let dress = |ground, hollow, seed| Self { ground, hollow, seed, square_house: false };
        // Another recorder's reading (`omweso-uganda`) is drawn as the game it is a reading of.
        let reading = cfg!(feature = "noted") && !game.starts_with("bao-");
        let game = if reading { game.split_once('-').map_or(game, |(of, _)| of) } else { game };
        match game {
            "omweso" => dress(Ground::Ganda, Hollow::Square, Seed::Empiki),
            "kombe" | "bao-kiswahili" | "bao-kujifunza" => {
                Self { square_house: true, ..dress(Ground::Slab, Hollow::Round, Seed::Komwe) }
            }
            "enkeshui" => dress(Ground::Wood, Hollow::Round, Seed::Stone),
            "kiothi" => dress(Ground::Wood, Hollow::Round, Seed::Chocolate),
            "mbothe" | "giuthi" => dress(Ground::Earth, Hollow::Scooped, Seed::Stone),
            "lukho" => dress(Ground::Rock, Hollow::Round, Seed::Stone),
            _ => dress(Ground::Wood, Hollow::Round, Seed::Plain),
        }
    }
}

impl Ground {
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Ganda => "wood ganda",
            Self::Slab => "wood slab",
            Self::Earth => "earth",
            Self::Rock => "rock",
        }
    }
}

impl Seed {
    const ALL: [Self; 6] =
        [Self::Empiki, Self::Komwe, Self::Chocolate, Self::Stone, Self::Aluminium, Self::Plain];

    /// By the word of a theme.
    pub(crate) fn named(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|seed| seed.class() == word)
    }

    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Empiki => "empiki",
            Self::Komwe => "komwe",
            Self::Chocolate => "chocolate",
            Self::Stone => "stone",
            Self::Aluminium => "aluminium",
            Self::Plain => "plain",
        }
    }

    /// Half-axes of a seed.
    pub(crate) const fn axes(self) -> (i32, i32) {
        match self {
            Self::Empiki => (9, 9),
            Self::Komwe | Self::Chocolate | Self::Stone => (11, 9),
            Self::Aluminium => (10, 10),
            Self::Plain => (10, 8),
        }
    }
}
