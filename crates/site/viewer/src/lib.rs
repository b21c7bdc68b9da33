//! Islands: the interactive parts of a page, and what they share.
//!
//! Pages are complete HTML when they are built, and can be read without scripts.
//! A part that responds to the reader is an [`Island`]: a Yew component that is
//! rendered into the page at build time (`island`) and hydrated in the browser
//! (`hydrate`, feature `hydration`). The first rendering has to be the same in
//! both, so read what only the browser knows (storage, address, media) in effects.
//! This crate contains no rules of games: islands set a board's attributes, call its
//! methods and listen to its events ([`board_element`]).
//!
//! This crate is a library. Depending on its kind, a page downloads one of the bundles made
//! from it: `mbao-reading`, `mbao-playing`, `mbao-learning`, `mbao-workshop` or `mbao-kiosk`.
//!
//! # To add an island
//! 1. In the bundle's crate write a module with the properties
//!    (`#[derive(Clone, PartialEq, Properties, Serialize, Deserialize)]`) and the
//!    `#[component]`, with Yew's own hooks.
//! 2. In that crate's `lib.rs`: `pub use` both, and name the component in [`take_over!`].
//! 3. Its words go to `content/i18n/*/BUNDLE.ftl` and are functions of
//!    `crate::words`.
//! 4. In `mbao-prerender`: `island::<MyPart>(MyPartProps { … }).await` gives its markup.
//! 5. The page that has it declares the bundle: `needs: Needs::playing()`.
#![forbid(unsafe_code)]

pub mod because;
pub mod board_element;
mod browser;
pub mod clipboard;
mod contents;
pub mod endings;
pub mod fetch;
pub mod fields;
mod game;
mod game_side;
mod island;
mod json;
pub mod library;
pub mod link;
pub mod markup;
pub mod page;
pub mod saving;
mod search;
mod settings;
#[cfg(not(target_arch = "wasm32"))]
mod shape;
pub mod storage;
pub mod tally;
pub mod tries;
mod turn_clock;
mod words;

#[cfg(feature = "hydration")]
pub use browser::{hydrate, hydrate_common};
pub use browser::{name, props};
pub use contents::{Contents, ContentsProps, Entry};
pub use endings::EndingLine;
pub use game::{Choice, GameEntry, SetUp, options_text};
pub use game_side::{Example, GameSide, GameSideProps, Silence};
pub use island::Island;
#[cfg(not(target_arch = "wasm32"))]
pub use island::{around, island};
pub use mbao_words::Lang;
pub use search::{Search, SearchProps};
pub use settings::{Settings, SettingsProps};
pub use turn_clock::{TimedBoard, TurnClock, TurnClockProps};

crate::islands!(Contents, GameSide, Search, Settings);

/// It saves 1 KB of a bundle beside the standard one.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
