//! Examples and diagrams, played through the rules.

use std::collections::BTreeSet;

use mbao_rules::{Action, Definition, Event, Game, GameBuilder, PitName, Rules, Side};

use crate::card::List;
use crate::check::definition;
use crate::diagram::{Chain, Diagram, Direction, Opening, Picture, Play, Sides, Turning, TurningExample};
use crate::example::Example;
use crate::items::Read;
use crate::problem::Problems;

pub(super) fn examples(examples: &[Read<&Example>], problems: &mut Problems) {
    for example in examples {
        if definition(&example.game).is_none() {
            problems.at(example, "id", format!("the rules have no game \"{}\"", example.game));
        } else if let Some((game, events)) = play_example(example, problems) {
            leads_to(example, &game, problems);
            passes(example, &events, problems);
        }
    }
}

fn play_example(example: &Read<&Example>, problems: &mut Problems) -> Option<(Game, Vec<Event>)> {
    let request = Game::builder(example.game.clone()).position(example.position.clone());
    let game = match request.start() {
        Ok(game) => game,
        Err(why) => {
            problems.at(example, "position", why.message());
            return None;
        }
    };
    play_all(example, game, &example.actions, "", problems)
}

/// Plays the actions in the field `actions` of `within`.
fn play_all<T>(
    read: &Read<T>,
    mut game: Game,
    actions: &[String],
    within: &str,
    problems: &mut Problems,
) -> Option<(Game, Vec<Event>)> {
    let mut events = Vec::new();
    for (index, action) in actions.iter().enumerate() {
        match game.play_text(action) {
            Ok(more) => events.extend(more),
            Err(why) => {
                problems.at(read, &format!("{within}actions.{index}"), why.message());
                return None;
            }
        }
    }
    Some((game, events))
}

fn leads_to(example: &Read<&Example>, game: &Game, problems: &mut Problems) {
    match game.position_text() {
        Some(position) if position == example.after => {}
        Some(position) => problems.at(example, "after", format!("the turn leads to {position}")),
        None => problems.at(example, "after", "the actions stop in the middle of a turn"),
    }
}

fn passes(example: &Read<&Example>, events: &[Event], problems: &mut Problems) {
    let passed: BTreeSet<u8> = events.iter().filter_map(Event::rule).collect();
    for (index, rule) in example.shows.iter().enumerate() {
        if !passed.contains(rule) {
            problems.at(
                example,
                &format!("shows.{index}"),
                format!("the turn does not pass the ending {rule}"),
            );
        }
    }
    // A mtaji turn begins with a capture; in a takata turn there is none.
    let captures = events.iter().any(|event| matches!(event, Event::Capture { .. }));
    if let Some(list) = example.list
        && (list == List::Mtaji) != captures
    {
        problems.at(example, "list", "the turn is of the other list");
    }
}

pub(super) fn diagrams(diagrams: &[Read<&Diagram>], problems: &mut Problems) {
    for diagram in diagrams {
        let Some(definition) = definition(&diagram.game) else {
            problems.at(diagram, "game", format!("the rules have no game \"{}\"", diagram.game));
            continue;
        };
        match &diagram.picture {
            Picture::Setup(setups) => {
                for (index, setup) in setups.iter().enumerate() {
                    rules(diagram, definition, setup, &format!("picture.setup.{index}"), problems);
                }
                if setups.is_empty() {
                    problems.at(diagram, "picture.setup", "no set-up is named");
                }
            }
            Picture::Direction(direction) => way_round(diagram, definition, direction, problems),
            Picture::Turning(turning) => turning_pits(diagram, definition, turning, problems),
            Picture::Chain(chain) => string(diagram, chain, problems),
            Picture::Opening(opening) => lifting(diagram, definition, opening, problems),
        }
    }
}

fn rules(
    diagram: &Read<&Diagram>,
    definition: &Definition,
    setup: &str,
    field: &str,
    problems: &mut Problems,
) -> Option<Rules> {
    match Rules::builder(definition).setup(setup).compile() {
        Ok(rules) => Some(rules),
        Err(why) => {
            problems.at(diagram, field, why.message());
            None
        }
    }
}

