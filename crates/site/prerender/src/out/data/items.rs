//! The contents of the data files, as types: their JSON schemas are made from these.

use std::collections::BTreeMap;

use mbao_rules::definition::Evidence;
use schemars::JsonSchema;
use serde::Serialize;

/// A text by the tag of its language.
pub(super) type Texts = BTreeMap<&'static str, String>;

/// A file of data.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct File<T> {
    /// What the items are.
    pub(super) holds: &'static str,
    /// Version of the format.
    pub(super) version: u32,
    /// The licence of the data, as an SPDX expression.
    pub(super) licence: &'static str,
    /// The items.
    pub(super) items: Vec<T>,
}

/// A game.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct GameItem {
    /// Its id, as the boards know it.
    pub(super) id: String,
    /// Its usual name.
    pub(super) name: String,
    /// All its names.
    pub(super) names: Vec<String>,
    /// The people whose game it is.
    pub(super) people: Texts,
    /// Where they live.
    pub(super) region: Texts,
    /// The section that records it.
    pub(super) section: String,
    /// Rows of the board.
    pub(super) rows: u8,
    /// The numbers of pits in a row, the usual number first.
    pub(super) columns: Vec<u8>,
    /// All seeds of the usual set-up.
    pub(super) seeds: u32,
    /// Its set-ups, the usual one first.
    pub(super) setups: Vec<Named>,
    /// The options: rules that can be read in more than one way.
    pub(super) options: Vec<OptionItem>,
    /// Ids of its sources.
    pub(super) sources: Vec<String>,
}

/// A set-up or a value with its label.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    /// Its id.
    pub(super) id: String,
    /// What it is called.
    pub(super) label: Texts,
}

/// An option of a game.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionItem {
    /// Its id.
    pub(super) id: String,
    /// What it is called.
    pub(super) label: Texts,
    /// The value used by default.
    pub(super) default: String,
    /// All values.
    pub(super) values: Vec<String>,
}

/// What a rule rests on.
#[derive(Clone, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Mark {
    /// The part of the game, such as `start`, `ending:2` or `option:race`.
    pub(super) part: String,
    /// How far the source goes.
    pub(super) standing: Stands,
    /// What it is inferred from.
    pub(super) inferred_from: Option<Evidence>,
    /// Number of the editors' decision.
    pub(super) decision: Option<u8>,
    /// The place in the source.
    pub(super) cite: String,
}

/// How far a source states a rule.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Stands {
    /// It states it.
    Stated,
    /// It follows from something stated there.
    Inferred,
    /// The editors decided.
    Decided,
}

/// A rule of a game with its mark.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RuleItem {
    /// Id of the game.
    pub(super) game: String,
    /// The name of the rule.
    pub(super) name: Texts,
    /// What it says, if the card of the game says it.
    pub(super) text: Option<Texts>,
    /// What it rests on.
    pub(super) mark: Mark,
}

/// A decision of the editors.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct DecisionItem {
    /// Its number.
    pub(super) number: u8,
    /// The question it decides.
    pub(super) about: Texts,
    /// Ids of the games that rest on it.
    pub(super) games: Vec<String>,
    /// What is played, and the other reading.
    pub(super) told: Vec<SilenceItem>,
}

/// The text of a decision.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SilenceItem {
    /// The decision in words.
    pub(super) text: Texts,
    /// The option that plays the other reading.
    pub(super) option: Option<String>,
    /// The set-up that plays the other reading.
    pub(super) setup: Option<String>,
    /// The number of the field notebook's question whose answer gives the other reading.
    pub(super) notebook: Option<String>,
    /// Why the other reading cannot be played: `unknown`, `table` (it needs people), `engine` (not
    /// supported).
    pub(super) alone: Option<&'static str>,
}

/// How a game goes when every decision is random.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FigureItem {
    /// Id of the game.
    pub(super) game: String,
    /// Its set-up.
    pub(super) setup: String,
    /// The option with another value than usual, as `option=value`; empty if there is none.
    pub(super) reading: String,
    /// Games played.
    pub(super) games: u32,
    /// Turns in a game.
    pub(super) turns: Spreads,
    /// Lawful choices at the beginning of a turn.
    pub(super) choices: Spreads,
    /// Seeds sown in a turn.
    pub(super) seeds: Spreads,
    /// Handfuls in a turn.
    pub(super) handfuls: Spreads,
    /// Share of games won by the player who began; draws count as half.
    pub(super) first_wins: f64,
    /// Share of starts that would never have ended.
    pub(super) endless: f64,
}

/// A quantity that was measured many times.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Spreads {
    /// The mean.
    pub(super) mean: f64,
    /// The standard deviation.
    pub(super) deviation: f64,
    /// A tenth of the values are no greater.
    pub(super) low: u32,
    /// Half of the values are no greater.
    pub(super) middle: u32,
    /// Nine tenths of the values are no greater.
    pub(super) high: u32,
    /// The greatest value.
    pub(super) most: u32,
}

/// The value of a game at a point of comparison.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FeatureItem {
    /// Id of the game.
    pub(super) game: String,
    /// The point of comparison.
    pub(super) point: &'static str,
    /// The game's value there.
    pub(super) told: Texts,
    /// What that rests on.
    pub(super) marks: Vec<Mark>,
}

/// A source.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SourceItem {
    /// Its id.
    pub(super) id: String,
    /// Who wrote it.
    pub(super) authors: Option<String>,
    /// When it was published.
    pub(super) year: Option<u16>,
    /// Its title.
    pub(super) title: String,
    /// The journal or series it is part of.
    pub(super) within: Option<String>,
    /// Who published it.
    pub(super) publisher: Option<String>,
    /// Pages.
    pub(super) pages: Option<String>,
    /// Its address on the web.
    pub(super) url: Option<String>,
    /// How much of it the editors have read.
    pub(super) seen: &'static str,
    /// Marks of the sections that it concerns.
    pub(super) sections: Vec<String>,
    /// What it is.
    pub(super) note: Texts,
}

/// A word of the games.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct TermItem {
    /// Its id.
    pub(super) id: String,
    /// The word.
    pub(super) word: Texts,
    /// Other words for it, in any language.
    pub(super) other: Vec<String>,
    /// What it means.
    pub(super) definition: Texts,
    /// Mark of the section it comes from.
    pub(super) section: String,
    /// Number of the editors' decision about it.
    pub(super) decision: Option<u8>,
}
