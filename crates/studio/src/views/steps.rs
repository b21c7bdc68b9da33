//! The steps of the story, with the ways that branch off.

use mbao_rules::Side;
use mbao_rules::story::{Place, Step, Words};
use yew::{Html, classes, html};

use crate::desk::Act;
use crate::studio::Context;
use crate::words;

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

/// A line of steps; branches of it stand below the step that they replace.
fn line(context: &Context, steps: &[Step], branches: &[(usize, usize)]) -> Html {
    let desk = context.desk;
    let unplayed = desk.draft.unplayed().map(|unplayed| &unplayed.place);
    let lost = |at: usize| unplayed.is_some_and(|place| place.branches == branches && at >= place.steps);
    let item = |(at, step): (usize, &Step)| {
        let place = Place { branches: branches.to_vec(), steps: at + 1 };
        let current = *desk.draft.at() == place;
        let label =
            number(at.checked_sub(1).and_then(|before| steps.get(before)), step) + &step.action.to_string();
        let others = step.branches.iter().enumerate().map(|(index, branch)| {
            let mut inner = branches.to_vec();
            inner.push((at, index));
            html! {
                <div class="studio-branch">
                    <span class="studio-else">{ words::or_else(context.lang) }</span>
                    { line(context, &branch.steps, &inner) }
                </div>
            }
        });
        html! {
            <li class={classes!(lost(at).then_some("lost"))}>
                <button type="button" aria-current={current.then_some("step")} onclick={context.doing(Act::Go(place))}>
                    <span translate="no">{ label }</span>{ signs(context, &step.words) }
                </button>
                { for others }
            </li>
        }
    };
    html! { <ol>{ for steps.iter().enumerate().map(item) }</ol> }
}

/// The steps, and what can be done to the one that is shown.
pub(crate) fn steps(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let story = draft.story();
    let begins = *draft.at() == Place::default();
    let in_branch = !draft.at().branches.is_empty();
    html! {
        <section class="studio-steps" aria-labelledby="studio-steps">
            <h2 id="studio-steps">{ words::steps(lang) }</h2>
            <div class="studio-line">
                <button type="button" aria-current={begins.then_some("step")} onclick={context.doing(Act::Go(Place::default()))}>
                    { words::beginning(lang) }{ signs(context, &story.words) }
                </button>
                { line(context, &story.steps, &[]) }
            </div>
            <p class="controls">
                <button type="button" disabled={draft.at().steps == 0} onclick={context.doing(Act::Cut)}>{ words::cut(lang) }</button>
                if in_branch {
                    <button type="button" onclick={context.doing(Act::Promote)}>{ words::promote(lang) }</button>
                    <button type="button" onclick={context.doing(Act::CutBranch)}>{ words::cut_branch(lang) }</button>
                }
            </p>
        </section>
    }
}
