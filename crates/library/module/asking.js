// @ts-check
// What a game asks the computer players by: they are fetched when somebody first asks.

/** @type {typeof import("./player.js").ask} */
export const ask = async (what, record, rules, how) => (await import("./player.js")).ask(what, record, rules, how);
