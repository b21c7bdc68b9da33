//! A notebook begun from a recorded game.

use mbao_rules::page::{Choice, Ending, Layout, Prelude, SetUp, Value};
use mbao_rules::{Page, Rules};

use crate::answer::{Answer, Reading};
use crate::limits::MOST_READINGS;
use crate::notebook::{
    Answers, Arrangement, Beginning, Format, Line, Lying, Note, Notebook, Peoples, Pockets, Sowing, Starts,
    TurnRules, VERSION,
};
use mbao_rules::Rows;

impl Notebook {
    /// The notebook that says what a page says. Its usual options are played; what
    /// every other value of an option makes of an answer is a reading of that answer.
    #[must_use]
    pub fn of(page: &Page) -> Self {
        let seeds = page.setups.first().and_then(|setup| seeds_a_row(page, setup));
        let mut answers = Answers {
            name: page.name.to_string().into(),
            peoples: Peoples { people: page.people.to_string(), region: page.region.to_string() }.into(),
            players: Answer::default(),
            other_names: Answer::default(),
            rows: page.rows.into(),
            pits: page.columns.to_vec().into(),
            pockets: if page.rows == Rows::Two { Pockets::Captured.into() } else { Answer::default() },
            seeds: seeds.map(Answer::from).unwrap_or_default(),
            set_up: beginning(page, &page.preludes).into(),
            sowing: sowing(page).into(),
            aim: page.end.into(),
            rules: turn_rules(page, &page.endings).into(),
        };
        for option in page.options.iter() {
            for value in option.values.iter() {
                add_readings(&mut answers, page, option, value);
            }
        }
        Self {
            format: Format::Notebook,
            version: VERSION,
            id: page.id.to_string(),
            begun_from: mbao_rules::game(&page.id).is_ok().then(|| page.id.to_string()),
            reading_of: None,
            turn_seconds: None,
            source: page.section.to_string(),
            answers,
            doubts: page
                .doubts
                .iter()
                .map(|one| Note { number: one.number, note: one.note.to_string() })
                .collect(),
        }
    }
}

fn beginning(page: &Page, before: &[Prelude]) -> Beginning {
    Beginning { set_ups: page.setups.iter().map(arrangement).collect(), before: before.to_vec() }
}

fn sowing(page: &Page) -> Sowing {
    Sowing { first: page.start.ways, turning: page.turning, reverse_start: page.start.reverse }
}

fn turn_rules(page: &Page, endings: &[Ending]) -> TurnRules {
    TurnRules {
        start: Starts {
            from: page.start.when.to_vec(),
            may_pass: page.start.may_pass,
            feeds: page.start.feeds,
            stuck: page.start.stuck,
            bao: page.start.bao,
        },
        skip: page.skip,
        marks: page.marks,
        endings: endings.iter().map(line).collect(),
    }
}

/// What a value of an option makes of the answers, as readings; where it makes
/// nothing of them (who wins a race, a later round) there is none.
fn add_readings(answers: &mut Answers, page: &Page, option: &Choice, value: &Value) {
    let chosen = [(option.id.to_string(), value.name.to_string())];
    let Ok(rules) = Rules::new(page, None, &chosen, None) else { return };
    let read = rules.page();
    let doubt =
        page.doubts.iter().find(|doubt| doubt.option.as_ref() == Some(&option.id)).map(|doubt| doubt.number);
    let note = |answer: &str| match doubt {
        Some(number) => format!("{answer} (doubt {number})"),
        None => answer.to_owned(),
    };
    let note = note(&format!("{}: {}", option.id, value.name));
    add(&mut answers.set_up, beginning(page, rules.preludes()), &note);
    add(&mut answers.sowing, sowing(read), &note);
    add(&mut answers.aim, read.end, &note);
    add(&mut answers.rules, turn_rules(read, rules.endings()), &note);
}

/// Adds a reading that nobody has given yet.
fn add<T: PartialEq>(answer: &mut Answer<T>, says: T, note: &str) {
    if answer.readings.len() < MOST_READINGS && answer.readings.iter().all(|one| one.says != says) {
        let reading = Answer::from(says).readings.pop();
        answer.readings.extend(reading.map(|one| Reading { note: note.to_owned(), ..one }));
    }
}

fn line(ending: &Ending) -> Line {
    Line {
        rule: Some(ending.rule),
        when: ending.when.to_vec(),
        then: ending.then,
        may: ending.optional,
        cite: ending.cite.to_string(),
        doubt: ending.doubt,
    }
}

fn arrangement(setup: &SetUp) -> Arrangement {
    let lying = match &setup.layout {
        Layout::Each(each) => Lying::Each(*each),
        Layout::Rows(counts) => Lying::Rows(counts.to_vec()),
        Layout::RightHand { pits, each } => Lying::RightHand { pits: *pits, each: *each },
        Layout::Free(side) => Lying::Free(*side),
        Layout::House(house) => Lying::House(*house),
    };
    Arrangement { name: setup.name.to_string(), columns: setup.columns, lying, in_hand: setup.in_hand }
}

/// Seeds of the usual arrangement for each row, where they come out even.
fn seeds_a_row(page: &Page, setup: &SetUp) -> Option<u8> {
    let rows = if page.rows == Rows::Four { 4 } else { 2 };
    let columns = u32::from(setup.columns.or_else(|| page.columns.first().copied())?);
    let total = arrangement(setup).lying.total(columns, rows) + 2 * u32::from(setup.in_hand);
    total.is_multiple_of(rows).then(|| u8::try_from(total / rows).ok()).flatten()
}
