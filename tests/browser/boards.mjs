// Pages with boards that do not know about the boards.
import assert from "node:assert/strict";

import { blank } from "./chromium.mjs";

/** Puts markup in place of what is on the page, and waits until its boards are drawn or say why not. */
export async function put(page, markup) {
  await page.evaluate((html) => {
    document.querySelector("main").innerHTML = html;
  }, markup);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("mbao-board:not([loading=lazy])")].every((b) => b.shadowRoot?.querySelector("svg, .error")));
}

/** Puts markup on an empty page with the element's script, and expects no errors. */
export async function on({ browser, site }, markup, use, options = {}) {
  const { context, page, wrong } = await blank(browser, { address: site.address, ...options });
  try {
    await page.goto(`${site.address}board.html`);
    await put(page, markup);
    await use(page);
    assert.deepEqual(wrong, []);
  } finally {
    await context.close();
  }
}
