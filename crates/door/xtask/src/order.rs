//! Puts the functions of WebAssembly in an order in which they compress. A linker leaves them in that of their hashed
//! names, so that a moved file or a new compiler changes each download by half a kilobyte. Those of one type together,
//! by what they do, take 2 % off a board's download, 3 % off that of reading pages and 4 % off the studio's.

use std::convert::Infallible;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, FunctionBody, FunctionSectionReader, Operator, Parser, Payload, TypeRef,
};

/// Rewrites a file.
pub(crate) fn file(path: &Path) -> Result<()> {
    let wasm = fs::read(path).with_context(|| path.display().to_string())?;
    let ordered = module(&wasm).with_context(|| path.display().to_string())?;
    fs::write(path, ordered).with_context(|| path.display().to_string())
}

/// The same module with its functions in another order.
fn module(wasm: &[u8]) -> Result<Vec<u8>> {
    let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::FunctionSection(functions) => {
                types = functions.into_iter().collect::<Result<Vec<_>, _>>()?;
            }
            Payload::CodeSectionEntry(body) => bodies.push(without_calls(&body, wasm)?),
            _ => {}
        }
    }
    let mut order: Vec<usize> = (0..bodies.len()).collect();
    order.sort_by_key(|&at| (types[at], &bodies[at]));
    let mut places = vec![0; order.len()];
    for (place, &at) in (imported..).zip(&order) {
        places[at] = place;
    }
    let places = (0..imported).chain(places).collect();
    let mut new = Module::new();
    Ordered { order, places }.parse_core_module(&mut new, Parser::new(0), wasm)?;
    Ok(new.finish())
}

/// What a function does, whatever the numbers of those it calls.
fn without_calls(body: &FunctionBody<'_>, wasm: &[u8]) -> Result<Vec<u8>> {
    let mut operators = body.get_operators_reader()?;
    let mut bytes = wasm[body.range().start..operators.original_position()].to_vec();
    while !operators.eof() {
        let (operator, at) = operators.read_with_offset()?;
        let end =
            if matches!(operator, Operator::Call { .. }) { at + 1 } else { operators.original_position() };
        bytes.extend(&wasm[at..end]);
    }
    Ok(bytes)
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
    /// one of them, and one is exported.
    fn calling(types: [u32; 3], called: [u32; 3], exported: u32) -> Vec<u8> {
        let (mut known, mut functions) = (TypeSection::new(), FunctionSection::new());
        let (mut exports, mut code) = (ExportSection::new(), CodeSection::new());
        known.ty().function([], []);
        known.ty().function([], [ValType::I32]);
        for (kind, called) in types.into_iter().zip(called) {
            functions.function(kind);
            let mut body = Function::new([]);
            body.instructions().call(called).unreachable().end();
            code.function(&body);
        }
        exports.export("one", ExportKind::Func, exported);
        let mut module = Module::new();
        module.section(&known).section(&functions).section(&exports).section(&code);
        module.finish()
    }

    #[test]
    fn functions_of_one_type_stand_together_and_are_called_and_exported_as_before() -> Result<()> {
        let ordered = module(&calling([1, 0, 1], [2, 0, 1], 2))?;
        assert_eq!(ordered, calling([0, 1, 1], [1, 2, 0], 2));
        assert_eq!(module(&ordered)?, ordered, "in order it stays as it is");
        Ok(())
    }
}
