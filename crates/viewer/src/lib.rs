//! The parts of the pages that answer.
//!
//! Pages are written whole at build time and read without scripts. A part that
//! answers is an [`Island`]: written into the page by the feature `server`,
//! taken over where it stands by the feature `browser`. What a part shows first
//! is the same in both, so whatever only the browser knows (storage, address,
//! media) is asked in effects. Nothing here knows a rule: boards are told what
//! to do by their attributes and methods, and answer with events.
#![forbid(unsafe_code)]

mod board_element;
#[cfg(all(feature = "browser", not(feature = "kiosk")))]
mod browser;
mod contents;
mod game;
mod game_side;
mod hooks;
mod island;
#[cfg(any(feature = "kiosk", not(feature = "browser")))]
mod kiosk;
#[cfg(all(target_arch = "wasm32", any(feature = "browser", feature = "kiosk")))]
mod memory;
mod page;
mod plain;
mod play;
mod search;
mod settings;
mod storage;
mod words;

pub use contents::{Contents, ContentsProps, Entry};
pub use game::{Choice, SetUp};
pub use game_side::{EndingLine, Example, GameSide, GameSideProps, Silence};
pub use island::Island;
#[cfg(feature = "server")]
pub use island::{around, island};
#[cfg(any(feature = "kiosk", not(feature = "browser")))]
pub use kiosk::{InBoth, Kiosk, KioskGame, KioskProps, KioskSetUp, KioskText, KioskTurn};
pub use mbao_words::Lang;
pub use plain::Plain;
pub use play::{GameEntry, Play, PlayProps};
pub use search::{Search, SearchProps};
pub use settings::{Settings, SettingsProps};
