//! The way through the tasks of a page: a bead for each task, and which are done.

use gloo::events::EventListener;
use mbao_viewer::page;
use mbao_viewer::storage::not_kept_place;
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, Element, FocusOptions, HtmlElement};
use yew::prelude::*;

use crate::class::{Asked, Results as Kept, length, new_code, query, six, whole};
use crate::results::Results;
use crate::streak::Streak;
use crate::{done, words};

/// After so many the example is offered again.
const TRIES: f64 = 2.0;

const KEYS: &str = "mbao.lessons mbao.streak mbao.class";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bead {
    /// Id of the task; its element has it after `task-`.
    pub task: String,
    pub title: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct LessonProps {
    pub lang: Lang,
    /// The tasks of the page, in order.
    pub beads: Vec<Bead>,
    /// Whether they are puzzles: with a streak, and for classes.
    pub puzzles: bool,
}

/// What the island knows once the browser has taken over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Known {
    /// Id of the task that is shown; empty for the first.
    shown: String,
    /// Ids of the tasks that are done.
    done: Vec<String>,
    streak: Streak,
}

impl Known {
    fn now(beads: &[Bead]) -> Self {
        let hash = page::fragment();
        let shown = ["#task-", "#ask-"].into_iter().find_map(|part| hash.strip_prefix(part));
        let shown = shown.unwrap_or_default().to_owned();
        let done: Vec<String> =
            beads.iter().map(|bead| bead.task.clone()).filter(|task| done::is_done(task)).collect();
        for bead in beads {
            if let Some(section) = page::document().get_element_by_id(&place(&bead.task)[1..]) {
                look(&section, &[("solved", done.contains(&bead.task))]);
            }
        }
        Self { shown, done, streak: Streak::load() }
    }
}

/// The address of a task in its page.
fn place(task: &str) -> String {
    format!("#task-{task}")
}

/// The section of the task in which something happened, and the task's id.
fn task_of(event: &Event) -> Option<(Element, String)> {
    let section = event.target()?.dyn_into::<Element>().ok()?.closest(".task").ok().flatten()?;
    let task = section.id().strip_prefix("task-")?.to_owned();
    Some((section, task))
}

/// Gives a section classes, or takes them away.
fn look(section: &Element, classes: &[(&str, bool)]) {
    for (class, whether) in classes {
        let _ = section.class_list().toggle_with_force(class, *whether);
    }
}

/// Shows and keeps what a task was answered with, and lets the keyboard go on from there.
fn answered(event: &Event, puzzles: bool) {
    let Some((section, task)) = task_of(event) else { return };
    let Some(event) = event.dyn_ref::<CustomEvent>() else { return };
    let right = page::get(&event.detail(), "right").is_truthy();
    let again = page::get(&event.detail(), "tries").as_f64().is_some_and(|tries| tries >= TRIES);
    look(&section, &[("judged", true), ("missed", !right), ("again", !right && again)]);
    if puzzles {
        if !done::is_done(&task) {
            Streak::keep(&task, right);
        }
        Kept::keep(&task, right);
    }
    if right {
        done::keep(&task);
        if section.contains(page::document().active_element().as_deref())
            && let Ok(Some(next)) = section.query_selector(".task-next")
            && let Ok(next) = next.dyn_into::<HtmlElement>()
        {
            let _ = next.focus();
        }
    }
}

/// A board that shows another step asks anew.
fn asked_anew(event: &Event) {
    if let Some((section, _)) = task_of(event) {
        look(&section, &[("judged", false), ("missed", false), ("again", false)]);
    }
}

/// Moves the focus to the heading of the task that is shown now.
fn focus_heading() {
    let hash = page::fragment();
    if !hash.starts_with("#task-") {
        return;
    }
    let heading = page::document().query_selector(&format!("{hash} :is(h2, h3)")).ok().flatten();
    if let Some(heading) = heading.and_then(|heading| heading.dyn_into::<HtmlElement>().ok()) {
        let how = FocusOptions::new();
        how.set_prevent_scroll(true);
        let _ = heading.focus_with_options(&how);
    }
}

/// The puzzle of the day that the page's address counts, if it does.
fn of_the_day(beads: &[Bead]) -> Option<&Bead> {
    let day: usize = page::asked("day")?.parse().ok()?;
    beads.get(day.checked_rem(beads.len())?)
}

