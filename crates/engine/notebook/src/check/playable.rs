//! Checks that a notebook can be played: that its answers fit each other.

use mbao_rules::Rows;
use mbao_rules::definition::{
    Booty, Count, EndIf, If, Layout, Marks, Prelude, RelayWay, SetUp, Skip, StartIf, Then, Turning, Ways,
};

use crate::answer::Answer;
use crate::limits::MOST_SEEDS;
use crate::misfit::Misfit;
use crate::notebook::{Beginning, Line, Notebook, Pockets, Sowing, TurnRules};
use crate::problem::Problem;

use super::Checked;

/// The columns of bao's board.
const BAO_COLUMNS: u8 = 8;

fn hold(yes: bool, path: impl FnOnce() -> String, message: &str) -> Checked {
    if yes { Ok(()) } else { Err(Problem::new(path(), message)) }
}

/// Checks that answers fit each other.
fn agrees(yes: bool, path: impl FnOnce() -> String, misfit: Misfit) -> Checked {
    count(yes, path, misfit, &[])
}

/// Checks that answers fit each other; the numbers are for the message.
fn count(yes: bool, path: impl FnOnce() -> String, misfit: Misfit, numbers: &[usize]) -> Checked {
    if yes { Ok(()) } else { Err(Problem::misfit(path(), misfit, numbers)) }
}

impl Notebook {
    /// Checks that the engine can play the answers that are played.
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

fn needed<'a, T>(answer: &'a Answer<T>, question: &str, what: &str) -> Result<&'a T, Problem> {
    answer
        .says()
        .ok_or_else(|| Problem::new(format!("answers.{question}"), format!("nobody has said yet {what}")))
}

/// The played answers that have to fit each other.
struct Table<'a> {
    rows: Rows,
    pits: &'a [u8],
    sowing: Sowing,
    rules: &'a TurnRules,
    /// Whether a player without a start has lost.
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

    fn arrangement(&self, one: &SetUp, path: &str) -> Checked {
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
            match &one.layout {
                Layout::Rows(counts) => {
                    let pits = usize::from(columns) * rows;
                    count(counts.len() == pits, path, Misfit::EachPit, &[pits, counts.len()])?;
                }
                Layout::RightHand { pits, .. } => {
                    let within = (1..=columns).contains(pits);
                    count(within, path, Misfit::RightHandPits, &[columns.into()])?;
                }
                Layout::House(_) => agrees(bao, path, Misfit::HouseLaid)?,
                Layout::Each(_) | Layout::Free(_) => {}
            }
            #[allow(clippy::cast_possible_truncation)] // two or four
            let total = one.seeds(columns.into(), rows as u32);
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
                // After a clockwise capture, seeds go where all captured seeds go.
                let other = self.rules.endings.iter().any(
                    |line| matches!(line.then, Then::Capture(other) if (other.to != what.to) && self.turns_back()),
                );
                agrees(!four || !other, path, Misfit::SamePlace)?;
                // Nothing can be sown if nothing was there.
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
