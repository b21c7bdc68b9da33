//! A class: one code gives the same six puzzles everywhere, and the tries at them are kept for a sheet.

use std::collections::BTreeMap;

use mbao_viewer::storage::{Heard, Store};
use mbao_viewer::tries::Tries;
use mbao_viewer::{link, page};
use serde::{Deserialize, Serialize};

const KEY: &str = "mbao.class";
/// How many classes are kept.
const CLASSES: usize = 20;
/// The number of puzzles for a class.
const PUZZLES: usize = 6;
/// Letters and figures that are not easily confused.
const SIGNS: &[u8; 32] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH: usize = 4;
/// The signs that check the code of a link.
const CHECK: usize = 2;

/// What the page's address says about a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    Nothing,
    /// The text there is not a code.
    Wrong(String),
    /// A sign of the code there is not the one that was given out; which one, if only one can be it.
    Changed(String, Option<usize>),
    /// A code; `checked` if its check came with it. Codes of before have none.
    Code {
        code: String,
        checked: bool,
    },
}

impl Asked {
    /// Reads the address of the page.
    pub(super) fn here() -> Self {
        page::asked("class").map_or(Self::Nothing, |text| Self::typed(&text))
    }

    /// Reads what somebody typed: a code with its check, or without.
    pub(super) fn typed(text: &str) -> Self {
        let text = text.trim();
        let upper = text.to_ascii_uppercase();
        // What follows a check is not its own.
        let mut parts = upper.split(apart);
        let (mut code, mut check) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        // The code and its check, with nothing between them.
        if code.len() == LENGTH + CHECK && check.is_empty() {
            (code, check) = code.split_at(LENGTH);
        }
        let check = check.get(..CHECK).unwrap_or(check);
        if code.len() == LENGTH {
            // A check that was cut off leaves a code that is whole.
            if signs(code).starts_with(check) {
                return Self::Code { code: code.to_owned(), checked: check.len() == CHECK };
            }
            if check.len() == CHECK {
                return Self::Changed(written(code, check), slip(code, check));
            }
        }
        Self::Wrong(text.to_owned())
    }
}

/// Whether a sign is none of a code.
fn apart(sign: char) -> bool {
    !sign.is_ascii_alphanumeric()
}

/// How many signs of a code a text has.
pub(super) fn length(text: &str) -> usize {
    text.chars().filter(|sign| !apart(*sign)).count()
}

/// A code as it is given out: with signs by which a changed one is noticed.
pub(super) fn whole(code: &str) -> String {
    written(code, &signs(code))
}

fn written(code: &str, check: &str) -> String {
    format!("{code}-{check}")
}

pub(super) fn query(code: &str) -> String {
    format!("?class={}", whole(code))
}

fn signs(code: &str) -> String {
    digits(link::check_sum(code.as_bytes()) as usize, CHECK)
}

/// The one sign that may be wrong in a code that does not agree with its check, counted from 0.
fn slip(code: &str, check: &str) -> Option<usize> {
    let (mut places, mut place) = (0, 0);
    for at in 0..LENGTH {
        for sign in SIGNS {
            let mut other = code.as_bytes().to_vec();
            other[at] = *sign;
            if digits(link::check_sum(&other) as usize, CHECK) == check {
                (places, place) = (places + 1, at);
            }
        }
    }
    let right = signs(code);
    if let Some(at) = (0..CHECK).find(|at| right[..*at] == check[..*at] && right[at + 1..] == check[at + 1..])
    {
        (places, place) = (places + 1, LENGTH + at);
    }
    (places == 1).then_some(place)
}

/// The last digits of a number, in signs that are not easily confused.
fn digits(mut number: usize, count: usize) -> String {
    let sign = |_| {
        let sign = SIGNS[number % SIGNS.len()];
        number /= SIGNS.len();
        char::from(sign)
    };
    (0..count).map(sign).collect()
}

/// A new code, from a number between 0 and 1.
pub(super) fn new_code(lot: f64) -> String {
    // Far fewer codes than a float can count.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    digits((lot * f64::from(1_u32 << 20)) as usize, LENGTH)
}

/// The places of a class's puzzles among `count`: one from each sixth, from easy to hard.
pub(super) fn six(code: &str, count: usize) -> Vec<usize> {
    let mut lot = link::check_sum(code.as_bytes());
    let mut chosen = Vec::new();
    for part in 0..PUZZLES {
        let (from, to) = (part * count / PUZZLES, (part + 1) * count / PUZZLES);
        lot = lot.wrapping_mul(0x0019_660d).wrapping_add(0x3c6e_f35f);
        if from < to {
            chosen.push(from + (lot >> 16) as usize % (to - from));
        }
    }
    chosen
}

/// What is kept about a class.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Results {
    code: String,
    /// The tries at each puzzle, by its id.
    pub tries: BTreeMap<String, Tries>,
    /// The classes before: another page may still be in one of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    others: Vec<Self>,
}

thread_local! {
    static RESULTS: Store<Results> = const { Store::new(KEY) };
}

impl Results {
    pub(super) fn load(code: &str) -> Self {
        let mut kept = RESULTS.with(Store::load);
        kept.turn_to(code);
        kept
    }

    /// Calls `told` now, and when a try was kept, here or by another page, until the handle is dropped.
    pub(super) fn follow(told: impl Fn() + 'static) -> Heard {
        RESULTS.with(|results| results.follow(told))
    }

