//! What an answer rests on, part by part: it is stated, inferred or decided.

use mbao_notebook::Notebook;
use mbao_rules::definition::{Basis, Evidence, Marks, Part, Standing, Turning};
use mbao_words::Lang;
use yew::{Html, html};

use super::draft::Draft;
use super::form::{Form, Offer, group};
use super::question::{Question, answer_to, answer_to_mut};
use super::words::{filled, numbered, word};

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
    let some = |parts: &[(bool, Part)]| {
        parts.iter().filter(|(there, _)| *there).map(|(_, part)| part.clone()).collect::<Vec<_>>()
    };
    match question {
        Question::Rows | Question::Pits => vec![Part::Board],
        Question::SetUp => answers.set_up.says().map_or_else(Vec::new, |beginning| {
            let set_ups = beginning.set_ups.iter().map(|one| Part::SetUp(one.name.clone()));
            set_ups.chain((1..).take(beginning.before.len()).map(Part::Prelude)).collect()
        }),
        Question::Sowing => answers.sowing.says().map_or_else(Vec::new, |sowing| {
            let turns = sowing.turning != Turning::None;
            some(&[
                (true, Part::Way),
                (turns, Part::Turning),
                (turns, Part::Resowing),
                (sowing.reverse_start, Part::ReverseStart),
            ])
        }),
        Question::Aim => vec![Part::End, Part::Count],
        Question::Rules => answers.rules.says().map_or_else(Vec::new, |rules| {
            some(&[
                (true, Part::Start),
                (rules.start.may_pass, Part::Passing),
                (rules.start.feeds, Part::Feeding),
                (true, Part::Stuck),
                (true, Part::Skip),
                (rules.marks != Marks::None, Part::Marks),
            ])
        }),
        Question::Name
        | Question::Peoples
        | Question::Players
        | Question::OtherNames
        | Question::Pockets
        | Question::Seeds => Vec::new(),
    }
}

/// The name of a part.
fn name(lang: Lang, part: &Part) -> String {
    let id = match part {
        Part::SetUp(name) => return filled(lang, "part-set-up", &[name]),
        Part::Prelude(step) => return numbered(lang, "part-prelude", step),
        Part::Board => "part-board",
        Part::Way => "part-way",
        Part::Turning => "part-turning",
        Part::Resowing => "part-resowing",
        Part::ReverseStart => "part-reverse-start",
        Part::End => "part-end",
        Part::Count => "part-count",
        Part::Start => "part-start",
        Part::Passing => "part-passing",
        Part::Feeding => "part-feeding",
        Part::Stuck => "part-stuck",
        Part::Skip => "part-skip",
        Part::Marks | Part::Ending(_) | Part::Endless | Part::Repetition | Part::Option(_) => "part-marks",
    };
    word(lang, id)
}

/// The choice of how much a source says, `first` for nothing noted, and the number of a decision.
pub(super) fn standing(
    form: &Form,
    (label, key): (String, &str),
    first: Option<&'static str>,
    now: Option<Standing>,
    set: impl Fn(&mut Draft, Option<Standing>) + Clone + 'static,
) -> Html {
    let lang = form.lang;
    let none = first.map(|id| Offer::new(id, word(lang, id), None));
    let some = STANDINGS.map(|(id, standing)| Offer::new(id, word(lang, id), Some(standing)));
    let alike = move |one: &Option<Standing>| match (one, now) {
        (Some(Standing::Decided(_)), Some(Standing::Decided(_))) => true,
        (one, now) => *one == now,
    };
    let number = now.and_then(Standing::decision).map(|number| {
        let (set, key) = (set.clone(), format!("{key}-number"));
        form.number(word(lang, "rests-number"), key, Some(number), 1..=u8::MAX, move |draft, number| {
            if let Some(number) = number {
                set(draft, Some(Standing::Decided(number)));
            }
        })
    });
    let choice = form.choice(label, key, none.into_iter().chain(some).collect(), alike, set);
    html! { <>{ choice }{ number.unwrap_or_default() }</> }
}

/// The fields for all parts of an answer; empty if no part rests on anything.
pub(super) fn fields(form: &Form, notebook: &Notebook) -> Html {
    let (lang, question) = (form.lang, form.question);
    let answer = answer_to(&notebook.answers, question);
    let part = |(at, part): (usize, Part)| {
        let basis = answer.rests().iter().find(|basis| basis.part == part).cloned();
        let key = format!("rests-{at}");
        let (known, about) = (basis.clone(), part.clone());
        let set = move |draft: &mut Draft, standing: Option<Standing>| {
            let cite = known.as_ref().map(|one| one.cite.clone()).unwrap_or_default();
            let basis = standing.map(|standing| Basis { part: about.clone(), cite, standing });
            answer_to_mut(draft.answers(), question).rest(&about, basis);
        };
        let now = basis.as_ref().map(|one| one.standing);
        let standing = standing(form, (name(lang, &part), &key), Some("rests-none"), now, set);
        let cite = basis.map(|basis| {
            let known = basis.clone();
            form.text(word(lang, "cite"), format!("{key}-cite"), &basis.cite, move |draft, cite| {
                let basis = Basis { cite: cite.into(), ..known.clone() };
                answer_to_mut(draft.answers(), question).rest(&known.part, Some(basis));
            })
        });
        html! { <div class="rests-part" key={key}>{ standing }{ cite.unwrap_or_default() }</div> }
    };
    let parts = parts(notebook, question);
    if parts.is_empty() {
        return html! {};
    }
    let parts = html! { <>{ for parts.into_iter().enumerate().map(part) }</> };
    group(word(lang, "rests"), Some("rests"), parts)
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use mbao_rules::GAMES;
    use yew::{Callback, Reducible};

    use super::super::draft::{Action, Change, Noted};
    use super::super::form::{Field, Made};
    use super::*;

    fn made(notebook: &Notebook, question: Question) -> Vec<Made> {
        let form = Form { lang: Lang::En, question, drawn: 0, change: Callback::noop(), made: Rc::default() };
        let _ = fields(&form, notebook);
        form.made.take()
    }

    /// The notes after the field of that name was set, in the way the page does it.
    fn after(noted: Rc<Noted>, question: Question, key: &str, choose: usize, text: &str) -> Rc<Noted> {
        let made = made(&noted.draft.notebook, question);
        let field = made.into_iter().find(|one| one.key == key).expect("a field").field;
        let text = text.to_owned();
        let act: Rc<dyn Fn(&mut Draft)> = match field {
            Field::Choice(_, _, set) => Rc::new(move |draft| set(draft, choose)),
            Field::Text(_, set) => Rc::new(move |draft| set(draft, text.clone())),
            Field::Number(_, _, set) => Rc::new(move |draft| set(draft, text.parse().ok())),
            Field::Tick(..) | Field::Radio(..) => panic!("another field"),
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
                    let made = made(&notebook, question);
                    let field = &made.iter().find(|one| one.key == key).expect("a field").field;
                    let Field::Choice(_, chosen, _) = field else { panic!("a choice") };
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
