//! The list of endings, as sentences: if …, and …, then ….
//!
//! This file is longer than most: it is one question, the longest of the twelve.

use mbao_notebook::{Line, MOST_ENDINGS};
use mbao_rules::definition::{Booty, Capture, If, Marks, RelayWay, Standing, Then};
use mbao_words::Lang;
use yew::{Html, html};

use super::super::draft::{Board, Draft, Left};
use super::super::form::{Button, Form, Offer, hint};
use super::super::rests::standing as standing_of;
use super::super::words::{filled, id_of, numbered, word};
use super::rules;

/// The most conditions of a line.
const MOST: usize = 8;

/// The conditions, in the order in which they are offered.
const CONDITIONS: [If; 26] = [
    If::OwnSide,
    If::EnemySide,
    If::Empty,
    If::Occupied,
    If::Held(3),
    If::HeldAtLeast(3),
    If::HeldAtMost(3),
    If::OppositeSeeds,
    If::OppositeHolds(3),
    If::OppositeFree,
    If::Crossed,
    If::NotCrossed,
    If::CameRound,
    If::Leftmost,
    If::Marked,
    If::HasCaptured,
    If::Pair(3, 4),
    If::FrontRow,
    If::BehindOppositeSeeds,
    If::TurningPit,
    If::ClockwiseCaptures,
    If::Capturing,
    If::NotCapturing,
    If::OwnHouse,
    If::UnderTakasia,
    If::OtherEndCaptured,
];
/// The effects, in the order in which they are offered.
const EFFECTS: [Then; 15] = [
    Then::Sleep,
    Then::Relay(RelayWay::Same),
    Then::Relay(RelayWay::Opposite),
    Then::Relay(RelayWay::Chosen),
    Then::Capture(Capture::STORE),
    Then::StartAgain,
    Then::MarkIt,
    Then::MarkPair,
    Then::MoveOnAndSleep,
    Then::TurnRound { chain: false },
    Then::TurnRound { chain: true },
    Then::StartAgainOtherWay,
    Then::Win,
    Then::Unlawful,
    Then::SowHouseOrStop,
];
const STORES: [Booty; 7] = [
    Booty::Store,
    Booty::StoreAndAgain,
    Booty::SownOn,
    Booty::SownFromHere,
    Booty::SownFromOuter,
    Booty::SownFromGap,
    Booty::Kichwa,
];
/// A part of a capture besides the pit opposite, by its name and its field.
pub(in super::super) type Part = (&'static str, fn(&mut Capture) -> &mut bool);
/// The parts by their names.
pub(in super::super) const PARTS: [Part; 4] = [
    ("behind", |capture| &mut capture.behind),
    ("own", |capture| &mut capture.own),
    ("string", |capture| &mut capture.string),
    ("alike", |capture| &mut capture.alike),
];

/// Whether a condition can be true on such a board.
fn condition_fits(condition: If, board: Board) -> bool {
    match condition {
        If::TurningPit | If::ClockwiseCaptures | If::OtherEndCaptured => board.four && !board.bao,
        If::BehindOppositeSeeds | If::FrontRow => board.four,
        If::Crossed | If::NotCrossed | If::CameRound => !board.four,
        If::Capturing | If::NotCapturing | If::OwnHouse | If::UnderTakasia => board.bao,
        If::Pair(..) => !board.bao,
        _ => true,
    }
}

/// Whether an effect is possible on such a board.
fn effect_fits(then: Then, board: Board) -> bool {
    match then {
        Then::TurnRound { .. } | Then::Win => board.four && !board.bao,
        Then::StartAgainOtherWay => !board.four,
        Then::SowHouseOrStop => board.bao,
        Then::Relay(RelayWay::Same) | Then::Sleep | Then::Capture(_) => true,
        _ => !board.bao,
    }
}

/// Whether captured seeds can go there on such a board.
fn store_fits(to: Booty, board: Board) -> bool {
    match to {
        Booty::Kichwa => board.bao,
        Booty::SownFromOuter | Booty::SownFromGap => board.four && !board.bao,
        _ => !board.bao,
    }
}

/// The name of an effect.
pub(in super::super) fn effect(then: Then) -> &'static str {
    match then {
        Then::Sleep => "sleep",
        Then::Relay(RelayWay::Same) => "relay-same",
        Then::Relay(RelayWay::Opposite) => "relay-opposite",
        Then::Relay(RelayWay::Chosen) => "relay-chosen",
        Then::Capture(_) => "capture",
        Then::TurnRound { chain: false } => "turn-round",
        Then::TurnRound { chain: true } => "turn-round-chain",
        Then::MarkIt => "mark-it",
        Then::MarkPair => "mark-pair",
        Then::MoveOnAndSleep => "move-on-and-sleep",
        Then::StartAgain => "start-again",
        Then::SowHouseOrStop => "sow-house-or-stop",
        Then::Unlawful => "unlawful",
        Then::StartAgainOtherWay => "start-again-other-way",
        Then::Win => "win",
    }
}

