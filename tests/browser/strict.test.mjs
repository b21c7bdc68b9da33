// The hand-written JavaScript, as TypeScript checks it most strictly.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { filesOf, root } from "./site.mjs";

const STRICT = fileURLToPath(new URL("strict/", import.meta.url));
const COMPILER = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));

/** Folders whose scripts are checked, including their subfolders; of `www` itself only its own files. */
const FOLDERS = ["crates/library/element", "www/scripts"];
/** A configuration for scripts of pages, and one for the service worker. */
const CONFIGURATIONS = ["page.json", "worker.json"];

/** Runs the compiler with a configuration; returns the lines that it prints. */
function compile(configuration, ...more) {
  const told = spawnSync(process.execPath, [COMPILER, "--project", configuration, "--pretty", "false", ...more], { encoding: "utf8", cwd: root });
  assert.equal(told.stderr, "");
  return told.stdout.split("\n").filter(Boolean);
}

/** A path below the root of the repository, with slashes. */
const below = (path) => relative(root, resolve(root, path)).split(sep).join("/");
const messages = CONFIGURATIONS.flatMap((name) => compile(join(STRICT, name)));

async function* scripts() {
  for (const folder of FOLDERS) {
    for (const name of await filesOf(join(root, folder))) if (name.endsWith(".js")) yield `${folder}/${name}`;
  }
  for (const name of await readdir(join(root, "www"))) if (name.endsWith(".js")) yield `www/${name}`;
}

test("no script has an error", () => {
  const own = messages.filter((line) => {
    const file = /^(\S.*?)\(\d+,\d+\): /.exec(line)?.[1];
    // An indented line belongs to the message before. The library's modules have a test of their own.
    const elsewhere = file && /^(dist|target|crates\/library\/module)\//.test(below(file));
    return !line.startsWith(" ") && !elsewhere;
  });
  assert.deepEqual(own, []);
});

test("every script is checked", async () => {
  const checked = new Set(CONFIGURATIONS.flatMap((name) => compile(join(STRICT, name), "--listFilesOnly")).map(below));
  for await (const script of scripts()) assert.ok(checked.has(script), `${script} is not checked`);
});

test("no script bypasses the checks", async () => {
  for await (const script of scripts()) {
    const text = await readFile(join(root, script), "utf8");
    assert.doesNotMatch(text, /@ts-(ignore|nocheck)/, script);
    assert.doesNotMatch(text, /@ts-expect-error\s*(\*\/)?$/m, `${script}: say why`);
    // `any` as a type in a comment.
    assert.doesNotMatch(text, /\/\*\*[^\n]*\{[^}\n]*\bany\b[^}\n]*\}|^\s*\* @\w+ \{[^}\n]*\bany\b[^}\n]*\}/m, `${script}: "any"`);
  }
});

test("errors are found", async () => {
  const folder = await mkdtemp(join(STRICT, "wrong-"));
  try {
    const lines = [
      "export const untyped = (value) => value;",
      'export const number = /** @type {number} */ ("text");',
      'export const missing = document.querySelector("p").textContent;',
      "export const unchecked = [1].map((one) => one)[1].toFixed();",
      "const unused = 1;",
      'document.createElement("mbao-board").speed = "quick";',
      'document.createElement("mbao-board").state = undefined;',
    ];
    const name = join(folder, "wrong.js");
    await writeFile(name, [...lines, 'import "../../../../crates/library/element/board.js";', ""].join("\n"));
    const configuration = { extends: "../page.json", files: ["wrong.js"], include: [] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(configuration));
    const told = compile(join(folder, "tsconfig.json")).flatMap((line) => /wrong\.js\((\d+),/.exec(line)?.[1] ?? []);
    assert.deepEqual([...new Set(told.map(Number))].sort((a, b) => a - b), lines.map((_, index) => index + 1));
  } finally {
    await rm(folder, { recursive: true });
  }
});
