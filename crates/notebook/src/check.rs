//! What a notebook may hold, and what of it can be played.

use mbao_rules::Rows;
use mbao_rules::page::{
    Booty, Count, EndIf, If, Marks, Prelude, RelayWay, Skip, StartIf, Then, Turning, Ways,
};

use crate::answer::Answer;
use crate::limits::{
    LARGEST_NUMBER, LEAST_COLUMNS, LONGEST_NAME, LONGEST_NOTE, MOST_BEFORE, MOST_COLUMNS, MOST_CONDITIONS,
    MOST_DOUBTS, MOST_ENDINGS, MOST_LISTED, MOST_READINGS, MOST_SEEDS,
};
use crate::misfit::Misfit;
use crate::notebook::{Arrangement, Beginning, Line, Lying, Notebook, Pockets, Sowing, TurnRules};
use crate::problem::Problem;

/// Bao's board.
const BAO_COLUMNS: u8 = 8;

type Checked = Result<(), Problem>;

fn hold(yes: bool, path: impl FnOnce() -> String, message: &str) -> Checked {
    if yes { Ok(()) } else { Err(Problem::new(path(), message)) }
}

/// The same of answers that have to fit each other.
fn agrees(yes: bool, path: impl FnOnce() -> String, misfit: Misfit) -> Checked {
    count(yes, path, misfit, &[])
}

/// The same, with what it counts.
fn count(yes: bool, path: impl FnOnce() -> String, misfit: Misfit, numbers: &[usize]) -> Checked {
    if yes { Ok(()) } else { Err(Problem::misfit(path(), misfit, numbers)) }
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
    /// Holds everything to its size, what is not played too.
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

    /// Holds what is played to what the engine plays.
    pub(crate) fn can_be_played(&self) -> Checked {
        let answers = &self.answers;
        let rows = *needed(&answers.rows, "rows", "how many rows the board has")?;
        let pits = needed(&answers.pits, "pits", "how many pits a row has")?;
        let beginning = needed(&answers.set_up, "set-up", "how the seeds lie at the start")?;
        let at = |question: &str, played: usize| format!("answers.{question}.readings[{played}].says");
        let path = at("pits", answers.pits.played);
        hold(!pits.is_empty(), || path.clone(), "nobody has said yet how many pits a row has")?;
        for (i, n) in pits.iter().enumerate() {
            agrees(!pits[..i].contains(n), || format!("{path}[{i}]"), Misfit::PitsTwice)?;
        }
        if answers.pockets.says() == Some(&Pockets::Sown) {
            let path = at("pockets", answers.pockets.played);
            return Err(Problem::misfit(path, Misfit::PocketsSown, &[]));
        }
        let sowing = answers.sowing.says().copied().unwrap_or_default();
        let usual = TurnRules::default();
        let rules = answers.rules.says().unwrap_or(&usual);
        let loses = answers.aim.says().is_some_and(|end| end.count == Count::StarterLoses);
        let table = Table { rows, pits, sowing, rules, loses };
        table.beginning(beginning, &at("set-up", answers.set_up.played))?;
        table.sowing(&at("sowing", answers.sowing.played))?;
        if let Some(end) = answers.aim.says() {
            let front = matches!(end.when, EndIf::NoFrontRow { .. });
            let path = at("aim", answers.aim.played) + ".when";
            agrees(!front || rows == Rows::Four, || path, Misfit::FrontRow)?;
        }
        table.rules(&at("rules", answers.rules.played))
    }
}

/// Checks every reading of an answer.
fn each<T>(answer: &Answer<T>, question: &str, says: impl Fn(&T, &str) -> Checked) -> Checked {
    let path = format!("answers.{question}");
    few(answer.readings.len(), MOST_READINGS, &format!("{path}.readings"))?;
    hold(
        answer.played < answer.readings.len().max(1),
        || format!("{path}.played"),
        &format!("expected the number of a reading, from 0; there are {}", answer.readings.len()),
    )?;
    for (i, reading) in answer.readings.iter().enumerate() {
        let path = format!("{path}.readings[{i}]");
        for (what, name) in [(&reading.who, "who"), (&reading.when, "when"), (&reading.place, "where")] {
            short(what, LONGEST_NAME, &format!("{path}.{name}"))?;
        }
        short(&reading.note, LONGEST_NOTE, &format!("{path}.note"))?;
        says(&reading.says, &format!("{path}.says"))?;
    }
    Ok(())
}

