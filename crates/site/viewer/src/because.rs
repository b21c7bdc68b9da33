//! Why a computer has played its turn, in a line.

use mbao_words::Voice;

use crate::board_element::Reason;
use crate::words;

/// The reason that weighs most with a person at the other side, as the computer says it.
pub fn because(voice: Voice, reasons: &[Reason]) -> Option<String> {
    let lang = voice.lang;
    let number = |kind: &str| {
        reasons.iter().find(|reason| reason.kind == kind).map(|reason| reason.n.unwrap_or_default() as usize)
    };
    for reason in reasons {
        let say = match reason.kind.as_str() {
            "only-choice" => words::why_only_choice,
            "wins-in" => words::why_wins_in,
            "loses-last" => words::why_loses_last,
            "leaves-no-start" => words::why_leaves_no_start,
            "leaves-one-start" => words::why_leaves_one_start,
            _ => continue,
        };
        return Some(say(lang));
    }
    let (takes, saves) = (number("captures").unwrap_or_default(), number("saves").unwrap_or_default());
    match (takes, saves) {
        (0, 0) => number("leaves-nothing-exposed").map(|_| words::why_leaves_nothing_exposed(voice)),
        (takes, saves) if saves > takes => Some(words::why_saves(lang, saves)),
        (takes, _) => Some(words::why_captures(voice, takes)),
    }
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;

    #[test]
    fn the_weightiest_reason_is_said() {
        let said = |reasons: &[(&str, u32)]| {
            let reason = |&(kind, n): &(&str, u32)| Reason { kind: kind.into(), n: (n > 0).then_some(n) };
            because(Lang::En.into(), &reasons.iter().map(reason).collect::<Vec<_>>())
        };
        let told = |text: &str| Some(text.to_owned());
        assert_eq!(said(&[("captures", 5), ("saves", 7), ("exposes", 2)]), told("I saved 7 of mine"));
        assert_eq!(said(&[("captures", 7), ("saves", 7)]), told("I took 7"));
        assert_eq!(said(&[("captures", 7), ("leaves-one-start", 0)]), told("now you have one start left"));
        assert_eq!(said(&[("leaves-nothing-exposed", 0)]), told("now you can take nothing"));
        assert_eq!(said(&[("exposes", 3)]), None);
    }

    #[test]
    fn every_reason_is_a_short_line() {
        for lang in Lang::ALL {
            for kind in [
                "only-choice",
                "wins-in",
                "loses-last",
                "leaves-no-start",
                "leaves-one-start",
                "captures",
                "saves",
                "leaves-nothing-exposed",
            ] {
                let said =
                    because(lang.into(), &[Reason { kind: kind.into(), n: Some(12) }]).expect("a line");
                assert!(said.chars().count() <= 32, "{said}");
            }
        }
    }
}