fn own_pits(rules: &Rules, side: Side) -> Vec<String> {
    rules.board().own_pits(side).map(|pit| rules.board().name(pit).to_string()).collect()
}

fn way_round(
    diagram: &Read<&Diagram>,
    definition: &Definition,
    direction: &Direction,
    problems: &mut Problems,
) {
    let field = "picture.direction";
    let Some(rules) = rules(diagram, definition, &direction.setup, &format!("{field}.setup"), problems)
    else {
        return;
    };
    let Sides { south, north } = &direction.tracks;
    for (side, track, name) in [(Side::South, south, "south"), (Side::North, north, "north")] {
        if own_pits(&rules, side) != *track {
            let way = own_pits(&rules, side).join(" ");
            problems.at(diagram, &format!("{field}.tracks.{name}"), format!("the way round is {way}"));
        }
    }
    for (index, pit) in direction.race_pits.iter().enumerate() {
        if rules.board().named(pit).is_none() {
            problems.at(diagram, &format!("{field}.race_pits.{index}"), format!("there is no pit {pit}"));
        }
    }
}

fn turning_pits(
    diagram: &Read<&Diagram>,
    definition: &Definition,
    turning: &Turning,
    problems: &mut Problems,
) {
    let field = "picture.turning";
    let Some(rules) = rules(diagram, definition, &turning.setup, &format!("{field}.setup"), problems) else {
        return;
    };
    let option = definition.options.iter().find(|option| option.id == turning.option);
    if option.is_none() {
        let message = format!("the game has no option \"{}\"", turning.option);
        problems.at(diagram, &format!("{field}.option"), message);
    }
    for (value, Sides { south, north }) in &turning.pits {
        let field = format!("{field}.pits.{value}");
        if option.is_some_and(|option| option.values.iter().all(|known| known.name != *value)) {
            problems.at(diagram, &field, format!("the option has no value \"{value}\""));
        }
        for (side, pits, name) in [(Side::South, south, "south"), (Side::North, north, "north")] {
            let own = own_pits(&rules, side);
            for pit in pits.iter().filter(|pit| !own.contains(pit)) {
                problems.at(diagram, &format!("{field}.{name}"), format!("{pit} is no pit of that side"));
            }
        }
    }
    let Sides { south, north } = &turning.left_ends;
    for (side, pits, name) in [(Side::South, south, "south"), (Side::North, north, "north")] {
        let own = own_pits(&rules, side);
        let ends: Vec<&String> = own.first().into_iter().chain(own.last()).collect();
        if !ends.iter().copied().eq(pits) {
            problems.at(diagram, &format!("{field}.left_ends.{name}"), format!("the ends are {ends:?}"));
        }
    }
    // The usual value comes first; each of its pits shows what it does.
    let usual = option.and_then(|option| turning.pits.get(&*option.values.first()?.name));
    let usual: Vec<&String> =
        usual.into_iter().flat_map(|pits| pits.south.iter().chain(&pits.north)).collect();
    for pit in &usual {
        let count = turning.examples.iter().filter(|example| example.pit == **pit).count();
        if count != 1 {
            problems.at(diagram, &format!("{field}.examples"), format!("{pit} has {count} examples"));
        }
    }
    for (index, example) in turning.examples.iter().enumerate() {
        let field = format!("{field}.examples.{index}");
        if !usual.contains(&&example.pit) {
            problems.at(diagram, &format!("{field}.pit"), format!("{} is no turning pit", example.pit));
        }
        turning_pit(diagram, &rules, &turning.setup, example, &field, problems);
    }
}

