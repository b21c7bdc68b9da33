// @ts-check
// The library for JavaScript: the rules, and a list of the games, which no board needs.
import { GAMES } from "./games.js";

export { Game, bring, control, default, heap, initSync } from "./rules.js";

/** @type {typeof import("./mbao.js").games} */
export const games = () => structuredClone(GAMES);
