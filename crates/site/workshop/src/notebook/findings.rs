//! The texts beside the board: what random play has found, and the recorded games
//! most similar to the noted one.

use mbao_affinity::{Point, compare, guide, rules_of};
use mbao_notebook::{Definition, Finding};
use mbao_rules::GAMES;
use serde::Deserialize;

use super::NotebookProps;
use crate::notebook::prelude::*;

/// The most recorded games that are shown, and the most points in which each differs.
const GAMES_SHOWN: usize = 5;
const POINTS_SHOWN: usize = 6;

#[derive(Clone, Debug, PartialEq, Deserialize)]
pub(super) struct Tried {
    games: u32,
    findings: Vec<Finding>,
}

/// A recorded game, with its guide number and the points in which it differs.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Near {
    game: String,
    number: u8,
    points: Vec<Point>,
}

/// The recorded games most similar to a definition, the most similar first.
pub(super) fn nearest(definition: &Definition) -> Vec<Near> {
    let own = rules_of(definition);
    let mut all: Vec<_> = GAMES
        .iter()
        .map(|game| (game.id.to_string(), compare(&own, &rules_of(game), Point::weight)))
        .collect();
    all.sort_by(|(_, one), (_, other)| one.distance.total_cmp(&other.distance));
    all.truncate(GAMES_SHOWN);
    all.into_iter()
        .map(|(game, compared)| {
            let points = compared.differences.iter().take(POINTS_SHOWN).map(|one| one.point).collect();
            Near { game, number: guide(compared.distance), points }
        })
        .collect()
}

pub(super) fn findings(lang: Lang, notebook: &Notebook, tried: &Tried) -> Html {
    let mut told: Vec<String> = tried.findings.iter().map(|finding| finding_text(lang, finding)).collect();
    told.extend(seeds_differ(lang, notebook));
    html! {
        <div>
            <p class="hint">{ numbered(lang, "tried", tried.games) }</p>
            if told.is_empty() {
                <p>{ word(lang, "finding-none") }</p>
            } else {
                <ul>{ for told.into_iter().map(|text| html! { <li>{ text }</li> }) }</ul>
            }
        </div>
    }
}

fn finding_text(lang: Lang, finding: &Finding) -> String {
    let of = |id: &str, numbers: &[u32]| {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        filled(lang, id, &numbers)
    };
    match *finding {
        Finding::NoTurn => word(lang, "finding-no-turn"),
        Finding::DeadEnd => word(lang, "finding-dead-end"),
        Finding::NoEnd { games, of: all } => of("finding-no-end", &[games, all]),
        Finding::Endless { games, of: all } => of("finding-endless", &[games, all]),
        Finding::NeverEnding { percent } => of("finding-never-ending", &[percent]),
        Finding::LongTurn => word(lang, "finding-long-turn"),
        Finding::Unreached { line } => numbered(lang, "finding-unreached", line),
        Finding::OneSided { south: true } => word(lang, "finding-south-wins"),
        Finding::OneSided { south: false } => word(lang, "finding-north-wins"),
        Finding::NothingCaptured => word(lang, "finding-nothing-captured"),
    }
}

/// Says so if the answers to questions viii and ix disagree about the number of seeds.
fn seeds_differ(lang: Lang, notebook: &Notebook) -> Option<String> {
    let answers = &notebook.answers;
    let seeds = u32::from(*answers.seeds.says()?);
    let set_up = answers.set_up.says()?.set_ups.first()?;
    let columns = u32::from(set_up.columns.or_else(|| answers.pits.says()?.first().copied())?);
    let rows = u32::try_from(Board::of(notebook).rows()).unwrap_or(2);
    let total = set_up.seeds(columns, rows);
    (total != seeds * rows).then(|| {
        let a_row = f64::from(total) / f64::from(rows);
        let a_row = (a_row * 10.0).round() / 10.0;
        filled(lang, "finding-seeds-differ", &[&seeds.to_string(), &a_row.to_string()])
    })
}

/// The list of the most similar recorded games.
pub(super) fn near(props: &NotebookProps, near: &[Near]) -> Html {
    let lang = props.lang;
    let line = |one: &Near| {
        let name = props.games.iter().find(|(id, _)| *id == one.game).map_or(&one.game, |(_, name)| name);
        let points: Vec<&str> = one
            .points
            .iter()
            .filter_map(|&point| props.points.get(point as usize))
            .map(String::as_str)
            .collect();
        let told = if points.is_empty() {
            word(lang, "same")
        } else {
            format!("{} {}", word(lang, "differs"), points.join(", "))
        };
        html! {
            <li><strong>{ name.to_owned() }</strong>{ " " }{ numbered(lang, "like", one.number) }{ ": " }{ told }</li>
        }
    };
    html! { <ol>{ for near.iter().map(line) }</ol> }
}
