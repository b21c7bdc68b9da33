//! Joins the modules of one download: fewer requests, and text that is alike in two of them is compressed
//! once.
//!
//! This is not a bundler. Names stay as they are, so two joined modules may not have the same top-level name
//! (`minify` refuses that), and imports may not rename. A bundler as a crate (`rolldown`) needs a newer
//! compiler and twenty times the code of `xtask`.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use oxc_allocator::Allocator;
use oxc_ast::ast::{ImportDeclarationSpecifier, Statement};
use oxc_parser::Parser;
use oxc_span::{GetSpan, SourceType, Span};

/// Makes one module of each of `entries` and the modules it imports from its folder. Entries import each
/// other as they are.
pub(crate) fn modules(from: &Path, entries: &[&str], to: &Path) -> Result<()> {
    for entry in entries {
        let mut joined =
            Joined { from, entries, names: Vec::new(), head: String::new(), body: String::new() };
        joined.add(entry, true)?;
        let text = joined.head + &joined.body;
        fs::write(to.join(entry), text).with_context(|| format!("writing {entry}"))?;
    }
    Ok(())
}

/// These modules of a folder as one text, each in a scope of its own, from which they give what they export to an object
/// `inThisFile`, under their names. What they import, at once or later, is there.
pub(crate) fn whole(from: &Path, entries: &[&str]) -> Result<String> {
    let mut whole = String::new();
    for entry in entries {
        let text = fs::read_to_string(from.join(entry)).with_context(|| format!("reading {entry}"))?;
        let allocator = Allocator::default();
        let parsed = Parser::new(&allocator, &text, SourceType::mjs()).parse();
        let record = &parsed.module_record;
        let at = |span: Span| &text[span.start as usize..span.end as usize];
        let there =
            |address: &str| format!("inThisFile[\"{}\"]", address.trim_matches('"').trim_start_matches("./"));
        // What stands in place of a part of the text.
        let mut changes = Vec::new();
        for statement in &parsed.program.body {
            match statement {
                Statement::ImportDeclaration(import) => {
                    let taken = import.specifiers.iter().flatten().map(|one| match one {
                        ImportDeclarationSpecifier::ImportSpecifier(one) => {
                            Ok(format!("{}: {}", one.imported.name(), one.local.name))
                        }
                        ImportDeclarationSpecifier::ImportDefaultSpecifier(one) => {
                            Ok(format!("default: {}", one.local.name))
                        }
                        ImportDeclarationSpecifier::ImportNamespaceSpecifier(_) => {
                            bail!("{entry}: what is imported has a name")
                        }
                    });
                    let taken = taken.collect::<Result<Vec<_>>>()?.join(", ");
                    let import = format!("const {{ {taken} }} = {};", there(at(import.source.span)));
                    changes.push((statement.span(), import));
                }
                Statement::ExportNamedDeclaration(_) => changes.push((statement.span(), String::new())),
                Statement::ExportDeclaration(export) => {
                    changes
                        .push((Span::new(export.span.start, export.declaration.span().start), String::new()));
                }
                _ => {}
            }
        }
        for later in &record.dynamic_imports {
            let address = at(later.module_request);
            if entries.iter().any(|entry| address == format!("\"./{entry}\"")) {
                changes.push((later.span, format!("Promise.resolve({})", there(address))));
            }
        }
        changes.sort_by_key(|(span, _)| span.start);
        let mut begin = 0;
        let _ = writeln!(whole, "inThisFile[\"{entry}\"] = (() => {{");
        for (span, instead) in changes {
            whole += &text[begin..span.start as usize];
            whole += &instead;
            begin = span.end as usize;
        }
        let exports = record.local_export_entries.iter().filter_map(|export| {
            Some(format!("{}: {}", at(export.export_name.span()?), export.local_name.name()?))
        });
        let exports = exports.collect::<Vec<_>>().join(", ");
        let _ = writeln!(whole, "{}return {{ {exports} }};\n}})();", &text[begin..]);
    }
    Ok(whole)
}

struct Joined<'a> {
    from: &'a Path,
    entries: &'a [&'a str],
    names: Vec<String>,
    /// The imports from other entries.
    head: String,
    body: String,
}

