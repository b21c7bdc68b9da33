//! Writes the tag that puts a board on the reader's own page, and shows that board.

mod wanted;

use serde::{Deserialize, Serialize};
use web_sys::Url;

use self::wanted::{ATTRIBUTES, Change, Wanted};
use crate::choices;
use crate::prelude::*;
use mbao_viewer::board_element::BoardEvent;
use mbao_viewer::clipboard::copying;
use mbao_viewer::markup::{frame, tag};
use mbao_viewer::{Choice, GameEntry, fields};

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct EmbedProps {
    pub lang: Lang,
    /// Id of the `<mbao-board>` elsewhere in the page that shows the choices.
    pub board: String,
    /// The games to choose from; at first the board shows the first of them.
    pub games: Vec<GameEntry>,
    /// The path from this page to the page for frames, such as `../embed.html`.
    pub frame: String,
}

struct Context<'a> {
    lang: Lang,
    wanted: &'a Wanted,
    change: &'a Callback<Change>,
}

impl Context<'_> {
    fn select<'v>(
        &self,
        label: String,
        name: &'static str,
        values: impl IntoIterator<Item = (&'v str, String)>,
    ) -> Html {
        let now = self.wanted.get(name);
        let values = values.into_iter().map(|(value, label)| fields::value(value, &label, now)).collect();
        let id = if name == "lang" { "language" } else { name };
        fields::list(label, Some(id.to_owned()), String::new(), values, self.text(name))
    }

    fn text(&self, name: &'static str) -> Callback<Event> {
        self.change.reform(move |event: Event| {
            let value = page::value_of(&event).trim().to_owned();
            Change::Attribute(name, Some(value).filter(|value| !value.is_empty()))
        })
    }

    /// What gives an attribute this value, or leaves it out.
    fn switch(&self, name: &'static str, value: &'static str, label: String) -> Html {
        let turn =
            move |event: Event| Change::Attribute(name, page::ticked(&event).then(|| value.to_owned()));
        fields::switch(label, self.wanted.has(name), self.change.reform(turn))
    }

    fn option(&self, option: &Choice) -> Html {
        let now = self.wanted.options.get(&option.id).unwrap_or(&option.default);
        let values = option.values.iter().map(|(value, label)| fields::value(value, label, now)).collect();
        let id = option.id.clone();
        let set = self.change.reform(move |event: Event| Change::Option(id.clone(), page::value_of(&event)));
        let place = Some(format!("option-{}", option.id));
        fields::list(option.label.clone(), place, String::new(), values, set)
    }

    fn beginning(&self, props: &EmbedProps, entry: Option<&GameEntry>) -> Html {
        let lang = self.lang;
        let games = props.games.iter();
        let games = games.map(|game| fields::value(&game.id, &game.name, self.wanted.get("game"))).collect();
        let choose = {
            let props = props.clone();
            self.change.reform(move |event: Event| Change::Game(first(&props, Some(&page::value_of(&event)))))
        };
        let (setups, options) =
            entry.map_or((&[][..], &[][..]), |entry| (&entry.setups[..], &entry.options[..]));
        let setups = setups.iter().map(|one| (one.name.as_str(), one.label.clone()));
        html! {
            <>
                { fields::list(words::embed_game(lang), Some("game".to_owned()), String::new(), games, choose) }
                { self.select(words::begin_setup(lang), "setup", setups) }
                { self.select(Side::South.name(lang), "south", choices::players(lang)) }
                { self.select(Side::North.name(lang), "north", choices::players(lang)) }
                if !options.is_empty() {
                    <details>
                        <summary>{ words::begin_options(lang) }</summary>
                        <div key={self.wanted.get("game").to_owned()}>{ for options.iter().map(|option| self.option(option)) }</div>
                    </details>
                }
            </>
        }
    }

    /// How the board looks and sounds.
    fn look(&self) -> Html {
        let lang = self.lang;
        let languages = Lang::ALL.map(|lang| (lang.tag(), lang.name().to_owned()));
        let languages = [("", words::embed_lang_page(lang))].into_iter().chain(languages);
        html! {
            <details>
                <summary>{ words::embed_look(lang) }</summary>
                { self.select(words::embed_lang(lang), "lang", languages) }
                { self.select(words::embed_theme(lang), "theme", choices::themes(lang)) }
                { self.select(words::speed(lang), "speed", choices::speeds(lang)) }
                { self.switch("hints", "", words::embed_hints(lang)) }
                { self.switch("trial", "", words::manner_trial(lang)) }
                { self.switch("sound", "", words::manner_sound(lang)) }
                { self.switch("coordinates", "no", words::embed_bare(lang)) }
                { self.switch("loading", "lazy", words::embed_late(lang)) }
                <label class="field">
                    <span>{ words::embed_position(lang) }</span>
                    <input type="text" id="position" autocomplete="off" spellcheck="false" key={self.wanted.get("game").to_owned()}
                        onchange={self.text("position")} />
                </label>
            </details>
        }
    }
}

