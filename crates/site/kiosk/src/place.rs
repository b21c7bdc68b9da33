//! Shows where a game is at home: a plate, and a map with a pin.

use super::prelude::*;
use super::still::{MAP, Stills};

/// The part of the map that is shown around a place, in units of the map: as high as an upright screen has
/// room for. Elsewhere it is cut above and below.
const AROUND: (i32, i32) = (440, 470);

/// The picture of a game's place: its plate with a small map, or the map alone.
pub(super) fn picture(game: &KioskGame, stills: &Stills, lang: Lang) -> Html {
    let map = || stills.drawn(MAP).map(|map| map_of(&map, game, lang)).unwrap_or_default();
    let drawn = |text: String| Html::from_html_unchecked(AttrValue::from(text));
    match game.plate.as_ref().and_then(|plate| stills.drawn(&format!("plate-{plate}"))) {
        Some(plate) => html! {
            <>
                <div class="attract-place" aria-hidden="true">{ Html::from_html_unchecked(plate) }</div>
                <div class="attract-where" aria-hidden="true">{ drawn(map()) }</div>
            </>
        },
        None => html! { <div class="attract-place" aria-hidden="true">{ drawn(map()) }</div> },
    }
}

/// The map around a game's place, with a pin; the whole map if the place is not known.
fn map_of(map: &str, game: &KioskGame, lang: Lang) -> String {
    let Some(place) = &game.place else { return map.to_owned() };
    let Some((width, height)) = size(map) else { return map.to_owned() };
    let (wide, high) = (AROUND.0.min(width), AROUND.1.min(height));
    let left = (place.at.0 - wide / 2).clamp(0, width - wide);
    let top = (place.at.1 - high / 2).clamp(0, height - high);
    let (x, y) = place.at;
    // A name near the right edge stands to the left of its pin.
    let (text, anchor) = if x - left > wide * 3 / 5 { (x - 16, "end") } else { (x + 16, "start") };
    let reach = if place.exact {
        String::new()
    } else {
        format!("<circle class=\"reach\" cx=\"{x}\" cy=\"{y}\" r=\"26\"/>")
    };
    let name = place.name.get(lang).replace('&', "&amp;").replace('<', "&lt;");
    let pin = format!(
        "{reach}<path class=\"pin\" d=\"M{x} {y}c-3-9-11-13-11-22a11 11 0 0 1 22 0c0 9-8 13-11 22z\"/>\
         <circle class=\"pin-eye\" cx=\"{x}\" cy=\"{}\" r=\"4\"/>\
         <text class=\"pin-name\" x=\"{text}\" y=\"{}\" text-anchor=\"{anchor}\">{name}</text></svg>",
        y - 22,
        y - 14,
    );
    // What is cut is never the place.
    let kept = match top {
        0 => "YMin",
        _ if top == height - high => "YMax",
        _ => "YMid",
    };
    map.replacen(
        &format!("viewBox=\"0 0 {width} {height}\""),
        &format!("viewBox=\"{left} {top} {wide} {high}\" preserveAspectRatio=\"xMid{kept} slice\""),
        1,
    )
    .replace("</svg>", &pin)
}

fn size(drawing: &str) -> Option<(i32, i32)> {
    let (_, rest) = drawing.split_once("viewBox=\"0 0 ")?;
    let (width, height) = rest.split_once('"')?.0.split_once(' ')?;
    Some((width.parse().ok()?, height.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{InEach, KioskPlace};

    const DRAWN: &str = "<svg viewBox=\"0 0 960 900\"><path/></svg>";

    fn at(x: i32, y: i32) -> KioskGame {
        let name = InEach(Lang::ALL.map(|_| "A & B".to_owned()).into());
        KioskGame { place: Some(KioskPlace { at: (x, y), exact: false, name }), ..KioskGame::default() }
    }

    #[test]
    fn the_map_shows_what_lies_around_a_place_and_never_leaves_the_paper() {
        let map = map_of(DRAWN, &at(500, 400), Lang::En);
        assert!(
            map.contains("viewBox=\"280 165 440 470\" preserveAspectRatio=\"xMidYMid slice\"")
                && map.contains("A &amp; B</text></svg>"),
            "{map}"
        );
        assert!(map_of(DRAWN, &at(950, 5), Lang::En).contains("viewBox=\"520 0 440 470\""));
        assert!(map_of(DRAWN, &at(950, 5), Lang::En).contains("xMidYMin slice"));
        assert!(map_of(DRAWN, &at(500, 890), Lang::En).contains("xMidYMax slice"));
        assert!(map_of(DRAWN, &at(950, 5), Lang::En).contains("text-anchor=\"end\""));
    }

    #[test]
    fn nobody_is_placed_where_the_place_is_not_known() {
        assert_eq!(map_of(DRAWN, &KioskGame::default(), Lang::En), DRAWN);
    }
}
