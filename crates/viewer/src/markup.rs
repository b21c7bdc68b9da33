//! Markup that puts a board into somebody's own page.

/// Files that the script would request only after it has loaded: with these links, the board is ready in half
/// the time.
pub const SOONER: &str = "
<link rel=\"modulepreload\" href=\"/mbao/mbao.js\">
<link rel=\"preload\" href=\"/mbao/mbao_bg.wasm\" as=\"fetch\" type=\"application/wasm\" crossorigin>";

/// The width in pixels for which the height of a frame is worked out. In every other the page in it fits itself.
pub const WIDTH: i32 = 700;
/// Pixels beside the drawing; below and above it without the words; of a line of words, and of a row of branches.
const BESIDE: i32 = 16;
const AROUND: i32 = 71;
const LINE: i32 = 24;
const BRANCHES: i32 = 50;
/// Letters that a line of words has at least, and the most lines that a frame keeps room for: more of them scroll. In the
/// scripts that have more bytes a letter, letters are wider, too.
const LETTERS: i32 = 70;
const LINES: i32 = 12;
/// Letters of a board's own words about a turn, where nobody says anything else.
const TURN: i32 = 200;

/// The script and the tag, in lines of which none is empty: Markdown ends its HTML at an empty line.
pub fn tag(attributes: &[(&'static str, String)]) -> String {
    let written: String = attributes
        .iter()
        .map(|(name, value)| match value.as_str() {
            "" => format!(" {name}"),
            value => format!(" {name}=\"{}\"", escaped(value)),
        })
        .collect();
    let late = attributes.iter().any(|(name, _)| *name == "loading");
    let sooner = if late { "" } else { SOONER };
    format!(
        "<script type=\"module\" src=\"/mbao/board.js\"></script>{sooner}\n<mbao-board{written}></mbao-board>"
    )
}

/// A frame that shows the page at `address`; its width in pixels or per cent. Editors that take styles out of a text
/// leave `frameborder` in it.
pub fn frame(address: &str, title: &str, width: &str, height: i32) -> String {
    let (address, title) = (escaped(address), escaped(title));
    format!(
        "<iframe src=\"{address}\" width=\"{width}\" height=\"{height}\" frameborder=\"0\" title=\"{title}\"></iframe>"
    )
}

/// The height in pixels of a frame of [`WIDTH`] for a drawing of this width and height, with its buttons, and with the
/// longest that the record says; it is empty for a board to play on.
pub fn height((width, height): (i32, i32), record: &str) -> i32 {
    let mut longest = if record.is_empty() { 0 } else { TURN };
    let (mut said, mut branches) = (None, 0);
    for byte in record.bytes() {
        match (byte, &mut said) {
            (b'{', None) => said = Some(0),
            (b'}', Some(letters)) => {
                longest = longest.max(*letters);
                said = None;
            }
            (b'(', None) => branches = BRANCHES,
            (_, Some(letters)) => *letters += 1,
            _ => {}
        }
    }
    let lines = (longest / LETTERS + 1).clamp(2, LINES);
    (WIDTH - BESIDE) * height / width.max(1) + AROUND + lines * LINE + branches
}

fn escaped(value: &str) -> String {
    value.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('\n', "&#10;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_has_no_empty_line_and_its_attributes_none_at_all() {
        let story = "Game: ndoto\n\n{Two \"cows\" wait.}\n1. c1\n";
        let tag = tag(&[("game", "ndoto".to_owned()), ("steps", story.to_owned())]);
        assert!(tag.lines().all(|line| !line.trim().is_empty()), "{tag}");
        assert!(
            tag.ends_with("\n<mbao-board game=\"ndoto\" steps=\"Game: ndoto&#10;&#10;{Two &quot;cows&quot; wait.}&#10;1. c1&#10;\"></mbao-board>"),
            "{tag}"
        );
    }

    #[test]
    fn a_frame_is_as_high_as_its_board_and_what_is_said() {
        let (omweso, ndoto) = ((868, 492), (1128, 292));
        let plain = height(omweso, "");
        assert_eq!((plain, height(ndoto, "")), (506, 296));
        let said = |words: usize, rest: &str| {
            height(omweso, &format!("Game: omweso\n\n{{{}}}\n1. c1{rest}\n", "e".repeat(words)))
        };
        assert_eq!(height(omweso, "Game: omweso\n\n1. c1\n"), plain + LINE);
        assert_eq!([said(1, ""), said(300, ""), said(9_000, "")], [1, 3, 10].map(|more| plain + more * LINE));
        assert_eq!(said(300, " (1. d1)"), plain + 3 * LINE + BRANCHES);
        // A drawing without a size is none.
        assert!(height((0, 0), "") > 0);
    }
}
