/** What a board needs to play a noted game; fetched when the first game can be played. */

/** @param {string} text A notebook file that can be played. */
export async function library(text) {
  const [notebook] = await Promise.all([import("../../mbao/notebook.js"), import("../../mbao/board.js")]);
  return notebook.library(text);
}
