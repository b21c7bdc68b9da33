//! Puts the functions of WebAssembly in an order in which they compress. A linker leaves them in that of their hashed
//! names, so that a moved file or a new compiler changes each download by half a kilobyte. Those of one type together,
//! like beside like, take 3 % off a board's download, 4 % off that of reading pages and 5 % off the studio's: 1 % of it
//! because each is followed by what is most like it, where they stood in alphabetical order. That those which do the
//! same stand once, and what nothing calls not at all, takes off another 0.2 to 1.4 %.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;
use std::thread;

use anyhow::{Context, Result};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Operator, Parser, Payload, TypeRef,
};

use crate::{compress, locals, repository};

pub(crate) fn file(path: &Path) -> Result<()> {
    let wasm = fs::read(path).with_context(|| path.display().to_string())?;
    // To order and to pack takes twenty seconds for all downloads: what was ordered so before is kept.
    let mut known = DefaultHasher::new();
    (&wasm, include_bytes!("order.rs"), include_bytes!("locals.rs")).hash(&mut known);
    let folder = repository::target().join("ordered");
    let kept = folder.join(format!("{:016x}.wasm", known.finish()));
    if !kept.exists() {
        fs::create_dir_all(&folder)?;
        let part = kept.with_extension("part");
        fs::write(&part, smallest(&wasm).with_context(|| path.display().to_string())?)?;
        fs::rename(&part, &kept)?;
    }
    fs::copy(&kept, path).map(|_| ()).with_context(|| path.display().to_string())
}

/// The module in the order in which it is smallest. No numbers of locals are best for every module: they differ by 0.2 %.
fn smallest(wasm: &[u8]) -> Result<Vec<u8>> {
    let way = |numbered: Option<bool>| {
        let wasm =
            numbered.map_or_else(|| Ok(wasm.to_vec()), |then_first| locals::by_use(wasm, then_first))?;
        let ordered = module(&wasm)?;
        anyhow::Ok((compress::brotli(&ordered, compress::BEST)?.len(), ordered))
    };
    let ways: Result<Vec<_>> = thread::scope(|scope| {
        let way = &way;
        let all = [None, Some(false), Some(true)].map(|numbered| scope.spawn(move || way(numbered)));
        all.into_iter().filter_map(|way| way.join().ok()).collect()
    });
    let smallest = ways?.into_iter().min_by_key(|way| way.0).context("nothing could be ordered")?;
    Ok(smallest.1)
}

/// A function of the module: what it does, whatever the numbers of those that it names, and these numbers.
struct Body {
    kind: u32,
    bytes: Vec<u8>,
    named: Vec<u32>,
}

/// The same module with its functions in another order, each once, and without those that nothing calls.
fn module(wasm: &[u8]) -> Result<Vec<u8>> {
    let (mut imported, mut kinds, mut bodies) = (0, Vec::new().into_iter(), Vec::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::FunctionSection(functions) => {
                kinds = functions.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter();
            }
            Payload::CodeSectionEntry(body) => {
                bodies.push(read(&body, kinds.next().context("a function without a type")?, wasm)?);
            }
            _ => {}
        }
    }
    let first = first_alike(&bodies, imported);
    let (mut named, mut called) = (Named::default(), BTreeSet::new());
    named.parse_core_module(&mut Module::new(), Parser::new(0), wasm)?;
    while let Some(function) = named.0.pop() {
        let function = first[function as usize];
        if function >= imported && called.insert(function) {
            named.0.extend(&bodies[(function - imported) as usize].named);
        }
    }
    let called = called.into_iter().map(|function| (function - imported) as usize).collect();
    let order = by_likeness(&bodies, called);
    let mut places: Vec<u32> = (0..imported).chain(bodies.iter().map(|_| 0)).collect();
    for (place, &at) in (imported..).zip(&order) {
        places[imported as usize + at] = place;
    }
    let places = first.iter().map(|&function| places[function as usize]).collect();
    let mut new = Module::new();
    Ordered { order, places }.parse_core_module(&mut new, Parser::new(0), wasm)?;
    Ok(new.finish())
}

