// Computer players on the board.
import assert from "node:assert/strict";
import { test } from "node:test";

import { on } from "./boards.mjs";
import { becomes, quiet } from "./waits.mjs";

const turnOf = (page, turn) => page.waitForFunction((turn) => document.querySelector("mbao-board").state.turn === turn, turn);

test("the computer answers, and Undo leads back to the player's own choice", () =>
  on(`<mbao-board game="ndoto" north="computer:2"></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const why = board.evaluate((one) => new Promise((done) => one.addEventListener("mbao-why", ({ detail }) => done(detail[0].kind))));
    await board.locator("[data-pit=b1].legal").click();
    await turnOf(page, 3);
    assert.match(await board.evaluate((one) => one.recordText), /1\. b1 {2}[a-h]2/);
    assert.match(await why, /^[a-z-]+$/);
    assert.equal(await board.evaluate((one) => one.state.mover), "s");
    await board.getByRole("button", { name: "Undo" }).click();
    await turnOf(page, 1);
    await quiet(900); // Longer than this player thinks
    assert.equal(await board.evaluate((one) => one.state.turn), 1, "the person is to choose");
  }));

test("a side that is played elsewhere is left alone by presses, and by Undo", () =>
  on(`<mbao-board game="ndoto" north="elsewhere"></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const turn = () => board.evaluate((board) => board.state.turn);
    const press = (pit) => board.locator(`.stage [data-pit=${pit}]`).click({ force: true });
    await press("c1");
    await becomes(turn, 2);
    await press("d2");
    await board.locator(".why", { hasText: "This is not allowed now" }).waitFor();
    assert.equal(await turn(), 2);
    await board.evaluate((board) => board.play("d2"));
    await becomes(turn, 3);
    await board.locator("button[name=undo]").click();
    await becomes(turn, 1);
  }));

test("two computers play to the end by themselves, without motion, and no pits can be pressed", () =>
  on(`<mbao-board game="ndoto" south="computer:1" north="computer:1" speed="instant"></mbao-board>`, async (page) => {
    await page.waitForFunction(() => document.querySelector("mbao-board").state.outcome);
    assert.equal(await page.locator("mbao-board .legal").count(), 0);
  }));

test("an interrupted search leaves nothing behind", () => on(`<mbao-board game="omweso" south="computer:5"></mbao-board>`, async (page) => {
  await page.waitForFunction(() => document.querySelector("mbao-board").shadowRoot.querySelector("[aria-busy]"));
  await page.evaluate(() => {
    const board = document.querySelector("mbao-board");
    board.setAttribute("game", "giuthi");
    board.setAttribute("south", "human");
  });
  await quiet(1500); // Longer than the search would have gone on
  assert.equal(await page.evaluate(() => document.querySelector("mbao-board").state.turn), 1);
  await page.evaluate(() => document.querySelector("mbao-board").setAttribute("south", "computer:5"));
  await page.waitForFunction(() => document.querySelector("mbao-board").shadowRoot.querySelector("[aria-busy]"));
  await page.evaluate(() => document.querySelector("mbao-board").remove());
  await quiet(1200); // The same
}));

test("openings are laid too: kiothi's deployment and lukho's", async () => {
  for (const game of ["kiothi", "lukho"]) {
    await on(`<mbao-board game="${game}" south="computer:2" north="computer:2" speed="instant"></mbao-board>`, async (page) => {
      await page.waitForFunction(() => document.querySelector("mbao-board").state.turn > 2);
    });
  }
});
