//! The cards, against the rules, the places and the sources.

use mbao_rules::{Definition, Game, Side};

use super::known::{GENERAL_DOUBTS, is_doubt, no_doubt, sources};
use super::prelude::*;
use crate::card::{Card, List};
use crate::marks::Marks;

pub(super) fn all(draft: &Draft<'_>, problems: &mut Problems) {
    for game in GAMES {
        if !draft.content.games.iter().any(|card| card.id == game.id) {
            let file = format!("games/{}.toml", game.id);
            let message = format!("the game \"{}\" has no card: copy that of a game like it", game.id);
            problems.add(&file, None, message);
        }
        if draft.content.ending_of(&game.id).is_none() {
            let file = format!("stories/{}/examples.story", game.id);
            let message =
                format!("no turn ends the game \"{}\": write one, and a short one for each ending", game.id);
            problems.add(&file, None, message);
        }
    }
    for card in &draft.content.games.read() {
        references(card, draft, problems);
        match definition(&card.id) {
            Some(definition) => {
                endings(card, definition, problems);
                silences(card, definition, problems);
                won(card, problems);
                aim(card, problems);
                marks(card, definition, &draft.marks, problems);
            }
            None => problems.at(card, "id", format!("the rules have no game \"{}\"", card.id)),
        }
    }
    general(&draft.content, problems);
}

/// What wins is read in passing.
fn aim(card: &Read<&Card>, problems: &mut Problems) {
    for lang in Lang::ALL {
        let most = lang.line();
        let signs = card.aim.get(lang).chars().count();
        if signs > most {
            let field = format!("aim.{}", lang.tag());
            problems.at(card, &field, format!("has {signs} signs: at most {most} are read in passing"));
        }
    }
}

/// Plays the turns that are said to win at once.
fn won(card: &Read<&Card>, problems: &mut Problems) {
    for (setup, turn) in &card.won {
        let field = format!("won.{setup}");
        let played = Game::builder(card.id.clone()).setup(setup.clone()).start().and_then(|mut game| {
            turn.iter().try_for_each(|action| game.play_text(action).map(|_| ()))?;
            Ok(game)
        });
        match played {
            Err(error) => problems.at(card, &field, format!("the turn cannot be played: {error}")),
            Ok(game) => {
                let south_wins = game.outcome().is_some_and(|over| over.winner == Some(Side::South));
                if !south_wins || game.turn() > 2 {
                    problems.at(card, &field, "the turn does not win the game");
                }
            }
        }
    }
}

fn references(card: &Read<&Card>, draft: &Draft<'_>, problems: &mut Problems) {
    match draft.heads.iter().find(|head| head.front.game.as_ref() == Some(&card.id)) {
        Some(head) if !head.mark.is_empty() && head.mark != card.section => problems.at(
            card,
            "section",
            format!("the section of \"{}\" is {}, not {}", card.id, head.mark, card.section),
        ),
        _ => {}
    }
    place(card, &draft.content, problems);
    sources(card, &card.sources, &draft.content, problems);
    if card.names.is_empty() {
        problems.at(card, "names", "the game has no name");
    }
}

/// The card and the places agree about where the game is played. A game without any place has none on its
/// card.
fn place(card: &Read<&Card>, content: &Content, problems: &mut Problems) {
    let of_game = content.places.iter().find(|place| place.games.contains(&card.id));
    match (&card.place, of_game) {
        (Some(id), _) => match content.places.iter().find(|place| place.id == *id) {
            None => problems.at(card, "place", format!("there is no place \"{id}\"")),
            Some(place) if !place.games.contains(&card.id) => {
                problems.at(card, "place", format!("the place \"{id}\" does not name this game"));
            }
            Some(_) => {}
        },
        (None, Some(place)) => problems.at(
            card,
            "place",
            format!("the card has no `place`, but the place \"{}\" names this game", place.id),
        ),
        (None, None) => {}
    }
}

