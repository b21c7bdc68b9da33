// Solved positions: the page about them, and the text beneath a board to play on.
import assert from "node:assert/strict";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { at } from "./here.mjs";
import { built } from "./site.mjs";

const worth = (page) => page.locator(".known .worth");
/** The text beneath the board, once it is about another position than `before`. */
async function told(page, before = "") {
  await page.waitForFunction((before) => {
    const { textContent } = document.querySelector(".known .worth");
    return /^(Certain|Neither|Hakika|Hakuna)/.test(textContent) && textContent !== before;
  }, before);
  return worth(page).textContent();
}

const POSITION = "play/ndoto/?position=0,1,0,2,0,0,1,0/0,0,2,1,0,0,1,0+s+12-12";
test("a position of a table has a certain result; turns that lose nothing keep it, others do not", () => at(POSITION, async (page) => {
  await page.locator(".begin-card .choice").nth(1).click();
  const board = page.locator("#board");
  const result = /^Certain: (South wins|North wins|a draw), (\d+)/;
  let text = await told(page);
  const [first, what, most] = result.exec(text);
  let others = 0;
  for (let left = Number(/(\d+) more turns/.exec(text)[1]); left > 0; left -= 1) {
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
  await worth(page).filter({ hasText: /^The game is over\.$/ }).waitFor();
  assert.ok(others > 0, "some turns give seeds up");
  const { outcome } = await board.evaluate((board) => board.state);
  assert.equal({ s: "South wins", n: "North wins", draw: "a draw" }[outcome.winner], what);
  assert.equal(Math.max(...outcome.score), Number(most));
}));

test("with many seeds in play nothing is fetched; the page says when it will be", () => at("sw/play/giuthi/", async (page) => {
  await worth(page).filter({ hasText: "6" }).waitFor();
  const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(fetched.length > 0 && !fetched.some((url) => url.endsWith(".table")));
  assert.deepEqual(await obstacles(page), []);
}));

test("the page of what is solved gives results for the recorded games, in both languages", async () => {
  for (const [route, words] of [["solved", /who begins wins/], ["sw/solved", /anayeanza hushinda/]]) {
    const [, starts] = /class="[^"]*solved-starts[^"]*">(.*?)<\/ul>/s.exec(await built(route));
    const bells = starts.split('class="bell"').slice(1);
    assert.ok(bells.length > 1 && bells.every((bell) => words.test(bell)), bells.join("\n"));
  }
});
