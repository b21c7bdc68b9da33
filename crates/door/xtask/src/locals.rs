//! Numbers the locals of each function of WebAssembly anew, those of one type together and the most used first: what
//! functions do alike is then written alike.

use std::cmp::Reverse;
use std::convert::Infallible;

use anyhow::Result;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, Function, Instruction, Module, ValType};
use wasmparser::{FunctionBody, Operator, Parser, Payload};

/// The same module with other numbers for its locals. Those used equally often stand in the order of their first use, or
/// as they stood.
pub(crate) fn by_use(wasm: &[u8], then_first: bool) -> Result<Vec<u8>> {
    let (mut taking, mut types) = (Vec::new(), Vec::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::TypeSection(section) => {
                for one in section.into_iter_err_on_gc_types() {
                    taking.push(one?.params().len());
                }
            }
            Payload::FunctionSection(functions) => {
                for kind in functions {
                    types.push(kind? as usize);
                }
            }
            _ => {}
        }
    }
    let given = types.iter().map(|&kind| taking[kind]).collect::<Vec<_>>().into_iter();
    let mut new = Module::new();
    Renumbered { given, then_first }.parse_core_module(&mut new, Parser::new(0), wasm)?;
    Ok(new.finish())
}

/// Writes functions anew; each is `given` so many of its locals.
struct Renumbered {
    given: std::vec::IntoIter<usize>,
    then_first: bool,
}

impl Reencode for Renumbered {
    type Error = Infallible;

    fn parse_function_body(
        &mut self,
        code: &mut CodeSection,
        body: FunctionBody<'_>,
    ) -> Result<(), Error<Self::Error>> {
        let given = self.given.next().unwrap_or_default();
        let mut own: Vec<ValType> = Vec::new();
        for group in body.get_locals_reader()? {
            let (count, kind) = group?;
            let kind = self.val_type(kind)?;
            own.extend((0..count).map(|_| kind));
        }
        let mut uses = vec![(Reverse(0_u32), None); given + own.len()];
        let mut places = 0_u32..;
        for operator in body.get_operators_reader()? {
            if let Operator::LocalGet { local_index }
            | Operator::LocalSet { local_index }
            | Operator::LocalTee { local_index } = operator?
            {
                let (count, first) = &mut uses[local_index as usize];
                count.0 += 1;
                *first = first.or_else(|| places.next().filter(|_| self.then_first));
            }
        }
        let first = |kind: ValType| own.iter().position(|&other| other == kind);
        let mut order: Vec<usize> = (0..own.len()).collect();
        order.sort_by_key(|&at| (first(own[at]), uses[given + at]));
        let mut places: Vec<u32> = (0..).take(given + own.len()).collect();
        for (place, &at) in (0..).zip(&order) {
            places[given + at] = place + u32::try_from(given).unwrap_or_default();
        }
        let mut new = Function::new_with_locals_types(order.iter().map(|&at| own[at]));
        let mut operators = body.get_operators_reader()?;
        while !operators.eof() {
            let place = |local: u32| places[local as usize];
            new.instruction(&match self.parse_instruction(&mut operators)? {
                Instruction::LocalGet(local) => Instruction::LocalGet(place(local)),
                Instruction::LocalSet(local) => Instruction::LocalSet(place(local)),
                Instruction::LocalTee(local) => Instruction::LocalTee(place(local)),
                other => other,
            });
        }
        code.function(&new);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{FunctionSection, TypeSection};

    use super::*;

    #[test]
    fn what_is_used_most_comes_first_behind_what_is_given() {
        let (mut types, mut functions, mut code) =
            (TypeSection::new(), FunctionSection::new(), CodeSection::new());
        types.ty().function([ValType::I32], [ValType::I32]);
        functions.function(0);
        let mut body = Function::new([(2, ValType::I32)]);
        body.instructions().local_get(0).local_set(1).local_get(0).local_tee(2).local_get(2).i32_add().end();
        code.function(&body);
        let mut module = Module::new();
        let wasm = by_use(module.section(&types).section(&functions).section(&code).as_slice(), false)
            .expect("a module");
        let mut parts = Parser::new(0).parse_all(&wasm).filter_map(Result::ok);
        let body = parts.find_map(|part| match part {
            Payload::CodeSectionEntry(body) => Some(body),
            _ => None,
        });
        let told = format!(
            "{:?}",
            body.expect("a function")
                .get_operators_reader()
                .expect("operators")
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
        );
        let order: Vec<_> = told.matches(char::is_numeric).filter(|sign| *sign < "3").collect();
        assert_eq!(order[..5], ["0", "2", "0", "1", "1"], "{told}");
    }
}
