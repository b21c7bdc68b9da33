// What tests do at the play table, and with puzzles.
import { answer } from "./tasks.mjs";

/** What is kept where the table is as usual, at once; and where two people sit at one screen, so that no computer answers. */
export const INSTANT = { "mbao.play": { speed: "instant" } };
export const PEOPLE = { "mbao.play": { seating: { who: "people" }, speed: "instant" } };
/** Waits until the table's board shows a game. */
export const shows = (page, record) => page.waitForFunction((record) => document.querySelector("#board")?.recordText === record, record);
/** Plays until this many turns have been played, each with the first legal action. */
export const turns = (board, most) => board.evaluate(async (board, most) => {
  for (let at = 0; at < 20 * most && board.state.turn <= most && !board.state.outcome; at += 1) await board.play(board.legal[0]);
}, most);

/** Solves the puzzle that a class's page shows. */
export async function solveShown(page) {
  await page.waitForFunction(() => document.querySelectorAll(".beads a").length === 6 && location.hash !== "");
  await answer(page.locator(".puzzle:visible"));
}
