//! What tasks of lessons and puzzles have in common: a board to play on, and the verdict on each turn.

use std::collections::BTreeMap;

use anyhow::anyhow;
use mbao_board::steps;
use mbao_content::Chapter;
use mbao_learning::{Bead, Lesson, LessonProps};
use mbao_rules::{Game, Rows};
use mbao_story::{Answer, Ask, Colour, Goal, Pits, Ring, Step, Story, Target, Words, Wrong};
use yew::classes;
use yew::virtual_dom::VTag;

use super::prelude::*;
use crate::parts::boards::{keeps, kept};
use crate::parts::diagram::told::to_make;
use crate::words::lessons;

/// A task of a lesson, or a puzzle, in one language.
pub(crate) struct Exercise<'a> {
    pub(crate) chapter: &'a Chapter,
    /// The lesson, or how hard it is.
    pub(crate) belongs: String,
    pub(crate) title: String,
    /// What is asked, if the title does not ask it.
    pub(crate) ask: Option<&'a str>,
    /// What is told before it is asked, and shown on a board.
    pub(crate) example: Option<(&'a str, &'a Chapter)>,
    pub(crate) cite: Option<Html>,
    pub(crate) hint: Option<String>,
    pub(crate) tries: Tries,
}

/// All exercises of a page, one per screen, and what stands below them.
pub(crate) async fn screens(
    title: &str,
    exercises: Vec<Exercise<'_>>,
    puzzles: bool,
    card: &Card,
    route: &Route,
    foot: Html,
) -> Result<Html> {
    let lang = route.lang;
    let bead = |one: &Exercise| Bead { task: one.chapter.id.clone(), title: one.title.clone() };
    let beads: Vec<Bead> = exercises.iter().map(bead).collect();
    let mut shown = Vec::new();
    for (at, exercise) in exercises.iter().enumerate() {
        // Without scripts Next leads to the next one, and from the last one to the table.
        let next = beads.get(at + 1).map(|next| format!("#task-{}", next.task));
        let next = next.unwrap_or_else(|| route.to(&format!("play/{}/", card.id)));
        shown.push(exercise.html(at + 1, next, lang)?);
    }
    // Boards of two rows are long: words stand above them, and beside others.
    let long = mbao_rules::game(&card.id)?.rows == Rows::Two;
    let class = if long { "tasks long" } else { "tasks" };
    Ok(html! {
        <>
            <div class="screen">
                <div class="lesson-head">
                    <h1>{ title }</h1>
                    { raw(island::<Lesson>(LessonProps { lang, beads, puzzles }).await) }
                </div>
                <noscript><p>{ lessons::learn_by_hand(lang) }</p></noscript>
                <div {class}>{ for shown }</div>
            </div>
            <div class="lesson-foot">{ foot }</div>
        </>
    })
}

/// What happens in a turn, step by step.
pub(crate) fn told(Chapter { id, game, .. }: &Chapter, actions: &[String], lang: Lang) -> Result<Html> {
    let mut game = game.clone();
    let mut events = Vec::new();
    for action in actions {
        events.extend(game.play_text(action).map_err(|why| anyhow!("{id}: {}", why.message()))?);
    }
    // A choice to stop is a step without a sentence.
    let told = steps(&game, &events, None, lang).into_iter().map(|step| step.sentence);
    let told = told.filter(|sentence| !sentence.is_empty()).map(|sentence| html! { <li>{ sentence }</li> });
    Ok(html! { <ol>{ for told }</ol> })
}

pub(crate) fn plays(game: &Game, lang: Lang) -> String {
    let south = game.state().mover == mbao_rules::Side::South;
    lessons::task_plays(lang, &if south { words::print_south(lang) } else { words::print_north(lang) })
}

/// The game in which something is asked. What was played before is left out where a position tells all of it, so that
/// the board does not open with a sentence about a turn that nobody played here: every one of `tries` must then come to
/// the same.
fn begun<'a>(game: &Game, tries: impl Iterator<Item = &'a [String]>) -> Game {
    let position = game.position_text().filter(|_| !game.actions().is_empty());
    let fresh = position.and_then(|position| Game::with_rules(game.rules().clone(), Some(&position)).ok());
    fresh.filter(|fresh| same(game, fresh, tries)).unwrap_or_else(|| game.clone())
}

/// Whether each of these turns comes to the same in both games.
fn same<'a>(one: &Game, other: &Game, mut turns: impl Iterator<Item = &'a [String]>) -> bool {
    let after = |game: &Game, turn: &[String]| {
        let mut game = game.clone();
        let played: Option<Vec<_>> = turn.iter().map(|action| game.play_text(action).ok()).collect();
        played.map(|events| (events, game.position_text(), game.outcome(), game.tally()))
    };
    one.legal_texts() == other.legal_texts()
        && one.tally() == other.tally()
        && turns.all(|turn| after(one, turn).is_some_and(|played| Some(played) == after(other, turn)))
}

