//! Words in several languages without Fluent in the browser, where it would
//! weigh more than all that it says.
//!
//! A build script compiles Fluent files (`compile`) into one function a
//! message, with the message's variables as arguments: a message, a variable or
//! a language that is missing does not build. What the functions need is here.
#![no_std]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;
#[cfg(any(feature = "compile", test))]
extern crate std;

#[cfg(any(feature = "compile", test))]
mod compile;
mod lang;
#[cfg(any(feature = "compile", test))]
mod plural;
mod say;

#[cfg(any(feature = "compile", test))]
pub use compile::{Plain, build, compile};
pub use lang::Lang;
pub use say::{control, say};
