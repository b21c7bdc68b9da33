//! Begins a notebook from a recorded game.

use mbao_rules::definition::{Basis, Called, Choice, Ending, Part, Prelude, SetUp, Standing, Value};
use mbao_rules::{Definition, Rules};

use crate::answer::{Answer, Reading};
use crate::limits::MOST_READINGS;
use crate::notebook::{
    Answers, Beginning, Line, Note, Notebook, Peoples, Pockets, Sowing, Starts, TurnRules,
};
use mbao_rules::Rows;

impl Notebook {
    /// The notebook of a definition. Its usual options are played; each answer that another value
    /// of an option changes becomes a reading of that answer.
    #[must_use]
    pub fn of(definition: &Definition) -> Self {
        let seeds = definition.setups.first().and_then(|setup| seeds_a_row(definition, setup));
        let mut answers = Answers {
            name: definition.name.to_string().into(),
            peoples: Peoples { people: definition.people.to_string(), region: definition.region.to_string() }
                .into(),
            rows: definition.rows.into(),
            pits: definition.columns.to_vec().into(),
            pockets: if definition.rows == Rows::Two { Pockets::Captured.into() } else { Answer::default() },
            seeds: seeds.map(Answer::from).unwrap_or_default(),
            set_up: beginning(definition, &definition.preludes).into(),
            sowing: sowing(definition).into(),
            aim: definition.end.into(),
            rules: turn_rules(definition, &definition.endings).into(),
            ..Answers::default()
        };
        let bases = recorded_bases(definition);
        rest(&mut answers.rows, &bases, |part| *part == Part::Board);
        rest(&mut answers.pits, &bases, |part| *part == Part::Board);
        rest(&mut answers.set_up, &bases, |part| matches!(part, Part::SetUp(_) | Part::Prelude(_)));
        rest(&mut answers.sowing, &bases, |part| {
            matches!(part, Part::Way | Part::Turning | Part::Resowing | Part::ReverseStart)
        });
        rest(&mut answers.aim, &bases, |part| {
            matches!(part, Part::End | Part::Count | Part::Endless | Part::Repetition)
        });
        rest(&mut answers.rules, &bases, |part| {
            let start = matches!(part, Part::Start | Part::Passing | Part::Feeding | Part::Stuck);
            // The lines of endings carry their own bases.
            start || matches!(part, Part::Skip | Part::Marks)
        });
        for option in definition.options.iter() {
            for value in option.values.iter() {
                add_readings(&mut answers, definition, option, value, &bases);
            }
        }
        Self {
            begun_from: mbao_rules::game(&definition.id).is_ok().then(|| definition.id.to_string()),
            called: Some(definition.appearance.called).filter(|called| *called != Called::Seed),
            source: definition.section.to_string(),
            answers,
            doubts: definition
                .doubts
                .iter()
                .map(|one| Note { number: one.number, note: definition.note(one).to_owned() })
                .collect(),
            ..Self::empty(&definition.id)
        }
    }
}

/// What a recorded game rests on; empty for any other game.
fn recorded_bases(definition: &Definition) -> Vec<Basis> {
    let recorded = mbao_rules::game(&definition.id).is_ok_and(|recorded| recorded == definition);
    if recorded { mbao_rules::bases(&definition.id).unwrap_or_default() } else { Vec::new() }
}

/// Notes what an answer rests on.
fn rest<T>(answer: &mut Answer<T>, bases: &[Basis], about: impl Fn(&Part) -> bool) {
    for reading in &mut answer.readings {
        reading.rests = bases.iter().filter(|basis| about(&basis.part)).cloned().collect();
    }
}

fn beginning(definition: &Definition, before: &[Prelude]) -> Beginning {
    Beginning { set_ups: definition.setups.to_vec(), before: before.to_vec() }
}

fn sowing(definition: &Definition) -> Sowing {
    Sowing {
        first: definition.start.ways,
        turning: definition.turning,
        reverse_start: definition.start.reverse,
    }
}

fn turn_rules(definition: &Definition, endings: &[Ending]) -> TurnRules {
    TurnRules {
        start: Starts {
            from: definition.start.when.to_vec(),
            may_pass: definition.start.may_pass,
            feeds: definition.start.feeds,
            stuck: definition.start.stuck,
            bao: definition.start.bao,
        },
        skip: definition.skip,
        marks: definition.marks,
        endings: endings.iter().map(line).collect(),
    }
}

/// Adds the answers that a value of an option changes, as readings. Values that change no answer
/// (who wins a race, a later round) add none.
fn add_readings(
    answers: &mut Answers,
    definition: &Definition,
    option: &Choice,
    value: &Value,
    bases: &[Basis],
) {
    let Ok(rules) = Rules::builder(definition).option(&option.id, &value.name).compile() else { return };
    let read = rules.definition();
    let doubt = definition.doubts.iter().find(|doubt| doubt.option.as_ref() == Some(&option.id));
    let doubt = doubt.map(|doubt| format!(" (doubt {})", doubt.number)).unwrap_or_default();
    let rests = bases.iter().filter(|basis| basis.part == Part::Option(option.id.clone()));
    let from = (format!("{}: {}{doubt}", option.id, value.name), rests.cloned().collect());
    add(&mut answers.set_up, beginning(definition, rules.preludes()), &from);
    add(&mut answers.sowing, sowing(read), &from);
    add(&mut answers.aim, read.end, &from);
    add(&mut answers.rules, turn_rules(read, rules.endings()), &from);
}

/// Adds a reading that is not there yet, with its note and what it rests on.
fn add<T: PartialEq>(answer: &mut Answer<T>, says: T, (note, rests): &(String, Vec<Basis>)) {
    if answer.readings.len() < MOST_READINGS && answer.readings.iter().all(|one| one.says != says) {
        let from = |one| Reading { note: note.clone(), rests: rests.clone(), ..one };
        answer.readings.extend(Answer::from(says).readings.into_iter().map(from));
    }
}

fn line(ending: &Ending) -> Line {
    Line {
        rule: Some(ending.rule),
        when: ending.when.to_vec(),
        then: ending.then,
        may: ending.optional,
        cite: ending.cite.to_string(),
        doubt: ending.standing.decision(),
        inferred: match ending.standing {
            Standing::Inferred(from) => Some(from),
            Standing::Stated | Standing::Decided(_) => None,
        },
    }
}

/// Seeds of the usual arrangement for each row, if they divide evenly.
fn seeds_a_row(definition: &Definition, setup: &SetUp) -> Option<u8> {
    let rows = if definition.rows == Rows::Four { 4 } else { 2 };
    let columns = u32::from(setup.columns.or_else(|| definition.columns.first().copied())?);
    let total = setup.seeds(columns, rows);
    total.is_multiple_of(rows).then(|| u8::try_from(total / rows).ok()).flatten()
}
