//! What a notebook may hold: texts, numbers and lists within limits.

mod playable;

use mbao_rules::definition::{Basis, EndIf, If, Layout, Prelude, Skip, StartIf, Then};

use crate::answer::{Answer, Reading};
use crate::limits::{
    LARGEST_NUMBER, LEAST_COLUMNS, LONGEST_NAME, LONGEST_NOTE, MOST_BEFORE, MOST_COLUMNS, MOST_CONDITIONS,
    MOST_DOUBTS, MOST_ENDINGS, MOST_LISTED, MOST_READINGS, MOST_RESTS,
};
use crate::notebook::{Beginning, Notebook, TurnRules};
use crate::problem::Problem;

type Checked = Result<(), Problem>;

fn hold(yes: bool, path: impl FnOnce() -> String, message: &str) -> Checked {
    if yes { Ok(()) } else { Err(Problem::new(path(), message)) }
}

fn short(text: &str, longest: usize, path: &str) -> Checked {
    let letters = text.chars().count();
    hold(
        letters <= longest,
        || path.to_owned(),
        &format!("expected at most {longest} characters, not {letters}"),
    )?;
    let plain = !text.chars().any(|sign| sign.is_control() && sign != '\n' && sign != '\t');
    hold(plain, || path.to_owned(), "expected text without control characters")
}

fn few(count: usize, most: usize, path: &str) -> Checked {
    hold(count <= most, || path.to_owned(), &format!("expected at most {most}, not {count}"))
}

fn small(number: u8, path: &str) -> Checked {
    hold(
        number <= LARGEST_NUMBER,
        || path.to_owned(),
        &format!("expected at most {LARGEST_NUMBER}, not {number}"),
    )
}

/// A name for records: small letters, digits and hyphens, a letter first.
fn plain_name(text: &str, path: &str) -> Checked {
    let fits = (1..=40).contains(&text.len())
        && text.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-')
        && !text.starts_with('-');
    hold(fits, || path.to_owned(), "expected 1 to 40 small letters, digits and hyphens, no hyphen first")
}

impl Notebook {
    /// Checks the size of everything, including what is not played.
    pub(crate) fn within_limits(&self) -> Checked {
        plain_name(&self.id, "id")?;
        for (game, path) in [(&self.begun_from, "begun-from"), (&self.reading_of, "reading-of")] {
            if let Some(game) = game {
                let known = mbao_rules::game(game);
                known.map_err(|error| Problem::new(path, error.message()))?;
            }
        }
        short(&self.source, LONGEST_NAME, "source")?;
        few(self.doubts.len(), MOST_DOUBTS, "doubts")?;
        for (i, doubt) in self.doubts.iter().enumerate() {
            short(&doubt.note, LONGEST_NOTE, &format!("doubts[{i}].note"))?;
        }
        let answers = &self.answers;
        each(&answers.name, "name", |says, path| short(says, LONGEST_NAME, path))?;
        each(&answers.peoples, "peoples", |says, path| {
            short(&says.people, LONGEST_NAME, &format!("{path}.people"))?;
            short(&says.region, LONGEST_NAME, &format!("{path}.region"))
        })?;
        each(&answers.players, "players", |says, path| short(says, LONGEST_NOTE, path))?;
        each(&answers.other_names, "other-names", |says, path| {
            few(says.len(), MOST_LISTED, path)?;
            says.iter()
                .enumerate()
                .try_for_each(|(i, name)| short(name, LONGEST_NAME, &format!("{path}[{i}]")))
        })?;
        each(&answers.rows, "rows", |_, _| Ok(()))?;
        each(&answers.pits, "pits", |says, path| {
            few(says.len(), MOST_LISTED, path)?;
            says.iter().enumerate().try_for_each(|(i, pits)| {
                hold(
                    (LEAST_COLUMNS..=MOST_COLUMNS).contains(pits),
                    || format!("{path}[{i}]"),
                    &format!("expected {LEAST_COLUMNS} to {MOST_COLUMNS} pits a row, not {pits}"),
                )
            })
        })?;
        each(&answers.pockets, "pockets", |_, _| Ok(()))?;
        each(&answers.seeds, "seeds", |says, path| small(*says, path))?;
        each(&answers.set_up, "set-up", beginning_within)?;
        each(&answers.sowing, "sowing", |_, _| Ok(()))?;
        each(&answers.aim, "aim", |says, path| match says.when {
            EndIf::NoneHolds(seeds) => small(seeds, path),
            _ => Ok(()),
        })?;
        each(&answers.rules, "rules", rules_within)
    }
}

