// The package folder, used by name like an installed package, and what it says about itself.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../../dist/mbao", import.meta.url));
const text = (name) => readFile(join(dist, name), "utf8");
const json = async (name) => JSON.parse(await text(name));
const manifest = async () => (await json("custom-elements.json")).modules[0].declarations[0];
const names = (list) => list.map(({ name }) => name).sort();

test("installed by name, all of it works in Node, and the board's module loads without a document", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mbao-package-"));
  try {
    await mkdir(join(folder, "node_modules"));
    await cp(dist, join(folder, "node_modules/mbao"), { recursive: true });
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "play.mjs"), `
      import { createRequire } from "node:module";
      import { existsSync } from "node:fs";
      import init, { Game } from "mbao";
      import { MbaoBoard } from "mbao/board";
      import { library, notebookOf, ready } from "mbao/notebook";
      await init();
      const game = new Game("ndoto");
      game.play("c1");
      console.log(game.turn("sw").sentence, typeof MbaoBoard);
      const { turn } = await game.suggest({ level: 2, nodes: 100 });
      await ready();
      const noted = new (await library(JSON.stringify(notebookOf("coro")))).Game("");
      const other = await noted.suggest({ level: 2, nodes: 100 });
      console.log(turn.length > 0, other.turn.length > 0);
      const { resolve } = createRequire(import.meta.url);
      console.log(["mbao_bg.wasm", "mbao_player_bg.wasm", "thinker.js", "custom-elements.json"].every((name) => existsSync(resolve("mbao/" + name))));
    `);
    const told = execFileSync(process.execPath, ["play.mjs"], { cwd: folder, encoding: "utf8" });
    assert.match(told, /^Kusini amegawa kete \d+ kwa mikono \d+, kutoka c1 hadi .* function\ntrue true\ntrue\n$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("everything needed is published, and everything that the package names exists", async () => {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const told = execFileSync(npm, ["pack", "--dry-run", "--json", "--offline"], { cwd: dist, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], shell: process.platform === "win32" });
  // A list, or since npm 12 an object by name.
  const [packed] = Object.values(JSON.parse(told));
  const files = packed.files.map(({ path }) => path).sort();
  assert.deepEqual(files, (await readdir(dist)).sort());
  const { exports, types, main, customElements, author, keywords, engines } = await json("package.json");
  assert.ok(author && keywords.length > 5);
  assert.ok((await text("README.md")).includes(`Node from ${engines.node.replace(">=", "")}`));
  // Some resolvers know no exports: they take the files of that name.
  for (const [name, { types, default: script }] of Object.entries(exports)) {
    if (types && name !== ".") assert.deepEqual([types, script ?? `${name}.js`], [`${name}.d.ts`, `${name}.js`]);
  }
  const targets = Object.values(exports).flatMap((target) => (typeof target === "string" ? target : Object.values(target)));
  for (const target of [...targets, types, main, customElements].filter((target) => !target.includes("*"))) {
    assert.ok(files.includes(target.replace("./", "")), target);
  }
});

test("boards take the rules that a page has loaded itself", async () => {
  const [{ default: init }, { engine }] = await Promise.all(["mbao.js", "board.js"].map((name) => import(new URL(`../../dist/mbao/${name}`, import.meta.url))));
  await init();
  // Node fetches no files: a board that asked for the rules itself would fail.
  assert.equal(new (await engine()).Game("ndoto").legal().length, 8);
});

test("no script imports what only Node has, because a bundler would look for it", async () => {
  for (const name of (await readdir(dist)).filter((name) => name.endsWith(".js"))) {
    assert.doesNotMatch(await text(name), /(\bfrom\s*|\bimport\s*\(?\s*(\/\*.*?\*\/\s*)*)["'`](node:|fs\b)/, name);
  }
});

test("third-party code is named with its licence", async () => {
  const notices = await text("THIRD-PARTY-NOTICES.txt");
  for (const name of ["wasm-bindgen", "js-sys", "serde", "serde-wasm-bindgen"]) assert.match(notices, new RegExp(`^${name} \\d\\S* \\(MIT`, "m"));
  assert.match(notices, /Permission is hereby granted/);
  assert.doesNotMatch(notices, /mbao-rules/);
});

test("the manifest lists the element's attributes, events and style properties", async () => {
  const { attributes, events, cssProperties, members } = await manifest();
  const { MbaoBoard } = await import(new URL("../../dist/mbao/board.js", import.meta.url));
  assert.deepEqual(names(attributes), [...MbaoBoard.observedAttributes].sort());
  const { prototype } = MbaoBoard;
  // The members of the class, without those that browsers call.
  const own = Object.getOwnPropertyNames(prototype).filter((name) => !/^constructor$|Callback$/.test(name));
  assert.deepEqual(names(members).filter((name) => name !== "library"), own.filter((name) => name !== "lang").sort());
  const scripts = (await readdir(dist)).filter((name) => name.endsWith(".js"));
  const code = (await Promise.all(scripts.map(text))).join("\n");
  const used = (pattern) => [...new Set([...code.matchAll(pattern)].map(([, name]) => name))].sort();
  assert.deepEqual(names(events), used(/["'`](mbao-(?!board\b)[a-z]+)["'`]/g));
  assert.deepEqual(names(cssProperties), used(/var\((--mbao-[a-z-]+)/g));
});

test("editors and the readme say the same", async () => {
  const { attributes, events, cssParts, slots, members } = await manifest();
  const [tag] = (await json("html-custom-data.json")).tags;
  assert.equal(tag.name, "mbao-board");
  assert.deepEqual(names(tag.attributes), names(attributes));
  const readme = await text("README.md");
  const said = new Set([...readme.matchAll(/`([\w-]+)[^`\n]*`/g)].map(([, name]) => name));
  for (const { name } of [...attributes, ...events, ...cssParts, ...slots, ...members]) {
    assert.ok(name === "" || said.has(name) || readme.includes(`${name}(`), `the readme does not name ${name}`);
  }
});
