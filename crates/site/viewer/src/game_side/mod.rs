//! The island beside a game's board: set-ups, endings, examples, silences.

mod state;

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::prelude::*;

use self::state::{Change, SideState};
use crate::board_element::{Board, BoardEvent, use_board};
use crate::endings::{EndingLine, endings};
use crate::{Choice, SetUp, link, options_text, page, words};

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct GameSideProps {
    pub lang: Lang,
    /// Id of the `<mbao-board>` that stands elsewhere in the page.
    pub board: String,
    pub game: String,
    /// Its set-ups, the usual one first.
    pub setups: Vec<SetUp>,
    pub options: Vec<Choice>,
    /// Its endings in their order.
    pub endings: Vec<EndingLine>,
    /// Turns that show them.
    pub examples: Vec<Example>,
    /// Points that the sources leave open.
    pub silences: Vec<Silence>,
    /// Address of the play page with this game.
    pub play_href: String,
}

/// A turn that shows some endings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Example {
    /// Stable identifier.
    pub id: String,
    pub title: String,
    /// Position text it begins from.
    pub position: String,
    pub actions: Vec<String>,
    pub note: String,
    /// Numbers of the endings that apply in it.
    pub shows: Vec<u8>,
    /// The turn as a record, for the board to step through.
    pub record: String,
}

/// A point that the sources leave open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Silence {
    pub doubt: u8,
    /// The reading that we play, and the other one.
    pub text: String,
    /// Id of the option that chooses between them.
    pub option: Option<String>,
}

struct Context<'a> {
    lang: Lang,
    alive: bool,
    props: &'a GameSideProps,
    board: Option<&'a Board>,
    side: &'a UseReducerHandle<SideState>,
}

fn begin(board: Option<&Board>, setup: &str, options: &[(String, String)]) {
    let Some(board) = board else { return };
    for name in ["steps", "record", "position"] {
        board.set(name, None);
    }
    for (name, value) in [("setup", setup), ("options", &options_text(options))] {
        board.set(name, Some(value).filter(|value| !value.is_empty()));
    }
    let _ = board.begin();
}

