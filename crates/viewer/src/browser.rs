//! The browser takes over the islands of a page.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::Element;
use yew::functional::{FunctionComponent, FunctionProvider, HookContext};
use yew::html::{BaseComponent, HtmlResult};
use yew::{Context, Properties};

use crate::plain::from_json;
use crate::{
    Contents, ContentsProps, GameSide, GameSideProps, Island, Play, PlayProps, Search, SearchProps, Settings,
    SettingsProps,
};

/// Takes over one island where it stands. Each is a call of its own, so that
/// the page can paint and answer between them.
#[wasm_bindgen(js_name = takeOver)]
#[allow(clippy::needless_pass_by_value)] // as bindings hand it over
pub fn take_over(place: Element) {
    let props = place.get_attribute("data-props").unwrap_or_default();
    let part = match place.get_attribute("data-island").as_deref() {
        Some(Settings::NAME) => Part::Settings(from_json(&props)),
        Some(Contents::NAME) => Part::Contents(from_json(&props)),
        Some(Search::NAME) => Part::Search(from_json(&props)),
        Some(GameSide::NAME) => Part::GameSide(from_json(&props)),
        Some(Play::NAME) => Part::Play(from_json(&props)),
        _ => return,
    };
    yew::Renderer::<AnyIsland>::with_root_and_props(place, AnyIslandProps { part }).hydrate();
}

/// An island of any kind. Yew compiles the whole life of a component for each
/// type of components; here there is one, and it runs what its part is.
struct AnyIsland {
    function: FunctionComponent<Self>,
}

#[derive(Clone, PartialEq, Properties)]
struct AnyIslandProps {
    part: Part,
}

#[derive(Clone, PartialEq)]
enum Part {
    Settings(SettingsProps),
    Contents(ContentsProps),
    Search(SearchProps),
    GameSide(GameSideProps),
    Play(PlayProps),
}

impl FunctionProvider for AnyIsland {
    type Properties = AnyIslandProps;

    fn run(context: &mut HookContext, props: &AnyIslandProps) -> HtmlResult {
        match &props.part {
            Part::Settings(props) => Settings::run(context, props),
            Part::Contents(props) => Contents::run(context, props),
            Part::Search(props) => Search::run(context, props),
            Part::GameSide(props) => GameSide::run(context, props),
            Part::Play(props) => Play::run(context, props),
        }
    }
}

// As the attribute `component` writes it.
impl BaseComponent for AnyIsland {
    type Message = ();
    type Properties = AnyIslandProps;

    fn create(context: &Context<Self>) -> Self {
        Self { function: FunctionComponent::new(context) }
    }

    fn update(&mut self, _: &Context<Self>, (): ()) -> bool {
        true
    }

    fn changed(&mut self, _: &Context<Self>, _: &AnyIslandProps) -> bool {
        true
    }

    fn view(&self, context: &Context<Self>) -> HtmlResult {
        self.function.render(context.props())
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        self.function.rendered();
    }

    fn destroy(&mut self, _: &Context<Self>) {
        self.function.destroy();
    }

    fn prepare_state(&self) -> Option<String> {
        None
    }
}
