//! What the worker calls: one buffer for the request and its answer.

use alloc::string::String;
use alloc::vec::Vec;
use core::cell::RefCell;
use core::mem::take;

use crate::answer::answer;

struct OneThread(RefCell<Vec<u8>>);

// SAFETY: a WebAssembly instance is called from one thread.
unsafe impl Sync for OneThread {}

static TEXT: OneThread = OneThread(RefCell::new(Vec::new()));

/// Nodes between two looks at the clock come from the search; this is the clock.
#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    #[link(wasm_import_module = "clock")]
    unsafe extern "C" {
        /// Milliseconds since any moment.
        fn now() -> f64;
    }
    // SAFETY: `thinker.js` gives a function without arguments.
    unsafe { now() }
}

#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    use std::time::Instant;
    static BEGUN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    BEGUN.get_or_init(Instant::now).elapsed().as_secs_f64() * 1_000.0
}

/// Makes the buffer so many bytes long; where it lies.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut text = TEXT.0.borrow_mut();
    text.resize(length, 0);
    text.as_mut_ptr()
}

/// Answers the request in the buffer, in the buffer: JSON, or a code and a
/// message after an exclamation mark. How long the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn think() -> usize {
    let mut text = TEXT.0.borrow_mut();
    // SAFETY: only `thinker.js` writes in the buffer, what a `TextEncoder` made.
    let request = unsafe { String::from_utf8_unchecked(take(&mut *text)) };
    let answered = answer(&request, &now).unwrap_or_else(|error| {
        let mut text = String::from("!");
        text.push_str(error.code());
        text += "\0";
        text.push_str(error.message());
        text
    });
    *text = answered.into_bytes();
    text.len()
}
