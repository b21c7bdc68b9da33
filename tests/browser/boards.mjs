// Pages with boards on them, which know nothing of the boards.
import assert from "node:assert/strict";

/** Puts markup on an empty page with the element's script, and holds it to keeping quiet. */
export async function on({ browser, site }, markup, use, options = {}) {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  const wrong = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) wrong.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => wrong.push(`page: ${error.message}`));
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
