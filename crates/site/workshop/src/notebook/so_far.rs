//! The board as far as it is noted: it is drawn pit by pit until the game can be played on the board itself.

use mbao_notebook::{Layout, Notebook};
use mbao_rules::Rows;
use mbao_words::Lang;
use yew::{Callback, Html, classes, html};

use super::relative;
use super::words::{board_empty, board_example};

/// The file that shows how a noted game comes to be played.
const EXAMPLE: &str = "/endodoi.mbao.json";
/// Rows and pits that are only guessed, until they are noted.
const GUESSED: (u8, u8) = (2, 8);

/// Where seeds lie in a pit, from its middle; more are not drawn.
const SEEDS: [(i32, i32); 7] = [(0, -21), (0, 21), (-18, -10), (18, 10), (18, -10), (-18, 10), (0, 0)];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SoFar {
    rows: Option<u8>,
    pits: Option<u8>,
    /// Seeds in a pit, if all pits have the same number.
    each: Option<u8>,
}

impl SoFar {
    fn of(notebook: &Notebook) -> Self {
        let answers = &notebook.answers;
        let pits = answers.pits.says().and_then(|counts| counts.first().copied()).filter(|&pits| pits > 0);
        let lies = answers.set_up.says().and_then(|beginning| beginning.set_ups.first());
        let each = match lies.map(|set_up| &set_up.layout) {
            Some(Layout::Each(each)) => Some(*each),
            Some(_) => None,
            None => answers
                .seeds
                .says()
                .zip(pits)
                .filter(|&(&seeds, pits)| seeds % pits == 0)
                .map(|(seeds, pits)| seeds / pits),
        };
        let rows = answers.rows.says().map(|rows| match rows {
            Rows::Two => 2,
            Rows::Four => 4,
        });
        Self { rows, pits, each }
    }
}

/// The board so far, what it still needs, and a way to see it happen.
pub(super) fn so_far(lang: Lang, notebook: &Notebook) -> Html {
    let SoFar { rows, pits, each } = SoFar::of(notebook);
    let (height, width) = (rows.unwrap_or(GUESSED.0), pits.unwrap_or(GUESSED.1));
    let pit = |row: u8, column: u8| {
        let (x, y) = (i32::from(column) * 100 + 80, i32::from(row) * 100 + 80);
        let seed = |&(across, down): &(i32, i32)| {
            html! { <circle class="seed" cx={(x + across).to_string()} cy={(y + down).to_string()} r="9" /> }
        };
        html! {
            <>
                <circle class="hollow" cx={x.to_string()} cy={y.to_string()} r="42" />
                { for SEEDS.iter().take(each.unwrap_or(0).into()).map(seed) }
            </>
        }
    };
    let drawn = classes!("so-far", rows.map(|_| "rows-noted"), pits.map(|_| "pits-noted"));
    let (across, up) = (u16::from(width) * 100 + 60, u16::from(height) * 100 + 60);
    let open = Callback::from(|_| {
        if let Some(example) = relative(EXAMPLE) {
            example.click();
        }
    });
    html! {
        <figure class="board-empty">
            <svg class={drawn} viewBox={format!("0 0 {across} {up}")} aria-hidden="true">
                <rect x="10" y="10" width={(across - 20).to_string()} height={(up - 20).to_string()} rx="50" />
                { for (0..height).flat_map(|row| (0..width).map(move |column| (row, column))).map(|(row, column)| pit(row, column)) }
            </svg>
            <figcaption>{ board_empty(lang) }</figcaption>
            <button type="button" data-key="example" onclick={open}>{ board_example(lang) }</button>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_grows_with_what_is_noted() {
        let mut notebook = Notebook::empty("");
        assert_eq!(SoFar::of(&notebook), SoFar { rows: None, pits: None, each: None });
        notebook.answers.rows = Rows::Four.into();
        notebook.answers.pits = vec![7].into();
        notebook.answers.seeds = 14.into();
        assert_eq!(SoFar::of(&notebook), SoFar { rows: Some(4), pits: Some(7), each: Some(2) });
        notebook.answers.seeds = 15.into();
        assert_eq!(SoFar::of(&notebook).each, None);
    }
}