/// The numbers of a condition.
fn numbers(condition: If) -> Vec<u8> {
    match condition {
        If::Held(n) | If::HeldAtLeast(n) | If::HeldAtMost(n) | If::OppositeHolds(n) => vec![n],
        If::Pair(one, other) => vec![one, other],
        _ => Vec::new(),
    }
}

/// The condition with other numbers; it keeps its own if none are given.
fn with_numbers(mut condition: If, numbers: &[u8]) -> If {
    match (&mut condition, numbers) {
        (If::Held(n) | If::HeldAtLeast(n) | If::HeldAtMost(n) | If::OppositeHolds(n), [number, ..]) => {
            *n = *number;
        }
        (If::Pair(one, _), [number]) => *one = *number,
        (If::Pair(one, other), [first, second, ..]) => (*one, *other) = (*first, *second),
        _ => {}
    }
    condition
}

fn same_kind(one: If, other: If) -> bool {
    std::mem::discriminant(&one) == std::mem::discriminant(&other)
}

/// Changes the list. If a line makes pits a player's own, marks become bulls, unless
/// marks are noted already; they go again when that line goes.
fn change(draft: &mut Draft, change: impl FnOnce(&mut Vec<Line>, &mut Left)) {
    let mut left = std::mem::take(&mut draft.left);
    let rules = rules::edit(draft);
    change(&mut rules.endings, &mut left);
    let owns = rules.endings.iter().any(|line| {
        matches!(line.then, Then::MarkIt | Then::MarkPair)
            || line.when.iter().any(|one| matches!(one, If::Pair(..)))
    });
    if owns && rules.marks == Marks::None {
        rules.marks = Marks::Bulls;
        left.marks = true;
    } else if !owns && std::mem::take(&mut left.marks) {
        rules.marks = Marks::None;
    }
    draft.left = left;
}

fn change_line(draft: &mut Draft, at: usize, change_one: impl FnOnce(&mut Line, &mut Left)) {
    change(draft, |lines, left| {
        if let Some(line) = lines.get_mut(at) {
            change_one(line, left);
        }
    });
}

/// Adds, removes or moves lines. What choices left behind is forgotten, because it is kept
/// by the places of the lines.
fn change_order(draft: &mut Draft, focus: String, change_all: impl FnOnce(&mut Vec<Line>)) {
    draft.left = Left { marks: draft.left.marks, ..Left::default() };
    change(draft, |lines, _| change_all(lines));
    draft.focus(focus);
}

/// Adds the condition that there are seeds opposite together with a capture, and removes it with the capture.
fn face(line: &mut Line, at: usize, left: &mut Left) {
    if !matches!(line.then, Then::Capture(_)) {
        if left.facing.remove(&at) {
            line.when.retain(|one| *one != If::OppositeSeeds);
        }
        return;
    }
    let opposite =
        |one: &If| matches!(one, If::OppositeSeeds | If::OppositeHolds(_) | If::BehindOppositeSeeds);
    if line.when.len() < MOST && !line.when.iter().any(opposite) {
        line.when.push(If::OppositeSeeds);
        left.facing.insert(at);
    }
}

pub(super) fn fields(form: &Form, lines: &[Line], board: Board) -> Html {
    let lang = form.lang;
    let count = lines.len();
    let items = lines.iter().enumerate().map(|(at, line)| item(form, at, count, line, board));
    let add = (count < MOST_ENDINGS).then(|| {
        form.button(Button::new(word(lang, "add-line"), "endings-add-line"), move |draft| {
            change_order(draft, format!("endings-{count}-if-0"), |lines| lines.push(empty()));
        })
    });
    html! {
        <div>
            { hint(word(lang, "endings-how")) }
            if count == 0 {
                <p>{ word(lang, "no-lines") }</p>
            } else {
                <ol class="noted-endings">{ for items }</ol>
            }
            { add.unwrap_or_default() }
        </div>
    }
}

