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
    // What `<mbao-board>` fetches. The aim is 73,728: `crates/library/DECISIONS.md` says what
    // stands in its way.
    Download {
        folder: "mbao",
        files: &["board.js", "engine.js", "mbao.js", "mbao_bg.wasm"],
        ceiling: 82_600,
    },
    // What a board with a computer player fetches besides, in a worker. Compiled to be fast.
    Download { folder: "mbao", files: &["player.js", "thinker.js", "mbao_player_bg.wasm"], ceiling: 114_700 },
    // What computers are seated by.
    Download { folder: "mbao", files: &["seats.js"], ceiling: 400 },
    // What seeds are lifted and laid by in free numbers.
    Download { folder: "mbao", files: &["selection.js"], ceiling: 1_500 },
    // What a record is stepped through by.
    Download { folder: "mbao", files: &["diagram.js"], ceiling: 970 },
    // What a hint is drawn by.
    Download { folder: "mbao", files: &["hint.js"], ceiling: 700 },
    // What the field notebook fetches besides, its computer players included.
    Download {
        folder: "mbao",
        files: &["notebook.js", "mbao_notebook.js", "mbao_notebook_bg.wasm"],
        ceiling: 188_200,
    },
    // What takes over the islands of a page, by its kind.
    Download { folder: "reading", files: &["reading.js", "reading_bg.wasm"], ceiling: 130_000 },
    Download { folder: "playing", files: &["playing.js", "playing_bg.wasm"], ceiling: 204_500 },
    // The aim is 220,000. Above the islands that every page has: reading and writing typed
    // notebooks (serde, with the path of what is wrong), compiling them, the form and its words.
    Download { folder: "workshop", files: &["workshop.js", "workshop_bg.wasm"], ceiling: 310_000 },
    Download { folder: "kiosk", files: &["kiosk.js", "kiosk_bg.wasm"], ceiling: 161_500 },
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
