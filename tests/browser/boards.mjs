// Pages with boards that do not know about the boards.
import assert from "node:assert/strict";

import { blank } from "./chromium.mjs";

/** Puts markup on an empty page with the element's script, and expects no errors. */
export async function on({ browser, site }, markup, use, options = {}) {
  const { context, page, wrong } = await blank(browser, options);
  try {
    await page.goto(`${site.address}board.html`);
    await page.evaluate((html) => {
      document.querySelector("main").innerHTML = html;
    }, markup);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("mbao-board:not([loading=lazy])")].every((b) => b.shadowRoot?.querySelector("svg, .error")));
    await use(page);
    assert.deepEqual(wrong, []);
  } finally {
    await context.close();
  }
}
