// All screens of the kiosk in Chromium: accessibility, every size, within reach.
import assert from "node:assert/strict";
import { test } from "node:test";

import { COLOURS, obstacles } from "./axe.mjs";
import { begin, board, kiosk } from "./kiosk.mjs";
import { shot } from "./measures.mjs";
import { frames } from "./waits.mjs";

const SIZES = [[3840, 2160], [1080, 1920], [1024, 768], [1920, 1080]];
// Colours do not change sizes; pictures are taken in all of them.
const SCHEMES = ["dark", "contrast", "light"];

/** Goes through all screens, calling `look` with the name of each. */
async function tour(page, look) {
  await page.waitForFunction(() => document.querySelector("#attract-board").state);
  await look("attract");
  await begin(page);
  await look("home");
  await page.locator(".kiosk-bar .all").click();
  await look("all");
  await page.locator(".kiosk-bar .back:visible").click();
  await page.locator(".tile").first().click();
  await board(page, ({ state }) => state?.game === "enkeshui");
  await frames(page);
  await look("game");
  await page.locator(".kiosk-bar .group").first().locator("button").nth(1).click();
  await look("reading");
  await page.keyboard.press("Control+Shift+K");
  await look("staff");
}

/** What lies outside the window, or is too small to touch. */
const outside = (page) => page.evaluate(() => {
  const wrong = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page is ${scrollWidth} by ${scrollHeight}`);
  const all = [...document.querySelectorAll("mbao-board")].flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll(".pit.legal, button")]);
  for (const one of [...document.querySelectorAll("button"), ...all]) {
    if (!one.checkVisibility() || one.closest("[inert]") || one.getRootNode().host?.closest("[inert]")) continue;
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const name = one.dataset.pit ?? one.textContent;
    const below = bottom > innerHeight + 1 && !one.closest(".staff, .tiles");
    if (Math.min(width, height) < 47.5) wrong.push(`${name} is ${width} by ${height}`);
    if (left < 0 || top < 0 || right > innerWidth + 1 || below) wrong.push(`${name} is at ${left} ${top} ${right} ${bottom}`);
  }
  return wrong;
});

test("it fits every screen, and has no accessibility problems in any colours", () => kiosk({ path: "kiosk/?colours=light" }, async (page) => {
  await tour(page, async (screen) => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await frames(page);
      assert.deepEqual(await outside(page), [], `${screen} at ${width} by ${height}`);
    }
    for (const colours of SCHEMES) {
      await page.evaluate((colours) => { document.documentElement.dataset.theme = colours; }, colours);
      if (process.env.SHOTS) await shot(page, `kiosk-${screen}-${colours}`);
      const found = await obstacles(page, colours === "light" ? {} : { only: COLOURS });
      assert.deepEqual(found, [], `${screen}, ${colours}`);
    }
  });
}));

test("in another language there are no accessibility problems either", () => kiosk({ path: "sw/kiosk/" }, async (page) => {
  await tour(page, async (screen) => assert.deepEqual(await obstacles(page, { but: "color-contrast" }), [], screen));
}));

test("everything to touch is within reach", () =>
  kiosk({ viewport: { width: 1080, height: 1920 }, path: "kiosk/?reach-from=5&reach-to=65" }, async (page) => {
    await tour(page, async (screen) => {
      if (screen === "staff") return;
      const out = await page.locator("button:visible").evaluateAll((all) => {
        const [from, to] = [innerHeight * 0.35 - 1, innerHeight * 0.95 + 1];
        return all.map((one) => one.getBoundingClientRect()).filter(({ top, bottom }) => top < from || bottom > to).length;
      });
      assert.equal(out, 0, screen);
    });
  }));
