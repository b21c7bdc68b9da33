// Figures and wonders: charts with labels, numbers beneath them, records that open on the board. And solved positions: the
// page about them, and the text beneath a board to play on.
import assert from "node:assert/strict";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { wholeFronts, games } from "./games.mjs";
import { play } from "./boards.mjs";
import { awake } from "./chromium.mjs";
import { at } from "./here.mjs";
import { INSTANT } from "./play.mjs";
import { written } from "./routes.mjs";

const count = (html, part) => html.split(part).length - 1;
/** For each table of a page, the number of cells of each of its rows. */
const tables = (html) => [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
  [...table.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => [...row.matchAll(/<t[hd][ >]/g)].length));

for (const [lang, title, each] of [["", "The games in figures", "Turns a game: "], ["sw/", "Michezo kwa takwimu", "Zamu katika mchezo: "]]) {
  test(`all games are compared: ${title}`, async () => {
    const html = await written(`${lang}figures`);
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
  const [figures] = /<section class="figures">.*?<\/section>/s.exec(await written("section/mbothe"));
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

// That all are as described, `crates/lab/tests/figures.rs` tests, and that their links lead to their boards, `links.test.mjs`.
test("wonders are there for every game, and the longest turn is played beside its description", () => at("wonders/", async (page) => {
  assert.ok((await page.locator(".wonders li").count()) >= 2 * games.length);
  const longest = page.locator("#longest ~ .wonders").first().locator("li", { hasText: "Ndoto: " }).first();
  await longest.locator("summary").click();
  const board = longest.locator("mbao-board");
  await page.waitForFunction((board) => board.positionText, await board.elementHandle());
  const begins = await board.evaluate(({ caption }) => caption);
  await page.waitForFunction(([board, begins]) => board.caption !== begins, [await board.elementHandle(), begins]);
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
    await button.press("Enter");
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

const worth = (page) => page.locator(".known .worth");
/** The text beneath the board, once it is about another position than `before`. */
async function told(page, before = "") {
  await page.waitForFunction((before) => {
    const { textContent } = document.querySelector(".known .worth");
    return /^(Certain|Neither|Hakika|Hakuna)/.test(textContent) && textContent !== before;
  }, before);
  return worth(page).textContent();
}

const POSITION = "play/ndoto/?position=0,1,0,2,0,0,1,0/0,0,2,1,0,0,1,0+s+12-12";
test("a position of a table has a certain result; turns that lose nothing keep it, others do not", () => at(POSITION, async (page) => {
  await page.locator(".begin-card .choice").nth(1).click();
  const board = page.locator("#board");
  const result = /^Certain: (South wins|North wins|a draw), (\d+)/;
  let text = await told(page);
  const [first] = result.exec(text);
  const left = Number(/(\d+) more turns/.exec(text)[1]);
  let others = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    assert.match(text, new RegExp(`\\b${left - turn} more turns`));
    others += await page.locator(".known tbody tr:not(.kept)").count();
    await play(board, ...(await page.locator(".known tbody tr.kept th").first().textContent()).split(" "));
    text = await told(page, text);
    assert.equal(result.exec(text)[0], first);
  }
  assert.ok(others > 0, "some turns give seeds up");
  // That the table is right to the end of the game, `crates/lab/tests/tables.rs` tests.
  await board.evaluate((board) => (board.position = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0 s 20-11"));
  await play(board, "a1");
  await worth(page).filter({ hasText: /^The game is over\.$/ }).waitFor();
}, { kept: INSTANT }));

test("with many seeds in play nothing is fetched; the page says when it will be", () => at("sw/play/giuthi/", async (page) => {
  await worth(page).filter({ hasText: "6" }).waitFor();
  const fetched = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(fetched.length > 0 && !fetched.some((url) => url.endsWith(".table")));
  assert.deepEqual(await obstacles(page), []);
}));
