// Hints on the board.
import assert from "node:assert/strict";
import { test } from "node:test";

import { K, caption, live, on, pit, play, put, state } from "./boards.mjs";
import { becomes } from "./waits.mjs";

const told = (board) => board.evaluate((board) => new Promise((done) => {
  board.addEventListener("mbao-hint", ({ detail }) => done(detail), { once: true });
}));
const badges = (board) => board.locator(".hint text").allTextContents();

test("a hint marks its pits or seeds, says why in the board's language, and goes when it is followed", async () => {
  await on(`<mbao-board position="${K}" hints></mbao-board>`, async (page, board) => {
    const given = told(board);
    await board.getByRole("button", { name: "Hint" }).click();
    const { turn, sentence, short } = await given;
    assert.deepEqual(turn, ["c1", "x"]);
    assert.match(short, /^As marked: /);
    assert.match(sentence, /^Start at c1, then eat: .*eats 7 cows with the string/);
    assert.deepEqual([await caption(board), await live(board)], [short, sentence]);
    assert.equal(await board.locator("[aria-busy]").count(), 0);
    assert.deepEqual(await badges(board), ["1"]);
    // The mark is where its pit is.
    const [mark, its] = [board.locator(".hint g").first(), pit(board, "c1")].map((one) => one.getAttribute("transform"));
    assert.equal(await mark, await its);
    await pit(board, "c1").click();
    assert.deepEqual(await badges(board), []);
    await board.getByRole("button", { name: /^Eat \d+$/ }).click();
    await becomes(async () => (await state(board)).turn, 2);

    await put(page, '<mbao-board game="lukho" hints></mbao-board>');
    const laid = await board.evaluate((board) => board.hint({ level: 2 }));
    assert.match(laid.turn[0], /^lift /);
    const seeds = [...laid.turn[0].matchAll(/=(\d+)/g)].map(([, seeds]) => seeds);
    assert.deepEqual((await badges(board)).sort(), seeds.sort());
    assert.match(laid.sentence, /^Pick up \d+ from /);
  });
});

test("it works by keyboard, is offered only when there is a choice, and interrupts nobody who moves meanwhile", async () => {
  await on('<mbao-board game="ndoto" lang="sw" hints></mbao-board>', async (page, board) => {
    const button = board.getByRole("button", { name: "Dokezo" });
    const given = told(board);
    await button.press("Enter");
    const { sentence, turn } = await given;
    assert.match(sentence, /^Anzia [a-h]1: /);
    await play(board, ...turn);
    // In one task, before a quick computer has answered.
    const offered = await board.evaluate(async (board) => {
      board.north = "computer:5";
      const found = await board.hint();
      const button = [...board.shadowRoot.querySelectorAll("button")].find(({ textContent }) => textContent === "Dokezo");
      return [found, button.disabled || button.ariaDisabled === "true"];
    });
    assert.deepEqual(offered, [undefined, true]);
    await board.evaluate((board) => (board.hints = false));
    assert.equal(await button.count(), 0);

    await put(page, '<mbao-board game="ndoto" north="computer:1" hints></mbao-board>');
    const hint = board.evaluate((board) => board.hint({ millis: 20_000 }).then((found) => found === undefined));
    hint.catch(() => {}); // In case the page is gone before this is awaited
    await board.locator("[aria-busy]").waitFor();
    assert.match(await caption(board), /thinking/);
    await play(board, "b1");
    assert.ok(await hint, "nothing was suggested");
    assert.deepEqual(await badges(board), []);
    await page.waitForFunction(() => {
      const { turn, outcome } = document.querySelector("mbao-board").state;
      return turn >= 3 || outcome; // The computer answers
    });
  });
});
