//! Compiles one message: what it contains, and its pattern.

use std::borrow::ToOwned;
use std::collections::BTreeSet;
use std::format;
use std::string::String;
use std::vec::Vec;

use anyhow::{Context, Result, bail};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

use super::{CONTROL, Compiled, NUMBER, Written};
use crate::plural::Plurals;
use crate::{CALLED, PITS};

/// How a pattern writes the first message that others contain; those that follow take the next letters.
const FIRST: char = 'a';
/// How a pattern writes the last of them.
const LAST: char = 'z';
/// The variables that are what a game's people call something: they only choose words. Each with its values, the
/// usual one first, and the capital that stands for it.
const WORDS: [(&str, &[&str], u8); 2] = [("called", &CALLED, b'A'), ("hole", &PITS, b'Q')];
/// Begins the value of a word that has its gloss.
const NEW: &str = "new-";

/// Compiles a message; `inside` are the messages that others contain, in some language.
pub(super) fn message(
    id: &str,
    written: &Written<'_>,
    plurals: &Plurals,
    inside: &BTreeSet<String>,
) -> Result<Compiled> {
    let pattern = written[id];
    let found = Found::of(pattern, written)?;
    if let Some(control) = found.inside.iter().find(|id| id.starts_with(CONTROL)) {
        bail!("{control} names a control: no other message can contain it");
    }
    let variables: Vec<String> = found.variables.into_iter().collect();
    let mut writer = Writer { written, names: &variables, plurals, inside, out: String::new() };
    writer.pattern(pattern)?;
    let pattern = writer.out;
    Ok(Compiled { variables, pattern, inside: inside.contains(id), by_word: found.by_word })
}

/// What is found in a message, and in those that it contains.
pub(super) struct Found<'a> {
    written: &'a Written<'a>,
    /// How many messages the one that is read lies in.
    depth: usize,
    variables: BTreeSet<String>,
    /// The messages that it contains.
    pub(super) inside: BTreeSet<String>,
    /// Its words depend on what a game's people call something.
    by_word: bool,
}

impl<'a> Found<'a> {
    pub(super) fn of(pattern: &Pattern<&str>, written: &'a Written<'a>) -> Result<Self> {
        let (variables, inside) = (BTreeSet::new(), BTreeSet::new());
        let mut found = Self { written, depth: 0, variables, inside, by_word: false };
        found.read(pattern)?;
        Ok(found)
    }

    fn read(&mut self, pattern: &Pattern<&str>) -> Result<()> {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::VariableReference { id }),
                } => {
                    self.variables.insert(id.name.to_owned());
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::MessageReference { id, .. }),
                } => {
                    self.inside.insert(id.name.to_owned());
                    self.depth += 1;
                    if self.depth > self.written.len() {
                        bail!("it contains itself");
                    }
                    self.read(other(self.written, id.name)?)?;
                    self.depth -= 1;
                }
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    if let InlineExpression::VariableReference { id } = selector {
                        if is_word(id.name) {
                            self.by_word = true;
                        } else {
                            self.variables.insert(id.name.to_owned());
                        }
                    }
                    for variant in variants {
                        self.read(&variant.value)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// The message of that name, which another contains.
fn other<'a>(written: &Written<'a>, name: &str) -> Result<&'a Pattern<&'a str>> {
    written.get(name).copied().with_context(|| format!("there is no {name}"))
}

/// Writes the compiled pattern of a message.
struct Writer<'a> {
    written: &'a Written<'a>,
    /// The variables of the message.
    names: &'a [String],
    plurals: &'a Plurals,
    /// The messages that others contain, in some language.
    inside: &'a BTreeSet<String>,
    /// Plain text as it is; `\u{1}` and a digit for a text, or `n` for the number; `\u{2}`, variants (`\u{3}`, key,
    /// `\u{4}`, text) and `\u{5}` for a choice; `\u{6}` and a small letter for another message. A key is a number, the small
    /// letter of a plural form, or a capital for what people call something.
    out: String,
}

