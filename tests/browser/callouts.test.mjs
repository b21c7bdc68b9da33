// What happens for the first time in a game is said beside its pit, and a press lets it go.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as pages from "./boards.mjs";
import { awake, open } from "./chromium.mjs";
import { games } from "./games.mjs";
import { browser, site } from "./here.mjs";
import { becomes } from "./waits.mjs";

const on = (markup, use, options) => pages.on({ browser, site }, markup, use, options);
const MOST = 8;

/** Collects what boards say beside pits, once they can; the function returned reads it. */
async function listen(page) {
  const module = await page.waitForFunction(() => performance.getEntriesByType("resource").find(({ name }) => name.endsWith("/callouts.js"))?.name);
  await page.evaluate(async (module) => {
    await import(module); // after the board, which asked for it first
    window.told = [];
    document.addEventListener("mbao-callout", ({ detail }) => window.told.push(detail.what));
  }, await module.jsonValue());
  return () => page.evaluate(() => window.told);
}

test("a first turn stops at what is new in it until it is pressed, and the next one of that kind does not", async () => {
  await on('<mbao-board game="ndoto" callouts speed="kampala"></mbao-board>', async (page) => {
    const [board, callout] = [page.locator("mbao-board"), page.locator("mbao-board .callout")];
    const told = await listen(page);
    // Nobody waits for the time that it stays by itself.
    const play = (action) => board.evaluate(async (board, action) => {
      const press = () => board.shadowRoot.querySelector(".stage").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      let over = false;
      const played = board.play(action).finally(() => (over = true));
      while (!over) {
        await Promise.race([played, new Promise((resolve) => board.addEventListener("mbao-callout", resolve, { once: true }))]);
        if (!over) press();
      }
    }, action);
    await play("c1");
    assert.deepEqual(await told(), ["lift", "sow", "full-on", "empty-eat"]);
    assert.equal(await callout.count(), 0, "a press has let it go");
    await board.evaluate((board) => board.reset());
    await play("c1");
    assert.equal((await told()).length, 4, "a rematch does not say it again");
  }, { reducedMotion: "no-preference" });
});

test("what is said stands at its pit, in few words, and is announced; it goes with the next move", async () => {
  await on('<mbao-board game="ndoto" callouts speed="instant"></mbao-board>', async (page) => {
    const [board, callout] = [page.locator("mbao-board"), page.locator("mbao-board .callout")];
    const told = await listen(page);
    await board.evaluate((board) => board.play("c1"));
    await becomes(told, ["empty-eat"]);
    assert.match(await callout.textContent(), /^Empty, opposite full: eat!/);
    // Nothing moved, so a screen reader says it with the turn.
    assert.match(await board.locator("[aria-live]").textContent(), /^Empty, opposite full: eat! South sowed /);
    const beside = async () => {
      const [said, pit] = [await callout.boundingBox(), await board.locator("[data-pit=h1]").boundingBox()];
      const column = said.x < pit.x + pit.width && said.x + said.width > pit.x;
      return column && Math.min(Math.abs(said.y + said.height - pit.y), Math.abs(said.y - pit.y - pit.height)) < 30;
    };
    assert.ok(await beside());
    // So narrow that the board stands upright.
    await page.setViewportSize({ width: 320, height: 800 });
    await becomes(beside, true);
    assert.ok(await board.locator("[data-pit=h1]").evaluate((pit) => pit.ownerSVGElement.viewBox.baseVal.width < pit.ownerSVGElement.viewBox.baseVal.height));
    await board.evaluate((board) => board.play(board.legal[0]));
    assert.doesNotMatch((await callout.allTextContents()).join(), /^Empty, opposite/);
  });
});

test("another game lets go what was said, and warriors are captured, not eaten", async () => {
  await on('<mbao-board game="ndoto" callouts speed="instant"></mbao-board>', async (page) => {
    const [board, callout] = [page.locator("mbao-board"), page.locator("mbao-board .callout")];
    await board.evaluate((board) => board.play("c1"));
    await callout.waitFor();
    await board.evaluate((board) => {
      board.game = "kiothi";
      board.position = "0,2,4,0,0,3,0,1,0,5u/1,0,0,2,0,0,4,0,3,5u s 15-15";
    });
    await becomes(() => board.evaluate((board) => board.state?.game), "kiothi");
    const said = () => callout.textContent().then((text) => text.replace(/No more help$/, ""));
    await becomes(said, "Corner mark: unmoved, so safe");
    await board.evaluate((board) => board.play("d1"));
    await becomes(said, "Empty, opposite full: capture!");
  });
});

test("whoever has had enough presses so, by mouse or by key, and the board is silent", async () => {
  await on('<mbao-board game="ndoto" callouts speed="instant"></mbao-board>', async (page) => {
    const board = page.locator("mbao-board");
    const told = await listen(page);
    await board.evaluate((board) => board.play("c1"));
    const enough = board.locator(".callout button");
    await enough.focus();
    await page.keyboard.press("Enter");
    await becomes(told, ["empty-eat", null]);
    assert.deepEqual([await enough.count(), await board.getAttribute("callouts")], [0, null]);
    assert.match(await board.evaluate((board) => board.shadowRoot.activeElement?.dataset.pit ?? ""), /^[a-h][12]$/, "the focus is on a pit");
    for (let turn = 0; turn < 6; turn += 1) await board.evaluate((board) => board.play(board.legal[0]));
    assert.equal((await told()).length, 2);
  });
});

test("in every game something is said, and at most eight things, in both languages", { timeout: 600_000 }, async () => {
  await on('<mbao-board game="ndoto" callouts speed="instant"></mbao-board>', async (page) => {
    const board = page.locator("mbao-board");
    const told = await listen(page);
    for (const [at, game] of games.entries()) {
      await page.evaluate(() => (window.told.length = 0));
      await board.evaluate(async (board, [game, lang]) => {
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
  });
});

test("a play table explains the first game, and remembers that somebody wants no more of it", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}play/ndoto/`);
  await awake(page);
  const board = page.locator("#board");
  assert.equal(await board.getAttribute("callouts"), null, "the card covers the board");
  await page.locator(".begin-card .main").click();
  await becomes(() => board.getAttribute("callouts"), "");
  const callout = board.locator(".callout button");
  await board.locator(".stage > svg [data-pit=c1]").first().click();
  await callout.click();
  await becomes(() => board.getAttribute("callouts"), null);
  await becomes(() => page.evaluate(() => JSON.parse(localStorage["mbao.play"]).quiet), true);
  assert.deepEqual(wrong, []);
  await close();
});
