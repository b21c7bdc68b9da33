// How long a turn played on the board takes, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { on } from "./boards.mjs";

test("a turn that is played takes three seconds at most, including all choices in it", async () => {
  const position = "0,0,0,0,0,0,0,1/0,1,0,0,1,1,0,0/5,0,4,1,5,2,1,7/1,14,3,1,7,5,1,3 s 0-0";
  await on(`<mbao-board game="omweso" position="${position}"></mbao-board>`, async (page) => {
    const took = await page.locator("mbao-board").evaluate(async (board) => {
      const began = performance.now();
      const events = await board.play("e1");
      const first = performance.now() - began;
      let actions = 1;
      for (; board.state.pending; actions += 1) await board.play(board.legal[0]);
      return { first, all: performance.now() - began, actions, sown: events.filter(({ kind }) => kind === "sow").length };
    });
    assert.ok(took.sown > 150, JSON.stringify(took));
    assert.ok(took.first > 2000 && took.first < 4500, JSON.stringify(took));
    // Each further choice takes as long as a seed, plus a frame or two.
    assert.ok(took.all < took.first + 1500 * (took.actions - 1) + 500, JSON.stringify(took));
  }, { reducedMotion: "no-preference" });
});
