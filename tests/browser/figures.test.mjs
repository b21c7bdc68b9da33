// Figures and wonders: charts with labels, numbers beneath them, records that open on the board.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { wholeFronts, games } from "./games.mjs";
import { awake } from "./chromium.mjs";
import { at } from "./here.mjs";
import { built } from "./site.mjs";

/** The packed library. */
const LIBRARY = new URL("../../dist/mbao/", import.meta.url);
const { default: init, Game } = await import(new URL("mbao.js", LIBRARY));

const count = (html, part) => html.split(part).length - 1;
/** For each table of a page, the number of cells of each of its rows. */
const tables = (html) => [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
  [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => [...row.matchAll(/<t[hd][ >]/g)].length));

for (const [lang, title, each] of [["", "The games in figures", "Turns a game: "], ["sw/", "Michezo kwa takwimu", "Zamu katika mchezo: "]]) {
  test(`all games are compared: ${title}`, async () => {
    const html = await built(`${lang}figures`);
    assert.match(html, new RegExp(`<h1[^>]*>${title}</h1>`));
    const charts = [...html.matchAll(/<svg[^>]*class="chart.*?<\/svg>/gs)].map(([chart]) => chart);
    assert.equal(charts.length, 6);
    assert.ok(charts[0].includes(`aria-label="${each}`));
    assert.equal(count(charts[0], 'class="name"'), games.length);
    // Every row has as many cells as there are headings, and the numbers have a row for each game.
    for (const rows of tables(html)) assert.equal(new Set(rows).size, 1, `${rows}`);
    assert.equal(tables(html.slice(html.indexOf('id="numbers"')))[0].length, games.length + 1);
    assert.doesNotMatch(html, />[^<]*(NaN|\binf\b)/);
    // Of many thousand turns hardly any was passed.
    const [lede] = /<p>.*?<\/p>/s.exec(html.slice(html.indexOf('id="habits"')));
    const [, turns, passed] = [...lede.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(",", "")));
    assert.ok(turns > 100_000 && passed < turns / 1000, lede);
  });
}

test("a game's section has its figures, with the numbers beneath", async () => {
  const [figures] = /<section class="figures">.*?<\/section>/s.exec(await built("section/mbothe"));
  assert.match(figures, /<svg[^>]*class="chart[^>]*aria-label="In figures: /);
  // Its set-up, and the reading of the opening that is left open.
  assert.equal(count(/<details.*?<tbody>(.*?)<\/tbody>/s.exec(figures)[1], "<tr"), 2);
  assert.match(figures, /The opening skips for: one handful/);
});

test("on a phone names stay beside the numbers, and what a reading changes is not cut off", async () => {
  for (const lang of wholeFronts) {
    await at(`${lang}figures/`, async (page) => {
      for (const width of [390, 360]) {
        await page.setViewportSize({ width, height: 844 });
        await awake(page);
        const numbers = page.locator("#numbers + .scrolled");
        const name = numbers.locator("tbody th").first();
        await numbers.evaluate((one) => one.scrollTo(0, 0));
        const before = await name.boundingBox();
        await numbers.evaluate((one) => one.scrollTo(one.scrollWidth, 0));
        assert.ok(Math.abs((await name.boundingBox()).x - before.x) < 2, "the name stays");
        const wide = await page.locator(".changes :is(th, td)").evaluateAll((cells) => cells
          .filter((cell) => cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth + 1)
          .map((cell) => cell.textContent));
        assert.deepEqual(wide, []);
        // What the numbers are stays at the top.
        await page.locator(".changes tbody tr").nth(20).evaluate((row) => row.scrollIntoView());
        const heads = await page.locator(".changes thead").boundingBox();
        assert.ok(Math.abs(heads.y) < 2, `${heads.y}`);
      }
      assert.deepEqual(await obstacles(page, { within: "main" }), []);
    }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  }
});

test("wonders open on the board, and are as described", () => at("wonders/", async (page) => {
  assert.ok((await page.locator(".wonders li").count()) >= 2 * games.length);
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
  const refused = page.locator("#board").evaluate((board, action) => board.play(action), start);
  await assert.rejects(refused, /never end|not legal/);
}));

test("the longest turn of all is played when asked, by keys as well, and its seeds are counted", () => at("sw/wonders/", async (page) => {
  const count = page.locator(".greatest-count strong");
  const all = await count.textContent();
  const stated = Number(all.replaceAll(",", ""));
  const button = page.locator(".greatest button[data-turn]");
  await page.waitForFunction(() => document.querySelector(".greatest mbao-board").state);
  await count.evaluate((strong) => {
    const read = () => window.counted.push(Number(strong.textContent.replaceAll(",", "")));
    new MutationObserver(read).observe(strong, { childList: true, characterData: true, subtree: true });
  });
  // At a speed at which a machine that does other work too misses frames, but not all of them; then at once.
  for (const speed of ["fast", "instant"]) {
    await page.evaluate((speed) => {
      document.querySelector(".greatest mbao-board").speed = speed;
      window.counted = [];
    }, speed);
    await button.focus();
    await page.keyboard.press("Enter");
    // What the board counts, seed by seed, is what is stated.
    await page.waitForFunction((stated) => window.counted.length > 1 && window.counted.at(-1) === stated, stated);
    await button.filter({ hasText: /tena/ }).waitFor();
    const counted = await page.evaluate(() => window.counted);
    assert.equal(await count.textContent(), all);
    assert.ok(counted[0] === 0 && counted.every((seeds, at) => at === 0 || seeds >= counted[at - 1]), `${counted}`);
    if (speed === "fast") assert.ok(counted.length > 20 && counted.at(-2) === stated, `${counted}`);
    assert.match(await page.locator(".greatest mbao-board .caption").textContent(), /2677/);
    assert.equal(await page.evaluate(() => document.activeElement.tagName), "BUTTON");
  }
}, { reducedMotion: "no-preference" }));

test("without scripts the longest turn has a picture, and nothing to press", () => at("wonders/", async (page) => {
  assert.ok((await page.locator(".greatest svg.mbao:visible").count()) > 0);
  assert.equal(await page.locator(".greatest button:visible").count(), 0);
}, { javaScriptEnabled: false }));
