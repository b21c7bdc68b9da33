// Solved positions: the page about them, and the text beneath a board to play on.
import assert from "node:assert/strict";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { awake, open } from "./chromium.mjs";
import { browser, site } from "./here.mjs";

/** The text beneath the board, once it is about another position than `before`. */
async function told(page, before = "") {
  await page.waitForFunction((before) => {
    const { textContent } = document.querySelector(".known .worth");
    return /^(Certain|Neither|Hakika|Hakuna)/.test(textContent) && textContent !== before;
  }, before);
  return page.locator(".known .worth").textContent();
}

test("a position of a table has a certain result; turns that lose nothing keep it, others do not", async () => {
  const position = "0,1,0,2,0,0,1,0/0,0,2,1,0,0,1,0 s 12-12";
  const { page, wrong, close } = await open(browser, `${site.address}play/ndoto/?position=${position.replaceAll(" ", "+")}`);
  await awake(page);
  await page.locator(".begin-card .choice").nth(1).click();
  const board = page.locator("#board");
  const result = /^Certain: (South wins|North wins|a draw), (\d+)/;
  let text = await told(page);
  const first = result.exec(text)[0];
  let left = Number(/(\d+) more turns/.exec(text)[1]);
  let others = 0;
  for (; left > 0; left -= 1) {
    assert.match(text, new RegExp(`\\b${left} more turns`));
    others += await page.locator(".known tbody tr:not(.kept)").count();
    const turn = await page.locator(".known tbody tr.kept th").first().textContent();
    await board.evaluate(async (board, turn) => {
      board.speed = "instant";
      for (const action of turn.split(" ")) await board.play(action);
    }, turn);
    if (left === 1) break;
    text = await told(page, text);
    assert.equal(result.exec(text)[0], first, turn);
  }
  await page.waitForFunction(() => document.querySelector(".known .worth").textContent === "The game is over.");
  assert.ok(others > 0, "some turns give seeds up");
  const { outcome } = await board.evaluate((board) => board.state);
  const [, what, most] = result.exec(first);
  assert.equal({ s: "South wins", n: "North wins", draw: "a draw" }[outcome.winner], what);
  assert.equal(Math.max(...outcome.score), Number(most));
  assert.deepEqual(wrong, []);
  await close();
});

test("with many seeds in play nothing is fetched; the page says when it will be", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}sw/play/giuthi/`);
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await awake(page);
  await page.waitForFunction(() => document.querySelector(".known .worth").textContent.includes("6"));
  assert.ok(!fetched.some((url) => url.endsWith(".table")));
  assert.deepEqual(await obstacles(page), []);
  assert.deepEqual(wrong, []);
  await close();
});

test("the page of what is solved gives results for the recorded games, in both languages, without errors", async () => {
  for (const [route, words] of [["solved/", /who begins wins/], ["sw/solved/", /anayeanza hushinda/]]) {
    const { page, wrong, close } = await open(browser, site.address + route);
    const bells = await page.locator(".solved-starts .bell").allTextContents();
    assert.ok(bells.length > 1 && bells.every((bell) => words.test(bell)), bells.join("\n"));
    assert.deepEqual(await obstacles(page), []);
    assert.deepEqual(wrong, []);
    await close();
  }
});
