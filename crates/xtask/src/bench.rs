//! The speed of the rules, natively and in WebAssembly under Node.

use std::ffi::OsString;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::{process, repository, target};

/// Runs both halves of the benchmark, prints a table and writes the figures to `target/bench.json`. The only
/// argument is the number of turns in each measured stretch.
pub(crate) fn run(arguments: &[OsString]) -> Result<()> {
    target::ensure()?;
    let native = native(arguments)?;
    let wasm = wasm(arguments)?;
    let (Some(native), Some(wasm)) = (native.as_array(), wasm.as_array()) else {
        bail!("the benchmark printed no list");
    };
    let rows: Vec<Value> = native
        .iter()
        .zip(wasm)
        .map(|(native, wasm)| json!({ "game": native["game"], "native": native, "wasm": wasm }))
        .collect();
    print_table(&rows);
    let file = repository::root().join("target/bench.json");
    std::fs::write(&file, format!("{:#}\n", json!(rows))).with_context(|| file.display().to_string())?;
    println!("\nFigures: {}", file.display());
    Ok(())
}

fn native(arguments: &[OsString]) -> Result<Value> {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--profile", "speed", "--package", "mbao-bench", "--"]).args(arguments);
    Ok(serde_json::from_str(&process::output(&mut cargo)?)?)
}

fn wasm(arguments: &[OsString]) -> Result<Value> {
    let mut cargo = process::cargo();
    cargo.args(["build", "--quiet", "--profile", "speed", "--package", "mbao-bench", "--lib"]);
    cargo.args(["--target", target::WASM]);
    process::run(&mut cargo)?;
    let mut node = Command::new("node");
    node.current_dir(repository::root())
        .arg("crates/bench/node.mjs")
        .arg(format!("target/{}/speed/mbao_bench.wasm", target::WASM))
        .args(arguments);
    Ok(serde_json::from_str(&process::output(&mut node)?)?)
}

fn print_table(rows: &[Value]) {
    println!(
        "{:14} {:>11} {:>11} {:>11} {:>11} {:>9} {:>8} {:>8}",
        "game", "playouts/s", "turns/s", "seeds/s", "wasm turns/s", "of native", "of floor", "wasm of"
    );
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let mut turns = 0.0;
    for row in rows {
        let (native, wasm) = (&row["native"], &row["wasm"]);
        turns += number(&native["turns"]) + number(&wasm["turns"]);
        let ratio = |of: &Value| of.as_f64().map_or("-".to_owned(), |r| format!("{r:.2}"));
        println!(
            "{:14} {:>11.0} {:>11.0} {:>11.0} {:>12.0} {:>9.2} {:>8} {:>8}",
            row["game"].as_str().unwrap_or_default(),
            number(&native["playoutsPerSecond"]),
            number(&native["turnsPerSecond"]),
            number(&native["seedsPerSecond"]),
            number(&wasm["turnsPerSecond"]),
            number(&wasm["turnsPerSecond"]) / number(&native["turnsPerSecond"]),
            ratio(&native["ofFloor"]),
            ratio(&wasm["ofFloor"]),
        );
    }
    println!("\n{:.1} million random turns.", turns / 1e6);
}
