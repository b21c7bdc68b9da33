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

/// A board to play on, with its space reserved. If its pits are to be pressed, `islands.js` keeps the presses until
/// the task listens for them: the board itself would play them as turns.
pub(crate) fn board(
    id: String,
    game: &Game,
    position: Option<String>,
    record: Option<String>,
    presses: bool,
    lang: Lang,
) -> Html {
    let class = classes!(keeps(game), presses.then_some("presses"));
    let name = game.rules().definition().id.to_string();
    html! {
        <mbao-board {id} {class} game={name} {position} {record} data-waits={presses.then_some("")} fixed="" ghost="off" loading="lazy">
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
