//! What set-ups, options and boards of a game are called.

use anyhow::Result;
use mbao_rules::Definition;
use mbao_rules::definition::{Layout, SetUp as Arrangement};
use mbao_viewer::{Choice, SetUp};
use mbao_words::Lang;

use crate::facts::found::definition;
use crate::words;
use mbao_content::{Card, Content, Variant};

/// The id of the board on a page about the game.
pub(crate) fn board(card: &Card) -> String {
    format!("board-{}", card.id)
}

/// The set-ups of a game to choose from: their labels say where whoever begins can win at once.
pub(crate) fn setups(content: &Content, definition: &Definition, lang: Lang) -> Vec<SetUp> {
    let card = content.card(&definition.id);
    let choice = |setup: &Arrangement| {
        let label = setup_label(content, setup, lang);
        let won = card.is_some_and(|card| card.won.contains_key(&*setup.name));
        SetUp {
            name: setup.name.to_string(),
            label: if won { words::setup_won(lang, &label) } else { label },
            // The label is already the diagram's name.
            diagram: (drawn(content, setup) && content.labels.setups.contains_key(&*setup.name))
                .then(|| setup.name.to_string()),
            won,
        }
    };
    definition.setups.iter().map(choice).collect()
}

pub(crate) fn setup_label(content: &Content, setup: &Arrangement, lang: Lang) -> String {
    match content.labels.setups.get(&*setup.name) {
        Some(label) => label.get(lang).to_owned(),
        None if drawn(content, setup) => words::diagram(lang, &setup.name),
        None => setup_called(setup, lang),
    }
}

fn drawn(content: &Content, setup: &Arrangement) -> bool {
    content.diagrams.iter().any(|diagram| diagram.id() == &*setup.name)
}

/// What a set-up is called that has neither a label nor a diagram: the number of seeds that lie in every pit, or
/// its name.
pub(crate) fn setup_called(setup: &Arrangement, lang: Lang) -> String {
    match setup.layout {
        Layout::Each(seeds) => words::setup_each(lang, seeds.into()),
        _ => setup.name.to_string(),
    }
}

/// The options of a game with their labels.
pub(crate) fn choices(content: &Content, definition: &Definition, lang: Lang) -> Vec<Choice> {
    definition
        .options
        .iter()
        .map(|option| {
            let values = option.values.iter().map(|value| {
                let label = content.labels.value(&option.id, &value.name);
                (value.name.to_string(), label.map_or(&*value.name, |label| label.get(lang)).to_owned())
            });
            Choice {
                id: option.id.to_string(),
                label: option_label(content, &option.id, lang),
                values: values.collect(),
                doubt: doubt_of(definition, &option.id),
                default: option
                    .values
                    .get(usize::from(option.default))
                    .map_or_else(String::new, |v| v.name.to_string()),
            }
        })
        .collect()
}

fn doubt_of(definition: &Definition, option: &str) -> Option<u8> {
    definition.doubts.iter().find(|doubt| doubt.option.as_deref() == Some(option)).map(|doubt| doubt.number)
}

pub(crate) fn setup_named(content: &Content, definition: &Definition, name: &str, lang: Lang) -> String {
    let setup = definition.setups.iter().find(|setup| setup.name == name);
    setup.map_or_else(|| name.to_owned(), |setup| setup_label(content, setup, lang))
}

pub(crate) fn option_label(content: &Content, id: &str, lang: Lang) -> String {
    content.labels.options.get(id).map_or(id, |label| label.get(lang)).to_owned()
}

/// The games that were played, in words: the set-up, or the other reading.
pub(crate) fn variant_label(content: &Content, game: &str, variant: &Variant, lang: Lang) -> Result<String> {
    if let Some((option, value)) = &variant.reading {
        return Ok(reading_label(content, option, value, lang));
    }
    Ok(setup_named(content, definition(game)?, &variant.setup, lang))
}

pub(crate) fn reading_label(content: &Content, option: &str, value: &str, lang: Lang) -> String {
    let label = option_label(content, option, lang);
    let said = content.labels.value(option, value).map_or(value, |said| said.get(lang));
    format!("{label}: {said}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::real;

    #[test]
    fn a_set_up_is_called_by_what_lies_in_its_pits_not_by_its_name() {
        let of = |layout| setup_called(&Arrangement::new("2", layout), Lang::En);
        assert_eq!(of(Layout::Each(2)), "2 in each pit");
        assert_eq!(of(Layout::Each(3)), "3 in each pit");
        // Only the back rows hold seeds.
        assert_eq!(of(Layout::rows(&[2, 2, 0, 0, 0, 0, 2, 2])), "2");
    }

    #[test]
    fn a_set_up_that_is_won_at_once_says_so() {
        let content = real::content();
        for (game, fair) in [("omweso", "b"), ("aweet", "free")] {
            let definition = mbao_rules::game(game).expect("a game");
            let setups = setups(content, definition, Lang::En);
            let of = |name: &str| setups.iter().find(|setup| setup.name == name).expect("a set-up");
            assert!(of("c").won && of("c").label.ends_with("whoever begins can win at once"), "{game}");
            assert!(!of(fair).won && !of(fair).label.contains("whoever begins"), "{game}");
        }
    }
}
