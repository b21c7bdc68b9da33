//! The folder `content/` as typed data, checked while it is read.
//!
//! The article is Markdown with TOML at its head. Cards, glossary, places, sources, timeline, slips,
//! plates and the kiosk's texts are TOML, and so are the texts about other recorders' readings and about games outside
//! the article. Lessons, puzzles, examples, diagrams and games between masters are stories. Drawings are SVG.
//! [`Content::read`] gives all of it, or every [`Problem`] there is. It is meant for build time.
#![forbid(unsafe_code)]

mod ahead;
mod asked;
mod body;
mod card;
mod chapter;
mod check;
mod content;
mod diagram;
mod draft;
mod example;
mod figures;
mod files;
mod folder;
mod guide;
mod head;
mod items;
mod judged;
mod kiosk;
mod labels;
mod lines;
mod links;
mod localized;
mod markdown;
mod marks;
mod object;
mod overlay;
mod parallel;
mod place;
mod plate;
mod problem;
mod prose;
mod proved;
mod puzzle;
mod reading;
mod relative;
mod same;
mod search;
mod section;
mod sentences;
mod show;
mod shown;
mod slip;
mod solved;
mod source;
mod style;
mod task;
mod term;
mod texts;
mod timeline;
mod told;
mod toml_file;
mod whole;

pub use ahead::{Aim, Prospect, Worth, prospects};
pub use asked::{Asked, messages};
pub use card::{Alone, Card, EndingText, Land, List, Name, Plant, Series, Silence};
pub use chapter::Chapter;
pub use content::Content;
pub use diagram::{Diagram, Drawn, Turned};
pub use example::Example;
pub use figures::GameFigures;
pub use folder::Folder;
pub use guide::Guide;
pub use items::{Items, Read};
pub use kiosk::{KioskText, Screen, SetUpName};
pub use labels::Labels;
pub use localized::Localized;
pub use mbao_atlas::Precision;
pub use mbao_figures::solved::{Board as SolvedBoard, Line as SolvedLayer, Round, Start as SolvedStart};
pub use mbao_figures::{
    Calibrated, Calibration, Figures, Habits, Hunted, LevelHabits, Limit, Measured, Pairing, Played, Points,
    Spread, Strength, Strong, Variant, Wonder, WonderKind,
};
pub use mbao_story::{Miss, counts_sides};
pub use mbao_words::Lang;
pub use object::Object;
pub use place::Place;
pub use plate::Plate;
pub use problem::Problem;
pub use prose::{Inline, Prose, Target};
pub use puzzle::{Foreseen, Puzzle};
pub use reading::{Point, Reading, Sureness};
pub use relative::{Relative, Said, Unsettled};
pub use search::Entry;
pub use section::{Block, Cite, Note, Paragraph, Section, SectionText};
pub use show::Show;
pub use slip::Slip;
pub use solved::GameTables;
pub use source::{Seen, Source};
pub use task::{Task, Tried};
pub use term::Term;
pub use timeline::Event;
