//! Mongale, as it is played in Mombasa (§7): played as kombe, from its own
//! arrangement.

use super::all;
use super::kombe::{KOMBE_ENDINGS, KOMBE_OPTIONS, KOMBE_START};
use super::omweso::{DIAGRAM_A, DIAGRAM_B, DIAGRAM_C, DIAGRAM_E_LOST, END, FREE, RACE_PIT_LOST, RESOWING};
use crate::board::Rows;
use crate::page::{Appearance, Layout, Marks, Page, SetUp, Skip, Turning, doubt, list, text};

pub(super) static PAGE: Page = Page {
    id: text("mongale"),
    name: text("Mongale"),
    people: text("people of Mombasa"),
    region: text("Mombasa, Kenya"),
    section: text("§7"),
    appearance: Appearance::PLAIN,
    masters_notation: false,
    rows: Rows::Four,
    columns: list(&[8]),
    setups: list(all![
        SetUp::new(
            "g",
            Layout::rows(&[
                4, 4, 4, 0, 0, 0, 0, 0, 2, 2, 2, 0, 7, 0, 0, 7, 7, 0, 0, 7, 0, 2, 2, 2, 0, 0, 0, 0, 0, 4, 4,
                4,
            ]),
        )
        .on(8),
        DIAGRAM_A,
        DIAGRAM_B,
        DIAGRAM_C,
        FREE,
    ]),
    preludes: list(&[]),
    start: KOMBE_START,
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::Four,
    endings: list(KOMBE_ENDINGS),
    end: END,
    options: list(KOMBE_OPTIONS),
    doubts: list(all![
        doubt(8, "It differs from kombe in details that are not on record: we play kombe's rules."),
        DIAGRAM_E_LOST,
        RESOWING,
        RACE_PIT_LOST,
    ]),
};
