// Figures and wonders: charts with labels, numbers beneath them, records that open on the board.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { awake, open } from "./chromium.mjs";
import { fronts, games } from "./games.mjs";
import { browser, site } from "./here.mjs";

/** The packed library. */
const LIBRARY = new URL("../../dist/mbao/", import.meta.url);
const { default: init, Game } = await import(new URL("mbao.js", LIBRARY));

async function clean(page, place) {
  assert.deepEqual(await obstacles(page, { within: place }), []);
}

for (const [lang, title, each] of [["", "The games in figures", /^Turns a game: /], ["sw/", "Michezo kwa takwimu", /^Zamu katika mchezo: /]]) {
  test(`all games are compared: ${title}`, async () => {
    const { page, wrong, close } = await open(browser, `${site.address}${lang}figures/`);
    assert.equal(await page.locator("h1").textContent(), title);
    const charts = page.locator("svg.chart");
    assert.equal(await charts.count(), 6);
    assert.match(await charts.first().getAttribute("aria-label"), each);
    assert.equal(await charts.first().locator(".name").count(), games.length);
    const table = page.locator("#numbers + .scrolled table");
    assert.equal(await table.locator("tbody tr").count(), games.length);
    // Every row has as many cells as there are headings.
    const widths = await page.locator("table").evaluateAll((tables) => tables.map((table) => [...table.rows].map((row) => row.cells.length)));
    for (const rows of widths) assert.equal(new Set(rows).size, 1, `${rows}`);
    assert.doesNotMatch(await page.locator("main").textContent(), /NaN|\binf\b/);
    // Of many thousand turns hardly any was passed.
    const lede = await page.locator("section:has(#habits) p").first().textContent();
    const [, turns, passed] = [...lede.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(",", "")));
    assert.ok(turns > 100_000 && passed < turns / 1000, lede);
    await clean(page, "main");
    assert.deepEqual(wrong, []);
    await close();
  });
}

test("on a phone names stay beside the numbers, and what a reading changes is not cut off", async () => {
  for (const width of [360, 390]) {
    for (const lang of fronts) {
      const { page, wrong, close } = await open(browser, `${site.address}${lang}figures/`, { viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
      await awake(page);
      const numbers = page.locator("#numbers + .scrolled");
      const name = numbers.locator("tbody th").first();
      const before = await name.boundingBox();
      await numbers.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
      assert.ok(Math.abs((await name.boundingBox()).x - before.x) < 2, "the name stays");
      const wide = await page.locator(".changes :is(th, td)").evaluateAll((cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent));
      assert.deepEqual(wide, []);
      // What the numbers are stays at the top.
      await page.locator(".changes tbody tr").nth(20).evaluate((row) => row.scrollIntoView());
      const heads = await page.locator(".changes thead").boundingBox();
      assert.ok(Math.abs(heads.y) < 2, `${heads.y}`);
      await clean(page, "main");
      assert.deepEqual(wrong, []);
      await close();
    }
  }
});

test("a game's section has its figures, with the numbers beneath", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}section/mbothe/`);
  const figures = page.locator("section.figures");
  assert.match(await figures.locator("svg.chart").getAttribute("aria-label"), /^In figures: /);
  await figures.locator("summary").click();
  // Its set-up, and the reading of the opening that is left open.
  assert.equal(await figures.locator("tbody tr").count(), 2);
  assert.match(await figures.locator("tbody").textContent(), /The opening skips for: one handful/);
  await clean(page, "section.figures");
  assert.deepEqual(wrong, []);
  await close();
});

test("wonders open on the board, and are as described", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}wonders/`);
  assert.ok((await page.locator(".wonders li").count()) >= 2 * games.length);
  await clean(page, "main");
  await awake(page);
  const item = (list) => page.locator(`#${list} ~ .wonders`).first().locator("li", { hasText: "Ndoto: " }).first();
  const said = (list) => item(list).locator("strong").textContent();
  // The longest turn is played beside its description.
  await item("longest").locator("summary").click();
  const board = item("longest").locator("mbao-board");
  await page.waitForFunction((board) => board.positionText, await board.elementHandle());
  const { before, after, steps } = await board.evaluate(async (board) => {
    const rows = () => JSON.stringify(board.state.rows);
    board.speed = "instant";
    await board.step(-1000);
    const before = rows();
    await board.step(1000);
    return { before, after: rows(), steps: board.getAttribute("steps") };
  });
  assert.notEqual(after, before);
  // It sows as many seeds as stated.
  await init({ module_or_path: await readFile(new URL("mbao_bg.wasm", LIBRARY)) });
  const [, turn, sown] = /: (.+) sows ([\d,]+) seeds/.exec(await said("longest"));
  const begun = new Game("ndoto", { record: `${steps.split("\n\n")[0]}\n\n` });
  const events = turn.split(" ").flatMap((action) => begun.play(action));
  assert.equal(events.filter(({ kind }) => kind === "sow").length, Number(sown.replaceAll(",", "")));
  // A turn that never ends is refused where it would begin.
  const [, start] = /: (\S+) (?:goes|repeats)/.exec(await said("endless"));
  await page.waitForLoadState("networkidle");
  await item("endless").getByRole("link").click();
  await page.waitForURL(/position=/);
  await awake(page);
  await page.waitForFunction(() => document.getElementById("board").positionText);
  await assert.rejects(page.locator("#board").evaluate((board, action) => board.play(action), start), /never end|not legal/);
  assert.deepEqual(wrong, []);
  await close();
});

test("the longest turn of all is played when asked, by keys as well, and its seeds are counted", async () => {
  // At a speed at which a machine that does other work too misses frames, but not all of them; in the second language at once.
  for (const [lang, speed] of [["", "fast"], ["sw/", "instant"]]) {
    const { page, wrong, close } = await open(browser, `${site.address}${lang}wonders/`, { reducedMotion: "no-preference" });
    await awake(page);
    const count = page.locator(".greatest-count strong");
    const all = await count.textContent();
    const button = page.locator(".greatest button[data-turn]");
    const watch = await button.textContent();
    await page.waitForFunction(() => document.querySelector(".greatest mbao-board").state);
    await page.evaluate((speed) => {
      document.querySelector(".greatest mbao-board").speed = speed;
      window.counted = [];
      const strong = document.querySelector(".greatest-count strong");
      new MutationObserver(() => window.counted.push(Number(strong.textContent.replaceAll(",", "")))).observe(strong, { childList: true, characterData: true, subtree: true });
    }, speed);
    await button.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((watch) => document.querySelector(".greatest button[data-turn]").textContent !== watch, watch);
    assert.equal(await count.textContent(), all);
    const counted = await page.evaluate(() => window.counted);
    assert.ok((speed === "instant" || counted.length > 20) && counted[0] === 0 && counted.every((seeds, at) => at === 0 || seeds >= counted[at - 1]), `${counted}`);
    // What the board counts, seed by seed, is what is stated.
    const stated = Number(all.replaceAll(",", ""));
    assert.deepEqual(counted.slice(-2), [speed === "instant" ? 0 : stated, stated]);
    assert.match(await page.locator(".greatest mbao-board .caption").textContent(), /2677/);
    assert.deepEqual(await page.evaluate(() => document.activeElement.tagName), "BUTTON");
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("without scripts the longest turn has a picture, and nothing to press", async () => {
  const { page, close } = await open(browser, `${site.address}wonders/`, { javaScriptEnabled: false });
  assert.ok(await page.locator(".greatest svg.mbao:visible").count() > 0);
  assert.equal(await page.locator(".greatest button:visible").count(), 0);
  await close();
});
