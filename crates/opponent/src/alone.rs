//! What a program without the standard library needs: where its memory is
//! kept, and what happens at a fault.

use core::panic::PanicInfo;

use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};

#[global_allocator]
static MEMORY: WasmDynamicTalc = new_wasm_dynamic_allocator();

/// Nothing panics; should it happen all the same, the call ends with a
/// `RuntimeError` and a readable trace, without the text that would name it.
#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
