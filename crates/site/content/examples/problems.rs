//! Names everything that is wrong with the content, or missing in a language.
//!
//! `cargo run -p mbao-content --example problems -- [FOLDER]`; the folder is `content` if none is named.

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use mbao_content::Content;

fn main() -> ExitCode {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content");
    let folder = env::args_os().nth(1).map_or(own, PathBuf::from);
    let problems = folder.canonicalize().map(|folder| Content::read(&folder).err().unwrap_or_default());
    match problems {
        Ok(problems) => {
            for problem in &problems {
                println!("{problem}");
            }
            println!("{} problems", problems.len());
            if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(why) => {
            println!("{}: {why}", folder.display());
            ExitCode::FAILURE
        }
    }
}
