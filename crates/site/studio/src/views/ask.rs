//! Tasks: the reader is to find what comes next.

use mbao_story::{Ask, Task, TaskFault};

use super::prelude::*;
use super::say::{typed, typing};
use crate::desk::Field;
use crate::draft::Saying;

/// What is wrong with a task, for its author.
fn fault(lang: Lang, fault: &TaskFault) -> String {
    match fault {
        TaskFault::NotAsked => words::fault_not_asked(lang),
        TaskFault::AsksDiffer => words::fault_differ(lang),
        TaskFault::NothingFollows => words::ask_nothing(lang),
        TaskFault::NothingAccepted => words::fault_none_accepted(lang),
        TaskFault::NoChoices => words::fault_no_choices(lang),
        TaskFault::Misplaced { answer } => words::fault_misplaced(lang, &answer.to_string()),
        TaskFault::Illegal { answer, .. } => words::fault_illegal(lang, &answer.to_string()),
        TaskFault::Unfinished { answer } => words::fault_unfinished(lang, &answer.to_string()),
        TaskFault::TooLong { answer } => words::fault_too_long(lang, &answer.to_string()),
        TaskFault::WrongIsRight { answer } => words::fault_wrong_is_right(lang, &answer.to_string()),
    }
}

const KINDS: [Ask; 6] = [Ask::Turn, Ask::Action, Ask::Turns(2), Ask::Turns(3), Ask::Press, Ask::Number];

fn kind(lang: Lang, ask: Ask) -> String {
    match ask {
        Ask::Turn => words::ask_turn(lang),
        Ask::Action => words::ask_action(lang),
        Ask::Turns(turns) => words::ask_turns(lang, &turns.to_string()),
        Ask::Press => words::ask_press(lang),
        Ask::Number => words::ask_number(lang),
    }
}

fn question(context: &Context, asked: Ask) -> Html {
    let (lang, desk) = (context.lang, &context.desk);
    let text = |label: String, saying: Saying| {
        let field = Field::Said(desk.language.clone(), saying);
        html! {
            <label class="field">
                <span>{ label }</span>
                <input type="text" lang={desk.language.to_string()} autocomplete="off" value={desk.draft.said(&desk.language, saying)}
                    oninput={typing(context, field.clone())} onchange={typed(context, field)} />
            </label>
        }
    };
    // What a story from elsewhere asks can be asked here too.
    let more = Some(asked).filter(|asked| !KINDS.contains(asked));
    let kinds: Vec<Ask> = KINDS.into_iter().chain(more).collect();
    let now = asked.to_string();
    let values = kinds.iter().map(|ask| fields::value(&ask.to_string(), &kind(lang, *ask), &now)).collect();
    let choose = context.act.reform(move |event: Event| {
        let value = page::value_of(&event);
        Act::Ask(kinds.iter().copied().find(|ask| ask.to_string() == value))
    });
    let noted = |id: &'static str, label: String, field: Field, noted: String| {
        let change = context.act.reform(move |event: Event| Act::Type(field.clone(), page::value_of(&event)));
        html! {
            <label class="field">
                <span>{ label }</span>
                <input type="text" {id} autocomplete="off" autocapitalize="none" spellcheck="false" translate="no"
                    aria-describedby="studio-accept" value={fields::held(id, noted)} onchange={change} />
            </label>
        }
    };
    let also = asked.turns().is_some();
    let accept = if also { words::ask_accept(lang) } else { words::ask_answer(lang) };
    let here = desk.draft.at();
    let tasks: Vec<Task> = desk.draft.story().tasks().unwrap_or_default();
    let faults = tasks.iter().filter(|task| task.place == *here).flat_map(|task| &task.faults);
    html! {
        <>
            { fields::list(words::ask_what(lang), None, String::new(), values, choose) }
            if asked == Ask::Number {
                { noted("choices", words::ask_choices(lang), Field::Choices, desk.draft.choices()) }
            }
            { text(words::ask_hint(lang), Saying::Hint) }
            { text(words::ask_right(lang), Saying::Right) }
            { text(words::ask_wrong(lang), Saying::Wrong) }
            { noted("accepted", accept, Field::Accept, desk.draft.accepted()) }
            <p class="studio-help" id="studio-accept">
                { if also { words::ask_accept_help(lang) } else { words::ask_answer_help(lang) } }
            </p>
            <ul class="error" role="alert">{ for faults.map(|one| html! { <li>{ fault(lang, one) }</li> }) }</ul>
        </>
    }
}

/// The switch that makes a question of a step, and what belongs to it.
pub(crate) fn ask(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let asked = draft.asked();
    // Where nothing follows, a pit can be asked for.
    let first = if draft.at().steps < draft.line().len() { Ask::Turn } else { Ask::Press };
    let turn = context.act.reform(move |event: Event| Act::Ask(page::ticked(&event).then_some(first)));
    html! {
        <section class="studio-ask">
            { fields::switch(words::ask(lang), asked.is_some(), turn) }
            { for asked.map(|asked| question(context, asked)) }
        </section>
    }
}
