//! A story of the house's own: a board to step through, with what its author says.

use super::prelude::*;

pub(super) fn story(context: &Context<'_>) -> Html {
    let Screen::Story(at) = context.visit.screen else { return Html::default() };
    let Some(story) = context.config.stories.get(at) else { return Html::default() };
    let lang = context.visit.lang;
    html! {
        <section class="kiosk-screen story" key={at}>
            <h1>{ story.name(lang) }</h1>
            <div class="story-board"><mbao-board lang={lang.tag()} steps={story.record.clone()} /></div>
            { bar(context, Some((Screen::Home, words::back(lang))), Html::default()) }
        </section>
    }
}
