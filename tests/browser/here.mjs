// The site and Chromium for a file of tests: started before its first test, stopped after its last.
import assert from "node:assert/strict";
import { after, before } from "node:test";

import { awake, launch, open } from "./chromium.mjs";
import { serve } from "./site.mjs";

export let site;
export let browser;

before(async () => {
  site = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  site?.stop();
});

/** Opens a page of the site, does something there once it is awake, and expects no errors. */
export async function at(path, use, options = {}) {
  const { page, wrong, close } = await open(browser, site.address + path, options);
  try {
    if (options.javaScriptEnabled !== false) await awake(page);
    await use(page, wrong);
    assert.deepEqual(wrong, [], path);
  } finally {
    await close();
  }
}
