// @ts-check
// The rules and the pictures of boards: the generated bindings and the functions that load them.
import { again } from "./again.js";
import { fetchPlayersBy } from "./asking.js";
import { Game, bring, control, heap, initSync } from "./mbao_glue.js";
import { once } from "./once.js";
import { shared } from "./shared.js";
import { speaking } from "./words.js";

const { begin, init } = once(initSync, () => new URL("mbao_bg.wasm", import.meta.url), shared, speaking(bring));
fetchPlayersBy(() => again(() => import("./player.js"), "player.js"));

export { Game, bring, control, heap, init as default, begin as initSync };
