//! Texts about a game, one screen at a time.

use super::config::Config;
use super::prelude::*;

pub(super) fn readable(config: &Config, game: &KioskGame) -> bool {
    config.sections.contains(&game.id) && !game.screens.is_empty()
}

pub(super) fn reading(context: &Context<'_>) -> Html {
    let Screen::Reading { id, at, from } = &context.visit.screen else { return Html::default() };
    let Some(game) = context.all.iter().find(|game| game.id == *id) else { return Html::default() };
    let lang = context.visit.lang;
    let at = (*at).min(game.screens.len().saturating_sub(1));
    let Some(screen) = game.screens.get(at) else { return Html::default() };
    let to = |at: usize| Screen::Reading { id: id.clone(), at, from: from.clone() };
    let turn = |label: String, at: Option<usize>, class: &'static str| {
        let press = at.filter(|at| *at < game.screens.len()).map(|at| context.to(to(at)));
        html! { <button type="button" {class} disabled={press.is_none()} onclick={press}>{ label }</button> }
    };
    let print = context.config.print.then(|| {
        html! { <button type="button" onclick={|_| drop(mbao_viewer::page::window().print())}>{ words::print(lang) }</button> }
    });
    let pages = words::page_of(lang, &(at + 1).to_string(), &game.screens.len().to_string());
    let label = if **from == Screen::Home { words::home(lang) } else { words::play(lang) };
    html! {
        <section class="kiosk-screen reading">
            <div class="reading-board">{ context.stills.get(&game.id) }</div>
            <article aria-live="polite">
                <p class="people">{ &game.name }{ " · " }{ game.people.get(lang) }</p>
                <h1>{ screen.title.get(lang) }</h1>
                { for screen.text.get(lang).lines().map(|line| html! { <p>{ line }</p> }) }
                <p class="pages">{ pages }</p>
            </article>
            { bar(context, Some((from.as_ref().clone(), label)), html! {
                <>
                    { turn(words::back(lang), at.checked_sub(1), "") }
                    { turn(words::next(lang), Some(at + 1), "main") }
                    { print }
                </>
            }) }
        </section>
    }
}
