//! Islands: the parts of a page that answer, and what they share.
//!
//! Pages are written whole at build time and read without scripts. A part that
//! answers is an [`Island`]: a Yew component that is written into the page at
//! build time ([`island`]) and taken over in the browser where it stands
//! ([`hydrate`]). What it shows first is the same in both, so whatever only the
//! browser knows (storage, address, media) is asked in effects. Nothing here
//! knows a rule: boards are told what to do by their attributes and methods, and
//! answer with events ([`board_element`]).
//!
//! This crate is a library: what a page downloads is one bundle by its kind,
//! `mbao-reading`, `mbao-playing`, `mbao-workshop` or `mbao-kiosk`.
//!
//! # To add an island
//! 1. In the bundle's crate write a module with the properties
//!    (`#[derive(Clone, PartialEq, Properties, Serialize, Deserialize)]`) and the
//!    `#[component]`, with Yew's own hooks, and `impl Island` with its name.
//! 2. In that crate's `lib.rs`: `pub use` both, and one line in `take_over`:
//!    `MyPart::NAME => hydrate::<MyPart>(place),`.
//! 3. Its words go to `content/i18n/{en,sw}/BUNDLE.ftl` and are functions of
//!    `crate::words`.
//! 4. In `mbao-prerender`: `island::<MyPart>(MyPartProps { … }).await` gives its markup.
//! 5. The page that has it declares the bundle: `needs: Needs::playing()`.
#![forbid(unsafe_code)]

pub mod board_element;
#[cfg(target_arch = "wasm32")]
mod browser;
mod contents;
mod game;
mod game_side;
mod island;
pub mod page;
mod search;
mod settings;
pub mod storage;
mod words;

#[cfg(target_arch = "wasm32")]
pub use browser::{hydrate, hydrate_common, name, props};
pub use contents::{Contents, ContentsProps, Entry};
pub use game::{Choice, SetUp, options_text};
pub use game_side::{EndingLine, Example, GameSide, GameSideProps, Silence};
pub use island::Island;
#[cfg(not(target_arch = "wasm32"))]
pub use island::{around, island};
pub use mbao_words::Lang;
pub use search::{Search, SearchProps};
pub use settings::{Settings, SettingsProps};
