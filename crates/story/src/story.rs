//! A story: headers, words and a tree of steps.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::part::Part;
use crate::place::Place;
use crate::record::Record;
use crate::settle::Unplayed;
use crate::task::Task;
use crate::words::{Language, Words};
use crate::{part, read, settle, task};
use mbao_rules::typed::{name, same};
use mbao_rules::{Action, Board, Definition, Error, Game, GameBuilder, Side};

/// A record with what its author says.
///
/// ```
/// use mbao_story::Story;
///
/// let text = "Game: ndoto\nTitle: A choice\n\n{Which?}\n1. c1 {Good.} (1. d1 {Safer.})  d2\n";
/// let mut story = Story::read(text)?;
/// assert_eq!(story.header("title"), Some("A choice"));
/// assert_eq!(story.steps[0].branches[0].steps[0].words[0].text, "Safer.");
/// assert_eq!(story.to_string(), text);
///
/// // What was changed is played anew.
/// story.steps[1].action = "e2".parse()?;
/// story.settle()?;
/// story.steps[1].action = "f1".parse()?;
/// let refused = story.settle().unwrap_err();
/// assert!(refused.error.message().starts_with("turn 1 of North, action \"f1\": "));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Story {
    /// Headers by name and value, in their order. Names have no case.
    pub headers: Vec<(String, String)>,
    /// What is said at the beginning.
    pub words: Vec<Words>,
    /// The main line.
    pub steps: Vec<Step>,
    /// The game, if it is not one of the recorded ones.
    pub(crate) definition: Option<Definition>,
}

/// An action of a story, and what is said at the board after it.
///
/// ```
/// use mbao_rules::Side;
/// use mbao_story::Story;
///
/// let story = Story::read("Game: ndoto\n\n1. c1  d2\n2. f1\n")?;
/// let step = &story.steps[2];
/// assert_eq!((step.number, step.mover, step.turn), (2, Side::South, 3));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is played.
    pub action: Action,
    /// The number before the turn, as records have it: South's turn and North's share one; 0 in a set-up phase.
    /// [`Story::settle`] sets it, as the next two.
    pub number: u32,
    /// Who plays.
    pub mover: Side,
    /// The game's turn, from 1; each player's turn counts.
    pub turn: u32,
    /// What is said of the board after it.
    pub words: Vec<Words>,
    /// What can be played instead of the whole turn that this action belongs to.
    pub branches: Vec<Branch>,
}

impl Step {
    /// An action that nobody has played yet.
    ///
    /// ```
    /// use mbao_story::{Step, Story};
    ///
    /// let mut story = Story::read("Game: ndoto\n\n1. c1\n")?;
    /// story.steps.push(Step::new("d2".parse()?));
    /// story.settle()?;
    /// assert_eq!(story.to_string(), "Game: ndoto\n\n1. c1  d2\n");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn new(action: Action) -> Self {
        Self { action, number: 0, mover: Side::South, turn: 0, words: Vec::new(), branches: Vec::new() }
    }

    /// Whether a step belongs to the same turn.
    pub(crate) fn is_of_turn(&self, other: &Self) -> bool {
        let turn = |step: &Self| (step.turn, step.mover, step.number > 0);
        turn(self) == turn(other)
    }
}

/// What can be played instead of a turn, in parentheses after it.
///
/// ```
/// use mbao_story::Story;
///
/// let story = Story::read("Game: ndoto\n\n1. c1 ({Or else:} 1. d1)\n")?;
/// let branch = &story.steps[0].branches[0];
/// assert_eq!((branch.words[0].text.as_str(), branch.steps.len()), ("Or else:", 1));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// What is said before its first action, at the board before the turn that it replaces.
    pub words: Vec<Words>,
    /// Its actions. A branch without any is not written.
    pub steps: Vec<Step>,
}

/// Headers that stories have beside those of records.
pub(crate) const HEADERS: [&str; 5] = ["Title", "Author", "Licence", "Source", "Language"];

