//! The controls for a new game: set-up, options, and a question if the present game would be lost.

use super::context::Context;
use super::table::Message;
use super::table::choosing::Wish;
use crate::prelude::*;
use mbao_viewer::fields::{list, value};
use mbao_viewer::{Choice, SetUp};

fn begin(context: &Context<'_>, options: &[Choice]) -> Callback<()> {
    let choosing = &context.table.choosing;
    let options = choosing.differing(options, context.table.seen.state.as_ref());
    let (board, tell) = (context.board.cloned(), context.tell.clone());
    let (setup, options) = (choosing.setup.clone(), mbao_viewer::options_text(&options));
    Callback::from(move |()| {
        let Some(board) = &board else { return };
        tell.emit(Message::Wish(Wish::Ask(false)));
        for (name, value) in [("setup", &setup), ("options", &options)] {
            board.set(name, Some(value.as_str()).filter(|value| !value.is_empty()));
        }
        tell.emit(Message::Anew);
        super::context::clear(board);
        board.show();
    })
}

#[hook]
pub(super) fn use_new_game(context: &Context<'_>) -> Html {
    let (lang, table, tell) = (context.lang, context.table, context.tell);
    let asking = table.choosing.asking;
    let answer = page::use_focus(asking);
    let (setups, options) =
        context.entry().map_or((&[][..], &[][..]), |game| (&game.setups[..], &game.options[..]));
    let begin = begin(context, options);
    let ask = {
        let (begin, tell, under_way) = (begin.clone(), tell.clone(), table.seen.under_way());
        move |_| if under_way { tell.emit(Message::Wish(Wish::Ask(true))) } else { begin.emit(()) }
    };
    let keep = tell.reform(|()| Message::Wish(Wish::Ask(false)));
    html! {
        <section class="begin">
            <h2>{ words::begin(lang) }</h2>
            { set_ups(context, setups) }
            if !options.is_empty() {
                <details>
                    <summary>{ words::begin_options(lang) }</summary>
                    { for options.iter().map(|one| option(context, one)) }
                </details>
            }
            <p class="controls"><button type="button" class="main" onclick={ask}>{ words::begin_anew(lang) }</button></p>
            <div class="question" role="alertdialog" aria-labelledby="begin-question" hidden={!asking} onkeydown={page::escape(keep.clone())}>
                <p id="begin-question">{ words::begin_question(lang) }</p>
                <p class="controls">
                    <button type="button" ref={answer} onclick={keep.reform(|_| ())}>{ words::begin_keep(lang) }</button>
                    <button type="button" onclick={begin.reform(|_| ())}>{ words::begin_anew(lang) }</button>
                </p>
            </div>
        </section>
    }
}

/// The set-ups; what is not decided by who begins is offered first.
fn set_ups(context: &Context<'_>, setups: &[SetUp]) -> Html {
    let table = context.table;
    let choose = context.tell.reform(|event: Event| Message::Wish(Wish::Setup(page::value_of(&event))));
    let [fair, won] = [false, true].map(|won| setups.iter().filter(move |one| one.won == won));
    let line = |one: &SetUp| value(&one.name, &one.label, &table.choosing.setup);
    // A new element for each game: once the reader has chosen, browsers ignore `selected` in the markup.
    let key = table.seen.begun.to_string();
    list(words::begin_setup(context.lang), None, key, fair.chain(won).map(line).collect(), choose)
}

fn option(context: &Context<'_>, option: &Choice) -> Html {
    let table = context.table;
    let now = table.choosing.value(option, table.seen.state.as_ref());
    let id = option.id.clone();
    let choose = move |event: Event| Message::Wish(Wish::Option(id.clone(), page::value_of(&event)));
    let values = option.values.iter().map(|(one, label)| value(one, label, now)).collect();
    let key = format!("{} {}", table.seen.begun, table.choosing.setup);
    list(option.label.clone(), None, key, values, context.tell.reform(choose))
}
