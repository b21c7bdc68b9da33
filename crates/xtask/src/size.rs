//! What readers download, held to ceilings.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::{compress, repository};

/// Files of a folder of `dist` that are downloaded together.
struct Download {
    folder: &'static str,
    files: &'static [&'static str],
    /// Bytes they may have together, each as brotli at its best: what has been
    /// reached, only ever lowered.
    ceiling: usize,
}

const DOWNLOADS: [Download; 11] = [
    // What `<mbao-board>` fetches. Materials, the trace of a turn, choices on the board with
    // their questions, openings in sentences and why a pit cannot start came to 14,500 bytes:
    // `crates/library/DECISIONS.md`. Seats of computers (one request less), what is said and done when
    // something is missing, Trusted Types and pages that are transformed came to 1,200;
    // texts taken apart by the standard library instead of by hand, to 960, in the notebook to 1,200; what the
    // editors' decisions are about, in both languages, and turns that hurry, to 2,300;
    // seeds that are gathered at the end of a game, and turns of three seconds, to 700;
    // what the parts of the text on bao and footnotes are called in the reader's language, to 600;
    // `step` as a property that frameworks may set, to 30.
    Download {
        folder: "mbao",
        files: &["board.js", "engine.js", "mbao.js", "mbao_bg.wasm"],
        ceiling: 104_400,
    },
    // What a board with a computer player fetches besides, in a worker. Compiled to be fast.
    // Why a start is refused and typed turns came to 2,500 bytes, in the notebook to 14,000; what the
    // editors decided, and going on without a worker, to 1,000; looking up what a pit is worth, and judging leaves
    // once, to 2,700: the same depth in half to three quarters of the time. The player that learns with you, thoughts
    // kept between turns, levels fitted to each game, and a worker on pages of other servers came to 3,300;
    // chances told as often as they come true, to 240.
    Download { folder: "mbao", files: &["player.js", "thinker.js", "mbao_player_bg.wasm"], ceiling: 125_000 },
    // What seeds are lifted and laid by in free numbers.
    Download { folder: "mbao", files: &["selection.js"], ceiling: 1_620 },
    // What a record is stepped through by.
    Download { folder: "mbao", files: &["diagram.js"], ceiling: 1_000 },
    // What a hint is drawn by.
    Download { folder: "mbao", files: &["hint.js"], ceiling: 700 },
    // What the field notebook fetches besides, its computer players included. What every rule of the fourteen games
    // rests on, to begin a notebook from, came to 9,000 bytes; what computer players and boards have gained since, to 4,000.
    Download {
        folder: "mbao",
        files: &["notebook.js", "mbao_notebook.js", "mbao_notebook_bg.wasm"],
        ceiling: 219_200,
    },
    // What takes over the islands of a page, by its kind.
    // With the game beside a section as a link to the play table, and languages found as folders.
    Download { folder: "reading", files: &["reading.js", "reading_bg.wasm"], ceiling: 132_500 },
    // Lessons and puzzles, one task a screen.
    Download { folder: "learning", files: &["learning.js", "learning_bg.wasm"], ceiling: 142_000 },
    // With the play table: seats, cards before and after a game, tabs, games that are kept and sent.
    Download { folder: "playing", files: &["playing.js", "playing_bg.wasm"], ceiling: 220_000 },
    // Languages found as folders came to 1,300 bytes. The aim is 220,000. Above the islands that every page has: reading and writing typed
    // notebooks (serde, with the path of what is wrong), compiling them, the form and its words. Asking before one
    // notebook takes the place of another, and keeping both, came to 1,500 bytes; two games side by side to 8,500; what
    // rules rest on, to 11,000.
    Download { folder: "workshop", files: &["workshop.js", "workshop_bg.wasm"], ceiling: 336_500 },
    // The show (place, turn, longest turn with its counter, invitation), the words above the board, a few games first
    // and a look at the house's picture came to 16,000 bytes; how much is kept without a network, told to the staff, to 500.
    // All of it stays on the machine.
    Download { folder: "kiosk", files: &["kiosk.js", "kiosk_bg.wasm"], ceiling: 178_900 },
];

/// Adds the files up and fails above a ceiling.
pub(crate) fn check() -> Result<()> {
    for Download { folder, files, ceiling } in DOWNLOADS {
        let sum = print(&repository::dist().join(folder), files)?;
        println!("{ceiling:>28} is the ceiling");
        if sum > ceiling {
            bail!("dist/{folder} has grown beyond {ceiling} bytes");
        }
    }
    Ok(())
}

/// Prints how large files of a folder are, each as brotli at its best; their sum.
pub(crate) fn print(folder: &Path, names: &[&str]) -> Result<usize> {
    let mut sum = 0;
    for name in names {
        let file = folder.join(name);
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        let packed = compress::brotli(&bytes)?;
        println!("{:>9} bytes, {:>8} as brotli  {name}", bytes.len(), packed.len());
        sum += packed.len();
    }
    println!("{sum:>28} in all");
    Ok(sum)
}
