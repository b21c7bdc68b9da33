// Pages of the article in Chromium: they are interactive where they should be.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake } from "./chromium.mjs";
import { open, site, wake } from "./here.mjs";
import { playOn } from "./play.mjs";

test("without scripts the article, its boards and its notes are there", async () => {
  for (const route of ["", "article/", "article/whole/", "section/enkeshui/", "sw/section/kombe/", "diagram/k/", "play/omweso/", "game/lukho/"]) {
    const { page, close } = await open(route, { javaScriptEnabled: false });
    assert.ok(await page.locator("h1").isVisible(), route);
    const board = page.locator("main svg.mbao:visible, aside svg.mbao:visible").first();
    assert.ok((await board.count()) > 0, `${route}: no picture of a board`);
    assert.ok((await board.boundingBox()).width > 100, route);
    await close();
  }
});

test("wide tables are lists on a phone: every cell is in view, with its column's name", async () => {
  for (const route of ["errata/", "sw/errata/", "sw/rules/", "sw/map/"]) {
    const { page, close } = await open(route, { viewport: { width: 390, height: 844 } });
    const cells = page.locator(".stacked td[data-label]");
    const rights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
    assert.ok(rights.length > 30, route);
    assert.ok(Math.max(...rights) <= 390, `${route}: ${Math.max(...rights)}`);
    const label = await cells.first().evaluate((cell) => getComputedStyle(cell, "::before").content);
    assert.ok(label.includes(await cells.first().getAttribute("data-label")), `${route}: ${label}`);
    await close();
  }
});

test("a word's definition opens beside it, by mouse and by keyboard", async () => {
  const { page } = await wake("section/enkeshui/");
  const word = page.locator('a.term[data-term="boma"]').first();
  await word.click();
  const card = page.locator(".definition");
  assert.ok(await card.isVisible());
  assert.match(await card.textContent(), /boma/i);
  await page.keyboard.press("Escape");
  assert.ok(!(await card.isVisible()));
  assert.equal(await page.evaluate(() => document.activeElement.dataset.term), "boma");
  await page.keyboard.press("Enter");
  assert.ok(await card.isVisible());
});

test("the board beside the text is four key presses away, and can be played", async () => {
  const { page } = await wake("section/coro/", { viewport: { width: 1440, height: 900 } });
  const link = page.locator("a.to-board");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // to the text
  await page.keyboard.press("Tab");
  assert.ok(await link.evaluate((link) => link.matches(":focus-visible")));
  const { x, y } = await link.boundingBox();
  assert.ok(await link.evaluate((link, [x, y]) => document.elementFromPoint(x + 3, y + 3) === link, [x, y]), "it is seen");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const board = page.locator(".table-board mbao-board");
  assert.match(await board.evaluate((board) => board.shadowRoot.activeElement?.dataset.pit ?? ""), /^[a-h][12]$/);
  await page.keyboard.press("Enter");
  await page.waitForFunction((board) => board.recordText.includes("\n1. "), await board.elementHandle());
});

test("the link to the other language leads to the same place", async () => {
  const { page } = await wake("section/coro/");
  const place = await page.evaluate(() => document.querySelector("main p[id]").id);
  const other = page.locator(".settings-language:is([lang=en], [lang=sw])");
  for (const [from, to] of [
    [`section/coro/#${place}`, `sw/section/coro/#${place}`],
    ["sw/play/enkeshui/?setup=i", "play/enkeshui/?setup=i"],
  ]) {
    await page.goto(site.address + from);
    await awake(page);
    await other.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(site.address + to);
    await awake(page);
  }
  const board = page.locator("#board");
  assert.equal(await board.evaluate((board) => board.state.setup), "i");
  await page.locator(".begin-card .choice").nth(1).click();
  await board.evaluate((board) => board.play(board.legal[0]));
  const turn = await board.evaluate((board) => board.recordText.split("\n1. ")[1]);
  await page.waitForFunction(() => document.querySelector(".settings-language").dataset.place);
  await other.click();
  await page.waitForFunction((turn) => document.documentElement.lang === "sw" && document.querySelector("#board")?.recordText?.includes(`\n1. ${turn}`), turn);
  await awake(page);
});

test("a page that does not exist says so, and offers the contents", async () => {
  const { page } = await open("section/no-such/page", { expected: /404/ });
  assert.match(await page.locator("h1").textContent(), /no such page/);
  await page.locator('main a[href$="section/coro/"]').click();
  await page.locator("h1", { hasText: "Coro" }).waitFor();
});

/** A position, two set-ups, steps from a position, steps beside a set-up; all others are one set-up. */
test("a diagram of every kind can be stepped through or played on", async () => {
  for (const letter of "ejkn") {
    const { page, close } = await wake(`diagram/${letter}/`, { viewport: { width: 1440, height: 900 } });
    for (const board of await page.locator("mbao-board").all()) {
      await board.scrollIntoViewIfNeeded();
      await page.waitForFunction((board) => board.state, await board.elementHandle());
      if ((await board.getAttribute("steps")) !== null) {
        const before = await board.evaluate((board) => JSON.stringify(board.state.rows));
        await board.evaluate((board) => board.setAttribute("speed", "instant"));
        await board.evaluate((board) => board.step(1000));
        assert.notEqual(await board.evaluate((board) => JSON.stringify(board.state.rows)), before, letter);
      } else {
        assert.ok((await board.locator(".legal").count()) > 0, letter);
      }
    }
    await close();
  }
});

test("beside a game's sheet the game can be played for some turns, on every kind of board", async () => {
  for (const game of ["enkeshui", "omweso", "bao-kiswahili", "lukho"]) {
    const { page, close } = await wake(`game/${game}/`, { viewport: { width: 1440, height: 900 } });
    const board = page.locator(".table-board mbao-board");
    await page.waitForFunction((board) => board.state, await board.elementHandle());
    await board.evaluate((board) => board.setAttribute("speed", "instant"));
    const played = await playOn(board, 6, (what) => what.click({ force: true }));
    assert.ok(played === 6 || (await board.evaluate((board) => board.state.outcome)), `${game}: ${played} actions`);
    await close();
  }
});
