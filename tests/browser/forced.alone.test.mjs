// Forced turns play by themselves: lukho, once its openings are laid. In Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { MOVING, on } from "./boards.mjs";
import { wake } from "./here.mjs";
import { PEOPLE } from "./play.mjs";
import { quiet } from "./waits.mjs";


/** Diagram n up to North's share, which is laid by hand. */
const LAID = ["lift a1=2,b1=2,c1=1,d1=1,e1=1,f1=1", "lift a2=1,b2=2,d2=2,e2=3,f2=1,g2=2,h2=2", "lay a2=6"];
/** The forced turns that follow from `lay g1=5`. */
const FORCED = ["a1", "h2", "b1", "h2", "d1", "h2", "e1", "f2", "a1", "e2", "a1", "d2", "a1", "b2", "a1", "a2"];

/** Lays the openings on the last board of the page, the last share by hand. */
async function lay(page) {
  const board = page.locator("mbao-board").last();
  await board.evaluate(async (board, laid) => {
    // A board that is laid once more is listened to once.
    for (const name of window.told ? [] : ["action", "turn", "over"]) {
      board.addEventListener(`mbao-${name}`, ({ detail }) => told.push([name, detail.action ?? detail.turn ?? detail.winner]));
    }
    window.told = [];
    for (const action of laid) await board.play(action);
    told.length = 0;
  }, LAID);
  for (let seeds = 0; seeds < 5; seeds++) await board.locator(".stage [data-pit=g1]").click();
  await press(page, "Done");
  return board;
}

const press = (page, name) => page.locator("mbao-board").last().getByRole("button", { name, exact: true }).click();
const names = (told, which) => told.filter(([name]) => name === which).map(([, what]) => what);
const told = (page) => page.evaluate(() => window.told);
const over = (page) => page.waitForFunction(() => [...document.querySelectorAll("mbao-board")].at(-1).state?.outcome);
const actions = (record) => record.split("\n\n")[1].replaceAll(/\d+\. /g, "").trim().split(/\s{2,}|\n/);

test("once the openings are laid the forced game plays by itself, and every turn is reported", () =>
  on('<mbao-board game="lukho" speed="instant"></mbao-board>', async (page) => {
    await lay(page);
    await over(page);
    const all = await told(page);
    assert.deepEqual(names(all, "action"), ["lay g1=5", ...FORCED]);
    assert.deepEqual(names(all, "turn"), FORCED.map((_, i) => i + 2));
    assert.deepEqual(names(all, "over"), ["n"]);
    assert.match(await page.locator("mbao-board .caption").textContent(), /^North wins, 22 to 20: /);
  }));

test("Undo takes back the last choice; the board stays there, and plays on when asked", () =>
  on('<mbao-board game="lukho" speed="instant"></mbao-board>', async (page) => {
    const board = await lay(page);
    await over(page);
    const whole = await board.evaluate((board) => board.recordText);
    await press(page, "Undo");
    await quiet(300); // Longer than it waits before it plays on
    const state = await board.evaluate((board) => board.state);
    assert.deepEqual([state.phase, state.mover], ["opening2", "n"]);
    assert.deepEqual(actions(await board.evaluate((board) => board.recordText)).at(-1), "lay a2=6");
    await press(page, "Redo");
    await over(page);
    assert.equal(await board.evaluate((board) => board.recordText), whole);
    // The methods take one action each, as they always have.
    assert.deepEqual(await board.evaluate((board) => [board.undo(), board.state.turn, board.redo(), board.state.turn]), [true, 16, true, 17]);
    // A press in the middle of it goes on to its end.
    await board.evaluate((board) => { for (let i = 0; i < 9; i++) board.undo(); });
    await board.locator(".pit.legal").click();
    await over(page);
    assert.equal(await board.evaluate((board) => board.recordText), whole);
  }));

