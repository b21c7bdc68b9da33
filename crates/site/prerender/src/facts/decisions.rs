//! The decisions of the editors: what the sources leave open, and the games that rest on it.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use mbao_content::{Card, Content, Silence};
use mbao_rules::definition::Standing;

pub(crate) struct Decision<'a> {
    pub(crate) number: u8,
    pub(crate) games: Vec<&'a Card>,
    /// Its texts, each of them once.
    pub(crate) told: Vec<(&'a Card, &'a Silence)>,
}

/// All decisions, in order of their numbers.
pub(crate) fn all(content: &Content) -> Result<Vec<Decision<'_>>> {
    let mut games: BTreeMap<u8, Vec<&Card>> = BTreeMap::new();
    for card in &content.games {
        let bases = mbao_rules::bases(&card.id).with_context(|| format!("the game {}", card.id))?;
        let numbers: BTreeSet<u8> =
            bases.into_iter().map(|basis| basis.standing).filter_map(Standing::decision).collect();
        for number in numbers {
            games.entry(number).or_default().push(card);
        }
    }
    let decision = |(number, games)| {
        let mut told: Vec<(&Card, &Silence)> = Vec::new();
        for card in &content.games {
            for silence in card.silences.iter().filter(|one| one.doubt == number) {
                if told.iter().all(|(_, known)| known.text != silence.text) {
                    told.push((card, silence));
                }
            }
        }
        Decision { number, games, told }
    };
    Ok(games.into_iter().map(decision).collect())
}
