//! Writes the tag that puts a board on the reader's own page, and shows that board.

mod wanted;

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use web_sys::{Event, MouseEvent, Url};
use yew::{Html, NodeRef, Properties, component, html, use_effect_with, use_node_ref, use_state_eq};

use self::wanted::{ATTRIBUTES, Switch, Wanted, frame, tag};
use crate::{GameEntry, choices, clipboard, words};
use mbao_viewer::board_element::{Board, BoardEvent};
use mbao_viewer::{Choice, Island, page};

/// Properties of [`Embed`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct EmbedProps {
    /// Language of the page.
    pub lang: Lang,
    /// Id of the `<mbao-board>` elsewhere in the page that shows the choices.
    pub board: String,
    /// The games to choose from; at first the board shows the first of them.
    pub games: Vec<GameEntry>,
    /// The path from this page to the page for frames, such as `../embed.html`.
    pub frame: String,
}

/// The form, and the lines to copy.
#[component]
pub fn Embed(props: &EmbedProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let wanted = use_state_eq(|| first(props, None));
    let problem = use_state_eq(String::new);
    let address = use_state_eq(String::new);
    let said = use_state_eq(String::new);
    let (tag_field, frame_field) = (use_node_ref(), use_node_ref());

    let entry = props.games.iter().find(|entry| entry.id == wanted.game);
    let attributes = entry.map(|entry| wanted.attributes(entry)).unwrap_or_default();
    {
        let (problem, address) = (problem.setter(), address.setter());
        let frame = props.frame.clone();
        let deps = (props.board.clone(), attributes.clone());
        use_effect_with(deps, move |(id, attributes)| {
            address.set(framed(&frame, attributes));
            let board = Board::find(id);
            let listening = board.map(|board| {
                problem.set(String::new());
                let listening = board.listen(move |told| {
                    if let BoardEvent::Error(sentence) | BoardEvent::Unloaded(sentence) = told {
                        problem.set(sentence);
                    }
                });
                for &name in ATTRIBUTES {
                    let value = attributes.iter().find(|(given, _)| *given == name);
                    board.set(name, value.map(|(_, value)| value.as_str()));
                }
                listening
            });
            move || drop(listening)
        });
    }

    // `/embed/?game=omweso` begins with that game, and so does `/embed/#omweso`. After the board's own problems are
    // cleared.
    {
        let (wanted, problem, props) = (wanted.setter(), problem.setter(), props.clone());
        use_effect_with((), move |()| {
            let fragment = page::fragment();
            let asked = page::asked("game").filter(|game| !game.is_empty());
            let game = asked.as_deref().unwrap_or(fragment.trim_start_matches('#'));
            if let Some(entry) = props.games.iter().find(|entry| entry.id.eq_ignore_ascii_case(game)) {
                wanted.set(first(&props, Some(&entry.id)));
            } else if let Some(game) = asked {
                // A fragment may be a place on the page.
                problem.set(words::embed_no_game(props.lang, &game));
            }
        });
    }

    let change = |change: fn(&mut Wanted, String)| {
        let wanted = wanted.clone();
        move |event: Event| {
            let mut new = (*wanted).clone();
            change(&mut new, page::value_of(&event));
            wanted.set(new);
        }
    };
    let choose_game = {
        let (wanted, props) = (wanted.clone(), props.clone());
        move |event: Event| {
            let fresh = first(&props, Some(&page::value_of(&event)));
            // The look of the board is kept; the beginning of the game is not.
            wanted.set(Wanted {
                game: fresh.game,
                setup: fresh.setup,
                options: fresh.options,
                position: fresh.position,
                ..(*wanted).clone()
            });
        }
    };
    let select =
        |label: String,
         id: &'static str,
         now: &str,
         values: &[(String, String)],
         set: fn(&mut Wanted, String)| { field(label, id, now, values, change(set)) };
    let switch = |switch: Switch, label: String| {
        let wanted = wanted.clone();
        let checked = wanted.switches.contains(&switch);
        let turn = move |event: Event| {
            let mut new = (*wanted).clone();
            new.switches.retain(|other| *other != switch);
            if page::ticked(&event) {
                new.switches.push(switch);
            }
            wanted.set(new);
        };
        html! {
            <label class="choice">
                <input type="checkbox" role="switch" {checked} onchange={turn} /><span>{ label }</span>
            </label>
        }
    };
    let option = |option: &Choice| {
        let now = wanted.options.get(&option.id).unwrap_or(&option.default).clone();
        let (wanted, id) = (wanted.clone(), option.id.clone());
        let set = move |event: Event| {
            let mut new = (*wanted).clone();
            new.options.insert(id.clone(), page::value_of(&event));
            wanted.set(new);
        };
        field(option.label.clone(), &format!("option-{}", option.id), &now, &option.values, set)
    };
    let games: Vec<_> = props.games.iter().map(|game| (game.id.clone(), game.name.clone())).collect();
    let setups: Vec<_> = entry
        .map_or(&[][..], |entry| &entry.setups[..])
        .iter()
        .map(|one| (one.name.clone(), one.label.clone()))
        .collect();
    let options = entry.map_or(&[][..], |entry| &entry.options[..]);
    let players = choices::players(lang).map(|(value, label)| (value.to_owned(), label));
    let languages = Lang::ALL.map(|lang| (lang.tag().to_owned(), lang.name().to_owned()));
    let languages: Vec<_> =
        [(String::new(), words::embed_lang_page(lang))].into_iter().chain(languages).collect();
    let themes = choices::themes(lang).map(|(value, label)| (value.to_owned(), label));
    let speeds = choices::speeds(lang).map(|(value, label)| (value.to_owned(), label));
    let title = entry.map_or_else(String::new, |entry| entry.name.clone());
    let tag = tag(&attributes);
    let frame = if address.is_empty() { String::new() } else { frame(&address, &title) };
    let copying = |text: &str, node: &NodeRef| {
        let (text, node, said) = (text.to_owned(), node.clone(), said.setter());
        move |_: MouseEvent| {
            clipboard::copy(
                text.clone(),
                node.clone(),
                said.clone().into(),
                words::record_copied(lang),
                words::record_select(lang),
            );
        }
    };
    html! {
        <div class="embed-builder">
            <div hidden={!alive}>
                { field(words::embed_game(lang), "game", &wanted.game, &games, choose_game) }
                { select(words::begin_setup(lang), "setup", &wanted.setup, &setups, |wanted, value| wanted.setup = value) }
                if !options.is_empty() {
                    <details>
                        <summary>{ words::begin_options(lang) }</summary>
                        <div key={wanted.game.clone()}>{ for options.iter().map(option) }</div>
                    </details>
                }
                { select(words::south(lang), "south", &wanted.south, &players, |wanted, value| wanted.south = value) }
                { select(words::north(lang), "north", &wanted.north, &players, |wanted, value| wanted.north = value) }
                <details>
                    <summary>{ words::embed_look(lang) }</summary>
                    { select(words::embed_lang(lang), "language", &wanted.lang, &languages, |wanted, value| wanted.lang = value) }
                    { select(words::embed_theme(lang), "theme", &wanted.theme, &themes, |wanted, value| wanted.theme = value) }
                    { select(words::speed(lang), "speed", &wanted.speed, &speeds, |wanted, value| wanted.speed = value) }
                    { switch(Switch::Hints, words::embed_hints(lang)) }
                    { switch(Switch::Trial, words::manner_trial(lang)) }
                    { switch(Switch::Sound, words::manner_sound(lang)) }
                    { switch(Switch::Bare, words::embed_bare(lang)) }
                    { switch(Switch::Late, words::embed_late(lang)) }
                    <label class="field">
                        <span>{ words::embed_position(lang) }</span>
                        <input type="text" id="position" autocomplete="off" spellcheck="false" value={wanted.position.clone()}
                            onchange={change(|wanted, value| wanted.position = value)} />
                    </label>
                </details>
                <p class="error" role="alert">{ (*problem).clone() }</p>
            </div>
            <section>
                <h2>{ words::embed_tag(lang) }</h2>
                <p>{ words::embed_tag_help(lang) }</p>
                <textarea id="tag" ref={tag_field.clone()} aria-label={words::embed_tag(lang)} rows="7" readonly=true spellcheck="false" value={tag.clone()} />
                <p class="controls" hidden={!alive}>
                    <button type="button" class="main" onclick={copying(&tag, &tag_field)}>{ words::record_copy(lang) }</button>
                </p>
            </section>
            <section hidden={!alive}>
                <h2>{ words::embed_frame(lang) }</h2>
                <p>{ words::embed_frame_help(lang) }</p>
                <textarea id="frame" ref={frame_field.clone()} aria-label={words::embed_frame(lang)} rows="4" readonly=true spellcheck="false" value={frame.clone()} />
                <p class="controls">
                    <button type="button" onclick={copying(&frame, &frame_field)}>{ words::record_copy(lang) }</button>
                </p>
            </section>
            <p role="status">{ (*said).clone() }</p>
        </div>
    }
}

