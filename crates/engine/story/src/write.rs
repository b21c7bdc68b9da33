//! Writes a story as text.

use core::fmt;

use crate::prelude::*;
use crate::record::is_tag;
use crate::story::{Step, Story};
use crate::words::Words;
use crate::words::one_line;
use mbao_rules::Side;
use mbao_rules::typed::same;

impl fmt::Display for Story {
    /// Writes the story with the numbers that [`Story::settle`] set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(definition) = &self.definition
            && self.header("Game").is_none()
        {
            writeln!(f, "Game: {}", definition.id)?;
        }
        for (at, (name, value)) in self.headers.iter().enumerate() {
            let again = self.headers.iter().take(at).any(|(earlier, _)| same(earlier, name));
            if is_tag(name.trim_ascii()) && !again {
                writeln!(f, "{}: {}", name.trim_ascii(), one_line(value))?;
            }
        }
        f.write_str("\n")?;
        let mut out = String::new();
        push_words(&self.words, false, &mut out);
        if !out.is_empty() {
            out.push('\n');
        }
        push_line(&self.steps, false, &mut out);
        if !self.steps.is_empty() {
            out.push('\n');
        }
        f.write_str(&out)
    }
}

/// Only at the head of a branch options can be read.
fn push_words(words: &[Words], mut at_head: bool, out: &mut String) {
    for words in words {
        let text = words.written(at_head);
        if text != "{}" {
            space(out);
            out.push_str(&text);
            at_head = false;
        }
    }
}

/// Adds a space, but not where something begins.
fn space(out: &mut String) {
    if !matches!(out.as_bytes().last(), None | Some(b' ' | b'\n' | b'(')) {
        out.push(' ');
    }
}

fn push_line(steps: &[Step], in_branch: bool, out: &mut String) {
    let mut last: Option<&Step> = None;
    for step in steps {
        let turn_end = if in_branch { "  " } else { "\n" };
        let opens = match last {
            Some(last) if last.is_of_turn(step) => {
                out.push(' ');
                false
            }
            Some(last) if step.mover == Side::South || (last.number > 0) != (step.number > 0) => {
                out.push_str(turn_end);
                true
            }
            Some(_) => {
                out.push_str("  ");
                false
            }
            None => {
                if in_branch {
                    space(out);
                }
                true
            }
        };
        if opens {
            out.push_str(&step.number.to_string());
            out.push_str(if step.mover == Side::North { ". ...  " } else { ". " });
        }
        out.push_str(&step.action.to_string());
        push_words(&step.words, false, out);
        for branch in step.branches.iter().filter(|branch| !branch.steps.is_empty()) {
            out.push_str(" (");
            push_words(&branch.words, true, out);
            push_line(&branch.steps, true, out);
            out.push(')');
        }
        last = Some(step);
    }
}
