//! The noted rules in sentences, made of the form's own words.

use mbao_notebook::{Layout, Line, SetUp, TurnRules};
use mbao_rules::Rows;
use mbao_rules::definition::{Skip, Then};

use super::questions::{self, PARTS, prelude_sentences};
use super::words::{sentence, within};
use crate::notebook::prelude::*;

/// The notes as sentences, with the endings as a list.
pub(super) fn sheet(lang: Lang, notebook: &Notebook) -> Html {
    let answers = &notebook.answers;
    let rules = answers.rules.says();
    let endings: Vec<String> =
        rules.into_iter().flat_map(|rules| &rules.endings).map(|line| ending(lang, line)).collect();
    let aim = answers.aim.says().map(|aim| {
        let (over, count) = (told(lang, "over", &aim.when), told(lang, "count", &aim.count));
        sentence(&format!("{} {over}. {} {count}", word(lang, "over-when"), word(lang, "count")))
    });
    let mut lines = lines(lang, notebook);
    if lines.is_empty() && endings.is_empty() && aim.is_none() {
        lines.push(word(lang, "sheet-nothing"));
    }
    let lead = sentence(&word(lang, "endings")).trim_end_matches('.').to_owned() + ":";
    html! {
        <div>
            { for lines.iter().map(|line| html! { <p>{ sentence(line) }</p> }) }
            if !endings.is_empty() {
                <p>{ lead }</p>
                <ol>{ for endings.into_iter().map(|ending| html! { <li>{ ending }</li> }) }</ol>
            }
            if let Some(aim) = aim { <p>{ aim }</p> }
        </div>
    }
}

fn lines(lang: Lang, notebook: &Notebook) -> Vec<String> {
    let answers = &notebook.answers;
    let mut lines = Vec::new();
    if let Some(peoples) = answers.peoples.says() {
        let known = [&peoples.people, &peoples.region].map(String::as_str);
        let known: Vec<&str> = known.into_iter().filter(|text| !text.is_empty()).collect();
        lines.extend((!known.is_empty()).then(|| known.join(", ")));
    }
    let sizes = answers.pits.says().map_or(&[][..], Vec::as_slice);
    if let (Some(rows), Some((usual, others))) = (answers.rows.says(), sizes.split_first()) {
        let rows = word(lang, if *rows == Rows::Four { "rows-four" } else { "rows-two" });
        let board = filled(lang, "sheet-board", &[&rows, &usual.to_string()]);
        let also = (!others.is_empty()).then(|| filled(lang, "sheet-also", &[&either(lang, others)]));
        lines.push([Some(board), also].into_iter().flatten().collect::<Vec<_>>().join("; "));
    }
    if let Some(beginning) = answers.set_up.says() {
        let several = beginning.set_ups.len() > 1;
        let board = Board::of(notebook);
        lines.extend(beginning.set_ups.iter().map(|one| arrangement(lang, one, board, several, sizes.len())));
        lines.extend(prelude_sentences(lang, &beginning.before));
    }
    if answers.sowing.says().is_some() {
        lines.extend(said(lang, Question::Sowing, notebook, questions::fields));
    }
    if let Some(rules) = answers.rules.says() {
        turns(lang, notebook, rules, &mut lines);
    }
    lines
}

fn said(lang: Lang, question: Question, notebook: &Notebook, fields: fn(&mut Form)) -> Vec<String> {
    let mut form = Form::new(lang, question, notebook);
    fields(&mut form);
    form.sentences()
}

/// A list of numbers joined by "or".
fn either(lang: Lang, numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    match numbers.split_last() {
        Some((last, others)) if !others.is_empty() => {
            let or = if others.len() > 1 { "or-of-several" } else { "or" };
            filled(lang, or, &[&others.join(", "), last])
        }
        _ => numbers.concat(),
    }
}

/// A starting arrangement, with its name if there are several.
fn arrangement(lang: Lang, set_up: &SetUp, board: Board, several: bool, sizes: usize) -> String {
    let row = |row: &[u8], between| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(between);
    let numbers = if let Layout::Rows(counts) = &set_up.layout {
        let columns = (counts.len() / board.rows()).max(1);
        counts.chunks(columns).map(|one| row(one, "\u{a0}")).collect::<Vec<_>>().join(" / ")
    } else {
        row(&set_up.layout.clone().numbers().into_iter().map(|seeds| *seeds).collect::<Vec<_>>(), " × ")
    };
    let lies = format!("{} {}: {numbers}", word(lang, "lying"), told(lang, "lying", &set_up.layout));
    let hand = match set_up.in_hand {
        0 => String::new(),
        seeds => format!("; {}: {seeds}", within(&word(lang, "in-hand"))),
    };
    if !several {
        return lies + &hand;
    }
    let size = set_up.columns.filter(|_| sizes > 1);
    let size = size.map(|columns| format!(", {} {columns}", within(&word(lang, "set-up-columns"))));
    format!(
        "{}{}: {}{hand}",
        filled(lang, "set-up", &[&set_up.name]),
        size.unwrap_or_default(),
        within(&lies)
    )
}

/// Where a turn starts, which pits are passed over, and what marks mean.
fn turns(lang: Lang, notebook: &Notebook, rules: &TurnRules, lines: &mut Vec<String>) {
    if rules.start.bao.is_some() {
        lines.push(word(lang, "bao"));
        lines.extend(said(lang, Question::Rules, notebook, questions::bao));
    } else {
        let from = rules.start.from.iter().map(|one| told(lang, "from", one)).collect::<Vec<_>>().join(", ");
        lines.push(format!("{} {from}", word(lang, "start")).trim_end().to_owned());
        lines.extend(said(lang, Question::Rules, notebook, questions::freedom));
    }
    if rules.skip != Skip::None {
        lines.push(format!("{}: {}", word(lang, "skip"), told(lang, "skip", &rules.skip)));
    }
    lines.extend(said(lang, Question::Rules, notebook, questions::marks));
}

fn ending(lang: Lang, line: &Line) -> String {
    let when = line
        .when
        .iter()
        .map(|one| told(lang, "if", one))
        .collect::<Vec<_>>()
        .join(&format!(", {} ", word(lang, "and")));
    let when = if when.is_empty() { word(lang, "always") } else { format!("{} {when}", word(lang, "if")) };
    let then = told(lang, "then", &line.then);
    let Then::Capture(capture) = line.then else { return sentence(&format!("{when}: {then}")) };
    let parts = PARTS.into_iter().filter(|(_, part, _)| *part(&mut capture.clone())).map(|(id, ..)| id);
    let mut taken: Vec<String> =
        std::iter::once("opposite").chain(parts).map(|id| word(lang, &format!("takes-{id}"))).collect();
    if capture.following > 0 {
        taken.push(format!("{}: {}", within(&word(lang, "takes-following")), capture.following));
    }
    let to = told(lang, "to", &capture.to);
    let may = if line.may { format!("; {}", word(lang, "may")) } else { String::new() };
    sentence(&format!("{when}: {then} ({}; {} {to}){may}", taken.join(", "), within(&word(lang, "to"))))
}
