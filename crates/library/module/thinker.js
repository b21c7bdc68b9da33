// @ts-check
// The computer players for recorded games: a worker of their own, or a module where there are no workers.
import { answering } from "./answering.js";
import { answer, initSync } from "./mbao_player_glue.js";
import { once } from "./once.js";

const { init } = once(initSync, () => new URL("mbao_player_bg.wasm", import.meta.url));

export const think = answering(answer, init);
