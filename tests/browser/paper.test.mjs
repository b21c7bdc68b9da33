// What a page with a board is on paper.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake, open } from "./chromium.mjs";
import { fragment } from "./fragment.mjs";
import { browser, site } from "./here.mjs";
import { becomes } from "./waits.mjs";

/** Whether what a selector finds is on the page, and not tiny. */
const large = (page, selector) => page.locator(selector).evaluateAll((all) => all.some((one) => {
  const { width, height } = one.getBoundingClientRect();
  return one.checkVisibility() && width > 150 && height > 40;
}));

/** What is printed though it can only be pressed; titles and the turns of a record are read. */
const pressed = (page) => page.locator(":is(button, select, input, textarea, summary):visible:not(.record-turns *, h1 *)").evaluateAll((all) => all.map((one) => one.textContent || one.outerHTML));
/** Parts of boards' drawings that lie on the seeds. */
const traces = (page) => page.locator("mbao-board .trace:visible > *").count();

for (const [game, language] of [["ndoto", ""], ["omweso", "sw/"], ["kiothi", ""]]) {
  test(`a game under way is printed with its position, its moves and an address where it goes on (${language}${game})`, async () => {
    const { page, wrong, close } = await open(browser, `${site.address}${language}play/${game}/`, { viewport: { width: 1300, height: 900 } });
    await awake(page);
    await page.locator(".begin-card .choice").nth(1).click();
    await page.locator(".begin-card .main").click();
    await page.evaluate(async () => {
      const board = document.querySelector("#board");
      for (let action = 0; action < 12 || board.state.pending; action += 1) await board.play(board.legal[0]);
    });
    await page.locator(".on-paper a").waitFor({ state: "attached" });
    assert.equal(await page.locator(".on-paper").isVisible(), false);
    assert.ok((await traces(page)) > 0, "on the screen the way of the last turn is seen");
    await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
    assert.ok(await large(page, "#board .stage > svg"), "the position is printed");
    assert.ok(await page.locator("h1 .game-name").isVisible());
    const [moves, turns] = [await page.locator(".record-turns").innerText(), await page.evaluate(() => document.querySelector("#board").state.turn - 1)];
    assert.ok(turns > 2 && (await page.locator(".record-turns button:visible").count()) >= turns, `${turns} turns: ${moves}`);
    for (const gone of [".tabs", ".table-tools", "[role=tabpanel]#panel-how", ".stepping", "#board button"]) {
      assert.equal(await page.locator(gone).first().isVisible(), false, gone);
    }
    assert.deepEqual([await pressed(page), await traces(page)], [[], 0]);
    const address = page.locator(".on-paper a");
    assert.ok(await address.isVisible());
    assert.equal(await address.innerText(), await address.getAttribute("href"));
    const record = await page.evaluate(() => document.querySelector("#board").recordText);
    await page.goto(await address.getAttribute("href"));
    await page.waitForFunction((record) => document.querySelector("#board").recordText === record, record);
    assert.deepEqual(wrong, []);
    await close();
  });
}

test("every kind of page with a board prints it, or pictures in its place", async () => {
  const boards = {
    "embed/": ".table-board mbao-board .stage > svg", "learn/ndoto/": ".task mbao-board .stage > svg", "learn/omweso/puzzles/": ".task mbao-board .stage > svg",
    "game/omweso/": "main svg.mbao", "section/omweso/": ".still svg", "diagram/k/": ".beats svg", "compare/": ".compare-board svg", "embed.html?game=ndoto": "mbao-board .stage > svg",
  };
  for (const [route, board] of Object.entries(boards)) {
    const { page, close } = await open(browser, site.address + route, { viewport: { width: 1300, height: 900 } });
    if (!route.startsWith("embed.html")) await awake(page);
    await page.locator(board).first().waitFor({ state: "attached", timeout: route.startsWith("section") ? 1 : undefined }).catch(() => {});
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
    await page.locator(board).first().waitFor({ state: "attached" });
    assert.ok(await large(page, board), route);
    // Where the browser keeps the site it is offered below every page.
    await page.evaluate(() => document.querySelector(".offline")?.removeAttribute("hidden"));
    assert.equal(await page.locator(".offline").isVisible(), false, route);
    await close();
  }
});

test("the game of a notebook is printed on the board where it is tried", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}notebook/`, { viewport: { width: 1300, height: 900 } });
  await awake(page);
  await page.locator(".notebook-begin select").first().selectOption({ index: 1 });
  await page.locator(".notebook-begin button").first().click();
  await page.waitForFunction(() => document.querySelector(".notebook-board mbao-board")?.state);
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  assert.ok(await large(page, ".notebook-board mbao-board .stage > svg"));
  assert.deepEqual(wrong, []);
  await close();
});

test("a dark page is printed on white", async () => {
  const { page, close } = await open(browser, `${site.address}play/ndoto/`, { viewport: { width: 1300, height: 900 }, colorScheme: "dark" });
  await awake(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  const soft = () => page.locator(".seat-told").first().evaluate((one) => getComputedStyle(one).color.match(/\d+/g).slice(0, 3).map(Number));
  assert.ok(Math.min(...(await soft())) > 100, "light on the screen");
  await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "reduce" });
  assert.ok(Math.max(...(await soft())) < 130, "dark on paper");
  await close();
});

const STORY = "Game: ndoto\nTitle: Two cows\nAuthor: A teacher\n\n{[%ask] What would you play? [%accept c1]}\n1. c1 {Four cows wait.}  d2 {And so on.}\n";

test("a story's sheet, and what a pupil reads, are printed without what can be pressed, without the foot and the way of the last turn", async () => {
  for (const [address, seen] of [[`studio/${fragment(STORY)}`, "mbao-board .stage > svg"], [`studio/?make${fragment(STORY)}`, ".studio-sheet mbao-board .stage > svg"]]) {
    const { page, wrong, close } = await open(browser, site.address + address, { viewport: { width: 1300, height: 900 } });
    await awake(page);
    await page.locator(".studio-tools, .studio-told").first().waitFor({ state: "attached" });
    await page.evaluate(() => { window.print = () => { window.printed = true; }; });
    if (address.includes("?make")) {
      await page.locator(".studio-take button", { hasText: "Print" }).click();
      await page.waitForFunction(() => window.printed);
      await page.locator(".studio-sheet .trace > *").first().waitFor({ state: "attached" });
    } else {
      const board = page.locator(".studio-told mbao-board");
      await board.locator(".stage > svg").waitFor();
      // The story waits at its task until that is solved.
      await board.evaluate(async (board) => { await board.play("c1"); await board.step(99); });
      await becomes(async () => (await traces(page)) > 0, true);
    }
    await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
    assert.ok(await large(page, seen), address);
    assert.deepEqual([await pressed(page), await traces(page)], [[], 0], address);
    assert.equal(await page.locator(".bottom").isVisible(), false, address);
    assert.deepEqual(wrong, []);
    await close();
  }
});
