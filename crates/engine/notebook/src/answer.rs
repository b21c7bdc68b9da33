//! An answer as it was given: by whom, when, where, how sure.

use core::fmt;
use core::marker::PhantomData;

use mbao_rules::definition::Basis;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

/// The answers to a question, by one informant or by several who differ.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer<T> {
    /// The readings side by side; empty if nobody has answered yet.
    pub readings: Vec<Reading<T>>,
    /// Which of them is played, counted from 0.
    #[serde(default)]
    pub played: usize,
}

/// One reading of an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Reading<T> {
    /// The answer.
    pub says: T,
    /// Who said it; empty if that is not known.
    #[serde(default)]
    pub who: String,
    /// When: a date or a year, in any form.
    #[serde(default)]
    pub when: String,
    /// Where.
    #[serde(default, rename = "where")]
    pub place: String,
    /// How sure the informant was.
    #[serde(default)]
    pub sure: Sure,
    /// Anything else to note: a source, the informant's own words.
    #[serde(default)]
    pub note: String,
    /// What each part of the answer rests on: somebody stated it, it is inferred, or it was
    /// decided. A changed answer no longer rests on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rests: Vec<Basis>,
}

/// The names of a reading's fields.
#[derive(Clone, Copy, Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Says,
    Who,
    When,
    Where,
    Sure,
    Note,
    Rests,
}

/// What readings of all questions share: it is compiled once, not for each kind of answer.
#[derive(Default)]
struct Shared {
    texts: [Option<String>; 4],
    sure: Option<Sure>,
    rests: Option<Vec<Basis>>,
}

impl Shared {
    const NAMES: [&str; 7] = ["says", "who", "when", "where", "sure", "note", "rests"];

    /// Reads fields up to the answer; returns whether that follows.
    #[inline(never)]
    fn read<'de, A: MapAccess<'de>>(&mut self, map: &mut A) -> Result<bool, A::Error> {
        while let Some(field) = map.next_key()? {
            let again = match field {
                Field::Says => return Ok(true),
                Field::Sure => self.sure.replace(map.next_value()?).is_some(),
                Field::Rests => self.rests.replace(map.next_value()?).is_some(),
                Field::Who => self.texts[0].replace(map.next_value()?).is_some(),
                Field::When => self.texts[1].replace(map.next_value()?).is_some(),
                Field::Where => self.texts[2].replace(map.next_value()?).is_some(),
                Field::Note => self.texts[3].replace(map.next_value()?).is_some(),
            };
            if again {
                return Err(A::Error::duplicate_field(Self::NAMES[field as usize]));
            }
        }
        Ok(false)
    }
}

struct Reader<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Reader<T> {
    type Value = Reading<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("struct Reading")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Reading<T>, A::Error> {
        let (mut shared, mut says) = (Shared::default(), None);
        while shared.read(&mut map)? {
            if says.replace(map.next_value()?).is_some() {
                return Err(A::Error::duplicate_field("says"));
            }
        }
        let says = says.ok_or_else(|| A::Error::missing_field("says"))?;
        let [who, when, place, note] = shared.texts.map(Option::unwrap_or_default);
        let (sure, rests) = (shared.sure.unwrap_or_default(), shared.rests.unwrap_or_default());
        Ok(Reading { says, who, when, place, sure, note, rests })
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Reading<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_struct("Reading", &Shared::NAMES, Reader(PhantomData))
    }
}

/// How sure an informant was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Sure {
    /// That is not known.
    #[default]
    Unknown,
    /// Certain, or seen in play.
    Sure,
    /// Fairly sure.
    Fairly,
    /// Unsure.
    Unsure,
    /// Nobody said it: we decided.
    Inferred,
}

impl<T> Default for Answer<T> {
    fn default() -> Self {
        Self { readings: Vec::new(), played: 0 }
    }
}

impl<T> From<T> for Answer<T> {
    fn from(says: T) -> Self {
        let reading = Reading {
            says,
            who: String::new(),
            when: String::new(),
            place: String::new(),
            sure: Sure::Unknown,
            note: String::new(),
            rests: Vec::new(),
        };
        Self { readings: vec![reading], played: 0 }
    }
}

impl<T> Answer<T> {
    /// The reading that is played, if there is any.
    #[must_use]
    pub fn says(&self) -> Option<&T> {
        self.readings.get(self.played).map(|reading| &reading.says)
    }
}
