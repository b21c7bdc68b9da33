//! Question xii: the rules of a turn.

use mbao_notebook::{Line, Starts, TurnRules};
use mbao_rules::definition::{Bao, Booty, If, Marks, Opening, Skip, StartIf, Stuck, Then};

use super::endings;
use crate::notebook::prelude::*;

const FROM: Offers<StartIf> = offers!(StartIf;
    All: AtLeast(2), NotExactly(2), LoneOnlyIntoEmpty, NotMarked, Leftmost, FirstNotOnOwnOccupied, CapturesIfAny;
);
const STUCK: Offers<Stuck> = offers!(Stuck; All: Ends, Passes, Rightmost;);
const SKIPS: Offers<Skip> = offers!(Skip;
    All: None, Origin;
    Two: EnemyHolding { seeds: 2, opening: Opening::Turn }, EnemyHolding { seeds: 2, opening: Opening::Handful };
);
const MARKS: Offers<Marks> = offers!(Marks; All: None; NotBao: Bulls, Knives, Unmoved; Bao: Houses;);
/// What differs from place to place in how bao's turns start, by its name.
type Differs<T> = (&'static str, fn(&mut Bao) -> &mut T);
const BAO_NUMBERS: [Differs<u8>; 2] =
    [("bao-capture-up-to", |bao| &mut bao.capture_up_to), ("bao-house-from", |bao| &mut bao.house_from)];
const BAO: [Differs<bool>; 4] = [
    ("bao-house-outlives-namua", |bao| &mut bao.house_outlives_namua),
    ("bao-tax-last", |bao| &mut bao.tax_last),
    ("bao-takasia", |bao| &mut bao.takasia),
    ("bao-takata-free", |bao| &mut bao.takata_free),
];

pub(super) fn fields(form: &mut Form) {
    if form.board.bao {
        form.group("bao", "", |form| {
            form.hint("bao-how");
            bao(form);
            form.button("bao-drop", Look::PLAIN, |draft| {
                without_bao(draft.rules());
                draft.focus("from-at-least");
            });
        });
    } else {
        form.group("start", "", |form| {
            for &(begun, _) in FROM {
                start(form, begun);
            }
            freedom(form);
        });
    }
    form.frame(("div", "together"), |form| {
        // Bao skips no pit.
        if !form.board.bao {
            form.choice("skip", "skip", SKIPS, |draft| Some(&mut draft.rules().skip));
        }
        form.numbers("skip", "skip-seeds", |draft| Some(&mut draft.rules().skip));
        marks(form);
    });
    form.group("endings", "", |form| form.frame(("div", ""), endings::fields));
}

/// A condition for where a turn may start.
fn start(form: &mut Form, begun: StartIf) {
    let id = format!("from-{}", begun.id());
    let name = filled(form.lang, &id, &["…"]);
    let same = move |one: &StartIf| std::mem::discriminant(one) == std::mem::discriminant(&begun);
    let noted = form.seen.rules().start.from.iter().any(same);
    form.frame(("div", "tick-number"), |form| {
        let key = id.clone();
        let set: Set<bool> = Rc::new(move |draft, yes| {
            let from = &mut draft.rules().start.from;
            from.retain(|one| !same(one));
            from.extend(yes.then_some(begun));
            draft.focus(key.clone());
        });
        form.field((name.clone(), id.clone()), Control::Tick(noted, None, set));
        form.typed((name, format!("{id}-n")), Typed::Bare(ANY), move |draft| {
            let noted = draft.rules().start.from.iter_mut().find(|one| same(one));
            noted?.numbers().into_iter().next()
        });
    });
}

/// Whether a player may pass, must feed, or cannot start.
pub(in super::super) fn freedom(form: &mut Form) {
    form.tick("may-pass", |draft| Some(&mut draft.rules().start.may_pass));
    form.tick("feeds", |draft| Some(&mut draft.rules().start.feeds));
    form.choice("stuck", "stuck", STUCK, |draft| Some(&mut draft.rules().start.stuck));
}

/// What marks on pits mean.
pub(in super::super) fn marks(form: &mut Form) {
    let marks = form.seen.rules().marks;
    form.open("marks", "marks", MARKS, (Some(marks), false), |draft, marks| {
        draft.left.marks = false;
        draft.rules().marks = marks.unwrap_or(Marks::None);
    });
}

/// What differs from place to place in how bao's turns start.
pub(in super::super) fn bao(form: &mut Form) {
    for (id, number) in BAO_NUMBERS {
        form.typed(id, Typed::Number(1..=120), move |draft| draft.rules().start.bao.as_mut().map(number));
    }
    for (id, so) in BAO {
        form.tick(id, move |draft| draft.rules().start.bao.as_mut().map(so));
    }
}

/// Removes everything that exists only with bao's start.
fn without_bao(rules: &mut TurnRules) {
    let stuck = rules.start.stuck;
    rules.start = Starts { from: vec![StartIf::AtLeast(2)], stuck, ..Starts::default() };
    rules.marks = Marks::None;
    rules.endings.retain(|Line { when, then, .. }| {
        *then != Then::SowHouseOrStop
            && !when.iter().any(|one| matches!(one, If::OwnHouse | If::UnderTakasia))
    });
    for line in &mut rules.endings {
        line.when.retain(|one| !matches!(one, If::Capturing | If::NotCapturing));
        if let Then::Capture(capture) = &mut line.then
            && capture.to == Booty::Kichwa
        {
            capture.to = Booty::SownOn;
        }
    }
}
