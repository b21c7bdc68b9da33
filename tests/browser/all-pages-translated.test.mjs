// Every page in every language but English, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, site } from "./here.mjs";
import { folders, walk } from "./walk.mjs";

for (const language of folders) {
  test(`every page reports no errors, fits and has no accessibility problems, ${language}`, async () => {
    assert.deepEqual(await walk(browser, site, language), []);
  });
}
