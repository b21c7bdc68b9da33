/**
 * What somebody was sent, read as far as it can be read and played: a record or a story, or a link that carries one, whole
 * or broken. The play table, the kiosk and whoever else shows such a thing on a board asks here.
 */
import { engine } from "../mbao/board.js";
import { carried } from "./link.js";

/** @import { Arrived } from "./link.js" */

/**
 * @typedef {object} Arrival
 * @property {Arrived} arrived how much of a link arrived; a text without one is whole
 * @property {boolean} large too large for a story: nothing was read
 * @property {string} text what was read
 * @property {boolean} told its author says something, so that it is a story
 * @property {string} title
 * @property {string} game the id; empty if nothing can be played
 * @property {string} record the game up to the last turn that can be played
 * @property {number} turns how many turns that are
 * @property {"s" | "n" | null} waits whose turn begins there, or would if the game were not over
 * @property {string | null} wrong what cannot be read or played: its kind in the reader's language, then the exact message
 */

/**
 * Reads what was sent. Throws if the rules cannot be fetched.
 * @param {string} sent
 * @param {string} id the game, where the text names none
 * @param {string} lang of the reader
 * @returns {Promise<Arrival>}
 */
export async function arrival(sent, id, lang) {
  const { text, arrived, large } = (await carried(sent)) ?? { text: sent, arrived: "whole", large: false };
  const turns = text.search(/\n[ \t\r]*\n/);
  const told = turns >= 0 && /[{(]/.test(text.slice(turns));
  /** @type {Arrival} */
  const nothing = { arrived, large, text, told, title: "", game: "", record: "", turns: 0, waits: null, wrong: null };
  if (large || text.startsWith("{")) return nothing;
  const library = await engine(text, lang);
  const why = (/** @type {unknown} */ error) => {
    const { code = "error", message } = /** @type {Error & { code?: string }} */ (error);
    if (code === "not-loaded") throw error;
    return `${library.control(lang, code)}: ${message}`;
  };
  try {
    const { game, title, wrong } = await opened(library, id, text, told);
    const { game: own, turn, pending, mover } = game.state();
    const answer = { ...nothing, title, game: own, record: game.record(), turns: turn - (pending ? 0 : 1), waits: pending ? null : mover, wrong: wrong ? why(wrong) : null };
    game.free();
    return answer;
  } catch (error) {
    return { ...nothing, wrong: why(error) };
  }
}

/**
 * The game of a text, played as far as it goes, and why it goes no further.
 * @param {Awaited<ReturnType<typeof engine>>} library
 * @param {string} id
 * @param {string} record
 * @param {boolean} told
 */
async function opened(library, id, record, told) {
  /** @type {unknown} */
  let wrong;
  try {
    const game = new library.Game(id, { record });
    // Most of what is sent is a plain record, and what reads stories is not fetched for it.
    if (!told) return { game, title: "", wrong };
    game.free();
  } catch (error) {
    wrong = error;
  }
  const { read } = await import("../mbao/telling.js");
  const { game, story } = await read(library, id, { record });
  while (game.undo());
  try {
    for (const { action } of story.steps) game.play(action);
  } catch (error) {
    wrong ??= error;
  }
  const [, title = ""] = Object.entries(story.headers).find(([name]) => name.toLowerCase() === "title") ?? [];
  return { game, title, wrong };
}
