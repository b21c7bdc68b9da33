// @ts-check
// Passes a game's questions to the computer players, which are fetched on the first question.

/** A module that failed to load gets a new address: some browsers do not request the same one twice. */
let tries = 0;

/** @returns {Promise<typeof import("./player.js")>} */
const player = () => import("./player.js").catch(() => import(/* webpackIgnore: true */ /* @vite-ignore */ `./player.js?${(tries += 1)}`));

/** @type {typeof import("./player.js").ask} */
export const ask = async (what, record, rules, how) => (await player()).ask(what, record, rules, how);
