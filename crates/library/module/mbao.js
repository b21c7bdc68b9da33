// @ts-check
// The library for JavaScript: the generated bindings and the functions that load them.
import { Game, control, games, heap, initSync } from "./mbao_glue.js";
import { once } from "./once.js";

const { begin, init } = once(initSync, () => new URL("mbao_bg.wasm", import.meta.url));

export { Game, control, games, heap, init as default, begin as initSync };
