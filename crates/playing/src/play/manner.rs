//! The manner of play: who plays, speed, seeds, trial moves, sound, clocks.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use web_sys::Event;
use yew::{Callback, Html, hook, html, use_effect_with};

use super::seating::Seating;
use super::table::Message;
use super::{Context, clock};
use crate::{choices, fields, words};
use mbao_viewer::board_element::Board;
use mbao_viewer::page;
use mbao_viewer::storage::Store;

const KEY: &str = "mbao.play";
/// Seconds per move, until the reader chooses a number.
const SECONDS: u32 = 30;

/// The choices, as they are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Manner {
    /// Who sits where when a game begins.
    pub seating: Seating,
    /// The game that was played last; `www/scripts/last-game.js` opens it.
    pub game: String,
    /// The values of the board's attributes; empty for the usual ones.
    speed: String,
    theme: String,
    trial: bool,
    sound: bool,
    clocks: bool,
    seconds: u32,
}

/// A change of one of the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Change {
    Seating(Seating),
    Game(String),
    Speed(String),
    Theme(String),
    Trial(bool),
    Sound(bool),
    Clocks(bool),
    Seconds(u32),
}

thread_local! {
    static MANNER: Store<Manner> = const { Store::new(KEY) };
}

impl Manner {
    fn load() -> Self {
        let kept = MANNER.with(Store::load);
        Self { seating: kept.seating.sound(), ..kept }
    }

    /// Makes a change.
    pub fn make(&mut self, change: &Change) {
        match change {
            Change::Seating(seating) => self.seating = *seating,
            Change::Game(game) => self.game.clone_from(game),
            Change::Speed(speed) => self.speed.clone_from(speed),
            Change::Theme(theme) => self.theme.clone_from(theme),
            Change::Trial(on) => self.trial = *on,
            Change::Sound(on) => self.sound = *on,
            Change::Clocks(on) => self.clocks = *on,
            Change::Seconds(seconds) => self.seconds = *seconds,
        }
    }

    /// Seconds per move; 0 if there are no clocks.
    pub fn seconds(&self) -> u32 {
        if self.clocks { self.time() } else { 0 }
    }

    fn time(&self) -> u32 {
        if self.seconds == 0 { SECONDS } else { self.seconds.clamp(clock::SHORTEST, clock::LONGEST) }
    }

    fn apply(&self, board: &Board) {
        // If the reader wants no motion, the settings keep the speed in `data-speed`.
        let held = board.attribute("data-speed").is_some();
        let speed = Some(self.speed.as_str()).filter(|speed| !speed.is_empty());
        board.set(if held { "data-speed" } else { "speed" }, speed.or(held.then_some("")));
        board.set("theme", Some(self.theme.as_str()).filter(|theme| !theme.is_empty()));
        board.set("trial", self.trial.then_some(""));
        board.set("sound", self.sound.then_some(""));
    }
}

/// Reads the choices and applies them to the board. Until somebody has sat down, they are those that are kept; then
/// other tables change nothing here.
#[hook]
pub(super) fn use_manner(context: &Context<'_>) {
    let tell = context.tell.clone();
    use_effect_with(context.table.seated, move |seated| {
        let heard = (!seated).then(|| {
            let look = move || tell.emit(Message::Manner(Manner::load()));
            look();
            MANNER.with(|kept| kept.listen(look))
        });
        move || drop(heard)
    });
    use_effect_with((context.board.cloned(), context.table.manner.clone()), |(board, manner)| {
        if let Some(board) = board {
            manner.apply(board);
        }
    });
}

/// Makes a change at this table, and where the choices are kept.
pub(super) fn change(tell: &Callback<Message>, change: Change) {
    tell.emit(Message::Changed(change.clone()));
    MANNER.with(|kept| kept.change(move |manner| manner.make(&change)));
}

/// The controls for everything except who plays.
pub(super) fn controls(lang: Lang, manner: &Manner, tell: &Callback<Message>) -> Html {
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
            { tick(words::manner_trial(lang), manner.trial, Change::Trial) }
            { tick(words::manner_sound(lang), manner.sound, Change::Sound) }
            { tick(words::manner_clocks(lang), manner.clocks, Change::Clocks) }
            <label class="field" hidden={!manner.clocks}>
                <span>{ words::manner_seconds(lang) }</span>
                <input type="number" min={clock::SHORTEST.to_string()} max={clock::LONGEST.to_string()} step="5"
                    value={manner.time().to_string()}
                    onchange={choose(|value| Change::Seconds(value.parse().unwrap_or(SECONDS)))} />
            </label>
        </section>
    }
}
