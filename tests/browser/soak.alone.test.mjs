// Memory of the kiosk in Chromium: what an hour of visitors leaves behind.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, site } from "./here.mjs";
import { soak } from "./soak.mjs";
import { act, random } from "./visitor.mjs";

test("an hour of visitors leaves nothing behind and causes no errors", async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  try {
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${site.address}kiosk/`);
    await page.locator(".attract .begin").waitFor();
    const next = random(7);
    for (let warm = 0; warm < 40; warm += 1) {
      await act(page, next);
      await page.clock.runFor(500);
    }
    const { memory, wrong } = await soak(page, 240);
    assert.deepEqual(wrong, []);
    const [first, last] = [memory[1].bytes, memory.at(-1).bytes];
    assert.ok(last <= 1.1 * first, `${first} bytes became ${last}`);
  } finally {
    await context.close();
  }
});
