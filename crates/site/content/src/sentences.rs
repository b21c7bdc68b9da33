//! Where a sentence ends: all that counts sentences counts them so.

use crate::texts::Text;

/// The sentences of a text with their lines. A full stop ends a sentence if a space and anything but a small
/// letter or a digit follow, unless the full stop is that of an initial.
pub(crate) fn sentences(text: &Text) -> Vec<(usize, &str)> {
    let words = text.words.as_str();
    let mut found = Vec::new();
    let mut take = |from: usize, to: usize| {
        let sentence = words[from..to].trim_start();
        let line = text.line + words[..to - sentence.len()].matches('\n').count();
        if !sentence.is_empty() {
            found.push((line, sentence));
        }
    };
    let mut from = 0;
    for (at, mark) in words.char_indices().filter(|(_, letter)| matches!(letter, '.' | '!' | '?')) {
        let rest = words[at + mark.len_utf8()..].trim_start_matches(['"', '”', '’', ')']);
        let end = words.len() - rest.len();
        let next = rest.trim_start();
        let ends = next.is_empty()
            || (next.len() < rest.len()
                && next.starts_with(|letter: char| !letter.is_lowercase() && !letter.is_numeric()));
        let last = words[from..at].rsplit([' ', '\n', '(']).next().unwrap_or_default();
        let initial = last.chars().count() == 1 && last.starts_with(char::is_uppercase);
        if ends && !(mark == '.' && initial) {
            take(from, end);
            from = end;
        }
    }
    take(from, words.len());
    found
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;
    use crate::texts::Part;

    #[test]
    fn sentences_end_at_stops_but_not_after_initials_or_numbers() {
        let words =
            "It was H. J. R. Murray, no. 5. He wrote “A history.” Then (as here.)\nWhat? It costs 2.5 cows";
        let text = Text {
            file: String::new(),
            line: 3,
            lang: Lang::default(),
            part: Part::Other,
            words: words.to_owned(),
        };
        let expected = [
            (3, "It was H. J. R. Murray, no. 5."),
            (3, "He wrote “A history.”"),
            (3, "Then (as here.)"),
            (4, "What?"),
            (4, "It costs 2.5 cows"),
        ];
        assert_eq!(sentences(&text), expected);
    }
}
