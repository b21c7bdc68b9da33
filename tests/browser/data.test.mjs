// The files of data that the site offers are as their schemas say.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import Ajv from "ajv/dist/2020.js";

import { serve } from "./site.mjs";

const SCHEMA = ".schema.json";

test("files of data match their schemas, which refuse others", async () => {
  const { folder: site, stop } = await serve();
  stop();
  const folder = join(site, "data");
  const json = async (name) => JSON.parse(await readFile(join(folder, name), "utf8"));
  // A notebook's schema is for readers' own files.
  const kinds = (await readdir(folder)).filter((name) => name.endsWith(SCHEMA) && !name.startsWith("notebook")).map((name) => name.slice(0, -SCHEMA.length));
  assert.ok(kinds.length >= 7, `${kinds}`);
  // Formats such as `uint8` are Rust's.
  const ajv = new Ajv({ validateFormats: false, strict: false });
  for (const kind of kinds) {
    const validate = ajv.compile(await json(kind + SCHEMA));
    assert.ok(validate(await json(`${kind}.json`)), `${kind}.json: ${ajv.errorsText(validate.errors)}`);
    assert.ok(!validate({ items: 1 }), `${kind}: the schema says nothing`);
  }
});
