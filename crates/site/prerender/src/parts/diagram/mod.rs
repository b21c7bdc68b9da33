//! The diagrams a to n, each with a board that can be played on.

mod beat;
mod chain;
pub(crate) mod told;
mod track;
mod turned;
mod way;

use anyhow::Result;
use mbao_content::{Chapter, Diagram, Drawn, Turned};
use mbao_words::Lang;
use yew::{Html, html};

use self::beat::Beat;
use crate::parts::boards::Shown;
use crate::parts::still::Still;
use crate::route::Route;
use crate::words::{self, home};

/// A diagram in the text. `deeper` is for the one long page, where its ids must not occur twice and no board
/// is beside the text. Elsewhere the board beside the text plays what is drawn here.
pub(crate) fn figure(diagram: &Diagram, route: &Route, deeper: bool) -> Result<Html> {
    let href = route.to(&format!("diagram/{}/", diagram.id()));
    let lost = lost(diagram, route);
    let id = (!deeper).then(|| format!("diagram-{}", diagram.id()));
    Ok(html! {
        <figure class="diagram" {id}>
            { if deeper { boards(diagram, route)? } else { pictures(diagram, route)? } }
            <figcaption>
                <p class="diagram-title">
                    <a {href}>{ words::diagram(route.lang, diagram.id()) }</a>{ " " }{ diagram.title.get(route.lang) }
                </p>
                <p>{ diagram.caption.get(route.lang) }</p>
                { lost }
            </figcaption>
        </figure>
    })
}

/// What is told of a diagram picture by picture.
fn beats(diagram: &Diagram, lang: Lang) -> Result<Vec<Beat>> {
    let chapter = &diagram.chapter;
    match &diagram.drawn {
        Drawn::Board(_) => Ok(Vec::new()),
        Drawn::Way(race) => way::beats(chapter, race, lang),
        Drawn::Turning(turns) => turned::beats(chapter, turns, lang),
        Drawn::Chain => chain::beats(chapter, lang),
    }
}

/// The pictures of a diagram in order, each with its sentence.
pub(crate) fn strip(diagram: &Diagram, lang: Lang) -> Result<Html> {
    let label = match &diagram.drawn {
        Drawn::Way(_) => home::ways,
        Drawn::Turning(_) => home::turned,
        Drawn::Board(_) | Drawn::Chain => home::beats,
    };
    let beats = beats(diagram, lang)?;
    let label = label(lang, beats.len());
    let beats =
        beats.into_iter().map(|Beat { still, said, .. }| html! { <li>{ still.html() }<p>{ said }</p></li> });
    Ok(html! { <ol class="beats" aria-label={label}>{ for beats }</ol> })
}

pub(crate) fn lost(diagram: &Diagram, route: &Route) -> Option<Html> {
    let lost = diagram.lost.as_ref()?.get(route.lang);
    Some(html! { <p class="lost"><strong>{ words::diagram_lost(route.lang) }</strong>{ " " }{ lost }</p> })
}

/// Set-ups and turns as still pictures; diagrams that need a board of their own as boards.
fn pictures(diagram: &Diagram, route: &Route) -> Result<Html> {
    match &diagram.drawn {
        Drawn::Board(beside) if diagram.played().is_none() => {
            let stills = setups(diagram, beside).map(|shown| shown.still(route.lang).map(Still::html));
            let stills: Vec<Html> = stills.collect::<Result<_>>()?;
            Ok(html! { <>{ for stills }</> })
        }
        Drawn::Chain => strip(diagram, route.lang),
        _ => boards(diagram, route),
    }
}

pub(crate) fn boards(diagram: &Diagram, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let played = diagram.played().map(|chapter| stepping(chapter).element(lang)).transpose()?;
    match &diagram.drawn {
        Drawn::Board(beside) => {
            let boards: Vec<Html> =
                setups(diagram, beside).map(|shown| shown.element(lang)).collect::<Result<_>>()?;
            let own = played
                .is_some()
                .then(|| html! { <p class="lead-in">{ words::diagram_own_opening(lang) }</p> });
            Ok(html! { <>{ for played }{ for own }{ for boards }</> })
        }
        Drawn::Way(_) => strip(diagram, lang),
        Drawn::Turning(turns) => turning_pits(diagram, turns, played, route),
        Drawn::Chain => Ok(html! { <>{ strip(diagram, lang)? }{ for played }</> }),
    }
}

fn setups<'a>(diagram: &'a Diagram, beside: &'a [String]) -> impl Iterator<Item = Shown> + 'a {
    [setup(diagram)].into_iter().chain(beside.iter().map(|name| Shown::setup(diagram.game(), name)))
}

/// The board on which it is drawn, before anything is played.
fn setup(diagram: &Diagram) -> Shown {
    let setup = diagram.chapter.story.header("Setup").map(str::to_owned);
    Shown { setup, ..Shown::game(diagram.game()) }
}

/// The pits that turn the sowing, each a link to its turn; `examples.js` puts the chosen one on the board.
fn turning_pits(diagram: &Diagram, turns: &[Turned], board: Option<Html>, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let still = setup(diagram).still(lang)?;
    let plan = still.plan();
    let mut drawn = track::closed(plan, &track::tracks(&diagram.chapter))?;
    for Turned { chapter, pit, turns, .. } in turns {
        let (href, label) = (format!("#diagram-{}", chapter.id), words::turning_pit(lang, pit.as_str()));
        drawn += &track::linked(plan, *pit, &href, &label, !turns)?;
    }
    let example = |(at, Turned { chapter, pit, note, .. }): (usize, &Turned)| {
        html! {
            <li id={format!("diagram-{}", chapter.id)} class={(at == 0).then_some("chosen")} data-record={chapter.record()}>
                <strong>{ pit.as_str() }</strong>{ ": " }{ note.get(lang) }
            </li>
        }
    };
    Ok(html! {
        <>
        { strip(diagram, lang)? }
        <p class="lead-in">{ words::turning_choose(lang) }</p>
        <div class="by-pit">
            { still.over_with_links(drawn).html() }
            { board }
            <ul aria-live="polite">{ for turns.iter().enumerate().map(example) }</ul>
        </div>
        </>
    })
}

/// A board that steps through what a chapter plays.
pub(crate) fn stepping(chapter: &Chapter) -> Shown {
    Shown { steps: Some(chapter.record()), turning: true, ..Shown::game(&chapter.definition().id) }
}

/// The one board that represents a diagram elsewhere, if it has one.
pub(crate) fn shown(diagram: &Diagram) -> Option<Shown> {
    match diagram.drawn {
        Drawn::Way(_) => None,
        _ => Some(diagram.played().map_or_else(|| setup(diagram), stepping)),
    }
}
