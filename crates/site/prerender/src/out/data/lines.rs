//! Items as rows of a table, made from what their JSON says: a text has a column for each language.

use mbao_words::Lang;
use serde_json::Value;

pub(super) type Column = (&'static str, Cells);

pub(super) enum Cells {
    /// The field that is called as the column is.
    Field,
    /// That field, a list of names with semicolons between them.
    Names,
    /// That field, a text: a column for each language.
    Texts,
    /// The value that this JSON pointer leads to.
    At(&'static str),
    /// Fields of each part of a list: the name of the list, and those of the fields.
    Of(&'static str, &'static [&'static str]),
    /// A field of the parts of a list, in order, each value once.
    Each(&'static str, &'static str),
    /// A text of each part of a list: a column for each language.
    TextsOf(&'static str, &'static str),
}

use Cells::{At, Each, Field, Names, Of, Texts, TextsOf};

pub(super) fn head(columns: &[Column]) -> Vec<String> {
    let of = |(name, cells): &Column| match cells {
        Texts | TextsOf(..) => Lang::whole().map(|lang| format!("{name}_{}", lang.tag())).collect(),
        _ => vec![(*name).to_owned()],
    };
    columns.iter().flat_map(of).collect()
}

pub(super) fn row(columns: &[Column], item: &Value) -> Vec<String> {
    let of = |(name, cells): &Column| match cells {
        Field => vec![written(&item[name], " ")],
        Names => vec![written(&item[name], "; ")],
        Texts => Lang::whole().map(|lang| written(&item[name][lang.tag()], " ")).collect(),
        At(pointer) => vec![item.pointer(pointer).map_or_else(String::new, |value| written(value, " "))],
        Of(list, names) => vec![
            parts(&item[list], |part| {
                names.iter().map(|name| written(&part[name], " ")).collect::<Vec<_>>().join("=")
            })
            .join(" "),
        ],
        Each(list, name) => {
            let mut all = parts(&item[list], |part| written(&part[name], " "));
            all.sort();
            all.dedup();
            vec![all.join(" ")]
        }
        TextsOf(list, name) => Lang::whole()
            .map(|lang| parts(&item[list], |part| written(&part[name][lang.tag()], " ")).join(" "))
            .collect(),
    };
    columns.iter().flat_map(of).collect()
}

fn parts(list: &Value, of: impl Fn(&Value) -> String) -> Vec<String> {
    list.as_array().into_iter().flatten().map(of).filter(|cell| !cell.is_empty()).collect()
}

/// A value in a cell; `between` stands between the parts of a list.
pub(super) fn written(value: &Value, between: &str) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(|one| written(one, between)).collect::<Vec<_>>().join(between),
        // A share of none is 0, not 0.0.
        Value::Number(number) if number.is_f64() => number.as_f64().unwrap_or_default().to_string(),
        other => other.to_string(),
    }
}

pub(super) const GAMES: &[Column] = &[
    ("id", Field),
    ("name", Field),
    ("names", Names),
    ("people", Texts),
    ("region", Texts),
    ("section", Field),
    ("rows", Field),
    ("columns", Field),
    ("seeds", Field),
    ("setups", Of("setups", &["id"])),
    ("options", Of("options", &["id", "default"])),
    ("sources", Field),
];

pub(super) const RULES: &[Column] = &[
    ("game", Field),
    ("part", At("/mark/part")),
    ("standing", At("/mark/standing")),
    ("inferred_from", At("/mark/inferred_from")),
    ("decision", At("/mark/decision")),
    ("cite", At("/mark/cite")),
    ("name", Texts),
    ("text", Texts),
];

pub(super) const DECISIONS: &[Column] = &[
    ("number", Field),
    ("about", Texts),
    ("games", Field),
    ("options", Of("told", &["option"])),
    ("told", TextsOf("told", "text")),
];

pub(super) const FIGURES: &[Column] = &[
    ("game", Field),
    ("setup", Field),
    ("reading", Field),
    ("games", Field),
    ("turns_mean", At("/turns/mean")),
    ("turns_middle", At("/turns/middle")),
    ("turns_most", At("/turns/most")),
    ("choices_mean", At("/choices/mean")),
    ("seeds_mean", At("/seeds/mean")),
    ("handfuls_mean", At("/handfuls/mean")),
    ("first_wins", Field),
    ("endless", Field),
];

pub(super) const FEATURES: &[Column] = &[
    ("game", Field),
    ("point", Field),
    ("told", Texts),
    ("standings", Each("marks", "standing")),
    ("decisions", Of("marks", &["decision"])),
];

pub(super) const SOURCES: &[Column] = &[
    ("id", Field),
    ("authors", Field),
    ("year", Field),
    ("title", Field),
    ("within", Field),
    ("publisher", Field),
    ("pages", Field),
    ("url", Field),
    ("seen", Field),
    ("sections", Field),
    ("note", Texts),
];

pub(super) const TERMS: &[Column] = &[
    ("id", Field),
    ("word", Texts),
    ("other", Names),
    ("definition", Texts),
    ("section", Field),
    ("decision", Field),
];

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_row_has_what_the_item_says() {
        let columns = [
            ("year", Field),
            ("share", Field),
            ("names", Names),
            ("word", Texts),
            ("mean", At("/turns/mean")),
            ("options", Of("options", &["id", "default"])),
            ("standings", Each("marks", "standing")),
            ("decisions", Of("marks", &["decision"])),
            ("told", TextsOf("marks", "text")),
        ];
        let mark = |standing: &str, decision: Option<u8>| json!({ "standing": standing, "decision": decision, "text": { "en": standing, "sw": "neno" } });
        let item = json!({
            "year": null,
            "share": 0.0,
            "names": ["one name", "another"],
            "word": { "en": "pit", "sw": "shimo" },
            "turns": { "mean": 12.5 },
            "options": [{ "id": "race", "default": "first" }, { "id": "seeds", "default": "2" }],
            "marks": [mark("stated", None), mark("decided", Some(7)), mark("stated", Some(3))],
        });
        let table: Vec<_> = head(&columns).into_iter().zip(row(&columns, &item)).collect();
        let expected = [
            ("year", ""),
            ("share", "0"),
            ("names", "one name; another"),
            ("word_en", "pit"),
            ("word_sw", "shimo"),
            ("mean", "12.5"),
            ("options", "race=first seeds=2"),
            ("standings", "decided stated"),
            ("decisions", "7 3"),
            ("told_en", "stated decided stated"),
            ("told_sw", "neno neno neno"),
        ];
        assert_eq!(table, expected.map(|(name, cell)| (name.to_owned(), cell.to_owned())));
    }
}
