//! Reads `kiosk.toml` into entries with their lines.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::entry::{Entry, Expected, Place, Problem, Value};

/// The entries in the order of the file, and what could not be read.
pub(super) fn entries(text: &str) -> (Vec<Entry>, Vec<Problem>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut entries = Vec::new();
    gather(text, "", table.get_ref(), &mut entries);
    entries.sort_by_key(|entry| entry.place);
    let problem = |error: toml::de::Error| Problem {
        place: line(text, error.span().map_or(0, |span| span.start)),
        key: String::new(),
        expected: Expected::Toml(error.message().to_owned()),
    };
    (entries, errors.into_iter().map(problem).collect())
}

fn gather(text: &str, above: &str, table: &DeTable<'_>, entries: &mut Vec<Entry>) {
    for (name, value) in table {
        let key = format!("{above}{}", name.get_ref());
        match value.get_ref() {
            DeValue::Table(table) => gather(text, &format!("{key}."), table, entries),
            // Each by its number: `story.0.file`.
            DeValue::Array(list) if list.iter().any(|one| one.get_ref().is_table()) => {
                for (at, one) in list.iter().enumerate() {
                    if let DeValue::Table(table) = one.get_ref() {
                        gather(text, &format!("{key}.{at}."), table, entries);
                    }
                }
            }
            _ => entries.push(Entry { key, place: line(text, name.span().start), value: read(value) }),
        }
    }
}

fn read(value: &Spanned<DeValue<'_>>) -> Value {
    match value.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            let read = i64::from_str_radix(number.as_str(), number.radix());
            read.map_or(Value::Strange, Value::Number)
        }
        DeValue::Boolean(truth) => Value::Truth(*truth),
        DeValue::Array(list) => {
            let texts = list.iter().map(|one| one.get_ref().as_str().map(str::to_owned));
            texts.collect::<Option<Vec<_>>>().map_or(Value::Strange, Value::List)
        }
        _ => Value::Strange,
    }
}

/// The line of a byte, counted from 1.
fn line(text: &str, at: usize) -> Place {
    Place::Line(1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_no_toml_is_told_by_line_and_the_rest_is_read() {
        let (entries, problems) = entries("idle = 20\ngames = [\"omweso\"\nsound = yes\nattract = false\n");
        assert!(problems.iter().all(|one| matches!(one.expected, Expected::Toml(_))));
        assert!(problems.iter().any(|one| matches!(one.place, Place::Line(2 | 3))), "{problems:?}");
        assert_eq!(
            entries.first().map(|one| (one.key.as_str(), &one.value)),
            Some(("idle", &Value::Number(20)))
        );
    }
}