/// Moves the strip of beads, and nothing else, until the current one is in its middle.
fn show_current(strip: &NodeRef) {
    let current = strip.cast::<HtmlElement>().and_then(|strip| {
        let current =
            strip.query_selector("[aria-current]").ok().flatten()?.dyn_into::<HtmlElement>().ok()?;
        Some((strip, current))
    });
    if let Some((strip, current)) = current {
        let middle = current.offset_left() - strip.offset_left() + current.offset_width() / 2;
        strip.set_scroll_left(middle - strip.client_width() / 2);
    }
}

/// Leaves only a class's puzzles in the page, numbered anew, and goes to the first of them.
fn leave_only(beads: &[Bead], chosen: &[usize]) {
    for (at, bead) in beads.iter().enumerate() {
        if let Some(section) = page::document().get_element_by_id(&place(&bead.task)[1..]) {
            let place = chosen.iter().position(|chosen| *chosen == at);
            let _ = section.toggle_attribute_with_force("hidden", place.is_none());
            let Some(place) = place else { continue };
            if let Ok(Some(number)) = section.query_selector(".task-number") {
                number.set_text_content(Some(&(place + 1).to_string()));
            }
            if let Ok(Some(next)) = section.query_selector(".task-next") {
                let after =
                    chosen.get(place + 1).map_or("#results".to_owned(), |at| self::place(&beads[*at].task));
                let _ = next.set_attribute("href", &after);
            }
        }
    }
    let hash = page::fragment();
    if !chosen.iter().any(|at| place(&beads[*at].task) == hash)
        && let Some(first) = chosen.first()
    {
        let _ = page::window().location().replace(&place(&beads[*first].task));
    }
}

