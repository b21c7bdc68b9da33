//! The tabs beside the board: how the game is played, its moves, and more.

use web_sys::Element;

use super::context::Context;
use super::table::{Message, Tab};
use crate::prelude::*;

/// A tab with its id, its label, and the id of its panel.
type Told = (Tab, &'static str, fn(Lang) -> String, &'static str);

const TABS: [Told; 3] = [
    (Tab::How, "tab-how", words::how, "panel-how"),
    (Tab::Moves, "tab-moves", words::moves, "panel-moves"),
    (Tab::More, "tab-more", words::more, "panel-more"),
];

/// Where a tab stands at the foot of the screen its panel would open out of sight: scrolls it to the top.
fn bring(tab: &NodeRef) {
    let height = page::window().inner_height().ok().and_then(|height| height.as_f64());
    if let (Some(tab), Some(height)) = (tab.cast::<Element>(), height)
        && tab.get_bounding_client_rect().top() > height / 2.0
    {
        tab.scroll_into_view();
    }
}

/// The tabs and their panels, of which the chosen one is shown; `panels` has the order of the tabs.
#[hook]
pub(super) fn use_tabs(context: &Context<'_>, panels: [Html; 3]) -> Html {
    let (lang, now) = (context.lang, context.table.tab);
    let places = [use_node_ref(), use_node_ref(), use_node_ref()];
    let keydown = {
        let (tell, places) = (context.tell.clone(), places.clone());
        move |event: KeyboardEvent| {
            let at = TABS.iter().position(|(tab, ..)| *tab == now).unwrap_or(0);
            let to = match event.key().as_str() {
                "ArrowRight" => (at + 1) % TABS.len(),
                "ArrowLeft" => (at + TABS.len() - 1) % TABS.len(),
                "Home" => 0,
                "End" => TABS.len() - 1,
                _ => return,
            };
            event.prevent_default();
            tell.emit(Message::Tab(TABS[to].0));
            page::focus(&places[to]);
        }
    };
    let tab = |((tab, id, label, panel), place): (Told, NodeRef)| {
        let chosen = tab == now;
        let choose = {
            let (tell, place) = (context.tell.clone(), place.clone());
            move |_| {
                tell.emit(Message::Tab(tab));
                bring(&place);
            }
        };
        html! {
            <button type="button" role="tab" ref={place} {id} onclick={choose}
                aria-controls={panel} aria-selected={chosen.to_string()}
                tabindex={if chosen { "0" } else { "-1" }}>
                { label(lang) }
            </button>
        }
    };
    let panel = |((tab, label, _, id), html): (Told, Html)| {
        html! { <div role="tabpanel" {id} aria-labelledby={label} class="panel" hidden={tab != now}>{ html }</div> }
    };
    html! {
        <>
            <div class="tabs" role="tablist" aria-label={words::tabs(lang)} onkeydown={keydown}>
                { for TABS.into_iter().zip(places).map(tab) }
            </div>
            { for TABS.into_iter().zip(panels).map(panel) }
        </>
    }
}
