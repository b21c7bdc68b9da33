//! Shows what is known for certain about the position on a board, once a table holds it.

mod fetch;
mod look;

use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

use mbao_tables::NEVER;
use mbao_viewer::board_element::{BoardEvent, State, use_board};
use mbao_words::Voice;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;

use self::look::{End, Found, in_play, look};
use crate::prelude::*;

/// The most turns that are listed.
const LISTED: usize = 24;

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct KnownProps {
    pub lang: Lang,
    /// Id of the `<mbao-board>` that stands elsewhere in the page.
    pub board: String,
    /// What its people call seeds and pits, as [`mbao_words::Voice::called`] has it.
    pub called: u8,
    pub tables: Vec<KnownTable>,
    /// Address of the page that explains how this is known.
    pub about: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnownTable {
    /// Pits per row of its board.
    pub columns: usize,
    /// Most seeds in play.
    pub seeds: usize,
    /// Address of the file.
    pub file: String,
    /// Options by id, with the values that it was solved with; other values have other results.
    pub options: Vec<(String, String)>,
}

impl KnownTable {
    /// Whether it is for the rules and the board of a game.
    fn fits(&self, state: &State) -> bool {
        let alike = |(id, value): &(String, String)| state.options.get(id) == Some(value);
        state.rows.iter().all(|row| row.len() == self.columns) && self.options.iter().all(alike)
    }

    fn holds(&self, state: &State) -> bool {
        state.phase == "play" && usize::try_from(in_play(state)).is_ok_and(|seeds| seeds <= self.seeds)
    }
}

#[derive(Clone, Debug, PartialEq)]
enum Shown {
    /// There is a result once no more than this many seeds are in play.
    Waits(usize),
    Loads,
    Over,
    /// There is no table for these rules on this board.
    Nothing,
    Failed(String),
    Found(Rc<Found>),
}

/// What can be shown about a board's position at once; `Err` with the table if it must be looked up.
fn at_once<'a>(state: &State, tables: &'a [KnownTable]) -> Result<Shown, &'a KnownTable> {
    let Some(table) = tables.iter().find(|table| table.fits(state)) else { return Ok(Shown::Nothing) };
    if state.outcome.is_some() {
        Ok(Shown::Over)
    } else if table.holds(state) {
        Err(table)
    } else {
        Ok(Shown::Waits(table.seeds))
    }
}

fn sentence(voice: Voice, found: &Found) -> String {
    let lang = voice.lang;
    let text = |seeds: u32| seeds.to_string();
    let look::Result { low, high, turns } = found.result;
    let winner = found.winner();
    if low != high {
        return match winner {
            None => words::known_open(voice, &text(high), &text(low)),
            Some(winner) => {
                let (low, high) = winner.of(((low, high), (found.total - high, found.total - low)));
                words::known_wins_least(voice, &text(high), &text(low), &winner.name(lang))
            }
        };
    }
    let (most, least) = (low.max(found.total - low), low.min(found.total - low));
    let what = match winner {
        Some(winner) => words::known_wins(lang, &text(least), &text(most), &winner.name(lang)),
        None => words::known_drawn(lang, &text(most)),
    };
    let end =
        if turns == NEVER { words::known_keeps(lang) } else { words::known_turns(lang, &turns.to_string()) };
    format!("{what} {end}")
}

fn table(lang: Lang, found: &Found) -> Html {
    let range = |low: u32, high: u32| if low == high { low.to_string() } else { format!("{low}–{high}") };
    let row = |(end, kept): (&End, bool)| {
        let look::Result { low, high, turns } = end.result;
        let (south, north) = (range(low, high), range(found.total - high, found.total - low));
        html! {
            <tr class={classes!(kept.then_some("kept"))}>
                <th scope="row" translate="no">{ end.way.join(" ") }</th>
                <td class="figure">{ format!("{south} : {north}") }</td>
                <td class="figure">{ if turns == NEVER { "–".to_owned() } else { turns.to_string() } }</td>
                <td>
                    if kept {
                        { words::known_kept(lang) }
                    }
                </td>
            </tr>
        }
    };
    let sides = format!("{} : {}", Side::South.name(lang), Side::North.name(lang));
    let caption = format!("{}. {}: {sides}.", words::known_table(lang), words::known_result(lang));
    html! {
        <div class="found">
            <div class="scrolled" tabindex="0" role="region" aria-label={words::known_table(lang)}>
                <table class="measures">
                    <caption>{ caption }</caption>
                    <thead>
                        <tr>
                            <th scope="col">{ words::known_turn(lang) }</th>
                            <th scope="col">{ sides }</th>
                            <th scope="col">{ words::known_left(lang) }</th>
                            <td></td>
                        </tr>
                    </thead>
                    <tbody>{ for found.turns().into_iter().take(LISTED).map(row) }</tbody>
                </table>
            </div>
            if !found.whole || found.ends.len() > LISTED {
                <p>{ words::known_more(lang) }</p>
            }
        </div>
    }
}

