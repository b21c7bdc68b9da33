//! A notebook begun from a recorded game.

use mbao_rules::Page;
use mbao_rules::page::{Ending, Layout, SetUp};

use crate::answer::Answer;
use crate::notebook::{
    Answers, Arrangement, Beginning, Format, Line, Lying, Note, Notebook, Peoples, Pockets, Sowing, Starts,
    TurnRules, VERSION,
};
use mbao_rules::Rows;

impl Notebook {
    /// The notebook that says what a page says, with its usual options: what
    /// others choose is a reading of its own.
    #[must_use]
    pub fn of(page: &Page) -> Self {
        let seeds = page.setups.first().and_then(|setup| seeds_a_row(page, setup));
        let rules = TurnRules {
            start: Starts {
                from: page.start.when.to_vec(),
                may_pass: page.start.may_pass,
                feeds: page.start.feeds,
                stuck: page.start.stuck,
                bao: page.start.bao,
            },
            skip: page.skip,
            marks: page.marks,
            endings: page.endings.iter().map(line).collect(),
        };
        let answers = Answers {
            name: page.name.to_owned().into(),
            peoples: Peoples { people: page.people.to_owned(), region: page.region.to_owned() }.into(),
            players: Answer::default(),
            other_names: Answer::default(),
            rows: page.rows.into(),
            pits: page.columns.to_vec().into(),
            pockets: if page.rows == Rows::Two { Pockets::Captured.into() } else { Answer::default() },
            seeds: seeds.map(Answer::from).unwrap_or_default(),
            set_up: Beginning {
                set_ups: page.setups.iter().map(arrangement).collect(),
                before: page.preludes.to_vec(),
            }
            .into(),
            sowing: Sowing {
                first: page.start.ways,
                turning: page.turning,
                reverse_start: page.start.reverse,
            }
            .into(),
            aim: page.end.into(),
            rules: rules.into(),
        };
        Self {
            format: Format::Notebook,
            version: VERSION,
            id: page.id.to_owned(),
            begun_from: mbao_rules::game(page.id).is_ok().then(|| page.id.to_owned()),
            reading_of: None,
            turn_seconds: None,
            source: page.section.to_owned(),
            answers,
            doubts: page
                .doubts
                .iter()
                .map(|one| Note { number: one.number, note: one.note.to_owned() })
                .collect(),
        }
    }
}

fn line(ending: &Ending) -> Line {
    Line {
        rule: Some(ending.rule),
        when: ending.when.to_vec(),
        then: ending.then,
        may: ending.optional,
        cite: ending.cite.to_owned(),
        doubt: ending.doubt,
    }
}

fn arrangement(setup: &SetUp) -> Arrangement {
    let lying = match setup.layout {
        Layout::Each(each) => Lying::Each(each),
        Layout::Rows(counts) => Lying::Rows(counts.to_vec()),
        Layout::RightHand { pits, each } => Lying::RightHand { pits, each },
        Layout::Free(side) => Lying::Free(side),
        Layout::House(house) => Lying::House(house),
    };
    Arrangement { name: setup.name.to_owned(), columns: setup.columns, lying, in_hand: setup.in_hand }
}

/// Seeds of the usual arrangement for each row, where they come out even.
fn seeds_a_row(page: &Page, setup: &SetUp) -> Option<u8> {
    let rows = if page.rows == Rows::Four { 4 } else { 2 };
    let columns = u32::from(setup.columns.or_else(|| page.columns.first().copied())?);
    let total = arrangement(setup).lying.total(columns, rows) + 2 * u32::from(setup.in_hand);
    total.is_multiple_of(rows).then(|| u8::try_from(total / rows).ok()).flatten()
}
