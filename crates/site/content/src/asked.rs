//! The texts that a language is asked for.

use mbao_words::Lang;

/// A text that is said in the first language, and that another is asked for: a message, or a text that belongs to data.
/// Sections and guides are files of their own, and are not among them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub lang: Lang,
    /// Its file in the folder of the language: `board.ftl`, `games/coro.toml`.
    pub file: String,
    /// The name of a message; of data the keys, and the numbers of items or their ids after `@`: `ending.0.text`,
    /// `term.@store.word`.
    pub key: String,
    /// What the first language says; a message as Fluent.
    pub first: String,
    /// What the language says, if it does.
    pub own: Option<String>,
}

/// The messages of a file of Fluent as they are written: the name of each, and what it says.
pub fn messages(text: &str) -> Vec<(&str, &str)> {
    let mut found: Vec<(&str, usize, usize)> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let begins = line.starts_with(|sign: char| sign.is_ascii_alphabetic());
        match (begins.then(|| line.split_once('=')).flatten(), found.last_mut()) {
            (Some((id, _)), _) => {
                found.push((id.trim(), at + line.find('=').unwrap_or(0) + 1, at + line.len()));
            }
            // A message goes on in lines that are set in, and ends with a brace.
            (None, Some((.., end))) if line.starts_with([' ', '}']) => *end = at + line.len(),
            _ => {}
        }
        at += line.len();
    }
    found.into_iter().map(|(id, from, to)| (id, text[from..to].trim())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_told_as_they_are_written() {
        let text = "# Said.\na = One\nb = { $n ->\n    [one] x = y\n   *[other] z\n}\n\n# More.\nc-d = e\n";
        let all = [("a", "One"), ("b", "{ $n ->\n    [one] x = y\n   *[other] z\n}"), ("c-d", "e")];
        assert_eq!(messages(text), all);
    }
}
