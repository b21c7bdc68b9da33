// Reads a record with its author's words, as far as it can be read.
import init, { chapters, story } from "./mbao_story.js";

/** @import { Game, NewGame, Story } from "./mbao.js" */
/** @import { Library } from "./engine.js" */

// Fetched along with the rules; what did not come is asked for again below.
init().catch(() => {});

/** @typedef {{ game: Game, story: Story, fault?: unknown, chapter: number, of: number }} Told `fault`: what is wrong with one of them */

/**
 * Begins the game of a record, or of a chapter of it, and reads its story. Where nothing of it can be read, it throws, unless
 * another chapter can be.
 * @param {Library} library
 * @param {string} id
 * @param {NewGame} begin
 * @param {string | null} [chosen] the number of the chapter, the first is 1
 * @returns {Promise<Told>}
 */
export async function read(library, id, begin, chosen) {
  await init();
  const texts = chapters(begin.record ?? "");
  const chapter = Math.max(1, Math.min(Math.trunc(Number(chosen)) || 1, texts.length));
  const one = (/** @type {string | undefined} */ record = "") => only(library, id, { ...begin, record });
  const place = { chapter, of: texts.length };
  try {
    return { ...one(texts[chapter - 1]), ...place };
  } catch (fault) {
    // The others can still be reached.
    if (texts.length === 1) throw fault;
    for (const text of texts) {
      try {
        return { game: one(headers(text)).game, story: { headers: {}, words: [], steps: [] }, fault, ...place };
      } catch {}
    }
    throw fault;
  }
}

/** @type {(library: Library, id: string, begin: NewGame & { record: string }) => Omit<Told, "chapter" | "of">} */
function only(library, id, begin) {
  const text = begin.record;
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
