// Where the keyboard focus is after a button has done its work, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { MOVING, on } from "./boards.mjs";
import { quiet } from "./waits.mjs";


/** The pit or the button that has the focus. */
const focused = (page) => page.evaluate(() => {
  const active = document.querySelector("mbao-board").shadowRoot.activeElement;
  return active && (active.dataset.pit ?? (active.getAttribute("aria-label") || active.textContent));
});
const button = (page, name) => page.locator("mbao-board .controls button", { hasText: name });
const actions = (page) => page.evaluate(() => document.querySelector("mbao-board").recordText.trim().split("\n").at(-1));

/** All 32 seeds of a free set-up in a1, by keys. */
async function lay(page) {
  await page.locator("mbao-board [data-pit=a1]").focus();
  for (let seeds = 0; seeds < 32; seeds += 1) await page.keyboard.press("Enter");
}

for (const speed of ["instant", "fast"]) {
  test(`after Done the focus is on a pit of the player to move, and Enter undoes nothing (${speed})`, () =>
    on(`<mbao-board game="omweso" setup="free" speed="${speed}"></mbao-board>`, async (page) => {
      await lay(page);
      await button(page, "Done").press("Enter");
      await page.locator("mbao-board .controls button:enabled", { hasText: "Undo" }).waitFor();
      assert.equal(await page.evaluate(() => document.querySelector("mbao-board").state.mover), "n");
      assert.match(await focused(page), /^[a-h][34]$/);
      await page.keyboard.press("Enter");
      assert.match(await actions(page), /lay a1=32$/);
      assert.equal(await page.locator("mbao-board .pit.chosen").count(), 1);
    }, MOVING));
}

test("skipping or keeping a move by keys gives the focus back to the pits", () =>
  on('<mbao-board game="ndoto" speed="slow" trial></mbao-board>', async (page) => {
    await page.locator("mbao-board .pit.legal").first().press("Enter");
    await button(page, "To the end of the turn").press("Enter");
    await button(page, "Keep this move").waitFor();
    assert.match(await focused(page), /^[a-l][1-4]$/);
    await button(page, "Keep this move").press("Enter");
    await page.locator("mbao-board .controls button:enabled", { hasText: "Undo" }).waitFor();
    assert.match(await focused(page), /^[a-l][1-4]$/);
  }, MOVING));

test("undoing to the beginning, or redoing to the end, keeps the focus on the button", () =>
  on('<mbao-board game="ndoto" speed="kampala"></mbao-board>', async (page) => {
    await page.locator("mbao-board").evaluate((board) => board.play(board.legal[0]));
    for (const name of ["Undo", "Redo"]) {
      await button(page, name).press("Enter");
      await page.waitForFunction((name) => [...document.querySelector("mbao-board").shadowRoot.querySelectorAll(".controls button")]
        .some((button) => button.textContent === name && button.getAttribute("aria-disabled") === "true"), name);
      assert.equal(await focused(page), name);
      const before = await actions(page);
      await page.keyboard.press("Enter");
      assert.deepEqual([await focused(page), await actions(page)], [name, before]);
    }
  }, MOVING));

test("a diagram's buttons keep the focus to the last step, and the first frame is not played over", async () => {
  const record = "Game: ndoto\n\n1. b1\n";
  await on(`<mbao-board steps="${record}" speed="slow"></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const step = () => board.evaluate((board) => board.shadowRoot.querySelector(".step").textContent.split(" / ").map(Number));
    const label = (name) => board.locator(`.controls button[aria-label="${name}"]`);
    const [, most] = await step();
    const labels = await board.locator(".controls button").evaluateAll((buttons) => buttons.map((b) => b.getAttribute("aria-label")));
    // Back to the beginning during a step.
    await label(labels[3]).press("Enter");
    await board.locator(".flyer").waitFor({ state: "attached" });
    await label(labels[0]).click();
    await quiet(1000); // Longer than the rest of the step would have taken
    assert.deepEqual(await step(), [0, most]);
    assert.equal(await board.locator("[data-pit=b1] .count").textContent(), "2");
    await label(labels[4]).press("Enter");
    assert.deepEqual([await step(), await focused(page)], [[most, most], labels[4]]);
  }, MOVING);
});
