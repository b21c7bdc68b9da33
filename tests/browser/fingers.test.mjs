// Several fingers on the glass: each presses by itself, and hands that rest there press nothing.
import assert from "node:assert/strict";
import { test } from "node:test";

import { PALM, LONG, SHORT, glass } from "./glass.mjs";
import { K, on, pit as place, put, record, seeds } from "./boards.mjs";
import { kiosk, root, state } from "./kiosk.mjs";
import { becomes, frames } from "./waits.mjs";

const TOUCH = { hasTouch: true, viewport: { width: 1280, height: 900 } };
/** What was played. */
const played = async (board) => (await record(board)).split("\n\n")[1]?.trim();

const BOARD = '<mbao-board game="ndoto" speed="instant" ghost="off"></mbao-board><button>Press</button>';
const pit = (board, name) => place(board, name).locator(".hollow");
/** Where a hand rests beside the board. */
const BESIDE = { x: 8, y: 890 };

test("whatever rests on the glass, a finger plays, undoes, answers, lays seeds and presses a page's own buttons", () =>
  on("", async (page, board) => {
    const hand = await glass(page);
    const undo = board.locator("button[name=undo]");
    for (const [where, radius] of [["beside", 5], ["beside", PALM], ["d1", 5], ["d1", PALM], ["h2", 5]]) {
      await put(page, BOARD);
      const says = async (text) => assert.equal(await played(board), text, `${where}, ${radius}`);
      await hand.come({ 1: where === "beside" ? BESIDE : pit(board, where) }, radius);
      hand.after(LONG);
      await hand.tap(pit(board, "c1"));
      await says("1. c1");
      await hand.tap(undo);
      await says("");
      await hand.tap(pit(board, "e1"), 8);
      await says("1. e1");
      // What has rested plays nothing when it leaves.
      await hand.go(1);
      await says("1. e1");
    }

    await put(page, `<mbao-board position="${K}" speed="instant"></mbao-board>`);
    await hand.come({ 1: BESIDE });
    await hand.tap(pit(board, "c1"));
    await board.locator("[data-way=o]").waitFor();
    await hand.tap(board.locator("[data-way=o] .room"));
    assert.equal(await played(board), "1. c1 o");

    await put(page, '<mbao-board game="kiothi"></mbao-board>');
    await hand.come({ 2: pit(board, "e1") });
    await hand.move({ 2: board.locator("[data-hand=s] .palm") });
    await hand.go(2);
    assert.equal(await seeds(board, "s"), 5);

    // A page's own buttons are its own: a board sends no click to them.
    await put(page, BOARD);
    const own = page.locator("main > button");
    await own.evaluate((own) => own.addEventListener("click", () => (own.textContent = "Pressed")));
    await hand.tap(own);
    assert.equal(await own.textContent(), "Press");
    await hand.go(1);
    await hand.tap(own);
    assert.equal(await own.textContent(), "Pressed");
  }, TOUCH));

test("a hand alone plays nothing, nor a finger that stays; of two fingers at once each plays its own", () => on(BOARD, async (page, board) => {
  const hand = await glass(page);
  const undo = board.locator("button[name=undo]");
  await hand.tap(pit(board, "c1"), 1, PALM);
  assert.equal(await played(board), "", "a hand, however short");
  await hand.come({ 1: pit(board, "c1") });
  hand.after(LONG);
  await hand.go(1);
  assert.equal(await played(board), "", "a finger that stayed");
  await hand.tap(pit(board, "c1"));
  assert.equal(await played(board), "1. c1");
  await hand.tap(undo, 1, PALM);
  assert.equal(await played(board), "1. c1", "a hand on a button");

  // Of two players the one whose turn it is plays, whoever leaves first.
  for (const order of [[1, 2], [2, 1], [[1, 2]]]) {
    await put(page, BOARD);
    hand.after(1);
    await hand.come({ 1: pit(board, "c1"), 2: pit(board, "h2") });
    hand.after(SHORT);
    for (const ids of order) await hand.go(...[ids].flat());
    assert.equal(await played(board), "1. c1", JSON.stringify(order));
  }
  await put(page, '<mbao-board game="ndoto" speed="instant"></mbao-board>'.repeat(2));
  hand.after(1);
  const [one, other] = [board.first(), board.last()];
  await frames(page); // They have their sizes
  await hand.come({ 1: pit(one, "c1"), 2: pit(other, "e1") });
  hand.after(SHORT);
  await hand.go(1, 2);
  await becomes(async () => [await played(one), await played(other)], ["1. c1", "1. e1"]);
}, TOUCH));

test("at the kiosk's flat table hands rest and everything goes on", async () => {
  const path = "kiosk/?start=ndoto&table=flat&idle=10&idle-playing=10";
  await kiosk({ ...TOUCH, viewport: { width: 1920, height: 1080 }, path, clock: true }, async (page) => {
    const hand = await glass(page);
    await hand.come({ 1: { x: 960, y: 1074 } });
    hand.after(LONG);
    await hand.tap(page.locator(".attract .begin"));
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
    await hand.come({ 2: { x: 1900, y: 540 } }, PALM);
    await hand.tap(page.locator(".kiosk-bar:visible button", { hasText: "Kiswahili" }));
    assert.equal(await root(page, "lang"), "sw");
    await hand.tap(page.locator("#kiosk-board [data-pit=c1] .hollow"));
    await becomes(() => page.evaluate(() => document.querySelector("#kiosk-board").recordText.includes("1. c1")), true);
    // Nobody seems to be there: hands that rest are no sign of somebody.
    await page.clock.runFor(12_000);
    const here = page.locator(".kiosk-question .main");
    await here.waitFor();
    await hand.tap(here);
    await here.waitFor({ state: "detached" });
    assert.equal((await state(page)).game, "ndoto");
  });
});
