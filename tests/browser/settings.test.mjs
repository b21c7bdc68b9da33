// What a reader's settings do before the first paint, whatever is kept: `www/scripts/settings.js`, without a browser.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const script = await readFile(new URL("../../www/scripts/settings.js", import.meta.url), "utf8");

/** What the page's root has in `data-…` if this is kept. */
function applied(kept) {
  const dataset = {};
  const context = { location: { search: "", hash: "" }, document: { documentElement: { dataset } }, localStorage: { getItem: () => kept }, addEventListener() {} };
  runInNewContext(script, context);
  return dataset;
}

test("words are applied, anything else is left", () => {
  assert.deepEqual(applied('{ "theme": "dark", "size": "large", "motion": "off" }'), { theme: "dark", size: "large", motion: "off" });
  for (const other of ["{}", '["dark"]', "7", "true", "null", '{ "toString": 1 }']) {
    assert.deepEqual(applied(`{ "theme": ${other}, "size": "large" }`), { size: "large" }, other);
  }
  for (const kept of [null, "null", "7", "{", '"dark"', "[]"]) assert.deepEqual(applied(kept), {}, String(kept));
});
