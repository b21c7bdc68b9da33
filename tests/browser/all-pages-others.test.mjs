// Every page in Kiswahili, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { browser, site } from "./here.mjs";
import { walk } from "./walk.mjs";

test("every page reports no errors, fits and has no accessibility problems, sw", async () => {
  assert.deepEqual(await walk(browser, site, "sw"), []);
});