/// What is known about the position on a board.
#[component]
pub fn Known(props: &KnownProps) -> Html {
    let lang = props.lang;
    // The widest board is the game's own. The text for its beginning is already in the page.
    let seeds = props.tables.iter().max_by_key(|table| table.columns).map_or(0, |table| table.seeds);
    let shown = use_state(|| Shown::Waits(seeds));
    let position = use_state_eq(|| None::<(State, String)>);
    let fetched = use_mut_ref(BTreeMap::new);

    let set = position.setter();
    use_board(&props.board, move |board| {
        let here = board.clone();
        let see = move || set.set(here.state().map(|state| (state, here.record())));
        see();
        board.listen(move |heard| {
            if matches!(heard, BoardEvent::Ready | BoardEvent::Turn | BoardEvent::Back | BoardEvent::Over(_))
            {
                see();
            }
        })
    });

    let set = shown.setter();
    use_effect_with(((*position).clone(), props.tables.clone()), move |(position, tables)| {
        // False once there is another position to show.
        let current = Rc::new(Cell::new(true));
        if let Some((state, record)) = position {
            match at_once(state, tables) {
                Ok(shown) => set.set(shown),
                Err(table) => {
                    let (table, game, record) = (table.clone(), state.game.clone(), record.clone());
                    let current = current.clone();
                    spawn_local(async move {
                        let known = fetched.borrow().get(&table.file).cloned();
                        let found = async {
                            let tables = if let Some(known) = known {
                                known
                            } else {
                                set.set(Shown::Loads);
                                let new = Rc::new(fetch::fetch(&table).await?);
                                fetched.borrow_mut().insert(table.file.clone(), new.clone());
                                new
                            };
                            look(&game, &record, &tables).await
                        };
                        let found = found.await;
                        if current.get() {
                            set.set(match found {
                                Ok(found) => Shown::Found(Rc::new(found)),
                                Err(error) => Shown::Failed(page::message(&error)),
                            });
                        }
                    });
                }
            }
        }
        move || current.set(false)
    });

    let voice = Voice { lang, called: props.called };
    let text = match &*shown {
        Shown::Waits(seeds) => words::known_waits(voice, &seeds.to_string()),
        Shown::Loads => words::known_loads(lang),
        Shown::Over => words::known_over(lang),
        Shown::Nothing => String::new(),
        Shown::Failed(why) => words::known_failed(lang, why),
        Shown::Found(found) => sentence(voice, found),
    };
    html! {
        <section class="known" aria-labelledby="known" hidden={*shown == Shown::Nothing}>
            <h2 id="known">{ words::known(lang) }</h2>
            <p class="worth" role="status">{ text }</p>
            if let Shown::Found(found) = &*shown {
                { table(lang, found) }
            }
            <p><a href={props.about.clone()}>{ words::known_about(lang) }</a></p>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mbao_viewer::board_element::Outcome;

    fn state(uncrossed: &str, row: &[u8]) -> State {
        State {
            options: [("uncrossed".to_owned(), uncrossed.to_owned())].into_iter().collect(),
            phase: "play".to_owned(),
            rows: vec![row.to_vec(), row.to_vec()],
            ..State::default()
        }
    }

    #[test]
    fn a_table_is_of_one_board_and_its_rules() {
        let table = KnownTable {
            columns: 3,
            seeds: 4,
            file: "giuthi-3.table".to_owned(),
            options: vec![("uncrossed".to_owned(), "again".to_owned())],
        };
        let tables = [table.clone()];
        assert_eq!(at_once(&state("again", &[0, 2, 0]), &tables), Err(&table));
        assert_eq!(at_once(&state("again", &[0, 2, 1]), &tables), Ok(Shown::Waits(4)));
        assert_eq!(at_once(&state("undo", &[0, 2, 0]), &tables), Ok(Shown::Nothing));
        assert_eq!(at_once(&state("again", &[0, 2, 0, 0]), &tables), Ok(Shown::Nothing));
        let mut other = state("again", &[0, 2, 0]);
        other.phase = "race".to_owned();
        assert_eq!(at_once(&other, &tables), Ok(Shown::Waits(4)));
        other.outcome = Some(Outcome::default());
        assert_eq!(at_once(&other, &tables), Ok(Shown::Over));
    }

    #[test]
    fn results_are_told_from_the_winner() {
        let found = |low, high, turns| Found {
            result: look::Result { low, high, turns },
            ends: Vec::new(),
            whole: true,
            mover: Side::South,
            stored: 0,
            in_play: 8,
            total: 32,
        };
        let said = |low, high, turns| sentence(Voice { lang: Lang::En, called: 2 }, &found(low, high, turns));
        assert!(said(20, 20, 3).starts_with("Certain: South wins, 20 to 12. "), "{}", said(20, 20, 3));
        assert!(said(20, 20, 3).contains("3 more turns"));
        assert!(
            said(10, 10, NEVER).starts_with("Certain: North wins, 22 to 10. It ends only because a position")
        );
        assert!(said(16, 16, 1).starts_with("Certain: a draw, 16 each. "));
        assert!(said(10, 14, NEVER).starts_with("Certain: North wins, with 18 to 22 stones;"));
        assert!(said(12, 18, NEVER).starts_with("Neither can be sure to win: South gets 12 to 18"));
    }
}
