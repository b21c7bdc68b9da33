// @ts-check
// Passes a game's questions to the computer players.

import { wordsOf } from "./words.js";

/** @type {() => Promise<typeof import("./player.js")>} */
let players;

/**
 * Says how the players are fetched. In a worker nobody says it, and nobody asks: their own worker would be a part of
 * itself, and bundlers could not write it as one file.
 * @param {typeof players} fetch
 */
export function fetchPlayersBy(fetch) {
  players = fetch;
}

/**
 * @param {import("./mbao_player_glue.js").Request["what"]} what
 * @param {string} record
 * @param {string | undefined} rules
 * @param {unknown} how
 */
export const ask = async (what, record, rules, how) => (await players()).ask(what, record, rules, how, wordsOf);
