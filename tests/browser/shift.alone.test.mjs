// Pages do not shift in Chromium while their boards and islands wake.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake } from "./chromium.mjs";
import { blank, site } from "./here.mjs";

/** The largest allowed shift: Chromium's cumulative layout shift. A tenth still counts as good. */
const MOST = 0.01;
const PAGES = ["", "section/enkeshui/", "game/omweso/", "play/", "play/enkeshui/", "play/bao-kiswahili/", "sw/play/lukho/", "sw/play/giuthi/"];
/** Pages on which one works come nearly whole with their islands; what is there before moves little. */
const WORKED_ON = ["studio/", "notebook/", "sw/notebook/"];
const MOST_THERE = 0.1;
const SIZES = [{ width: 360, height: 640 }, { width: 360, height: 740 }, { width: 412, height: 915 }, { width: 1440, height: 900 }];
/** A machine this many times slower shows a page while it is still arriving. */
const SLOW = { width: 412, factor: 6 };

/** Records everything that moves by itself. */
const watch = () => {
  window.shifts = [];
  const keep = (entries) => {
    for (const { value, hadRecentInput, sources } of entries) {
      if (!hadRecentInput) window.shifts.push({ value, what: sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName) });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  window.shifted = () => {
    keep(observer.takeRecords());
    return window.shifts;
  };
};

for (const viewport of SIZES) {
  test(`nothing moves while a page wakes, ${viewport.width} by ${viewport.height} pixels`, async () => {
    for (const route of [...PAGES, ...WORKED_ON]) {
      const { page, close } = await blank({ viewport });
      if (viewport.width === SLOW.width) {
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: SLOW.factor });
      }
      // Scripts arrive only after the page has been seen as it was sent.
      let release;
      const seen = new Promise((resolve) => (release = resolve));
      await page.route(/\/(viewer|mbao|studio|workshop)\/.*\.(js|wasm)$/, async (request) => {
        await seen;
        await request.continue();
      });
      await page.addInitScript(watch);
      await page.goto(site.address + route);
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await awake(page);
      const shifts = await page.evaluate(() => window.shifted());
      const sum = shifts.reduce((sum, { value }) => sum + value, 0);
      assert.ok(sum <= (WORKED_ON.includes(route) ? MOST_THERE : MOST), `${route}: ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`);
      await close();
    }
  });
}
