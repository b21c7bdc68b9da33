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

fn hold(yes: bool, message: impl FnOnce() -> String) -> Checked {
    if yes { Ok(()) } else { Err(Problem::new("", message())) }
}

/// Where a problem is, from the inside: its path is only written where there is one, which saves 4 KB of a module.
trait Place {
    fn of(self, name: &str) -> Self;
    /// In the entry `at`, from 0.
    fn at(self, at: usize) -> Self;
}

impl Place for Checked {
    #[inline(never)]
    fn of(self, name: &str) -> Self {
        self.map_err(|mut problem| {
            let dot = if problem.path.is_empty() || problem.path.starts_with('[') { "" } else { "." };
            problem.path = [name, dot, &problem.path].concat();
            problem
        })
    }

    #[inline(never)]
    fn at(self, at: usize) -> Self {
        self.map_err(|problem| Err::<(), _>(problem).of(&format!("[{at}]")).expect_err("a problem"))
    }
}

#[inline(never)]
fn short(text: &str, longest: usize) -> Checked {
    let letters = text.chars().count();
    hold(letters <= longest, || format!("expected at most {longest} characters, not {letters}"))?;
    let plain = !text.chars().any(|sign| sign.is_control() && sign != '\n' && sign != '\t');
    hold(plain, || "expected text without control characters".to_owned())
}

#[inline(never)]
fn few(count: usize, most: usize) -> Checked {
    hold(count <= most, || format!("expected at most {most}, not {count}"))
}

fn small(number: u8) -> Checked {
    few(number.into(), LARGEST_NUMBER.into())
}

/// A name for records: small letters, digits and hyphens, a letter first.
fn plain_name(text: &str) -> Checked {
    let fits = (1..=40).contains(&text.len())
        && text.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'-')
        && !text.starts_with('-');
    hold(fits, || "expected 1 to 40 small letters, digits and hyphens, no hyphen first".to_owned())
}

fn all<T>(list: &[T], fits: impl Fn(&T) -> Checked) -> Checked {
    list.iter().enumerate().try_for_each(|(i, one)| fits(one).at(i))
}

impl Notebook {
    /// Checks the size of everything, including what is not played.
    pub(crate) fn within_limits(&self) -> Checked {
        plain_name(&self.id).of("id")?;
        for (game, name) in [(&self.begun_from, "begun-from"), (&self.reading_of, "reading-of")] {
            if let Some(game) = game {
                let known = mbao_rules::game(game);
                known.map_err(|error| Problem::new(name, error.message()))?;
            }
        }
        short(&self.source, LONGEST_NAME).of("source")?;
        few(self.doubts.len(), MOST_DOUBTS).of("doubts")?;
        all(&self.doubts, |doubt| short(&doubt.note, LONGEST_NOTE).of("note")).of("doubts")?;
        self.answers_within().of("answers")
    }

    fn answers_within(&self) -> Checked {
        let answers = &self.answers;
        each(&answers.name, "name", |says| short(says, LONGEST_NAME))?;
        each(&answers.peoples, "peoples", |says| {
            short(&says.people, LONGEST_NAME).of("people")?;
            short(&says.region, LONGEST_NAME).of("region")
        })?;
        each(&answers.players, "players", |says| short(says, LONGEST_NOTE))?;
        each(&answers.other_names, "other-names", |says| {
            few(says.len(), MOST_LISTED)?;
            all(says, |name| short(name, LONGEST_NAME))
        })?;
        each(&answers.rows, "rows", |_| Ok(()))?;
        each(&answers.pits, "pits", |says| {
            few(says.len(), MOST_LISTED)?;
            all(says, |pits| {
                hold((LEAST_COLUMNS..=MOST_COLUMNS).contains(pits), || {
                    format!("expected {LEAST_COLUMNS} to {MOST_COLUMNS} pits a row, not {pits}")
                })
            })
        })?;
        each(&answers.pockets, "pockets", |_| Ok(()))?;
        each(&answers.seeds, "seeds", |says| small(*says))?;
        each(&answers.set_up, "set-up", beginning_within)?;
        each(&answers.sowing, "sowing", |_| Ok(()))?;
        each(&answers.aim, "aim", |says| match says.when {
            EndIf::NoneHolds(seeds) => small(seeds),
            _ => Ok(()),
        })?;
        each(&answers.rules, "rules", rules_within)
    }
}

