// The page for frames in frames of every size: the board, its words and its buttons are in sight.
import assert from "node:assert/strict";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { fragment } from "./fragment.mjs";
import { games } from "./games.mjs";
import { blank, site } from "./here.mjs";
import { becomes } from "./waits.mjs";

/** Widths and heights of frames: the smallest, narrow, low and usual ones. */
const FRAMES = [[280, 240], [340, 300], [645, 420], [1000, 420], [1920, 240], [280, 640]];
const WORDS = "Two cows wait in the pit at the end of the row, and whoever counts them sees what comes. ".repeat(7);

/** In a page: what of the board is out of sight. */
const hidden = () => {
  const root = document.querySelector("mbao-board").shadowRoot;
  const svg = root.querySelector(".stage > svg");
  if (!svg) return ["everything"];
  const seen = [svg, root.querySelector(".caption"), ...root.querySelectorAll(".below button")].filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const away = seen.filter((one) => {
    const { top, right, bottom, left } = one.getBoundingClientRect();
    return top < -0.5 || left < -0.5 || bottom > innerHeight + 0.5 || right > innerWidth + 0.5;
  });
  const found = away.map((one) => one.className.baseVal ?? (one.className || one.name));
  const { width, height } = svg.getBoundingClientRect();
  if (Math.min(width, height) < 48) found.push(`a board of ${width} by ${height}`);
  if (root.querySelector(".caption").clientHeight < 30) found.push("words of less than two lines");
  if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls");
  return found;
};

for (const hasTouch of [false, true]) {
  test(`board, words and buttons of every game are in sight in every frame, ${hasTouch ? "for fingers" : "for a mouse"}`, async () => {
    const { page } = await blank({ address: site.address, hasTouch, viewport: { width: 700, height: 600 } });
    const fits = async (what) => {
      for (const [width, height] of FRAMES) {
        await page.setViewportSize({ width, height });
        await becomes(async () => [what, width, height, ...(await page.evaluate(hidden))], [what, width, height]);
      }
    };
    for (const game of games) {
      await page.goto(`${site.address}embed.html?game=${game}&hints&speed=instant`);
      await page.waitForFunction(() => document.querySelector("mbao-board")?.state);
      const record = await page.evaluate(async () => {
        const board = document.querySelector("mbao-board");
        // Where seeds are lifted or laid in free numbers, nothing is played.
        const first = board.legal.find((action) => !action.includes("*"));
        if (first) await board.play(first);
        return board.recordText;
      });
      await fits(game);
      await page.goto(`${site.address}embed.html?lang=en${fragment(`${record.replace("\n\n", `\n\n{${WORDS}}\n`).trimEnd()} {${WORDS}}\n`)}`);
      await page.waitForFunction(() => document.querySelector("mbao-board")?.shadowRoot.querySelector(".caption")?.textContent.includes("cows"));
      await fits(`${game}, told`);
    }
  });
}

test("words that are too long for a low frame scroll by keys, and each step begins with their first line", async () => {
  const { page } = await blank({ address: site.address, reducedMotion: "no-preference", viewport: { width: 340, height: 260 } });
  await page.goto(`${site.address}embed.html?lang=en&speed=slow${fragment(`Game: ndoto\n\n{Few.}\n1. c1 {${WORDS}}  d2 {And ${WORDS}}\n`)}`);
  const caption = page.locator("mbao-board .caption");
  const forward = page.locator("mbao-board button[name=forward]");
  await forward.click();
  await becomes(() => caption.getAttribute("tabindex"), "0");
  assert.deepEqual(await obstacles(page, { within: "mbao-board" }), []);
  await caption.press("End");
  await becomes(() => caption.evaluate((one) => one.scrollTop > 0), true);
  // While the key still scrolls, if the machine is quick, and before the step's seeds have moved.
  await page.evaluate(() => {
    const one = document.querySelector("mbao-board").shadowRoot.querySelector(".caption");
    window.begins = new Promise((done) => new MutationObserver(async () => {
      document.addEventListener("mbao-step", () => done("late"));
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
      done(one.scrollTop);
    }).observe(one, { childList: true }));
  });
  await forward.click();
  assert.equal(await page.evaluate(() => window.begins), 0);
});
