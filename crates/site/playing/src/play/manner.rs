//! Keeps the manner of play, applies it to the board, and shows its controls: speed, seeds, trial moves, sound,
//! clocks.

use serde::{Deserialize, Serialize};

use super::context::Context;
use super::reading;
use super::table::Message;
use super::table::manner::{Change, LONGEST, Manner, SECONDS, SHORTEST};
use super::table::seating::Seating;
use crate::choices;
use crate::prelude::*;
use mbao_viewer::fields;
use mbao_viewer::storage::Store;

const KEY: &str = "mbao.play";

/// The class that the lessons keep, if there is one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Class {
    code: String,
}

thread_local! {
    static CLASS: Store<Class> = const { Store::new("mbao.class") };
    static MANNER: Store<Manner> = const { Store::new(KEY) };
}

fn load() -> Manner {
    let mut kept = MANNER.with(Store::load);
    kept.seating = kept.seating.sound();
    kept.class = !CLASS.with(Store::load).code.is_empty();
    kept
}

/// Sets the attributes of the board. What happens in the game that it `guides` through is explained beside its pits.
fn apply(manner: &Manner, seating: Seating, guides: Option<&str>, board: &Board) {
    // If the reader wants no motion, the settings keep the speed in `data-speed`.
    let held = board.attribute("data-speed").is_some();
    let speed = Some(manner.speed.as_str()).filter(|speed| !speed.is_empty());
    board.set(if held { "data-speed" } else { "speed" }, speed.or(held.then_some("")));
    board.set("theme", Some(manner.theme.as_str()).filter(|theme| !theme.is_empty()));
    board.set("trial", manner.trial.then_some(""));
    board.set("sound", manner.sound.then_some(""));
    board.set("ghost", (!manner.ghost(seating)).then_some("off"));
    board.set("callouts", guides.filter(|game| manner.guides(seating, game)).map(|_| ""));
}

/// Reads the choices and applies them to the board. Until somebody has sat down, they are those that are kept; then
/// other tables change nothing here.
#[hook]
pub(super) fn use_manner(context: &Context<'_>) {
    let tell = context.tell.clone();
    use_effect_with(context.table.seated, move |seated| {
        let look = move || tell.emit(Message::Manner(load()));
        let heard = (!seated).then(|| MANNER.with(|kept| kept.follow(look)));
        move || drop(heard)
    });
    let table = context.table;
    // What the card covers is not explained.
    let guides = table.seated.then(|| context.props.game.clone());
    use_effect_with(
        (context.board.cloned(), table.manner.clone(), table.seating(), guides.clone()),
        |(board, manner, seating, guides)| {
            if let Some(board) = board {
                apply(manner, *seating, guides.as_deref(), board);
            }
        },
    );
    let tell = context.tell.clone();
    let known = guides.filter(|game| {
        table.seen.over == Some(table.seen.begun) && table.manner.guides(table.seating(), game)
    });
    use_effect_with(known, move |known| {
        if let Some(game) = known {
            change(&tell, Change::Known(game.clone()));
        }
    });
    let tell = context.tell.clone();
    use_effect_with(table.seen.enough, move |enough| {
        if *enough {
            change(&tell, Change::Explains(false));
        }
    });
}

/// Makes a change at this table, and where the choices are kept.
pub(super) fn change(tell: &Callback<Message>, change: Change) {
    tell.emit(Message::Changed(change.clone()));
    MANNER.with(|kept| kept.change(move |manner| manner.make(&change)));
}

/// What the reader is called, for whoever is sent a game.
pub(super) fn named(context: &Context<'_>) -> Html {
    let tell = context.tell.clone();
    // As it is typed: what is drawn meanwhile has it.
    let typed = move |event: InputEvent| change(&tell, Change::Name(page::value_of(&event)));
    html! {
        <label class="field">
            <span>{ words::manner_name(context.lang) }</span>
            <input maxlength={reading::LONGEST.to_string()} autocomplete="nickname" value={context.table.manner.name.clone()} oninput={typed} />
        </label>
    }
}

/// The controls for everything except who plays.
pub(super) fn controls(context: &Context<'_>) -> Html {
    let (lang, table, tell) = (context.lang, context.table, context.tell);
    let manner = &table.manner;
    let choose = |set: fn(String) -> Change| {
        let tell = tell.clone();
        Callback::from(move |event: Event| change(&tell, set(page::value_of(&event))))
    };
    let select = |label: String, values: &[(&str, String)], now: &str, set: fn(String) -> Change| {
        let values = values.iter().map(|(value, label)| fields::value(value, label, now)).collect();
        fields::list(label, None, String::new(), values, choose(set))
    };
    let tick = |label: String, checked: bool, set: fn(bool) -> Change| {
        let tell = tell.clone();
        let turn = move |event: Event| change(&tell, set(page::ticked(&event)));
        fields::switch(label, checked, turn.into())
    };
    html! {
        <section class="manner">
            <h2>{ words::manner(lang) }</h2>
            { select(words::speed(lang), &choices::speeds(lang), &manner.speed, Change::Speed) }
            { select(words::embed_theme(lang), &choices::themes(lang), &manner.theme, Change::Theme) }
            { named(context) }
            { tick(words::manner_trial(lang), manner.trial, Change::Trial) }
            { tick(words::manner_sound(lang), manner.sound, Change::Sound) }
            { tick(words::manner_balance(lang), manner.balances(table.seating()), Change::Balance) }
            { tick(words::manner_ghost(lang), manner.ghost(table.seating()), Change::Ghost) }
            { tick(words::manner_explains(lang), manner.explains(), Change::Explains) }
            { tick(words::manner_clocks(lang), manner.clocks, Change::Clocks) }
            <label class="field" hidden={!manner.clocks}>
                <span>{ words::manner_seconds(lang) }</span>
                <input type="number" min={SHORTEST.to_string()} max={LONGEST.to_string()} step="5"
                    value={manner.time().to_string()}
                    onchange={choose(|value| Change::Seconds(value.parse().unwrap_or(SECONDS)))} />
            </label>
        </section>
    }
}
