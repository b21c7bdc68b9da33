//! The diagrams a to n, each with a board that can be played on.

pub(crate) mod beat;
pub(crate) mod chain;
pub(crate) mod told;
pub(crate) mod track;
pub(crate) mod turned;
pub(crate) mod way;

use anyhow::Result;
use mbao_content::{Diagram, Picture, Play, Turning, TurningExample};
use yew::{Html, html};

use crate::parts::boards::Shown;
use crate::parts::still::Still;
use crate::route::Route;
use crate::words;

/// A diagram in the text. `deeper` is for the one long page, where its ids must not occur twice and no board
/// is beside the text. Elsewhere the board beside the text plays what is drawn here.
pub(crate) fn figure(diagram: &Diagram, route: &Route, deeper: bool) -> Result<Html> {
    let href = route.to(&format!("diagram/{}/", diagram.id));
    let lost = lost(diagram, route);
    let id = (!deeper).then(|| format!("diagram-{}", diagram.id));
    Ok(html! {
        <figure class="diagram" {id}>
            { if deeper { boards(diagram, route)? } else { pictures(diagram, route)? } }
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

/// The lost part of the drawing.
pub(crate) fn lost(diagram: &Diagram, route: &Route) -> Option<Html> {
    let lost = diagram.lost.as_ref()?.get(route.lang);
    Some(html! { <p class="lost"><strong>{ words::diagram_lost(route.lang) }</strong>{ " " }{ lost }</p> })
}

/// Set-ups and turns as still pictures; diagrams that need a board of their own as boards.
fn pictures(diagram: &Diagram, route: &Route) -> Result<Html> {
    match &diagram.picture {
        Picture::Setup(setups) => {
            let still =
                |setup: &String| Shown::setup(&diagram.game, setup).still(route.lang).map(Still::html);
            let stills: Vec<Html> = setups.iter().map(still).collect::<Result<_>>()?;
            Ok(html! { <>{ for stills }</> })
        }
        Picture::Chain(chain) => chain::strip(&diagram.game, chain, route),
        Picture::Direction(_) | Picture::Turning(_) | Picture::Opening(_) => boards(diagram, route),
    }
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
        Picture::Direction(direction) => way::strip(&diagram.game, direction, route),
        Picture::Turning(turning) => turning_pits(diagram, turning, route),
        Picture::Chain(chain) => Ok(html! {
            <>
                { chain::strip(&diagram.game, chain, route)? }
                { steps(diagram, &chain.play, route)? }
            </>
        }),
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

/// The pits that turn the sowing, each a link to its example; `examples.js` puts the chosen example on the board.
fn turning_pits(diagram: &Diagram, turning: &Turning, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let still = Shown::setup(&diagram.game, &turning.setup).still(lang)?;
    let id = |pit: &str| format!("diagram-{}-{pit}", diagram.id);
    let plan = still.plan();
    let mut drawn = track::closed(plan, &turning.left_ends)?;
    for TurningExample { pit, beyond, .. } in &turning.examples {
        let label = words::turning_pit(lang, pit);
        drawn += &track::linked(plan, pit, &format!("#{}", id(pit)), &label, beyond.is_some())?;
    }
    let example = |(at, example): (usize, &TurningExample)| {
        let record = example.play.record.clone();
        html! {
            <li id={id(&example.pit)} class={(at == 0).then_some("chosen")} data-record={record}>
                <strong>{ &example.pit }</strong>{ ": " }{ example.note.get(lang) }
            </li>
        }
    };
    let board = turning.examples.first().map(|first| steps(diagram, &first.play, route)).transpose()?;
    Ok(html! {
        <>
        { turned::strip(&diagram.game, turning, route)? }
        <p class="lead-in">{ turning.choose.get(lang) }</p>
        <div class="by-pit">
            { still.over_with_links(drawn).html() }
            { board }
            <ul aria-live="polite">{ for turning.examples.iter().enumerate().map(example) }</ul>
        </div>
        </>
    })
}

/// The board that steps through the example.
pub(crate) fn steps(diagram: &Diagram, play: &Play, route: &Route) -> Result<Html> {
    stepping(diagram, play).element(route.lang)
}

/// A board that steps through what is played in a diagram.
pub(crate) fn stepping(diagram: &Diagram, play: &Play) -> Shown {
    Shown {
        position: play.position.clone(),
        steps: Some(play.record.clone()),
        turning: true,
        ..Shown::game(&diagram.game)
    }
}

/// The one board that represents a diagram elsewhere, if it has one.
pub(crate) fn shown(diagram: &Diagram) -> Option<Shown> {
    let play = match &diagram.picture {
        Picture::Setup(setups) => return setups.first().map(|setup| Shown::setup(&diagram.game, setup)),
        Picture::Direction(_) => return None,
        Picture::Turning(turning) => &turning.examples.first()?.play,
        Picture::Chain(chain) => &chain.play,
        Picture::Opening(opening) => &opening.play,
    };
    Some(stepping(diagram, play))
}
