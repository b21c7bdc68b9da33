// Seeds dragged by a pointer, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { on, put, record, seeds, state } from "./boards.mjs";
import * as glass from "./glass.mjs";
import { frames, quiet } from "./waits.mjs";
import { words } from "./words.mjs";

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

const middle = async (page, place) =>
  Object.values(await glass.middle(page.locator(`mbao-board :is([data-pit=${place}] .hollow, [data-hand=${place}] .palm)`)));
const counts = (page, ...places) => Promise.all(places.map((place) => seeds(page.locator("mbao-board"), place)));
const press = (page, name) => page.locator("mbao-board .controls button", { hasText: name }).click();

/** Presses at one place, rests at others until some seeds or all lie there, or for a while, and releases at the last one. */
async function drag(page, from, ...stops) {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down();
  for (const [place, rest = 0] of stops) {
    await page.mouse.move(...(typeof place === "string" ? await middle(page, place) : place), { steps: 6 });
    if (rest === Infinity) await page.locator("mbao-board [data-hand=s] .count", { hasText: /^0$/ }).waitFor({ state: "attached" });
    else if (rest instanceof RegExp) await page.locator(`mbao-board [data-pit=${place}] .count`, { hasText: rest }).waitFor({ state: "attached" });
    else await quiet(rest); // What must drop nothing
  }
  await page.mouse.up();
}

test("a free set-up is laid from the hand: one seed per drag, more where the pointer rests", () =>
  on('<mbao-board game="omweso" setup="free"></mbao-board>', async (page, board) => {
    const all = async () => (await counts(page, "s", "a1", "b1", "c1", "c2")).reduce((sum, n) => sum + n, 0);
    await drag(page, "s", ["a1"]);
    assert.deepEqual(await counts(page, "s", "a1"), [31, 1]);
    await drag(page, "s", ["a1"]);
    assert.deepEqual(await counts(page, "s", "a1"), [30, 2]);
    // Passing over a1 drops nothing; on b1 some seeds drop, and no more when released.
    await drag(page, "s", ["a1"], ["b1", /^[2-9]$/]);
    const lies = await seeds(board, "b1");
    assert.ok(lies >= 2, `${lies}`);
    assert.equal(await seeds(board, "a1"), 2);
    assert.equal(await all(), 32);
    // Laid seeds may be moved elsewhere, or go back.
    await drag(page, "b1", ["c1"]);
    assert.deepEqual(await counts(page, "b1", "c1"), [0, lies]);
    await drag(page, "c1", ["s"]);
    assert.deepEqual(await counts(page, "c1", "s"), [0, 30]);
    // Neither on the other side, nor beside the board.
    await drag(page, "s", ["c3"]);
    await drag(page, "a1", [[5, 700]]);
    await drag(page, "s", ["s", 700]);
    assert.deepEqual(await counts(page, "a1", "c3", "s"), [2, 0, 30]);
    assert.equal(await page.locator("mbao-board .flyer").count(), 0);
    // A press is still a press.
    await page.locator("mbao-board [data-pit=c2]").click();
    assert.deepEqual(await counts(page, "c2", "s"), [1, 29]);
    await drag(page, "s", ["c2", Infinity]);
    assert.deepEqual(await counts(page, "c2", "s"), [30, 0]);
    await press(page, "Done");
    assert.match(await record(board), /lay a1=2,c2=30/);
  }));

test("each player chooses anew, only on their own side, also after Undo", async () => {
  const chosen = (page) => page.locator("mbao-board .pit.chosen").evaluateAll((pits) => pits.map(({ dataset }) => dataset.pit));
  for (const [game, own, opposite, most] of [['game="omweso" setup="free"', "a1", "c3", 32], ['game="lukho"', "b1", "c2", 1]]) {
    await on(`<mbao-board ${game} speed="instant"></mbao-board>`, async (page, board) => {
      const pit = page.locator(`mbao-board [data-pit=${own}]`);
      for (let seeds = 0; seeds < most; seeds += 1) await pit.click();
      await page.locator(`mbao-board [data-pit=${opposite}]`).press("+");
      assert.deepEqual(await chosen(page), [own]);
      await press(page, "Done");
      await page.waitForFunction(() => document.querySelector("mbao-board").state.mover === "n");
      await page.locator("mbao-board .controls button", { hasText: "Done" }).waitFor({ state: "detached" });
      assert.deepEqual(await chosen(page), []);
      await page.locator(`mbao-board [data-pit=${opposite}]`).click();
      assert.deepEqual(await chosen(page), [opposite]);
      await press(page, "Undo");
      assert.equal((await state(board)).mover, "s");
      assert.deepEqual(await chosen(page), []);
    });
  }
});

test("a game that has left its opening goes back into it", () => on("<mbao-board></mbao-board>", async (page, board) => {
  await board.evaluate(async (board) => {
    Object.assign(board, { game: "lukho", speed: "instant" });
    await board.reset();
    for (const action of ["lift a1=2,b1=2,c1=1", "lift a2=1,b2=2", "lay a2=4", "lay a1=2"]) await board.play(action);
    const { recordText } = board;
    board.record = recordText;
    await board.reset();
    for (let back = 0; back < 40 && board.undo(); back += 1);
  });
  await page.locator("mbao-board [data-pit=b1]").click();
  await press(page, "Done");
  await page.waitForFunction(() => document.querySelector("mbao-board").state.mover === "n");
}));

