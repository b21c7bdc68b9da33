// Every page in the languages besides English, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { languages } from "./games.mjs";
import { browser, site } from "./here.mjs";
import { walk } from "./walk.mjs";

for (const language of languages.slice(1)) {
  test(`every page reports no errors, fits and has no accessibility problems, ${language}`, async () => {
    assert.deepEqual(await walk(browser, site, language), []);
  });
}
