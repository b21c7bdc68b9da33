//! Writes compiled messages as Rust: a function for each, and the patterns.

use std::borrow::ToOwned;
use std::fmt::Write as _;
use std::string::String;
use std::vec::Vec;
use std::{format, vec};

use super::{BETWEEN, CONTROL, Language, NUMBER, Plain, order};

/// The module; for programs with the words of the first language only, of this file.
pub(super) fn rust(all: &[Language], plain: Plain, apart: Option<&str>) -> String {
    // A message depends on people's own words if it does in some language.
    let by_word = |id: &str| all.iter().any(|language| language.messages[id].by_word);
    let first = &all[0].messages;
    let order = order(first);
    let voiced = order.iter().any(|id| by_word(id));
    let mut text = String::from("use mbao_words::{Lang, Voice};\n");
    let mut controls: Vec<(usize, &str)> = Vec::new();
    for (index, &id) in order.iter().enumerate() {
        let message = &first[id];
        if let Some(control) = id.strip_prefix(CONTROL) {
            controls.push((index, control));
            continue;
        }
        let names = &message.variables;
        let arguments: Vec<String> = names
            .iter()
            .map(|name| format!("{name}: {}", if name == NUMBER { "usize" } else { "&str" }))
            .collect();
        let (numbers, texts): (Vec<&str>, Vec<&str>) =
            names.iter().map(String::as_str).partition(|name| *name == NUMBER);
        let name = id.replace('-', "_");
        let number = numbers.first().unwrap_or(&"0");
        if message.inside {
            text.push_str("#[allow(dead_code)] // Other messages contain it.\n");
        }
        let _ = if texts.is_empty() && plain == Plain::Later {
            writeln!(
                text,
                "pub(crate) const fn {name}({}) -> Message {{ Message {{ id: {index}, number: {number} }} }}",
                arguments.join(", "),
            )
        } else {
            let (by, voice) =
                if by_word(id) { ("voice: Voice", "voice") } else { ("lang: Lang", "lang.into()") };
            writeln!(
                text,
                "pub(crate) fn {name}({}) -> String {{ say({voice}, {index}, {number}, &[{}]) }}",
                [vec![by.to_owned()], arguments].concat().join(", "),
                texts.join(", "),
            )
        };
    }
    // What is said later or by name may depend on people's own words.
    let (by, voice) = if voiced { ("voice: Voice", "voice") } else { ("lang: Lang", "lang.into()") };
    let _ = writeln!(
        text,
        "fn say(voice: Voice, message: usize, number: usize, texts: &[&str]) -> String {{\n\
         mbao_words::say({}, message, number, voice.called, texts)\n}}",
        if apart.is_some() { "PATTERNS.words(voice.lang)" } else { "PATTERNS[voice.lang as usize]" }
    );
    if plain == Plain::Later {
        let _ = writeln!(
            text,
            "/// A message that needs no texts.\n\
             #[derive(Clone, Copy)]\n\
             pub(crate) struct Message {{ id: usize, number: usize }}\n\
             impl Message {{\n\
             pub(crate) fn text(self, {by}) -> String {{ say({voice}, self.id, self.number, &[]) }}\n}}"
        );
    }
    // Messages are in order, and no other contains a control's, so those are together.
    if let Some((first, _)) = controls.first() {
        let ids: Vec<&str> = controls.iter().map(|(_, id)| *id).collect();
        let _ = writeln!(
            text,
            "/// The words on a control: `id` is the name of its message without `ui-`, such as `undo`; `number` is the number\n\
             /// in it, where it has one. `None` if there is no such control.\n\
             #[must_use]\n\
             pub fn control({by}, id: &str, number: usize) -> Option<String> {{\n\
             let place = mbao_words::control({:?}, id)?;\n\
             Some(say({voice}, {first} + place, number, &[]))\n}}",
            ids.join(BETWEEN)
        );
    }
    // Texts may begin with a digit, after the zero byte that ends the one before.
    text.push_str("#[allow(clippy::octal_escapes)]\n");
    let _ = if let Some(name) = apart {
        let (mark, own) = (mark(name, &all[0]), patterns(&all[0], &all[0]));
        writeln!(text, "static PATTERNS: mbao_words::Apart = mbao_words::Apart::new({mark:?}, {own:?});")
    } else {
        let all: Vec<String> = all.iter().map(|language| patterns(&all[0], language)).collect();
        writeln!(text, "static PATTERNS: [&str; {}] = {all:?};", all.len())
    };
    text
}

/// All patterns of a language in the order of the first, and its table of plural forms if it needs one.
pub(super) fn patterns(first: &Language, Language { messages, table, .. }: &Language) -> String {
    let patterns = order(&first.messages).into_iter().map(|id| messages[id].pattern.as_str());
    let patterns: Vec<&str> = patterns.chain((!table.is_empty()).then_some(table.as_str())).collect();
    patterns.join(BETWEEN)
}

/// A name of what stands at which place in a file's patterns, and of what is filled in there.
pub(super) fn mark(name: &str, first: &Language) -> String {
    let mut hash = 0_u32;
    for id in order(&first.messages) {
        for text in [id].into_iter().chain(first.messages[id].variables.iter().map(String::as_str)) {
            hash = text
                .bytes()
                .chain([0])
                .fold(hash, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        }
    }
    format!("{name} {hash:08x}")
}
