//! Mongale, as it is played in Mombasa (§7): played as kombe, from its own
//! arrangement.

use super::all;
use super::kombe::{KOMBE_ENDINGS, KOMBE_OPTIONS, KOMBE_START};
use super::omweso::{DIAGRAM_A, DIAGRAM_B, DIAGRAM_C, DIAGRAM_E_LOST, END, FREE, RACE_PIT_LOST, RESOWING};
use crate::board::Rows;
use crate::page::{Layout, Marks, Page, SetUp, Skip, Turning, doubt};

pub(super) static PAGE: Page = Page {
    id: "mongale",
    name: "Mongale",
    people: "people of Mombasa",
    region: "Mombasa, Kenya",
    section: "§7",
    rows: Rows::Four,
    columns: &[8],
    setups: all![
        SetUp::new(
            "g",
            Layout::Rows(&[
                4, 4, 4, 0, 0, 0, 0, 0, 2, 2, 2, 0, 7, 0, 0, 7, 7, 0, 0, 7, 0, 2, 2, 2, 0, 0, 0, 0, 0, 4, 4,
                4,
            ]),
        )
        .on(8),
        DIAGRAM_A,
        DIAGRAM_B,
        DIAGRAM_C,
        FREE,
    ],
    preludes: &[],
    start: KOMBE_START,
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::Four,
    endings: KOMBE_ENDINGS,
    end: END,
    options: KOMBE_OPTIONS,
    doubts: all![
        doubt(8, "It differs from kombe in details that are not on record: we play kombe's rules."),
        DIAGRAM_E_LOST,
        RESOWING,
        RACE_PIT_LOST,
    ],
};
