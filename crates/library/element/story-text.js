// Reads a record with its author's words, as far as it can be read.
import init, { story } from "./mbao_story.js";

/** @import { Game, NewGame, Story } from "./mbao.js" */
/** @import { Author } from "./author.js" */
/** @import { Library } from "./engine.js" */

// Fetched along with the rules; what did not come is asked for again below.
init().catch(() => {});

/**
 * A game and its story, and what is wrong with one of them; of a chapter also its number, and what leads to the others.
 * @typedef {{ game: Game, story: Story, fault?: unknown, chapter?: number, bar?: (group: Element, author: Author) => void }} Told
 */

/** @returns {Promise<Told>} a record's game, begun, and its story. Where nothing of it can be read, it throws. */
export async function read(/** @type {Library} */ library, /** @type {string} */ id, /** @type {NewGame} */ begin) {
  const text = begin.record ?? "";
  /** @type {unknown} */
  let fault;
  /** @type {Game} */
  let game;
  try {
    game = new library.Game(id, begin);
  } catch (error) {
    fault = error;
    try {
      game = new library.Game(id, { ...begin, record: headers(text) });
    } catch {
      throw error;
    }
  }
  await init();
  const { rows } = game.state();
  try {
    const read = story(text, rows.length, rows[0]?.length ?? 0);
    const unread = read.fault && Object.assign(new Error(read.fault), { name: "MbaoError", code: "bad-record" });
    return { game, story: read, fault: fault ?? unread };
  } catch (error) {
    if (fault) throw fault;
    const plain = game.actions().map((action) => ({ action, words: [], branches: [] }));
    return { game, story: { headers: {}, words: [], steps: plain }, fault: error };
  }
}

/** A record without its turns. */
function headers(/** @type {string} */ text) {
  const lines = text.split(/\r\n?|\n/);
  const end = lines.findIndex((line) => line.trim() && !/^[^:{]*[:：]/.test(line));
  return `${lines.slice(0, end < 0 ? lines.length : end).join("\n")}\n`;
}
