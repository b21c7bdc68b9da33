//! Checks that a notebook can be played: that its answers fit each other.

use std::mem::discriminant;
use std::slice;

use mbao_rules::Rows;
use mbao_rules::definition::{
    Booty, Capture, Count, EndIf, If, Layout, Marks, Prelude, RelayWay, SetUp, Skip, StartIf, Then, Turning,
    Ways,
};

use crate::answer::Answer;
use crate::limits::MOST_SEEDS;
use crate::misfit::Misfit;
use crate::notebook::{Beginning, Line, Notebook, Pockets, Sowing, TurnRules};
use crate::problem::Problem;

use super::{Checked, Place, all, hold};

const BAO_COLUMNS: u8 = 8;

fn agrees(yes: bool, misfit: Misfit) -> Checked {
    count(yes, misfit, &[])
}

/// Checks that answers fit each other; the numbers are for the message.
fn count(yes: bool, misfit: Misfit, numbers: &[usize]) -> Checked {
    if yes { Ok(()) } else { Err(Problem::misfit("", misfit, numbers)) }
}

/// Checks each entry of a list beside those before it.
fn after<T>(list: &[T], fits: impl Fn(&T, &[T]) -> Checked) -> Checked {
    list.iter().enumerate().try_for_each(|(i, one)| fits(one, &list[..i]).at(i))
}

fn played<T>(answer: &Answer<T>, question: &str, fits: Checked) -> Checked {
    fits.of("says").at(answer.played).of("readings").of(question).of("answers")
}

impl Notebook {
    /// Checks that the engine can play the answers that are played.
    pub(crate) fn can_be_played(&self) -> Checked {
        let answers = &self.answers;
        let rows = *needed(&answers.rows, "rows", "how many rows the board has")?;
        let pits = needed(&answers.pits, "pits", "how many pits a row has")?;
        let beginning = needed(&answers.set_up, "set-up", "how the seeds lie at the start")?;
        played(&answers.pits, "pits", sizes(pits))?;
        let sown = answers.pockets.says() == Some(&Pockets::Sown);
        played(&answers.pockets, "pockets", agrees(!sown, Misfit::PocketsSown))?;
        let usual = TurnRules::default();
        let rules = answers.rules.says().unwrap_or(&usual);
        let table = Table {
            four: rows == Rows::Four,
            bao: rules.start.bao.is_some(),
            pits,
            sowing: answers.sowing.says().copied().unwrap_or_default(),
            rules,
            loses: answers.aim.says().is_some_and(|end| end.count == Count::StarterLoses),
        };
        played(&answers.set_up, "set-up", table.beginning(beginning))?;
        played(&answers.sowing, "sowing", table.sowing())?;
        let front = answers.aim.says().is_some_and(|end| matches!(end.when, EndIf::NoFrontRow { .. }));
        played(&answers.aim, "aim", agrees(!front || table.four, Misfit::FrontRow).of("when"))?;
        played(&answers.rules, "rules", table.rules())
    }
}

fn needed<'a, T>(answer: &'a Answer<T>, question: &str, what: &str) -> Result<&'a T, Problem> {
    answer
        .says()
        .ok_or_else(|| Problem::new(format!("answers.{question}"), format!("nobody has said yet {what}")))
}

fn sizes(pits: &[u8]) -> Checked {
    hold(!pits.is_empty(), || "nobody has said yet how many pits a row has".to_owned())?;
    after(pits, |size, before| agrees(!before.contains(size), Misfit::PitsTwice))
}

/// The played answers that have to fit each other.
struct Table<'a> {
    /// Whether the board has four rows.
    four: bool,
    /// Whether a turn starts as in bao.
    bao: bool,
    pits: &'a [u8],
    sowing: Sowing,
    rules: &'a TurnRules,
    /// Whether a player without a start has lost.
    loses: bool,
}

