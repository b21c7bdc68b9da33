//! The data of the site as files: JSON and CSV with a schema each, a bibliography, the licence and what
//! changed. The pages are written from the same data.

mod affinity;
mod gather;
mod items;
mod lines;

use anyhow::Result;
use mbao_content::Content;
use schemars::JsonSchema;
use serde::Serialize;

use self::affinity::AffinityFile;
use self::items::File;
use self::lines::Column;
use crate::facts::affinities::Affinities;
use crate::facts::bibliography;
use crate::facts::files::{LICENCE, VERSION};

/// All files below the folder, with their texts.
pub(crate) fn files(
    content: &Content,
    affinities: &Affinities,
    url: Option<&str>,
) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    files.extend(table("games", "The games.", lines::GAMES, gather::games(content)?)?);
    let holds = "The rules of the games, and on what each rests.";
    files.extend(table("rules", holds, lines::RULES, gather::rules(content)?)?);
    files.extend(table(
        "decisions",
        "The editors' decisions.",
        lines::DECISIONS,
        gather::decisions(content)?,
    )?);
    let holds = "What the games have at each point of comparison.";
    files.extend(table("features", holds, lines::FEATURES, gather::features(content)?)?);
    files.extend(table("figures", "How the games go by lot.", lines::FIGURES, gather::figures(content))?);
    files.extend(table("sources", "The sources.", lines::SOURCES, gather::sources(content))?);
    files.extend(table("glossary", "The glossary.", lines::TERMS, gather::glossary(content))?);
    let affinity = AffinityFile::of(affinities);
    files.extend([
        // Written without spaces, because the page of affinities fetches it.
        ("affinity.json".to_owned(), serde_json::to_string(&affinity)?),
        ("affinity.csv".to_owned(), affinity.csv()),
        ("affinity.schema.json".to_owned(), pretty(&schemars::schema_for!(AffinityFile))?),
        ("sources.bib".to_owned(), bibliography::bibtex(content, url)),
        ("sources.csl.json".to_owned(), pretty(&bibliography::csl(content, url))?),
        ("CITATION.cff".to_owned(), bibliography::CITATION.to_owned()),
        ("LICENCE.txt".to_owned(), licence()),
        ("CHANGES.md".to_owned(), include_str!("CHANGES.md").to_owned()),
    ]);
    Ok(files)
}

fn table<T: Serialize + JsonSchema>(
    name: &str,
    holds: &'static str,
    columns: &[Column],
    items: Vec<T>,
) -> Result<[(String, String); 3]> {
    let mut csv = csv::Writer::from_writer(Vec::new());
    csv.write_record(lines::head(columns))?;
    for item in &items {
        csv.write_record(lines::row(columns, &serde_json::to_value(item)?))?;
    }
    let file = File { holds, version: VERSION, licence: LICENCE, items };
    Ok([
        (format!("{name}.json"), pretty(&file)?),
        (format!("{name}.csv"), String::from_utf8(csv.into_inner()?)?),
        (format!("{name}.schema.json"), pretty(&schemars::schema_for!(File<T>))?),
    ])
}

fn pretty<T: Serialize>(value: &T) -> Result<String> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}

fn licence() -> String {
    format!(
        "These data may be used under one of these licences, at your choice: {LICENCE}.\n\n{}\n{}\n{}",
        include_str!("../../../../../../LICENSE-CC-BY"),
        include_str!("../../../../../../LICENSE-MIT"),
        include_str!("../../../../../../LICENSE-APACHE")
    )
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use serde_json::Value;

    use super::*;
    use crate::facts::files::{KINDS, OTHERS};
    use crate::outside::Outside;
    use crate::real;

    /// All files, made once.
    static ALL: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
        let content = real::content();
        let outside = Outside::read(&real::folder(), content).expect("the notebooks");
        let affinities = Affinities::of(content, &outside).expect("the games compared");
        files(content, &affinities, Some("https://a.example/")).expect("the files")
    });

    #[test]
    fn files_parse_and_say_the_same() {
        let files = &*ALL;
        let text = |name: &str| {
            let found = files.iter().find(|(one, _)| one == name);
            found.map_or_else(|| panic!("there is no {name}"), |(_, text)| text.as_str())
        };
        let json =
            |name: &str| serde_json::from_str::<Value>(text(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        for kind in KINDS {
            let data = json(&format!("{kind}.json"));
            let csv = text(&format!("{kind}.csv"));
            let mut lines = csv::ReaderBuilder::new().comment(Some(b'#')).from_reader(csv.as_bytes());
            let lines: Result<Vec<_>, _> = lines.records().collect();
            let lines = lines.unwrap_or_else(|error| panic!("{kind}.csv: {error}")).len();
            let items = data["items"].as_array().or(data["pairs"].as_array()).expect("a list").len();
            assert_eq!(lines, items, "{kind}");
            assert!(items >= mbao_rules::GAMES.len(), "{kind}: {items}");
        }
        for name in OTHERS {
            assert!(!text(name).trim().is_empty(), "{name}");
        }
        let csl = json("sources.csl.json");
        let sources = json("sources.json")["items"].as_array().map_or(0, Vec::len);
        assert_eq!(csl.as_array().map_or(0, Vec::len), sources + 1, "the sources and the site itself");
        assert_eq!(text("sources.bib").matches("\n@").count() + 1, sources + 1);
    }

    #[test]
    fn every_rule_carries_its_mark() {
        let files = &*ALL;
        let rules = files.iter().find(|(name, _)| name == "rules.json").expect("the rules");
        let rules: Value = serde_json::from_str(&rules.1).expect("JSON");
        for rule in rules["items"].as_array().expect("a list") {
            let mark = &rule["mark"];
            let whole = match mark["standing"].as_str() {
                Some("stated") => mark["decision"].is_null() && mark["inferred_from"].is_null(),
                Some("inferred") => mark["inferred_from"].is_string(),
                Some("decided") => mark["decision"].is_number(),
                _ => false,
            };
            assert!(whole && mark["cite"].as_str().is_some_and(|cite| !cite.is_empty()), "{rule}");
        }
    }
}