impl Exercise<'_> {
    /// A task as a page's board tells it, in one language: begun where something is asked, with the verdict on every turn.
    /// Returns also how many steps come before the question.
    fn story(&self, lang: Lang) -> Result<(Story, usize)> {
        let Self { chapter, hint, tries, .. } = self;
        let follows = chapter.follows();
        let own = chapter.story.words(&chapter.at).unwrap_or_default();
        let ask = own.iter().find_map(|words| words.ask);
        let pressed = ask == Some(Ask::Press);
        let played = Some(&*follows).filter(|follows| pressed && !follows.is_empty());
        let turns: Vec<Vec<String>> = tries.turns.keys().map(|turn| split(turn)).collect();
        let game = begun(&chapter.game, turns.iter().map(Vec::as_slice).chain(played));
        let mut story = Story::read(&mbao_story::record(&game))?;
        story.headers.push(("Language".to_owned(), lang.tag().to_owned()));
        let before = story.steps.len();
        let right = tries.says.first().cloned();
        let accept = own.iter().flat_map(|words| words.accept.clone()).collect();
        let goal = own.iter().find_map(|words| words.goal.clone());
        let hints = hint.iter().cloned().collect();
        // Of those that pits are pressed for, only one's own are the same whatever follows.
        let wishes = goal.as_ref().and_then(|goal: &Goal| goal.wishes().ok());
        let own = wishes.and_then(|wishes| Pits::of(&wishes, &chapter.game, None).ok());
        let ring = |pit| Ring { colour: Colour::Green, target: Target::Pit(pit) };
        let rings = own.into_iter().flat_map(|own| own.groups.concat()).map(ring).collect();
        let mut words = Words { ask, goal, right, accept, hints, rings, ..Words::default() };
        for (at, text) in tries.says.iter().enumerate().skip(1) {
            let turns = tries.turns.iter().filter(|(_, verdict)| **verdict == at);
            let answers = turns.map(|(turn, _)| turn.parse()).collect::<Result<Vec<Answer>, _>>()?;
            // What is said to a wrong pit is said to all.
            let answers = if pressed { vec![None] } else { answers.into_iter().map(Some).collect() };
            words.wrong.extend(answers.into_iter().map(|answer| Wrong { answer, text: text.clone() }));
        }
        story.steps.last_mut().map_or(&mut story.words, |step| &mut step.words).push(words);
        for action in &follows {
            story.steps.push(Step::new(action.parse()?));
        }
        story.settle().map_err(|unplayed| unplayed.error)?;
        Ok((story, before))
    }

    /// A link that takes it to the studio, with its question.
    pub(crate) fn to_studio(&self, route: &Route) -> Result<Html> {
        let (mut story, _) = self.story(route.lang)?;
        let words = story.steps.iter_mut().map(|step| &mut step.words).chain([&mut story.words]);
        if let Some(asked) = words.flatten().find(|words| words.ask.is_some()) {
            self.ask.unwrap_or(&self.title).clone_into(&mut asked.text);
        }
        let href = route.to("studio/") + &to_make(&story)?;
        Ok(html! { <p class="to-studio"><a {href}>{ words::to_studio(route.lang) }</a></p> })
    }

    /// The board, begun where something is asked. The question stands above it.
    fn board(&self, lang: Lang) -> Result<Html> {
        let (story, before) = self.story(lang)?;
        let Chapter { id, game, .. } = self.chapter;
        let step = (before > 0).then(|| before.to_string());
        let others = [("id", Some(format!("board-{id}"))), ("step", step), ("ghost", Some("off".to_owned()))];
        Ok(board("asking", game, &story, others, lang))
    }

    /// An example, if there is one, then the question, the board, and what goes on; without scripts, also the hint.
    fn html(&self, number: usize, next: String, lang: Lang) -> Result<Html> {
        let Chapter { id, game, .. } = self.chapter;
        // Pits may be pressed in nobody's turn.
        let plays = (!self.tries.turns.is_empty())
            .then(|| html! { <><span class="task-plays">{ plays(game, lang) }</span>{ " " }</> });
        let cite = self.cite.as_ref().map(|cite| html! { <span class="cite">{ cite }</span> });
        let hint = self.hint.as_ref().map(|hint| {
            html! { <details><summary>{ lessons::task_hint(lang) }</summary><p>{ hint }</p></details> }
        });
        let (tells, asks) = (format!("task-{id}"), format!("ask-{id}"));
        // From the question it leads back to what was told.
        let belongs = match &self.example {
            Some(_) => html! { <a href={format!("#{tells}")}>{ &self.belongs }</a> },
            None => html! { { &self.belongs } },
        };
        let shown = self.example.map(|(_, Chapter { story, at, game, .. })| {
            let step = (at.steps > 0).then(|| at.steps.to_string());
            let some = |text: &str| Some(text.to_owned());
            let others =
                [("autoplay", some("")), ("quiet", some("")), ("register", some("play")), ("step", step)];
            board("telling", game, story, others, lang)
        });
        let kind = match &self.example {
            Some(_) => Some("tells"),
            None => self.ask.is_none().then_some("puzzle"),
        };
        Ok(html! {
            <section class={classes!("task", kind)} id={tells.clone()}>
                <div class="task-head">
                    <p class="task-lesson">{ belongs }</p>
                    <h2 tabindex="-1"><span class="task-number">{ number }</span>{ " " }{ &self.title }</h2>
                    if let Some((told, _)) = self.example { <p class="task-ask telling">{ told }</p> }
                    <p class="task-ask asking" id={asks.clone()} tabindex="-1">{ self.ask }{ " " }{ for plays }{ for cite }</p>
                </div>
                { for shown }
                { self.board(lang)? }
                <div class="task-foot">
                    <p class="task-buttons">
                        if self.example.is_some() {
                            <a class="task-now telling" href={format!("#{asks}")}>{ lessons::task_now(lang) }</a>
                            <a class="task-again asking" href={format!("#{tells}")}>{ lessons::task_again(lang) }</a>
                        }
                        <a class="task-next asking" href={next}>{ lessons::task_next(lang) }</a>
                    </p>
                    { for hint }
                </div>
            </section>
        })
    }
}

