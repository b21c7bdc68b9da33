//! What a reader has found of a story's tasks: kept on the device, for the sheet of a class.

use litemap::LiteMap;
use mbao_story::{Language, Words};
use mbao_viewer::link;
use mbao_viewer::storage::{Heard, Store};
use mbao_viewer::tries::Tries;
use serde::{Deserialize, Serialize};

use crate::draft::Draft;

pub(crate) const KEY: &str = "mbao.found";
/// How many stories are kept.
const STORIES: usize = 20;

/// A task of the main line: whoever steps through the story meets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    /// The actions before it, as boards report them with an answer.
    pub(crate) after: String,
    /// What its author says there in the reader's language, or in another.
    pub(crate) question: String,
}

/// The tasks of the main line, in their order.
pub(crate) fn asked(draft: &Draft, language: &Language) -> Vec<Asked> {
    let story = draft.story();
    let boards = std::iter::once(&story.words).chain(story.steps.iter().map(|step| &step.words));
    let asks = |words: &Vec<Words>| words.iter().any(|words| words.ask.is_some());
    let of = |(steps, words): (usize, &Vec<Words>)| Asked {
        after: after(story.steps.iter().take(steps).map(|step| step.action.to_string())),
        question: draft.question(words, language),
    };
    boards.enumerate().filter(|(_, words)| asks(words)).map(of).collect()
}

/// The actions before a task, as one text.
pub(crate) fn after(actions: impl Iterator<Item = String>) -> String {
    actions.collect::<Vec<_>>().join(" ")
}

/// The tries at each task of a story, by the actions before it.
pub(crate) type Found = LiteMap<String, Tries>;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    /// A number that changes with its text.
    story: u32,
    tries: Found,
}

thread_local! {
    /// The stories, the one that was answered last first.
    static STORES: Store<Vec<Kept>> = const { Store::list(KEY) };
}

pub(crate) fn number(draft: &Draft) -> u32 {
    link::check_sum(draft.text().as_bytes())
}

pub(crate) fn load(story: u32) -> Found {
    let kept = STORES.with(Store::load);
    kept.into_iter().find(|kept| kept.story == story).unwrap_or_default().tries
}

/// Counts a try at a task of a story.
pub(crate) fn keep(story: u32, after: String, solved: bool) {
    STORES.with(|stores| {
        stores.change(move |all| add(all, story, &after, solved));
    });
}

fn add(all: &mut Vec<Kept>, story: u32, after: &str, solved: bool) {
    let at = all.iter().position(|kept| kept.story == story);
    let mut kept = at.map_or_else(|| Kept { story, ..Kept::default() }, |at| all.remove(at));
    kept.tries.entry(after.to_owned()).or_insert_with(Tries::default).add(solved);
    all.insert(0, kept);
    all.truncate(STORIES);
}

/// Calls `told` when this page or another has kept a try, until it is dropped.
pub(crate) fn listen(told: impl Fn() + 'static) -> Heard {
    STORES.with(|stores| stores.listen(told))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::made::read;

    #[test]
    fn tasks_of_the_main_line_are_known_by_what_is_played_before_them() {
        let text = "Game: ndoto\nLanguage: en\n\n{[%ask] Which?} {[%lang sw] Lipi?}\n1. c1 (1. d1 {[%ask] Not here.}  d2)  d2 {[%ask]}\n2. f1\n";
        let draft = read(text);
        let asked = |language: &str| asked(&draft, &language.parse().expect("a language"));
        let task =
            |after: &str, question: &str| Asked { after: after.to_owned(), question: question.to_owned() };
        assert_eq!(asked("en"), [task("", "Which?"), task("c1 d2", "")]);
        assert_eq!(asked("sw"), [task("", "Lipi?"), task("c1 d2", "")]);
        assert_eq!(asked("fr"), [task("", "Which?"), task("c1 d2", "")]);
    }

    #[test]
    fn a_question_is_asked_in_the_very_language_or_else_in_the_nearest() {
        let text = "Game: ndoto\nLanguage: en\n\n{[%ask] Which?} {[%lang zh-hans] 哪里？} {[%lang zh-hant-tw] 哪裡？} {[%lang zh-hant] 哪里呢？}\n1. c1\n";
        let draft = read(text);
        let asked =
            |language: &str| asked(&draft, &language.parse().expect("a language"))[0].question.clone();
        assert_eq!(
            ["zh-hant", "zh-hans", "zh-hant-hk", "zh", "sw", "en-gb"].map(asked),
            ["哪里呢？", "哪里？", "哪裡？", "哪里？", "Which?", "Which?"]
        );
    }

    #[test]
    fn tries_are_kept_for_so_many_stories() {
        let mut all = Vec::new();
        for (story, solved) in [(1, false), (2, true), (1, true), (1, true)] {
            add(&mut all, story, "c1", solved);
        }
        let tries: Vec<_> =
            all.iter().map(|kept| (kept.story, kept.tries.get("c1").copied().unwrap_or_default())).collect();
        assert_eq!(tries, [(1, Tries { count: 2, solved: true }), (2, Tries { count: 1, solved: true })]);
        for story in 0..30 {
            add(&mut all, story, "", false);
        }
        assert_eq!((all.len(), all[0].story), (STORIES, 29));
    }
}