/// The way through the tasks of a page.
#[component]
pub fn Lesson(props: &LessonProps) -> Html {
    let LessonProps { lang, beads, puzzles } = props.clone();
    let known = use_state_eq(Known::default);
    let asked = use_state_eq(|| Asked::Nothing);

    let today = use_state_eq(|| false);
    let (set, class, today_is) = (known.setter(), asked.setter(), today.setter());
    use_effect_with((), {
        let beads = beads.clone();
        move |()| {
            let look = {
                let beads = beads.clone();
                move || set.set(Known::now(&beads))
            };
            look();
            if puzzles {
                let now = Asked::here();
                if let Asked::Code { code, .. } = &now {
                    leave_only(&beads, &six(code, beads.len()));
                }
                if let Some(bead) = of_the_day(&beads).filter(|_| now == Asked::Nothing) {
                    today_is.set(true);
                    if page::fragment().is_empty() {
                        let _ = page::window().location().replace(&place(&bead.task));
                    }
                }
                class.set(now);
            }
            let moved = EventListener::new(&page::window(), "hashchange", {
                let look = look.clone();
                move |_| {
                    look();
                    page::same_place(&page::fragment());
                    focus_heading();
                }
            });
            let document = page::document();
            let answers = EventListener::new(&document, "mbao-answer", move |event| answered(event, puzzles));
            let anew = EventListener::new(&document, "mbao-step", asked_anew);
            let heard = (moved, done::listen(look.clone()), Streak::listen(look), answers, anew);
            move || drop(heard)
        }
    });

    let code = match &*asked {
        Asked::Code { code, .. } => Some(code.clone()),
        _ => None,
    };
    let chosen: Vec<usize> = match &code {
        Some(code) => six(code, beads.len()),
        None => (0..beads.len()).collect(),
    };
    let shown = chosen.iter().copied().find(|at| beads[*at].task == known.shown);
    let shown = shown.or_else(|| chosen.first().copied());
    let strip = use_node_ref();
    use_effect_with((strip.clone(), shown), |(strip, _)| show_current(strip));
    let done = chosen.iter().filter(|at| known.done.contains(&beads[**at].task)).count();
    let bead = |(n, &at): (usize, &usize)| {
        let Bead { task, title } = &beads[at];
        let solved = known.done.contains(task);
        let n = n + 1;
        let label = if solved { words::task_of_done(lang, n, title) } else { words::task_of(lang, n, title) };
        let current = (shown == Some(at)).then_some("step");
        html! {
            <li>
                <a href={place(task)} class={classes!(solved.then_some("solved"))} aria-label={label} aria-current={current}>{ n }</a>
            </li>
        }
    };
    // A class can print its sheet.
    let sheet = html! {
        if code.is_some() {
            <p><a href="#results">{ words::class_results(lang) }</a></p>
        }
    };
    html! {
        <>
            <nav class="beads" aria-label={words::tasks(lang)}>
                <ol ref={strip}>{ for chosen.iter().enumerate().map(bead) }</ol>
            </nav>
            <p class={classes!("lesson-done", puzzles.then_some("with-streak"))}>
                if *today { { words::day(lang) }{ " " } }
                { words::task_done(lang) }{ " " }<output>{ done }</output>{ format!(" / {}", chosen.len()) }
                if puzzles {
                    { " · " }
                    <span class="streak">{ words::streak(lang, &known.streak.best.to_string(), &known.streak.now.to_string()) }</span>
                }
            </p>
            { not_kept_place(KEYS, code.is_some(), sheet) }
            if puzzles {
                <Class {lang} asked={(*asked).clone()} count={beads.len()} />
            }
            if let Some(code) = code {
                <Results {lang} {code} beads={chosen.iter().map(|at| beads[*at].clone()).collect::<Vec<_>>()} />
            }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ClassProps {
    lang: Lang,
    asked: Asked,
    /// The number of puzzles of the page.
    count: usize,
}

impl Asked {
    /// What is wrong with what was asked for.
    fn wrong(&self, lang: Lang) -> Option<String> {
        match self {
            Self::Wrong(text) => Some(words::class_bad(lang, text, length(text))),
            Self::Changed(text, slip) => {
                let wrong = words::class_changed(lang, text);
                Some(match slip {
                    Some(at) => wrong + " " + &words::class_slip(lang, at + 1),
                    None => wrong,
                })
            }
            Self::Nothing | Self::Code { .. } => None,
        }
    }
}

/// The controls to begin a class, or the class that is under way.
#[component]
fn Class(props: &ClassProps) -> Html {
    let ClassProps { lang, asked, count } = props.clone();
    let typed = use_state_eq(String::new);
    let wrong = use_state_eq(|| None::<String>);
    let (place, summary) = (use_node_ref(), use_node_ref());
    // It lies over the puzzle: a press beside it closes it, and so does Escape.
    let onkeydown = {
        let (place, summary) = (place.clone(), summary.clone());
        move |event: KeyboardEvent| {
            if let Some(fold) = place.cast::<Element>().filter(|_| event.key() == "Escape") {
                let _ = fold.remove_attribute("open");
                page::focus(&summary);
            }
        }
    };
    use_effect_with(place.clone(), |place| {
        let place = place.clone();
        let heard = EventListener::new(&page::document(), "pointerdown", move |event| {
            if let Some(fold) = place.cast::<Element>().filter(|_| !page::within(&place, event)) {
                let _ = fold.remove_attribute("open");
            }
        });
        move || drop(heard)
    });
    let go = |text: &str| {
        let _ = page::window().location().set_search(text);
    };
    let begin = move |_| go(&query(&new_code(js_sys::Math::random())));
    let submit = {
        let (typed, wrong) = (typed.clone(), wrong.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match Asked::typed(&typed) {
                Asked::Code { code, checked: true } => go(&query(&code)),
                // The page says that nothing checked it.
                Asked::Code { code, .. } => go(&format!("?class={code}")),
                no => wrong.set(no.wrong(lang)),
            }
        })
    };
    let heard = {
        let typed = typed.clone();
        move |event: yew::InputEvent| typed.set(page::value_of(&event))
    };
    if let Asked::Code { code, checked } = &asked {
        let places: Vec<String> = six(code, count).iter().map(|at| (at + 1).to_string()).collect();
        return html! {
            <p class="class">
                <a href={query(code)}>{ words::class_under_way(lang, &whole(code)) }</a>
                if !checked { { " " }{ words::class_unchecked(lang, &places.join(", ")) } }
                { " " }<a href="?">{ words::class_leave(lang) }</a>
            </p>
        };
    }
    let wrong = (*wrong).clone().or_else(|| asked.wrong(lang));
    html! {
        <details class="class" ref={place} open={wrong.is_some()} {onkeydown}>
            <summary ref={summary}>{ words::class(lang) }</summary>
            <div class="class-panel">
                <p>{ words::class_about(lang) }</p>
                <form onsubmit={submit}>
                    <button type="button" onclick={begin}>{ words::class_new(lang) }</button>
                    <label>{ words::class_code(lang) }{ " " }<input size="8" autocomplete="off" autocapitalize="characters" value={(*typed).clone()} oninput={heard} /></label>
                    <button>{ words::class_open(lang) }</button>
                </form>
                <p class="class-wrong" role="status">{ wrong.unwrap_or_default() }</p>
            </div>
        </details>
    }
}
