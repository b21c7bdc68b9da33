//! Minifies JavaScript: a download needs no comments and no long names.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use oxc_allocator::Allocator;
use oxc_codegen::{Codegen, CodegenOptions, CommentOptions};
use oxc_minifier::{CompressOptions, MangleOptions, Minifier, MinifierOptions};
use oxc_parser::Parser;
use oxc_semantic::SemanticBuilder;
use oxc_span::SourceType;

/// Rewrites the modules (`*.js`) of a folder.
pub(crate) fn folder(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let file = entry?.path();
        if file.extension().is_some_and(|ending| ending == "js") {
            let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            let small = module(&text).with_context(|| file.display().to_string())?;
            fs::write(&file, small).with_context(|| file.display().to_string())?;
        }
    }
    Ok(())
}

/// A style sheet without the parts that only people read. No string in it contains what is removed here.
pub(crate) fn styles(text: &str) -> String {
    let mut rest = text;
    let mut bare = String::new();
    while let Some((before, after)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let mut small = bare.lines().map(str::trim).collect::<String>();
    for (long, short) in [
        (": ", ":"),
        ("; ", ";"),
        (", ", ","),
        (" > ", ">"),
        (" {", "{"),
        ("{ ", "{"),
        ("} ", "}"),
        (" }", "}"),
        (";}", "}"),
    ] {
        small = small.replace(long, short);
    }
    small
}

fn module(text: &str) -> Result<String> {
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, text, SourceType::mjs()).parse();
    if let Some(error) = parsed.diagnostics.first() {
        bail!("no JavaScript module: {error}");
    }
    let mut program = parsed.program;
    // Joined modules may not have the same name twice.
    let checked = SemanticBuilder::new().with_check_syntax_error(true).build(&program);
    if let Some(error) = checked.diagnostics.first() {
        bail!("no JavaScript module: {error}");
    }
    let options = MinifierOptions {
        mangle: Some(MangleOptions { top_level: Some(true), ..MangleOptions::default() }),
        mangle_properties: None,
        compress: Some(CompressOptions::smallest()),
    };
    let small = Minifier::new(options).minify(&allocator, &mut program);
    // Meant for bundlers, which would warn without it.
    let annotation = text.contains("@vite-ignore");
    let comments = CommentOptions { annotation, ..CommentOptions::disabled() };
    let options = CodegenOptions { comments, ..CodegenOptions::minify() };
    let codegen = Codegen::new().with_options(options).with_scoping(small.scoping);
    let code = codegen.with_private_member_mappings(small.class_private_mappings).build(&program).code;
    // Bundlers find out by themselves what has no effect.
    Ok(code.replace("/* @__PURE__ */ ", " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_outside_can_name_has_a_short_name() -> Result<()> {
        let small = module("export class Pit {\n  #seeds = 2;\n  lift() { return this.#seeds; }\n}\n")?;
        assert_eq!(small, "export class Pit{#e=2;lift(){return this.#e}}");
        Ok(())
    }

    #[test]
    fn a_name_that_stands_twice_is_refused() {
        assert!(module("const a = 1;\nconst a = 2;\nexport { a };\n").is_err());
    }

    #[test]
    fn styles_lose_only_what_people_read() {
        let sheet = "/* a */\n.a :is(b, i) {\n  color: red; /* b */\n  margin: 0 1px;\n}\n@media print { .a { top: 0; } }\n";
        assert_eq!(styles(sheet), ".a :is(b,i){color:red;margin:0 1px}@media print{.a{top:0}}");
    }
}
