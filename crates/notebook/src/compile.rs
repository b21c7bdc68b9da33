//! A notebook made a page.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use mbao_rules::page::{Change, Choice, Doubt, Ending, Layout, Page, SetUp, Start, Value, doubt, ending};
use mbao_rules::{Rules, Unplayable};

use crate::misfit::Misfit;
use crate::notebook::{Arrangement, Line, Lying, Notebook, Sowing, TurnRules, USUAL_END};
use crate::problem::Problem;

/// Pages made so far, by the file each was made from: the same notebook is kept once.
static MADE: Mutex<BTreeMap<String, &'static Page>> = Mutex::new(BTreeMap::new());

impl Notebook {
    /// The game as a page, ready for [`Rules::new`], with all set-ups tried.
    ///
    /// Pages are kept for as long as the program runs, a few kilobytes for every
    /// notebook that differs from all before.
    ///
    /// # Errors
    /// The first [`Problem`] for which it cannot be played.
    pub fn page(&self) -> Result<&'static Page, Problem> {
        self.within_limits()?;
        self.can_be_played()?;
        let text = self.write();
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(page) = made.get(&text) {
            return Ok(page);
        }
        let page = self.compile();
        page.playable().map_err(|why| self.unplayable(why))?;
        for setup in page.setups {
            Rules::new(&page, Some(setup.name), &[], None)
                .map_err(|error| Problem::new("answers.rules", error.message()))?;
        }
        let page: &'static Page = Box::leak(Box::new(page));
        made.insert(text, page);
        Ok(page)
    }

    /// What the engine cannot play of the lines, as a problem with its place.
    fn unplayable(&self, why: Unplayable) -> Problem {
        let path = format!("answers.rules.readings[{}].says.endings", self.answers.rules.played);
        match why {
            Unplayable::Choices { first, second } => {
                Problem::misfit(format!("{path}[{second}]"), Misfit::TwoChoices, &[first + 1])
            }
            // Held to one pair already.
            Unplayable::Pairs { second, .. } => {
                Problem::misfit(format!("{path}[{second}]"), Misfit::OnePair, &[])
            }
            Unplayable::Questions { asked } => {
                Problem::misfit(path, Misfit::TooManyQuestions, &[asked, Unplayable::MOST_QUESTIONS])
            }
            // There are never so many lines.
            Unplayable::Plans | Unplayable::Lines { .. } => {
                Problem::misfit(path, Misfit::TooManyPlans, &[Unplayable::MOST_PLANS])
            }
        }
    }

    /// What of it can be played. Nothing is checked here.
    fn compile(&self) -> Page {
        let answers = &self.answers;
        let unnamed = String::new();
        let says = |answer: &crate::Answer<String>| text(answer.says().unwrap_or(&unnamed));
        let (people, region) =
            answers.peoples.says().map_or(("", ""), |one| (text(&one.people), text(&one.region)));
        let sowing = answers.sowing.says().copied().unwrap_or_default();
        let usual = TurnRules::default();
        let rules = answers.rules.says().unwrap_or(&usual);
        let columns = kept(answers.pits.says().cloned().unwrap_or_default());
        let set_ups: Vec<SetUp> =
            answers.set_up.says().map_or(&[][..], |one| &one.set_ups).iter().map(set_up).collect();
        let name = if answers.name.says().is_some() { says(&answers.name) } else { text(&self.id) };
        Page {
            id: text(&self.id),
            name,
            people,
            region,
            section: text(&self.source),
            rows: answers.rows.says().copied().unwrap_or(mbao_rules::Rows::Two),
            columns,
            options: kept(options(columns, &set_ups)),
            setups: kept(set_ups),
            preludes: kept(answers.set_up.says().map(|one| one.before.clone()).unwrap_or_default()),
            start: start(rules, sowing),
            skip: rules.skip,
            marks: rules.marks,
            turning: sowing.turning,
            endings: kept(rules.endings.iter().zip(1..).map(|(line, place)| compiled(line, place)).collect()),
            end: answers.aim.says().copied().unwrap_or(USUAL_END),
            doubts: kept(
                self.doubts.iter().map(|one| doubt(one.number, text(&one.note))).collect::<Vec<Doubt>>(),
            ),
        }
    }
}

fn start(rules: &TurnRules, sowing: Sowing) -> Start {
    Start {
        when: kept(rules.start.from.clone()),
        ways: sowing.first,
        reverse: sowing.reverse_start,
        may_pass: rules.start.may_pass,
        feeds: rules.start.feeds,
        stuck: rules.start.stuck,
        bao: rules.start.bao,
    }
}

fn compiled(line: &Line, place: u8) -> Ending {
    let mut made = ending(line.rule.unwrap_or(place)).when(kept(line.when.clone())).then(line.then);
    made.optional = line.may;
    made.cite = text(&line.cite);
    made.doubt = line.doubt;
    made
}

fn set_up(one: &Arrangement) -> SetUp {
    let layout = match &one.lying {
        Lying::Each(each) => Layout::Each(*each),
        Lying::Rows(counts) => Layout::Rows(kept(counts.clone())),
        Lying::RightHand { pits, each } => Layout::RightHand { pits: *pits, each: *each },
        Lying::Free(side) => Layout::Free(*side),
        Lying::House(house) => Layout::House(*house),
    };
    SetUp { name: text(&one.name), columns: one.columns, layout, in_hand: one.in_hand }
}

/// Where the board may have several sizes and a set-up leaves it open: a choice of them.
fn options(columns: &[u8], set_ups: &[SetUp]) -> Vec<Choice> {
    if columns.len() < 2 || set_ups.iter().all(|one| one.columns.is_some()) {
        return Vec::new();
    }
    let value = |&n: &u8| Value { name: text(&n.to_string()), changes: kept(vec![Change::Columns(n)]) };
    vec![Choice { id: "columns", values: kept(columns.iter().map(value).collect()), default: 0 }]
}

/// A list that lasts.
fn kept<T>(list: Vec<T>) -> &'static [T] {
    if list.is_empty() { &[] } else { Vec::leak(list) }
}

/// A text that lasts.
fn text(text: &str) -> &'static str {
    if text.is_empty() { "" } else { String::leak(text.to_owned()) }
}
