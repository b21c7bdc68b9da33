//! The cards over the board or below it: one before the first turn, one at the end.

use super::context::Context;
use super::decided;
use super::face::face;
use super::manner::{self, change};
use super::over::{rematch, to_the_end};
use super::send;
use super::table::decided::Decided;
use super::table::manner::Change;
use super::table::seating::{Player, Seating, Who};
use super::table::{Card, Message, Table};
use crate::choices::{level_told, style};
use crate::prelude::*;
use mbao_viewer::board_element::Outcome;

/// The card before the first turn, or before a sent game goes on. What is `wrong` with the link that led here stands
/// in the place of the sentence.
pub(super) fn beginning(context: &Context<'_>, wrong: Option<Html>) -> Html {
    let (lang, seating) = (context.lang, context.table.seating());
    let goes_on = context.table.seen.at > 0;
    let choose = |seating: Seating| {
        let tell = context.tell.clone();
        move |_: Event| change(&tell, Change::Seating(seating))
    };
    let who = |who: Who, label: String| {
        html! {
            <label class="choice">
                <input type="radio" name="who" checked={seating.who == who} onchange={choose(Seating { who, ..seating })} />
                <span>{ label }</span>
            </label>
        }
    };
    let level = |level: u8| {
        html! {
            <label class="level" title={told(context, level)}>
                <input type="radio" name="level" checked={seating.level == level} onchange={choose(Seating { level, ..seating })}
                    aria-label={format!("{}, {}", words::computer(lang, &level.to_string()), told(context, level))} />
                { face(level) }
                <span aria-hidden="true">{ level }</span>
            </label>
        }
    };
    let line = match seating.who {
        // A game that was sent says at once whom it waits for, above all in the middle of a turn.
        Who::People => match context.table.seen.watched.shown.as_ref().filter(|_| goes_on) {
            Some(state) => {
                let name = context.table.name(lang, state.mover);
                let waits = if state.pending.is_some() {
                    words::card_chooses(lang, &name)
                } else {
                    words::card_plays(lang, &name)
                };
                words::card_people(lang) + " " + &waits
            }
            None => words::card_people(lang),
        },
        Who::Friend if !goes_on => words::card_link(lang),
        Who::Friend => words::card_sent(lang, &context.table.name(lang, seating.near().other())),
        Who::Watch => words::card_watch(lang),
        Who::Computer => {
            let level = level_told(lang, seating.level);
            let first = if seating.player(Side::South) == Player::You {
                words::card_you_begin(lang)
            } else {
                words::card_computer_begins(lang)
            };
            format!("{}: {level}. {first}", words::computer(lang, &seating.level.to_string()))
        }
    };
    let press = {
        let (tell, board) = (context.tell.clone(), context.board.cloned());
        move |event: MouseEvent| {
            tell.emit(Message::Sit);
            // What a game was sent for is seen first.
            if let Some(board) = board.as_ref().filter(|_| goes_on) {
                board.watch_last();
            }
            // A click by a key has detail 0.
            if let Some(board) = board.as_ref().filter(|_| event.detail() == 0) {
                board.focus_pit();
            }
        }
    };
    html! {
        <section class="card-over begin-card" aria-labelledby="card-title">
            <h2 id="card-title" class={if wrong.is_some() { "unseen" } else { "card-title" }}>{ context.props.sentence.clone() }</h2>
            if let Some(wrong) = wrong {
                <p class="error" role="alert">{ wrong }</p>
            }
            <div class="card-aim">{ context.props.ended.html(&context.props.ended.told) }<p>{ context.props.aim.clone() }</p></div>
            <fieldset class="whos">
                <legend class="unseen">{ words::card_who(lang) }</legend>
                { who(Who::Computer, words::card_computer(lang)) }
                { who(Who::People, words::card_two_people(lang)) }
                { who(Who::Friend, words::card_friend(lang)) }
                { who(Who::Watch, words::card_watching(lang)) }
            </fieldset>
            if seating.who == Who::Friend {
                <fieldset>{ manner::named(context) }</fieldset>
            } else {
                <fieldset class="levels" disabled={seating.who == Who::People}>
                    <legend class="unseen">{ words::card_level(lang) }</legend>
                    { for (0..=5).map(level) }
                </fieldset>
            }
            <p class="card-told" role="status">{ line }</p>
            <button type="button" class="main" onclick={press}>
                { if goes_on { words::card_go_on(lang) } else { words::begin_now(lang) } }
            </button>
        </section>
    }
}

/// How well the computer plays at a level, in what style, and what that style likes.
fn told(context: &Context<'_>, level: u8) -> String {
    let how = level_told(context.lang, level);
    match style(context.lang, level).filter(|_| context.props.styles) {
        Some([name, likes]) => format!("{how}, {name}: {likes}"),
        None => how,
    }
}

/// How a game ended, with the winner's number first.
pub(super) fn result(lang: Lang, table: &Table, outcome: &Outcome) -> String {
    let (south, north) = (outcome.score.0.to_string(), outcome.score.1.to_string());
    let Some(winner) = outcome.winner else { return words::drawn(lang, &south) };
    let (own, other) = if winner == Side::South { (south, north) } else { (north, south) };
    if table.seating().player(winner) == Player::You {
        words::you_won(lang, &other, &own)
    } else {
        words::won(lang, &other, &own, &table.name(lang, winner))
    }
}

