//! What a page needs besides its text: the page declares it, and the shell writes it.

use crate::parts::boards::Shown;

/// The WebAssembly that hydrates a page's islands, by the kind of page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Bundle {
    /// Pages to read: `mbao-reading`.
    #[default]
    Reading,
    Playing,
    /// Lessons and puzzles: `mbao-learning`.
    Learning,
    /// The field notebook and the affinities: `mbao-workshop`.
    Workshop,
    Studio,
    /// The page for a museum, without the site's head and foot: `mbao-kiosk`.
    Kiosk,
}

impl Bundle {
    /// Its folder among the assets, and the name of its module.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Reading => "reading",
            Self::Playing => "playing",
            Self::Learning => "learning",
            Self::Workshop => "workshop",
            Self::Studio => "studio",
            Self::Kiosk => "kiosk",
        }
    }

    /// Whether its pages fetch it along with themselves, because without it one can do nothing there. Pages to read
    /// are read before, and at a table and in lessons the board comes first.
    pub(crate) fn at_once(self) -> bool {
        !matches!(self, Self::Reading | Self::Playing | Self::Learning)
    }
}

/// Files that only some pages need, each by its name and its place among the assets.
macro_rules! files {
    ($(#[$about:meta])* $of:ident; $($(#[$told:meta])* $name:ident: $file:literal,)*) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $of { $($(#[$told])* $name),* }

        impl $of {
            /// Its file among the assets.
            pub(crate) fn file(self) -> &'static str {
                match self { $(Self::$name => $file),* }
            }
        }
    };
}

files! {
    /// A module of `www/scripts`.
    Script;
    /// Loads the boards of the page when the first comes into view.
    Boards: "scripts/boards.js",
    /// Shows and judges the stories of boards, which would ask for it once they wake.
    Stories: "mbao/telling.js",
    Home: "scripts/home.js",
    /// Leads to the two games that are chosen in the family.
    Family: "scripts/family.js",
    /// Makes the board beside a section follow its text.
    Telling: "scripts/telling.js",
    /// Lists the events that a board sends.
    Developers: "scripts/developers.js",
    /// Plays the longest turn and counts its seeds.
    Wonders: "scripts/wonders.js",
    /// Keeps presses that nobody means from playing anything.
    Presses: "scripts/presses.js",
}

files! {
    /// A style sheet.
    Style;
    /// Lessons, puzzles and sheets to print.
    Lessons: "styles/lessons.css",
    Play: "styles/play.css",
    Afterwards: "styles/afterwards.css",
    Notebook: "styles/notebook.css",
    Kiosk: "styles/kiosk.css",
    Compare: "styles/compare.css",
    /// The first page, and the contents of the article.
    Home: "styles/home.css",
    /// A section whose board follows the text.
    Telling: "styles/telling.css",
    /// The tree, the table and the list of affinities.
    Affinities: "styles/affinities.css",
    EmbedPage: "styles/embed-page.css",
    Studio: "styles/studio.css",
    Developers: "styles/developers.css",
    Wonders: "styles/wonders.css",
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Needs {
    pub(crate) bundle: Bundle,
    pub(crate) scripts: Vec<Script>,
    pub(crate) styles: Vec<Style>,
    /// The islands wake when somebody reaches for one of them, not by themselves.
    pub(crate) reached: bool,
    /// Before it is painted it opens the game that was played last, if one of these links leads to it.
    pub(crate) last_game: Option<Vec<String>>,
    /// The board is the point of the page: it is fetched along with the page's scripts, not after them.
    pub(crate) board_at_once: bool,
    /// The board that other sites show in a frame.
    pub(crate) framed: Option<Shown>,
}

impl Needs {
    pub(crate) fn reading() -> Self {
        Self::default()
    }

    /// What a page needs on which somebody does something.
    pub(crate) fn doing(bundle: Bundle) -> Self {
        Self { bundle, ..Self::default() }.script(Script::Presses)
    }

    /// What the page of a kiosk needs; its script begins the boards.
    pub(crate) fn kiosk() -> Self {
        Self { board_at_once: true, ..Self::doing(Bundle::Kiosk).style(Style::Kiosk) }
    }

    /// The islands are fetched when somebody reaches for the head of the page.
    pub(crate) fn islands_when_reached(self) -> Self {
        Self { reached: true, ..self }
    }

    pub(crate) fn boards(self) -> Self {
        self.script(Script::Boards)
    }

    /// Adds a board that is the point of the page.
    pub(crate) fn board_at_once(self) -> Self {
        Self { board_at_once: true, ..self.boards() }
    }

    /// Adds boards that ask, which are the point of the page.
    pub(crate) fn tasks_at_once(self) -> Self {
        self.script(Script::Stories).board_at_once().style(Style::Lessons)
    }

    /// Offers a board to sites that show the page in a frame.
    pub(crate) fn framed(self, shown: impl Into<Option<Shown>>) -> Self {
        Self { framed: shown.into(), ..self }
    }

    pub(crate) fn script(mut self, script: Script) -> Self {
        self.scripts.push(script);
        self
    }

    /// Leads on to the game that was played last, by one of these links.
    pub(crate) fn last_game(self, links: Vec<String>) -> Self {
        Self { last_game: Some(links), ..self }
    }

    pub(crate) fn style(mut self, style: Style) -> Self {
        self.styles.push(style);
        self
    }
}
