//! What is drawn over a still board: the way the seeds go, and pits outlined.

use std::fmt::Write as _;

use mbao_content::Sides;

/// A still picture with both players' ways and the pits a race sets out from.
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
        outline(still, pit, &mut drawn);
    }
    within(still, &drawn)
}

/// A still picture with pits outlined.
pub(crate) fn outlined(still: &str, pits: &Sides) -> String {
    let mut drawn = String::new();
    for pit in pits.south.iter().chain(&pits.north) {
        outline(still, pit, &mut drawn);
    }
    within(still, &drawn)
}

fn outline(still: &str, pit: &str, drawn: &mut String) {
    if let Some((x, y)) = place(still, pit) {
        let _ = write!(
            drawn,
            "<rect class=\"outlined\" x=\"{}\" y=\"{}\" width=\"92\" height=\"92\" rx=\"14\"/>",
            x - 46,
            y - 46
        );
    }
}

/// A head half-way between two neighbouring pits.
fn arrow(side: &str, from: (i32, i32), to: (i32, i32)) -> String {
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

/// Where the picture has a pit.
fn place(still: &str, pit: &str) -> Option<(i32, i32)> {
    let (_, rest) = still.split_once(&format!("data-pit=\"{pit}\" transform=\"translate("))?;
    let (numbers, _) = rest.split_once(')')?;
    let (x, y) = numbers.split_once(' ')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

fn within(still: &str, drawn: &str) -> String {
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
        let pits = Sides { south: vec!["a1".to_owned()], north: Vec::new() };
        let drawn = outlined(&still, &pits);
        assert!(drawn.contains(&format!("class=\"outlined\" x=\"{}\" y=\"{}\"", x - 46, y - 46)));
        assert!(drawn.ends_with("</g></svg>"));
    }
}
