//! Drawings over a still board: the way the seeds go, and outlined pits.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use mbao_board::Plan;
use mbao_content::Sides;

use super::beat::at;

/// Both players' ways, and the pits where a race begins.
pub(crate) fn ways(plan: Plan, tracks: &Sides, race_pits: &[String]) -> Result<String> {
    let mut drawn = String::new();
    for (side, pits) in [("south", &tracks.south), ("north", &tracks.north)] {
        let places: Vec<(i32, i32)> = pits.iter().map(|pit| place(plan, pit)).collect::<Result<_>>()?;
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
        drawn += &outlined(plan, pit, "outlined")?;
    }
    Ok(drawn)
}

/// A pit outlined as a link; a broken line if nothing can be done in it.
pub(crate) fn linked(plan: Plan, pit: &str, href: &str, label: &str, broken: bool) -> Result<String> {
    let (x, y) = place(plan, pit)?;
    let outlined = outlined(plan, pit, if broken { "outlined broken" } else { "outlined" })?;
    // The whole area of the pit can be pressed.
    Ok(format!(
        "<a href=\"{href}\" aria-label=\"{label}\">\
         <rect class=\"room\" x=\"{}\" y=\"{}\" width=\"100\" height=\"100\"/>{outlined}</a>",
        x - 50,
        y - 50
    ))
}

/// Bars between the two pits of each side, where no seed passes.
pub(crate) fn closed(plan: Plan, ends: &Sides) -> Result<String> {
    let bar = |pits: &[String]| {
        let (from, to) = pits.first().zip(pits.last()).context("an end that lies between two pits")?;
        let ((x, from), (_, to)) = (place(plan, from)?, place(plan, to)?);
        Ok(format!("<path class=\"closed\" d=\"M{} {}h100\"/>", x - 50, i32::midpoint(from, to)))
    };
    [&ends.south, &ends.north].into_iter().map(|pits| bar(pits)).collect()
}

/// A square round a pit.
pub(crate) fn outlined(plan: Plan, pit: &str, class: &str) -> Result<String> {
    let (x, y) = place(plan, pit)?;
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

/// The middle of a pit.
pub(crate) fn place(plan: Plan, pit: &str) -> Result<(i32, i32)> {
    at(plan, pit.parse().with_context(|| format!("the pit {pit}"))?)
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;
    use crate::parts::boards::Shown;

    fn plan() -> Plan {
        Shown::setup("omweso", "c").still(Lang::En).expect("a board").plan()
    }

    #[test]
    fn outlines_stand_on_their_pits() {
        let plan = plan();
        assert!(place(plan, "z9").is_err() && place(plan, "").is_err());
        let (x, y) = place(plan, "a1").expect("a pit");
        let drawn = linked(plan, "a1", "#there", "a1", false).expect("a pit");
        assert!(drawn.contains(&format!("class=\"outlined\" x=\"{}\" y=\"{}\"", x - 46, y - 46)));
        assert!(drawn.starts_with("<a ") && drawn.ends_with("</a>"));
        assert!(outlined(plan, "i1", "").is_err(), "nothing is drawn in a corner");
    }

    #[test]
    fn the_left_ends_are_closed_between_two_pits() {
        let plan = plan();
        let pits = |names: [&str; 2]| names.map(str::to_owned).to_vec();
        let ends = Sides { south: pits(["a1", "a2"]), north: pits(["h4", "h3"]) };
        let bars = closed(plan, &ends).expect("pits");
        let (x, y) = place(plan, "a1").expect("a pit");
        let (_, above) = place(plan, "a2").expect("a pit");
        assert!(bars.contains(&format!("M{} {}h100", x - 50, i32::midpoint(y, above))));
        assert_eq!(bars.matches("<path").count(), 2);
    }
}
