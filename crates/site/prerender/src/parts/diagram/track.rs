//! Drawings over a still board: the way the seeds go, and outlined pits.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use mbao_board::Plan;
use mbao_content::Chapter;
use mbao_rules::{PitName, Side};

use super::beat::at;

/// Each player's pits in sowing order, South's first.
pub(crate) fn tracks(chapter: &Chapter) -> [Vec<PitName>; 2] {
    let board = chapter.game.rules().board();
    [Side::South, Side::North].map(|side| board.own_pits(side).map(|pit| board.name(pit)).collect())
}

/// Both players' ways, and the pits where a race begins.
pub(crate) fn ways(plan: Plan, tracks: &[Vec<PitName>; 2], race: &[PitName]) -> Result<String> {
    let mut drawn = String::new();
    for (side, pits) in ["south", "north"].into_iter().zip(tracks) {
        let places: Vec<(i32, i32)> = pits.iter().map(|pit| at(plan, *pit)).collect::<Result<_>>()?;
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
    for pit in race {
        drawn += &outlined(plan, *pit, "outlined")?;
    }
    Ok(drawn)
}

/// A pit outlined as a link; a broken line if nothing can be done in it.
pub(crate) fn linked(plan: Plan, pit: PitName, href: &str, label: &str, broken: bool) -> Result<String> {
    let (x, y) = at(plan, pit)?;
    let outlined = outlined(plan, pit, if broken { "outlined broken" } else { "outlined" })?;
    // The whole area of the pit can be pressed.
    Ok(format!(
        "<a href=\"{href}\" aria-label=\"{label}\">\
         <rect class=\"room\" x=\"{}\" y=\"{}\" width=\"100\" height=\"100\"/>{outlined}</a>",
        x - 50,
        y - 50
    ))
}

/// Bars between the first and the last pit of each way, where no clockwise seed passes.
pub(crate) fn closed(plan: Plan, tracks: &[Vec<PitName>; 2]) -> Result<String> {
    let bar = |pits: &Vec<PitName>| {
        let (from, to) = pits.first().zip(pits.last()).context("an end that lies between two pits")?;
        let ((x, from), (_, to)) = (at(plan, *from)?, at(plan, *to)?);
        Ok(format!("<path class=\"closed\" d=\"M{} {}h100\"/>", x - 50, i32::midpoint(from, to)))
    };
    tracks.iter().map(bar).collect()
}

/// A square round a pit.
pub(crate) fn outlined(plan: Plan, pit: PitName, class: &str) -> Result<String> {
    let (x, y) = at(plan, pit)?;
    let (x, y) = (x - 46, y - 46);
    Ok(format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"92\" height=\"92\" rx=\"14\"/>"))
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

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;
    use crate::parts::boards::Shown;

    fn plan() -> Plan {
        Shown::setup("omweso", "c").still(Lang::En).expect("a board").plan()
    }

    fn pit(name: &str) -> PitName {
        name.parse().expect("a pit")
    }

    #[test]
    fn outlines_stand_on_their_pits() {
        let plan = plan();
        let (x, y) = at(plan, pit("a1")).expect("a pit");
        let drawn = linked(plan, pit("a1"), "#there", "a1", false).expect("a pit");
        assert!(drawn.contains(&format!("class=\"outlined\" x=\"{}\" y=\"{}\"", x - 46, y - 46)));
        assert!(drawn.starts_with("<a ") && drawn.ends_with("</a>"));
        assert!(outlined(plan, pit("i1"), "").is_err(), "nothing is drawn in a corner");
    }

    #[test]
    fn the_left_ends_are_closed_between_two_pits() {
        let plan = plan();
        let bars =
            closed(plan, &[["a1", "a2"], ["h4", "h3"]].map(|ends| ends.map(pit).into())).expect("pits");
        let (x, y) = at(plan, pit("a1")).expect("a pit");
        let (_, above) = at(plan, pit("a2")).expect("a pit");
        assert!(bars.contains(&format!("M{} {}h100", x - 50, i32::midpoint(y, above))));
        assert_eq!(bars.matches("<path").count(), 2);
    }
}
