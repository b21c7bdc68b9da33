
export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

/** The running WebAssembly. */
export interface InitOutput {
  readonly memory: WebAssembly.Memory;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/** Runs the WebAssembly at once, from its bytes or its module. */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * Fetches the WebAssembly, unless it is given, and runs it. Without an argument it
 * fetches `mbao_bg.wasm` beside this module.
 */
export default function init(module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