fn empty() -> Line {
    Line {
        rule: None,
        when: vec![If::Empty],
        then: Then::Sleep,
        may: false,
        cite: String::new(),
        doubt: None,
        inferred: None,
    }
}

fn item(form: &Form, at: usize, count: usize, line: &Line, board: Board) -> Html {
    let lang = form.lang;
    let conditions = line.when.iter().enumerate().map(|(i, &one)| condition(form, at, i, one, board));
    let last = line.when.len();
    let add = (last < MOST).then(|| {
        let button = Button::new(word(lang, "add-condition"), format!("endings-{at}-add")).small();
        form.button(button, move |draft| {
            change_line(draft, at, |line, _| line.when.push(If::Empty));
            draft.focus(format!("endings-{at}-if-{last}"));
        })
    });
    let capture = match line.then {
        Then::Capture(capture) => Some(capture),
        _ => None,
    };
    let may = capture.map(|_| {
        form.tick(word(lang, "may"), format!("endings-{at}-may"), line.may, move |draft, may| {
            change_line(draft, at, |line, _| line.may = may);
        })
    });
    let cite = form.text(word(lang, "cite"), format!("endings-{at}-cite"), &line.cite, move |draft, cite| {
        change_line(draft, at, |line, _| line.cite = cite);
    });
    let standing = match (line.doubt, line.inferred) {
        (Some(number), _) => Standing::Decided(number),
        (None, Some(from)) => Standing::Inferred(from),
        (None, None) => Standing::Stated,
    };
    let key = format!("endings-{at}-rests");
    let rests =
        standing_of(form, (word(lang, "rests"), &key), None, Some(standing), move |draft, standing| {
            change_line(draft, at, |line, _| {
                line.doubt = standing.and_then(Standing::decision);
                line.inferred = match standing {
                    Some(Standing::Inferred(from)) => Some(from),
                    _ => None,
                };
            });
        });
    let moves = |way: &str, to: Option<usize>| {
        let button =
            Button { disabled: to.is_none(), ..Button::new(word(lang, way), format!("endings-{at}-{way}")) };
        let key = format!("endings-{}-{way}", to.unwrap_or(at));
        form.button(button.small(), move |draft| {
            change_order(draft, key.clone(), |lines| {
                if let Some(to) = to.filter(|&to| to.max(at) < lines.len()) {
                    lines.swap(at, to);
                }
            });
        })
    };
    let drop = form.button(
        Button::new(word(lang, "drop-line"), format!("endings-{at}-drop")).small(),
        move |draft| {
            change_order(draft, "endings-add-line".to_owned(), |lines| {
                if at < lines.len() {
                    lines.remove(at);
                }
            });
        },
    );
    html! {
        <li key={at}>
            <div class="line" role="group" aria-label={numbered(lang, "line", at + 1)}>
                <span class="conditions">
                    <>{ for conditions }</>
                    if line.when.is_empty() { <em>{ word(lang, "always") }</em> }
                </span>
                { add.unwrap_or_default() }
                { happens(form, at, line, board) }
                { capture.map(|capture| captures(form, at, capture, board)).unwrap_or_default() }
                { may.unwrap_or_default() }
                { cite }
                { rests }
                <span class="buttons">
                    { moves("up", at.checked_sub(1)) }
                    { moves("down", Some(at + 1).filter(|&to| to < count)) }
                    { drop }
                </span>
            </div>
        </li>
    }
}

/// A condition in words, with its numbers.
pub(in super::super) fn condition_text(lang: Lang, condition: If) -> String {
    let numbers: Vec<String> = numbers(condition).iter().map(ToString::to_string).collect();
    let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
    filled(lang, &format!("if-{}", id_of(&condition)), &numbers)
}

