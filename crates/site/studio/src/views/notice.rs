//! What there is to say about what was just done, and about steps that can no longer be played.

use std::borrow::Cow;

use mbao_rules::{Error, Side};
use mbao_story::{Unread as Left, Why};
use mbao_viewer::link;
use mbao_words::Lang;
use yew::{Html, html};

use crate::desk::{Act, Notice};
use crate::draft::Unread;
use crate::studio::Context;
use crate::words;

/// What the rules say, in their own language.
pub(crate) fn refused(error: &Error) -> Html {
    html! { <span lang="en" translate="no">{ format!(" {}", error.message()) }</span> }
}

fn told(lang: Lang, notice: &Notice) -> (bool, Html) {
    let plain = |text: String| html! { { text } };
    match notice {
        Notice::Branched => (false, plain(words::branched(lang))),
        Notice::Opened => (false, plain(words::opened(lang))),
        Notice::TooDeep => (true, plain(words::too_deep(lang))),
        Notice::Unread(Unread::Empty) => (true, plain(words::open_empty(lang))),
        Notice::Unread(Unread::Refused(error)) => {
            (true, html! { <>{ words::open_refused(lang) }{ refused(error) }</> })
        }
        Notice::Unread(Unread::Rules(problem)) => (
            true,
            html! { <>{ words::open_refused(lang) }<span lang="en" translate="no">{ format!(" Rules: {problem}") }</span></> },
        ),
        Notice::Broken(arrived, shown) => {
            (true, plain([arrived.told(lang), link::rest(lang, *shown)].join(" ")))
        }
        Notice::TooLarge => (true, plain(link::large(lang))),
        Notice::FileUnread => (true, plain(words::open_unread(lang))),
        Notice::NotAnswers(error) => {
            (true, html! { <>{ words::ask_accept_wrong(lang) }{ refused(error) }</> })
        }
        Notice::NoPlace(text) => (true, plain(words::point_wrong(lang, text))),
        Notice::NoLanguage(text) => (true, plain(words::say_tag_wrong(lang, text))),
        Notice::Board(sentence) => (true, plain(sentence.clone())),
    }
}

/// Whether a notice is about a text or a file that was to be opened.
fn is_unread(notice: &Notice) -> bool {
    matches!(notice, Notice::Unread(_) | Notice::Broken(..) | Notice::TooLarge | Notice::FileUnread)
}

/// Why a text could not be opened, for the place where it was.
pub(crate) fn unread(context: &Context) -> Html {
    let notice = context.desk.notice.as_ref().filter(|notice| is_unread(notice));
    notice.map_or_else(Html::default, |notice| told(context.lang, notice).1)
}

/// So much of a text that it is known again.
fn short(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// Where a text from elsewhere could not be read, and why. The list stays until another draft is shown.
fn left(context: &Context) -> Html {
    let lang = context.lang;
    let all = &context.desk.unread;
    if all.is_empty() {
        return Html::default();
    }
    let item = |left: &Left| {
        let what = &*short(&left.text);
        let why = match &left.why {
            Why::Unplayed { legal, .. } if legal.is_empty() => words::left_over(lang, what),
            Why::Unplayed { mover, legal } => {
                let south = *mover == Side::South;
                let who = if south { words::lay_mover_south(lang) } else { words::lay_mover_north(lang) };
                words::left_unplayed(lang, legal, what, &who)
            }
            Why::Header => words::left_header(lang, what),
            Why::Open => words::left_open(lang, what),
            Why::Mark => words::left_mark(lang, what),
            Why::Another => words::left_another(lang, what),
            Why::Many => words::left_many(lang),
            _ => words::left_words(lang, what),
        };
        html! {
            <li>
                { words::left_line(lang, &left.line.to_string()) }{ " " }{ why }{ " " }
                <button type="button" onclick={context.doing(Act::Go(left.place.clone(), 0))}>{ words::unplayed_go(lang) }</button>
            </li>
        }
    };
    html! {
        <details class="studio-left" open=true>
            <summary>{ words::left(lang) }</summary>
            <ol>{ for all.iter().map(item) }</ol>
        </details>
    }
}

/// Both places stand in the page from the beginning, so that what appears in them is read aloud.
pub(crate) fn notice(context: &Context) -> Html {
    let lang = context.lang;
    let told = context.desk.notice.as_ref().map(|notice| told(lang, notice));
    let (wrong, text) = told.map_or((false, Html::default()), |(wrong, text)| (wrong, text));
    let (wrong_text, good_text) = if wrong { (text, Html::default()) } else { (Html::default(), text) };
    let unplayed = context.desk.draft.unplayed().map(|unplayed| {
        html! {
            <div class="studio-unplayed">
                <p>{ words::unplayed(lang) }{ refused(&unplayed.error) }</p>
                <p class="controls">
                    <button type="button" onclick={context.doing(Act::Go(unplayed.place.clone(), 0))}>{ words::unplayed_go(lang) }</button>
                    <button type="button" onclick={context.doing(Act::CutUnplayed)}>{ words::unplayed_cut(lang) }</button>
                </p>
            </div>
        }
    });
    html! {
        <div class="studio-notice">
            <p role="status">{ good_text }</p>
            <p role="alert" class="error">{ wrong_text }</p>
            { left(context) }
            { for unplayed }
        </div>
    }
}