    /// Puts the class with this code in front of the others.
    fn turn_to(&mut self, code: &str) {
        if self.code == code {
            return;
        }
        let mut others = std::mem::take(&mut self.others);
        let next = others.iter().position(|one| one.code == code).map(|at| others.remove(at));
        let next = next.unwrap_or_else(|| Self { code: code.to_owned(), ..Self::default() });
        let last = std::mem::replace(self, next);
        if !last.tries.is_empty() {
            others.insert(0, last);
            others.truncate(CLASSES - 1);
        }
        self.others = others;
    }

    /// Keeps a try at a puzzle if a class is under way.
    pub(super) fn keep(puzzle: &str, solved: bool) {
        let Asked::Code { code, .. } = Asked::here() else { return };
        let puzzle = puzzle.to_owned();
        RESULTS.with(|results| {
            results.change(move |results| {
                results.turn_to(&code);
                results.add(&puzzle, solved);
            });
        });
    }

    fn add(&mut self, puzzle: &str, solved: bool) {
        self.tries.entry(puzzle.to_owned()).or_default().add(solved);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_gives_the_same_six_from_easy_to_hard() {
        let chosen = six("K7M2", 24);
        assert_eq!(chosen, six("K7M2", 24));
        assert_eq!(chosen.iter().map(|at| at / 4).collect::<Vec<_>>(), [0, 1, 2, 3, 4, 5]);
        let others = (0..40_u8).map(|lot| six(&new_code(f64::from(lot) / 40.0), 24));
        assert!(others.filter(|other| *other != chosen).count() > 30, "codes differ");
        assert_eq!(six("K7M2", 3).len(), 3);
    }

    fn code(code: &str, checked: bool) -> Asked {
        Asked::Code { code: code.to_owned(), checked }
    }

    #[test]
    fn codes_are_read_from_addresses_as_they_are_typed() {
        assert_eq!(Asked::typed("k7m2"), code("K7M2", false));
        let given = whole("K7M2");
        for typed in [given.clone(), given.to_lowercase(), given.replace('-', ""), given.replace('-', " ")] {
            assert_eq!(Asked::typed(&typed), code("K7M2", true), "{typed}");
        }
        for wrong in ["", "K7M", "K7-M2", "K7M2AA9", "ñandú", "K7M2ñ"] {
            assert!(!matches!(Asked::typed(wrong), Asked::Code { checked: true, .. }), "{wrong}");
        }
        assert_eq!(Asked::typed(" K7M "), Asked::Wrong("K7M".to_owned()));
        for lot in [0.0, 0.5, 0.999_999_9] {
            let new = new_code(lot);
            assert_eq!(Asked::typed(&whole(&new)), code(&new, true));
            // One without its last two signs is as codes were before.
            assert_eq!(Asked::typed(&new), code(&new, false));
        }
    }

    #[test]
    fn no_sign_of_a_code_can_be_mistaken_for_another_or_left_out() {
        let (mut told, mut all) = (0, 0);
        for lot in 0..20_u8 {
            let given = whole(&new_code(f64::from(lot) / 20.0));
            for at in [0, 1, 2, 3, 5, 6] {
                let short = format!("{}{}", &given[..at], &given[at + 1..]);
                assert!(matches!(Asked::typed(&short), Asked::Wrong(_) | Asked::Code { checked: false, .. }));
                for sign in SIGNS.iter().filter(|sign| **sign != given.as_bytes()[at]) {
                    let other = format!("{}{}{}", &given[..at], char::from(*sign), &given[at + 1..]);
                    let place = at - usize::from(at > LENGTH);
                    match Asked::typed(&other) {
                        // Another code may have the same check, as one of a thousand has.
                        Asked::Code { .. } => assert!(at < LENGTH),
                        Asked::Changed(text, slip) => {
                            assert_eq!(text, other);
                            assert!(slip.is_none_or(|slip| slip == place), "{other} {slip:?}");
                            told += usize::from(slip.is_some());
                        }
                        other => panic!("{other:?}"),
                    }
                    all += 1;
                }
            }
        }
        assert!(told * 4 > all * 3, "{told} of {all}");
    }

    #[test]
    fn what_follows_a_link_is_not_its_own_and_one_that_was_cut_is_not_checked() {
        let query = query("K7M2");
        let link = query.strip_prefix("?class=").expect("a class");
        assert_eq!(Asked::typed(&format!("{link}-or-so")), code("K7M2", true));
        for cut in [5, 6] {
            assert_eq!(Asked::typed(&link[..cut]), code("K7M2", false));
        }
    }

    #[test]
    fn classes_side_by_side_keep_their_results() {
        let mut results = Results::default();
        for (code, puzzle) in [("K7M2", "a"), ("AAAA", "b"), ("K7M2", "c")] {
            results.turn_to(code);
            results.add(puzzle, true);
        }
        assert_eq!(results.tries.keys().collect::<Vec<_>>(), ["a", "c"]);
        results.turn_to("AAAA");
        assert_eq!(results.tries.keys().collect::<Vec<_>>(), ["b"]);
        for lot in 0..2 * CLASSES {
            results.turn_to(&lot.to_string());
            results.add("a", false);
        }
        assert_eq!(results.others.len(), CLASSES - 1);
    }
}
