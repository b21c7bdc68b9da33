// Boards that nobody sees: what they put off, and when they catch up.
import assert from "node:assert/strict";
import { test } from "node:test";

import { caption, on, put, record } from "./boards.mjs";
import { becomes } from "./waits.mjs";

/**
 * Plays two turns on a board far from the view. Counts the changes in its picture, lists its events, and says how many
 * changes there were and whether the picture shows the game as it is.
 */
async function unseen(page, board) {
  await put(page, '<mbao-board game="ndoto"></mbao-board>');
  await page.evaluate(async () => {
    scrollTo(0, 0);
    document.querySelector("main").style.paddingBlock = "9000px";
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  return board.evaluate(async (board) => {
    Object.assign(window, { changes: 0, told: [] });
    window.current = () => [...board.shadowRoot.querySelectorAll("[data-pit]")].every((pit) => {
      const [column, row] = pit.dataset.pit;
      const seeds = board.state.rows.toReversed()[row - 1][column.charCodeAt(0) - 97];
      return Number(pit.querySelector(".count").textContent) === seeds;
    });
    const look = new MutationObserver((seen) => (window.changes += seen.length));
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    look.observe(board.shadowRoot.querySelector(".stage"), all);
    for (const name of ["mbao-action", "mbao-turn"]) board.addEventListener(name, () => window.told.push(name));
    for (let turn = 0; turn < 2; turn += 1) await board.play(board.legal[0]);
    await new Promise(requestAnimationFrame);
    return [window.changes, window.current()];
  });
}
const current = (board) => board.evaluate(() => window.current());

for (const reducedMotion of ["no-preference", "reduce"]) {
  const title = `a board far from the view plays undrawn, and is right for whoever sees it (motion: ${reducedMotion})`;
  test(title, () => on("", async (page, board) => {
    assert.deepEqual(await unseen(page, board), [0, false]);
    // What it says and reports is as it is now.
    assert.match(await record(board), /^1\. \S+ {2}\S+/m);
    assert.notEqual(await caption(board), "");
    assert.deepEqual(await page.evaluate(() => window.told), ["mbao-action", "mbao-turn", "mbao-action", "mbao-turn"]);
    const height = () => board.evaluate(({ offsetHeight }) => offsetHeight);
    const before = await height();
    await board.evaluate((board) => board.scrollIntoView());
    await becomes(() => current(board), true);
    assert.equal(await height(), before);
    if (reducedMotion === "reduce") return;

    await unseen(page, board);
    const printed = page.evaluate(() => new Promise((done) => {
      addEventListener("afterprint", () => done(window.changes), { once: true });
    }));
    await page.pdf();
    assert.ok((await printed) > 0, "on paper");
    assert.ok(await current(board), "on paper");

    await unseen(page, board);
    await board.evaluate(({ shadowRoot }) => shadowRoot.querySelector("[data-pit]").focus({ preventScroll: true }));
    assert.ok(await current(board), "for the keyboard and screen readers");
    // As long as the focus is there, it is drawn at once.
    await board.evaluate((board) => board.play(board.legal[0]));
    assert.ok(await current(board), "while it has the focus");

    await unseen(page, board);
    await page.waitForFunction(() => window.changes > 0);
    assert.ok(await current(board), "left alone, it is right by itself");
    assert.equal(await page.evaluate(() => scrollY), 0);
  }, { reducedMotion }));
}