/// The functions of one type together, each followed by what is most like it.
fn by_likeness(bodies: &[Body], mut left: Vec<usize>) -> Vec<usize> {
    left.sort_by_key(|&at| (bodies[at].kind, &bodies[at].bytes));
    let parts: Vec<Vec<[u8; 4]>> = bodies
        .iter()
        .map(|body| {
            let mut parts: Vec<_> =
                body.bytes.windows(4).filter_map(|part| part.first_chunk().copied()).collect();
            parts.sort_unstable();
            parts.dedup();
            parts
        })
        .collect();
    let alike = |one: usize, other: usize| {
        let mut rest = parts[other].iter().peekable();
        let shared = |part: &&[u8; 4]| {
            while rest.next_if(|next| next < part).is_some() {}
            rest.next_if_eq(part).is_some()
        };
        let shared = parts[one].iter().filter(shared).count();
        // By the cosine; how long the one before is changes nothing.
        1000 * shared * shared / parts[other].len().max(1)
    };
    let mut order: Vec<usize> = Vec::with_capacity(left.len());
    // The first that is left is of the type of the last in order, if there is one.
    while let Some(&first) = left.first() {
        let last = order.last().copied().filter(|&last| bodies[last].kind == bodies[first].kind);
        let of_type = left.iter().take_while(|&&at| bodies[at].kind == bodies[first].kind).enumerate();
        let next =
            of_type.max_by_key(|&(place, &at)| (last.map_or(0, |last| alike(last, at)), Reverse(place)));
        order.push(left.remove(next.map_or(0, |(place, _)| place)));
    }
    order
}

/// For each function the first one that does the same.
fn first_alike(bodies: &[Body], imported: u32) -> Vec<u32> {
    let mut first: Vec<u32> = (0..imported).chain(bodies.iter().zip(imported..).map(|(_, at)| at)).collect();
    loop {
        let mut seen = HashMap::new();
        let alike = bodies.iter().zip(imported..).map(|(body, at)| {
            let named: Vec<u32> = body.named.iter().map(|&function| first[function as usize]).collect();
            *seen.entry((body.kind, &body.bytes, named)).or_insert(at)
        });
        let now: Vec<u32> = (0..imported).chain(alike).collect();
        if now == first {
            return first;
        }
        // Those that call them may be alike now.
        first = now;
    }
}

fn read(body: &FunctionBody<'_>, kind: u32, wasm: &[u8]) -> Result<Body> {
    let mut operators = body.get_operators_reader()?;
    let mut bytes = wasm[body.range().start..operators.original_position()].to_vec();
    let mut named = Vec::new();
    while !operators.eof() {
        let (operator, at) = operators.read_with_offset()?;
        let mut end = operators.original_position();
        if let Operator::Call { function_index } | Operator::RefFunc { function_index } = operator {
            named.push(function_index);
            end = at + 1;
        }
        bytes.extend(&wasm[at..end]);
    }
    Ok(Body { kind, bytes, named })
}

/// The functions that a module names outside of its code: it exports them, or has them in a table.
#[derive(Default)]
struct Named(Vec<u32>);

impl Reencode for Named {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Self::Error>> {
        self.0.push(function);
        Ok(function)
    }

    fn parse_code_section(
        &mut self,
        _: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        Ok(())
    }
}

/// Writes a module anew.
struct Ordered {
    /// Which function stands at each place, imported ones not counted.
    order: Vec<usize>,
    /// The new number of each function.
    places: Vec<u32>,
}

impl Reencode for Ordered {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Self::Error>> {
        Ok(self.places[function as usize])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let types = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for at in self.order.clone() {
            functions.function(self.type_index(types[at])?);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for at in self.order.clone() {
            self.parse_function_body(code, bodies[at].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{ExportKind, ExportSection, Function, TypeSection, ValType};

    use super::*;

    /// A module of functions by the numbers of their types: the first returns nothing, the second a number. Each calls
    /// one of them, and some are exported.
    fn calling(types: &[u32], called: &[u32], exported: &[u32]) -> Vec<u8> {
        let (mut known, mut functions) = (TypeSection::new(), FunctionSection::new());
        let (mut exports, mut code) = (ExportSection::new(), CodeSection::new());
        known.ty().function([], []);
        known.ty().function([], [ValType::I32]);
        for (&kind, &called) in types.iter().zip(called) {
            functions.function(kind);
            let mut body = Function::new([]);
            body.instructions().call(called).unreachable().end();
            code.function(&body);
        }
        for (name, &function) in ["one", "other"].into_iter().zip(exported) {
            exports.export(name, ExportKind::Func, function);
        }
        let mut module = Module::new();
        module.section(&known).section(&functions).section(&exports).section(&code);
        module.finish()
    }

    #[test]
    fn functions_of_one_type_stand_together_and_are_called_and_exported_as_before() -> Result<()> {
        let ordered = module(&calling(&[1, 0, 1], &[2, 0, 1], &[2]))?;
        assert_eq!(ordered, calling(&[0, 1, 1], &[1, 2, 0], &[2]));
        assert_eq!(module(&ordered)?, ordered, "in order it stays as it is");
        Ok(())
    }

    #[test]
    fn what_is_alike_stands_once_and_what_nothing_calls_not_at_all() -> Result<()> {
        // Two of one type call the first, which calls itself; nothing calls the last.
        let written = module(&calling(&[0, 1, 1, 1], &[0, 0, 0, 1], &[1, 2]))?;
        assert_eq!(written, calling(&[0, 1], &[0, 0], &[1, 1]));
        Ok(())
    }
}
