//! Compiles a notebook into a definition.

use mbao_rules::definition::{
    Appearance, Change, Choice, Definition, Doubt, Ending, SetUp, Standing, Start, Value, ending, text,
};
use mbao_rules::{Rules, Unplayable};

use crate::misfit::Misfit;
use crate::notebook::{Line, Notebook, Sowing, TurnRules, USUAL_END};
use crate::problem::Problem;

impl Notebook {
    /// The game as a definition, ready for [`Rules::builder`], with all set-ups tried. The definition owns its
    /// data and frees them when it is dropped.
    ///
    /// # Errors
    /// The first [`Problem`] that keeps it from being played.
    pub fn definition(&self) -> Result<Definition, Problem> {
        self.within_limits()?;
        self.can_be_played()?;
        let definition = self.compile();
        definition.playable().map_err(|why| self.unplayable(why))?;
        for setup in definition.setups.iter() {
            Rules::builder(&definition)
                .setup(&*setup.name)
                .compile()
                .map_err(|error| Problem::new("answers.rules", error.message()))?;
        }
        Ok(definition)
    }

    /// Lines that the engine cannot play, as a problem with its place.
    fn unplayable(&self, why: Unplayable) -> Problem {
        let path = format!("answers.rules.readings[{}].says.endings", self.answers.rules.played);
        match why {
            Unplayable::Choices { first, second } => {
                Problem::misfit(format!("{path}[{second}]"), Misfit::TwoChoices, &[first + 1])
            }
            // Earlier checks allow only one pair.
            Unplayable::Pairs { second, .. } => {
                Problem::misfit(format!("{path}[{second}]"), Misfit::OnePair, &[])
            }
            Unplayable::Questions { asked } => {
                Problem::misfit(path, Misfit::TooManyQuestions, &[asked, Unplayable::MOST_QUESTIONS])
            }
            // Earlier checks allow neither so many lines nor other widths.
            _ => Problem::misfit(path, Misfit::TooManyPlans, &[Unplayable::MOST_PLANS]),
        }
    }

    /// Makes the definition from the played answers. Nothing is checked here.
    fn compile(&self) -> Definition {
        let answers = &self.answers;
        let peoples = answers.peoples.says().cloned().unwrap_or_default();
        let sowing = answers.sowing.says().copied().unwrap_or_default();
        let usual = TurnRules::default();
        let rules = answers.rules.says().unwrap_or(&usual);
        let columns = answers.pits.says().cloned().unwrap_or_default();
        let set_ups = answers.set_up.says().map(|one| one.set_ups.clone()).unwrap_or_default();
        let doubts = self.doubts.iter().map(|one| Doubt {
            number: one.number,
            option: None,
            note: (recorded_note(&self.id, one.number) != Some(&one.note)).then(|| one.note.clone().into()),
        });
        Definition {
            id: self.id.clone().into(),
            name: answers.name.says().unwrap_or(&self.id).clone().into(),
            people: peoples.people.into(),
            region: peoples.region.into(),
            section: self.source.clone().into(),
            appearance: self.appearance(),
            masters_notation: rules.start.bao.is_some(),
            rows: answers.rows.says().copied().unwrap_or(mbao_rules::Rows::Two),
            options: options(&columns, &set_ups).into(),
            columns: columns.into(),
            setups: set_ups.into(),
            preludes: answers.set_up.says().map(|one| one.before.clone()).unwrap_or_default().into(),
            start: start(rules, sowing),
            skip: rules.skip,
            marks: rules.marks,
            turning: sowing.turning,
            endings: rules.endings.iter().zip(1..).map(|(line, place)| compiled(line, place)).collect(),
            end: answers.aim.says().copied().unwrap_or(USUAL_END),
            doubts: doubts.collect(),
        }
    }

    /// A reading of a recorded game, or that game itself, looks like the recorded game. What is sown
    /// may have another name.
    fn appearance(&self) -> Appearance {
        let own = self.begun_from.as_ref().filter(|&from| *from == self.id);
        let recorded = self.reading_of.as_ref().or(own).and_then(|id| mbao_rules::game(id).ok());
        let appearance = recorded.map_or(Appearance::PLAIN, |definition| definition.appearance);
        appearance.called(self.called.unwrap_or(appearance.called))
    }
}

fn start(rules: &TurnRules, sowing: Sowing) -> Start {
    Start {
        when: rules.start.from.clone().into(),
        ways: sowing.first,
        reverse: sowing.reverse_start,
        may_pass: rules.start.may_pass,
        feeds: rules.start.feeds,
        stuck: rules.start.stuck,
        bao: rules.start.bao,
    }
}

fn compiled(line: &Line, place: u8) -> Ending {
    Ending {
        when: line.when.clone().into(),
        then: line.then,
        optional: line.may,
        cite: line.cite.clone().into(),
        standing: match (line.doubt, line.inferred) {
            (Some(number), _) => Standing::Decided(number),
            (None, Some(from)) => Standing::Inferred(from),
            (None, None) => Standing::Stated,
        },
        ..ending(line.rule.unwrap_or(place))
    }
}

/// What the recorded game of this id says of that doubt.
fn recorded_note(id: &str, number: u8) -> Option<&'static str> {
    let recorded = mbao_rules::game(id).ok()?;
    recorded.doubts.iter().find(|doubt| doubt.number == number).map(|doubt| recorded.note(doubt))
}

/// A choice of board sizes, if there are several and some set-up leaves the size open.
fn options(columns: &[u8], set_ups: &[SetUp]) -> Vec<Choice> {
    if columns.len() < 2 || set_ups.iter().all(|one| one.columns.is_some()) {
        return Vec::new();
    }
    let value = |&n: &u8| Value { name: n.to_string().into(), changes: vec![Change::Columns(n)].into() };
    vec![Choice { id: text("columns"), values: columns.iter().map(value).collect(), default: 0 }]
}
