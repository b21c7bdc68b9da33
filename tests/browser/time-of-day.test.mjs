// What measures how long something takes holds when the time of day is set meanwhile, as a machine without a clock of
// its own does once it has a network.
import assert from "node:assert/strict";
import { test } from "node:test";

import { begin, choose, kiosk, press, record, two } from "./kiosk.mjs";
import { wake } from "./here.mjs";

const YEAR = 365 * 24 * 3600 * 1000;
/** Sets the time of day, by this many years. */
const set = (page, years) => page.evaluate((by) => {
  const before = Date.now;
  Date.now = () => before() + by;
}, years * YEAR);

test("a move clock loses nothing and wins nothing when the time of day is set", async () => {
  const { page } = await wake("play/ndoto/", { kept: { "mbao.play": { seating: { who: "people" }, clocks: true, seconds: 60 } } });
  await page.locator(".begin-card .main").click();
  const left = () => page.locator(".clock.running").textContent().then((text) => Number(text.split(":")[0]) * 60 + Number(text.split(":")[1]));
  for (const years of [10, -30, 56]) {
    const before = await left();
    await set(page, years);
    await page.waitForFunction((before) => {
      const [minutes, seconds] = document.querySelector(".clock.running").textContent.split(":");
      return Number(minutes) * 60 + Number(seconds) <= before - 2;
    }, before);
    assert.ok((await left()) > 0 && (await left()) >= before - 30, `${years} years took ${before - (await left())} seconds`);
    assert.equal(await page.locator(".clock.lost").count(), 0);
  }
});

test("a kiosk forgets its visitor after the idle time, whatever the time of day says", () =>
  kiosk({ path: "kiosk/?idle=60&idle-playing=180", clock: true }, async (page) => {
    await begin(page);
    await choose(page, "Ndoto");
    await two(page);
    await press(page, "c1");
    await page.clock.runFor(3000);
    // The machine learns the time.
    await set(page, 30);
    await page.clock.runFor(10_000);
    assert.equal(await page.locator(".kiosk-question").count(), 0);
    assert.match(await record(page), /1\. c1/);
    // It is set back.
    await set(page, -56);
    await page.clock.runFor(172_000);
    await page.locator(".kiosk-question").waitFor();
    await set(page, 1);
    await page.clock.runFor(5000);
    await page.locator(".kiosk-question").waitFor();
    await set(page, -2);
    await page.clock.runFor(30_000);
    await page.locator(".attract").waitFor();
    assert.doesNotMatch(await record(page), /1\. /);
  }));
