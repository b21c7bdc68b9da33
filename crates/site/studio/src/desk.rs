//! The studio's state: a draft, what can be undone, the tool in the hand, and what there is to say.

use std::rc::Rc;

use mbao_rules::{Action, Error};
use mbao_story::{self as story, Ask, Colour, Language, Place};
use mbao_viewer::link::Arrived;
use yew::Reducible;

use crate::draft::{Draft, Played, Pointer, Saying, Unread};

/// How many changes can be undone.
const REMEMBERED: usize = 200;

/// What a press on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tool {
    #[default]
    Play,
    Ring,
    Arrow,
}

/// A field that is typed into: all that is typed in one of them is undone at once.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Field {
    Said(Language, Saying),
    Accept,
    Choices,
    Header(&'static str),
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Notice {
    Branched,
    TooDeep,
    Opened,
    Unread(Unread),
    /// A link did not arrive as it was sent; whether something can be read of it.
    Broken(Arrived, bool),
    TooLarge,
    FileUnread,
    NotAnswers(Error),
    NoPlace(String),
    NoLanguage(String),
    /// The board's own sentence.
    Board(String),
}

#[derive(Clone, Debug)]
pub(crate) enum Act {
    /// Shows a kept draft, or an empty one: a draft of its own.
    Take {
        id: String,
        draft: Box<Draft>,
    },
    /// Opens something that was brought along: a draft of its own.
    Bring {
        id: String,
        draft: Box<Draft>,
        notice: Option<Notice>,
        unread: Vec<story::Unread>,
    },
    /// Shows what a link carries to somebody who may only want to read it.
    Read(Box<Draft>),
    /// Whoever read it goes on with it.
    Make {
        id: String,
    },
    /// The draft is kept under another id.
    Kept(String),
    /// The board shows these actions.
    Reached(Vec<Action>),
    /// Shows a beat of a board.
    Go(Place, u8),
    Change(fn(&mut Draft)),
    /// The story begins in another way.
    Begin(fn(&mut Draft, &str), String),
    Promote,
    Type(Field, String),
    Point(Pointer),
    Ask(Option<Ask>),
    Tool(Tool),
    Colour(Colour),
    WriteIn(Language),
    LookIn(Option<Language>),
    Tell(Notice),
    Undo,
    Redo,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Desk {
    pub(crate) draft: Draft,
    /// What tells the draft from others on this device.
    pub(crate) id: String,
    /// Only read: nobody has said that they want to change it.
    pub(crate) reading: bool,
    pub(crate) tool: Tool,
    pub(crate) colour: Colour,
    pub(crate) language: Language,
    /// The language in which it is looked at and taken away, if one was chosen.
    pub(crate) looked: Option<Language>,
    pub(crate) notice: Option<Notice>,
    /// What could not be read of the draft, when it was brought along.
    pub(crate) unread: Vec<story::Unread>,
    past: Vec<Draft>,
    future: Vec<Draft>,
    /// Where something was typed last.
    typing: Option<(Place, u8, Field)>,
}

impl Desk {
    pub(crate) fn new(game: &str, language: Language) -> Self {
        Self {
            draft: Draft::new(game, language.as_str()),
            id: String::new(),
            reading: false,
            tool: Tool::Play,
            colour: Colour::Green,
            language,
            looked: None,
            notice: None,
            unread: Vec::new(),
            past: Vec::new(),
            future: Vec::new(),
            typing: None,
        }
    }

    pub(crate) fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    pub(crate) fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Changes the draft so that it can be undone.
    fn change(&mut self, change: impl FnOnce(&mut Draft)) {
        let before = self.draft.clone();
        change(&mut self.draft);
        if self.draft.story() != before.story() {
            self.remember(before);
        }
    }

    fn remember(&mut self, before: Draft) {
        if self.draft.story().steps.len() != before.story().steps.len() {
            self.draft.forget_result();
        }
        self.past.push(before);
        self.future.clear();
        if self.past.len() > REMEMBERED {
            self.past.remove(0);
        }
    }

    /// Another draft, with a past of its own.
    fn begin(&mut self, id: String, draft: Draft) {
        let languages = draft.languages();
        if let Some(nearest) = languages.iter().rev().max_by_key(|one| one.nearness(&self.language)) {
            self.language.clone_from(nearest);
        }
        self.id = id;
        self.draft = draft;
        self.reading = false;
        self.looked = None;
        self.tool = Tool::Play;
        self.unread = Vec::new();
        (self.past, self.future) = (Vec::new(), Vec::new());
    }

    /// Follows the board to where it is.
    fn reach(&mut self, actions: &[Action]) {
        let here = self.draft.actions_to_here();
        let same = here.iter().zip(actions).take_while(|(one, other)| one == other).count();
        let before = self.draft.clone();
        self.draft.go_back_to(same);
        for &action in &actions[same..] {
            match self.draft.play(action) {
                Played::Known | Played::Added => {}
                Played::Branched => self.notice = Some(Notice::Branched),
                Played::TooDeep => {
                    self.notice = Some(Notice::TooDeep);
                    break;
                }
            }
        }
        if self.draft.story() != before.story() {
            self.remember(before);
        }
    }

    fn types(&mut self, field: &Field, text: &str) {
        let typing = Some((self.draft.at().clone(), self.draft.beat(), field.clone()));
        let goes_on = self.typing == typing && self.can_undo();
        let before = self.draft.clone();
        match field {
            Field::Said(language, saying) => self.draft.say(language, *saying, text),
            Field::Header(name) => self.draft.set_header(name, text),
            Field::Choices => self.draft.choose_from(text),
            Field::Accept => {
                if let Err(error) = self.draft.accept(text) {
                    self.notice = Some(Notice::NotAnswers(error));
                }
            }
        }
        if self.draft.story() != before.story() {
            if goes_on {
                self.future.clear();
            } else {
                self.remember(before);
            }
            self.typing = typing;
        }
    }
}

impl Reducible for Desk {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        let mut desk = Rc::unwrap_or_clone(self);
        let typed = desk.typing.take();
        if !matches!(act, Act::Tell(_)) {
            desk.notice = None;
        }
        match act {
            Act::Take { id, draft } => desk.begin(id, *draft),
            Act::Bring { id, draft, notice, unread } => {
                desk.begin(id, *draft);
                (desk.notice, desk.unread) = (notice, unread);
            }
            Act::Read(draft) => {
                desk.begin(String::new(), *draft);
                desk.reading = true;
            }
            Act::Make { id } => (desk.id, desk.reading) = (id, false),
            Act::Kept(id) => desk.id = id,
            Act::Reached(actions) => desk.reach(&actions),
            Act::Go(place, beat) => {
                desk.draft.go(place);
                desk.draft.go_to_beat(beat);
            }
            Act::Change(change) => desk.change(change),
            Act::Begin(begin, how) => desk.change(|draft| begin(draft, &how)),
            Act::Promote => {
                let mut done = true;
                desk.change(|draft| done = draft.promote());
                if !done {
                    desk.notice = Some(Notice::TooDeep);
                }
            }
            Act::Type(field, text) => {
                desk.typing = typed;
                desk.types(&field, &text);
            }
            Act::Point(pointer) => {
                let colour = desk.colour;
                desk.change(|draft| draft.point(colour, pointer));
            }
            Act::Ask(ask) => desk.change(|draft| draft.ask(ask)),
            Act::Tool(tool) => desk.tool = tool,
            Act::Colour(colour) => desk.colour = colour,
            Act::WriteIn(language) => desk.language = language,
            Act::LookIn(language) => desk.looked = language,
            Act::Tell(notice) => desk.notice = Some(notice),
            Act::Undo => {
                if let Some(before) = desk.past.pop() {
                    desk.future.push(std::mem::replace(&mut desk.draft, before));
                }
            }
            Act::Redo => {
                if let Some(after) = desk.future.pop() {
                    desk.past.push(std::mem::replace(&mut desk.draft, after));
                }
            }
        }
        Rc::new(desk)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::draft::made::{self, english, read};

    fn after(acts: impl IntoIterator<Item = Act>) -> Rc<Desk> {
        acts.into_iter().fold(Rc::new(Desk::new("ndoto", english())), Desk::reduce)
    }

    fn reached(actions: &str) -> Act {
        Act::Reached(actions.split_whitespace().map(|action| action.parse().expect("an action")).collect())
    }

    fn said(text: &str) -> Act {
        Act::Type(Field::Said(english(), Saying::Text), text.to_owned())
    }

    fn body(desk: &Desk) -> String {
        made::body(&desk.draft)
    }

    #[test]
    fn all_that_is_typed_in_a_field_is_undone_at_once() {
        let typed = [reached("c1"), said("T"), said("Tw"), said("Two."), reached("c1 d2"), said("Four.")];
        let desk = after(typed);
        assert_eq!(body(&desk), "1. c1 {Two.}  d2 {Four.}\n");
        let undone = [Act::Undo, Act::Undo, Act::Undo].into_iter().fold(desk, Desk::reduce);
        assert_eq!(body(&undone), "1. c1\n");
        let redone = [Act::Redo, Act::Redo, Act::Redo, Act::Redo].into_iter().fold(undone, Desk::reduce);
        assert_eq!(body(&redone), "1. c1 {Two.}  d2 {Four.}\n");
        assert!(!redone.can_redo());
    }

    #[test]
    fn the_draft_follows_the_board_back_and_forth() {
        let desk = after([reached("c1 d2 f1"), reached("c1")]);
        assert_eq!((desk.draft.at().steps, body(&desk).as_str()), (1, "1. c1  d2\n2. f1\n"));
        let other = desk.reduce(reached("c1 e2"));
        assert_eq!((other.notice.as_ref(), other.can_undo()), (Some(&Notice::Branched), true));
        let back = other.reduce(reached("c1 d2"));
        assert_eq!(back.draft.at(), &Place { branches: vec![], steps: 2 });
    }

    #[test]
    fn a_result_goes_with_the_line_that_it_ended() {
        let ended = || Act::Take {
            id: "1".to_owned(),
            draft: Box::new(read("Game: ndoto\nResult: 1-0\n\n1. c1 {One.}  d2\n2. f1\n")),
        };
        let to = |steps| Act::Go(Place { branches: vec![], steps }, 0);
        let has = |acts: Vec<Act>| after([ended()].into_iter().chain(acts)).draft.header("Result").to_owned();
        // Words and branches are said of the same game.
        assert_eq!(has(vec![said("Two."), to(1), reached("c1 e2")]), "1-0");
        let cut = || Act::Change(Draft::cut);
        let position = "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14".to_owned();
        for change in [vec![to(3), cut()], vec![Act::Begin(Draft::begin_from, position)]] {
            assert_eq!(has(change), "");
        }
        assert_eq!(has(vec![to(3), cut(), Act::Undo]), "1-0");
    }

    #[test]
    fn what_was_read_is_changed_only_once_somebody_wants_to() {
        let read = after([Act::Read(Box::new(Draft::new("omweso", "sw")))]);
        assert!(read.reading && read.language.as_str() == "sw");
        let made = read.reduce(Act::Make { id: "1".to_owned() });
        assert!(!made.reading && made.draft.game() == "omweso");
    }
}
