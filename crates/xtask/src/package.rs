//! What makes generated files a package.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::json;

use crate::repository;

/// Puts beside the generated files what a package has besides them.
pub(crate) fn finish(folder: &Path) -> Result<()> {
    let types = folder.join("mbao.d.ts");
    let text = fs::read_to_string(&types).with_context(|| format!("reading {}", types.display()))?;
    fs::write(&types, without_any(&text))?;
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
            "./mbao_bg.wasm": "./mbao_bg.wasm",
        },
        "types": "./mbao.d.ts",
        "sideEffects": ["./board.js"],
        "files": ["*.js", "*.d.ts", "mbao_bg.wasm", "README.md", "LICENSE-MIT", "LICENSE-APACHE"],
    })
}

/// The generator types what passes through the raw exports as `any`, which
/// turns checks off wherever it gets to; `unknown` does not.
fn without_any(types: &str) -> String {
    let line = |line: &str| {
        if line.trim_start().starts_with("readonly ") && line.contains("=>") {
            line.replace(": any", ": unknown").replace("=> any", "=> unknown")
        } else {
            line.to_owned()
        }
    };
    types.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_raw_exports_change() {
        let types = "/** any: stays */\n    readonly game_play: (a: number, b: any) => any;\n";
        let checked = "/** any: stays */\n    readonly game_play: (a: number, b: unknown) => unknown;\n";
        assert_eq!(without_any(types), checked);
    }
}
