// Several fingers on the glass: each presses by itself, and hands that rest there press nothing.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as pages from "./boards.mjs";
import { awake, open } from "./chromium.mjs";
import { browser, site } from "./here.mjs";
import { kiosk, root, state } from "./kiosk.mjs";
import { becomes, frames } from "./waits.mjs";

const TOUCH = { hasTouch: true, viewport: { width: 1280, height: 900 } };
/** Pixels of a palm, half of its width. */
const PALM = 60;
/** Seconds for which a finger presses, and for which one rests. */
const SHORT = 0.1;
const LONG = 3;

const on = (markup, use) => pages.on({ browser, site }, markup, use, TOUCH);
const record = (page) => page.evaluate(() => document.querySelector("mbao-board").recordText.split("\n\n")[1]?.trim());

/** The glass of a page: fingers come and go on it, by its own clock. */
async function glass(page) {
  const debug = await page.context().newCDPSession(page);
  const fingers = new Map();
  let now = Date.now() / 1000;
  const send = (type, touchPoints = [...fingers.values()]) => debug.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: now });
  const middle = async (place) => {
    const { x, y, width, height } = await place.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const glass = {
    after: (seconds) => (now += seconds),
    /** Fingers come together: each by its number, and where it comes. */
    async come(places, radius = 5, type = "touchStart") {
      for (const [id, place] of Object.entries(places)) fingers.set(id, { id: Number(id), ...(place.boundingBox ? await middle(place) : place), radiusX: radius, radiusY: radius });
      await send(type);
    },
    move: (places) => glass.come(places, 5, "touchMove"),
    async go(...ids) {
      // Chromium ends the touches that are named.
      const gone = ids.map((id) => fingers.get(String(id)));
      for (const id of ids) fingers.delete(String(id));
      await send("touchEnd", gone);
      await frames(page);
    },
    async tap(place, id = 7, radius = 5) {
      glass.after(1);
      await glass.come({ [id]: place }, radius);
      glass.after(SHORT);
      await glass.go(id);
    },
  };
  return glass;
}

const BOARD = '<mbao-board game="ndoto" speed="instant" ghost="off"></mbao-board><button>Press</button>';
const pit = (page, name) => page.locator(`mbao-board [data-pit=${name}] .hollow`);

test("whatever rests on the glass, a finger plays, undoes and answers", async () => {
  for (const [where, radius] of [["beside", 5], ["beside", PALM], ["d1", 5], ["d1", PALM], ["h2", 5]]) {
    await on(BOARD, async (page) => {
      const hand = await glass(page);
      await hand.come({ 1: where === "beside" ? { x: 8, y: 890 } : pit(page, where) }, radius);
      hand.after(LONG);
      await hand.tap(pit(page, "c1"));
      assert.equal(await record(page), "1. c1", `${where}, ${radius}`);
      await hand.tap(page.locator("mbao-board button[name=undo]"));
      assert.equal(await record(page), "", `${where}, ${radius}`);
      await hand.tap(pit(page, "e1"), 8);
      assert.equal(await record(page), "1. e1", `${where}, ${radius}`);
      // What has rested plays nothing when it leaves.
      await hand.go(1);
      assert.equal(await record(page), "1. e1", `${where}, ${radius}`);
    });
  }
});

test("a hand alone plays nothing, however short, and a finger that stays plays nothing", async () => {
  await on(BOARD, async (page) => {
    const hand = await glass(page);
    await hand.tap(pit(page, "c1"), 1, PALM);
    assert.equal(await record(page), "");
    await hand.come({ 1: pit(page, "c1") });
    hand.after(LONG);
    await hand.go(1);
    assert.equal(await record(page), "");
    await hand.tap(pit(page, "c1"));
    assert.equal(await record(page), "1. c1");
    await hand.tap(page.locator("mbao-board button[name=undo]"), 1, PALM);
    assert.equal(await record(page), "1. c1");
  });
});

test("of two players who touch at the same moment the one whose turn it is plays, whoever leaves first", async () => {
  for (const order of [[1, 2], [2, 1], [[1, 2]]]) {
    await on(BOARD, async (page) => {
      const hand = await glass(page);
      await hand.come({ 1: pit(page, "c1"), 2: pit(page, "h2") });
      hand.after(SHORT);
      for (const ids of order) await hand.go(...[ids].flat());
      assert.equal(await record(page), "1. c1", JSON.stringify(order));
    });
  }
});

test("two boards are played on at the same moment", async () => {
  await on('<mbao-board game="ndoto" speed="instant"></mbao-board>'.repeat(2), async (page) => {
    const hand = await glass(page);
    const [one, other] = await page.locator("mbao-board").all();
    await hand.come({ 1: one.locator("[data-pit=c1] .hollow"), 2: other.locator("[data-pit=e1] .hollow") });
    hand.after(SHORT);
    await hand.go(1, 2);
    const records = await page.evaluate(() => [...document.querySelectorAll("mbao-board")].map(({ recordText }) => recordText.split("\n\n")[1].trim()));
    assert.deepEqual(records, ["1. c1", "1. e1"]);
  });
});

test("an answer beside its pit is pressed while a hand rests", async () => {
  await on('<mbao-board position="0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18" speed="instant"></mbao-board>', async (page) => {
    const hand = await glass(page);
    await hand.come({ 1: { x: 8, y: 890 } });
    await hand.tap(pit(page, "c1"));
    await page.locator("mbao-board [data-way=o]").waitFor();
    await hand.tap(page.locator("mbao-board [data-way=o] .room"));
    assert.equal(await record(page), "1. c1 o");
  });
});

test("seeds are carried while a hand rests", async () => {
  await on('<mbao-board game="kiothi"></mbao-board>', async (page) => {
    const hand = await glass(page);
    await hand.come({ 1: { x: 8, y: 890 } });
    await hand.come({ 2: pit(page, "e1") });
    await hand.move({ 2: page.locator("mbao-board [data-hand=s] .palm") });
    await hand.go(2);
    assert.equal(await page.locator("mbao-board [data-hand=s] .count").textContent(), "5");
  });
});

test("a page's own buttons are its own: a board sends no click to them", async () => {
  await on(BOARD, async (page) => {
    const hand = await glass(page);
    await page.evaluate(() => document.querySelector("main > button").addEventListener("click", ({ target }) => (target.textContent = "Pressed")));
    await hand.come({ 1: { x: 8, y: 890 } });
    await hand.tap(page.locator("main > button"));
    assert.equal(await page.locator("main > button").textContent(), "Press");
    await hand.go(1);
    await hand.tap(page.locator("main > button"));
    assert.equal(await page.locator("main > button").textContent(), "Pressed");
  });
});

test("at the play table a game begins and goes on while a hand rests", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}play/ndoto/`, TOUCH);
  await awake(page);
  const hand = await glass(page);
  await hand.come({ 1: { x: 4, y: 600 } }, PALM);
  hand.after(LONG);
  await hand.tap(page.locator(".begin-card .main"));
  await page.locator(".begin-card .main").waitFor({ state: "detached" });
  await hand.tap(page.locator("#board [data-pit=c1] .hollow"));
  await becomes(() => page.evaluate(() => document.querySelector("#board").recordText.includes("1. c1")), true);
  assert.deepEqual(wrong, []);
  await close();
});

test("at the kiosk's flat table hands rest and everything goes on", async () => {
  await kiosk({ ...TOUCH, viewport: { width: 1920, height: 1080 }, path: "kiosk/?start=ndoto&table=flat&idle=10&idle-playing=10", clock: true }, async (page) => {
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