test("a heap of the carried seeds follows the pointer and leaves its place", () =>
  on('<mbao-board game="kiothi"></mbao-board>', async (page, board) => {
    const [x, y] = await middle(page, "e1");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3, y);
    assert.equal(await page.locator("mbao-board .flyer").count(), 0);
    await page.mouse.move(x + 60, y + 90, { steps: 5 });
    const flyer = await page.locator("mbao-board .flyer").boundingBox();
    assert.ok(Math.abs(flyer.x + flyer.width / 2 - x - 60) < 2 && Math.abs(flyer.y + flyer.height / 2 - y - 90) < 2);
    assert.equal(await page.locator("mbao-board .flyer .seed").count(), 5);
    assert.ok(!(await page.locator("mbao-board [data-pit=e1] .seeds").isVisible()));
    // The board is removed: nothing is left to carry.
    await page.evaluate(() => document.querySelector("mbao-board").remove());
    await page.mouse.up();
  }));

test("deployment: heaps are dragged to the hand and from it", () => on('<mbao-board game="kiothi"></mbao-board>', async (page, board) => {
  await drag(page, "e1", ["s"]);
  assert.deepEqual(await counts(page, "e1", "s"), [0, 5]);
  await drag(page, "f1", ["g1"]);
  assert.deepEqual(await counts(page, "f1", "g1", "s"), [5, 5, 5]);
  await press(page, "Done");
  assert.match(await record(board), /lift e1=5/);
  await drag(page, "s", ["a1", 60], ["j1", Infinity]);
  assert.deepEqual(await counts(page, "a1", "j1", "s"), [0, 10, 0]);
  await press(page, "Done");
  assert.match(await record(board), /lift e1=5 lay j1=5/);
}));

test("a third heap cannot be dragged, and lukho's openings are", () => on('<mbao-board game="kiothi"></mbao-board>', async (page, board) => {
  for (const pit of ["e1", "f1", "g1"]) await drag(page, pit, ["s"]);
  assert.deepEqual(await counts(page, "e1", "f1", "g1", "s"), [0, 0, 5, 10]);
  assert.match(await board.locator(".caption").textContent(), words("en", "board", "ui-most"));
  assert.ok(await board.locator("[data-pit=g1] .seeds").isVisible());
  await put(page, '<mbao-board game="lukho"></mbao-board>');
  await drag(page, "c1", ["s"]);
  await press(page, "Done");
  assert.match(await record(board), /lift c1=3/);
}));

/** A finger that goes from one place to another. */
async function swipe(page, [x, y], [dx, dy]) {
  const session = await page.context().newCDPSession(page);
  const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [{ x, y }]);
  for (let i = 1; i <= 10; i++) {
    await touch("touchMove", [{ x: x + (dx * i) / 10, y: y + (dy * i) / 10 }]);
    await frames(page, 1);
  }
  await touch("touchEnd", []);
  await frames(page);
}

test("a touch lifts seeds where that is allowed, and scrolls the page everywhere else", async () => {
  const scrolled = (page) => page.waitForFunction(() => scrollY > 50);
  const high = (page) => page.evaluate(() => (document.querySelector("main").style.minHeight = "4000px"));
  await on('<mbao-board game="kiothi"></mbao-board>', async (page, board) => {
    await high(page);
    const [from, to] = [await middle(page, "e1"), await middle(page, "s")];
    await swipe(page, from, [to[0] - from[0], to[1] - from[1]]);
    assert.deepEqual(await counts(page, "e1", "s"), [0, 5]);
    assert.equal(await page.evaluate(() => Math.round(scrollY)), 0);
    await swipe(page, await middle(page, "e2"), [0, -150]);
    await scrolled(page); // The other side's pits scroll
  }, PHONE);
  await on('<mbao-board game="omweso"></mbao-board>', async (page, board) => {
    await high(page);
    await swipe(page, await middle(page, "d1"), [0, -150]);
    await scrolled(page); // In play every pit scrolls
    assert.doesNotMatch(await record(board), /1\./);
  }, PHONE);
});

test("a touch plays once, as it leaves the screen where it began, whatever other finger lies there", async () => {
  // Without ghosts, for which a finger that rests shows a path and plays nothing.
  await on('<mbao-board game="omweso" speed="instant" ghost="off"></mbao-board>', async (page, board) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type, ...places) => session.send("Input.dispatchTouchEvent", { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
    const later = () => quiet(400).then(() => record(board)); // Longer than a late click takes
    await page.evaluate(() => {
      window.heard = [];
      for (const name of ["mbao-action", "click"]) addEventListener(name, () => window.heard.push(name));
    });
    const before = await record(board);
    const [c1, d1] = [await middle(page, "c1"), await middle(page, "d1")];
    await touch("touchStart", c1);
    await touch("touchMove", d1);
    await touch("touchEnd");
    assert.equal(await later(), before, "it slid away");
    assert.deepEqual(await page.evaluate(() => window.heard), []);
    await touch("touchStart", c1);
    assert.equal(await later(), before, "it lies there still");
    await touch("touchStart", c1, d1);
    await touch("touchEnd");
    assert.match(await later(), /1\. c1/);
    // The board's own; a browser's click after it would hit what is then beneath the finger.
    assert.deepEqual(await page.evaluate(() => window.heard), ["click", "mbao-action"]);
  }, PHONE);
});
