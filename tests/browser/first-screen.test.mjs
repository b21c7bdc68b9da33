// What a page is about is seen on the first screen, whole, and on a phone nothing of it scrolls sideways.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake, open } from "./chromium.mjs";
import { browser, site } from "./here.mjs";
import { choose, begin, kiosk } from "./kiosk.mjs";

const WIDE = [{ width: 1440, height: 900 }, { width: 2560, height: 1440 }];
/** What must be seen at once, by page. */
const ABOUT = {
  "map/": [".map.whole", ".layers", ".legend.of-rows"],
  "figures/": [".records", ".chart-figure:first-child"],
  "learn/enkeshui/": [".task:first-child .task-head", ".task:first-child mbao-board", ".task:first-child .task-next"],
  "learn/omweso/": [".task:first-child .task-head", ".task:first-child mbao-board", ".task:first-child .task-next"],
  "learn/": [".gallery.of-two"],
  "wonders/": [".greatest-count", ".greatest-board"],
  "timeline/": [".years", ".timeline > :first-child"],
  "data/": [".files table", "#more"],
};

for (const viewport of WIDE) {
  test(`what a page is about is seen at once, ${viewport.width} by ${viewport.height} pixels`, async () => {
    for (const language of ["", "sw/"]) {
      for (const [route, parts] of Object.entries(ABOUT)) {
        const { page, wrong, close } = await open(browser, site.address + language + route, { viewport });
        await awake(page);
        for (const part of parts) {
          const { x, y, width, height } = await page.locator(part).boundingBox();
          assert.ok(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height, `${language}${route}: ${part} ends at ${x + width}, ${y + height}`);
        }
        assert.deepEqual(wrong, []);
        await close();
      }
    }
  });
}

test("on a wall the text of a guide uses the width, in lines of readable length", async () => {
  for (const route of ["guide/museum/", "sw/guide/educators/", "guide/notation/"]) {
    const { page, wrong, close } = await open(browser, site.address + route, { viewport: WIDE[1] });
    await awake(page);
    const boxes = await page.locator(".guide-text :is(p, pre, table)").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const [end, widest] = [Math.max(...boxes.map(({ right }) => right)), Math.max(...boxes.map(({ width }) => width))];
    assert.ok(end > 0.75 * WIDE[1].width, `${route} ends at ${end}`);
    assert.ok(widest < WIDE[1].width / 2.5, `${route}: ${widest}`);
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("on a phone the affinities fit the screen, and each game tells its nearest", async () => {
  for (const width of [360, 390]) {
    const { page, wrong, close } = await open(browser, `${site.address}affinities/`, { viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
    await awake(page);
    const wider = await page.evaluate(() => [document.documentElement, ...document.querySelectorAll(".scrolled")].filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map((one) => one.ariaLabel ?? one.className));
    assert.deepEqual(wider, []);
    assert.equal(await page.locator(".pairs").first().locator(".nearest > :visible").count(), 3);
    // The numbers are there for those who do not see shades.
    assert.match(await page.locator(".matrix td a").first().textContent(), /^\d+$/);
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("an upright kiosk has no gap between what it shows", async () => {
  await kiosk({ viewport: { width: 1080, height: 1920 }, file: 'games = ["omweso", "enkeshui", "mbothe"]' }, async (page) => {
    await page.waitForFunction(() => document.querySelector("#attract-board").state);
    const box = (part) => page.locator(part).boundingBox();
    const [plate, map, board] = [await box(".attract .attract-place svg"), await box(".attract .attract-where svg"), await box("#attract-board")];
    assert.ok(map.y - plate.y - plate.height < 60, "the map follows the plate");
    assert.ok(board.y - map.y - map.height < 60, "the board follows the map");
  });
});

test("where only a part of an upright kiosk is within reach, nothing lies over its bar", async () => {
  await kiosk({ viewport: { width: 1080, height: 1920 }, path: "kiosk/?reach-from=5&reach-to=65" }, async (page) => {
    await begin(page);
    await choose(page, "Omweso");
    const [board, bar] = [await page.locator("#kiosk-board").boundingBox(), await page.locator(".table .kiosk-bar").boundingBox()];
    assert.ok(board.y + board.height <= bar.y + 1, `the board ends at ${board.y + board.height}, the bar begins at ${bar.y}`);
  });
});
