//! The reader's settings: language, colours, size of text, motion.

use gloo::events::EventListener;
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};
use yew::prelude::*;

use crate::storage::{Store, not_kept_place};
use crate::{page, words};

/// Where settings are kept; `www/scripts/settings.js` reads them before the first paint.
const KEY: &str = "mbao.settings";

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct SettingsProps {
    pub lang: Lang,
    /// The same page in the other languages, with its addresses.
    pub others: Vec<(Lang, String)>,
    /// The path from the page to the site's front page, such as `../../`.
    pub root: String,
}

/// The settings as they are kept, and set as attributes `data-…` of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct Wishes {
    theme: String,
    size: String,
    motion: String,
}

/// A setting: its name in `data-…`, its label, its values with their labels.
type Setting = (&'static str, String, Vec<(&'static str, String)>);

fn settings(lang: Lang) -> [Setting; 3] {
    [
        (
            "theme",
            words::settings_theme(lang),
            vec![
                ("auto", words::settings_theme_auto(lang)),
                ("light", words::settings_theme_light(lang)),
                ("dark", words::settings_theme_dark(lang)),
                ("contrast", words::settings_theme_contrast(lang)),
            ],
        ),
        (
            "size",
            words::settings_size(lang),
            vec![
                ("small", words::settings_size_small(lang)),
                ("normal", words::settings_size_normal(lang)),
                ("large", words::settings_size_large(lang)),
                ("larger", words::settings_size_larger(lang)),
            ],
        ),
        (
            "motion",
            words::settings_motion(lang),
            vec![("on", words::settings_motion_on(lang)), ("off", words::settings_motion_off(lang))],
        ),
    ]
}

thread_local! {
    static WISHES: Store<Wishes> = const { Store::new(KEY) };
}

impl Default for Wishes {
    fn default() -> Self {
        Self { theme: "auto".to_owned(), size: "normal".to_owned(), motion: "on".to_owned() }
    }
}

impl Wishes {
    fn get(&self, setting: &str) -> &str {
        match setting {
            "theme" => &self.theme,
            "size" => &self.size,
            _ => &self.motion,
        }
    }

    fn set(&mut self, setting: &str, value: &str) {
        match setting {
            "theme" => value.clone_into(&mut self.theme),
            "size" => value.clone_into(&mut self.size),
            _ => value.clone_into(&mut self.motion),
        }
    }

    fn apply(&self) {
        let Some(root) = page::document().document_element() else { return };
        for (name, value) in
            [("data-theme", &self.theme), ("data-size", &self.size), ("data-motion", &self.motion)]
        {
            let _ = root.set_attribute(name, value);
        }
        still(self.motion == "off");
    }
}

/// Boards have their own speed: without motion they show only how a turn ends.
fn still(still: bool) {
    let Ok(boards) = page::document().query_selector_all("mbao-board") else { return };
    for board in (0..boards.length()).filter_map(|index| boards.get(index)) {
        let board: Element = board.unchecked_into();
        let instant = board.get_attribute("speed").as_deref() == Some("instant");
        if still && !instant {
            let _ = board.set_attribute("data-speed", &board.get_attribute("speed").unwrap_or_default());
            let _ = board.set_attribute("speed", "instant");
        } else if !still && let Some(speed) = board.get_attribute("data-speed") {
            let _ = board.remove_attribute("data-speed");
            let _ = board.set_attribute("speed", &speed);
        }
    }
}

/// Closes an open panel when something outside it is pressed.
#[hook]
fn use_closing(open: bool, place: NodeRef, close: Callback<()>) {
    use_effect_with(open, move |open| {
        let listener = open.then(|| {
            EventListener::new(&page::document(), "pointerdown", move |event| {
                if !page::within(&place, event) {
                    close.emit(());
                }
            })
        });
        move || drop(listener)
    });
}

/// A panel of settings, and links to the page in the other languages.
#[component]
pub fn Settings(props: &SettingsProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let open = use_state_eq(|| false);
    let wishes = use_state_eq(Wishes::default);
    let place = use_node_ref();
    let button = use_node_ref();

    let set = wishes.setter();
    use_effect_with((), move |()| {
        let look = move || {
            let kept = WISHES.with(Store::load);
            kept.apply();
            set.set(kept);
        };
        look();
        let heard = WISHES.with(|wishes| wishes.listen(look));
        move || drop(heard)
    });
    let close = {
        let open = open.setter();
        Callback::from(move |()| open.set(false))
    };
    use_closing(*open, place.clone(), close.clone());
    let shown = place.clone();
    use_effect_with(*open, move |open| {
        let first = shown.cast::<Element>().and_then(|place| place.query_selector("input:checked").ok()?);
        if let Some(first) = first.filter(|_| *open) {
            let _ = first.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    });

    let toggle = {
        let open = open.clone();
        move |_| open.set(!*open)
    };
    let keydown = {
        let (open, button) = (open.clone(), button.clone());
        move |event: KeyboardEvent| {
            if *open && event.key() == "Escape" {
                open.set(false);
                page::focus(&button);
            }
        }
    };
    let focusout = {
        let place = place.clone();
        move |event: FocusEvent| {
            let to = event.related_target().and_then(|to| to.dyn_into::<Node>().ok());
            if to.is_some() && !place.get().is_some_and(|place| place.contains(to.as_ref())) {
                close.emit(());
            }
        }
    };
    let group = |(name, title, values): Setting| {
        let options = values.into_iter().map(|(value, label)| {
            let checked = wishes.get(name) == value;
            let change = move |_| {
                WISHES.with(|wishes| wishes.change(move |wishes| wishes.set(name, value)));
            };
            html! {
                <label class="choice">
                    <input type="radio" name={format!("settings-{name}")} {value} {checked} onchange={change} />
                    <span>{ label }</span>
                </label>
            }
        });
        html! { <fieldset><legend>{ title }</legend>{ for options }</fieldset> }
    };
    let others = props.others.iter().map(|(other, href)| {
        html! {
            <a class="settings-language" href={href.clone()} lang={other.tag()} hreflang={other.tag()}>{ other.name() }</a>
        }
    });
    html! {
        <div class="settings" ref={place} onkeydown={keydown} onfocusout={focusout}>
            { for others }
            <button type="button" class="settings-button" ref={button} hidden={!alive} onclick={toggle}
                aria-expanded={open.to_string()} aria-controls="settings-panel">
                { words::settings(lang) }
            </button>
            <div class="settings-panel" id="settings-panel" role="group" aria-label={words::settings(lang)} hidden={!*open}>
                { for settings(lang).into_iter().map(group) }
                { not_kept_place(KEY, false, Html::default()) }
            </div>
        </div>
    }
}
