// The review of a game, on its play page.
import assert from "node:assert/strict";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { wake } from "./here.mjs";
import { shows } from "./play.mjs";
import { becomes, hold } from "./waits.mjs";

/** A play page on which this many turns have been played, with little thought. */
async function played(route, most, options) {
  const { page, wrong, close } = await wake(route, options);
  const board = page.locator("#board");
  await page.locator(".begin-card .choice").nth(1).click();
  await board.evaluate(async (board, most) => {
    board.speed = "instant";
    for (let at = 0; at < 3 * most && board.state.turn <= most && !board.state.outcome; at += 1) {
      await board.play(board.legal[(at * 7) % board.legal.length]);
    }
  }, most);
  return { page, wrong, close, board, section: page.locator(".afterwards") };
}

test("curve, turning points and table describe every turn; what if leads back to one and on from there, button and curve to the game as it was", async () => {
  const { page, board, section } = await played("play/enkeshui/", 60);
  assert.match(await page.locator(".end-card .card-title").textContent(), /^(South|North) won, \d+ to \d+$/);
  const { turn, record } = await board.evaluate((board) => ({ turn: board.state.turn, record: board.recordText }));
  await section.getByRole("button", { name: "Look at the game" }).click();
  await section.locator(".curve").waitFor();
  assert.match(await section.getByRole("status").textContent(), /^Looked at \d+ turns; turning points: \d\.$/);
  assert.match(await section.locator(".seek").getAttribute("aria-label"), new RegExp(`over ${turn - 1} turns: \\d+ per cent at the beginning, (0|50|100) at the end`));
  const points = section.locator(".points li");
  assert.equal(await points.count(), await section.locator(".curve .point").count());
  assert.ok((await points.count()) > 0);
  // Which turn counts most, `analysis.rs` tests: it is shown beside the better one.
  const boards = section.locator(".two-boards mbao-board");
  await boards.nth(1).waitFor();
  await boards.last().scrollIntoViewIfNeeded();
  await becomes(() => boards.evaluateAll((all) => all.map(({ state }) => state?.game)), ["enkeshui", "enkeshui"]);
  await section.locator("summary").click();
  assert.equal(await section.locator("tbody tr").count(), turn - 1);
  assert.deepEqual(await obstacles(page, { within: ".afterwards" }), []);

  const [, number, better] = /^Turn (\d+), .*\. (.+) would have been better/.exec(await points.first().textContent());
  const hinted = page.evaluate(() => new Promise((done) => document.addEventListener("mbao-hint", ({ detail }) => done(detail), { once: true })));
  await points.first().getByRole("button").click();
  assert.equal((await hinted).action, better.split(" ")[0]);
  assert.equal(await board.evaluate((board) => board.state.turn), Number(number));
  assert.ok((await board.locator(".hint g").count()) > 0);
  await board.evaluate((board, action) => board.play(action), better.split(" ")[0]);
  const back = section.getByRole("button", { name: "Back to the game as it was played" });
  await back.click();
  await shows(page, record);
  await points.first().getByRole("button").click();
  await back.waitFor();
  // The curve leads to every turn, by a press and by keys.
  const seek = section.getByRole("slider");
  await seek.press("Home");
  assert.match(await seek.getAttribute("aria-valuetext"), /^Turn 1, South to play: \d+ per cent for South\.$/);
  const { width, height } = await seek.boundingBox();
  await seek.click({ position: { x: width - 4, y: height / 2 } });
  await shows(page, record);
  assert.ok(await back.isHidden());
  assert.equal(await section.getByRole("slider").count(), 1);
});

test("the review can be stopped and started again; nothing is fetched before", async () => {
  const { page, section, board } = await played("play/omweso/", 40);
  const fetched = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /curve|player/.test(name)));
  assert.deepEqual(await fetched(), []);
  // A busy machine may review the whole game before it presses Stop, so the computer player is late.
  const free = await hold(page, /mbao_player.*\.wasm$/);
  const look = section.getByRole("button", { name: "Look at the game" });
  await look.press("Enter");
  await section.getByRole("progressbar").waitFor();
  await section.getByRole("button", { name: "Stop" }).press("Enter");
  await section.getByText("Stopped.").waitFor();
  free();
  assert.ok(await look.isEnabled());
  assert.ok(await look.evaluate((look) => look === document.activeElement));
  assert.equal(await section.locator(".curve").count(), 0);
  assert.ok((await fetched()).length > 0);
  await look.press("Enter");
  await section.locator(".curve").waitFor();
  await board.evaluate((board) => board.reset());
  await page.waitForFunction(() => document.querySelector(".afterwards .look").disabled);
});
