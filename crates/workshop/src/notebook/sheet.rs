//! The noted rules in sentences, made of the form's own words.

use mbao_notebook::{Layout, Line, Notebook, SetUp, TurnRules};
use mbao_rules::definition::{Bao, EndIf, If, Marks, Skip, StartIf, Then, Turning};
use mbao_words::Lang;
use yew::{Html, html};

use super::draft::Board;
use super::questions::{PARTS, condition_text, effect, end_name, prelude_sentences, skip_name};
use super::words::{filled, id_of, numbered, sentence, within, word};

/// The notes as sentences, with the endings as a list.
pub(super) fn sheet(lang: Lang, notebook: &Notebook) -> Html {
    let answers = &notebook.answers;
    let rules = answers.rules.says();
    let endings: Vec<String> =
        rules.into_iter().flat_map(|rules| &rules.endings).map(|line| ending(lang, line)).collect();
    let aim = answers.aim.says().map(|aim| {
        let name = end_name(aim.when);
        let over = match aim.when {
            EndIf::NoneHolds(least) => numbered(lang, &format!("over-{name}"), least),
            _ => word(lang, &format!("over-{name}")),
        };
        let count = word(lang, &format!("count-{}", id_of(&aim.count)));
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
        let rows = word(lang, &format!("rows-{}", id_of(rows)));
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
    if let Some(sowing) = answers.sowing.says() {
        lines.push(pair(lang, "first", &format!("first-{}", id_of(&sowing.first))));
        if sowing.turning != Turning::None {
            lines.push(pair(lang, "turning", &format!("turning-{}", id_of(&sowing.turning))));
        }
        lines.extend(sowing.reverse_start.then(|| word(lang, "reverse-start")));
    }
    if let Some(rules) = answers.rules.says() {
        turns(lang, rules, &mut lines);
    }
    lines
}

/// A question and its answer.
fn pair(lang: Lang, asked: &str, said: &str) -> String {
    format!("{} {}", word(lang, asked), word(lang, said))
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
    let numbers = match &set_up.layout {
        Layout::Each(n) | Layout::Free(n) | Layout::House(n) => n.to_string(),
        Layout::RightHand { pits, each } => format!("{pits} × {each}"),
        Layout::Rows(counts) => {
            let row = |row: &[u8]| row.iter().map(ToString::to_string).collect::<Vec<_>>().join("\u{a0}");
            let columns = (counts.len() / board.rows()).max(1);
            counts.chunks(columns).map(row).collect::<Vec<_>>().join(" / ")
        }
    };
    let lies = format!("{}: {numbers}", pair(lang, "lying", &format!("lying-{}", id_of(&set_up.layout))));
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
fn turns(lang: Lang, rules: &TurnRules, lines: &mut Vec<String>) {
    let start = &rules.start;
    if let Some(bao) = start.bao {
        let Bao { capture_up_to, house_from, house_outlives_namua, tax_last, takasia, takata_free } = bao;
        lines.push(word(lang, "bao"));
        for (id, number) in [("bao-capture-up-to", capture_up_to), ("bao-house-from", house_from)] {
            lines.push(format!("{}: {number}", word(lang, id)));
        }
        for (id, so) in [
            ("bao-house-outlives-namua", house_outlives_namua),
            ("bao-tax-last", tax_last),
            ("bao-takasia", takasia),
            ("bao-takata-free", takata_free),
        ] {
            lines.extend(so.then(|| word(lang, id)));
        }
    } else {
        let from = start.from.iter().map(|one| {
            let id = format!("from-{}", id_of(one));
            match one {
                StartIf::AtLeast(number) | StartIf::NotExactly(number) => numbered(lang, &id, number),
                _ => word(lang, &id),
            }
        });
        let from = from.collect::<Vec<_>>().join(", ");
        lines.push(format!("{} {from}", word(lang, "start")).trim_end().to_owned());
        lines.extend(start.may_pass.then(|| word(lang, "may-pass")));
        lines.extend(start.feeds.then(|| word(lang, "feeds")));
        lines.push(pair(lang, "stuck", &format!("stuck-{}", id_of(&start.stuck))));
    }
    let skipped = match rules.skip {
        Skip::None => None,
        Skip::EnemyHolding { seeds, .. } => Some(numbered(lang, skip_name(rules.skip), seeds)),
        Skip::Origin => Some(word(lang, skip_name(rules.skip))),
    };
    lines.extend(skipped.map(|skipped| format!("{}: {skipped}", word(lang, "skip"))));
    if rules.marks != Marks::None {
        lines.push(pair(lang, "marks", &format!("marks-{}", id_of(&rules.marks))));
    }
}

/// A line of the endings: if …, and …: then ….
fn ending(lang: Lang, line: &Line) -> String {
    let said = |condition: &If| condition_text(lang, *condition);
    let when = line.when.iter().map(said).collect::<Vec<_>>().join(&format!(", {} ", word(lang, "and")));
    let when = if when.is_empty() { word(lang, "always") } else { format!("{} {when}", word(lang, "if")) };
    let then = word(lang, &format!("then-{}", effect(line.then)));
    let Then::Capture(capture) = line.then else { return sentence(&format!("{when}: {then}")) };
    let parts = PARTS.into_iter().filter(|(_, part)| *part(&mut capture.clone())).map(|(id, _)| id);
    let mut taken: Vec<String> =
        std::iter::once("opposite").chain(parts).map(|id| word(lang, &format!("takes-{id}"))).collect();
    if capture.following > 0 {
        taken.push(format!("{}: {}", within(&word(lang, "takes-following")), capture.following));
    }
    let to = word(lang, &format!("to-{}", id_of(&capture.to)));
    let may = if line.may { format!("; {}", word(lang, "may")) } else { String::new() };
    sentence(&format!("{when}: {then} ({}; {} {to}){may}", taken.join(", "), within(&word(lang, "to"))))
}