/// A board of a task, with its space reserved.
fn board<const N: usize>(
    class: &'static str,
    game: &Game,
    story: &Story,
    others: [(&'static str, Option<String>); N],
    lang: Lang,
) -> Html {
    let mut board = VTag::new("mbao-board");
    let own = [
        ("class", format!("{} {class}", keeps(game))),
        ("game", game.rules().definition().id.to_string()),
        ("steps", story.to_string()),
        ("fixed", String::new()),
        ("loading", "lazy".to_owned()),
    ];
    let others = others.into_iter().filter_map(|(name, value)| Some((name, value?)));
    for (name, value) in others.chain(own) {
        board.add_attribute(name, value);
    }
    board.add_children([Still::of(game, lang).html(), kept(game)]);
    board.into()
}

fn split(turn: &str) -> Vec<String> {
    turn.parse().map_or_else(
        |_| Vec::new(),
        |answer: Answer| answer.actions().iter().map(ToString::to_string).collect(),
    )
}

/// The verdict on each turn: texts, and for each turn's actions the index of its text.
#[derive(Default)]
pub(crate) struct Tries {
    pub(crate) says: Vec<String>,
    pub(crate) turns: BTreeMap<String, usize>,
}

impl Tries {
    /// With the verdict on turns that solve the task.
    pub(crate) fn solved(text: String) -> Self {
        Self { says: vec![text], ..Self::default() }
    }

    pub(crate) fn add_solution(&mut self, actions: &[String]) {
        self.turns.insert(actions.join(" "), 0);
    }

    /// Adds a turn that does not, with its verdict.
    pub(crate) fn add(&mut self, actions: &[String], text: String) {
        let others = self.says.iter().skip(1);
        let at = others.take_while(|said| **said != text).count() + 1;
        if at == self.says.len() {
            self.says.push(text);
        }
        self.turns.insert(actions.join(" "), at);
    }
}

#[cfg(test)]
mod tests {
    use mbao_story::Story;

    use super::*;
    use crate::pages::{learn, puzzles};
    use crate::real;

    #[track_caller]
    fn says_what_the_page_says(exercise: &Exercise, lang: Lang) {
        let (made, before) = exercise.story(lang).unwrap();
        let text = made.to_string();
        let read = Story::read(&text).unwrap();
        assert_eq!(read.to_string(), text);
        let tasks = read.tasks().unwrap();
        let [asked] = &tasks[..] else { panic!("{} tasks in {text}", tasks.len()) };
        assert!(asked.faults.is_empty(), "{:?} in {text}", asked.faults);
        assert_eq!(asked.place.steps, before, "{text}");
        let language = lang.tag().parse().unwrap();
        for (turn, verdict) in &exercise.tries.turns {
            let told = asked.answer(&read, &turn.parse().unwrap(), true, &language).unwrap();
            assert_eq!(
                (told.right, told.text),
                (*verdict == 0, Some(&*exercise.tries.says[*verdict])),
                "{turn} in {text}"
            );
        }
    }

    #[test]
    fn each_task_and_puzzle_is_a_story_whose_board_says_what_the_page_says() {
        let content = real::content();
        for (card, lang) in content.games.iter().flat_map(|card| Lang::ALL.map(|lang| (card, lang))) {
            for task in content.tasks_of(&card.id) {
                says_what_the_page_says(&learn::exercise(task, card, lang), lang);
            }
            for puzzle in content.puzzles_of(&card.id) {
                says_what_the_page_says(&puzzles::exercise(puzzle, card.called(), lang).unwrap(), lang);
            }
        }
    }
}
