//! JavaScript made small: what is downloaded needs no comments and no long names.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use oxc_allocator::Allocator;
use oxc_codegen::{Codegen, CodegenOptions};
use oxc_minifier::{CompressOptions, MangleOptions, Minifier, MinifierOptions};
use oxc_parser::Parser;
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

fn module(text: &str) -> Result<String> {
    let allocator = Allocator::default();
    let parsed = Parser::new(&allocator, text, SourceType::mjs()).parse();
    if let Some(error) = parsed.diagnostics.first() {
        bail!("no JavaScript module: {error}");
    }
    let mut program = parsed.program;
    let options = MinifierOptions {
        mangle: Some(MangleOptions { top_level: Some(true), ..MangleOptions::default() }),
        mangle_properties: None,
        compress: Some(CompressOptions::smallest()),
    };
    let scoping = Minifier::new(options).minify(&allocator, &mut program).scoping;
    Ok(Codegen::new().with_options(CodegenOptions::minify()).with_scoping(scoping).build(&program).code)
}
