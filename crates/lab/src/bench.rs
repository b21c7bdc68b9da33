//! The speed of the rules, natively and in WebAssembly under Node.
//!
//! `cargo lab bench [--native] [TURNS]`
//!
//! TURNS are the turns of each measured stretch, 150,000 if none are given; the best of five counts, because noise only
//! adds time. Speeds belong to the machine: compare only ratios, and versions only in runs that take turns. With the
//! same seed one turn may go round for a million seeds, and it decides a short run. `--native` needs no Node, as for
//! counting instructions.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_rules::GAMES;
use mbao_walk::{Amount, random_play, rules};
use serde::Deserialize;

const REPEATS: u32 = 5;
const SEED: u32 = 7;
const WASM: &str = "wasm32-unknown-unknown";

/// The best of a game's stretches in WebAssembly.
#[derive(Deserialize)]
struct Stretch {
    seconds: f64,
    turns: f64,
}

pub(crate) fn run(mut arguments: Parser) -> Result<()> {
    let (mut native, mut turns) = (false, 150_000_u32);
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("native") => native = true,
            Value(number) => turns = number.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    let wasm = if native { None } else { Some(in_wasm(turns)?) };
    println!("{:14} {:>11} {:>11} {:>11} {:>12}", "game", "games/s", "turns/s", "seeds/s", "wasm : native");
    for (at, definition) in GAMES.iter().enumerate() {
        let rules = rules(at);
        let (mut seconds, mut played) = (f64::INFINITY, Amount::default());
        for _ in 0..REPEATS {
            let start = Instant::now();
            played = random_play(&rules, turns.into(), SEED.into());
            seconds = seconds.min(start.elapsed().as_secs_f64());
        }
        let speed = |count: u64| f64::from(u32::try_from(count).unwrap_or(u32::MAX)) / seconds;
        let ratio = wasm.as_ref().and_then(|stretches| stretches.get(at)).map_or("-".to_owned(), |stretch| {
            format!("{:.2}", stretch.turns / stretch.seconds / speed(played.turns))
        });
        println!(
            "{:14} {:>11.0} {:>11.0} {:>11.0} {ratio:>12}",
            definition.id,
            speed(played.games),
            speed(played.turns),
            speed(played.seeds)
        );
    }
    Ok(())
}

/// What WebAssembly takes for the same games.
fn in_wasm(turns: u32) -> Result<Vec<Stretch>> {
    let lab = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--release", "--package", "mbao-walk", "--lib", "--target", WASM]);
    let built = cargo.current_dir(lab).status().context("cargo")?;
    ensure!(built.success(), "not built; `rustup target add {WASM}` may help");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| lab.join("../../target"), Into::into);
    let mut node = Command::new("node");
    node.arg(lab.join("walk/node.mjs")).arg(target.join(WASM).join("release/mbao_walk.wasm"));
    node.args([turns, SEED, REPEATS].map(|number| number.to_string()));
    let told = node.output().context("node")?;
    ensure!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    Ok(serde_json::from_slice(&told.stdout)?)
}
