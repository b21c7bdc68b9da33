//! A story that is being made: where its author stands in it, and what they do to it.
//!
//! It is plain data without a browser. Every change plays the story anew ([`Story::settle`]); an action that can no
//! longer be played, and what follows it, stays and is marked ([`Draft::unplayed`]).

mod lines;
mod open;
pub(crate) mod said;
mod sheet;

use mbao_notebook::RULES;
use mbao_rules::{Action, Board, Game, Setup};
use mbao_story::{Place, Story, Unplayed};

pub(crate) use self::lines::Played;
pub(crate) use self::open::Unread;
pub(crate) use self::said::{ANY, Pointer, Saying};

/// A story, and the board of it that is shown.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Draft {
    story: Story,
    at: Place,
    /// The beat that is shown, and at which board that is.
    beat: (Place, u8),
    unplayed: Option<Unplayed>,
}

impl Draft {
    /// An empty story of a game, written in a language.
    pub(crate) fn new(game: &str, language: &str) -> Self {
        let mut story = Story::default();
        let header = |name: &str, value: &str| (name.to_owned(), value.to_owned());
        story.headers = vec![header("Game", game), header("Language", language)];
        Self::of(story)
    }

    /// An empty story of the same game.
    pub(crate) fn another(&self, language: &str) -> Self {
        let mut draft = Self::new(&self.game(), language);
        if let (true, Ok(game)) = (self.is_noted(), self.story.start()) {
            draft.story = draft.story.in_game(game.rules().definition().clone());
            draft.set_header(RULES, self.header(RULES));
        }
        draft
    }

    /// A story that was read, at its beginning.
    pub(crate) fn of(story: Story) -> Self {
        let mut draft = Self { story, at: Place::default(), beat: (Place::default(), 0), unplayed: None };
        draft.settle();
        draft
    }

    /// Forgets how the game ended: the line or its beginning is another.
    pub(crate) fn forget_result(&mut self) {
        self.set_header("Result", "");
    }

    /// Plays the story anew, after a change.
    fn settle(&mut self) {
        self.unplayed = self.story.settle().err();
    }

    pub(crate) fn story(&self) -> &Story {
        &self.story
    }

    pub(crate) fn at(&self) -> &Place {
        &self.at
    }

    /// The first action that cannot be played, and why.
    pub(crate) fn unplayed(&self) -> Option<&Unplayed> {
        self.unplayed.as_ref()
    }

    pub(crate) fn text(&self) -> String {
        self.story.to_string()
    }

    /// Whether nobody has said or played anything yet.
    pub(crate) fn is_blank(&self) -> bool {
        let Story { steps, words, .. } = &self.story;
        steps.is_empty()
            && words.is_empty()
            && self.header("Title").is_empty()
            && self.header("Position").is_empty()
    }

    /// Whether its game is a noted one, whose id may be that of a recorded one.
    pub(crate) fn is_noted(&self) -> bool {
        !self.header(RULES).is_empty()
    }

    pub(crate) fn game(&self) -> String {
        self.story
            .start()
            .map_or_else(|_| self.header("Game").to_owned(), |game| game.rules().definition().id.to_string())
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.story.header(name).unwrap_or_default()
    }

    pub(crate) fn set_header(&mut self, name: &str, value: &str) {
        let headers = &mut self.story.headers;
        let place = headers.iter().position(|(known, _)| known.eq_ignore_ascii_case(name));
        match (place, value) {
            (Some(at), "") => drop(headers.remove(at)),
            (None, "") => {}
            (Some(at), value) => value.clone_into(&mut headers[at].1),
            (None, value) => headers.push((name.to_owned(), value.to_owned())),
        }
        self.settle();
    }

    /// The game at the board that is shown, or at the last board before it that can be played.
    pub(crate) fn play_to(&self) -> Option<Game> {
        let mut game = self.story.start().ok()?;
        for action in self.story.actions(&self.at)? {
            if game.play(action).is_err() {
                break;
            }
        }
        Some(game)
    }

    /// The beginning, and the actions up to the board that is shown, as a record; a noted game's carries its rules.
    pub(crate) fn record_to_here(&self) -> String {
        let record = self.play_to().map(|game| mbao_story::record(&game)).unwrap_or_default();
        if self.is_noted() { format!("{RULES}: {}\n{record}", self.header(RULES)) } else { record }
    }

    pub(crate) fn board(&self) -> Option<Board> {
        self.story.start().ok().map(|game| game.rules().board())
    }

    /// The actions up to the board that is shown.
    pub(crate) fn actions_to_here(&self) -> Vec<Action> {
        self.story.actions(&self.at).unwrap_or_default()
    }

    /// How the seeds lie before the first turn; `None` in a game that begins with a set-up phase.
    pub(crate) fn setup(&self) -> Option<Setup> {
        let game = self.story.start().ok()?;
        Setup::of(game.rules(), game.position())
    }

    /// Whether the game begins with a phase in which seeds are laid.
    pub(crate) fn lays_first(&self) -> bool {
        self.setup().is_none() && self.story.start().is_ok()
    }

    /// Begins from another position; an empty text means the usual set-up. Steps stay.
    pub(crate) fn begin_from(&mut self, position: &str) {
        self.forget_result();
        self.set_header("Position", position);
        if !position.is_empty() {
            self.set_header("Setup", "");
        }
        self.at = Place::default();
    }

    /// Begins from a set-up. Steps stay.
    pub(crate) fn begin_with(&mut self, setup: &str) {
        self.begin_from("");
        self.set_header("Setup", setup);
    }

    /// Chooses how the rules are read.
    pub(crate) fn read_as(&mut self, options: &str) {
        self.forget_result();
        self.set_header("Options", options);
        self.at = Place::default();
    }
}

pub(crate) fn actions_of(record: &str, board: Board) -> Vec<Action> {
    let story = Story::read_unplayed(record, board).unwrap_or_default();
    story.steps.iter().map(|step| step.action).collect()
}

/// Drafts for tests.
#[cfg(test)]
pub(crate) mod made {
    use mbao_story::{Language, Story};

    use super::Draft;

    pub(crate) fn read(text: &str) -> Draft {
        Draft::of(Story::read(text).expect("a story"))
    }

    /// What it says below its headers.
    pub(crate) fn body(draft: &Draft) -> String {
        draft.text().split_once("\n\n").expect("headers").1.to_owned()
    }

    pub(crate) fn english() -> Language {
        "en".parse().expect("a language")
    }

    pub(crate) fn swahili() -> Language {
        "sw".parse().expect("a language")
    }
}
