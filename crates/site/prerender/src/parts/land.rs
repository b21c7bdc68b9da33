//! The land at the head of a game's section. We drew it, and it shows no place.

use mbao_content::Land;
use yew::Html;

use crate::parts::html::raw;

pub(crate) fn drawn(land: Land) -> Html {
    raw(match land {
        Land::Coast => include_str!("lands/coast.svg"),
        Land::Hills => include_str!("lands/hills.svg"),
        Land::Mountain => include_str!("lands/mountain.svg"),
        Land::Plain => include_str!("lands/plain.svg"),
        Land::River => include_str!("lands/river.svg"),
        Land::Savanna => include_str!("lands/savanna.svg"),
    }
    .to_owned())
}
