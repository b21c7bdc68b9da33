//! What an answer rests on, part by part: it is stated, inferred or decided.

use mbao_rules::definition::{Basis, Evidence, Marks, Part, Standing, Text, Turning};

use super::offered::id_of;
use crate::notebook::prelude::*;

/// How much a source says, in the order in which the choices are offered.
const STANDINGS: [(&str, Standing); 6] = [
    ("rests-stated", Standing::Stated),
    ("rests-wording", Standing::Inferred(Evidence::Wording)),
    ("rests-diagram", Standing::Inferred(Evidence::Diagram)),
    ("rests-other-game", Standing::Inferred(Evidence::OtherGame)),
    ("rests-other-account", Standing::Inferred(Evidence::OtherAccount)),
    ("rests-decided", Standing::Decided(1)),
];

/// The parts of an answer that rest on something. The lines of the endings have their own fields for this.
pub(super) fn parts(notebook: &Notebook, question: Question) -> Vec<Part> {
    let answers = &notebook.answers;
    if question == Question::SetUp {
        return answers.set_up.says().map_or_else(Vec::new, |beginning| {
            let set_ups = beginning.set_ups.iter().map(|one| Part::SetUp(one.name.clone()));
            set_ups.chain((1..).take(beginning.before.len()).map(Part::Prelude)).collect()
        });
    }
    let sowing = answers.sowing.says().copied().unwrap_or_default();
    let (marks, start) =
        answers.rules.says().map_or((Marks::None, None), |rules| (rules.marks, Some(&rules.start)));
    let turns = sowing.turning != Turning::None;
    let parts = [
        (Question::Rows, true, Part::Board),
        (Question::Pits, true, Part::Board),
        (Question::Sowing, true, Part::Way),
        (Question::Sowing, turns, Part::Turning),
        (Question::Sowing, turns, Part::Resowing),
        (Question::Sowing, sowing.reverse_start, Part::ReverseStart),
        (Question::Aim, true, Part::End),
        (Question::Aim, true, Part::Count),
        (Question::Rules, true, Part::Start),
        (Question::Rules, start.is_some_and(|start| start.may_pass), Part::Passing),
        (Question::Rules, start.is_some_and(|start| start.feeds), Part::Feeding),
        (Question::Rules, true, Part::Stuck),
        (Question::Rules, true, Part::Skip),
        (Question::Rules, marks != Marks::None, Part::Marks),
    ];
    parts.into_iter().filter(|(of, there, _)| *of == question && *there).map(|(.., part)| part).collect()
}

fn name(lang: Lang, part: &Part) -> String {
    let which = match part {
        Part::SetUp(name) => name.to_string(),
        Part::Prelude(step) => step.to_string(),
        _ => String::new(),
    };
    filled(lang, &format!("part-{}", id_of(part)), &[which])
}

/// The choice of how much a source says, `none` if nothing may be noted, and the number of a decision.
pub(super) fn standing(
    form: &mut Form,
    Ask { label, key }: Ask,
    none: bool,
    now: Option<Standing>,
    set: impl Fn(&mut Draft, Option<Standing>) + Clone + 'static,
) {
    let none = none.then_some(("rests-none", None));
    let offers = none.into_iter().chain(STANDINGS.map(|(id, standing)| (id, Some(standing))));
    let (ids, values): (Vec<&str>, Vec<Option<Standing>>) = offers.unzip();
    // Whatever its number is.
    let alike = now.map(|now| now.decision().map_or(now, |_| Standing::Decided(1)));
    let options = ids.iter().map(|&id| (id.to_owned(), word(form.lang, id))).collect();
    let chosen = values.iter().position(|one| *one == alike);
    let number = format!("{key}-number");
    let decide = set.clone();
    let choose: Set<usize> = Rc::new(move |draft, at| {
        if let Some(standing) = values.get(at) {
            set(draft, *standing);
        }
    });
    form.field((label, key), Control::Choice(options, chosen, None, choose));
    if let Some(decision) = now.and_then(Standing::decision) {
        let set: Set<String> = Rc::new(move |draft, number| {
            if let Ok(number) = number.parse() {
                decide(draft, Some(Standing::Decided(number)));
            }
        });
        let typed = Typed::Number(1..=u8::MAX);
        form.field(("rests-number", number), Control::Typed(typed, decision.to_string(), set));
    }
}

