// @ts-check
// The computer players for recorded games, where no worker may run.
import { thinking } from "./answering.js";
import { answer, initSync } from "./mbao_player_glue.js";
import { once } from "./once.js";

const { init } = once(initSync, () => new URL("mbao_player_bg.wasm", import.meta.url));

export const think = thinking(answer, init);
