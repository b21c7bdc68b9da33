//! Question xi: when the game is over, and who has won.

use mbao_rules::definition::{Count, End, EndIf};

use super::super::form::{Ask, Form};
use super::super::offered::{Offered, Offers, offers};

const WHENS: Offers<EndIf> = offers!(EndIf;
    All: NoSeeds, EitherNoSeeds, NoSeedsOutsideMarks, EitherNoSeedsOutsideMarks, NoneHolds(2), NoStart;
    Four: NoFrontRow { in_turn: false }, NoFrontRow { in_turn: true };
);
const COUNTS: Offers<Count> = offers!(Count; All: StoreAndSide, StarterLoses, StoreAndMarks, BoardToOther;);

pub(super) fn fields(form: &mut Form) {
    choice(form, ("over-when", "when").into(), "over", WHENS, |aim| &mut aim.when);
    form.numbers("over", "least", |draft| Some(&mut draft.aim().when));
    choice(form, "count".into(), "count", COUNTS, |aim| &mut aim.count);
}

/// Once something has been answered, "not answered" is no longer offered.
fn choice<T: Offered>(
    form: &mut Form,
    ask: Ask,
    words: &str,
    offers: Offers<T>,
    place: fn(&mut End) -> &mut T,
) {
    if form.notebook.answers.aim.says().is_some() {
        form.choice(ask, words, offers, move |draft| Some(place(draft.aim())));
    } else {
        form.open(ask, words, offers, (None, true), move |draft, next| {
            if let Some(next) = next {
                *place(draft.aim()) = next;
            }
        });
    }
}
