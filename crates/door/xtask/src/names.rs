//! Shortens the names shared by WebAssembly and its JavaScript: the generator's names contain hashes, which
//! do not compress, and nobody else reads them. This saves about 4 KB of a bundle of islands, which has 170
//! such names, and 0.7 KB of a board, which has 40.

use std::collections::BTreeMap;

use wasm_bindgen_cli_support::Output;

/// The generator's names, each with its short form.
#[derive(Default)]
pub(crate) struct Names(BTreeMap<String, String>);

impl Names {
    /// Shortens the names in a module; [`Names::replaced`] does so in its script.
    pub(crate) fn shorten(output: &mut Output) -> Self {
        let mut names = Self::default();
        let module = output.wasm_mut();
        for import in module.imports.iter_mut() {
            import.name = names.short(&import.name);
        }
        for export in module.exports.iter_mut() {
            export.name = names.short(&export.name);
        }
        names
    }

    /// The short form of a name; names that others may use stay.
    fn short(&mut self, name: &str) -> String {
        if !["__", "wasm_bindgen_", "game_"].iter().any(|own| name.starts_with(own)) {
            return name.to_owned();
        }
        let count = self.0.len();
        let new = || {
            // The minifier's names never begin with `$`.
            let letter = |at: usize| char::from(b"abcdefghijklmnopqrstuvwxyz"[at % 26]);
            format!("${}{}", letter(count / 26), letter(count))
        };
        self.0.entry(name.to_owned()).or_insert_with(new).clone()
    }

    pub(crate) fn replaced(&self, script: &str) -> String {
        let within = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        let mut out = String::new();
        let mut rest = script;
        while let Some(at) = rest.find(within) {
            let (before, from) = rest.split_at(at);
            let (word, after) = from.split_at(from.find(|c| !within(c)).unwrap_or(from.len()));
            out.push_str(before);
            out.push_str(self.0.get(word).map_or(word, String::as_str));
            rest = after;
        }
        out + rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_of_the_script_are_replaced_by_what_the_module_has() {
        let mut names = Names::default();
        let short: Vec<_> =
            ["__wbg_x_0123", "start", "game_y", "__wbg_x_0123"].map(|name| names.short(name)).into();
        assert_eq!(short, ["$aa", "start", "$ab", "$aa"]);
        let script = "{__wbg_x_0123:e,a:w.game_y(),game_yes:w.start}";
        assert_eq!(names.replaced(script), "{$aa:e,a:w.$ab(),game_yes:w.start}");
    }
}
