// The table of affinities in Chromium: the reader's own weights, and how soon the table follows.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, site } from "./here.mjs";
import { open } from "./chromium.mjs";

const numbers = (page) => page.locator(".matrix td a").allTextContents();

test("the table follows the reader's weights, and goes back to the usual ones", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}affinities/`);
  const usual = await numbers(page);
  assert.equal(usual.length, 300); // fourteen games, six from other sources, five readings of other recorders
  await page.locator(".weights summary").click();
  const booty = page.locator('.weights [data-point="booty"]');
  await booty.focus();
  // One that changes no number: all numbers come out as they were written.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.waitForTimeout(300);
  assert.deepEqual(await numbers(page), usual);
  // All weight on the rows: games of as many rows are the same.
  await page.evaluate(() => {
    const fields = [...document.querySelectorAll(".weights input")];
    for (const field of fields) field.value = field.dataset.point === "rows" ? 3 : 0;
    fields[0].dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.waitForFunction(() => document.querySelector('.weights [data-point="count"]').nextElementSibling.value === "0");
  assert.deepEqual([...new Set(await numbers(page))].sort(), ["0", "100"]);
  await page.locator(".weights button").click();
  await page.waitForFunction((first) => document.querySelector(".matrix td a").textContent === first, usual[0]);
  assert.deepEqual(await numbers(page), usual);
  const millis = await page.evaluate(async () => {
    const field = document.querySelector(".weights input");
    const begun = performance.now();
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => setTimeout(done));
    document.querySelector(".matrix").getBoundingClientRect();
    return performance.now() - begun;
  });
  console.log(`redrawn in ${millis.toFixed(1)} ms`);
  assert.deepEqual(wrong, []);
  await close();
});
