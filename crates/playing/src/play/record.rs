//! Reads a record as a list of turns. Only the board knows what the turns mean.

/// A turn of one side: one action or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// Number of its line.
    pub line: u32,
    /// Whether it is the first on its line.
    pub opens: bool,
    /// Whether it is North's.
    pub north: bool,
    pub text: String,
}

/// The value of a header.
pub(super) fn tag<'a>(record: &'a str, name: &str) -> Option<&'a str> {
    let headers = record.lines().map(str::trim).take_while(|line| !line.is_empty());
    headers
        .filter_map(|line| line.split_once(':'))
        .find(|(tag, _)| *tag == name)
        .map(|(_, value)| value.trim())
}

/// The turns that follow the headers, as a board writes them.
pub(crate) fn turns(record: &str) -> Vec<Turn> {
    let mut turns = Vec::new();
    let body = record.split_once("\n\n").map_or("", |(_, body)| body);
    for line in without_comments(body).lines() {
        let Some((number, rest)) = line.trim().split_once(". ") else { continue };
        let line = number.parse().unwrap_or(0);
        let mut opens = true;
        for (at, text) in rest.trim_start().split("  ").enumerate() {
            let text = text.trim();
            if text.is_empty() || text == "..." {
                continue;
            }
            turns.push(Turn { line, opens, north: at > 0, text: text.to_owned() });
            opens = false;
        }
    }
    turns
}

/// The beginning of a record that was cut off somewhere: without the word that the cut fell into, or a comment
/// or an action that lacks its end. `None` if no turn is whole, since headers may be missing then.
pub(super) fn before_cut(text: &str) -> Option<String> {
    let mut whole = &text[..=text.bytes().rposition(|sign| sign <= b' ')?];
    if let Some((before, open)) = whole.rsplit_once('{')
        && !open.contains('}')
    {
        whole = before;
    }
    for verb in ["lift ", "lay ", "tap "] {
        whole = whole.strip_suffix(verb).unwrap_or(whole);
    }
    (!turns(whole).is_empty()).then(|| whole.to_owned())
}

fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut out = String::new();
    while let Some((before, after)) = rest.split_once(" {").or_else(|| rest.split_once('{')) {
        out.push_str(before);
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    out + rest
}

/// Whether the game with the turns `to` can be reached by playing on from `turns`.
pub(super) fn leads(turns: &[Turn], to: &[Turn]) -> bool {
    let whole = turns.len().saturating_sub(1);
    turns.len() <= to.len()
        && turns[..whole] == to[..whole]
        && turns
            .last()
            .is_none_or(|last| to[whole].north == last.north && to[whole].text.starts_with(&last.text))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str =
        "Game: enkeshui\nSetup: i\n\n1. c1 x  d2 {a note}\n2. {why  so} b1  +  e2\n3. h1 x\n";

    fn texts(record: &str) -> Vec<(u32, bool, String)> {
        turns(record).into_iter().map(|turn| (turn.line, turn.north, turn.text)).collect()
    }

    #[test]
    fn turns_stand_in_lines_and_apart() {
        let expected = [
            (1, false, "c1 x"),
            (1, true, "d2"),
            (2, false, "b1"),
            (2, true, "+"),
            (2, true, "e2"),
            (3, false, "h1 x"),
        ];
        assert_eq!(texts(RECORD), expected.map(|(line, north, text)| (line, north, text.to_owned())));
        assert_eq!(
            texts("Game: ndoto\n\n1. ...  d2\n2. a1\n"),
            [(1, true, "d2".to_owned()), (2, false, "a1".to_owned())]
        );
        assert_eq!(texts("Game: ndoto\n"), []);
    }

    #[test]
    fn what_was_cut_ends_with_a_whole_action() {
        let cut = |text: &str| {
            before_cut(&format!("Game: ndoto\n\n{text}"))
                .and_then(|text| text.split_once("\n\n").map(|(_, body)| body.to_owned()))
        };
        for (text, whole) in [
            ("1. c1  d2\n", Some("1. c1  d2\n")),
            ("1. c1  d2", Some("1. c1  ")),
            ("1. c1 {a no", Some("1. c1 ")),
            ("1. c1 {a} {b c", Some("1. c1 {a} ")),
            ("1. c1  lift a1", Some("1. c1  ")),
            ("1. c1\n2. ", Some("1. c1\n2. ")),
            ("1. c", None),
            ("", None),
        ] {
            assert_eq!(cut(text).as_deref(), whole, "{text}");
        }
        assert_eq!(before_cut("Game: nd"), None);
    }

    #[test]
    fn headers_have_values() {
        assert_eq!(tag(RECORD, "Setup"), Some("i"));
        assert_eq!(tag(RECORD, "Result"), None);
        assert_eq!(tag("Game: x\n\nSetup: i\n", "Setup"), None);
    }

    #[test]
    fn what_was_taken_back_can_be_gone_forward_to() {
        let all = turns("x\n\n1. c1 x  d2\n2. a1\n");
        for (record, whether) in [
            ("", true),
            ("1. c1", true),
            ("1. c1 x", true),
            ("1. c1 x  d2\n2. a1\n", true),
            ("1. c1 x  e2", false),
            ("1. c1 o", false),
        ] {
            assert_eq!(leads(&turns(&format!("x\n\n{record}")), &all), whether, "{record}");
        }
    }
}