/// The handful ends in the pit and turns there; or there is no choice, because the pit's seeds would pass the
/// left-hand end.
fn turning_pit(
    diagram: &Read<&Diagram>,
    rules: &Rules,
    setup: &str,
    example: &TurningExample,
    field: &str,
    problems: &mut Problems,
) {
    let Some(events) = play(diagram, Some(setup), &example.play, field, problems) else { return };
    let here = |event: &&Event| event.pit().is_some_and(|pit| pit.as_str() == example.pit);
    let may_turn = |event: &Event| matches!(event, Event::Choice { options, .. } if options.contains(&Action::TurnRound));
    let turns =
        events.iter().filter(here).any(may_turn) && example.play.actions.iter().any(|action| action == "r");
    let Some(beyond) = &example.beyond else {
        if !turns {
            problems.at(diagram, &format!("{field}.pit"), format!("no handful turns in {}", example.pit));
        }
        return;
    };
    // The seeds picked up there are those that would be sown back from there.
    let lifted = events.iter().filter(here).find_map(|event| match event {
        Event::Lift { seeds, .. } => Some(*seeds),
        _ => None,
    });
    let way = [Side::South, Side::North].map(|side| own_pits(rules, side));
    let ends = way.iter().find_map(|way| {
        let (at, seeds) = (way.iter().position(|pit| *pit == example.pit)?, usize::from(lifted?));
        // The first pit of the path lies at the left-hand end.
        (seeds > at).then(|| way.get((way.len() + at).checked_sub(seeds)?)).flatten()
    });
    if turns || ends != Some(beyond) {
        let ends = ends.map_or("its seeds do not pass the left-hand end".to_owned(), |pit| {
            format!("its seeds would end in {pit}")
        });
        problems.at(diagram, &format!("{field}.beyond"), ends);
    }
}

fn string(diagram: &Read<&Diagram>, chain: &Chain, problems: &mut Problems) {
    let field = "picture.string";
    let Some(events) = play(diagram, None, &chain.play, field, problems) else { return };
    let captures = || {
        events.iter().filter_map(|event| match event {
            Event::Capture { pits, seeds, .. } => Some((pits, *seeds)),
            _ => None,
        })
    };
    let seeds: u8 = captures().map(|(_, seeds)| seeds).sum();
    if seeds != chain.captured {
        problems.at(diagram, &format!("{field}.captured"), format!("{seeds} seeds are captured"));
    }
    let eaten: BTreeSet<&str> = captures().flat_map(|(pits, _)| pits).map(PitName::as_str).collect();
    if eaten != chain.eaten.iter().map(String::as_str).collect() {
        let pits: Vec<&str> = eaten.into_iter().collect();
        problems.at(diagram, &format!("{field}.eaten"), format!("the pits are {}", pits.join(" ")));
    }
}

/// The first two actions, both liftings, lead to the position that is drawn.
fn lifting(diagram: &Read<&Diagram>, definition: &Definition, opening: &Opening, problems: &mut Problems) {
    let field = "picture.opening";
    let Some(rules) = rules(diagram, definition, &opening.setup, &format!("{field}.setup"), problems) else {
        return;
    };
    if play(diagram, Some(&opening.setup), &opening.play, field, problems).is_none() {
        return;
    }
    let liftings = opening.play.actions.get(..2).unwrap_or(&opening.play.actions);
    let within = format!("{field}.play.");
    let Ok(game) = Game::with_rules(rules, opening.play.position.as_deref()) else { return };
    let Some((game, _)) = play_all(diagram, game, liftings, &within, problems) else { return };
    let state = game.state();
    let rows: Vec<&[u8]> = (0..state.seeds.rows()).map(|row| state.seeds.row(row)).collect();
    if rows != opening.rows {
        problems.at(diagram, &format!("{field}.rows"), format!("the liftings leave {rows:?}"));
    }
    if state.hands != opening.lifted {
        problems.at(diagram, &format!("{field}.lifted"), format!("the hands hold {:?}", state.hands));
    }
}

/// Plays through what a diagram shows; its record must be what the game writes afterwards.
fn play(
    diagram: &Read<&Diagram>,
    setup: Option<&str>,
    play: &Play,
    field: &str,
    problems: &mut Problems,
) -> Option<Vec<Event>> {
    let within = format!("{field}.play.");
    let request = GameBuilder {
        setup: setup.map(str::to_owned),
        position: play.position.clone(),
        ..Game::builder(diagram.game.clone())
    };
    let game = match request.start() {
        Ok(game) => game,
        Err(why) => {
            problems.at(diagram, &format!("{within}position"), why.message());
            return None;
        }
    };
    let (game, events) = play_all(diagram, game, &play.actions, &within, problems)?;
    if mbao_story::record(&game) != play.record {
        problems.at(
            diagram,
            &format!("{within}record"),
            format!("the record is\n{}", mbao_story::record(&game)),
        );
    }
    Some(events)
}
