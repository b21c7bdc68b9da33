// @ts-check
// The computer players for recorded games, as a worker. It exports nothing, because bundlers make it a plain
// script.
import { serve, thinking } from "./answering.js";
import { answer, initSync } from "./mbao_player_glue.js";
import { once } from "./once.js";

const { init } = once(initSync, () => new URL("mbao_player_bg.wasm", import.meta.url));

serve(thinking(answer, init));
