// Every language says everything, in the same form.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";

const folder = new URL("../../www/scripts/words/", import.meta.url);
/** Said by the library in English; other languages translate them. */
const OWN = new Set(["people", "regions", "errors"]);

const load = async (file) => (await import(new URL(file, folder))).default;
const english = await load("en.js");

function same(there, here, path) {
  for (const key of new Set([...Object.keys(here), ...Object.keys(there)])) {
    if (OWN.has(key)) continue;
    const where = path ? `${path}.${key}` : key;
    assert.equal(typeof there[key], typeof here[key], where);
    if (typeof here[key] === "object") same(there[key], here[key], where);
    else if (typeof here[key] === "function") assert.equal(there[key].length, here[key].length, where);
    else if (here[key] !== "") assert.notEqual(there[key], "", where);
  }
}

for (const file of await readdir(folder)) {
  test(`words in ${file}`, async () => same(await load(file), english, ""));
}
