//! A story of the house's own: a board to step through, with what its author says.

use yew::{Callback, Html, html};

use super::bar::bar;
use super::config::Config;
use super::visit::{Screen, Visit};
use super::words;

pub(super) fn story(config: &Config, visit: &Visit, go: &Callback<Screen>, change: &Callback<Visit>) -> Html {
    let Screen::Story(at) = visit.screen else { return Html::default() };
    let Some(story) = config.stories.get(at) else { return Html::default() };
    let lang = visit.lang;
    html! {
        <section class="kiosk-screen story" key={at}>
            <h1>{ story.name(lang) }</h1>
            <div class="story-board"><mbao-board lang={lang.tag()} steps={story.record.clone()} /></div>
            { bar(config, visit, Some((Screen::Home, words::back(lang))), go, change, Html::default()) }
        </section>
    }
}