fn each<T>(answer: &Answer<T>, question: &str, says: impl Fn(&T) -> Checked) -> Checked {
    number(answer.readings.len(), answer.played)
        .and_then(|()| {
            all(&answer.readings, |Reading { says: said, who, when, place, note, rests, .. }| {
                told([who, when, place, note], rests)?;
                says(said).of("says")
            })
            .of("readings")
        })
        .of(question)
}

/// Checks how many readings there are, and which is played.
fn number(readings: usize, played: usize) -> Checked {
    few(readings, MOST_READINGS).of("readings")?;
    hold(played < readings.max(1), || {
        format!("expected the number of a reading, from 0; there are {readings}")
    })
    .of("played")
}

/// Checks what readings of all questions share.
fn told([who, when, place, note]: [&str; 4], rests: &[Basis]) -> Checked {
    for (what, name) in [(who, "who"), (when, "when"), (place, "where")] {
        short(what, LONGEST_NAME).of(name)?;
    }
    short(note, LONGEST_NOTE).of("note")?;
    few(rests.len(), MOST_RESTS).of("rests")?;
    all(rests, |basis| short(&basis.cite, LONGEST_NAME).of("cite")).of("rests")
}

fn beginning_within(says: &Beginning) -> Checked {
    few(says.set_ups.len(), MOST_LISTED).of("set-ups")?;
    few(says.before.len(), MOST_BEFORE).of("before")?;
    all(&says.set_ups, |one| {
        plain_name(&one.name).of("name")?;
        small(one.in_hand).of("in-hand")?;
        match &one.layout {
            Layout::Rows(counts) => few(counts.len(), 4 * usize::from(MOST_COLUMNS))
                .and_then(|()| counts.iter().try_for_each(|&seeds| small(seeds))),
            Layout::RightHand { pits, each } => small(*pits).and_then(|()| small(*each)),
            Layout::Each(seeds) | Layout::Free(seeds) | Layout::House(seeds) => small(*seeds),
        }
        .of("lying")
    })
    .of("set-ups")?;
    all(&says.before, |prelude| match prelude {
        Prelude::AdvanceMove { pits } | Prelude::Deployment { pits, .. } => {
            hold((1..=MOST_COLUMNS).contains(pits), || format!("expected 1 to {MOST_COLUMNS} pits"))
        }
        _ => Ok(()),
    })
    .of("before")
}

fn rules_within(says: &TurnRules) -> Checked {
    few(says.endings.len(), MOST_ENDINGS).of("endings")?;
    few(says.start.from.len(), MOST_CONDITIONS).of("start.from")?;
    all(&says.start.from, |condition| match condition {
        StartIf::AtLeast(seeds) | StartIf::NotExactly(seeds) => small(*seeds),
        _ => Ok(()),
    })
    .of("start.from")?;
    if let Skip::EnemyHolding { seeds, .. } = says.skip {
        small(seeds).of("skip")?;
    }
    all(&says.endings, |line| {
        few(line.when.len(), MOST_CONDITIONS).of("if")?;
        short(&line.cite, LONGEST_NAME).of("cite")?;
        hold(line.rule != Some(0), || "lines are counted from 1".to_owned()).of("rule")?;
        hold(line.doubt.is_none() || line.inferred.is_none(), || {
            "a line with a doubt is decided, not inferred: leave one of them out".to_owned()
        })
        .of("inferred")?;
        all(&line.when, |condition| match *condition {
            If::Held(n) | If::HeldAtLeast(n) | If::HeldAtMost(n) | If::OppositeHolds(n) => small(n),
            If::Pair(a, b) => small(a).and_then(|()| small(b)),
            _ => Ok(()),
        })
        .of("if")?;
        if let Then::Capture(what) = line.then {
            hold(what.following <= MOST_COLUMNS, || format!("expected at most {MOST_COLUMNS} pits"))
                .of("then.capture.following")?;
        }
        Ok(())
    })
    .of("endings")
}
