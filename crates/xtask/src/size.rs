//! The size of what readers download, checked against ceilings.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::{compress, repository};

/// Files in a folder of `dist` that are downloaded together.
struct Download {
    folder: &'static str,
    files: &'static [&'static str],
    /// The most bytes that they may have together, each as brotli at its best: the smallest size reached so
    /// far, only ever lowered.
    ceiling: usize,
    /// The row of the package's README that says how large they are.
    row: Option<&'static str>,
}

/// What users of the package are told.
const README: &str = "crates/library/element/README.md";

const DOWNLOADS: [Download; 11] = [
    // Fetched by `<mbao-board>`. Materials, the trace of a turn, choices on the board with their questions,
    // openings in sentences and why a pit cannot start took 14,500 bytes: `crates/library/DECISIONS.md`.
    // Computers' seats (one request less), messages and retries when something is missing, Trusted Types and
    // pages with transforms took 1,200; parsing texts with the standard library instead of by hand, 960, in
    // the notebook 1,200; the subjects of the editors' decisions in both languages, and turns that hurry,
    // 2,300; seeds that are gathered at the end of a game, and turns of three seconds, 700; names for the
    // parts of the text on bao and for footnotes in the reader's language, 600; `step` as a property that
    // frameworks may set, 30; each people's own word for seeds, and reasons as sentences, 900;
    // boards that are not drawn far from the view, 350; what is missing told as a sentence, 110;
    // an engine that takes fewer instructions, 230; records as messengers and word processors change them, 900;
    // presses that nobody means, keys of other scripts and a width where the content decides it, 460; that there
    // is no WebAssembly, 160; eight decisions more with their readings and subjects, ends that ask both sides, 1,300.
    Download {
        folder: "mbao",
        files: &["board.js", "engine.js", "mbao.js", "mbao_bg.wasm"],
        ceiling: 108_650,
        row: Some("| a board | it begins |"),
    },
    // Fetched as well by a board with a computer player, in a worker. Compiled for speed. Why a start is
    // refused and typed turns took 2,500 bytes, in the notebook 14,000; the editors' decisions, and going on
    // without a worker, 1,000; looking up the value of a pit, and judging leaves once, 2,700, for the same
    // depth in half to three quarters of the time. The player that learns with you, thoughts kept between
    // turns, levels fitted to each game, and a worker on pages of other servers took 3,300; chances that come
    // true as often as they say, 240; each people's own word for seeds in hints, 100;
    // an engine that takes fewer instructions, 290; positions left unopened near the leaf, 200;
    // records as messengers and word processors change them, 1,300; the same decisions, and why one may pass, 1,700;
    // chances measured anew, a few bytes.
    Download {
        folder: "mbao",
        files: &["player.js", "thinker.js", "mbao_player_bg.wasm"],
        ceiling: 128_600,
        row: Some("| computer players, hints | they are first needed |"),
    },
    // For lifting and laying seeds in free numbers.
    Download { folder: "mbao", files: &["selection.js"], ceiling: 1_620, row: None },
    // For stepping through a record.
    Download { folder: "mbao", files: &["diagram.js"], ceiling: 1_000, row: None },
    // For drawing a hint.
    Download { folder: "mbao", files: &["hint.js"], ceiling: 700, row: None },
    // Fetched as well by the field notebook, including its computer players. What every rule of the fourteen
    // games rests on, used to begin a notebook from a game, took 9,000 bytes; what computer players and
    // boards have gained since, 4,000; each people's own word for seeds, also in files, 1,000; wins that are proved and
    // sentences on what is missing, 250; faults of noted rules mended, 440; positions left unopened near the leaf, 100;
    // records as messengers and word processors change them, 1,200; the same decisions and readings, 2,900.
    Download {
        folder: "mbao",
        files: &["notebook.js", "mbao_notebook.js", "mbao_notebook_bg.wasm"],
        ceiling: 225_450,
        row: Some("| games from the field notebook | `mbao/notebook` is imported |"),
    },
    // The bundles that take over the islands, by kind of page. With the game beside a section as a link to
    // the play table, and languages found as folders; words by what seeds are called, 60; links that are checked, 150;
    // settings of several pages that follow each other, and what is said where the browser keeps nothing, 1,100.
    // Drawing an island whose HTML was changed, and beginning anew after a panic, 620 in every bundle but the kiosk's.
    Download { folder: "reading", files: &["reading.js", "reading_bg.wasm"], ceiling: 134_600, row: None },
    // Lessons and puzzles, one task per screen. Tasks, streaks and classes that several pages keep together, 4,000.
    Download { folder: "learning", files: &["learning.js", "learning_bg.wasm"], ceiling: 146_700, row: None },
    // With the play table: seats, cards before and after a game, tabs, games that can be saved and sent; games in
    // several windows, links that are checked, and what is said where the browser keeps nothing, 6,000.
    Download { folder: "playing", files: &["playing.js", "playing_bg.wasm"], ceiling: 222_650, row: None },
    // The aim is 220,000. Beyond the islands that every page has, it contains reading and writing typed
    // notebooks (serde, with the path of an error), compiling them, the form and its words. Finding languages
    // as folders took 1,300 bytes; asking before one notebook replaces another, and keeping both, 1,500; two
    // games side by side 8,500; what rules rest on, 11,000; what a people calls its seeds, 400; faults of noted
    // rules mended, 100; links that are checked, and notebooks read from what is left of a broken one, 1,500;
    // notebooks in several windows, 3,200.
    Download { folder: "workshop", files: &["workshop.js", "workshop_bg.wasm"], ceiling: 343_750, row: None },
    // The show (place, turn, longest turn with its counter, invitation), the words above the board, offering
    // a few games first and a look at the house's picture took 16,000 bytes; telling the staff how much is
    // kept without a network, 500; what a people calls its seeds and filling an upright screen, 400. All of it
    // stays on the machine.
    Download { folder: "kiosk", files: &["kiosk.js", "kiosk_bg.wasm"], ceiling: 179_550, row: None },
];

/// Adds the files up and fails if they exceed a ceiling, or if the package's README says another size.
pub(crate) fn check() -> Result<()> {
    let readme = fs::read_to_string(repository::root().join(README)).context(README)?;
    for Download { folder, files, ceiling, row } in DOWNLOADS {
        let sum = print(&repository::dist().join(folder), files)?;
        println!("{ceiling:>28} is the ceiling");
        if sum > ceiling {
            bail!("dist/{folder} has grown beyond {ceiling} bytes");
        }
        if let Some(row) = row.map(|row| format!("{row} {} KB |", (sum + 500) / 1000))
            && !readme.contains(&row)
        {
            bail!("{README} has to say: {row}");
        }
    }
    Ok(())
}

/// Prints the size of each of a folder's files as brotli at its best, and returns their sum.
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
