//! Items as rows of a table: a text has a column for each language.

use mbao_words::Lang;
use schemars::JsonSchema;
use serde::Serialize;

use super::items::{
    DecisionItem, FeatureItem, FigureItem, GameItem, Mark, RuleItem, SourceItem, TermItem, Texts,
};

/// One kind of item: the name of its files, and how it becomes a row.
pub(super) trait Item: Serialize + JsonSchema {
    /// The name of its files, without an extension.
    const NAME: &'static str;
    /// Names of the columns.
    fn head() -> Vec<String>;
    /// The values in those columns.
    fn line(&self) -> Vec<String>;
}

/// Names of columns: a name that ends with `*` stands for one column in each language.
fn columns(names: &[&str]) -> Vec<String> {
    let of = |name: &&str| match name.strip_suffix('*') {
        Some(name) => Lang::ALL.map(|lang| format!("{name}_{}", lang.tag())).to_vec(),
        None => vec![(*name).to_owned()],
    };
    names.iter().flat_map(of).collect()
}

/// A text in the order of the languages.
fn cells(texts: &Texts) -> Vec<String> {
    Lang::ALL.map(|lang| texts.get(lang.tag()).cloned().unwrap_or_default()).to_vec()
}

fn number<N: ToString>(number: Option<N>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

fn listed<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A value as its JSON file names it.
fn id_of<T: Serialize>(value: &T) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

impl Mark {
    const HEAD: [&str; 5] = ["part", "standing", "inferred_from", "decision", "cite"];

    fn line(&self) -> Vec<String> {
        let from = self.inferred_from.as_ref().map_or_else(String::new, id_of);
        vec![self.part.clone(), id_of(&self.standing), from, number(self.decision), self.cite.clone()]
    }
}

impl Item for GameItem {
    const NAME: &'static str = "games";

    fn head() -> Vec<String> {
        columns(&[
            "id", "name", "names", "people*", "region*", "section", "rows", "columns", "seeds", "setups",
            "options", "sources",
        ])
    }

    fn line(&self) -> Vec<String> {
        let ids: Vec<&str> = self.setups.iter().map(|setup| setup.id.as_str()).collect();
        let options: Vec<String> =
            self.options.iter().map(|option| format!("{}={}", option.id, option.default)).collect();
        [
            vec![self.id.clone(), self.name.clone(), self.names.join("; ")],
            cells(&self.people),
            cells(&self.region),
            vec![
                self.section.clone(),
                self.rows.to_string(),
                listed(&self.columns),
                self.seeds.to_string(),
                ids.join(" "),
                options.join(" "),
                self.sources.join(" "),
            ],
        ]
        .concat()
    }
}

impl Item for RuleItem {
    const NAME: &'static str = "rules";

    fn head() -> Vec<String> {
        [vec!["game".to_owned()], columns(&Mark::HEAD), columns(&["name*", "text*"])].concat()
    }

    fn line(&self) -> Vec<String> {
        let text = self.text.clone().unwrap_or_default();
        [vec![self.game.clone()], self.mark.line(), cells(&self.name), cells(&text)].concat()
    }
}

impl Item for DecisionItem {
    const NAME: &'static str = "decisions";

    fn head() -> Vec<String> {
        columns(&["number", "about*", "games", "options", "told*"])
    }

    fn line(&self) -> Vec<String> {
        let options: Vec<String> = self.told.iter().filter_map(|told| told.option.clone()).collect();
        let told: Texts = Lang::ALL
            .into_iter()
            .map(|lang| {
                let said = self.told.iter().filter_map(|told| told.text.get(lang.tag()));
                (lang.tag(), said.cloned().collect::<Vec<_>>().join(" "))
            })
            .collect();
        [
            vec![self.number.to_string()],
            cells(&self.about),
            vec![self.games.join(" "), options.join(" ")],
            cells(&told),
        ]
        .concat()
    }
}

impl Item for FigureItem {
    const NAME: &'static str = "figures";

    fn head() -> Vec<String> {
        columns(&[
            "game",
            "setup",
            "reading",
            "games",
            "turns_mean",
            "turns_middle",
            "turns_most",
            "choices_mean",
            "seeds_mean",
            "handfuls_mean",
            "first_wins",
            "endless",
        ])
    }

    fn line(&self) -> Vec<String> {
        vec![
            self.game.clone(),
            self.setup.clone(),
            self.reading.clone(),
            self.games.to_string(),
            self.turns.mean.to_string(),
            self.turns.middle.to_string(),
            self.turns.most.to_string(),
            self.choices.mean.to_string(),
            self.seeds.mean.to_string(),
            self.handfuls.mean.to_string(),
            self.first_wins.to_string(),
            self.endless.to_string(),
        ]
    }
}

impl Item for FeatureItem {
    const NAME: &'static str = "features";

    fn head() -> Vec<String> {
        columns(&["game", "point", "told*", "standings", "decisions"])
    }

    fn line(&self) -> Vec<String> {
        let mut standings: Vec<String> = self.marks.iter().map(|mark| id_of(&mark.standing)).collect();
        standings.sort();
        standings.dedup();
        let decisions: Vec<u8> = self.marks.iter().filter_map(|mark| mark.decision).collect();
        [
            vec![self.game.clone(), self.point.to_owned()],
            cells(&self.told),
            vec![standings.join(" "), listed(&decisions)],
        ]
        .concat()
    }
}

impl Item for SourceItem {
    const NAME: &'static str = "sources";

    fn head() -> Vec<String> {
        columns(&[
            "id",
            "authors",
            "year",
            "title",
            "within",
            "publisher",
            "pages",
            "url",
            "seen",
            "sections",
            "note*",
        ])
    }

    fn line(&self) -> Vec<String> {
        [
            vec![
                self.id.clone(),
                number(self.authors.as_ref()),
                number(self.year),
                self.title.clone(),
                number(self.within.as_ref()),
                number(self.publisher.as_ref()),
                number(self.pages.as_ref()),
                number(self.url.as_ref()),
                self.seen.to_owned(),
                self.sections.join(" "),
            ],
            cells(&self.note),
        ]
        .concat()
    }
}

impl Item for TermItem {
    const NAME: &'static str = "glossary";

    fn head() -> Vec<String> {
        columns(&["id", "word*", "other", "definition*", "section", "decision"])
    }

    fn line(&self) -> Vec<String> {
        [
            vec![self.id.clone()],
            cells(&self.word),
            vec![self.other.join("; ")],
            cells(&self.definition),
            vec![self.section.clone(), number(self.decision)],
        ]
        .concat()
    }
}