impl Table<'_> {
    fn beginning(&self, says: &Beginning) -> Checked {
        let said = !says.set_ups.is_empty();
        hold(said, || "nobody has said yet how the seeds lie at the start".to_owned()).of("set-ups")?;
        after(&says.set_ups, |one, before| {
            let again = before.iter().any(|other| other.name == one.name);
            agrees(!again, Misfit::SetUpNamedTwice).of("name")?;
            self.arrangement(one)
        })
        .of("set-ups")?;
        self.before(&says.before).of("before")
    }

    fn arrangement(&self, one: &SetUp) -> Checked {
        if let Some(columns) = one.columns {
            count(self.pits.contains(&columns), Misfit::NoSuchRow, &[columns.into()]).of("columns")?;
        }
        agrees(one.in_hand == 0 || self.bao, Misfit::InHand).of("in-hand")?;
        let sizes = one.columns.as_ref().map_or(self.pits, slice::from_ref);
        sizes.iter().try_for_each(|&columns| self.lying(one, columns)).of("lying")
    }

    fn lying(&self, one: &SetUp, columns: u8) -> Checked {
        let rows: u8 = if self.four { 4 } else { 2 };
        match &one.layout {
            Layout::Rows(counts) => {
                let pits = usize::from(columns) * usize::from(rows);
                count(counts.len() == pits, Misfit::EachPit, &[pits, counts.len()])
            }
            Layout::RightHand { pits, .. } => {
                count((1..=columns).contains(pits), Misfit::RightHandPits, &[columns.into()])
            }
            Layout::House(_) => agrees(self.bao, Misfit::HouseLaid),
            Layout::Each(_) | Layout::Free(_) => Ok(()),
        }?;
        let total = one.seeds(columns.into(), rows.into());
        let numbers = [MOST_SEEDS, total].map(|seeds| usize::try_from(seeds).unwrap_or(usize::MAX));
        count((1..=MOST_SEEDS).contains(&total), Misfit::SeedsInAll, &numbers)
    }

    fn before(&self, before: &[Prelude]) -> Checked {
        agrees(before.is_empty() || !self.bao, Misfit::BeforeBao)?;
        let whole = |steps: &[Prelude]| before == steps && !self.four;
        after(before, |prelude, earlier| {
            let again = earlier.iter().any(|one| discriminant(one) == discriminant(prelude));
            agrees(!again, Misfit::BeforeTwice)?;
            match prelude {
                Prelude::LayOwn => agrees(false, Misfit::LaidOfItself),
                Prelude::AdvanceMove { .. } => Ok(()),
                Prelude::Deployment { .. } => {
                    agrees(self.rules.marks == Marks::Unmoved, Misfit::DeploymentUnmoved)
                }
                Prelude::LiftAny | Prelude::LayOne | Prelude::SowRest => agrees(
                    whole(&[Prelude::LiftAny, Prelude::LayOne, Prelude::SowRest]),
                    Misfit::OpeningsWhole,
                ),
                Prelude::SouthLifts | Prelude::SouthLaysAll => {
                    agrees(whole(&[Prelude::SouthLifts, Prelude::SouthLaysAll]), Misfit::SouthWhole)
                }
                Prelude::Race(_) => agrees(earlier.len() + 1 == before.len(), Misfit::RaceLast),
            }
        })
    }

    fn turns_back(&self) -> bool {
        self.sowing.turning != Turning::None
            || self.sowing.reverse_start
            || self.rules.endings.iter().any(|line| matches!(line.then, Then::TurnRound { .. }))
    }

    fn sowing(&self) -> Checked {
        if !self.turns_back() {
            return Ok(());
        }
        agrees(self.four, Misfit::TurningRows).of("turning")?;
        agrees(self.sowing.first == Ways::Counterclockwise, Misfit::TurningWay).of("first")
    }

    fn rules(&self) -> Checked {
        let TurnRules { start, skip, marks, endings } = self.rules;
        if self.bao {
            self.as_in_bao().of("start.bao")?;
        } else {
            agrees(*marks != Marks::Houses, Misfit::HousesInBao).of("marks")?;
        }
        let finds = start.from.contains(&StartIf::CapturesIfAny);
        let one_way = self.sowing.first == Ways::Counterclockwise;
        let fits = self.four && one_way && *skip == Skip::None && !self.bao;
        agrees(!finds || fits, Misfit::CapturesLookedFor).of("start.from")?;
        let skips = matches!(skip, Skip::EnemyHolding { .. });
        agrees(!skips || !self.four, Misfit::SkippedRows).of("skip")?;
        all(endings, |line| self.line(line)).of("endings")
    }

    fn as_in_bao(&self) -> Checked {
        let TurnRules { start, skip, marks, .. } = self.rules;
        agrees(self.four && self.pits == [BAO_COLUMNS], Misfit::BaoBoard)?;
        agrees(self.sowing.first == Ways::Either, Misfit::BaoWay)?;
        let plain = start.from.is_empty() && !start.may_pass && !start.feeds;
        agrees(plain && *skip == Skip::None, Misfit::BaoAlone)?;
        agrees(matches!(marks, Marks::None | Marks::Houses), Misfit::BaoMarks)
    }

    fn line(&self, line: &Line) -> Checked {
        all(&line.when, |condition| self.condition(*condition)).of("if")?;
        self.effect(line).of("then")?;
        let leaves = matches!(line.then, Then::Capture(_) | Then::TurnRound { .. });
        agrees(!line.may || leaves, Misfit::MayBeLeft).of("may")
    }

    fn condition(&self, condition: If) -> Checked {
        match condition {
            If::TurningPit | If::ClockwiseCaptures | If::BehindOppositeSeeds => {
                agrees(self.four, Misfit::AskedOnFour)
            }
            If::Capturing | If::NotCapturing | If::OwnHouse | If::UnderTakasia => {
                agrees(self.bao, Misfit::AskedInBao)
            }
            If::OtherEndCaptured => agrees(self.four && !self.bao, Misfit::BothEnds),
            If::Crossed | If::NotCrossed | If::CameRound => agrees(!self.four, Misfit::BorderCrossed),
            If::Pair(..) => {
                agrees(self.owns(), Misfit::PairOwned)?;
                let mut all = self.rules.endings.iter().flat_map(|line| &line.when);
                let first = all.find(|one| matches!(one, If::Pair(..)));
                agrees(first == Some(&condition), Misfit::OnePair)
            }
            _ => Ok(()),
        }
    }

    /// Whether players can own pits.
    fn owns(&self) -> bool {
        matches!(self.rules.marks, Marks::Bulls | Marks::Knives)
    }

    fn effect(&self, line: &Line) -> Checked {
        match line.then {
            Then::Capture(what) => self.capture(what, &line.when),
            Then::TurnRound { .. } => {
                let fits = line.when.contains(&If::TurningPit) && line.when.contains(&If::ClockwiseCaptures);
                agrees(fits && line.may, Misfit::TurnRound)
            }
            Then::MarkIt => agrees(self.owns(), Misfit::MarkOwned),
            Then::MarkPair => {
                let pair = line.when.iter().any(|one| matches!(one, If::Pair(..)));
                agrees(self.owns() && pair, Misfit::PairMarked)
            }
            Then::SowHouseOrStop => agrees(self.bao && line.when.contains(&If::OwnHouse), Misfit::HouseSown),
            Then::Relay(RelayWay::Opposite | RelayWay::Chosen) => {
                agrees(!self.bao && !self.turns_back(), Misfit::RelayWays)
            }
            Then::Unlawful => {
                let chooses = |line: &Line| match line.then {
                    Then::Relay(RelayWay::Chosen) | Then::StartAgain | Then::StartAgainOtherWay => true,
                    Then::Capture(what) => line.may || what.to == Booty::StoreAndAgain,
                    _ => line.may,
                };
                let asks = self.rules.endings.iter().any(chooses);
                agrees(!asks && !self.bao, Misfit::UnlawfulChoices)
            }
            Then::MoveOnAndSleep | Then::StartAgain => agrees(!self.bao, Misfit::NotInBao),
            Then::StartAgainOtherWay => {
                agrees(!self.four && self.sowing.first == Ways::Either, Misfit::OtherWay)
            }
            Then::Win => agrees(self.four && self.loses && !self.bao, Misfit::WinAtOnce),
            Then::Sleep | Then::Relay(RelayWay::Same) => Ok(()),
        }
    }

    fn capture(&self, what: Capture, when: &[If]) -> Checked {
        agrees(!what.behind || self.four, Misfit::BehindOnFour)?;
        agrees((what.to == Booty::Kichwa) == self.bao, Misfit::KichwaInBao)?;
        let far = matches!(what.to, Booty::SownFromOuter | Booty::SownFromGap);
        agrees(!far || self.four, Misfit::SownOnFour)?;
        // After a clockwise capture, seeds go where all captured seeds go.
        let elsewhere = |line: &Line| matches!(line.then, Then::Capture(other) if other.to != what.to);
        let differs = self.turns_back() && self.rules.endings.iter().any(elsewhere);
        agrees(!far || !differs, Misfit::SamePlace)?;
        let opposite = |one: &If| match *one {
            If::OppositeSeeds => true,
            If::OppositeHolds(seeds) => seeds > 0,
            If::BehindOppositeSeeds => what.behind,
            _ => false,
        };
        // Nothing can be sown if nothing was there.
        agrees(what.own || when.iter().any(opposite), Misfit::NothingOpposite)
    }
}
