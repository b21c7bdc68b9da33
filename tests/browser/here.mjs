// The site and Chromium for a file of tests: started before its first test, stopped after its last.
import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";

import * as chromium from "./chromium.mjs";
import { serve } from "./site.mjs";

export let site;
export let browser;

/** Pages that are open. */
const opened = new Set();

before(async () => {
  site = await serve();
  browser = await chromium.launch();
});
// What a test leaves open is closed after it, also after one that fails.
afterEach(async () => {
  for (const { reason } of await Promise.allSettled([...opened].map((close) => close()))) if (reason) throw reason;
});
after(async () => {
  await browser?.close();
  site?.stop();
});

/** A page that is closed by `close()`, or after the test; then nothing may have gone wrong on it but what is `expected`. */
function closing({ page, wrong, close: end, ...more }, expected) {
  const close = async () => {
    opened.delete(close);
    const where = page.url();
    await end();
    assert.deepEqual(wrong.filter((line) => !expected?.test(line)), [], where);
  };
  opened.add(close);
  return { ...more, page, wrong, close };
}

/** Opens a page of the site, or another address. */
export async function open(path, { expected, ...options } = {}) {
  return closing(await chromium.open(browser, new URL(path, site.address).href, options), expected);
}

/** Opens a page of the site, and waits until it is awake. */
export async function wake(path, options) {
  const opened = await open(path, options);
  await chromium.awake(opened.page);
  return opened;
}

/** An empty page. */
export async function blank({ expected, ...options } = {}) {
  return closing(await chromium.blank(browser, options), expected);
}

/** Opens a page of the site, does something there once it is awake, and expects no errors. */
export async function at(path, use, options = {}) {
  const { page, wrong, close } = await open(path, options);
  if (options.javaScriptEnabled !== false) await chromium.awake(page);
  await use(page, wrong);
  await close();
}
