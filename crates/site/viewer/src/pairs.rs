//! Values by name: a list, because a tree for a few entries weighs 2 KB of a bundle.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// Values by name, in the order in which they came; in JSON an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairs<V>(Vec<(String, V)>);

impl<V> Default for Pairs<V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<V> Pairs<V> {
    /// The value of that name.
    pub fn get(&self, name: &str) -> Option<&V> {
        self.iter().find(|(one, _)| *one == name).map(|(_, value)| value)
    }

    /// All names and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &V)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Keeps those of which this holds.
    pub fn retain(&mut self, keeps: impl Fn(&str, &V) -> bool) {
        self.0.retain(|(name, value)| keeps(name, value));
    }

    /// The value of that name to change; there is one afterwards.
    pub fn entry(&mut self, name: &str) -> &mut V
    where
        V: Default,
    {
        let at = self.0.iter().position(|(one, _)| one == name).unwrap_or_else(|| {
            self.0.push((name.to_owned(), V::default()));
            self.0.len() - 1
        });
        &mut self.0[at].1
    }
}

impl<V> FromIterator<(String, V)> for Pairs<V> {
    fn from_iter<I: IntoIterator<Item = (String, V)>>(all: I) -> Self {
        Self(all.into_iter().collect())
    }
}

impl<V: Serialize> Serialize for Pairs<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Pairs<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<V>(PhantomData<V>);
        impl<'de, V: Deserialize<'de>> Visitor<'de> for Reader<V> {
            type Value = Pairs<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }
        deserializer.deserialize_map(Reader(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_written_and_read_as_objects() {
        let mut pairs: Pairs<u8> = serde_json::from_str("{\"b\":1,\"a\":2}").expect("an object");
        *pairs.entry("a") += 1;
        *pairs.entry("c") += 4;
        assert_eq!((pairs.get("a"), pairs.get("d")), (Some(&3), None));
        assert_eq!(serde_json::to_string(&pairs).expect("numbers"), "{\"b\":1,\"a\":3,\"c\":4}");
        assert!(serde_json::from_str::<Pairs<u8>>("[]").is_err());
    }
}
