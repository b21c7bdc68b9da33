//! Shortens the names shared by WebAssembly and its JavaScript: the generator's names contain hashes, which
//! do not compress, and nobody else reads them. This saves about 4 KB of a bundle of islands, which has 170
//! such names; the library has 40 and keeps them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

const IMPORTS: u8 = 2;
const EXPORTS: u8 = 7;

/// Shortens the names in a module and in the minified JavaScript beside it.
pub(crate) fn shorten(module: &Path, script: &Path) -> Result<()> {
    let bytes = fs::read(module).with_context(|| module.display().to_string())?;
    let text = fs::read_to_string(script).with_context(|| script.display().to_string())?;
    let mut short = BTreeMap::new();
    let bytes = renamed(&bytes, &mut short).with_context(|| module.display().to_string())?;
    fs::write(module, bytes).with_context(|| module.display().to_string())?;
    fs::write(script, replaced(&text, &short)).with_context(|| script.display().to_string())
}

/// The generator's names, each with its short form.
type Names = BTreeMap<String, String>;

/// The short form of a name; names that others may use stay.
fn short(name: &str, names: &mut Names) -> String {
    if !name.starts_with("__wb") && !name.starts_with("wasm_bindgen_") {
        return name.to_owned();
    }
    let count = names.len();
    let new = || {
        // The minifier's names never begin with `$`.
        let letter = |at: usize| char::from(b"abcdefghijklmnopqrstuvwxyz"[at % 26]);
        format!("${}{}", letter(count / 26), letter(count))
    };
    names.entry(name.to_owned()).or_insert_with(new).clone()
}

/// A module with its imports and exports renamed.
fn renamed(module: &[u8], names: &mut Names) -> Result<Vec<u8>> {
    let mut reader = Reader { rest: module };
    let mut out = reader.take(8)?.to_vec();
    while !reader.rest.is_empty() {
        let id = reader.byte()?;
        let length = reader.number()?;
        let mut section = Reader { rest: reader.take(length)? };
        let mut new = Vec::new();
        if id == IMPORTS || id == EXPORTS {
            let count = section.number()?;
            number(count, &mut new);
            for _ in 0..count {
                if id == IMPORTS {
                    name(section.name()?, &mut new);
                }
                name(&short(section.name()?, names), &mut new);
                let before = section.rest;
                section.kind(id)?;
                new.extend(&before[..before.len() - section.rest.len()]);
            }
        }
        new.extend(section.rest);
        out.push(id);
        number(new.len(), &mut out);
        out.extend(new);
    }
    Ok(out)
}

/// The script with whole words replaced.
fn replaced(script: &str, names: &Names) -> String {
    let within = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mut out = String::new();
    let mut rest = script;
    while let Some(at) = rest.find(within) {
        let (before, from) = rest.split_at(at);
        let (word, after) = from.split_at(from.find(|c| !within(c)).unwrap_or(from.len()));
        out.push_str(before);
        out.push_str(names.get(word).map_or(word, String::as_str));
        rest = after;
    }
    out + rest
}

/// A number as WebAssembly writes it: seven bits a byte.
fn number(mut value: usize, out: &mut Vec<u8>) {
    while value > 127 {
        out.push(u8::try_from(value & 127).unwrap_or(0) | 128);
        value >>= 7;
    }
    out.push(u8::try_from(value).unwrap_or(0));
}

fn name(name: &str, out: &mut Vec<u8>) {
    number(name.len(), out);
    out.extend(name.as_bytes());
}

/// The bytes still to be read.
struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(count).context("it ends too early")?;
        self.rest = rest;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8> {
        Ok(self.take(1)?[0])
    }

    fn number(&mut self) -> Result<usize> {
        let mut value = 0;
        for shift in (0..35).step_by(7) {
            let byte = self.byte()?;
            value |= usize::from(byte & 127) << shift;
            if byte < 128 {
                return Ok(value);
            }
        }
        bail!("a number is too long")
    }

    fn name(&mut self) -> Result<&'a str> {
        let length = self.number()?;
        Ok(std::str::from_utf8(self.take(length)?)?)
    }

    /// Passes over what is imported or exported.
    fn kind(&mut self, section: u8) -> Result<()> {
        let kind = self.byte()?;
        if section == EXPORTS {
            self.number()?;
            return Ok(());
        }
        match kind {
            // A function or an exception, a table, a memory, a global.
            0 => drop(self.number()?),
            4 => {
                self.byte()?;
                self.number()?;
            }
            1 => {
                self.byte()?;
                self.limits()?;
            }
            2 => self.limits()?,
            3 => drop(self.take(2)?),
            other => bail!("an import of kind {other}"),
        }
        Ok(())
    }

    fn limits(&mut self) -> Result<()> {
        let flags = self.byte()?;
        self.number()?;
        if flags & 1 == 1 {
            self.number()?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_and_its_script_stay_of_one_mind() {
        // (import "m" "__wbg_x_0123" (func (type 0))) (export "start" (func 0)) (export "__wbindgen_y" (func 0))
        let mut module = b"\0asm\x01\0\0\0\x02\x12\x01\x01m\x0c__wbg_x_0123\0\0".to_vec();
        module.extend(b"\x07\x18\x02\x05start\0\0\x0c__wbindgen_y\0\0");
        let mut names = Names::new();
        let renamed = renamed(&module, &mut names).expect("a module");
        assert_eq!(
            renamed,
            b"\0asm\x01\0\0\0\x02\x09\x01\x01m\x03$aa\0\0\x07\x0f\x02\x05start\0\0\x03$ab\0\0"
        );
        let script = "{__wbg_x_0123:e,a:w.__wbindgen_y(),__wbindgen_yes:w.start}";
        assert_eq!(replaced(script, &names), "{$aa:e,a:w.$ab(),__wbindgen_yes:w.start}");
    }

    #[test]
    fn what_is_broken_is_told() {
        assert!(renamed(b"\0asm\x01\0\0\0\x02\x7f\x01", &mut Names::new()).is_err());
    }
}
