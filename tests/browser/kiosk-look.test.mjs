// All screens of the kiosk in Chromium: accessibility, every size, within reach.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { COLOURS, obstacles } from "./axe.mjs";
import { begin, kiosk } from "./kiosk.mjs";
import { frames } from "./waits.mjs";

const shots = fileURLToPath(new URL("../../target/shots/", import.meta.url));
if (process.env.SHOTS) await mkdir(shots, { recursive: true });

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
  await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.game === "enkeshui");
  await frames(page);
  await look("game");
  await page.locator(".kiosk-bar .group").first().locator("button").nth(1).click();
  await look("reading");
  await page.keyboard.press("Control+Shift+K");
  await look("staff");
}

// The markup is checked in each language, colours in one.
for (const [lang, all] of [["en", ["light", "dark", "contrast"]], ["sw", ["light"]]]) {
  for (const colours of all) {
    test(`there are no accessibility problems (${lang}, ${colours})`, async () => {
      await kiosk({ path: `${lang === "sw" ? "sw/" : ""}kiosk/?colours=${colours}` }, async (page) => {
        await tour(page, async (screen) => {
          assert.deepEqual(await obstacles(page, colours === "light" ? {} : { only: COLOURS }), [], screen);
        });
      });
    });
  }
}

// Colours do not change sizes; pictures are taken in all of them.
for (const [width, height] of [[3840, 2160], [1920, 1080], [1080, 1920], [1024, 768]]) {
  for (const colours of process.env.SHOTS ? ["light", "dark", "contrast"] : ["light"]) {
    test(`it fits ${width} by ${height} pixels, ${colours}`, async () => {
      await kiosk({ viewport: { width, height }, path: `kiosk/?colours=${colours}` }, async (page) => {
        await tour(page, async (screen) => {
          if (process.env.SHOTS) await page.screenshot({ path: `${shots}kiosk-${screen}-${width}x${height}-${colours}.png` });
          const wrong = await page.evaluate(() => {
            const wrong = [];
            const { scrollWidth, scrollHeight } = document.documentElement;
            if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page is ${scrollWidth} by ${scrollHeight}`);
            const boards = [...document.querySelectorAll("mbao-board")].flatMap((board) => [...board.shadowRoot.querySelectorAll(".pit.legal, button")]);
            for (const one of [...document.querySelectorAll("button"), ...boards]) {
              if (!one.checkVisibility() || one.closest("[inert]") || one.getRootNode().host?.closest("[inert]")) continue;
              const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
              const name = one.dataset.pit ?? one.textContent;
              if (Math.min(width, height) < 47.5) wrong.push(`${name} is ${width} by ${height}`);
              if (left < 0 || top < 0 || right > innerWidth + 1 || (bottom > innerHeight + 1 && !one.closest(".staff, .tiles"))) wrong.push(`${name} is at ${left} ${top} ${right} ${bottom}`);
            }
            return wrong;
          });
          assert.deepEqual(wrong, [], screen);
        });
      });
    });
  }
}

test("everything to touch is within reach", async () => {
  await kiosk({ viewport: { width: 1080, height: 1920 }, path: "kiosk/?reach-from=5&reach-to=65" }, async (page) => {
    await tour(page, async (screen) => {
      if (screen === "staff") return;
      const out = await page.locator("button:visible").evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter(({ top, bottom }) => top < innerHeight * 0.35 - 1 || bottom > innerHeight * 0.95 + 1).length);
      assert.equal(out, 0, screen);
    });
  });
});