/// Shows the board with these attributes; returns what is wrong with it, if anything is.
#[hook]
fn use_shown(id: &str, attributes: Vec<(&'static str, String)>) -> UseStateHandle<String> {
    let problem = use_state_eq(String::new);
    let set = problem.setter();
    use_effect_with((id.to_owned(), attributes), move |(id, attributes)| {
        let board = Board::find(id);
        let listening = board.map(|board| {
            set.set(String::new());
            let listening = board.listen(move |told| {
                if let BoardEvent::Error(sentence) | BoardEvent::Unloaded(sentence) = told {
                    set.set(sentence);
                }
            });
            for name in ATTRIBUTES {
                let value = attributes.iter().find(|(given, _)| *given == name);
                board.set(name, value.map(|(_, value)| value.as_str()));
            }
            listening
        });
        move || drop(listening)
    });
    problem
}

/// The form, and the lines to copy.
#[component]
pub fn Embed(props: &EmbedProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let wanted = use_reducer_eq(|| first(props, None));
    let change = wanted.dispatcher().to_callback();
    let address = use_state_eq(String::new);
    let sentence = use_state_eq(String::new);
    let [tag_field, frame_field] = [use_node_ref(), use_node_ref()];

    let entry = props.games.iter().find(|entry| entry.id == wanted.get("game"));
    let attributes = entry.map(|entry| wanted.attributes(entry)).unwrap_or_default();
    let tag = tag(&attributes);
    let (set, path) = (address.setter(), props.frame.clone());
    use_effect_with(attributes.clone(), move |attributes| set.set(framed(&path, lang, attributes)));
    let problem = use_shown(&props.board, attributes);

    // `/embed/?game=omweso` begins with that game, and so does `/embed/#omweso`. After the board's own problems are
    // cleared.
    let (asks, wrong, own) = (change.clone(), problem.setter(), props.clone());
    use_effect_with((), move |()| {
        let fragment = page::fragment();
        let asked = page::asked("game").filter(|game| !game.is_empty());
        let game = asked.as_deref().unwrap_or(fragment.trim_start_matches('#'));
        if let Some(entry) = own.games.iter().find(|entry| entry.id.eq_ignore_ascii_case(game)) {
            asks.emit(Change::Game(first(&own, Some(&entry.id))));
        } else if let Some(game) = asked {
            // A fragment may be a place on the page.
            wrong.set(words::embed_no_game(own.lang, &game));
        }
    });

    let context = Context { lang, wanted: &wanted, change: &change };
    let title = entry.map_or("", |entry| &entry.name);
    let frame = if address.is_empty() {
        String::new()
    } else {
        frame(&address, title, "100%", entry.map_or(0, |entry| entry.high))
    };
    let copying = |text: &str, node: &NodeRef| copying(lang, text, node, sentence.setter().into());
    html! {
        <div class="embed-builder">
            <div class="embed-form" hidden={!alive}>
                { context.beginning(props, entry) }
                { context.look() }
                <p class="error" role="alert">{ (*problem).clone() }</p>
            </div>
            <section>
                <h2>{ words::embed_tag(lang) }</h2>
                <p>{ words::embed_tag_help(lang) }</p>
                <textarea id="tag" ref={tag_field.clone()} aria-label={words::embed_tag(lang)} rows="6" readonly=true spellcheck="false" value={tag.clone()} />
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
            <p role="status">{ (*sentence).clone() }</p>
        </div>
    }
}

/// The usual board of a game; of the first game if there is none with that id.
fn first(props: &EmbedProps, id: Option<&str>) -> Wanted {
    let entry = props.games.iter().find(|entry| Some(entry.id.as_str()) == id).or(props.games.first());
    let setup = entry.and_then(|entry| entry.setups.first()).map_or("", |setup| &setup.name);
    Wanted::usual(entry.map_or("", |entry| &entry.id), setup, props.lang.tag())
}

/// The address of a frame with these attributes; empty if the page has no address. A frame does not know the language of
/// the page around it: where none was chosen, it speaks this page's.
fn framed(path: &str, lang: Lang, attributes: &[(&'static str, String)]) -> String {
    let Ok(here) = page::window().location().href() else { return String::new() };
    let Ok(address) = Url::new_with_base(path, &here) else { return String::new() };
    for (name, value) in attributes {
        address.search_params().append(name, value);
    }
    if attributes.iter().all(|(name, _)| *name != "lang") {
        address.search_params().append("lang", lang.tag());
    }
    address.href()
}
