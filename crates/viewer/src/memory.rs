//! Memory, by an allocator that is smaller than the one of the standard library.

#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
