//! Markup that puts a board into somebody's own page.

/// Files that the script would request only after it has loaded: with these links, the board is ready in half
/// the time.
pub const SOONER: &str = "
<link rel=\"modulepreload\" href=\"/mbao/rules.js\">
<link rel=\"preload\" href=\"/mbao/mbao_bg.wasm\" as=\"fetch\" type=\"application/wasm\" crossorigin>";

/// The height of a frame for a board of four rows, where its game is not known.
pub const FOUR_ROWS: usize = 506;
/// The width in pixels for which the height of a frame is worked out. In every other the page in it fits itself.
pub const WIDTH: usize = 700;
/// Pixels beside the drawing; below and above it without the words; of a line of words, and of a row of branches.
const BESIDE: usize = 16;
const AROUND: usize = 71;
const LINE: usize = 24;
const BRANCHES: usize = 50;
/// Letters that a line of words has at least, and the most lines beyond two that a frame keeps room for: more scroll. In the
/// scripts that have more bytes a letter, letters are wider, too.
const LETTERS: usize = 70;
const LINES: usize = 10;
/// Letters of a board's own words about a turn, where nobody says anything else.
const TURN: usize = 200;

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
pub fn frame(address: &str, title: &str, width: &str, height: usize) -> String {
    let (address, title) = (escaped(address), escaped(title));
    format!(
        "<iframe src=\"{address}\" width=\"{width}\" height=\"{height}\" frameborder=\"0\" title=\"{title}\"></iframe>"
    )
}

/// The height in pixels of a frame of [`WIDTH`] for a board with a drawing of this width and height.
pub fn height((width, height): (i32, i32)) -> usize {
    let drawn = (WIDTH - BESIDE) * height.unsigned_abs() as usize / width.max(1).unsigned_abs() as usize;
    drawn + AROUND + 2 * LINE
}

/// How many pixels higher that frame is for the longest that a record says.
pub fn more_height(record: &str) -> usize {
    let mut longest = TURN;
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
    (longest / LETTERS - 1).min(LINES) * LINE + branches
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
        assert_eq!((height(omweso), height(ndoto)), (FOUR_ROWS, 296));
        let said = |words: usize, rest: &str| {
            more_height(&format!("Game: omweso\n\n{{{}}}\n1. c1{rest}\n", "e".repeat(words)))
        };
        assert_eq!(more_height("Game: omweso\n\n1. c1\n"), LINE);
        assert_eq!([said(1, ""), said(300, ""), said(9_000, "")], [LINE, 3 * LINE, LINES * LINE]);
        assert_eq!(said(300, " (1. d1)"), 3 * LINE + BRANCHES);
        // A drawing without a size is none.
        assert!(height((0, 0)) > 0);
    }
}
