//! Faces for the reader and for the levels of the computer. The better the computer plays, the older it
//! looks.

use yew::{AttrValue, Html, html};

/// The drawing around eyes and mouth, by level: ears, a tuft of hair, plaits, a short beard, grey temples, a
/// cap and a beard.
const LOOKS: [&str; 6] = [
    "M6 15q-3 0-2.5 3t3 2.5M26 15q3 0 2.5 3t-3 2.5",
    "M14 6q2-4 5-1",
    "M7 13q1-8 9-8t9 8M7 13l-2 6M25 13l2 6",
    "M7 13q1-8 9-8t9 8q-9-5-18 0M12 25q4 3 8 0",
    "M7 15q-1-6 3-9M25 15q1-6-3-9M10 24q2 5 6 5t6-5",
    "M7 11V5q9-4 18 0v6q-9-3-18 0M9 22q1 8 7 8t7-8",
];

pub(super) fn face(level: u8) -> Html {
    let look = LOOKS[usize::from(level.min(5))];
    let mouth = if level < 3 { "M12 20q4 4 8 0" } else { "M12 21q4 2 8 0" };
    html! {
        <svg class="face" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="17" r="10" />
            <circle class="eye" cx="12.5" cy="15.5" r="1.2" />
            <circle class="eye" cx="19.5" cy="15.5" r="1.2" />
            <path d={AttrValue::from(mouth)} />
            <path d={AttrValue::from(look)} />
        </svg>
    }
}

/// The reader: head and shoulders.
pub(super) fn reader() -> Html {
    html! {
        <svg class="face" viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="12" r="5.5" />
            <path d="M5.5 27q1-8 10.5-8t10.5 8" />
        </svg>
    }
}