/// A number of seeds in heaps of ten and the rest one by one, in the way seeds are counted after a game.
fn heaps(seeds: u32) -> Html {
    html! {
        <span class="heaps" aria-hidden="true">
            { for (0..seeds / 10).map(|_| html! { <i class="ten" /> }) }
            { for (0..seeds % 10).map(|_| html! { <i class="one" /> }) }
        </span>
    }
}

pub(super) fn ending(context: &Context<'_>, outcome: &Outcome) -> [Html; 2] {
    let (lang, seating) = (context.lang, context.table.seating());
    let row = |side: Side| {
        let seeds = side.of(outcome.score);
        let won = outcome.winner == Some(side);
        html! {
            <p class={if won { "counted winner" } else { "counted" }}>
                <span class="counted-name">{ context.table.name(lang, side) }</span>
                { heaps(seeds) }
                <span class="counted-seeds">{ seeds }</span>
            </p>
        }
    };
    let first = outcome.winner.unwrap_or(Side::South);
    let title = result(lang, context.table, outcome);
    let looks = matches!(context.table.decided(), Decided::Looks(..));
    // Whoever is beaten makes room for the next.
    let next = seating.next(outcome.winner).map(|next| {
        let name = words::computer(lang, &next.level.to_string());
        html! {
            <button type="button" class="main next" title={told(context, next.level)} onclick={rematch(context, Some(next))}>
                { face(next.level) }{ words::end_next(lang, &name) }
            </button>
        }
    });
    let main = next.is_none().then_some("main");
    let body = html! {
        <>
            { for outcome.reason.as_ref().map(|why| html! { <p class="end-why">{ why }</p> }) }
            { row(first) }
            { row(first.other()) }
            <p class="controls">
                { for next }
                <button type="button" class={main} onclick={rematch(context, None)}>{ words::end_rematch(lang) }</button>
                if seating.who == Who::Computer {
                    <button type="button" onclick={rematch(context, Some(seating.across()))}>{ words::end_swap(lang) }</button>
                }
                <button type="button" popovertarget="games">{ words::end_another(lang) }</button>
                <button type="button" disabled={looks} onclick={decided::look(context)}>{ words::end_point(lang) }</button>
                <button type="button" onclick={picture(context, &title, outcome)}>{ words::end_picture(lang) }</button>
                <button type="button" onclick={put_away(context)}>{ words::end_board(lang) }</button>
            </p>
            <p class="card-told" role="status">{ decided::line(context) }</p>
        </>
    };
    [html! { { title } }, body]
}

/// A press that sends a picture of the board.
fn picture(context: &Context<'_>, title: &str, outcome: &Outcome) -> Callback<MouseEvent> {
    let (lang, board, said) = (context.lang, context.board.cloned(), context.say());
    let game = context.entry().map_or_else(String::new, |entry| entry.name.clone());
    let name = context.props.game.clone() + ".png";
    let lines: Vec<_> = [format!("{game}: {title}")].into_iter().chain(outcome.reason.clone()).collect();
    Callback::from(move |_| {
        if let Some(board) = board.clone() {
            send::picture(lang, board, lines.clone(), name.clone(), said.clone());
        }
    })
}

fn put_away(context: &Context<'_>) -> Callback<MouseEvent> {
    let (tell, board) = (context.tell.clone(), context.board.cloned());
    Callback::from(move |event: MouseEvent| {
        tell.emit(Message::PutAway);
        if let Some(board) = board.as_ref().filter(|_| event.detail() == 0) {
            board.focus_pit();
        }
    })
}

/// The card after the end. It takes the focus of a reader who is at the board or nowhere, and goes with Escape.
#[hook]
pub(super) fn use_after(context: &Context<'_>, card: Option<&Card>) -> Html {
    let place = use_node_ref();
    let over = card.filter(|card| !matches!(card, Card::Beginning));
    let decided = over.map(|card| matches!(card, Card::Decided(_)));
    let node = place.clone();
    // A page that opens with a game that is over is read from its top.
    use_effect_with(decided.filter(|_| context.table.seen.over.is_some()), move |shown| {
        let elsewhere = page::focused().is_some_and(|active| active.tag_name() != "MBAO-BOARD");
        if shown.is_some() && !elsewhere {
            page::focus(&node);
        }
    });
    let [title, body] = match over {
        Some(Card::Ending(outcome)) => ending(context, outcome),
        Some(Card::Decided(turn)) => decided::card(context, turn),
        _ => return Html::default(),
    };
    let away =
        if decided == Some(true) { to_the_end(context) } else { context.tell.reform(|()| Message::PutAway) };
    html! {
        <section ref={place} class="card-over end-card" tabindex="-1" aria-labelledby="end-title" onkeydown={page::escape(away)}>
            <h2 id="end-title" class="card-title">{ title }</h2>
            { body }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use yew::Reducible;

    #[test]
    fn the_winners_number_comes_first() {
        let outcome = |winner, score| Outcome { winner, score, ..Outcome::default() };
        let you = Seating::default();
        let people = Seating { who: Who::People, ..you };
        let said = |seating, winner, score| {
            let table = Rc::<Table>::default().reduce(Message::Seat(seating));
            result(Lang::En, &table, &outcome(winner, score))
        };
        assert_eq!(said(you, Some(Side::South), (58, 6)), "You won, 58 to 6");
        assert_eq!(said(you, Some(Side::North), (15, 45)), "Computer 2 won, 45 to 15");
        assert_eq!(said(people, Some(Side::North), (15, 45)), "North won, 45 to 15");
        assert_eq!(said(people, None, (24, 24)), "A draw, 24 each");
    }
}
