//! The play table: two seats and a board, and beside them how the game is played, its
//! moves, and everything that can be chosen.
//!
//! In the first ten seconds, a person who has never heard of these games wants:
//! 1. to see the board, whole, and which of its two sides is mine;
//! 2. to know against whom I play, and that it will be easy;
//! 3. to know the one thing to do now: press here;
//! 4. to press it and see the seeds go, without having read a rule or chosen an option.
//!
//! So the page opens with a game that can be played at once. A card on or below the
//! board says in one sentence what this game is, and offers an opponent (one is already
//! chosen) and one large button; a press on a pit does the same as the button. Everything
//! else is beside the board and can wait. People who come back find the game as they left it.

mod arrival;
mod balance;
mod card;
mod clock;
mod context;
mod decided;
mod face;
mod manner;
mod moves;
mod new_game;
mod over;
mod props;
mod reading;
mod seating;
mod seats;
mod seen;
mod send;
mod series;
mod shelf;
pub(crate) mod table;
mod tabs;

use self::arrival::use_arrival;
use self::card::use_after;
use self::clock::use_clock;
use self::context::Context;
use self::manner::use_manner;
use self::moves::use_moves;
use self::new_game::use_new_game;
use self::reading::use_reading;
use self::seating::use_players;
use self::seats::use_seats;
use self::seen::use_reports;
use self::send::Sender;
use self::series::{series, use_series};
use self::shelf::{use_not_kept, use_shelf};
use self::table::reading::Said;
use self::table::{Card, Table};
use self::tabs::use_tabs;
use crate::prelude::*;
use mbao_viewer::endings::endings;
use mbao_viewer::link;

pub use self::props::{Ended, PlayProps};
pub use self::seats::first_seat;
pub use self::table::series::SeriesRules;

/// Three cards on how the game is played; the endings light up as they apply.
fn how(context: &Context<'_>) -> Html {
    let (lang, props) = (context.lang, context.props);
    html! {
        <div class="how">
            <p class="how-aim">{ props.aim.clone() }</p>
            <section class="how-sow">
                <h2>{ words::how_sow(lang) }</h2>
                <p>{ props.start.clone() }</p>
                <p>{ props.sowing.clone() }</p>
            </section>
            { endings(lang, &props.endings, &context.table.seen.lights) }
            <section class="how-end">
                <h2>{ words::how_end(lang) }</h2>
                <p>{ props.end.clone() }</p>
                <figure>{ props.ended.html("") }<figcaption>{ props.ended.told.clone() }</figcaption></figure>
            </section>
        </div>
    }
}

/// What can be read, changed and chosen beside the board, in tabs.
#[hook]
fn use_beside(context: &Context<'_>) -> Html {
    let (lang, props) = (context.lang, context.props);
    let moves = use_moves(context);
    let new_game = use_new_game(context);
    use_series(context);
    let more = html! {
        <>
            { new_game }
            { manner::controls(context) }
            { series(context) }
            <p class="onward"><a href={props.embed_href.clone() + "?game=" + &props.game}>{ words::more_embed(lang) }</a></p>
        </>
    };
    use_tabs(context, [how(context), moves, more])
}

/// What sends the game, a button for it, and a place for the link where it cannot be copied.
#[hook]
fn use_send(context: &Context<'_>) -> (Callback<MouseEvent>, [Html; 2]) {
    let (lang, seen) = (context.lang, &context.table.seen);
    let alive = page::use_alive();
    let sent = use_node_ref();
    let send = {
        let (record, state) = (seen.whole.clone(), seen.state.clone());
        let sender = Sender { by: context.table.manner.name.clone(), won: context.table.seating().won };
        let (said, sent) = (context.say(), sent.clone());
        let title = context.entry().map_or_else(String::new, |entry| entry.name.clone());
        Callback::from(move |_: MouseEvent| {
            let file = moves::file(state.as_ref());
            send::send(lang, title.clone(), &record, &sender, &file, sent.clone(), said.clone());
        })
    };
    let button = html! {
        <p class="table-tools">
            <button type="button" class="send" disabled={!alive || seen.turns.is_empty()} onclick={send.clone()}
                title={words::send(lang)} aria-label={words::send(lang)}>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 15V4m-4 4 4-4 4 4M5 13v6h14v-6" /></svg>
                <span aria-hidden="true">{ words::send(lang) }</span>
            </button>
        </p>
    };
    let text = html! {
        <details class="send-text">
            <summary>{ words::send(lang) }</summary>
            <textarea ref={sent} rows="4" readonly=true spellcheck="false" aria-label={words::send(lang)} />
        </details>
    };
    (send, [button, text])
}

/// The play table around a board.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let lang = props.lang;
    let table = &use_reducer_eq(Table::default);
    let tell = &table.dispatcher().to_callback();
    let board = use_reports(&props.board, table);
    let context = &Context { lang, props, board: board.as_ref(), table, tell };
    use_manner(context);
    use_reading(context);
    use_arrival(context);
    use_players(context);
    let under_way = (table.seen.at > 0).then(|| link::fragment(&table.seen.whole));
    use_effect_with(under_way, |place| page::same_place(place.as_deref().unwrap_or_default()));
    let clock = use_clock(context);
    let (sends, [send, send_text]) = use_send(context);
    let seats = use_seats(context, &clock, &sends);
    let beside = use_beside(context);
    let shelf = use_shelf(context);
    let not_kept = use_not_kept(context);

    let card = table.card();
    let after = use_after(context, card.as_ref());
    let said = table.reading.said.as_ref();
    // Where the card covers the rest, it says what is wrong with a link.
    let on_card = card == Some(Card::Beginning) && said.is_some_and(Said::is_of_link);
    let wrong = said.map(|said| reading::said(context, said));
    let (of_link, wrong) = if on_card { (wrong, None) } else { (None, wrong) };
    let lost = clock.lost.map(|side| html! { { words::clock_lost(lang, &table.name(lang, side)) } });
    // On paper the game stands with the address where it goes on.
    let address = if table.seen.turns.is_empty() { None } else { send::address(&table.seen.whole, None) };
    html! {
        <>
            { seats }
            if card == Some(Card::Beginning) {
                { card::beginning(context, of_link) }
            }
            { after }
            { send }
            <div class="table-side">
                { not_kept }
                { beside }
                <p class="said" role="status">{ table.said.clone() }</p>
                { send_text }
                <p class="error" role="alert">{ wrong.or(lost).unwrap_or_default() }</p>
                { for address.map(|address| html! { <p class="on-paper"><a href={address.clone()}>{ address }</a></p> }) }
                // Last, because it is filled late and must not push anything down.
                { shelf }
            </div>
        </>
    }
}
