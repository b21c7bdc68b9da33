//! Compiles the words of `content/i18n/*/board.ftl` into Rust: Fluent itself
//! would weigh more in a browser than all the rest of the board.
//!
//! Every message becomes a function with its variables as arguments, so that a
//! message, a variable or a language that is missing does not build.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

const LANGUAGES: [&str; 2] = ["en", "sw"];

/// A message: its variables in order, its pattern in the form that `words.rs` reads.
type Messages = BTreeMap<String, (Vec<String>, String)>;

fn main() -> Result<()> {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/i18n");
    let mut all: Vec<Messages> = Vec::new();
    for language in LANGUAGES {
        let file = content.join(language).join("board.ftl");
        println!("cargo::rerun-if-changed={}", file.display());
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        all.push(messages(&text).with_context(|| file.display().to_string())?);
    }
    let first = &all[0];
    for (language, other) in LANGUAGES.iter().zip(&all).skip(1) {
        let missing: Vec<_> = first.keys().filter(|id| !other.contains_key(*id)).collect();
        let extra: Vec<_> = other.keys().filter(|id| !first.contains_key(*id)).collect();
        if !missing.is_empty() || !extra.is_empty() {
            bail!("{language}/board.ftl: missing {missing:?}, not in {}: {extra:?}", LANGUAGES[0]);
        }
        for (id, (variables, _)) in other {
            if *variables != first[id].0 {
                bail!("{language}/board.ftl: {id} has {variables:?}, in {} {:?}", LANGUAGES[0], first[id].0);
            }
        }
    }
    let out = Path::new(&std::env::var("OUT_DIR")?).join("words.rs");
    std::fs::write(&out, rust(&all)).with_context(|| out.display().to_string())
}

fn messages(text: &str) -> Result<Messages> {
    let resource = fluent_syntax::parser::parse(text).map_err(|(_, errors)| anyhow!("{errors:?}"))?;
    let mut messages = Messages::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let pattern = message.value.as_ref().with_context(|| format!("{id} says nothing"))?;
        let mut names = BTreeSet::new();
        variables(pattern, &mut names);
        let names: Vec<String> = names.into_iter().collect();
        let mut compiled = String::new();
        compile(pattern, &names, &mut compiled).with_context(|| id.to_owned())?;
        if messages.insert(id.to_owned(), (names, compiled)).is_some() {
            bail!("{id} stands twice");
        }
    }
    Ok(messages)
}

fn variables(pattern: &Pattern<&str>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => {
                names.insert(id.name.to_owned());
            }
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                if let InlineExpression::VariableReference { id } = selector {
                    names.insert(id.name.to_owned());
                }
                for variant in variants {
                    variables(&variant.value, names);
                }
            }
            _ => {}
        }
    }
}

/// Text as it is; `\u{1}` and a digit for a variable, or `n` for the number;
/// `\u{2}`, variants (`\u{3}`, key, `\u{4}`, text) and `\u{5}` for a choice by
/// the number.
fn compile(pattern: &Pattern<&str>, names: &[String], out: &mut String) -> Result<()> {
    let index = |name: &str| {
        if name == "n" {
            return Ok('n');
        }
        let at = names.iter().filter(|n| *n != "n").position(|n| n == name).expect("collected before");
        char::from_digit(u32::try_from(at).unwrap_or(99), 10).context("more than ten variables")
    };
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.push_str(value),
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => {
                out.push('\u{1}');
                out.push(index(id.name)?);
            }
            PatternElement::Placeable {
                expression:
                    Expression::Select { selector: InlineExpression::VariableReference { id }, variants },
            } => {
                if id.name != "n" {
                    bail!("only $n is a number");
                }
                out.push('\u{2}');
                // The default comes last, so that the first that fits is right.
                for variant in
                    variants.iter().filter(|v| !v.default).chain(variants.iter().filter(|v| v.default))
                {
                    out.push('\u{3}');
                    match &variant.key {
                        _ if variant.default => {}
                        VariantKey::NumberLiteral { value } => out.push_str(value),
                        VariantKey::Identifier { name: "one" } => out.push('1'),
                        VariantKey::Identifier { name } => bail!("no plural \"{name}\" in these languages"),
                    }
                    out.push('\u{4}');
                    compile(&variant.value, names, out)?;
                }
                out.push('\u{5}');
            }
            PatternElement::Placeable { .. } => bail!("only variables and choices by number are understood"),
        }
    }
    Ok(())
}

fn rust(all: &[Messages]) -> String {
    let mut text = String::new();
    let mut controls: Vec<(usize, &str)> = Vec::new();
    for (index, (id, (names, _))) in all[0].iter().enumerate() {
        if let Some(control) = id.strip_prefix("ui-") {
            controls.push((index, control));
            continue;
        }
        let arguments: Vec<String> = names
            .iter()
            .map(|name| format!("{name}: {}", if name == "n" { "usize" } else { "&str" }))
            .collect();
        let (numbers, texts): (Vec<&str>, Vec<&str>) =
            names.iter().map(String::as_str).partition(|name| *name == "n");
        let name = id.replace('-', "_");
        let number = numbers.first().unwrap_or(&"0");
        let _ = if texts.is_empty() {
            writeln!(
                text,
                "pub(crate) const fn {name}({}) -> Message {{ Message {{ id: {index}, number: {number} }} }}",
                arguments.join(", "),
            )
        } else {
            writeln!(
                text,
                "pub(crate) fn {name}(lang: Lang, {}) -> String {{ say(lang, {index}, {number}, &[{}]) }}",
                arguments.join(", "),
                texts.join(", "),
            )
        };
    }
    // Messages are in order, so those of the controls stand together.
    let _ = writeln!(text, "const FIRST_CONTROL: usize = {};", controls[0].0);
    let ids: Vec<&str> = controls.iter().map(|(_, id)| *id).collect();
    let _ = writeln!(text, "const CONTROLS: &str = {:?};", ids.join("\0"));
    let _ = writeln!(text, "static PATTERNS: [&str; {}] = [", all.len());
    for messages in all {
        let patterns: Vec<&str> = messages.values().map(|(_, pattern)| pattern.as_str()).collect();
        let _ = writeln!(text, "{:?},", patterns.join("\0"));
    }
    text.push_str("];\n");
    text
}
