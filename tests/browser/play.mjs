// Plays on a board by pressing anything that can be pressed.

/** Actions so far. */
const record = (board) => board.evaluate((board) => board.recordText);

/** Plays on with one way of pressing until this many actions are played or the game is over; returns how many were. */
export async function playOn(board, actions, press) {
  const random = ((seed) => () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648)(7);
  let before = await record(board);
  let count = 0;
  let refused = false; // Whether the arrangement that was made is not allowed
  for (let presses = 0; count < actions && presses < 40 * actions; presses++) {
    const state = await board.evaluate((board) => board.state);
    if (state.outcome) return count;
    const choices = await board.locator(".choices button:visible").count();
    const done = board.locator(".controls button:not([disabled])", { hasText: /^(Done|Pass|Keep this set-up|Put none)$/ });
    const pits = board.locator(".pit.legal:not(.chosen)");
    // Where lifting is limited, at most two pits may be lifted.
    const lifting = ["deploy-lift", "advance"].includes(state.phase) && state.hand === 0;
    const enough = lifting && (await board.locator(".pit.chosen").count()) >= 2;
    const again = board.locator(".controls button:not([disabled])", { hasText: /^Begin again$/ });
    if (state.hand > 0 && ["deploy-lay", "advance"].includes(state.phase)) {
      // All lifted seeds are laid, one per press.
      const open = board.locator(".pit.legal");
      for (let left = state.hand; left > 0; left--) await press(open.nth(Math.floor(random() * (await open.count()))));
      await press(done.first());
    } else if ((refused || ((await done.count()) === 0 && random() < 0.2)) && (await again.count()) > 0) {
      // If it is not allowed, it is started over.
      await press(again);
      refused = false;
    } else if (choices > 0) await press(board.locator(".choices button").nth(Math.floor(random() * choices)));
    else if ((await done.count()) > 0 && (enough || random() < 0.5 || (await pits.count()) === 0)) {
      await press(done.first());
      refused = (await record(board)) === before;
    } else if ((await pits.count()) > 0) await press(pits.nth(Math.floor(random() * (await pits.count()))));
    else if ((await board.locator(".pit.chosen").count()) > 0) await press(board.locator(".pit.chosen").first());
    else throw new Error(`nothing to press in ${JSON.stringify(state)}`);
    const now = await record(board);
    if (now !== before) count++;
    before = now;
  }
  return count;
}

/** Solves the puzzle that a class's page shows. */
export async function solveShown(page) {
  await page.waitForFunction(() => document.querySelectorAll(".beads a").length === 6 && location.hash !== "");
  const section = page.locator(".puzzle:visible");
  const board = section.locator("mbao-board");
  await board.locator(".pit.legal").first().waitFor();
  const { turns } = JSON.parse(await section.locator('[data-island="Task"]').getAttribute("data-props"));
  const [turn] = Object.entries(turns).find(([turn, verdict]) => verdict === 0 && turn !== "pass");
  for (const action of turn.split(" ")) await board.evaluate((board, action) => board.play(action), action);
  await section.locator(".task-verdict:not(:empty)").waitFor();
}
