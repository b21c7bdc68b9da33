//! The game, and how it begins: a set-up, a position, a text from elsewhere.

use mbao_story::Story;
use mbao_viewer::{Choice, GameEntry, options_text};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlFormElement, HtmlInputElement, HtmlTextAreaElement};

use super::drafts::{entry, name};
use super::lay::Lay;
use super::prelude::*;
use crate::studio::{another, brought, sent};

/// The values of the options that the story names.
fn chosen(context: &Context, entry: &GameEntry) -> Vec<(String, String)> {
    let game = context.desk.draft.story().start().ok();
    let now = game.map(|game| game.rules().effective_options()).unwrap_or_default();
    let own = entry.options.iter().map(|option| {
        let value = now.iter().find(|(id, _)| *id == option.id).map_or(&option.default, |(_, value)| value);
        (option.id.clone(), value.clone())
    });
    own.collect()
}

fn option(context: &Context, option: &Choice, all: &[(String, String)], defaults: &[Choice]) -> Html {
    let now = all.iter().find(|(id, _)| *id == option.id).map_or("", |(_, value)| value);
    let values = option.values.iter().map(|(value, label)| fields::value(value, label, now)).collect();
    let (id, all, defaults) = (option.id.clone(), all.to_vec(), defaults.to_vec());
    let choose = context.act.reform(move |event: Event| {
        let mut all = all.clone();
        for (other, value) in &mut all {
            if *other == id {
                *value = page::value_of(&event);
            }
        }
        all.retain(|(id, value)| defaults.iter().any(|option| option.id == *id && option.default != *value));
        Act::Begin(Draft::read_as, options_text(&all))
    });
    fields::list(option.label.clone(), None, String::new(), values, choose)
}

/// The choice of the game: another one begins another draft.
pub(crate) fn game(context: &Context) -> Html {
    let lang = context.lang;
    let draft = &context.desk.draft;
    let games = &context.props.games;
    let id = entry(games, draft).map_or("", |game| &game.id);
    let noted = id.is_empty().then(|| fields::value("", &name(games, draft), id));
    let recorded = games.iter().map(|game| fields::value(&game.id, &game.name, id));
    let values = noted.into_iter().chain(recorded).collect();
    let desk = (*context.desk).clone();
    let choose = context.act.reform(move |event: Event| another(&page::value_of(&event), &desk, lang));
    fields::list(words::begin_game(lang), Some("studio-game".to_owned()), String::new(), values, choose)
}

fn setups(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let entry = entry(&context.props.games, draft);
    let own = !draft.header("Position").is_empty();
    let setups = entry.map(|entry| {
        let usual = entry.setups.first().map_or("", |setup| &setup.name);
        let now = if own { "" } else { draft.story().header("Setup").unwrap_or(usual) };
        let own = own.then(|| fields::value("", &words::begin_own(lang), ""));
        let values = entry.setups.iter().map(|setup| fields::value(&setup.name, &setup.label, now));
        let begin = context.act.reform(|event: Event| Act::Begin(Draft::begin_with, page::value_of(&event)));
        fields::list(
            words::begin_setup(lang),
            Some("studio-setup".to_owned()),
            String::new(),
            own.into_iter().chain(values).collect(),
            begin,
        )
    });
    let options = entry.filter(|entry| !entry.options.is_empty()).map(|entry| {
        let all = chosen(context, entry);
        html! {
            <details>
                <summary>{ words::begin_options(lang) }</summary>
                { for entry.options.iter().map(|one| option(context, one, &all, &entry.options)) }
            </details>
        }
    });
    html! {
        <>
            { for setups }
            { for options }
        </>
    }
}

fn picked(context: &Context) -> Callback<Event> {
    let (act, desk, lang) = (context.act.clone(), (*context.desk).clone(), context.lang);
    Callback::from(move |event: Event| {
        let Some(field) = event.target().and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
        let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
        field.set_value("");
        let (act, desk) = (act.clone(), desk.clone());
        spawn_local(async move {
            #[allow(clippy::cast_precision_loss)] // 2^20
            if file.size() > Story::MAX_BYTES as f64 {
                act.emit(Act::Tell(Notice::TooLarge));
                return;
            }
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            act.emit(text.map_or(Act::Tell(Notice::FileUnread), |text| brought(&text, &desk, lang)));
        });
    })
}

fn paste(context: &Context) -> Html {
    let lang = context.lang;
    let (act, desk) = (context.act.clone(), (*context.desk).clone());
    let open = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        let form = event.target().and_then(|form| form.dyn_into::<HtmlFormElement>().ok());
        let field = form.and_then(|form| form.query_selector("textarea").ok().flatten());
        let Some(field) = field.and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()) else {
            return;
        };
        let (act, desk, text) = (act.clone(), desk.clone(), field.value());
        spawn_local(async move { act.emit(sent(text, &desk, lang).await) });
    });
    // Where it was pressed, for the eye: beside the board it is read aloud.
    let unread = super::notice::unread(context);
    html! {
        <form onsubmit={open}>
            <label class="field"><span>{ words::begin_text(lang) }</span>
                <textarea rows="4" spellcheck="false" autocapitalize="none" translate="no" />
            </label>
            <p class="controls">
                <button>{ words::begin_open(lang) }</button>
                <label class="button">{ words::begin_file(lang) }<input class="unseen" type="file" accept=".txt,.pgn,text/plain" onchange={picked(context)} /></label>
            </p>
            <p class="error">{ unread }</p>
        </form>
    }
}

pub(crate) fn begin(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    html! {
        <section aria-labelledby="studio-begin">
            <h2 id="studio-begin">{ words::begin(lang) }</h2>
            { setups(context) }
            if draft.lays_first() {
                <p class="studio-help">{ words::lay(lang) }{ ": " }{ words::lay_none(lang) }</p>
            } else {
                <details>
                    <summary>{ words::lay(lang) }</summary>
                    <Lay {lang} draft={draft.clone()} act={context.act.clone()} />
                </details>
            }
            { paste(context) }
        </section>
    }
}
