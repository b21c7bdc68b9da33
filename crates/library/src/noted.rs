//! What the page of the field notebook asks: files read, games begun from,
//! tried and compared.

use alloc::borrow::ToOwned;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::vec::Vec;

use core::cell::RefCell;

use mbao_affinity::{Point, compare, guide, rules_of};
use mbao_notebook::{Misfit, Notebook, Page, Problem, Trial, read};
use mbao_rules::{GAMES, json};
use serde_json::{Value, json as data};

/// The first number of what is asked here; `module/notebook.js` names them.
pub(crate) const FIRST: usize = 32;

#[derive(Default)]
struct Noted {
    /// Pages that were read; a page goes by `#` and its place.
    pages: Vec<Rc<Page>>,
    trial: Option<Trial>,
}

struct OneThread(RefCell<Noted>);

// SAFETY: the library is called from the one thread of a WebAssembly instance.
unsafe impl Sync for OneThread {}

static NOTED: OneThread = OneThread(RefCell::new(Noted { pages: Vec::new(), trial: None }));

/// The page that goes by that name.
pub(crate) fn page(name: &str) -> Option<Rc<Page>> {
    let place: usize = name.strip_prefix('#')?.parse().ok()?;
    NOTED.0.borrow().pages.get(place).cloned()
}

/// Answers as JSON. A request that cannot be answered gets nothing.
pub(crate) fn answer(what: usize, request: &str, first: usize, out: &mut String) {
    let mut noted = NOTED.0.borrow_mut();
    match what - FIRST {
        0 => opened(&mut noted.pages, request, out),
        1 => {
            if let Ok(page) = mbao_rules::game(request) {
                out.push_str(&Notebook::of(page).write());
            }
        }
        2 => {
            let page =
                request.strip_prefix('#').and_then(|place| noted.pages.get(place.parse::<usize>().ok()?));
            noted.trial = page.and_then(|page| Trial::new(page, 17));
        }
        3 => {
            if let Some(trial) = &mut noted.trial {
                for _ in 0..first {
                    trial.step();
                }
                let told = data!({ "games": trial.games(), "findings": trial.findings() });
                out.push_str(&told.to_string());
            }
        }
        _ => {
            if let Some(page) =
                request.strip_prefix('#').and_then(|place| noted.pages.get(place.parse::<usize>().ok()?))
            {
                out.push_str(&nearest(page).to_string());
            }
        }
    }
}

/// A file read: the notebook as it is written, and the name of its page and what
/// is known of it, or why it cannot be played; or why it cannot be read.
fn opened(pages: &mut Vec<Rc<Page>>, text: &str, out: &mut String) {
    let problem = |problem: &Problem| {
        let misfit = problem.misfit.map(Misfit::id);
        data!({ "path": problem.path, "message": problem.message, "misfit": misfit, "numbers": problem.numbers })
    };
    let notebook = match read(text) {
        Ok(notebook) => notebook,
        Err(wrong) => return out.push_str(&data!({ "refused": problem(&wrong) }).to_string()),
    };
    let file = notebook.write();
    out.push_str("{\"notebook\":");
    out.push_str(file.trim_end());
    match notebook.page() {
        Ok(page) => {
            let known = pages.iter().position(|one| **one == page);
            let place = known.unwrap_or_else(|| {
                pages.push(Rc::new(page));
                pages.len() - 1
            });
            let page = &pages[place];
            out.push_str(",\"name\":\"#");
            mbao_rules::template::push_number(place, out);
            out.push_str("\",\"game\":");
            json::game(page, out);
        }
        Err(wrong) => {
            out.push_str(",\"unplayable\":");
            out.push_str(&problem(&wrong).to_string());
        }
    }
    out.push('}');
}

/// The recorded games with their guide numbers and the points at which they
/// differ, the most alike first.
fn nearest(page: &Page) -> Value {
    let own = rules_of(page);
    let mut all: Vec<_> = GAMES
        .iter()
        .map(|game| {
            let compared = compare(&own, &rules_of(game), Point::weight);
            (compared.distance, game, compared.differences)
        })
        .collect();
    all.sort_by(|one, other| one.0.total_cmp(&other.0));
    all.iter()
        .map(|(distance, game, differences)| {
            let points: Vec<_> = differences.iter().map(|one| one.point.id().to_owned()).collect();
            data!({ "game": game.id, "rules": guide(*distance), "points": points })
        })
        .collect()
}
