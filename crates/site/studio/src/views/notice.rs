//! What there is to say about what was just done, and about steps that can no longer be played.

use std::borrow::Cow;

use mbao_rules::{Error, Side};
use mbao_story::{Unread as Left, Why};
use mbao_viewer::link;

use super::prelude::*;
use crate::draft::Unread;

/// What the rules say, in their own language.
pub(crate) fn refused(error: &Error) -> Html {
    english(error.message())
}

fn english(text: &str) -> Html {
    html! { <span lang="en" translate="no">{ format!(" {text}") }</span> }
}

fn told(lang: Lang, notice: &Notice) -> Html {
    let text = match notice {
        Notice::Branched => words::branched(lang),
        Notice::Opened => words::opened(lang),
        Notice::TooDeep => words::too_deep(lang),
        Notice::Unread(Unread::Empty) => words::open_empty(lang),
        Notice::Unread(_) => words::open_refused(lang),
        Notice::Broken(arrived, shown) => [arrived.told(lang), link::rest(lang, *shown)].join(" "),
        Notice::TooLarge => link::large(lang),
        Notice::FileUnread => words::open_unread(lang),
        Notice::NotAnswers(_) => words::ask_accept_wrong(lang),
        Notice::NoPlace(text) => words::point_wrong(lang, text),
        Notice::NoLanguage(text) => words::say_tag_wrong(lang, text),
        Notice::Board(sentence) => sentence.clone(),
    };
    let why = match notice {
        Notice::Unread(Unread::Refused(error)) | Notice::NotAnswers(error) => refused(error),
        Notice::Unread(Unread::Rules(problem)) => english(&format!("Rules: {problem}")),
        _ => Html::default(),
    };
    html! { <>{ text }{ why }</> }
}

/// Whether a notice is about something that went wrong.
fn is_wrong(notice: &Notice) -> bool {
    !matches!(notice, Notice::Branched | Notice::Opened)
}

/// Whether a notice is about a text or a file that was to be opened.
fn is_unread(notice: &Notice) -> bool {
    matches!(notice, Notice::Unread(_) | Notice::Broken(..) | Notice::TooLarge | Notice::FileUnread)
}

/// Why a text could not be opened, for the place where it was.
pub(crate) fn unread(context: &Context) -> Html {
    let notice = context.desk.notice.as_ref().filter(|notice| is_unread(notice));
    notice.map_or_else(Html::default, |notice| told(context.lang, notice))
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
    let said = |wrong| {
        let notice = context.desk.notice.as_ref().filter(|notice| is_wrong(notice) == wrong);
        notice.map_or_else(Html::default, |notice| told(lang, notice))
    };
    let unplayed = context.desk.draft.unplayed().map(|unplayed| {
        html! {
            <div class="studio-unplayed">
                <p>{ words::unplayed(lang) }{ refused(&unplayed.error) }</p>
                <p class="controls">
                    <button type="button" onclick={context.doing(Act::Go(unplayed.place.clone(), 0))}>{ words::unplayed_go(lang) }</button>
                    <button type="button" onclick={context.doing(Act::Change(Draft::cut_unplayed))}>{ words::unplayed_cut(lang) }</button>
                </p>
            </div>
        }
    });
    html! {
        <div class="studio-notice">
            <p role="status">{ said(false) }</p>
            <p role="alert" class="error">{ said(true) }</p>
            { left(context) }
            { for unplayed }
        </div>
    }
}
