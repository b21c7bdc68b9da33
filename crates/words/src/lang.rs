//! The languages there are words in.

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Lang {
    /// English.
    #[default]
    En = 0,
    /// Kiswahili.
    Sw = 1,
}

impl Lang {
    /// All of them, in the order in which compiled words stand.
    pub const ALL: [Self; 2] = [Self::En, Self::Sw];

    /// By its tag, `en` or `sw`, with or without a region.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        match tag.as_bytes() {
            [b'e', b'n', rest @ ..] if ends(rest) => Some(Self::En),
            [b's', b'w', rest @ ..] if ends(rest) => Some(Self::Sw),
            _ => None,
        }
    }

    /// Its tag.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Sw => "sw",
        }
    }
}

/// Whether what follows a tag is nothing, or its region.
const fn ends(rest: &[u8]) -> bool {
    matches!(rest, [] | [b'-' | b'_', ..])
}
