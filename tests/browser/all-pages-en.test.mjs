// Every page in English, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, site } from "./here.mjs";
import { walk } from "./walk.mjs";

test("every page reports no errors, fits and has no accessibility problems, en", async () => {
  assert.deepEqual(await walk(browser, site, "en"), []);
});
