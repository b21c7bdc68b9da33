//! What the page calls: requests come in and answers go out as text in a buffer
//! that both sides know.

use alloc::string::String;
use alloc::vec::Vec;

use core::cell::RefCell;
use core::mem::take;

use mbao_board::Lang;
use mbao_rules::template::{Own, piece, push_number};
use mbao_rules::{Error, json};

use crate::table::{Table, own};

/// What is kept between calls.
struct Library {
    /// A request, then its answer.
    text: Vec<u8>,
    /// The games in progress; a game's number is one more than its place.
    tables: Vec<Option<Table>>,
}

struct OneThread(RefCell<Library>);

// SAFETY: the library is called from the one thread of a WebAssembly instance.
unsafe impl Sync for OneThread {}

static LIBRARY: OneThread = OneThread(RefCell::new(Library { text: Vec::new(), tables: Vec::new() }));

/// Makes the buffer so many bytes long; where it lies. A request is written
/// there before it is asked, an answer read afterwards.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    let mut library = LIBRARY.0.borrow_mut();
    library.text.resize(length, 0);
    library.text.as_mut_ptr()
}

/// Answers the request in the buffer, in the buffer; how long the answer is. It
/// is JSON, or a text as it is after a full stop, or a code and a message after
/// an exclamation mark, or nothing.
#[unsafe(no_mangle)]
pub extern "C" fn ask(what: usize, game: usize, first: usize, second: usize) -> usize {
    let mut library = LIBRARY.0.borrow_mut();
    // SAFETY: only `module/mbao.js` writes in the buffer, what a `TextEncoder` made.
    let request = unsafe { String::from_utf8_unchecked(take(&mut library.text)) };
    let mut answer = String::new();
    let done = library.answer(what, game, &request, [first, second], &mut answer);
    if let Err(error) = done {
        answer = String::from("!");
        answer.push_str(error.code());
        answer += "\0";
        answer.push_str(error.message());
    }
    library.text = answer.into_bytes();
    library.text.len()
}

impl Library {
    /// What is asked goes by the numbers that `module/mbao.js` names.
    fn answer(
        &mut self,
        what: usize,
        game: usize,
        request: &str,
        [first, second]: [usize; 2],
        out: &mut String,
    ) -> Result<(), Error> {
        let mut rest = Some(request);
        let mut next = || piece(&mut rest, 0).unwrap_or("");
        match what {
            0 => out.push_str(&json::games()),
            1 => plain(mbao_board::control(lang(next()), next(), first).as_deref(), out),
            2 => plain(Some(&mbao_board::seeds(next(), own(next()), first, second)), out),
            3 => {
                let table = Some(Table::new(&mut rest)?);
                let free = self.tables.iter().position(Option::is_none);
                let place = free.unwrap_or(self.tables.len());
                if free.is_none() {
                    self.tables.push(None);
                }
                self.tables[place] = table;
                push_number(place + 1, out);
            }
            #[cfg(feature = "notebook")]
            crate::noted::FIRST.. => crate::noted::answer(what, request, first, out),
            _ => {
                let Some(place) = self.tables.get_mut(game.wrapping_sub(1)) else { return Ok(()) };
                let Some(table) = place else { return Ok(()) };
                match what {
                    4 => *place = None,
                    5 => out.push_str(&json::state(&table.game.state())),
                    6 => texts(&table.game.legal_texts(), out),
                    7 => table.play(next(), out)?,
                    8 => truth(table.undo(), out),
                    9 => truth(table.redo(), out),
                    10 => plain(table.game.position().as_deref(), out),
                    11 => texts(&table.game.action_texts(), out),
                    12 => plain(Some(&table.game.record()), out),
                    13 => plain(Some(&table.picture(lang(next()), next(), first, second)), out),
                    14 => table.steps(lang(next()), out),
                    15 => plain(Some(&table.sentence(lang(next()))), out),
                    16 => plain(table.game.reach(next()).map(|pit| pit.as_str()), out),
                    _ => {
                        if let Some(most) = table.game.most_pits() {
                            push_number(most.into(), out);
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

fn lang(tag: &str) -> Lang {
    Lang::of(tag).unwrap_or_default()
}

fn texts(texts: &[String], out: &mut String) {
    json::texts(&Own(texts), out);
}

/// A text as it is, or nothing.
fn plain(text: Option<&str>, out: &mut String) {
    if let Some(text) = text {
        *out += ".";
        out.push_str(text);
    }
}

fn truth(yes: bool, out: &mut String) {
    out.push_str(if yes { "true" } else { "false" });
}
