// Pages do not shift in Chromium while their boards and islands wake.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake } from "./chromium.mjs";
import { blank, site } from "./here.mjs";
import { shifted, watch } from "./measures.mjs";
import { hold } from "./waits.mjs";

/** The largest allowed shift: Chromium's cumulative layout shift. A tenth still counts as good. */
const MOST = 0.01;
const PAGES = ["", "section/enkeshui/", "game/omweso/", "play/", "play/enkeshui/", "play/bao-kiswahili/", "sw/play/lukho/", "sw/play/giuthi/"];
/** Pages on which one works come nearly whole with their islands; what is there before moves little. */
const WORKED_ON = ["studio/", "notebook/", "sw/notebook/"];
const MOST_THERE = 0.1;
/** What stands in for the fonts takes nearly their room: some paragraph may be a line longer or shorter. */
const MOST_FONTS = 0.05;
const SIZES = [{ width: 360, height: 640 }, { width: 360, height: 740 }, { width: 412, height: 915 }, { width: 1440, height: 900 }];
/** A machine this many times slower shows a page while it is still arriving. */
const SLOW = { width: 412, factor: 6 };

for (const viewport of SIZES) {
  test(`nothing moves while a page wakes, ${viewport.width} by ${viewport.height} pixels`, async () => {
    for (const route of [...PAGES, ...WORKED_ON]) {
      const { page, close } = await blank({ viewport });
      if (viewport.width === SLOW.width) {
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.factor });
      }
      // Fonts arrive only after the page has been seen as it was sent, and scripts after them.
      const fonts = await hold(page, /\.woff2$/);
      const release = await hold(page, /\/(viewer|mbao|studio|workshop)\/.*\.(js|wasm)$/);
      await page.addInitScript(watch);
      await page.goto(site.address + route, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      fonts();
      await page.waitForLoadState();
      await page.waitForFunction(() => document.fonts.status === "loaded");
      const swapped = await shifted(page);
      assert.ok(swapped.sum <= MOST_FONTS, `${route}: ${swapped.sum.toFixed(3)} by fonts: ${swapped.told}`);
      release();
      await awake(page);
      const { sum, told } = await shifted(page);
      assert.ok(sum <= (WORKED_ON.includes(route) ? MOST_THERE : MOST), `${route}: ${sum.toFixed(3)}: ${told}`);
      await close();
    }
  });
}
