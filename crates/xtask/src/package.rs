//! What makes generated files a package.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::json;

use crate::repository;

/// Puts beside the generated files what a package has besides them.
pub(crate) fn finish(folder: &Path) -> Result<()> {
    let manifest = serde_json::to_string_pretty(&manifest())?;
    fs::write(folder.join("package.json"), manifest + "\n")?;
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(repository::root().join(licence), folder.join(licence))
            .with_context(|| format!("copying {licence}"))?;
    }
    Ok(())
}

fn manifest() -> serde_json::Value {
    json!({
        "name": "mbao",
        "version": env!("CARGO_PKG_VERSION"),
        "description": "The sowing games of East Africa: a board for any page, rules, positions and records",
        "license": env!("CARGO_PKG_LICENSE"),
        "type": "module",
        "exports": {
            ".": { "types": "./mbao.d.ts", "default": "./mbao.js" },
            "./board": { "types": "./board.d.ts", "default": "./board.js" },
            "./notebook": { "types": "./notebook.d.ts", "default": "./notebook.js" },
            "./mbao_bg.wasm": "./mbao_bg.wasm",
            "./mbao_player_bg.wasm": "./mbao_player_bg.wasm",
            "./mbao_notebook_bg.wasm": "./mbao_notebook_bg.wasm",
            "./mbao_notebook_player_bg.wasm": "./mbao_notebook_player_bg.wasm",
        },
        "types": "./mbao.d.ts",
        "sideEffects": ["./board.js"],
        "files": ["*.js", "*.d.ts", "*.wasm", "README.md", "LICENSE-MIT", "LICENSE-APACHE"],
    })
}