/// The card's lines are those of the rules, no more and no fewer.
fn endings(card: &Read<&Card>, definition: &Definition, problems: &mut Problems) {
    let of_definition: Vec<(Option<List>, u8)> =
        definition.endings.iter().map(|e| (List::of(e), e.rule)).collect();
    let of_card: Vec<(Option<List>, u8)> = card.endings.iter().map(|e| (e.list, e.rule)).collect();
    for (index, ending) in of_card.iter().enumerate() {
        let field = format!("ending.{index}.rule");
        if !of_definition.contains(ending) {
            problems.at(card, &field, format!("the rules have no ending {}", name(*ending)));
        }
        if of_card[..index].contains(ending) {
            problems.at(card, &field, format!("the ending {} stands here a second time", name(*ending)));
        }
    }
    for ending in of_definition.iter().filter(|ending| !of_card.contains(ending)) {
        problems.at(card, "ending", format!("the ending {} of the rules is missing", name(*ending)));
    }
}

fn name((list, rule): (Option<List>, u8)) -> String {
    list.map_or_else(|| rule.to_string(), |list| format!("{rule} ({})", list.id()))
}

/// The questions whose answers become rules.
const QUESTIONS: [&str; 8] = ["v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

fn silences(card: &Read<&Card>, definition: &Definition, problems: &mut Problems) {
    let options: Vec<&str> = definition.options.iter().map(|choice| &*choice.id).collect();
    let setups: Vec<&str> = definition.setups.iter().map(|setup| &*setup.name).collect();
    for (index, silence) in card.silences.iter().enumerate() {
        let field = format!("silent.{index}.doubt");
        if !is_doubt(silence.doubt) {
            problems.at(card, &field, no_doubt(silence.doubt));
        } else if !rests_on(definition, silence.doubt) {
            let message = format!(
                "the game does not rest on the editors' decision {}: take a number of its `doubts` in crates/engine/rules/src/games",
                silence.doubt
            );
            problems.at(card, &field, message);
        }
        for (key, name, known, lacks) in [
            ("option", &silence.option, &options[..], "the game has no option"),
            ("setup", &silence.setup, &setups[..], "the game has no set-up"),
            ("notebook", &silence.notebook, &QUESTIONS[..], "no question has the number"),
        ] {
            if let Some(name) = name.as_deref().filter(|name| !known.contains(name)) {
                problems.at(card, &format!("silent.{index}.{key}"), format!("{lacks} \"{name}\""));
            }
        }
        let ways = [
            silence.option.is_some(),
            silence.setup.is_some(),
            silence.notebook.is_some(),
            silence.alone.is_some(),
        ];
        if ways.iter().filter(|given| **given).count() != 1 {
            let message = "say one thing: the `option` or the `setup` that is the other reading, the question of \
                           the `notebook` that makes it, or in `alone` why there is none: unknown, table, engine";
            problems.at(card, &field, message);
        }
    }
    for doubt in definition.doubts.iter() {
        if !card.silences.iter().any(|silence| silence.doubt == doubt.number) {
            let message = format!(
                "the editors' decision {} is not told: add [[silent]] with doubt = {}, what is played and the other reading",
                doubt.number, doubt.number
            );
            problems.at(card, "silent", message);
        }
    }
}

/// Every rule rests on a place that exists.
fn marks(card: &Read<&Card>, definition: &Definition, known: &Marks, problems: &mut Problems) {
    for basis in mbao_rules::bases(&definition.id).unwrap_or_default() {
        if known.of(&basis.cite).is_none() {
            let message = format!(
                "the rules' {:?} rests on \"{}\", which names no section: mend it in crates/engine/rules/src/games",
                basis.part, basis.cite
            );
            problems.at(card, "section", message);
        }
    }
}

/// Decisions that concern all games may be on the card of any game.
fn rests_on(definition: &Definition, number: u8) -> bool {
    GENERAL_DOUBTS.contains(&number) || definition.doubts.iter().any(|doubt| doubt.number == number)
}

/// Every decision that concerns all games is on some card.
fn general(content: &Content, problems: &mut Problems) {
    let told =
        |number: &u8| content.games.iter().flat_map(|card| &card.silences).any(|one| one.doubt == *number);
    for number in GENERAL_DOUBTS.iter().filter(|number| !told(number)) {
        let message = format!(
            "no card tells the editors' decision {number}: add [[silent]] with doubt = {number} to one"
        );
        problems.add("games", None, message);
    }
}