fn condition(form: &Form, at: usize, i: usize, condition: If, board: Board) -> Html {
    let lang = form.lang;
    let key = format!("endings-{at}-if-{i}");
    let id = id_of(&condition);
    let set = move |draft: &mut Draft, next: If| {
        change_line(draft, at, |line, _| {
            if let Some(one) = line.when.get_mut(i) {
                *one = next;
            }
        });
    };
    let offers = CONDITIONS
        .into_iter()
        .filter(|&one| same_kind(one, condition) || condition_fits(one, board))
        .map(|one| {
            let id = id_of(&one);
            let name = filled(lang, &format!("if-{id}"), &["…", "…"]);
            Offer::new(id, name, one)
        });
    let lead = word(lang, if i == 0 { "if" } else { "and" });
    let pick = form.choice(
        lead,
        key.clone(),
        offers.collect(),
        |&one| same_kind(one, condition),
        move |draft, next| {
            let noted = numbers(condition);
            if !noted.is_empty() {
                draft.left.numbers.insert((at, i), noted);
            }
            let kept = draft.left.numbers.get(&(at, i)).cloned().unwrap_or_default();
            set(draft, with_numbers(next, &kept));
        },
    );
    let noted = numbers(condition);
    let fields = (!noted.is_empty()).then(|| {
        form.numbers_of(&format!("if-{id}"), &format!("{key}-n"), &noted, move |draft, numbers| {
            set(draft, with_numbers(condition, &numbers));
        })
    });
    let text = format!("{}: {}", word(lang, "drop-condition"), condition_text(lang, condition));
    let button =
        Button { told: Some(text), ..Button::new("×".to_owned(), format!("endings-{at}-drop-{i}")) };
    let drop = form.button(button.small(), move |draft| {
        draft.left = Left { marks: draft.left.marks, ..Left::default() };
        change_line(draft, at, |line, _| {
            if i < line.when.len() {
                line.when.remove(i);
            }
        });
    });
    html! { <span key={i} class="condition">{ pick }{ fields.unwrap_or_default() }{ drop }</span> }
}

/// The fields for the effect of a line.
fn happens(form: &Form, at: usize, line: &Line, board: Board) -> Html {
    let lang = form.lang;
    let now = effect(line.then);
    let offers = EFFECTS
        .into_iter()
        .filter(|&one| effect(one) == now || effect_fits(one, board))
        .map(|one| Offer::new(effect(one), word(lang, &format!("then-{}", effect(one))), one));
    form.choice(
        word(lang, "then"),
        format!("endings-{at}-then"),
        offers.collect(),
        |&one| effect(one) == now,
        move |draft, mut next| {
            if let (Then::Capture(capture), true) = (&mut next, board.bao) {
                capture.to = Booty::Kichwa;
            }
            change_line(draft, at, |line, left| {
                let kept = left.effects.get(&(at, effect(next))).copied();
                left.effects.insert((at, effect(line.then)), (line.then, line.may));
                let (then, might) = kept.unwrap_or((next, false));
                line.then = then;
                line.may = match then {
                    Then::TurnRound { .. } => true,
                    Then::Capture(_) => might,
                    _ => false,
                };
                face(line, at, left);
            });
        },
    )
}

/// The fields for what is captured, and where it goes.
fn captures(form: &Form, at: usize, capture: Capture, board: Board) -> Html {
    let lang = form.lang;
    let set = move |draft: &mut Draft, set: &dyn Fn(&mut Capture)| {
        change_line(draft, at, |line, _| {
            if let Then::Capture(capture) = &mut line.then {
                set(capture);
            }
        });
    };
    let part = |(id, part): Part| {
        let taken = *part(&mut capture.clone());
        let offered = taken || board.four || id != "behind";
        offered.then(|| {
            form.tick(
                word(lang, &format!("takes-{id}")),
                format!("endings-{at}-{id}"),
                taken,
                move |draft, yes| {
                    set(draft, &|capture| *part(capture) = yes);
                },
            )
        })
    };
    let following = form.number(
        word(lang, "takes-following"),
        format!("endings-{at}-following"),
        Some(capture.following),
        0..=12,
        move |draft, pits| set(draft, &|capture| capture.following = pits.unwrap_or(0)),
    );
    let stores: Vec<Booty> =
        STORES.into_iter().filter(|&one| one == capture.to || store_fits(one, board)).collect();
    let offers = super::offers(lang, "to", &stores);
    let to = form.choice(
        word(lang, "to"),
        format!("endings-{at}-to"),
        offers,
        |&one| one == capture.to,
        move |draft, to| {
            set(draft, &|capture| capture.to = to);
        },
    );
    let parts = html! {
        <>
            <span>{ word(lang, "takes-opposite") }</span>
            <>{ for PARTS.into_iter().filter_map(part) }</>
            { following }
            { to }
        </>
    };
    super::super::form::group(word(lang, "takes"), Some("takes"), parts)
}
