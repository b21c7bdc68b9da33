// What happens for the first time in a game is said beside its pit, and a press lets it go. And hints.
import assert from "node:assert/strict";
import { test } from "node:test";

import { K, MOVING, caption, focused, live, on, pit, play, put, state } from "./boards.mjs";
import { games } from "./games.mjs";
import { wake } from "./here.mjs";
import { becomes } from "./waits.mjs";

const MOST = 8;
const BOARD = '<mbao-board game="ndoto" callouts speed="instant"></mbao-board>';
const callout = (board) => board.locator(".callout");

/** Collects what boards say beside pits, once they can; the function returned reads it. */
async function listen(page) {
  const fetched = () => performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/callouts.js"))?.name;
  const module = await page.waitForFunction(fetched);
  await page.evaluate(async (module) => {
    await import(module); // after the board, which asked for it first
    window.told = [];
    document.addEventListener("mbao-callout", ({ detail }) => window.told.push(detail.what));
  }, await module.jsonValue());
  return () => page.evaluate(() => window.told);
}

test("a first turn stops at what is new in it until it is pressed, and the next one of its kind does not", () =>
  on('<mbao-board game="ndoto" callouts speed="kampala"></mbao-board>', async (page, board) => {
    const told = await listen(page);
    // Nobody waits for the time that it stays by itself.
    const pressing = (action) => board.evaluate(async (board, action) => {
      const stage = board.shadowRoot.querySelector(".stage");
      const press = () => stage.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      const called = () => new Promise((resolve) => board.addEventListener("mbao-callout", resolve, { once: true }));
      let over = false;
      const played = board.play(action).finally(() => (over = true));
      while (!over) {
        await Promise.race([played, called()]);
        if (!over) press();
      }
    }, action);
    await pressing("c1");
    assert.deepEqual(await told(), ["lift", "sow", "full-on", "empty-eat"]);
    assert.equal(await callout(board).count(), 0, "a press has let it go");
    await board.evaluate((board) => board.reset());
    await pressing("c1");
    assert.equal((await told()).length, 4, "a rematch does not say it again");
  }, MOVING));

test("what is said stands at its pit, is announced, and goes with the next move, another game or a press", () => on(BOARD, async (page, board) => {
  const told = await listen(page);
  await play(board, "c1");
  await becomes(told, ["empty-eat"]);
  assert.match(await callout(board).textContent(), /^Empty, opposite full: eat!/);
  // Nothing moved, so a screen reader says it with the turn.
  assert.match(await live(board), /^Empty, opposite full: eat! South sowed /);
  const beside = async () => {
    const [said, its] = [await callout(board).boundingBox(), await pit(board, "h1").boundingBox()];
    const column = said.x < its.x + its.width && said.x + said.width > its.x;
    return column && Math.min(Math.abs(said.y + said.height - its.y), Math.abs(said.y - its.y - its.height)) < 30;
  };
  assert.ok(await beside());
  // So narrow that the board stands upright.
  await page.setViewportSize({ width: 320, height: 800 });
  await board.locator(".stage > svg[width]").waitFor();
  await becomes(beside, true);
  await board.evaluate((board) => board.play(board.legal[0]));
  assert.doesNotMatch((await callout(board).allTextContents()).join(), /^Empty, opposite/);

  // Warriors are captured, not eaten.
  await put(page, BOARD);
  await play(board, "c1");
  await callout(board).waitFor();
  const corner = { game: "kiothi", position: "0,2,4,0,0,3,0,1,0,5u/1,0,0,2,0,0,4,0,3,5u s 15-15" };
  await board.evaluate((board, corner) => Object.assign(board, corner), corner);
  await becomes(() => board.evaluate((board) => board.state?.game), "kiothi");
  const said = () => callout(board).textContent().then((text) => text.replace(/No more help$/, ""));
  await becomes(said, "Corner mark: unmoved, so safe");
  await play(board, "d1");
  await becomes(said, "Empty, opposite full: capture!");

  // Whoever has had enough presses so, and the board is silent.
  await put(page, BOARD);
  await page.evaluate(() => (window.told.length = 0));
  await play(board, "c1");
  const enough = callout(board).locator("button");
  await enough.press("Enter");
  await becomes(told, ["empty-eat", null]);
  assert.deepEqual([await enough.count(), await board.getAttribute("callouts")], [0, null]);
  assert.match(await focused(board), /^[a-h][12]$/, "the focus is on a pit");
  for (let turn = 0; turn < 6; turn += 1) await board.evaluate((board) => board.play(board.legal[0]));
  assert.equal((await told()).length, 2);
}));

test("in every game something is said, and at most eight things, in both languages", { timeout: 600_000 }, () => on(BOARD, async (page, board) => {
  const told = await listen(page);
  for (const [at, game] of games.entries()) {
    await board.evaluate(async (board, [game, lang]) => {
      window.told.length = 0;
      board.lang = lang;
      const ready = new Promise((resolve) => board.addEventListener("mbao-ready", resolve, { once: true }));
      board.game = game;
      await ready;
      for (let turn = 0; turn < 40 && !board.state.outcome; turn += 1) {
        const found = await board.hint({ level: 0, nodes: 30 });
        for (const action of found?.turn ?? [board.legal[0]]) await board.play(action);
      }
    }, [game, at % 2 ? "sw" : "en"]);
    const said = await told();
    assert.ok(said.length > 1 && said.length <= MOST, `${game}: ${said}`);
    assert.equal(new Set(said).size, said.length, `${game}: ${said}`);
  }
}));

test("a play table explains the first game, and remembers that somebody wants no more of it", async () => {
  const { page } = await wake("play/ndoto/");
  const board = page.locator("#board");
  assert.equal(await board.getAttribute("callouts"), null, "the card covers the board");
  await page.locator(".begin-card .main").click();
  await becomes(() => board.getAttribute("callouts"), "");
  await board.locator(".stage > svg [data-pit=c1]").first().click();
  await callout(board).locator("button").click();
  await becomes(() => board.getAttribute("callouts"), null);
  await becomes(() => page.evaluate(() => JSON.parse(localStorage["mbao.play"]).quiet), true);
});

const hinted = (board) => board.evaluate((board) => new Promise((done) => {
  board.addEventListener("mbao-hint", ({ detail }) => done(detail), { once: true });
}));
const badges = (board) => board.locator(".hint text").allTextContents();

test("a hint marks its pits or seeds, says why in the board's language, and goes when it is followed", () =>
  on(`<mbao-board position="${K}" hints></mbao-board>`, async (page, board) => {
    const given = hinted(board);
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
  }));

test("it works by keyboard, is offered only when there is a choice, and interrupts nobody who moves meanwhile", () =>
  on('<mbao-board game="ndoto" lang="sw" hints></mbao-board>', async (page, board) => {
    const button = board.getByRole("button", { name: "Dokezo" });
    const given = hinted(board);
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
  }));
