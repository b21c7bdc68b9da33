//! Words in several languages without Fluent in the browser, where it would be larger than all its
//! texts.
//!
//! A build script compiles Fluent files (`compile`) into one function for each message, with the
//! message's variables as arguments. The words of the first language stand for a message that another lacks or has
//! wrong, and the script warns of it. This crate has what the functions need. A program may be compiled with the words of
//! the first language only, and be brought those of another (`Plain::Apart`, feature `apart`).
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;
#[cfg(any(feature = "compile", feature = "apart", test))]
extern crate std;

#[cfg(any(feature = "apart", test))]
mod apart;
#[cfg(any(feature = "compile", test))]
mod compile;
mod lang;
#[cfg(any(feature = "compile", test))]
mod plural;
mod say;
mod voice;

#[cfg(any(feature = "apart", test))]
pub use apart::{Apart, bring};
#[cfg(any(all(feature = "apart", feature = "compile"), test))]
pub use compile::apart;
#[cfg(any(feature = "compile", test))]
pub use compile::{Lack, Plain, build, compile, lacks};
pub use lang::{Lang, Tier};
pub use say::{capital, control, say};
pub use voice::{CALLED, PITS, Voice};
