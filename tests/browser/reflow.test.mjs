// Large text, narrow and low windows: nothing scrolls sideways, and no board is too small to press. One page of every kind.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake, launch } from "./chromium.mjs";
import { open, site, wake } from "./here.mjs";
import { begin, choose, kiosk } from "./kiosk.mjs";
import { LEAST, LOW, NARROW, misfits, over, size, smallest } from "./measures.mjs";
import { frames } from "./waits.mjs";

/** One page of each kind. */
const KINDS = [
  "", "about/", "affinities/", "article/", "compare/", "data/", "decisions/", "developers/", "diagram/k/", "embed/", "errata/", "figures/",
  "game/bao-kujifunza/", "game/lukho/", "glossary/", "guide/museum/", "learn/", "learn/ndoto/", "learn/ndoto/answers/", "learn/omweso/puzzles/", "map/", "notebook/",
  "play/", "play/kiothi/", "print/mbothe/", "reading-list/", "section/enkeshui/", "section/ndoto/", "section/methodology/", "solved/", "studio/", "timeline/", "wonders/",
];
const [LARGE] = NARROW;
/** The hardest of these windows: what fits there fits in the others. The table and the notebook are measured in all. */
const HARD = [LARGE, NARROW[2]];
const FLAT = [LOW[0], LOW[2]];

/** What is wrong with the pages of one language in these windows. Pits are the same in every language: they are measured once. */
async function problems(language, windows) {
  const { page, close } = await open("about/", { viewport: LOW[0], hasTouch: true });
  const found = [];
  for (const route of KINDS) {
    await page.setViewportSize(LOW[0]);
    await page.goto(site.address + language + route, { waitUntil: "domcontentloaded" });
    if (language === "") await awake(page);
    else await page.evaluate(() => document.fonts.ready.then(() => {}));
    // What is measured are places: nothing has to be painted.
    await page.evaluate(() => { document.documentElement.style.visibility = "hidden"; });
    found.push(...(await misfits(page, windows)).map((what) => `${language}${route} ${what}`));
  }
  await close();
  return found;
}

test("on one page of every kind nothing scrolls sideways in large text or in narrow and low windows, and pits can be pressed", async () => {
  const both = await Promise.all([problems("", [...FLAT, ...HARD]), problems("sw/", HARD)]);
  assert.deepEqual(both.flat(), []);
});

test("nothing scrolls sideways where the browser's own size of text is 32 pixels", async () => {
  const large = await launch(["--blink-settings=defaultFontSize=32"]);
  const found = [];
  try {
    const context = await large.newContext({ locale: "en-GB", reducedMotion: "reduce", viewport: { width: LARGE.width, height: LARGE.height } });
    const page = await context.newPage();
    for (const [language, width] of [["", 1920], ["sw/", 1280]]) {
      await size(page, { width, height: 900 });
      for (const route of KINDS) {
        await page.goto(site.address + language + route, { waitUntil: "domcontentloaded" });
        await frames(page, 2);
        const wide = await over(page);
        if (wide) found.push(`${language}${route} at ${width}: ${wide}`);
      }
    }
    assert.equal(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize) >= 32), true);
  } finally {
    await large.close();
  }
  assert.deepEqual(found, []);
});

/** A docked board, too, in the narrowest window and in low ones; and the kiosk's. */
test("boards that are docked beside the text and in the kiosk can be pressed in every window", async () => {
  for (const window of [{ width: 320, height: 640 }, LOW[2], LOW[3]]) {
    for (const game of ["kiothi", "omweso"]) {
      const { page, close } = await wake(`section/${game}/`, { viewport: window, hasTouch: true, isMobile: true });
      await page.locator(".chip").first().click();
      await page.waitForFunction(() => document.querySelector(".docked mbao-board")?.shadowRoot?.querySelector(".stage .room"));
      await size(page, window);
      const where = `${game} at ${window.width} by ${window.height}`;
      assert.ok((await smallest(page)) >= LEAST, `${where}: pits of ${await smallest(page)}`);
      const { top, bottom, right } = await page.locator(".docked mbao-board .stage > svg").evaluate((svg) => svg.getBoundingClientRect().toJSON());
      assert.ok(top >= 0 && bottom <= window.height + 1 && right <= window.width + 1, `${where}: the board is seen whole`);
      if (window.height < 400) assert.ok(top > 0.3 * window.height, `${where}: the text is seen above it`);
      await close();
    }
  }
  for (const window of LOW) {
    await kiosk({ viewport: window, hasTouch: true }, async (page) => {
      await page.waitForFunction(() => document.querySelector("#attract-board").state);
      await begin(page);
      for (const game of ["Omweso", "Enkeshui"]) {
        await choose(page, game);
        await size(page, window);
        assert.ok((await smallest(page)) >= LEAST, `${game} at ${window.width} by ${window.height}: pits of ${await smallest(page)}`);
        await page.locator("#kiosk-board .pit.legal").first().click();
        await page.waitForFunction(() => document.querySelector("#kiosk-board").recordText.includes("1. "));
        await page.locator(".table .kiosk-bar .back").click();
      }
    });
  }
});
