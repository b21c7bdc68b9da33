//! The list of endings, as sentences: if …, and …, then ….

use mbao_notebook::{Line, MOST_ENDINGS};
use mbao_rules::definition::{Booty, Capture, If, RelayWay, Standing, Then};

use super::super::rests::standing;
use crate::notebook::prelude::*;

/// The most conditions of a line.
const MOST: usize = 8;

const CONDITIONS: Offers<If> = offers!(If;
    All: OwnSide, EnemySide, Empty, Occupied, Held(3), HeldAtLeast(3), HeldAtMost(3);
    All: OppositeSeeds, OppositeHolds(3), OppositeFree;
    Two: Crossed, NotCrossed, CameRound;
    All: Leftmost, Marked, HasCaptured;
    NotBao: Pair(3, 4);
    Four: FrontRow, BehindOppositeSeeds;
    FourNotBao: TurningPit, ClockwiseCaptures;
    Bao: Capturing, NotCapturing, OwnHouse, UnderTakasia;
    FourNotBao: OtherEndCaptured;
);
const EFFECTS: Offers<Then> = offers!(Then;
    All: Sleep, Relay(RelayWay::Same);
    NotBao: Relay(RelayWay::Opposite), Relay(RelayWay::Chosen);
    All: Capture(Capture::STORE);
    NotBao: StartAgain, MarkIt, MarkPair, MoveOnAndSleep;
    FourNotBao: TurnRound { chain: false }, TurnRound { chain: true };
    Two: StartAgainOtherWay;
    FourNotBao: Win;
    NotBao: Unlawful;
    Bao: SowHouseOrStop;
);
const STORES: Offers<Booty> = offers!(Booty;
    NotBao: Store, StoreAndAgain, SownOn, SownFromHere;
    FourNotBao: SownFromOuter, SownFromGap;
    Bao: Kichwa;
);
/// A part of a capture besides the pit opposite: its name, its field, and where there can be such a part.
type Part = (&'static str, fn(&mut Capture) -> &mut bool, On);
pub(in super::super) const PARTS: [Part; 4] = [
    ("behind", |capture| &mut capture.behind, On::Four),
    ("own", |capture| &mut capture.own, On::All),
    ("string", |capture| &mut capture.string, On::All),
    ("alike", |capture| &mut capture.alike, On::All),
];

/// Adds, removes or moves lines. What choices left behind is forgotten, because it is kept
/// by the places of the lines.
fn reorder(draft: &mut Draft, focus: String, change: impl FnOnce(&mut Vec<Line>)) {
    draft.left = Left { marks: draft.left.marks, ..Left::default() };
    change(&mut draft.rules().endings);
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

pub(super) fn fields(form: &mut Form) {
    let lines = form.notebook.answers.rules.says().map_or(&[][..], |rules| &rules.endings);
    let count = lines.len();
    form.hint("endings-how");
    if count == 0 {
        form.say(("p", ""), "no-lines");
    } else {
        form.frame(("ol", "noted-endings"), |form| {
            for (at, line) in lines.iter().enumerate() {
                let name = Some(numbered(form.lang, "line", at + 1));
                form.frame(("li", ""), |form| {
                    form.at = format!("endings-{at}-");
                    form.named(("div", "line"), name, |form| item(form, at, count, line));
                    form.at.clear();
                });
            }
        });
    }
    if count < MOST_ENDINGS {
        form.button(("add-line", "endings-add-line"), Look::PLAIN, move |draft| {
            reorder(draft, format!("endings-{count}-if-0"), |lines| lines.push(empty()));
        });
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

fn item(form: &mut Form, at: usize, count: usize, line: &Line) {
    form.frame(("span", "conditions"), |form| {
        for (i, &one) in line.when.iter().enumerate() {
            form.frame(("span", "condition"), |form| condition(form, at, i, one));
        }
        if line.when.is_empty() {
            form.say(("em", ""), "always");
        }
    });
    let last = line.when.len();
    if last < MOST {
        form.button(("add-condition", "add"), Look::SMALL, move |draft| {
            if let Some(line) = draft.line(at) {
                line.when.push(If::Empty);
            }
            draft.focus(format!("endings-{at}-if-{last}"));
        });
    }
    happens(form, at, line.then);
    if matches!(line.then, Then::Capture(_)) {
        form.group("takes", "takes", |form| captures(form, at));
        form.tick("may", move |draft| Some(&mut draft.line(at)?.may));
    }
    form.typed("cite", Typed::Line, move |draft| Some(&mut draft.line(at)?.cite));
    let now = match (line.doubt, line.inferred) {
        (Some(number), _) => Standing::Decided(number),
        (None, Some(from)) => Standing::Inferred(from),
        (None, None) => Standing::Stated,
    };
    standing(form, "rests".into(), false, Some(now), move |draft, standing| {
        if let Some(line) = draft.line(at) {
            line.doubt = standing.and_then(Standing::decision);
            line.inferred = match standing {
                Some(Standing::Inferred(from)) => Some(from),
                _ => None,
            };
        }
    });
    form.frame(("span", "buttons"), |form| {
        let ways = [("up", at.checked_sub(1)), ("down", Some(at + 1).filter(|&to| to < count))];
        for (way, to) in ways {
            let key = format!("endings-{}-{way}", to.unwrap_or(at));
            form.button(way, Look { disabled: to.is_none(), ..Look::SMALL }, move |draft| {
                reorder(draft, key.clone(), |lines| {
                    if let Some(to) = to.filter(|&to| to.max(at) < lines.len()) {
                        lines.swap(at, to);
                    }
                });
            });
        }
        form.button(("drop-line", "drop"), Look::SMALL, move |draft| {
            reorder(draft, "endings-add-line".to_owned(), |lines| {
                if at < lines.len() {
                    lines.remove(at);
                }
            });
        });
    });
}

/// The fields for a condition of a line.
fn condition(form: &mut Form, at: usize, i: usize, now: If) {
    let lead = if i == 0 { "if" } else { "and" };
    form.choice((lead, format!("if-{i}")), "if", CONDITIONS, move |draft| draft.line(at)?.when.get_mut(i));
    form.numbers("if", &format!("if-{i}-n"), move |draft| draft.line(at)?.when.get_mut(i));
    let text = format!("{}: {}", word(form.lang, "drop-condition"), told(form.lang, "if", &now));
    let look = Look { told: Some(text), ..Look::SMALL };
    form.button(("×".to_owned(), format!("drop-{i}")), look, move |draft| {
        draft.left = Left { marks: draft.left.marks, ..Left::default() };
        if let Some(line) = draft.line(at).filter(|line| i < line.when.len()) {
            line.when.remove(i);
        }
    });
}

/// The choice of the effect of a line.
fn happens(form: &mut Form, at: usize, now: Then) {
    let bao = form.board.bao;
    form.open("then", "then", EFFECTS, (Some(now), false), move |draft, next| {
        let Some(mut next) = next else { return };
        if let (Then::Capture(capture), true) = (&mut next, bao) {
            capture.to = Booty::Kichwa;
        }
        let mut left = std::mem::take(&mut draft.left);
        if let Some(line) = draft.line(at) {
            let (then, might) = left.effects.get(&(at, next.id())).copied().unwrap_or((next, false));
            left.effects.insert((at, line.then.id()), (line.then, line.may));
            line.then = then;
            line.may = match then {
                Then::TurnRound { .. } => true,
                Then::Capture(_) => might,
                _ => false,
            };
            face(line, at, &mut left);
        }
        draft.left = left;
    });
}

/// The fields for what is captured, and where it goes.
fn captures(form: &mut Form, at: usize) {
    fn capture(draft: &mut Draft, at: usize) -> Option<&mut Capture> {
        match &mut draft.line(at)?.then {
            Then::Capture(capture) => Some(capture),
            _ => None,
        }
    }
    form.say(("span", ""), "takes-opposite");
    for (id, part, on) in PARTS {
        if on.has(form.board) || capture(&mut form.seen, at).is_some_and(|capture| *part(capture)) {
            let label = word(form.lang, &format!("takes-{id}"));
            form.tick((label, id), move |draft| capture(draft, at).map(part));
        }
    }
    let ask = ("takes-following", "following");
    form.count(ask, 0..=12, move |draft| Some(&mut capture(draft, at)?.following));
    form.choice("to", "to", STORES, move |draft| Some(&mut capture(draft, at)?.to));
}
