// Other recorders' readings in Chromium: described beside the article's game, and played there.
import assert from "node:assert/strict";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { play } from "./boards.mjs";
import { open } from "./here.mjs";
import { begun, frames } from "./waits.mjs";

/** Opens the reading of a page, and expects no errors. */
async function reading(path, id, use, more) {
  const { page, close } = await open(`${path}`, more);
  await use(page.locator(`.reading:has(#reading-${id})`), page);
  await close();
}
const begin = async (one) => {
  await one.scrollIntoViewIfNeeded();
  await one.locator(".reading-play").click();
  await one.locator("mbao-board [data-pit]:visible").first().waitFor();
  return one.locator("mbao-board");
};
/** The page is not too wide, and axe finds nothing. */
const fine = async (page) => {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.deepEqual(await obstacles(page, { within: ".readings" }), []);
};

test("choro after Driberg: described in sentences made from the rules, and played, by the computer too", () =>
  reading("section/coro/", "coro-driberg", async (one) => {
    const differs = (await one.locator("ul").first().locator("li").allTextContents()).join("\n");
    for (const said of [/not here: the pit of the last seed/, /back pit beside the capturing one/]) assert.match(differs, said);
    assert.ok((await one.locator(".how-sure.inferred").count()) > 0);
    const board = await begin(one);
    // How its turns go, `crates/engine/notebook/tests/readings.rs` tests.
    await one.locator('input[type="checkbox"]').check();
    const answered = board.evaluate((board) => new Promise((done) => {
      board.addEventListener("mbao-turn", () => board.state.mover === "s" && board.state.turn === 3 && done(true));
    }));
    await play(board, "g1");
    assert.ok(await answered);
  }));

// How it is won at both ends, `crates/engine/notebook/tests/readings.rs` tests.
test("omweso in Uganda has set-ups by name; its clock runs from the first seed and says when the time is up", () => reading("section/omweso/", "omweso-uganda", async (one, page) => {
  const board = await begin(one);
  await fine(page);
  assert.equal(await one.locator("select option").count(), 3);
  await one.locator("select").selectOption("2");
  await frames(page); // Until the board has been asked for that set-up
  await begun(board);
  await page.clock.install();
  await page.clock.fastForward("05:00");
  assert.match(await one.locator(".turn-clock").textContent(), /3:00 $/);
  await play(board, "a1");
  await page.clock.fastForward("02:30");
  await one.locator(".turn-clock", { hasText: /0:[0-3]\d/ }).waitFor();
  const status = one.locator('.turn-clock [role="status"]');
  assert.equal(await status.textContent(), "");
  await page.clock.fastForward("00:31");
  await one.locator('.turn-clock [role="status"]', { hasText: "annulled" }).waitFor();
}, { viewport: { width: 1440, height: 844 } }));

test("a reading that is played fits on a phone, in Kiswahili; without scripts it can be read, with its file", async () => {
  await reading("sw/section/coro/", "coro-driberg", async (one, page) => {
    await begin(one);
    await fine(page);
  }, { viewport: { width: 390, height: 844 } });
  await reading("section/coro/", "coro-driberg", async (one) => {
    assert.ok(await one.locator(".reading-points").isVisible());
    assert.ok(!(await one.locator(".reading-play").isVisible()));
    assert.equal(await one.locator('a[download][href$="coro-driberg.mbao.json"]').count(), 1);
  }, { javaScriptEnabled: false });
});
