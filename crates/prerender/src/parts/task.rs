//! What tasks of lessons and puzzles have in common: a board to play on, and the verdict on each turn.

use std::collections::BTreeMap;

use anyhow::{Result, anyhow};
use mbao_board::steps;
use mbao_content::Card;
use mbao_learning::{Bead, Press, TaskProps};
use mbao_rules::{Game, Rows};
use mbao_words::Lang;
use yew::{Html, classes, html};

use crate::parts::boards::{keeps, kept};
use crate::parts::still::Still;
use crate::route::Route;
use crate::words::{self, lessons};

/// Boards of two rows are long: words stand above them, and beside others.
pub(crate) fn tasks_class(card: &Card) -> &'static str {
    let long = mbao_rules::game(&card.id).is_ok_and(|game| game.rows == Rows::Two);
    if long { "tasks long" } else { "tasks" }
}

/// Where Next leads without scripts: to the next task, and from the last one to another page.
pub(crate) fn onward_from(beads: &[Bead], at: usize, route: &Route, last: &str) -> String {
    beads.get(at + 1).map_or_else(|| route.to(last), |next| format!("#task-{}", next.task))
}

/// What happens in a turn, step by step.
pub(crate) fn told(game: &mut Game, id: &str, actions: &[String], lang: Lang) -> Result<Html> {
    let mut events = Vec::new();
    for action in actions {
        events.extend(game.play_text(action).map_err(|why| anyhow!("{id}: {}", why.message()))?);
    }
    // A choice to stop is a step without a sentence.
    let told = steps(game, &events, None, lang).into_iter().map(|step| step.sentence);
    let told = told.filter(|sentence| !sentence.is_empty()).map(|sentence| html! { <li>{ sentence }</li> });
    Ok(html! { <ol>{ for told }</ol> })
}

/// Whose turn it is, in words.
pub(crate) fn plays(game: &Game, lang: Lang) -> String {
    let south = game.state().mover == mbao_rules::Side::South;
    lessons::task_plays(lang, &if south { words::print_south(lang) } else { words::print_north(lang) })
}

/// What happens once pits were pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Presses {
    /// A turn is played.
    Plays,
    /// Nothing.
    Only,
}

/// How a board begins: with a position or with a record.
#[derive(Default)]
pub(crate) struct Beginning {
    position: Option<String>,
    record: Option<String>,
}

impl Beginning {
    /// With the game as it is now, which began with `position`. What was played before is left out where a position
    /// tells all of it, so that the board does not open with a sentence about a turn that nobody played here: every
    /// one of `tries` must then come to the same.
    pub(crate) fn of<'a>(
        game: &Game,
        position: Option<&String>,
        tries: impl Iterator<Item = &'a [String]>,
    ) -> Self {
        let fresh = anew(game).filter(|fresh| !game.actions().is_empty() && same(game, fresh, tries));
        let optional = !game.rules().chosen().is_empty();
        match fresh {
            Some(fresh) if optional => Self { position: None, record: Some(mbao_story::record(&fresh)) },
            Some(fresh) => Self { position: fresh.position_text(), record: None },
            // The record holds the options, and the turns played before the task.
            None if optional || !game.actions().is_empty() => {
                Self { position: None, record: Some(mbao_story::record(game)) }
            }
            None => Self { position: position.cloned(), record: None },
        }
    }
}

/// A game that begins with the position in which another one is, if a position tells it.
fn anew(game: &Game) -> Option<Game> {
    Game::with_rules(game.rules().clone(), Some(&game.position_text()?)).ok()
}

/// Whether each of these turns comes to the same in both games.
fn same<'a>(one: &Game, other: &Game, mut turns: impl Iterator<Item = &'a [String]>) -> bool {
    let after = |game: &Game, turn: &[String]| {
        let mut game = game.clone();
        let played: Option<Vec<_>> = turn.iter().map(|action| game.play_text(action).ok()).collect();
        played.map(|events| (events, game.position_text(), game.outcome(), game.tally()))
    };
    one.legal_texts() == other.legal_texts()
        && one.tally() == other.tally()
        && turns.all(|turn| after(one, turn).is_some_and(|played| Some(played) == after(other, turn)))
}

/// A board to play on, with its space reserved. If its pits are to be pressed, `islands.js` keeps the presses until
/// the task listens for them: the board itself would play them as turns.
pub(crate) fn board(
    id: String,
    game: &Game,
    Beginning { position, record }: Beginning,
    presses: Option<Presses>,
    lang: Lang,
) -> Html {
    let asks = presses.map(|presses| if presses == Presses::Plays { "presses" } else { "presses only" });
    let class = classes!(keeps(game), asks);
    let name = game.rules().definition().id.to_string();
    html! {
        <mbao-board {id} {class} game={name} {position} {record} data-waits={presses.map(|_| "")} fixed="" ghost="off" loading="lazy">
            { Still::of(game, lang).html() }
            { kept(game) }
        </mbao-board>
    }
}

/// The verdict on each turn: texts, and for each turn's actions the index of its text.
#[derive(Default)]
pub(crate) struct Tries {
    pub(crate) says: Vec<String>,
    turns: BTreeMap<String, usize>,
    pub(crate) ends: BTreeMap<String, String>,
    pub(crate) press: Option<Press>,
}

impl Tries {
    /// With the verdict on turns that solve the task.
    pub(crate) fn solved(text: String) -> Self {
        Self { says: vec![text], ..Self::default() }
    }

    /// Adds a turn that solves the task.
    pub(crate) fn add_solution(&mut self, actions: &[String]) {
        self.turns.insert(actions.join(" "), 0);
    }

    /// Adds a turn that does not, with its verdict.
    pub(crate) fn add(&mut self, actions: &[String], text: String) {
        let others = self.says.iter().skip(1);
        let at = others.take_while(|said| **said != text).count() + 1;
        if at == self.says.len() {
            self.says.push(text);
        }
        self.turns.insert(actions.join(" "), at);
    }

    /// The properties of the island; the caller fills in which task it belongs to.
    pub(crate) fn props(self, lang: Lang) -> TaskProps {
        let Self { says, turns, ends, press } = self;
        TaskProps {
            lang,
            task: String::new(),
            board: String::new(),
            at_once: false,
            puzzle: false,
            onward: String::new(),
            says,
            turns,
            ends,
            press,
        }
    }
}
