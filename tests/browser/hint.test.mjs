// Hints on the board.
import assert from "node:assert/strict";
import { test } from "node:test";

import { on } from "./boards.mjs";
import * as here from "./here.mjs";

const DIAGRAM_K = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";
const shown = (page) => page.evaluate(() => new Promise((done) => document.addEventListener("mbao-hint", ({ detail }) => done(detail), { once: true })));
const badges = (board) => board.locator(".hint text").allTextContents();

test("a hint marks its pits, says why, and goes when it is followed", async () => {
  await on(here, `<mbao-board game="enkeshui" position="${DIAGRAM_K}" hints></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const told = shown(page);
    await board.getByRole("button", { name: "Hint" }).click();
    const { turn, sentence, short } = await told;
    assert.deepEqual(turn, ["c1", "x"]);
    assert.match(short, /^As marked: /);
    assert.match(sentence, /^Start at c1, then eat: .*eats 7 cows with the string/);
    assert.equal(await board.locator(".caption").textContent(), short);
    assert.equal(await board.locator("[aria-live]").textContent(), sentence);
    assert.equal(await board.locator("[aria-busy]").count(), 0);
    assert.deepEqual(await badges(board), ["1"]);
    // The mark is where its pit is.
    const [mark, pit] = await Promise.all([".hint g", "[data-pit=c1]"].map((place) => board.locator(place).first().getAttribute("transform")));
    assert.equal(mark, pit);
    await board.locator("[data-pit=c1]").click();
    assert.deepEqual(await badges(board), []);
    await board.getByRole("button", { name: /^Eat \d+$/ }).click();
    await page.waitForFunction(() => document.querySelector("mbao-board").state.turn === 2);
  });
});

test("it is in the board's language, works by keyboard, and is not offered when there is nothing to choose", async () => {
  await on(here, `<mbao-board game="ndoto" lang="sw" hints></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const told = shown(page);
    await board.getByRole("button", { name: "Dokezo" }).press("Enter");
    const { sentence, turn } = await told;
    assert.match(sentence, /^Anzia [a-h]1: /);
    for (const action of turn) await board.evaluate((one, action) => one.play(action), action);
    await board.evaluate((one) => (one.north = "computer:5"));
    assert.equal(await board.evaluate((one) => one.hint()), undefined);
    assert.ok(await board.getByRole("button", { name: "Dokezo" }).isDisabled());
    assert.equal(await board.getByRole("button", { name: "Dokezo" }).count(), 1);
    await board.evaluate((one) => (one.hints = false));
    assert.equal(await board.getByRole("button", { name: "Dokezo" }).count(), 0);
  });
});

test("a player who moves meanwhile is not interrupted, and the computer answers", async () => {
  await on(here, `<mbao-board game="ndoto" north="computer:1" hints></mbao-board>`, async (page) => {
    const board = page.locator("mbao-board");
    const given = board.evaluate((one) => one.hint({ millis: 20_000 }).then((found) => found === undefined));
    given.catch(() => {}); // In case the page is gone before this is awaited
    await board.locator("[aria-busy]").waitFor();
    assert.match(await board.locator(".caption").textContent(), /thinking/);
    await board.evaluate((one) => one.play("b1"));
    assert.ok(await given, "nothing was suggested");
    assert.deepEqual(await badges(board), []);
    await page.waitForFunction(() => document.querySelector("mbao-board").state.turn >= 3 || document.querySelector("mbao-board").state.outcome);
  });
});

test("a hint for laying seeds is marked by those seeds", async () => {
  await on(here, `<mbao-board game="lukho" hints></mbao-board>`, async (page) => {
    const { turn, sentence } = await page.locator("mbao-board").evaluate((one) => one.hint({ level: 2 }));
    assert.match(turn[0], /^lift /);
    const seeds = [...turn[0].matchAll(/=(\d+)/g)].map(([, seeds]) => seeds);
    assert.deepEqual((await badges(page.locator("mbao-board"))).sort(), seeds.sort());
    assert.match(sentence, /^Pick up \d+ from /);
  });
});
