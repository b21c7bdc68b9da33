// Plays on a board by pressing anything that can be pressed, and at the play table.
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

/** What is on a board: the state of its game, its record, and how much of each kind may be pressed. */
const look = (board) => board.evaluate((board) => {
  const all = (what) => [...board.shadowRoot.querySelectorAll(what)];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const controls = all(".controls button:not([disabled])").map(({ textContent }) => textContent.trim());
  return {
    state: board.state,
    record: board.recordText,
    choices: all(".choices button").filter(shown).length,
    done: controls.filter((text) => /^(Done|Pass|Keep this set-up|Put none)$/.test(text)).length,
    again: controls.filter((text) => text === "Begin again").length,
    open: all(".pit.legal").length,
    pits: all(".pit.legal:not(.chosen)").length,
    chosen: all(".pit.chosen").length,
  };
});

/** Plays on with one way of pressing until this many actions are played or the game is over; returns how many were. */
export async function playOn(board, actions, press) {
  const random = ((seed) => () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648)(7);
  const done = board.locator(".controls button:not([disabled])", { hasText: /^(Done|Pass|Keep this set-up|Put none)$/ }).first();
  const again = board.locator(".controls button:not([disabled])", { hasText: /^Begin again$/ });
  const pits = board.locator(".pit.legal:not(.chosen)");
  const one = (found, count) => found.nth(Math.floor(random() * count));
  let now = await look(board);
  let count = 0;
  let refused = false; // Whether the arrangement that was made is not allowed
  for (let presses = 0; count < actions && presses < 40 * actions; presses++) {
    const { state, record } = now;
    if (state.outcome) return count;
    let finished = false;
    // Where lifting is limited, at most two pits may be lifted.
    const lifting = ["deploy-lift", "advance"].includes(state.phase) && state.hand === 0;
    const enough = lifting && now.chosen >= 2;
    if (state.hand > 0 && ["deploy-lay", "advance"].includes(state.phase)) {
      // All lifted seeds are laid, one per press.
      for (let left = state.hand; left > 0; left--) await press(one(board.locator(".pit.legal"), (await look(board)).open));
      await press(done);
    } else if ((refused || (now.done === 0 && random() < 0.2)) && now.again > 0) {
      // If it is not allowed, it is started over.
      await press(again);
      refused = false;
    } else if (now.choices > 0) await press(one(board.locator(".choices button"), now.choices));
    else if (now.done > 0 && (enough || random() < 0.5 || now.pits === 0)) {
      await press(done);
      finished = true;
    } else if (now.pits > 0) await press(one(pits, now.pits));
    else if (now.chosen > 0) await press(board.locator(".pit.chosen").first());
    else throw new Error(`nothing to press in ${JSON.stringify(state)}`);
    now = await look(board);
    if (finished) refused = now.record === record;
    if (now.record !== record) count++;
  }
  return count;
}

/** Solves the puzzle that a class's page shows. */
export async function solveShown(page) {
  await page.waitForFunction(() => document.querySelectorAll(".beads a").length === 6 && location.hash !== "");
  await answer(page.locator(".puzzle:visible"));
}