/// Checks every reading of an answer.
fn each<T>(answer: &Answer<T>, question: &str, says: impl Fn(&T, &str) -> Checked) -> Checked {
    number(answer.readings.len(), answer.played, question)?;
    for (i, Reading { says: said, who, when, place, note, rests, .. }) in answer.readings.iter().enumerate() {
        let path = format!("answers.{question}.readings[{i}]");
        told([who, when, place, note], rests, &path)?;
        says(said, &(path + ".says"))?;
    }
    Ok(())
}

/// Checks how many readings there are, and which is played.
fn number(readings: usize, played: usize, question: &str) -> Checked {
    let path = format!("answers.{question}");
    few(readings, MOST_READINGS, &format!("{path}.readings"))?;
    hold(
        played < readings.max(1),
        || format!("{path}.played"),
        &format!("expected the number of a reading, from 0; there are {readings}"),
    )
}

/// Checks what readings of all questions share.
fn told([who, when, place, note]: [&str; 4], rests: &[Basis], path: &str) -> Checked {
    for (what, name) in [(who, "who"), (when, "when"), (place, "where")] {
        short(what, LONGEST_NAME, &format!("{path}.{name}"))?;
    }
    short(note, LONGEST_NOTE, &format!("{path}.note"))?;
    few(rests.len(), MOST_RESTS, &format!("{path}.rests"))?;
    for (j, basis) in rests.iter().enumerate() {
        short(&basis.cite, LONGEST_NAME, &format!("{path}.rests[{j}].cite"))?;
    }
    Ok(())
}

fn beginning_within(says: &Beginning, path: &str) -> Checked {
    few(says.set_ups.len(), MOST_LISTED, &format!("{path}.set-ups"))?;
    few(says.before.len(), MOST_BEFORE, &format!("{path}.before"))?;
    for (i, one) in says.set_ups.iter().enumerate() {
        let path = format!("{path}.set-ups[{i}]");
        plain_name(&one.name, &format!("{path}.name"))?;
        small(one.in_hand, &format!("{path}.in-hand"))?;
        let path = format!("{path}.lying");
        match &one.layout {
            Layout::Rows(counts) => {
                few(counts.len(), 4 * usize::from(MOST_COLUMNS), &path)?;
                counts.iter().try_for_each(|&seeds| small(seeds, &path))?;
            }
            Layout::RightHand { pits, each } => {
                small(*pits, &path)?;
                small(*each, &path)?;
            }
            Layout::Each(seeds) | Layout::Free(seeds) | Layout::House(seeds) => small(*seeds, &path)?,
        }
    }
    for (i, prelude) in says.before.iter().enumerate() {
        if let Prelude::AdvanceMove { pits } | Prelude::Deployment { pits, .. } = prelude {
            let path = || format!("{path}.before[{i}]");
            hold((1..=MOST_COLUMNS).contains(pits), path, &format!("expected 1 to {MOST_COLUMNS} pits"))?;
        }
    }
    Ok(())
}

fn rules_within(says: &TurnRules, path: &str) -> Checked {
    few(says.endings.len(), MOST_ENDINGS, &format!("{path}.endings"))?;
    few(says.start.from.len(), MOST_CONDITIONS, &format!("{path}.start.from"))?;
    for (i, condition) in says.start.from.iter().enumerate() {
        if let StartIf::AtLeast(seeds) | StartIf::NotExactly(seeds) = condition {
            small(*seeds, &format!("{path}.start.from[{i}]"))?;
        }
    }
    if let Skip::EnemyHolding { seeds, .. } = says.skip {
        small(seeds, &format!("{path}.skip"))?;
    }
    for (i, line) in says.endings.iter().enumerate() {
        let path = format!("{path}.endings[{i}]");
        few(line.when.len(), MOST_CONDITIONS, &format!("{path}.if"))?;
        short(&line.cite, LONGEST_NAME, &format!("{path}.cite"))?;
        hold(line.rule != Some(0), || format!("{path}.rule"), "lines are counted from 1")?;
        hold(
            line.doubt.is_none() || line.inferred.is_none(),
            || format!("{path}.inferred"),
            "a line with a doubt is decided, not inferred: leave one of them out",
        )?;
        for (j, condition) in line.when.iter().enumerate() {
            let path = format!("{path}.if[{j}]");
            match *condition {
                If::Held(n) | If::HeldAtLeast(n) | If::HeldAtMost(n) | If::OppositeHolds(n) => {
                    small(n, &path)?;
                }
                If::Pair(a, b) => {
                    small(a, &path)?;
                    small(b, &path)?;
                }
                _ => {}
            }
        }
        if let Then::Capture(what) = line.then {
            hold(
                what.following <= MOST_COLUMNS,
                || format!("{path}.then.capture.following"),
                &format!("expected at most {MOST_COLUMNS} pits"),
            )?;
        }
    }
    Ok(())
}
