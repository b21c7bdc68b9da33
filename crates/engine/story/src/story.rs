//! A story: headers, words and a tree of steps.

use crate::language::{Language, nearest};
use crate::prelude::*;
use crate::record::Record;
use crate::words::Words;
use mbao_rules::typed::same;
use mbao_rules::{Action, Definition, Error, Game, GameBuilder, Side};

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
pub(crate) const HEADERS: [&str; 8] =
    ["Title", "Author", "Licence", "Source", "Language", "Picture", "Picture-alt", "Picture-credit"];

/// A picture that belongs to a story.
///
/// ```
/// use mbao_story::Story;
///
/// let story = Story::read("Game: ndoto\nPicture: board.jpg\nPicture-credit: A. Mwangi\n")?;
/// let picture = story.picture().expect("a picture");
/// assert_eq!((picture.address, picture.elsewhere, picture.credit), ("board.jpg", false, Some("A. Mwangi")));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture<'a> {
    /// Its file or address, as it is written.
    pub address: &'a str,
    /// Whether the address names a scheme or a host, not a file beside the story: to fetch it tells another that
    /// somebody reads.
    pub elsewhere: bool,
    /// Whose it is.
    pub credit: Option<&'a str>,
}

impl Story {
    /// The longest text that is read, in bytes.
    pub const MAX_BYTES: usize = 1 << 20;
    /// The most actions of a story, those of branches and of answers among them.
    pub const MAX_STEPS: usize = 10_000;
    /// The most headers.
    pub const MAX_HEADERS: usize = Record::MAX_HEADERS;
    /// The most branches with options of their own.
    pub const MAX_READINGS: usize = 100;
    /// How deep a branch may stand in branches; that of the main line is 1 deep.
    pub const MAX_DEPTH: usize = 4;

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

    /// A header in the language wanted, or else in the nearest; where none is near, the one that names no language, or
    /// the first. Its own language comes with it, if it is known.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let story = Story::read("Game: ndoto\nLanguage: en\nTitle: Beans\nTitle[sw]: Maharagwe\n")?;
    /// let title = |wanted: &str| story.header_in("Title", &wanted.parse().expect("a language")).map(|(title, _)| title);
    /// assert_eq!([title("sw-ke"), title("en"), title("fr")], [Some("Maharagwe"), Some("Beans"), Some("Beans")]);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn header_in(&self, name: &str, wanted: &Language) -> Option<(&str, Option<Language>)> {
        let own = self.language();
        let mut all = Vec::new();
        for (tag, value) in &self.headers {
            let (base, language) = in_language(tag);
            if same(base, name) {
                all.push((language.and_then(|tag| tag.parse().ok()), &**value));
            }
        }
        let said = all
            .iter()
            .map(|(language, value)| (language.as_ref(), (*value, language.as_ref().or(own.as_ref()))));
        let (value, language) = nearest(said, wanted, own.as_ref())?;
        Some((value, language.cloned()))
    }

    /// The picture that its headers name. What it shows, in words: [`Story::header_in`] of `Picture-alt`.
    #[must_use]
    pub fn picture(&self) -> Option<Picture<'_>> {
        let address = self.header("Picture").filter(|address| !address.is_empty())?;
        let before = address.split(['/', '?', '#']).next().unwrap_or("");
        let elsewhere = before.contains(':') || address.starts_with(['/', '\\']);
        Some(Picture { address, elsewhere, credit: self.header("Picture-credit") })
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
        self.begin(&Record::of(&self.headers))
    }

    /// The game that the headers of a record begin, or the story's own.
    pub(crate) fn begin(&self, record: &Record) -> Result<Game, Error> {
        let game = self.definition.as_ref().map(|definition| definition.id.to_string()).unwrap_or_default();
        record.begin(GameBuilder { game, definition: self.definition.clone(), ..GameBuilder::default() })
    }
}

/// A header's name without its language, and that: `Title[sw]`.
pub(crate) fn in_language(tag: &str) -> (&str, Option<&str>) {
    match tag.strip_suffix(']').and_then(|open| open.split_once('[')) {
        Some((name, language)) => (name, Some(language)),
        None => (tag, None),
    }
}

pub(crate) fn header_name(tag: &str) -> String {
    let (name, language) = in_language(tag);
    let mut name = HEADERS.iter().find(|known| same(known, name)).copied().unwrap_or(name).to_owned();
    if let Some(language) = language {
        name.push('[');
        name.push_str(&language.to_ascii_lowercase());
        name.push(']');
    }
    name
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
