// Large text, narrow and low windows: nothing scrolls sideways, and no board is too small to press. One page of every kind.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake, open } from "./chromium.mjs";
import { browser, site } from "./here.mjs";

/** One page of each kind. */
const KINDS = process.env.ONLY ? process.env.ONLY.split(" ") : [
  "", "about/", "affinities/", "article/", "compare/", "data/", "decisions/", "developers/", "diagram/k/", "embed/", "errata/", "figures/",
  "game/lukho/", "glossary/", "guide/museum/", "learn/", "learn/ndoto/", "learn/ndoto/answers/", "learn/omweso/puzzles/", "map/", "notebook/",
  "play/", "play/kiothi/", "print/mbothe/", "reading-list/", "section/enkeshui/", "section/methodology/", "solved/", "timeline/", "wonders/",
];
/** Windows, with the size of text in pixels where it is not the usual one. */
const NARROW = [{ width: 320, height: 640 }, { width: 390, height: 844, text: 32 }];
/** 400 % on a small screen; 200 % on a usual one; phones that lie on their side. */
const LOW = [{ width: 320, height: 256 }, { width: 683, height: 384 }, { width: 844, height: 340 }, { width: 667, height: 375 }];
/** The least pixels of a pit's room, less what is lost in rounding. */
const LEAST = 23.9;

const size = async (page, { width, height, text }) => {
  await page.setViewportSize({ width, height });
  await page.evaluate((text) => {
    if (text) document.documentElement.style.setProperty("font-size", `${text}px`, "important");
    else document.documentElement.style.removeProperty("font-size");
  }, text);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

/** What hangs over the edge of the page, if the page scrolls sideways. */
const over = (page) => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const wide = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > clientWidth + 0.5);
  const last = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
  return `${scrollWidth - clientWidth} too wide: ${last.slice(0, 4).map((one) => `${one.localName}.${one.getAttribute("class")}`).join(", ")}`;
});

/** The smallest room of a pit that can be pressed. */
const smallest = (page) => page.evaluate(() => Math.min(...[...document.querySelectorAll("mbao-board")]
  .filter((board) => board.checkVisibility() && !board.closest("[aria-hidden=true], [inert]"))
  .flatMap((board) => [...(board.shadowRoot?.querySelectorAll(".stage .room") ?? [])])
  .map((room) => room.getBoundingClientRect().width)));

for (const language of ["", "sw/"]) {
  test(`on one page of every kind nothing scrolls sideways in large text or in narrow and low windows, and pits can be pressed (${language || "en/"})`, async () => {
    const { page, close } = await open(browser, `${site.address}about/`, { viewport: LOW[0], hasTouch: true });
    const problems = [];
    for (const route of KINDS) {
      await page.setViewportSize(LOW[0]);
      await page.goto(site.address + language + route);
      await awake(page);
      for (const window of [...LOW, ...NARROW]) {
        await size(page, window);
        const where = `${language}${route} at ${Object.values(window).join(" ")}`;
        const [wide, least] = [await over(page), await smallest(page)];
        if (wide) problems.push(`${where}: ${wide}`);
        if (least < LEAST) problems.push(`${where}: pits of ${least.toFixed(1)}`);
      }
    }
    await close();
    assert.deepEqual(problems, []);
  });
}
