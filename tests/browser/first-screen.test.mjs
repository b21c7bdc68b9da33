// What a page is about is seen on the first screen, whole, and on a phone nothing of it scrolls sideways.
import assert from "node:assert/strict";
import { test } from "node:test";

import { wholeFronts } from "./games.mjs";
import { awake } from "./chromium.mjs";
import { open, wake } from "./here.mjs";
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

test("what a page is about is seen at once, on a laptop and on a wall", async () => {
  for (const language of wholeFronts) {
    for (const [route, parts] of Object.entries(ABOUT)) {
      const { page, close } = await open(language + route, { viewport: WIDE[0] });
      for (const viewport of WIDE) {
        await page.setViewportSize(viewport);
        await awake(page);
        for (const part of parts) {
          const { x, y, width, height } = await page.locator(part).boundingBox();
          assert.ok(x >= 0 && y >= 0 && x + width <= viewport.width && y + height <= viewport.height, `${language}${route}, ${viewport.width}: ${part} ends at ${x + width}, ${y + height}`);
        }
      }
      await close();
    }
  }
});

test("on a wall the text of a guide uses the width, in lines of readable length", async () => {
  for (const route of ["guide/museum/", "sw/guide/educators/", "guide/notation/"]) {
    const { page, close } = await wake(route, { viewport: WIDE[1] });
    const boxes = await page.locator(".guide-text :is(p, pre, table)").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const [end, widest] = [Math.max(...boxes.map(({ right }) => right)), Math.max(...boxes.map(({ width }) => width))];
    assert.ok(end > 0.75 * WIDE[1].width, `${route} ends at ${end}`);
    assert.ok(widest < WIDE[1].width / 2.5, `${route}: ${widest}`);
    await close();
  }
});

// What the key says of each number, `pages.test.mjs` tests, and that numbers lie apart on the paper, `maps.rs`.
test("on a phone the whole map is seen, and the key has every number on it, in its colours", async () => {
  for (const language of wholeFronts) {
    for (const width of [320, 360, 390]) {
      const where = `${language}map/, ${width} pixels`;
      const options = { viewport: { width, height: 844 }, hasTouch: true, isMobile: true, javaScriptEnabled: width !== 360 };
      const { page, close } = await open(`${language}map/`, options);
      const map = await page.locator(".map.whole").boundingBox();
      assert.ok(map.x >= 0 && map.x + map.width <= width, `${where}: the map lies from ${map.x} to ${map.x + map.width}`);
      if (width === 390) assert.ok(map.y + map.height <= 844, `${where}: the map ends at ${map.y + map.height}`);
      const seen = await page.evaluate(() => {
        const room = document.querySelector(".map-room");
        const scale = document.querySelector(".map.whole").getBoundingClientRect().width / 960;
        const numbers = [...document.querySelectorAll(".map.whole .place .number")].map(({ textContent }) => textContent);
        return {
          pans: room.scrollWidth > room.clientWidth + 1,
          letters: [...document.querySelectorAll(".map.whole text")].filter((text) => text.getClientRects().length > 0).map((text) => parseFloat(getComputedStyle(text).fontSize) * scale),
          low: Math.max(...[...document.querySelectorAll(".map.whole .place .disc")].map((disc) => disc.getBoundingClientRect().bottom)),
          numbers: numbers.sort((one, other) => one - other),
          key: [...document.querySelectorAll(".map-key li")].filter((line) => line.checkVisibility()).map((line) => line.querySelector(".numeral").textContent),
        };
      });
      assert.equal(seen.pans, false, where);
      assert.ok(seen.low <= map.y + map.height, `${where}: a number hangs over`);
      assert.ok(Math.min(...seen.letters) >= 11, `${where}: letters of ${Math.min(...seen.letters)} pixels`);
      assert.deepEqual(seen.key, seen.numbers, where);
      for (const layer of await page.locator(".layers input").all()) {
        await layer.check();
        const colours = await page.evaluate(() => ({
          map: Object.fromEntries([...document.querySelectorAll(".map.whole .place")].map((place) => [place.querySelector(".number").textContent, getComputedStyle(place.querySelector(".disc")).stroke])),
          key: Object.fromEntries([...document.querySelectorAll(".map-key .numeral")].map((one) => [one.textContent, getComputedStyle(one).borderTopColor])),
        }));
        assert.deepEqual(colours.key, colours.map, where);
        assert.ok(new Set(Object.values(colours.key)).size > 1, `${where}: one colour`);
      }
      await close();
    }
  }
});

test("an upright kiosk has no gap between what it shows", () =>
  kiosk({ viewport: { width: 1080, height: 1920 }, file: 'games = ["omweso", "enkeshui", "mbothe"]' }, async (page) => {
    await page.waitForFunction(() => document.querySelector("#attract-board").state);
    const box = (part) => page.locator(part).boundingBox();
    const [plate, map, board] = [await box(".attract .attract-place svg"), await box(".attract .attract-where svg"), await box("#attract-board")];
    assert.ok(map.y - plate.y - plate.height < 60, "the map follows the plate");
    assert.ok(board.y - map.y - map.height < 60, "the board follows the map");
  }));

test("where only a part of an upright kiosk is within reach, nothing lies over its bar", () =>
  kiosk({ viewport: { width: 1080, height: 1920 }, path: "kiosk/?reach-from=5&reach-to=65" }, async (page) => {
    await begin(page);
    await choose(page, "Omweso");
    const [board, bar] = [await page.locator("#kiosk-board").boundingBox(), await page.locator(".table .kiosk-bar").boundingBox()];
    assert.ok(board.y + board.height <= bar.y + 1, `the board ends at ${board.y + board.height}, the bar begins at ${bar.y}`);
  }));
