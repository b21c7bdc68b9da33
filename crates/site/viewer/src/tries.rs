//! How often somebody has tried at something, and the sheet that says so.

use serde::{Deserialize, Serialize};
use yew::{Html, html};

use crate::page;

/// The tries at one task, until it is solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tries {
    /// How many there were; the one that solved it counts.
    pub count: u32,
    /// Whether the last of them solved it.
    pub solved: bool,
}

impl Tries {
    /// Counts a try; tries after the task is solved do not count.
    pub fn add(&mut self, solved: bool) {
        if !self.solved {
            *self = Self { count: self.count + 1, solved };
        }
    }
}

/// The words of a sheet. Each bundle gives its own: those of this crate are in every bundle.
pub struct Labels {
    /// Before the line for the name.
    pub name: String,
    /// Before the line for the date.
    pub date: String,
    pub what: String,
    /// How often it was tried.
    pub tries: String,
    pub solved: String,
    pub stays: String,
    pub print: String,
}

/// A sheet of results to show or to print: a line for the name and the date, with `more` after it, and the tries at each
/// of `rows`.
pub fn sheet(labels: Labels, more: Html, rows: impl Iterator<Item = (String, Tries)>) -> Html {
    let Labels { name, date, what, tries, solved, stays, print } = labels;
    let row = |(n, (title, tries)): (usize, (String, Tries))| {
        html! {
            <tr>
                <th scope="row">{ format!("{}. {title}", n + 1) }</th>
                <td>{ tries.count }</td>
                <td>{ if tries.solved { "✓" } else { "–" } }</td>
            </tr>
        }
    };
    let printing = |_| {
        let _ = page::window().print();
    };
    html! {
        <>
            <p class="score-names">
                { name }{ ": " }<span></span>{ date }{ ": " }<span></span>{ more }
            </p>
            <table class="score">
                <thead><tr><th scope="col">{ what }</th><th scope="col">{ tries }</th><th scope="col">{ solved }</th></tr></thead>
                <tbody>{ for rows.enumerate().map(row) }</tbody>
            </table>
            <p class="results-take">
                { stays }{ " " }
                <button type="button" onclick={printing}>{ print }</button>
            </p>
        </>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_are_counted_until_a_task_is_solved() {
        let mut tries = Tries::default();
        for solved in [false, true, true] {
            tries.add(solved);
        }
        assert_eq!(tries, Tries { count: 2, solved: true });
    }
}