/// A labelled list to choose from.
fn field(
    label: String,
    id: &str,
    now: &str,
    values: &[(String, String)],
    set: impl Fn(Event) + 'static,
) -> Html {
    let value = |(value, label): &(String, String)| {
        html! { <option value={value.clone()} selected={value == now}>{ label.clone() }</option> }
    };
    html! {
        <label class="field">
            <span>{ label }</span>
            <select id={id.to_owned()} onchange={set}>{ for values.iter().map(value) }</select>
        </label>
    }
}

/// The usual board of a game; of the first game if there is none with that id.
fn first(props: &EmbedProps, id: Option<&str>) -> Wanted {
    let entry = props.games.iter().find(|entry| Some(entry.id.as_str()) == id).or(props.games.first());
    let setup = entry.and_then(|entry| entry.setups.first()).map(|setup| setup.name.clone());
    Wanted {
        game: entry.map(|entry| entry.id.clone()).unwrap_or_default(),
        setup: setup.unwrap_or_default(),
        lang: props.lang.tag().to_owned(),
        ..Wanted::default()
    }
}

/// The address of a frame with these attributes; empty if the page has no address.
fn framed(path: &str, attributes: &[(&'static str, String)]) -> String {
    let Ok(here) = page::window().location().href() else { return String::new() };
    let Ok(address) = Url::new_with_base(path, &here) else { return String::new() };
    for (name, value) in attributes {
        address.search_params().append(name, value);
    }
    address.href()
}

impl Island for Embed {
    const NAME: &'static str = "Embed";
}
