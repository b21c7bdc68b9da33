// @ts-check
// What a game asks the computer players by: they are fetched when somebody first asks.

/** A module that did not come is asked for by another address: some browsers do not ask twice by the same. */
let tries = 0;

/** @returns {Promise<typeof import("./player.js")>} */
const player = () => import("./player.js").catch(() => import(/* webpackIgnore: true */ /* @vite-ignore */ `./player.js?${(tries += 1)}`));

/** @type {typeof import("./player.js").ask} */
export const ask = async (what, record, rules, how) => (await player()).ask(what, record, rules, how);
