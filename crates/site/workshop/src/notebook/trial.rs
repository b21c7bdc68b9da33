//! Tries noted games in a worker, because a trial may never end.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::findings::Tried;

/// Milliseconds within which a game has to begin.
const PATIENCE: u32 = 6000;

/// A message to the worker (`www/scripts/notebook/tester.js`).
#[derive(Serialize)]
struct Ask<'a> {
    id: u32,
    text: &'a str,
}

#[derive(Deserialize)]
struct TrialMessage {
    id: u32,
    /// What random play has found, at the end.
    tried: Option<Tried>,
    /// Why the game cannot be tried.
    broken: Option<String>,
}

pub(super) enum Outcome {
    Begins,
    /// It does not begin in time, or the worker failed.
    Broken(String),
    Tried(Tried),
}

/// Tries one game at a time. A worker that does not answer in time is terminated, and
/// another is started for the next game.
#[derive(Clone)]
pub(super) struct Tester {
    script: String,
    state: Rc<RefCell<State>>,
}

#[derive(Default)]
struct State {
    worker: Option<Running>,
    newest: u32,
    /// Runs out if the newest trial does not begin in time.
    patience: Option<Timeout>,
    told: Option<Rc<dyn Fn(Outcome)>>,
}

struct Running {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Tester {
    pub(super) fn new(script: String) -> Self {
        Self { script, state: Rc::default() }
    }

    /// Tries the game of a file; nothing more is reported about the one before.
    pub(super) fn test(&self, text: &str, told: impl Fn(Outcome) + 'static) {
        if self.state.borrow().worker.is_none() {
            let started = self.start();
            self.state.borrow_mut().worker = started;
        }
        let late = self.clone();
        let mut state = self.state.borrow_mut();
        state.newest += 1;
        state.told = Some(Rc::new(told));
        state.patience = Some(Timeout::new(PATIENCE, move || late.end("late")));
        let ask = serde_wasm_bindgen::to_value(&Ask { id: state.newest, text }).unwrap_or_default();
        if let Some(running) = &state.worker {
            let _ = running.worker.post_message(&ask);
        }
    }

    /// Reports nothing more about the game that is being tried.
    pub(super) fn leave(&self) {
        let mut state = self.state.borrow_mut();
        state.newest += 1;
        state.told = None;
        state.patience = None;
    }

    fn start(&self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&self.script, &options).ok()?;
        let (on_message, on_error) = (self.clone(), self.clone());
        let heard = EventListener::new(&worker, "message", move |event| {
            let data = event.unchecked_ref::<MessageEvent>().data();
            match serde_wasm_bindgen::from_value(data) {
                Ok(said) => on_message.hear(said),
                Err(error) => on_message.end(&error.to_string()),
            }
        });
        let failed = EventListener::new(&worker, "error", move |event| {
            event.prevent_default();
            on_error.end("the worker failed");
        });
        Some(Running { worker, _listeners: [heard, failed] })
    }

    fn hear(&self, said: TrialMessage) {
        if said.id != self.state.borrow().newest {
            return;
        }
        match said {
            // After a fault, the worker can no longer be relied on.
            TrialMessage { broken: Some(why), .. } => self.end(&why),
            TrialMessage { tried: Some(tried), .. } => self.tell(Outcome::Tried(tried)),
            TrialMessage { .. } => {
                self.state.borrow_mut().patience = None;
                self.tell(Outcome::Begins);
            }
        }
    }

    fn end(&self, why: &str) {
        let (worker, patience) = {
            let mut state = self.state.borrow_mut();
            (state.worker.take(), state.patience.take())
        };
        // This may run inside one of the worker's listeners.
        Timeout::new(0, move || drop((worker, patience))).forget();
        self.tell(Outcome::Broken(why.to_owned()));
    }

    fn tell(&self, outcome: Outcome) {
        let told = self.state.borrow().told.clone();
        if let Some(told) = told {
            told(outcome);
        }
    }
}
