//! The steps of the story, with the ways that branch off.

use mbao_rules::{Game, Side};
use mbao_story::{Place, Step, Story, Words};

use super::decided::decided;
use super::prelude::*;
use crate::draft::said;

/// What can be seen of the words at a board.
fn signs(context: &Context, said: &[Words]) -> Html {
    let asks = said.iter().any(|words| words.ask.is_some());
    html! {
        <>
            if !said.is_empty() { <span class="studio-said" aria-hidden="true"></span><span class="unseen">{ words::step_said(context.lang) }</span> }
            if asks { <span class="studio-asks" aria-hidden="true">{ "?" }</span><span class="unseen">{ words::step_asks(context.lang) }</span> }
        </>
    }
}

/// The number before a turn, as records write it.
fn number(before: Option<&Step>, step: &Step) -> String {
    let opens = before.is_none_or(|before| {
        (before.turn, before.mover, before.number) != (step.turn, step.mover, step.number)
    });
    match (opens, step.number, step.mover) {
        (false, ..) | (_, 0, _) => String::new(),
        (_, number, Side::South) => format!("{number}. "),
        (_, number, Side::North) if before.is_none_or(|before| before.number != number) => {
            format!("{number}. … ")
        }
        _ => String::new(),
    }
}

/// The beats that follow the first at a board.
fn beats(context: &Context, place: &Place, said: &[Words]) -> Html {
    let draft = &context.desk.draft;
    let here = draft.at() == place;
    // One that nothing is said in yet is there, too.
    let count = if here { said::beats(said).max(draft.beat() + 1) } else { said::beats(said) };
    let beat = |beat: u8| {
        let current = here && draft.beat() == beat;
        html! {
            <li>
                <button type="button" aria-current={current.then_some("step")} onclick={context.doing(Act::Go(place.clone(), beat))}>
                    { words::step_beat(context.lang, usize::from(beat) + 1) }
                </button>
            </li>
        }
    };
    html! { <>{ for (1..count).map(beat) }</> }
}

/// A line of steps, from where a game is; branches of it stand below the step that they replace.
fn line(context: &Context, steps: &[Step], branches: &[(usize, usize)], mut game: Option<Game>) -> Html {
    let desk = &context.desk;
    let unplayed = desk.draft.unplayed().map(|unplayed| &unplayed.place);
    let lost = |at: usize| unplayed.is_some_and(|place| place.branches == branches && at >= place.steps);
    let mut turn = None;
    let mut item = |(at, step): (usize, &Step)| {
        let place = Place { branches: branches.to_vec(), steps: at + 1 };
        let current = *desk.draft.at() == place && desk.draft.beat() == 0;
        let begin = Story::turn_start(steps, at);
        if begin == at {
            let of_turn =
                steps[at..].iter().enumerate().take_while(|(on, _)| Story::turn_start(steps, at + on) == at);
            turn = if of_turn.into_iter().any(|(_, step)| !step.branches.is_empty()) {
                game.clone()
            } else {
                None
            };
        }
        let told = game.as_mut().and_then(|game| decided(context.lang, game, step.action));
        if told.is_none() {
            game = None;
        }
        let label = number(at.checked_sub(1).and_then(|before| steps.get(before)), step)
            + &told.unwrap_or_else(|| step.action.to_string());
        let others = step.branches.iter().enumerate().map(|(index, branch)| {
            let mut inner = branches.to_vec();
            inner.push((at, index));
            html! {
                <div class="studio-branch">
                    <span class="studio-else">{ words::or_else(context.lang) }</span>
                    { line(context, &branch.steps, &inner, turn.clone()) }
                </div>
            }
        });
        html! {
            <>
                <li class={classes!(lost(at).then_some("lost"))}>
                    <button type="button" aria-current={current.then_some("step")} onclick={context.doing(Act::Go(place.clone(), 0))}>
                        { label }{ signs(context, &step.words) }
                    </button>
                    { for others }
                </li>
                { beats(context, &place, &step.words) }
            </>
        }
    };
    let items: Vec<Html> = steps.iter().enumerate().map(&mut item).collect();
    html! { <ol>{ for items }</ol> }
}

/// The steps, and what can be done to the one that is shown.
pub(crate) fn steps(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let story = draft.story();
    let begins = *draft.at() == Place::default() && draft.beat() == 0;
    let in_branch = !draft.at().branches.is_empty();
    let cut = if draft.beat() > 0 { Draft::cut_beat } else { Draft::cut };
    html! {
        <section class="studio-steps" aria-labelledby="studio-steps">
            <h2 id="studio-steps">{ words::steps(lang) }</h2>
            <div class="studio-line">
                <button type="button" aria-current={begins.then_some("step")} onclick={context.doing(Act::Go(Place::default(), 0))}>
                    { words::beginning(lang) }{ signs(context, &story.words) }
                </button>
                <ol>{ beats(context, &Place::default(), &story.words) }</ol>
                { line(context, &story.steps, &[], story.start().ok()) }
            </div>
            <p class="controls">
                <button type="button" disabled={draft.at().steps == 0 && draft.beat() == 0} onclick={context.doing(Act::Change(cut))}>{ if draft.beat() > 0 { words::cut_beat(lang) } else { words::cut(lang) } }</button>
                if in_branch {
                    <button type="button" onclick={context.doing(Act::Promote)}>{ words::promote(lang) }</button>
                    <button type="button" onclick={context.doing(Act::Change(Draft::cut_branch))}>{ words::cut_branch(lang) }</button>
                }
            </p>
        </section>
    }
}
