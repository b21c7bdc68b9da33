//! The turns of a game, from its record as a board writes it. Only the board knows what they mean.

/// A turn of one side: one action or more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    /// Number of its line.
    pub line: u32,
    /// Whether it is the first on its line.
    pub opens: bool,
    pub north: bool,
    pub text: String,
}

/// What follows the headers.
fn body(record: &str) -> &str {
    record.split_once("\n\n").map_or("", |(_, body)| body)
}

pub(crate) fn turns(record: &str) -> Vec<Turn> {
    let mut turns = Vec::new();
    for line in without_comments(body(record)).lines() {
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

fn without_comments(text: &str) -> String {
    let mut rest = text;
    let mut out = String::new();
    while let Some((before, after)) = rest.split_once(" {").or_else(|| rest.split_once('{')) {
        out.push_str(before);
        rest = after.split_once('}').map_or("", |(_, after)| after);
    }
    out + rest
}

/// Whether the game of the record `to` can be reached by playing on from that of `record`.
pub(crate) fn leads(record: &str, to: &str) -> bool {
    let played = body(record).trim_end();
    let rest = body(to).strip_prefix(played);
    rest.is_some_and(|rest| played.is_empty() || rest.is_empty() || rest.starts_with(char::is_whitespace))
}

/// Whether turns are played, as opposed to an opening or a race.
pub(crate) fn in_play(phase: &str) -> bool {
    ["play", "namua", "mtaji", "execution"].contains(&phase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_stand_in_lines_and_apart() {
        let texts = |record: &str| -> Vec<(u32, bool, String)> {
            turns(record).into_iter().map(|turn| (turn.line, turn.north, turn.text)).collect()
        };
        let expected = [
            (1, false, "c1 x"),
            (1, true, "d2"),
            (2, false, "b1"),
            (2, true, "+"),
            (2, true, "e2"),
            (3, false, "h1 x"),
        ];
        assert_eq!(
            texts("Game: enkeshui\nSetup: i\n\n1. c1 x  d2 {a note}\n2. {why  so} b1  +  e2\n3. h1 x\n"),
            expected.map(|(line, north, text)| (line, north, text.to_owned()))
        );
        assert_eq!(
            texts("Game: ndoto\n\n1. ...  d2\n2. a1\n"),
            [(1, true, "d2".to_owned()), (2, false, "a1".to_owned())]
        );
        assert_eq!(texts("Game: ndoto\n"), []);
    }

    #[test]
    fn what_was_taken_back_can_be_gone_forward_to() {
        for (record, whether) in [
            ("", true),
            ("1. c1", true),
            ("1. c1 x", true),
            ("1. c1 x  d2\n2. a1\n", true),
            ("1. c1 x  e2", false),
            ("1. c1 o", false),
            // Another way to sow from the same pit.
            ("1. c1 x  d2\n2. a", false),
        ] {
            let leads = leads(&format!("x\n\n{record}"), "y\n\n1. c1 x  d2\n2. a1\n");
            assert_eq!(leads, whether, "{record}");
        }
    }
}