/// What a part of an answer rests on.
fn basis<'a>(draft: &'a mut Draft, question: Question, part: &Part) -> Option<&'a mut Basis> {
    draft.told(question)?.rests.iter_mut().find(|basis| basis.part == *part)
}

/// The fields for all parts of an answer; none if no part rests on anything.
pub(super) fn fields(form: &mut Form) {
    let question = form.question;
    let parts = parts(form.notebook, question);
    if parts.is_empty() {
        return;
    }
    form.group("rests", "rests", |form| {
        for (at, part) in parts.into_iter().enumerate() {
            form.frame(("div", "rests-part"), |form| {
                let now = basis(&mut form.seen, question, &part).map(|basis| basis.standing);
                let (key, about) = (format!("rests-{at}"), part.clone());
                let ask = (name(form.lang, &part), key.clone()).into();
                standing(form, ask, true, now, move |draft, standing| {
                    let Some(told) = draft.told(question) else { return };
                    match (told.rests.iter_mut().find(|one| one.part == about), standing) {
                        (Some(basis), Some(standing)) => basis.standing = standing,
                        (None, Some(standing)) => {
                            told.rests.push(Basis { part: about.clone(), cite: Text::default(), standing });
                        }
                        (_, None) => told.rests.retain(|one| one.part != about),
                    }
                });
                form.typed_by(
                    ("cite", format!("{key}-cite")),
                    Typed::Line,
                    move |draft| Some(&mut basis(draft, question, &part)?.cite),
                    |text| Some(text.to_owned().into()),
                );
            });
        }
    });
}

#[cfg(test)]
mod tests {
    use mbao_rules::GAMES;
    use yew::Reducible;

    use super::super::draft::{Action, Change, Noted};
    use super::*;

    fn field(notebook: &Notebook, question: Question, key: &str) -> Control {
        let mut form = Form::new(Lang::En, question, notebook);
        fields(&mut form);
        form.controls().into_iter().find(|(own, _)| own == key).expect("a field").1
    }

    /// The notes after the field of that name was set, in the way the page does it.
    fn after(noted: Rc<Noted>, question: Question, key: &str, choose: usize, text: &str) -> Rc<Noted> {
        let text = text.to_owned();
        let act: Rc<dyn Fn(&mut Draft)> = match field(&noted.draft.notebook, question, key) {
            Control::Choice(.., set) => Rc::new(move |draft| set(draft, choose)),
            Control::Typed(_, _, set) => Rc::new(move |draft| set(draft, text.clone())),
            Control::Tick(..) => panic!("another field"),
        };
        noted.reduce(Action::Change(Change { question, typed: false, act }))
    }

    #[test]
    fn what_recorded_games_rest_on_is_shown_part_by_part() {
        for game in GAMES {
            let notebook = Notebook::of(game);
            for question in Question::ALL {
                for (at, part) in parts(&notebook, question).into_iter().enumerate() {
                    let key = format!("rests-{at}");
                    let Control::Choice(_, chosen, ..) = field(&notebook, question, &key) else {
                        panic!("a choice")
                    };
                    assert!(chosen.is_some_and(|chosen| chosen > 0), "{} {part:?}", game.id);
                }
            }
        }
    }

    #[test]
    fn a_noter_says_what_an_answer_rests_on() {
        let mut notebook = Notebook::of(mbao_rules::game("ndoto").expect("a game"));
        notebook.answers.aim.readings[0].rests.clear();
        let noted = Rc::new(Noted::new(notebook));
        let noted = after(noted, Question::Aim, "rests-1", 6, "");
        let noted = after(noted, Question::Aim, "rests-1-number", 0, "7");
        let noted = after(noted, Question::Aim, "rests-1-cite", 0, "Mzee Juma, at the well");
        let expected = Basis {
            part: Part::Count,
            cite: "Mzee Juma, at the well".to_owned().into(),
            standing: Standing::Decided(7),
        };
        assert_eq!(noted.draft.notebook.answers.aim.readings[0].rests, [expected]);
        // It is written to the file and read back from it.
        let file = noted.draft.notebook.write();
        assert_eq!(mbao_notebook::read(&file).as_ref(), Ok(&noted.draft.notebook));
        // Nothing is noted after that.
        let noted = after(noted, Question::Aim, "rests-1", 0, "");
        assert_eq!(noted.draft.notebook.answers.aim.readings[0].rests, []);
    }
}
