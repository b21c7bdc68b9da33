// Boards that nobody sees: what they put off, and when they catch up.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as pages from "./boards.mjs";
import { browser, site } from "./here.mjs";
import { becomes } from "./waits.mjs";

/** Plays two turns on a board far from the view, and counts the changes in its picture. */
const on = (use, options) => pages.on({ browser, site }, '<mbao-board game="ndoto"></mbao-board>', async (page) => {
  await page.evaluate(() => (document.querySelector("main").style.paddingBlock = "9000px"));
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(async () => {
    const board = document.querySelector("mbao-board");
    const stage = board.shadowRoot.querySelector(".stage");
    window.changes = 0;
    new MutationObserver((seen) => (window.changes += seen.length)).observe(stage, { subtree: true, childList: true, attributes: true, characterData: true });
    window.told = [];
    for (const name of ["mbao-action", "mbao-turn"]) board.addEventListener(name, () => window.told.push(name));
    for (let turn = 0; turn < 2; turn++) await board.play(board.legal[0]);
    await new Promise(requestAnimationFrame);
  });
  await use(page);
}, options);

/** The counts on the picture, and those of the game. */
const counts = (page) => page.evaluate(() => {
  const board = document.querySelector("mbao-board");
  const drawn = [...board.shadowRoot.querySelectorAll("[data-pit]")].map((pit) => [pit.dataset.pit, Number(pit.querySelector(".count").textContent)]);
  const rows = board.state.rows.toReversed();
  return { drawn, game: drawn.map(([pit]) => [pit, rows[pit[1] - 1][pit.charCodeAt(0) - 97]]) };
});

/** The picture shows the game as it is now. */
const current = async (page) => {
  const { drawn, game } = await counts(page);
  return JSON.stringify(drawn) === JSON.stringify(game);
};

for (const reducedMotion of ["no-preference", "reduce"]) {
  test(`a board far from the view plays without drawing, and is right once it comes near (motion: ${reducedMotion})`, async () => {
    await on(async (page) => {
      assert.equal(await page.evaluate(() => window.changes), 0);
      assert.equal(await current(page), false);
      // What it says and reports is as it is now.
      const { said, record, told } = await page.evaluate(() => {
        const board = document.querySelector("mbao-board");
        return { said: board.shadowRoot.querySelector(".caption").textContent, record: board.recordText, told: window.told };
      });
      assert.match(record, /^1\. \S+ {2}\S+/m);
      assert.notEqual(said, "");
      assert.deepEqual(told, ["mbao-action", "mbao-turn", "mbao-action", "mbao-turn"]);
      const before = await page.evaluate(() => document.querySelector("mbao-board").offsetHeight);
      await page.evaluate(() => document.querySelector("mbao-board").scrollIntoView());
      await becomes(() => current(page), true);
      assert.equal(await page.evaluate(() => document.querySelector("mbao-board").offsetHeight), before);
    }, { reducedMotion });
  });
}

test("a board far from the view is right on paper", async () => {
  await on(async (page) => {
    const printed = page.evaluate(() => new Promise((done) => addEventListener("afterprint", () => done(window.changes), { once: true })));
    await page.pdf();
    assert.ok(await printed > 0);
    assert.ok(await current(page));
  });
});

test("a board far from the view is right for whoever reaches it with the keyboard or a screen reader", async () => {
  await on(async (page) => {
    await page.evaluate(() => document.querySelector("mbao-board").shadowRoot.querySelector("[data-pit]").focus({ preventScroll: true }));
    assert.ok(await current(page));
    // As long as the focus is there, it is drawn at once.
    await page.evaluate(async () => {
      const board = document.querySelector("mbao-board");
      await board.play(board.legal[0]);
    });
    assert.ok(await current(page));
  });
});

test("a board far from the view that has been left alone is right by itself", async () => {
  await on(async (page) => {
    await page.waitForFunction(() => window.changes > 0, undefined, { timeout: 30_000 });
    assert.ok(await current(page));
    assert.equal(await page.evaluate(() => scrollY), 0);
  });
});
