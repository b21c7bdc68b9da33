//! The screen for the staff: problems in the settings, and the settings in force.

use std::cell::RefCell;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::{Interval, Timeout};
use wasm_bindgen::JsCast;

use super::config::keys;
use super::entry::{Expected, Place, Problem};
use super::kept::use_kept;
use super::prelude::*;
use super::setting::{LARGEST, Setting};

/// Seconds that the screen stays if the kiosk starts with wrong settings and nobody is there.
const SHOWN: u32 = 30;
/// The size of the corner in pixels, and how long it has to be held in milliseconds.
const CORNER: i32 = 90;
const HELD: u32 = 3000;

fn expected(lang: Lang, expected: &Expected) -> String {
    let names = |names: &[String]| names.join(", ");
    match expected {
        Expected::Key => words::expected_key(lang, &keys().collect::<Vec<_>>().join(", ")),
        Expected::Truth => words::expected_truth(lang),
        Expected::Number(least, most) => words::expected_number(lang, &least.to_string(), &most.to_string()),
        Expected::OneOf(all) => words::expected_one(lang, &names(all)),
        Expected::SomeOf(all) => words::expected_some(lang, &names(all)),
        Expected::Text => words::expected_text(lang),
        Expected::Path => words::expected_path(lang),
        Expected::Address => words::expected_address(lang),
        Expected::Band => words::expected_band(lang),
        Expected::Story => words::expected_story(lang),
        Expected::Record => words::expected_record(lang),
        Expected::Picture => words::expected_picture(lang),
        Expected::Lighter(size) => words::expected_lighter(lang, &LARGEST.to_string(), &size.to_string()),
        Expected::Toml(why) => words::expected_toml(lang, why),
    }
}

fn problem(lang: Lang, problem: &Problem) -> Html {
    let place = match problem.place {
        Place::Line(line) => words::staff_in_file(lang, &line.to_string()),
        Place::Address => words::staff_in_address(lang),
    };
    html! {
        <li>
            <span class="place">{ place }</span>
            if !problem.key.is_empty() {
                { " " }<code>{ &problem.key }</code>
            }
            { ": " }{ expected(lang, &problem.expected) }
        </li>
    }
}

/// Opens the screen for people who know the corner or the keys.
fn listen(open: &UseStateSetter<Option<u32>>) -> [EventListener; 4] {
    // The finger that holds the corner: others come and go.
    let held = Rc::new(RefCell::new(None::<(i32, Timeout)>));
    ["pointerdown", "pointerup", "pointercancel", "keydown"].map(|name| {
        let (open, held) = (open.clone(), held.clone());
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&page::window(), name, options, move |event| {
            if name == "keydown" {
                let asked = event
                    .dyn_ref::<KeyboardEvent>()
                    .is_some_and(|event| event.ctrl_key() && event.shift_key() && page::sign(event) == "k");
                if asked {
                    open.set(Some(0));
                }
                return;
            }
            let Some(event) = event.dyn_ref::<PointerEvent>() else { return };
            let finger = event.pointer_id();
            let mut held = held.borrow_mut();
            if name != "pointerdown" {
                held.take_if(|(holds, _)| *holds == finger);
            } else if event.client_x() < CORNER && event.client_y() < CORNER {
                let open = open.clone();
                *held = Some((finger, Timeout::new(HELD, move || open.set(Some(0)))));
            }
        })
    })
}

/// Whether the screen is open, and its markup.
#[hook]
pub(super) fn use_staff(lang: Lang, setting: &Setting, awake: bool) -> (bool, Html) {
    // Seconds until it closes by itself; 0 for never.
    let open = use_state_eq(|| (!setting.problems.is_empty()).then_some(SHOWN));
    let kept = use_kept();
    let set = open.setter();
    use_effect_with((), move |()| {
        let listeners = listen(&set);
        move || drop(listeners)
    });
    let set = open.setter();
    use_effect_with(*open, move |left| {
        let ticking = left
            .filter(|left| *left > 0)
            .map(|left| Interval::new(1000, move || set.set(Some(left - 1).filter(|left| *left > 0))));
        move || drop(ticking)
    });
    let button = page::use_focus(open.is_some());
    let Some(left) = *open else { return (false, Html::default()) };
    let close = {
        let open = open.clone();
        move |_| open.set(None)
    };
    let again = |_| drop(page::window().location().reload());
    let count = setting.problems.len();
    let state = match (count, setting.file) {
        (0, true) => words::staff_right(lang),
        (0, false) => words::staff_none(lang),
        _ => words::staff_wrong(lang, count),
    };
    let seconds = usize::try_from(left).unwrap_or(0);
    let to_visitors = if left > 0 { words::staff_begin_in(lang, seconds) } else { words::staff_begin(lang) };
    let line = |(key, value): (&'static str, String)| html! { <tr><th scope="row">{ key }</th><td>{ value }</td></tr> };
    let html = html! {
        <div class="kiosk-over staff" role="dialog" aria-labelledby="staff">
            <div class="kiosk-card">
                <h2 id="staff">{ words::staff(lang) }</h2>
                <p>{ state }</p>
                <ul class="problems">{ for setting.problems.iter().map(|one| problem(lang, one)) }</ul>
                <p class="controls">
                    <button type="button" class="main" ref={button} onclick={close}>{ to_visitors }</button>
                    <button type="button" onclick={again}>{ words::staff_again(lang) }</button>
                </p>
                <h3>{ words::staff_now(lang) }</h3>
                <table>{ for setting.config.shown().into_iter().map(line) }</table>
                <p>{ if awake { words::staff_wake_on(lang) } else { words::staff_wake_off(lang) } }</p>
                if let Some(kept) = kept {
                    <p class="kept" role="status">
                        { words::staff_kept(lang, &kept.all.to_string(), &kept.files.to_string()) }
                        if kept.full { { " " }{ words::staff_full(lang) } }
                    </p>
                }
                <p>{ words::staff_opens(lang) }</p>
            </div>
        </div>
    };
    (true, html)
}
