//! What a page needs besides its text: a page declares it, the shell writes it.

/// The WebAssembly that hydrates a page's islands, by the kind of page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bundle {
    /// Pages to read: `mbao-reading`.
    Reading,
    /// Pages to play and learn: `mbao-playing`.
    Playing,
    /// The field notebook and the affinities: `mbao-workshop`.
    Workshop,
    /// The page for a museum, without the site's head and foot: `mbao-kiosk`.
    Kiosk,
}

impl Bundle {
    /// Its folder among the assets, and the name of its module.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Reading => "reading",
            Self::Playing => "playing",
            Self::Workshop => "workshop",
            Self::Kiosk => "kiosk",
        }
    }
}

/// A module of `www/scripts` that only some pages need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Script {
    /// Loads the boards of the page when the first comes into view.
    Boards,
    /// Judges what is played in a lesson.
    Lesson,
    /// Analyses a game after it is over.
    Afterwards,
    /// Looks up positions that are solved.
    Solved,
    /// The form of the field notebook.
    Notebook,
    /// The table and tree of affinities.
    Affinities,
}

impl Script {
    /// Its file among the assets.
    pub(crate) fn file(self) -> &'static str {
        match self {
            Self::Boards => "scripts/boards.js",
            Self::Lesson => "scripts/lesson.js",
            Self::Afterwards => "scripts/afterwards.js",
            Self::Solved => "scripts/solved.js",
            Self::Notebook => "scripts/notebook.js",
            Self::Affinities => "scripts/affinities.js",
        }
    }
}

/// A style sheet that only some pages need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Lessons, puzzles and sheets to print.
    Lessons,
    /// The analysis of a game.
    Afterwards,
    /// The form of the field notebook.
    Notebook,
    /// The page of a kiosk.
    Kiosk,
}

impl Style {
    /// Its file among the assets.
    pub(crate) fn file(self) -> &'static str {
        match self {
            Self::Lessons => "styles/lessons.css",
            Self::Afterwards => "styles/afterwards.css",
            Self::Notebook => "styles/notebook.css",
            Self::Kiosk => "styles/kiosk.css",
        }
    }
}

/// What a page needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Needs {
    pub(crate) bundle: Bundle,
    pub(crate) scripts: Vec<Script>,
    pub(crate) styles: Vec<Style>,
}

impl Needs {
    fn only(bundle: Bundle) -> Self {
        Self { bundle, scripts: Vec::new(), styles: Vec::new() }
    }

    /// What every page to read needs.
    pub(crate) fn reading() -> Self {
        Self::only(Bundle::Reading)
    }

    /// What every page to play and learn needs.
    pub(crate) fn playing() -> Self {
        Self::only(Bundle::Playing)
    }

    /// What the field notebook and the affinities need.
    pub(crate) fn workshop() -> Self {
        Self::only(Bundle::Workshop)
    }

    /// What the page of a kiosk needs; it fetches its boards itself.
    pub(crate) fn kiosk() -> Self {
        Self::only(Bundle::Kiosk).style(Style::Kiosk)
    }

    /// Adds boards.
    pub(crate) fn boards(self) -> Self {
        self.script(Script::Boards)
    }

    /// Adds a script.
    pub(crate) fn script(mut self, script: Script) -> Self {
        self.scripts.push(script);
        self
    }

    /// Adds a style sheet.
    pub(crate) fn style(mut self, style: Style) -> Self {
        self.styles.push(style);
        self
    }
}
