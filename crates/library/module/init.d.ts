
/** The types of WebAssembly, where there are some: browsers and Node declare them, the language does not. */
type Wasm<Name extends "Module" | "Memory"> = typeof globalThis extends { WebAssembly: Record<Name, { prototype: infer Instance }> } ? Instance : object;

export type InitInput = string | Global<"URL"> | Global<"Request"> | Global<"Response"> | SyncInitInput;

/** The running WebAssembly. */
export interface InitOutput {
  readonly memory: Wasm<"Memory">;
}

export type SyncInitInput = ArrayBufferView | ArrayBuffer | Wasm<"Module">;

/**
 * Runs the WebAssembly at once, from its bytes or its module. It speaks English; `bring` brings other languages.
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * Fetches the WebAssembly, unless it is given, and runs it. Without an argument it
 * fetches `mbao_bg.wasm` beside this module. The words of `languages`, or of all, are fetched from there along with it
 * (`words.sw.txt`); English stands for those that do not come.
 */
export default function init(
  module_or_path?: { module_or_path?: InitInput | Promise<InitInput>; languages?: string[] } | InitInput | Promise<InitInput>,
): Promise<InitOutput>;