impl Joined<'_> {
    fn add(&mut self, name: &str, is_entry: bool) -> Result<()> {
        if self.names.iter().any(|there| there == name) {
            return Ok(());
        }
        self.names.push(name.to_owned());
        let text = fs::read_to_string(self.from.join(name)).with_context(|| format!("reading {name}"))?;
        let allocator = Allocator::default();
        let parsed = Parser::new(&allocator, &text, SourceType::mjs()).parse();
        if let Some(error) = parsed.diagnostics.first() {
            bail!("{name} is no JavaScript module: {error}");
        }
        let mut own = String::new();
        let mut at = 0;
        for statement in &parsed.program.body {
            let (start, end) = (statement.span().start as usize, statement.span().end as usize);
            let whole = &text[start..end];
            let left = match statement {
                Statement::ImportDeclaration(import) => {
                    match import.source.value.strip_prefix("./") {
                        Some(other) if !self.entries.contains(&other) => {
                            let renamed =
                                import.specifiers.iter().flatten().any(|specifier| match specifier {
                                    ImportDeclarationSpecifier::ImportSpecifier(one) => {
                                        one.imported.name() != one.local.name
                                    }
                                    _ => true,
                                });
                            ensure!(!renamed, "{name}: what is joined keeps its name: {whole}");
                            self.add(other, false)?;
                        }
                        _ => {
                            self.head.push_str(whole);
                            self.head.push('\n');
                        }
                    }
                    ""
                }
                // Only the entry's exports are visible from outside.
                Statement::ExportDeclaration(export) if !is_entry => {
                    &text[export.declaration.span().start as usize..end]
                }
                Statement::ExportNamedDeclaration(export) if !is_entry => {
                    // Nobody can import the default export of a joined module: that would be a renaming.
                    let renamed = export.specifiers.iter().any(|one| {
                        one.exported.name() != one.local.name() && one.exported.name() != "default"
                    });
                    ensure!(!renamed, "{name}: what is joined keeps its name: {whole}");
                    ""
                }
                Statement::ExportDefaultDeclaration(_)
                | Statement::ExportAllDeclaration(_)
                | Statement::ExportFromDeclaration(_)
                    if !is_entry =>
                {
                    bail!("{name}: what is joined exports what it names: {whole}");
                }
                _ => whole,
            };
            own.push_str(&text[at..start]);
            own.push_str(left);
            at = end;
        }
        own.push_str(&text[at..]);
        self.body.push_str(&own);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(files: &[(&str, &str)], entries: &[&str]) -> Result<String> {
        let folder = std::env::temp_dir().join(format!("mbao-join-{}-{}", std::process::id(), files.len()));
        fs::create_dir_all(folder.join("out"))?;
        for (name, text) in files {
            fs::write(folder.join(name), text)?;
        }
        let done = modules(&folder, entries, &folder.join("out"));
        let text = fs::read_to_string(folder.join("out").join(entries[0]));
        fs::remove_dir_all(&folder)?;
        done?;
        Ok(text?)
    }

    #[test]
    fn each_module_comes_once_and_before_what_needs_it() -> Result<()> {
        let files = [
            (
                "a.js",
                "import { b } from \"./b.js\";\nimport {\n  c,\n} from './c.js';\nexport const a = b + c;\n",
            ),
            ("b.js", "import { c } from \"./c.js\";\nexport const b = c;\nexport { b as default };\n"),
            ("c.js", "import d from \"./d.js\"; // kept\nexport const c = d;\n"),
            ("d.js", "export default 1;\n"),
        ];
        let text = joined(&files, &["a.js", "d.js"])?;
        assert_eq!(
            text.lines().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n"),
            "import d from \"./d.js\";\n // kept\nconst c = d;\nconst b = c;\nexport const a = b + c;"
        );
        Ok(())
    }

    #[test]
    fn modules_in_one_find_each_other_there() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mbao-whole-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        fs::write(
            folder.join("a.js"),
            "const a = 1;\nexport class B {}\nexport { a as default, B as C };\n",
        )?;
        let other = "import a, { B as D } from \"./a.js\";\nexport const b = () => import(\"./a.js\");\n";
        fs::write(folder.join("b.js"), other)?;
        let text = whole(&folder, &["a.js", "b.js"]);
        fs::remove_dir_all(&folder)?;
        assert_eq!(
            text?.lines().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n"),
            "inThisFile[\"a.js\"] = (() => {\nconst a = 1;\nclass B {}\nreturn { B: B, default: a, C: B };\n})();\n\
             inThisFile[\"b.js\"] = (() => {\nconst { default: a, B: D } = inThisFile[\"a.js\"];\n\
             const b = () => Promise.resolve(inThisFile[\"a.js\"]);\nreturn { b: b };\n})();"
        );
        Ok(())
    }

    #[test]
    fn what_would_need_another_name_is_refused() {
        for import in [
            "import { b as c } from \"./b.js\";",
            "import b from \"./b.js\";",
            "import * as b from \"./b.js\";",
        ] {
            let files = [("a.js", import), ("b.js", "export const b = 1;\n"), ("c.js", "")];
            assert!(joined(&files, &["a.js"]).is_err(), "{import}");
        }
    }
}
