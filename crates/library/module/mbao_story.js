// @ts-check
// Reads stories. Its WebAssembly knows no game, so it is small; only what tells a story fetches it.
import { initSync, story } from "./mbao_story_glue.js";
import { once } from "./once.js";

const { begin, init } = once(initSync, () => new URL("mbao_story_bg.wasm", import.meta.url));

export { init as default, begin as initSync, story };
