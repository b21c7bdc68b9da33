// @ts-check
// The library with games from notebook files as well, and with the computer players in the same WebAssembly. Workers
// have it too.
import { fetchPlayersBy } from "./asking.js";
import { Game, Tried, answer, bring, control, heap, initSync, nearest, notebookOf, read } from "./mbao_notebook_glue.js";
import { once } from "./once.js";
import { speaking } from "./words.js";

const { begin, init } = once(initSync, () => new URL("mbao_notebook_bg.wasm", import.meta.url), undefined, speaking(bring));

export { Game, Tried, answer, bring, control, fetchPlayersBy, heap, init as default, nearest, notebookOf, read, begin as initSync };
