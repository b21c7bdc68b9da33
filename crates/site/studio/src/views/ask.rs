//! Tasks: the reader is to find what comes next.

use mbao_story::{Ask, Task, TaskFault};
use mbao_viewer::{fields, page};
use mbao_words::Lang;
use web_sys::Event;
use yew::{Html, html};

use super::say::{typed, typing};
use crate::desk::{Act, Field};
use crate::draft::Saying;
use crate::studio::Context;
use crate::words;

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

/// What belongs to a question.
fn question(context: &Context, asked: Ask) -> Html {
    let (lang, desk) = (context.lang, context.desk);
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
    let now = if asked == Ask::Turn { "turn" } else { "action" };
    let values = vec![
        fields::value("turn", &words::ask_turn(lang), now),
        fields::value("action", &words::ask_action(lang), now),
    ];
    let choose = context.act.reform(|event: Event| {
        Act::Ask(Some(if page::value_of(&event) == "turn" { Ask::Turn } else { Ask::Action }))
    });
    let accept = context.act.reform(|event: Event| Act::Type(Field::Accept, page::value_of(&event)));
    let here = desk.draft.at();
    let tasks: Vec<Task> = desk.draft.story().tasks().unwrap_or_default();
    let faults = tasks.iter().filter(|task| task.place == *here).flat_map(|task| &task.faults);
    html! {
        <>
            if matches!(asked, Ask::Turn | Ask::Action) {
                { fields::list(words::ask_what(lang), None, String::new(), values, choose) }
            }
            { text(words::ask_hint(lang), Saying::Hint) }
            { text(words::ask_right(lang), Saying::Right) }
            { text(words::ask_wrong(lang), Saying::Wrong) }
            <label class="field">
                <span>{ words::ask_accept(lang) }</span>
                <input type="text" id="accepted" autocomplete="off" autocapitalize="none" spellcheck="false" translate="no"
                    aria-describedby="studio-accept" value={fields::held("accepted", desk.draft.accepted())} onchange={accept} />
            </label>
            <p class="studio-help" id="studio-accept">{ words::ask_accept_help(lang) }</p>
            <ul class="error" role="alert">{ for faults.map(|one| html! { <li>{ fault(lang, one) }</li> }) }</ul>
        </>
    }
}

/// The switch that makes a question of a step, and what belongs to it.
pub(crate) fn ask(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let asked = draft.asked();
    let follows = draft.at().steps < draft.line().len();
    let turn = context.act.reform(|event: Event| Act::Ask(page::ticked(&event).then_some(Ask::Turn)));
    html! {
        <section class="studio-ask">
            if follows || asked.is_some() {
                { fields::switch(words::ask(lang), asked.is_some(), turn) }
            } else {
                <label class="choice">
                    <input type="checkbox" role="switch" disabled=true aria-describedby="studio-ask-why" /><span>{ words::ask(lang) }</span>
                </label>
                <p class="studio-help" id="studio-ask-why">{ words::ask_nothing(lang) }</p>
            }
            { for asked.map(|asked| question(context, asked)) }
        </section>
    }
}