impl Writer<'_> {
    /// How the pattern writes a variable.
    fn variable(&self, name: &str) -> Result<char> {
        if name == NUMBER {
            return Ok('n');
        }
        if is_word(name) {
            bail!("${name} only chooses words");
        }
        let at = place(self.names, name).expect("collected before");
        char::from_digit(u32::try_from(at).unwrap_or(99), 10).context("more than ten variables")
    }

    /// Writes another message: by its letter if its texts have the same places there, else in full.
    fn other(&mut self, name: &str) -> Result<()> {
        let other = other(self.written, name)?;
        let theirs: Vec<String> = Found::of(other, self.written)?.variables.into_iter().collect();
        if theirs.iter().any(|text| text != NUMBER && place(&theirs, text) != place(self.names, text)) {
            return self.pattern(other);
        }
        let at = self.inside.iter().position(|one| one == name).expect("collected before");
        let letter = (FIRST..=LAST).nth(at).context("too many messages that others contain")?;
        self.out.extend(['\u{6}', letter]);
        Ok(())
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) -> Result<()> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.out.push_str(value),
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::VariableReference { id }),
                } => {
                    let variable = self.variable(id.name)?;
                    self.out.extend(['\u{1}', variable]);
                }
                PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::MessageReference { id, attribute: None }),
                } => self.other(id.name)?,
                PatternElement::Placeable {
                    expression:
                        Expression::Select { selector: InlineExpression::VariableReference { id }, variants },
                } => self.choice(id.name, variants)?,
                PatternElement::Placeable { .. } => {
                    bail!("only variables, other messages and choices are understood")
                }
            }
        }
        Ok(())
    }

    fn choice(&mut self, chooses: &str, variants: &[Variant<&str>]) -> Result<()> {
        if chooses != NUMBER && !is_word(chooses) {
            bail!("only ${NUMBER}, ${} and ${} choose words", WORDS[0].0, WORDS[1].0);
        }
        self.out.push('\u{2}');
        // The default comes last, so that the first match is right.
        for variant in variants.iter().filter(|v| !v.default).chain(variants.iter().filter(|v| v.default)) {
            self.out.push('\u{3}');
            match &variant.key {
                VariantKey::Identifier { name } if is_word(chooses) => {
                    self.out.extend(called(chooses, name, variant.default)?);
                }
                _ if variant.default => {}
                VariantKey::NumberLiteral { value } => self.out.push_str(value),
                VariantKey::Identifier { name } => self.out.push_str(&self.plurals.key(name)?),
            }
            self.out.push('\u{4}');
            self.pattern(&variant.value)?;
        }
        self.out.push('\u{5}');
        Ok(())
    }
}

/// The place of a text among the variables of a message.
fn place(names: &[String], name: &str) -> Option<usize> {
    names.iter().filter(|one| *one != NUMBER).position(|one| one == name)
}

/// Whether a variable is what a game's people call something.
fn is_word(variable: &str) -> bool {
    WORDS.iter().any(|(word, ..)| *word == variable)
}

/// How a pattern writes what a variable of [`WORDS`] says; nothing for the default, which is the first value.
fn called(variable: &str, name: &str, default: bool) -> Result<Option<char>> {
    let (_, values, first) = WORDS.iter().find(|(word, ..)| *word == variable).expect("it is one of them");
    let (value, new) = name.strip_prefix(NEW).map_or((name, 0), |value| (value, 1));
    let place = values.iter().position(|one| *one == value);
    let place = place.filter(|_| new == 0 || variable != WORDS[0].0);
    let place = place.with_context(|| format!("nothing is called {name} by ${variable}"))?;
    if default != (place == 0) {
        bail!("the default of ${variable} is *[{}]", values[0]);
    }
    // Pits have two letters for each word: as it is, and with its gloss.
    let letter = if variable == WORDS[0].0 { place } else { 2 * place + new };
    Ok((*first..=b'Z').nth(letter).map(char::from).filter(|_| !default))
}