test("its turns are seen one after another, and skipped in one", () => on('<mbao-board game="lukho" speed="kampala"></mbao-board>', async (page) => {
  const board = await lay(page);
  await page.waitForFunction(() => window.told.filter(([name]) => name === "turn").length > 1);
  assert.equal(await board.evaluate((board) => board.state.outcome), null);
  // Nothing can be undone in between.
  assert.equal(await board.evaluate((board) => board.undo()), false);
  await page.waitForFunction(() => document.querySelector("mbao-board").shadowRoot.getAnimations().length > 0);
  await press(page, "To the end");
  await page.waitForFunction(() => document.querySelector("mbao-board").state.outcome, null, { timeout: 1500 });
  assert.deepEqual(names(await told(page), "turn").length, FORCED.length);
  await press(page, "Undo");
  assert.equal(await board.evaluate((board) => board.state.phase), "opening2");
}, MOVING));

test("without motion it goes on in steps", () => on('<mbao-board game="lukho"></mbao-board>', async (page) => {
  const board = await lay(page);
  await quiet(300); // Shorter than it waits for its reader
  assert.equal(names(await told(page), "turn").length, 0);
  await page.waitForFunction(() => window.told.some(([name]) => name === "turn"), null, { timeout: 4000 });
  const counted = names(await told(page), "turn").length;
  assert.equal(counted, 1);
  assert.match(await board.locator("[aria-live]").textContent(), /^South sowed .* from a1/);
  await press(page, "To the end");
  await over(page);
}));

test("starting over or removing the board in the middle ends it", () => on('<mbao-board game="lukho" speed="kampala"></mbao-board>', async (page) => {
  const board = await lay(page);
  await page.waitForFunction(() => window.told.filter(([name]) => name === "turn").length > 1);
  await board.evaluate((board) => board.reset());
  await quiet(400); // Longer than a turn takes at this speed
  assert.deepEqual(await board.evaluate((board) => [board.state.phase, board.state.turn]), ["opening1", 1]);
  await lay(page);
  await page.waitForFunction(() => window.told.filter(([name]) => name === "turn").length > 1);
  const before = await board.evaluate((board) => {
    window.gone = board;
    board.remove();
    return window.told.length;
  });
  await quiet(400); // The same
  assert.ok((await told(page)).length <= before + 1);
  assert.equal(await page.evaluate(() => window.gone.state.outcome), null);
}, MOVING));

test("only choices can be tried", () => on('<mbao-board game="lukho" options="opening=lay-all" speed="instant" trial></mbao-board>', async (page) => {
  const board = page.locator("mbao-board");
  await board.evaluate(async (board) => {
    await board.play("lift a1=3");
    await board.play("lay h2=3");
  });
  // The player who answers chooses where to begin: that is tried, the rest follows.
  await board.locator("[data-pit=c2]").click();
  await press(page, "Keep this move");
  await over(page);
}));

test("a script's call plays only that action, and elsewhere a single turn is left to the reader", async () => {
  await on('<mbao-board game="lukho" speed="instant"></mbao-board>', async (page) => {
    const turns = await page.locator("mbao-board").evaluate(async (board, actions) => {
      for (const action of actions) await board.play(action);
      return board.state.turn;
    }, [...LAID, "lay g1=5", "a1"]);
    assert.equal(turns, 2);
  });
  await on('<mbao-board game="ndoto" position="0,0,0,0,2,0,0,0/2,0,0,0,0,0,0,0 s 14-14" speed="instant"></mbao-board>', async (page) => {
    await page.locator("mbao-board .pit.legal").click();
    assert.equal(await page.locator("mbao-board .pit.legal").count(), 1);
    assert.equal(await page.locator("mbao-board").evaluate((board) => board.state.turn), 2);
  });
});

test("the play page plays the reader's own opening to the end, and any turn can be gone back to, even a forced one", async () => {
  const { page } = await wake("play/lukho/", { ...MOVING, kept: PEOPLE });
  await page.locator(".begin-card .main").click();
  const board = page.locator("#board");
  await board.evaluate((board) => board.setAttribute("speed", "kampala"));
  await lay(page);
  await page.waitForFunction(() => window.told.filter(([name]) => name === "turn").length > 0);
  await press(page, "To the end");
  await over(page);
  assert.equal(await page.locator(".record-turns button").count(), 4 + FORCED.length);
  await page.locator("#tab-moves").click();
  await page.locator(".record-turns button").nth(6).click();
  assert.equal(await board.evaluate((board) => board.state.turn), 4);
});