fn needed<'a, T>(answer: &'a Answer<T>, question: &str, what: &str) -> Result<&'a T, Problem> {
    answer
        .says()
        .ok_or_else(|| Problem::new(format!("answers.{question}"), format!("nobody has said yet {what}")))
}

fn beginning_within(says: &Beginning, path: &str) -> Checked {
    few(says.set_ups.len(), MOST_LISTED, &format!("{path}.set-ups"))?;
    few(says.before.len(), MOST_BEFORE, &format!("{path}.before"))?;
    for (i, one) in says.set_ups.iter().enumerate() {
        let path = format!("{path}.set-ups[{i}]");
        plain_name(&one.name, &format!("{path}.name"))?;
        small(one.in_hand, &format!("{path}.in-hand"))?;
        let path = format!("{path}.lying");
        match &one.lying {
            Lying::Rows(counts) => {
                few(counts.len(), 4 * usize::from(MOST_COLUMNS), &path)?;
                counts.iter().try_for_each(|&seeds| small(seeds, &path))?;
            }
            Lying::RightHand { pits, each } => {
                small(*pits, &path)?;
                small(*each, &path)?;
            }
            Lying::Each(seeds) | Lying::Free(seeds) | Lying::House(seeds) => small(*seeds, &path)?,
        }
    }
    for (i, prelude) in says.before.iter().enumerate() {
        if let Prelude::AdvanceMove { pits } | Prelude::Deployment { pits } = prelude {
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

/// What is played, as far as its parts have to fit each other.
struct Table<'a> {
    rows: Rows,
    pits: &'a [u8],
    sowing: Sowing,
    rules: &'a TurnRules,
    /// Who has no start has lost.
    loses: bool,
}

impl Table<'_> {
    fn beginning(&self, says: &Beginning, path: &str) -> Checked {
        hold(
            !says.set_ups.is_empty(),
            || format!("{path}.set-ups"),
            "nobody has said yet how the seeds lie at the start",
        )?;
        for (i, one) in says.set_ups.iter().enumerate() {
            let path = format!("{path}.set-ups[{i}]");
            let again = says.set_ups[..i].iter().any(|other| other.name == one.name);
            agrees(!again, || format!("{path}.name"), Misfit::SetUpNamedTwice)?;
            self.arrangement(one, &path)?;
        }
        self.before(&says.before, &format!("{path}.before"))
    }

    fn arrangement(&self, one: &Arrangement, path: &str) -> Checked {
        let bao = self.rules.start.bao.is_some();
        if let Some(columns) = one.columns {
            let path = || format!("{path}.columns");
            count(self.pits.contains(&columns), path, Misfit::NoSuchRow, &[columns.into()])?;
        }
        agrees(one.in_hand == 0 || bao, || format!("{path}.in-hand"), Misfit::InHand)?;
        let rows = if self.rows == Rows::Four { 4 } else { 2 };
        let usual = [one.columns.unwrap_or(0)];
        let sizes = if one.columns.is_some() { &usual[..] } else { self.pits };
        for &columns in sizes {
            let path = || format!("{path}.lying");
            match &one.lying {
                Lying::Rows(counts) => {
                    let pits = usize::from(columns) * rows;
                    count(counts.len() == pits, path, Misfit::EachPit, &[pits, counts.len()])?;
                }
                Lying::RightHand { pits, .. } => {
                    let within = (1..=columns).contains(pits);
                    count(within, path, Misfit::RightHandPits, &[columns.into()])?;
                }
                Lying::House(_) => agrees(bao, path, Misfit::HouseLaid)?,
                Lying::Each(_) | Lying::Free(_) => {}
            }
            #[allow(clippy::cast_possible_truncation)] // two or four
            let total = one.lying.total(columns.into(), rows as u32) + 2 * u32::from(one.in_hand);
            let numbers = [MOST_SEEDS, total].map(|seeds| usize::try_from(seeds).unwrap_or(usize::MAX));
            count((1..=MOST_SEEDS).contains(&total), path, Misfit::SeedsInAll, &numbers)?;
        }
        Ok(())
    }

    fn before(&self, before: &[Prelude], path: &str) -> Checked {
        let bao = self.rules.start.bao.is_some();
        agrees(before.is_empty() || !bao, || path.to_owned(), Misfit::BeforeBao)?;
        for (i, prelude) in before.iter().enumerate() {
            let path = || format!("{path}[{i}]");
            let kind = std::mem::discriminant(prelude);
            let again = before[..i].iter().any(|one| std::mem::discriminant(one) == kind);
            agrees(!again, path, Misfit::BeforeTwice)?;
            match prelude {
                Prelude::LayOwn => agrees(false, path, Misfit::LaidOfItself)?,
                Prelude::AdvanceMove { .. } => {}
                Prelude::Deployment { .. } => {
                    let unmoved = self.rules.marks == Marks::Unmoved;
                    agrees(unmoved, path, Misfit::DeploymentUnmoved)?;
                }
                Prelude::LiftAny | Prelude::LayOne | Prelude::SowRest => {
                    let whole = before == [Prelude::LiftAny, Prelude::LayOne, Prelude::SowRest];
                    agrees(whole && self.rows == Rows::Two, path, Misfit::OpeningsWhole)?;
                }
                Prelude::SouthLifts | Prelude::SouthLaysAll => {
                    let whole = before == [Prelude::SouthLifts, Prelude::SouthLaysAll];
                    agrees(whole && self.rows == Rows::Two, path, Misfit::SouthWhole)?;
                }
                Prelude::Race(_) => {
                    agrees(i + 1 == before.len(), path, Misfit::RaceLast)?;
                }
            }
        }
        Ok(())
    }

    fn turns_back(&self) -> bool {
        self.sowing.turning != Turning::None
            || self.sowing.reverse_start
            || self.rules.endings.iter().any(|line| matches!(line.then, Then::TurnRound { .. }))
    }

    fn sowing(&self, path: &str) -> Checked {
        if !self.turns_back() {
            return Ok(());
        }
        agrees(self.rows == Rows::Four, || format!("{path}.turning"), Misfit::TurningRows)?;
        agrees(self.sowing.first == Ways::Counterclockwise, || format!("{path}.first"), Misfit::TurningWay)
    }

    fn rules(&self, path: &str) -> Checked {
        let bao = self.rules.start.bao.is_some();
        if bao {
            let board = self.rows == Rows::Four && self.pits == [BAO_COLUMNS];
            let path = || format!("{path}.start.bao");
            agrees(board, path, Misfit::BaoBoard)?;
            agrees(self.sowing.first == Ways::Either, path, Misfit::BaoWay)?;
            let plain =
                self.rules.start.from.is_empty() && !self.rules.start.may_pass && !self.rules.start.feeds;
            agrees(plain && self.rules.skip == Skip::None, path, Misfit::BaoAlone)?;
            let marks = matches!(self.rules.marks, Marks::None | Marks::Houses);
            agrees(marks, path, Misfit::BaoMarks)?;
        } else {
            let path = || format!("{path}.marks");
            agrees(self.rules.marks != Marks::Houses, path, Misfit::HousesInBao)?;
        }
        let finds = self.rules.start.from.contains(&StartIf::CapturesIfAny);
        let fits = self.rows == Rows::Four
            && self.sowing.first == Ways::Counterclockwise
            && self.rules.skip == Skip::None
            && !bao;
        agrees(!finds || fits, || format!("{path}.start.from"), Misfit::CapturesLookedFor)?;
        let skips = matches!(self.rules.skip, Skip::EnemyHolding { .. });
        agrees(!skips || self.rows == Rows::Two, || format!("{path}.skip"), Misfit::SkippedRows)?;
        let mut pair = None;
        for (i, line) in self.rules.endings.iter().enumerate() {
            let path = format!("{path}.endings[{i}]");
            self.conditions(line, &mut pair, &path)?;
            self.effect(line, &format!("{path}.then"))?;
            let leaves = matches!(line.then, Then::Capture(_) | Then::TurnRound { .. });
            agrees(!line.may || leaves, || format!("{path}.may"), Misfit::MayBeLeft)?;
        }
        Ok(())
    }

    fn conditions(&self, line: &Line, pair: &mut Option<(u8, u8)>, path: &str) -> Checked {
        let bao = self.rules.start.bao.is_some();
        for (j, condition) in line.when.iter().enumerate() {
            let path = || format!("{path}.if[{j}]");
            match *condition {
                If::TurningPit | If::ClockwiseCaptures | If::BehindOppositeSeeds => {
                    agrees(self.rows == Rows::Four, path, Misfit::AskedOnFour)?;
                }
                If::Capturing | If::NotCapturing | If::OwnHouse | If::UnderTakasia => {
                    agrees(bao, path, Misfit::AskedInBao)?;
                }
                If::OtherEndCaptured => {
                    agrees(self.rows == Rows::Four && !bao, path, Misfit::BothEnds)?;
                }
                If::Crossed | If::NotCrossed | If::CameRound => {
                    agrees(self.rows == Rows::Two, path, Misfit::BorderCrossed)?;
                }
                If::Pair(a, b) => {
                    agrees(self.owns(), path, Misfit::PairOwned)?;
                    let same = pair.is_none_or(|known| known == (a, b));
                    agrees(same, path, Misfit::OnePair)?;
                    *pair = Some((a, b));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Whether players can own pits.
    fn owns(&self) -> bool {
        matches!(self.rules.marks, Marks::Bulls | Marks::Knives)
    }

    fn effect(&self, line: &Line, path: &str) -> Checked {
        let bao = self.rules.start.bao.is_some();
        let path = || path.to_owned();
        match line.then {
            Then::Capture(what) => {
                agrees(!what.behind || self.rows == Rows::Four, path, Misfit::BehindOnFour)?;
                let kichwa = what.to == Booty::Kichwa;
                agrees(kichwa == bao, path, Misfit::KichwaInBao)?;
                let opposite = line.when.iter().any(|one| {
                    matches!(one, If::OppositeSeeds)
                        || matches!(one, If::OppositeHolds(seeds) if *seeds > 0)
                        || (what.behind && *one == If::BehindOppositeSeeds)
                });
                let four = matches!(what.to, Booty::SownFromOuter | Booty::SownFromGap);
                agrees(!four || self.rows == Rows::Four, path, Misfit::SownOnFour)?;
                // Back from a clockwise capture, seeds go where all captured seeds go.
                let other = self.rules.endings.iter().any(
                    |line| matches!(line.then, Then::Capture(other) if (other.to != what.to) && self.turns_back()),
                );
                agrees(!four || !other, path, Misfit::SamePlace)?;
                // A hand of nothing would be sown without end.
                let some = opposite || what.own;
                agrees(some, path, Misfit::NothingOpposite)?;
            }
            Then::TurnRound { .. } => {
                let fits = line.when.contains(&If::TurningPit) && line.when.contains(&If::ClockwiseCaptures);
                agrees(fits && line.may, path, Misfit::TurnRound)?;
            }
            Then::MarkIt => agrees(self.owns(), path, Misfit::MarkOwned)?,
            Then::MarkPair => {
                let pair = line.when.iter().any(|one| matches!(one, If::Pair(..)));
                agrees(self.owns() && pair, path, Misfit::PairMarked)?;
            }
            Then::SowHouseOrStop => {
                let house = line.when.contains(&If::OwnHouse);
                agrees(bao && house, path, Misfit::HouseSown)?;
            }
            Then::Relay(RelayWay::Opposite | RelayWay::Chosen) => {
                agrees(!bao && !self.turns_back(), path, Misfit::RelayWays)?;
            }
            Then::Unlawful => {
                let chooses = self.rules.endings.iter().any(|line| {
                    line.may
                        || matches!(
                            line.then,
                            Then::Relay(RelayWay::Chosen) | Then::StartAgain | Then::StartAgainOtherWay
                        )
                        || matches!(line.then, Then::Capture(what) if what.to == Booty::StoreAndAgain)
                });
                agrees(!chooses && !bao, path, Misfit::UnlawfulChoices)?;
            }
            Then::MoveOnAndSleep | Then::StartAgain => agrees(!bao, path, Misfit::NotInBao)?,
            Then::StartAgainOtherWay => {
                agrees(self.rows == Rows::Two && self.sowing.first == Ways::Either, path, Misfit::OtherWay)?;
            }
            Then::Win => {
                agrees(self.rows == Rows::Four && self.loses && !bao, path, Misfit::WinAtOnce)?;
            }
            Then::Sleep | Then::Relay(RelayWay::Same) => {}
        }
        Ok(())
    }
}

impl Lying {
    /// Seeds on the board, on so many columns and rows.
    pub(crate) fn total(&self, columns: u32, rows: u32) -> u32 {
        match self {
            Self::Each(each) => u32::from(*each) * columns * rows,
            Self::Rows(counts) => counts.iter().map(|&seeds| u32::from(seeds)).sum(),
            Self::RightHand { pits, each } => 2 * u32::from(*pits) * u32::from(*each),
            Self::Free(side) => 2 * u32::from(*side),
            Self::House(house) => 2 * (u32::from(*house) + 4),
        }
    }
}
