//! The diagrams a to n, each alive where it stands.

use anyhow::Result;
use mbao_content::{Diagram, Direction, Picture, Play, Turning};
use yew::{Html, html};

use crate::article::raw;
use crate::boards::Shown;
use crate::route::Route;
use crate::{track, words};

/// A diagram in the text. `deeper` is for pages on which ids must not meet.
pub(crate) fn figure(diagram: &Diagram, route: &Route, deeper: bool) -> Result<Html> {
    let href = route.to(&format!("diagram/{}/", diagram.id));
    let lost = diagram.lost.as_ref().map(|lost| {
        html! { <p class="lost"><strong>{ words::diagram_lost(route.lang) }</strong>{ " " }{ lost.get(route.lang) }</p> }
    });
    let id = (!deeper).then(|| format!("diagram-{}", diagram.id));
    Ok(html! {
        <figure class="diagram" {id}>
            { boards(diagram, route)? }
            <figcaption>
                <p class="diagram-title">
                    <a {href}>{ words::diagram(route.lang, &diagram.id) }</a>{ " " }{ diagram.title.get(route.lang) }
                </p>
                <p>{ diagram.caption.get(route.lang) }</p>
                { lost }
            </figcaption>
        </figure>
    })
}

/// The board of a diagram, or its boards.
pub(crate) fn boards(diagram: &Diagram, route: &Route) -> Result<Html> {
    let lang = route.lang;
    match &diagram.picture {
        Picture::Setup(setups) => {
            let boards: Vec<Html> = setups
                .iter()
                .map(|setup| Shown::setup(&diagram.game, setup).element(lang))
                .collect::<Result<_>>()?;
            Ok(html! { <>{ for boards }</> })
        }
        Picture::Direction(Direction { setup, tracks, race_pits }) => {
            let still = Shown::setup(&diagram.game, setup).still(lang)?;
            Ok(raw(track::over(&still, tracks, race_pits)))
        }
        Picture::Turning(Turning { setup, pits, play, .. }) => {
            let still = Shown::setup(&diagram.game, setup).still(lang)?;
            let outlined = pits.get("four").map_or(still.clone(), |sides| track::outlined(&still, sides));
            Ok(html! { <>{ raw(outlined) }{ steps(diagram, play, route)? }</> })
        }
        Picture::Chain(chain) => steps(diagram, &chain.play, route),
        Picture::Opening(opening) => {
            let own = Shown::setup(&diagram.game, &opening.setup).element(lang)?;
            Ok(html! {
                <>
                    { steps(diagram, &opening.play, route)? }
                    <p class="lead-in">{ words::diagram_own_opening(lang) }</p>
                    { own }
                </>
            })
        }
    }
}

/// The board that goes through what is played.
fn steps(diagram: &Diagram, play: &Play, route: &Route) -> Result<Html> {
    let shown = Shown {
        position: play.position.clone(),
        steps: Some(play.record.clone()),
        ..Shown::game(&diagram.game)
    };
    shown.element(route.lang)
}
