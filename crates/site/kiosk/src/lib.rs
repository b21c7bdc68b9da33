//! The page for a museum: it runs all day, forgets every visitor and has no way out.
//!
//! Everything that a visitor does is one value, `Visit`: a new value forgets the visitor. Only the
//! boards hold anything else, and they begin a new game for each visit. Nothing is ever kept on the
//! machine.

mod ask;
mod attract;
mod bar;
mod board;
mod code;
mod config;
mod context;
mod entry;
mod forget;
mod home;
mod idle;
mod inside;
mod kept;
mod place;
mod prelude;
mod race;
mod reading;
mod says;
mod seat;
mod setting;
mod staff;
#[cfg(target_arch = "wasm32")]
mod start;
mod still;
mod story;
mod table;
mod toml_file;
mod visit;
mod wake;
mod words;

use std::rc::Rc;

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, Properties, classes, component, html, use_effect_with, use_state_eq};

use self::attract::use_attract;
use self::context::Context;
use self::forget::Before;
use self::home::{home, website};
use self::idle::use_idle;
use self::inside::use_inside;
use self::reading::reading;
use self::setting::Setting;
use self::staff::use_staff;
use self::still::Stills;
use self::story::story;
use self::table::use_table;
use self::visit::{Screen, Visit};
use self::wake::use_wake;
use mbao_viewer::page;

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct KioskProps {
    pub lang: Lang,
    /// The path from the page to the site, where `kiosk.toml` and `house/` are.
    pub root: String,
    pub games: Vec<KioskGame>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KioskGame {
    pub id: String,
    /// The name that its players give it.
    pub name: String,
    pub people: InEach,
    pub region: InEach,
    pub rows: u8,
    /// Its place on the map, if we know one.
    pub place: Option<KioskPlace>,
    /// Id of the plate that shows its place.
    pub plate: Option<String>,
    /// What its people call seeds and pits, as [`mbao_words::Voice::called`] has it.
    pub called: u8,
    /// What is worth knowing about it, in one sentence.
    pub sentence: InEach,
    /// What one plays for, and when it ends, in a line.
    pub aim: InEach,
    /// Its set-ups, the usual one first.
    pub setups: Vec<KioskSetUp>,
    /// Whether a race may decide who begins.
    pub race: bool,
    /// Turns that play by themselves while nobody is there.
    pub turns: Vec<KioskTurn>,
    /// The longest turn that was found.
    pub wonder: Option<KioskWonder>,
    /// Texts about it, one for each screen.
    pub screens: Vec<KioskText>,
}

/// A way to lay out the seeds at the beginning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KioskSetUp {
    /// The value of the board's attribute `setup`.
    pub name: String,
    pub label: InEach,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KioskTurn {
    pub record: String,
    /// What happens, in one sentence.
    pub said: InEach,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KioskPlace {
    /// Where it lies on the map, in units of the map.
    pub at: (i32, i32),
    /// Whether it is a town, not a region.
    pub exact: bool,
    pub name: InEach,
}

/// A turn that goes on and on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KioskWonder {
    /// The position before it, as text.
    pub position: String,
    pub turn: Vec<String>,
    pub seeds: u32,
    pub laps: u32,
    /// Whether it was met in a game; if not, the seeds were arranged for it.
    pub met: bool,
}

/// A screen of text: at most ninety words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KioskText {
    pub title: InEach,
    /// Paragraphs, separated by line ends.
    pub text: InEach,
}

/// A text in every language, in their order, so that a kiosk can change languages without loading anything.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InEach(pub Vec<String>);

impl InEach {
    pub fn get(&self, lang: Lang) -> &str {
        self.0.get(lang as usize).map_or("", String::as_str)
    }
}

/// The page: loads its settings, then opens.
#[component]
pub fn Kiosk(props: &KioskProps) -> Html {
    let setting = use_state_eq(|| None::<Rc<Setting>>);
    // They are taken before the first rendering replaces them.
    let stills = use_state_eq(Stills::take);
    let set = setting.setter();
    use_effect_with(props.clone(), move |props| {
        let props = props.clone();
        spawn_local(async move { set.set(Some(Rc::new(Setting::load(&props).await))) });
    });
    match &*setting {
        None => html! { <main class="kiosk-room" /> },
        Some(setting) => html! {
            <Room page={Rc::new(props.clone())} setting={setting.clone()} stills={(*stills).clone()} />
        },
    }
}

mbao_viewer::islands!(Kiosk);

#[derive(Clone, PartialEq, Properties)]
struct RoomProps {
    page: Rc<KioskProps>,
    setting: Rc<Setting>,
    stills: Stills,
}

/// All screens. The two boards stay in the page throughout, so that a day of visitors leaves nothing behind.
#[component]
fn Room(props: &RoomProps) -> Html {
    let RoomProps { page, setting, stills } = props;
    let config = &setting.config;
    let fresh = Visit::new(config);
    let visit = use_state_eq(|| fresh.clone());
    let before = use_state_eq(Before::now);
    let lang = visit.lang;
    let of = |ids: &mut dyn Iterator<Item = &String>| -> Vec<KioskGame> {
        ids.filter_map(|id| page.games.iter().find(|game| game.id == *id)).cloned().collect()
    };
    let games = of(&mut config.games.iter());
    // Some games can only be read about.
    let all =
        of(&mut config.games.iter().chain(config.sections.iter().filter(|id| !config.games.contains(id))));

    let context = &Context { root: &page.root, config, games: &games, all: &all, stills, visit: &visit };
    let back = match &visit.screen {
        Screen::Attract => Screen::Attract,
        Screen::Home => fresh.screen.clone(),
        Screen::Reading { from, .. } => (**from).clone(),
        Screen::All | Screen::Game(_) | Screen::Story(_) | Screen::Website => Screen::Home,
    };
    let gone = {
        let (visit, fresh, before) = (visit.clone(), fresh.clone(), before.clone());
        Callback::from(move |()| {
            before.restore();
            visit.set(visit.forgotten(&fresh));
        })
    };

    use_inside(context.go().reform(move |()| back.clone()));
    let awake = use_wake();
    let (staff_open, staff) = use_staff(lang, setting, awake);
    let (under_way, table) = use_table(context);
    let attract = use_attract(context, visit.screen == Screen::Attract && !staff_open);
    // If nothing was done, there is nothing to ask.
    let limit = if under_way { config.idle_playing } else { config.idle };
    let limit = (under_way || staff_open || !visit.same(&fresh)).then_some(limit);
    let asking = use_idle(lang, limit, gone);

    use_effect_with((*visit).clone(), Visit::apply);
    let print = config.print;
    use_effect_with((print, config.reach), move |(print, (from, to))| {
        let Some(root) = page::document().document_element() else { return };
        let _ = root.set_attribute("data-print", if *print { "yes" } else { "no" });
        page::property(&root, "--reach-from", &format!("{from}dvh"));
        page::property(&root, "--reach-to", &format!("{}dvh", 100 - to));
    });

    let reach = (config.reach != (0, 100)).then_some("reach");
    html! {
        <main class={classes!("kiosk-room", reach)} id="main">
            { attract }
            { home(context) }
            { table }
            { reading(context) }
            { story(context) }
            { website(context) }
            { asking }
            { staff }
        </main>
    }
}
