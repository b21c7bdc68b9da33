//! Modules of one download joined: fewer requests, and what is written alike
//! in two of them is packed once.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// Makes one module of `entry` and of those it imports from its folder, which
/// go, except those that are `kept` for others to import as well.
pub(crate) fn modules(folder: &Path, entry: &str, kept: &[&str]) -> Result<()> {
    let mut joined = Joined { folder, kept, names: Vec::new(), head: String::new(), body: String::new() };
    joined.add(entry, true)?;
    for name in &joined.names {
        fs::remove_file(folder.join(name)).with_context(|| format!("removing {name}"))?;
    }
    fs::write(folder.join(entry), joined.head + &joined.body).with_context(|| format!("writing {entry}"))
}

struct Joined<'a> {
    folder: &'a Path,
    kept: &'a [&'a str],
    names: Vec<String>,
    /// What is imported from elsewhere.
    head: String,
    body: String,
}

impl Joined<'_> {
    fn add(&mut self, name: &str, entry: bool) -> Result<()> {
        if self.names.iter().any(|there| there == name) {
            return Ok(());
        }
        self.names.push(name.to_owned());
        let text = fs::read_to_string(self.folder.join(name)).with_context(|| format!("reading {name}"))?;
        let mut own = String::new();
        for line in text.lines() {
            if let Some(from) = imported(line) {
                if self.kept.contains(&from) {
                    self.head.push_str(line);
                    self.head.push('\n');
                } else if line.contains(" as ") {
                    bail!("{name}: what is joined keeps its name: {line}");
                } else {
                    self.add(from, false)?;
                }
                continue;
            }
            // Only the entry is seen from outside.
            own.push_str(if entry { line } else { line.strip_prefix("export ").unwrap_or(line) });
            own.push('\n');
        }
        self.body.push_str(&own);
        Ok(())
    }
}

/// The file beside it that a line imports.
fn imported(line: &str) -> Option<&str> {
    if !line.starts_with("import ") {
        return None;
    }
    let (_, from) = line.split_once("\"./")?;
    from.split_once('"').map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_module_comes_once_and_before_what_needs_it() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mbao-join-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        for (name, text) in [
            (
                "a.js",
                "import { b } from \"./b.js\";\nimport { c } from \"./c.js\";\nexport const a = b + c;\n",
            ),
            ("b.js", "import { c } from \"./c.js\";\nexport const b = c;\n"),
            ("c.js", "import d from \"./d.js\"; // kept\nexport const c = d;\n"),
        ] {
            fs::write(folder.join(name), text)?;
        }
        modules(&folder, "a.js", &["d.js"])?;
        let joined = fs::read_to_string(folder.join("a.js"))?;
        let left = fs::read_dir(&folder)?.count();
        fs::remove_dir_all(&folder)?;
        assert_eq!(
            joined,
            "import d from \"./d.js\"; // kept\nconst c = d;\nconst b = c;\nexport const a = b + c;\n"
        );
        assert_eq!(left, 1);
        Ok(())
    }
}