impl Context<'_> {
    fn setup(&self, setup: &SetUp) -> Html {
        let SetUp { name, label, diagram, .. } = setup.clone();
        let checked = self.side.setup == name && self.side.example.is_none();
        let change = {
            let (side, board, name) = (self.side.clone(), self.board.cloned(), name.clone());
            move |_| {
                begin(board.as_ref(), &name, &side.options);
                side.dispatch(Change::Setup(name.clone()));
            }
        };
        html! {
            <li>
                <label class="choice">
                    <input type="radio" name={format!("{}-setup", self.props.board)} value={name} {checked}
                        hidden={!self.alive} onchange={change} />
                    <span>{ label }</span>
                    if let Some(letter) = diagram {
                        <span class="diagram">{ words::diagram(self.lang, &letter) }</span>
                    }
                </label>
            </li>
        }
    }

    fn example(&self, at: usize, example: &Example) -> Html {
        let lang = self.lang;
        let shown = self.side.example == Some(at);
        let numbers: Vec<String> = example.shows.iter().map(u8::to_string).collect();
        html! {
            <li class={classes!("example", shown.then_some("shown"))} id={format!("example-{}", example.id)}>
                <h3>{ example.title.clone() }</h3>
                <p>{ example.note.clone() }</p>
                if !numbers.is_empty() {
                    <p class="shows">{ words::example_shows(lang, &numbers.join(", "), numbers.len()) }</p>
                }
                <p class="controls" hidden={!self.alive}>
                    <button type="button" aria-pressed={shown.to_string()} onclick={self.show(at, example)}>{ words::example_show(lang) }</button>
                    <button type="button" hidden={!shown} onclick={self.play(example)}>{ words::example_play(lang) }</button>
                    <button type="button" hidden={!shown} onclick={self.back()}>{ words::example_back(lang) }</button>
                </p>
            </li>
        }
    }

    fn show(&self, at: usize, example: &Example) -> Callback<MouseEvent> {
        let (board, side, record) = (self.board.cloned(), self.side.dispatcher(), example.record.clone());
        Callback::from(move |_| {
            if let Some(board) = &board {
                side.dispatch(Change::Example(Some(at)));
                board.set("steps", Some(&record));
                board.show_and_focus();
            }
        })
    }

    /// Begins a game from the position that the diagram shows; in mid-turn, from the diagram's beginning.
    fn play(&self, example: &Example) -> Callback<MouseEvent> {
        let (board, side, position) = (self.board.cloned(), self.side.dispatcher(), example.position.clone());
        Callback::from(move |_| {
            if let Some(board) = &board {
                let here = board.position().unwrap_or_else(|| position.clone());
                side.dispatch(Change::Example(None));
                for name in ["steps", "record", "setup"] {
                    board.set(name, None);
                }
                board.set("position", Some(&here));
                board.show_and_focus();
            }
        })
    }

    /// Goes back from an example to a game.
    fn back(&self) -> Callback<MouseEvent> {
        let (board, side) = (self.board.cloned(), self.side.clone());
        Callback::from(move |_| {
            side.dispatch(Change::Setup(side.setup.clone()));
            begin(board.as_ref(), &side.setup, &side.options);
        })
    }

    fn silence(&self, silence: &Silence) -> Html {
        let id = silence.option.as_ref();
        let option = id.and_then(|id| self.props.options.iter().find(|one| one.id == *id));
        html! {
            <li>
                <span class="doubt">{ words::doubt(self.lang, &silence.doubt.to_string()) }</span>{ " " }
                <span>{ silence.text.clone() }</span>
                { for option.map(|option| self.reading(option)) }
            </li>
        }
    }

    /// The reading that is played, and buttons for the others.
    fn reading(&self, option: &Choice) -> Html {
        let lang = self.lang;
        let now = self.side.value(option);
        let name = option.values.iter().find(|(value, _)| value == now).map_or(now, |(_, label)| label);
        let other = |(value, label): &(String, String)| {
            let (side, board) = (self.side.clone(), self.board.cloned());
            let (id, value) = (option.id.clone(), value.clone());
            let switch = move |_| {
                side.dispatch(Change::Option(id.clone(), value.clone()));
                begin(board.as_ref(), &side.setup, &side.options);
            };
            html! { <button type="button" onclick={switch}>{ words::silence_switch(lang, label) }</button> }
        };
        html! {
            <p class="controls reading">
                <span role="status">{ words::silence_now(lang, name) }</span>
                <span hidden={!self.alive}>{ for option.values.iter().filter(|(value, _)| value != now).map(other) }</span>
            </p>
        }
    }
}

#[component]
pub fn GameSide(props: &GameSideProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let usual = props.setups.first().map(|setup| setup.name.clone()).unwrap_or_default();
    let side = &use_reducer(|| SideState::of(usual));
    // The game under way on the board, which the play page goes on with.
    let game = use_state_eq(String::new);
    let (told, under_way) = (side.dispatcher(), game.setter());
    let board = use_board(&props.board, move |board| {
        if let Some(setup) = board.attribute("setup") {
            told.dispatch(Change::Setup(setup));
        }
        // Something may have been played before this began to listen.
        under_way.set(board.game_under_way().unwrap_or_default());
        let here = board.clone();
        board.listen(move |what| {
            if matches!(what, BoardEvent::Ready | BoardEvent::Choice | BoardEvent::Turn | BoardEvent::Back) {
                under_way.set(here.game_under_way().unwrap_or_default());
            }
            told.dispatch(Change::Reported(what));
        })
    });
    let context = Context { lang, alive, props, board: board.as_ref(), side };
    let examples = props.examples.iter().enumerate();
    let place = if game.is_empty() { String::new() } else { link::fragment(&game) };
    html! {
        <div class="game-side">
            <section class="side-setups">
                <h2>{ words::setups(lang) }</h2>
                <ul class="setups">{ for props.setups.iter().map(|setup| context.setup(setup)) }</ul>
                <p class="controls"><a class="play-link" href={format!("{}{place}", props.play_href)}>{ words::play_here(lang) }</a></p>
            </section>
            { endings(lang, &props.endings, &side.lights) }
            if !props.examples.is_empty() {
                <section class="side-examples">
                    <h2>{ words::examples(lang) }</h2>
                    <ol class="examples">{ for examples.map(|(at, example)| context.example(at, example)) }</ol>
                </section>
            }
            if !props.silences.is_empty() {
                <section class="side-silences">
                    <h2>{ words::silences(lang) }</h2>
                    <ul class="silences">{ for props.silences.iter().map(|silence| context.silence(silence)) }</ul>
                </section>
            }
        </div>
    }
}
