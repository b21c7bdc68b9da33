//! Drawings over a still board: the way the seeds go, and outlined pits.

use std::fmt::Write as _;

use mbao_content::Sides;

/// A still picture with both players' ways and the pits where a race begins.
pub(crate) fn over(still: &str, tracks: &Sides, race_pits: &[String]) -> String {
    let mut drawn = String::new();
    for (side, pits) in [("south", &tracks.south), ("north", &tracks.north)] {
        let places: Vec<(i32, i32)> = pits.iter().filter_map(|pit| place(still, pit)).collect();
        let mut way = String::new();
        for (i, (x, y)) in places.iter().enumerate() {
            let _ = write!(way, "{}{x} {y}", if i == 0 { "M" } else { "L" });
        }
        let _ = write!(drawn, "<path class=\"way {side}\" d=\"{way}Z\"/>");
        for (i, &from) in places.iter().enumerate().step_by(3) {
            drawn += &arrow(side, from, places[(i + 1) % places.len()]);
        }
        let _ = write!(drawn, "<circle class=\"walker {side}\" r=\"15\">");
        let _ =
            write!(drawn, "<animateMotion dur=\"14s\" repeatCount=\"indefinite\" path=\"{way}Z\"/></circle>");
    }
    for pit in race_pits {
        drawn += &outlined(still, pit, "outlined");
    }
    within(still, &drawn)
}

/// A pit outlined as a link; a broken line if nothing can be done in it.
pub(crate) fn linked(still: &str, pit: &str, href: &str, label: &str, broken: bool) -> String {
    let mut drawn = format!("<a href=\"{href}\" aria-label=\"{label}\">");
    // The whole area of the pit can be pressed.
    if let Some((x, y)) = place(still, pit) {
        let _ = write!(
            drawn,
            "<rect class=\"room\" x=\"{}\" y=\"{}\" width=\"100\" height=\"100\"/>",
            x - 50,
            y - 50
        );
    }
    drawn + &outlined(still, pit, if broken { "outlined broken" } else { "outlined" }) + "</a>"
}

/// Bars between the two pits of each side, where no seed passes.
pub(crate) fn closed(still: &str, ends: &Sides) -> String {
    let bar = |pits: &[String]| {
        let [from, to] = [pits.first()?, pits.last()?].map(|pit| place(still, pit));
        let ((x, from), (_, to)) = (from?, to?);
        Some(format!("<path class=\"closed\" d=\"M{} {}h100\"/>", x - 50, i32::midpoint(from, to)))
    };
    [&ends.south, &ends.north].into_iter().filter_map(|pits| bar(pits)).collect()
}

/// A square round a pit.
pub(crate) fn outlined(still: &str, pit: &str, class: &str) -> String {
    let Some((x, y)) = place(still, pit) else { return String::new() };
    let (x, y) = (x - 46, y - 46);
    format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"92\" height=\"92\" rx=\"14\"/>")
}

/// An arrowhead half-way between two neighbouring pits.
pub(crate) fn arrow(side: &str, from: (i32, i32), to: (i32, i32)) -> String {
    let (x, y) = (i32::midpoint(from.0, to.0), i32::midpoint(from.1, to.1));
    let turn = match (to.0 - from.0, to.1 - from.1) {
        (1.., _) => 0,
        (0, 1..) => 90,
        (..=-1, _) => 180,
        _ => 270,
    };
    format!(
        "<path class=\"head {side}\" d=\"M-9 -11L11 0L-9 11Z\" transform=\"translate({x} {y}) rotate({turn})\"/>"
    )
}

/// The middle of a pit in the picture.
pub(crate) fn place(still: &str, pit: &str) -> Option<(i32, i32)> {
    translated(still, &format!("data-pit=\"{pit}\""))
}

/// The middle of a player's store in the picture: `s` or `n`.
pub(crate) fn store(still: &str, player: &str) -> Option<(i32, i32)> {
    translated(still, &format!("data-store=\"{player}\""))
}

/// Where the group with this attribute is.
fn translated(still: &str, attribute: &str) -> Option<(i32, i32)> {
    let (_, rest) = still.split_once(attribute)?;
    let (_, rest) = rest.split_once(" transform=\"translate(")?;
    let (numbers, _) = rest.split_once(')')?;
    let (x, y) = numbers.split_once(' ')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

/// A still picture with something drawn over it.
pub(crate) fn within(still: &str, drawn: &str) -> String {
    let body = still.strip_suffix("</svg>").unwrap_or(still);
    format!("{body}<g class=\"over\">{drawn}</g></svg>")
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;
    use crate::boards::Shown;

    #[test]
    fn outlines_stand_on_their_pits() {
        let still = Shown::setup("omweso", "c").still(Lang::En).expect("a board");
        assert_eq!(place(&still, "z9"), None);
        let (x, y) = place(&still, "a1").expect("a pit");
        let drawn = within(&still, &linked(&still, "a1", "#there", "a1", false));
        assert!(drawn.contains(&format!("class=\"outlined\" x=\"{}\" y=\"{}\"", x - 46, y - 46)));
        assert!(drawn.ends_with("</a></g></svg>"));
    }

    #[test]
    fn the_left_ends_are_closed_between_two_pits() {
        let still = Shown::setup("omweso", "c").still(Lang::En).expect("a board");
        let pits = |names: [&str; 2]| names.map(str::to_owned).to_vec();
        let bars = closed(&still, &Sides { south: pits(["a1", "a2"]), north: pits(["h4", "h3"]) });
        let (x, y) = place(&still, "a1").expect("a pit");
        let (_, above) = place(&still, "a2").expect("a pit");
        assert!(bars.contains(&format!("M{} {}h100", x - 50, i32::midpoint(y, above))));
        assert_eq!(bars.matches("<path").count(), 2);
    }
}
