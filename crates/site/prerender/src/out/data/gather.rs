//! The items of the files of data, made from the content and the rules.

use anyhow::{Context, Result};
use mbao_affinity::{Point, bases_of, rules_of};
use mbao_content::{Alone, Content, GameFigures, Measured, Seen, Source, Spread, Term};
use mbao_rules::Rows;
use mbao_rules::definition::{Basis, Part, Standing};
use mbao_words::Lang;
use serde_json::Value;

use super::items::{
    DecisionItem, FeatureItem, FigureItem, GameItem, Mark, Named, OptionItem, RuleItem, SilenceItem,
    SourceItem, Spreads, Stands, TermItem, Texts,
};
use super::lines::written;
use crate::facts::bases;
use crate::facts::decisions;
use crate::facts::features;
use crate::facts::found::definition;
use crate::facts::labels::{choices, option_label, setup_label};
use crate::facts::profile::seeds;

fn texts(said: impl Fn(Lang) -> String) -> Texts {
    Lang::whole().map(|lang| (lang.tag(), said(lang))).collect()
}

fn in_each(text: &mbao_content::Localized) -> Texts {
    texts(|lang| text.get(lang).to_owned())
}

pub(super) fn games(content: &Content) -> Result<Vec<GameItem>> {
    let game = |card: &mbao_content::Card| {
        let page = definition(&card.id)?;
        let setups = page.setups.iter().map(|setup| Named {
            id: setup.name.to_string(),
            label: texts(|lang| setup_label(content, setup, lang)),
        });
        let options = choices(content, page, Lang::default()).into_iter().map(|option| OptionItem {
            label: texts(|lang| option_label(content, &option.id, lang)),
            id: option.id,
            default: option.default,
            values: option.values.into_iter().map(|(value, _)| value).collect(),
        });
        Ok(GameItem {
            id: card.id.clone(),
            name: card.name().to_owned(),
            names: card.names.iter().map(|name| name.name.clone()).collect(),
            people: in_each(card.people()),
            region: in_each(&card.region),
            section: card.section.clone(),
            rows: if page.rows == Rows::Four { 4 } else { 2 },
            columns: page.columns.to_vec(),
            seeds: seeds(&card.id)?,
            setups: setups.collect(),
            options: options.collect(),
            sources: card.sources.clone(),
        })
    };
    content.games.iter().map(game).collect()
}

/// Such as `start`, `ending:2` or `option:race`.
fn part_id(part: &Part) -> Result<String> {
    Ok(match serde_json::to_value(part)? {
        Value::Object(of) => of
            .iter()
            .next()
            .map_or_else(String::new, |(kind, which)| format!("{kind}:{}", written(which, " "))),
        plain => written(&plain, " "),
    })
}

fn mark(basis: &Basis) -> Result<Mark> {
    let (standing, inferred_from) = match basis.standing {
        Standing::Stated => (Stands::Stated, None),
        Standing::Inferred(from) => (Stands::Inferred, Some(from)),
        Standing::Decided(_) => (Stands::Decided, None),
    };
    Ok(Mark {
        part: part_id(&basis.part)?,
        standing,
        inferred_from,
        decision: basis.standing.decision(),
        cite: basis.cite.to_string(),
    })
}

pub(super) fn rules(content: &Content) -> Result<Vec<RuleItem>> {
    let mut rules = Vec::new();
    for card in &content.games {
        let page = definition(&card.id)?;
        for basis in mbao_rules::bases(&card.id).with_context(|| format!("the game {}", card.id))? {
            let text = match &basis.part {
                Part::Board => Some(in_each(&card.board)),
                Part::Start => Some(in_each(&card.start)),
                Part::Way => Some(in_each(&card.sowing)),
                Part::End => Some(in_each(&card.end)),
                part => bases::line_told(card, page, part).map(|told| in_each(&told.text)),
            };
            rules.push(RuleItem {
                game: card.id.clone(),
                name: texts(|lang| bases::part(content, page, &basis.part, lang)),
                text,
                mark: mark(&basis)?,
            });
        }
    }
    Ok(rules)
}

pub(super) fn decisions(content: &Content) -> Result<Vec<DecisionItem>> {
    let item = |one: decisions::Decision<'_>| DecisionItem {
        number: one.number,
        about: texts(|lang| bases::about(one.number, lang)),
        games: one.games.iter().map(|card| card.id.clone()).collect(),
        told: one
            .told
            .iter()
            .map(|(_, silence)| SilenceItem {
                text: in_each(&silence.text),
                option: silence.option.clone(),
                setup: silence.setup.clone(),
                notebook: silence.notebook.clone(),
                alone: silence.alone.map(Alone::id),
            })
            .collect(),
    };
    Ok(decisions::all(content)?.into_iter().map(item).collect())
}

pub(super) fn figures(content: &Content) -> Vec<FigureItem> {
    let item = |of: &GameFigures, Measured { variant, played }: &Measured| FigureItem {
        game: of.game.clone(),
        setup: variant.setup.clone(),
        reading: variant.reading_text(),
        games: played.games,
        turns: spread(&played.turns),
        choices: spread(&played.choices),
        seeds: spread(&played.seeds),
        handfuls: spread(&played.laps),
        first_wins: rounded(played.advantage()),
        endless: rounded(played.endless_share()),
    };
    content
        .figures
        .iter()
        .flat_map(|of| of.figures.played.iter().map(move |played| item(of, played)))
        .collect()
}

fn spread(spread: &Spread) -> Spreads {
    let Spread { mean, deviation, low, middle, high, most } = *spread;
    Spreads { mean, deviation, low, middle, high, most }
}

/// To four places, because no more was measured.
fn rounded(share: f64) -> f64 {
    (share * 10_000.0).round() / 10_000.0
}

pub(super) fn features(content: &Content) -> Result<Vec<FeatureItem>> {
    let mut items = Vec::new();
    for card in &content.games {
        let page = definition(&card.id)?;
        let rulings = rules_of(page);
        for point in Point::ALL {
            items.push(FeatureItem {
                game: card.id.clone(),
                point: point.id(),
                told: texts(|lang| features::sentence(rulings.at(point), lang)),
                marks: bases_of(page, point).iter().map(mark).collect::<Result<_>>()?,
            });
        }
    }
    Ok(items)
}

pub(super) fn sources(content: &Content) -> Vec<SourceItem> {
    let item = |source: &Source| SourceItem {
        id: source.id.clone(),
        authors: source.authors.clone(),
        year: source.year,
        title: source.title.clone(),
        within: source.within.clone(),
        publisher: source.publisher.clone(),
        pages: source.pages.clone(),
        url: source.url.clone(),
        seen: match source.seen {
            Seen::Whole => "whole",
            Seen::Part => "part",
            Seen::SecondHand => "second-hand",
            Seen::Not => "not",
        },
        sections: source.sections.clone(),
        note: in_each(&source.note),
    };
    content.sources.iter().map(item).collect()
}

pub(super) fn glossary(content: &Content) -> Vec<TermItem> {
    let item = |term: &Term| TermItem {
        id: term.id.clone(),
        word: in_each(&term.word),
        other: term.other.clone(),
        definition: in_each(&term.definition),
        section: term.section.clone(),
        decision: term.doubt,
    };
    content.glossary.iter().map(item).collect()
}