impl Story {
    /// The longest text that is read, in bytes.
    pub const MAX_BYTES: usize = 1 << 20;
    /// The most actions of a story, those of branches and of answers among them.
    pub const MAX_STEPS: usize = 10_000;
    /// The most headers.
    pub const MAX_HEADERS: usize = Record::MAX_HEADERS;
    /// How deep a branch may stand in branches; that of the main line is 1 deep.
    pub const MAX_DEPTH: usize = 4;

    /// Reads a story of a recorded game and plays each of its actions.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let error = Story::read("Game: ndoto\n\n1. c1 (1. c2)\n").unwrap_err();
    /// assert!(error.message().starts_with("line 3, column 11: turn 1 of South, action \"c2\": "));
    /// ```
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord), with the line and the column of what cannot be read or played,
    /// and with the turn.
    pub fn read(text: &str) -> Result<Self, Error> {
        read::story(text, None)
    }

    /// Reads a story of a game of your own.
    ///
    /// ```
    /// use mbao_rules::game;
    /// use mbao_story::Story;
    ///
    /// let story = Story::read_for(game("ndoto")?, "Title: A choice\n\n1. c1\n")?;
    /// assert_eq!(story.to_string(), "Game: ndoto\nTitle: A choice\n\n1. c1\n");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Story::read`]; also if the text is about another game.
    pub fn read_for(definition: &Definition, text: &str) -> Result<Self, Error> {
        read::story(text, Some(definition.clone()))
    }

    /// Reads a story without playing it, for a program that plays its actions itself: steps have no numbers, and all
    /// seem to be South's. Of the game it knows only the board, so a game of your own is read as well.
    ///
    /// ```
    /// use mbao_story::Story;
    /// use mbao_rules::{Board, Rows};
    ///
    /// let board = Board::new(Rows::Two, 8).expect("a board");
    /// let mut story = Story::read_unplayed("Game: ndoto\n\n1. c1 {Now d2.}  c1\n", board)?;
    /// assert_eq!(story.steps[0].words[0].text, "Now d2.");
    /// assert!(story.settle().is_err());
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord), with the line and the column of what cannot be read.
    pub fn read_unplayed(text: &str, board: Board) -> Result<Self, Error> {
        match read::part_of(text, board)? {
            (story, None) => Ok(story),
            (_, Some(fault)) => Err(fault),
        }
    }

    /// Reads what can be read of a story, as [`Story::read_unplayed`], and says what is wrong with the rest: a ring at a
    /// place that the board does not have hides nothing else, and what cannot be gone on from ends the story.
    ///
    /// ```
    /// use mbao_story::Story;
    /// use mbao_rules::{Board, Rows};
    ///
    /// let board = Board::new(Rows::Two, 8).expect("a board");
    /// let (story, fault) = Story::read_part_unplayed("Game: ndoto\n\n1. c1 {Now d2. [%csl Gz9,Gd2]} (1. d1", board)?;
    /// assert_eq!((story.steps[0].words[0].text.as_str(), story.steps[0].words[0].rings.len()), ("Now d2.", 1));
    /// assert!(fault.expect("a fault").message().starts_with("line 3, column 16: "));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord), if the headers cannot be read.
    pub fn read_part_unplayed(text: &str, board: Board) -> Result<(Self, Option<Error>), Error> {
        read::part_of(text, board)
    }

    /// Reads what people have: a record or a story with faults, moves without headers, with numbers, remarks and results
    /// in any form, in the signs of chess programs, or in the notation of bao's masters. What can be read becomes a
    /// story; all else stands in it as words at its place, so that one bad move costs nothing but itself and what
    /// follows it in its line.
    ///
    /// What the text's headers leave open is as in `blank`: the game with its set-up and options, the language.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let blank = Story::read("Game: ndoto\nLanguage: sw\n")?;
    /// let part = Story::read_part("[White \"Amina\"]\n\n1. c1 $1 (1. d1) d2 1-0", &blank)?;
    /// let text = "Game: ndoto\nLanguage: sw\nSouth: Amina\nResult: 1-0\n\n1. c1 (1. d1)  d2\n";
    /// assert_eq!((part.story.to_string().as_str(), part.unread.len()), (text, 0));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// The text names an unknown game, or nothing in it is a move, a position or a header that says what is played; or
    /// it is too long.
    pub fn read_part(text: &str, blank: &Self) -> Result<Part, Error> {
        part::of(text, blank)
    }

    /// This story, as one of a game of your own: from now on it is played by that definition.
    ///
    /// ```
    /// use mbao_story::Story;
    /// use mbao_rules::{Board, Rows, game};
    ///
    /// let board = Board::new(Rows::Two, 8).expect("a board");
    /// let unplayed = Story::read_unplayed("Game: ndoto\n\n1. c1 {Now d2.}  d2\n", board)?;
    /// let mut story = unplayed.in_game(game("ndoto")?.clone());
    /// assert!(story.settle().is_ok());
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn in_game(self, definition: Definition) -> Self {
        Self { definition: Some(definition), ..self }
    }

    /// A header's value. Names have no case.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(n, _)| same(n, name)).map(|(_, value)| value.as_str())
    }

    /// The language of words that name none, if the header says one.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let story = Story::read("Game: ndoto\nlanguage: SW\n")?;
    /// assert_eq!(story.language().map(|language| language.to_string()).as_deref(), Some("sw"));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        self.header("Language")?.parse().ok()
    }

    /// The game that the headers begin, before the first action.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let story = Story::read("Game: ndoto\n\n1. c1\n")?;
    /// let mut game = story.start()?;
    /// for step in &story.steps {
    ///     game.play(step.action)?;
    /// }
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// An unknown game or set-up, or a position that cannot be.
    pub fn start(&self) -> Result<Game, Error> {
        let mut record = Record::default();
        for (tag, value) in &self.headers {
            let is_name = same(tag, "Game") || same(tag, "Setup");
            record.tags.push((tag.clone(), if is_name { name(value) } else { value.clone() }));
        }
        self.begin(&record)
    }

    /// The game that the headers of a record begin, or the story's own.
    pub(crate) fn begin(&self, record: &Record) -> Result<Game, Error> {
        let game = self.definition.as_ref().map(|definition| definition.id.to_string()).unwrap_or_default();
        record.begin(GameBuilder { game, definition: self.definition.clone(), ..GameBuilder::default() })
    }

    /// Plays all lines anew, after a change: sets the numbers of turns, or says which action cannot be played.
    ///
    /// # Errors
    /// The first action of a line that cannot be played, or the beginning if the headers begin no game. Steps after it
    /// keep the numbers they had.
    pub fn settle(&mut self) -> Result<(), Unplayed> {
        let mut game = self.start().map_err(|error| Unplayed { place: Place::default(), error })?;
        settle::all(&mut game, &mut self.steps)
    }

    /// The tasks in the order of the text, and what is wrong with them: whether each right answer is legal there, ends
    /// its turn, and so on.
    ///
    /// ```
    /// use mbao_story::{Story, TaskFault};
    ///
    /// let text = "Game: ndoto\n\n{[%ask] Which? [%accept d1 | d2] [%wrong e1: No.]}\n1. c1\n";
    /// let tasks = Story::read(text)?.tasks()?;
    /// assert_eq!(tasks[0].right.len(), 3);
    /// let TaskFault::Illegal { answer, .. } = &tasks[0].faults[0] else { panic!() };
    /// assert_eq!(answer.to_string(), "d2");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Story::settle`], if the story was changed.
    pub fn tasks(&self) -> Result<Vec<Task>, Error> {
        task::all(self)
    }
}

/// Header names as they are written.
pub(crate) fn header_name(tag: &str) -> String {
    HEADERS.iter().find(|known| same(known, tag)).copied().unwrap_or(tag).to_owned()
}

/// Where the turn of a step begins in its line.
pub(crate) fn turn_start(steps: &[Step], at: usize) -> usize {
    let Some(step) = steps.get(at) else { return at };
    let before = steps.get(..at).unwrap_or_default();
    before.iter().rposition(|earlier| !earlier.is_of_turn(step)).map_or(0, |other| other + 1)
}

/// Takes actions back until so many are left.
pub(crate) fn rewind(game: &mut Game, actions: usize) {
    while game.actions().len() > actions && game.undo() {}
}
