// The package's types, as TypeScript reads them where it is installed: strictly, and with no other types
// installed.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test as always } from "node:test";
import { fileURLToPath } from "node:url";

import { folder as built, library } from "./library.mjs";
import { concrete, random } from "./random.mjs";

/** It comes with what the browser tests install; where that is missing, nothing here is tested. */
const INSTALLED = new URL("../browser/node_modules/", import.meta.url);
const COMPILER = fileURLToPath(new URL("typescript/bin/tsc", INSTALLED));
const skip = existsSync(COMPILER) ? false : "cargo xtask setup";
const test = (name, how) => always(name, { skip }, how);

/** The code of somebody who uses all of it. */
const USED = `
import init, { Game, games } from "mbao";
import type { Event, State } from "mbao";
import { MbaoBoard } from "mbao/board";
import { library, read, ready } from "mbao/notebook";
import { record, story } from "mbao/story";

await init();
const names: string[] = games().map(({ name }) => name);
const game = new Game("enkeshui", { setup: "i", options: { reading: "encyclopedia" } });
const first: string | undefined = game.legal()[0];
const events: Event[] = first === undefined ? [] : game.play(first);
const rows: number[][] = game.state().rows;
const svg: string = game.picture({ language: "sw", tall: true, events: 2, you: "n" });
const suggested = await game.suggest({ level: 3, millis: 100 });
const turn: string[] = suggested?.turn ?? [];

const board: MbaoBoard | null = document.querySelector("mbao-board");
if (board) {
  const state: State | undefined = board.state;
  const open: string[] | undefined = board.legal;
  board.north = "computer:2";
  board.addEventListener("mbao-turn", ({ detail }) => console.log(detail.turn.toFixed(), detail.back));
  board.library = await library("{}");
  document.addEventListener("mbao-error", ({ detail }) => console.log(detail.code.toUpperCase()));
  await board.hint({ level: 5 });
  console.log(state, open);
}
await ready();
const told = await story("Game: ndoto\\n\\n1. c1 {A word.} (1. d1)");
const branched: number | undefined = told.steps[0]?.branches[0]?.steps[0]?.number;
const gone: string = await record(game, "Game: ndoto");
console.log(branched, gone, told.steps[0]?.words[0]?.marks[0]?.colour);
console.log(names, events, rows, svg, turn, read("{}"));
`;
/** Code that must be refused. */
const WRONG = [
  "new Game(5);",
  'new Game("ndoto").play(1);',
  'new Game("ndoto").picture({ tall: 1 });',
  'document.createElement("mbao-board").speed = "quick";',
  'document.createElement("mbao-board").state = undefined;',
  'new Game("ndoto").state().nothing;',
];

let root;

before(async () => {
  root = await mkdtemp(join(tmpdir(), "mbao-types-"));
  await mkdir(join(root, "node_modules"));
  await cp(fileURLToPath(built), join(root, "node_modules", "mbao"), { recursive: true });
  await writeFile(join(root, "package.json"), '{ "type": "module" }');
});
after(() => rm(root, { recursive: true }));

const LIB = ["es2022", "dom", "dom.iterable"];

/** The lines with mistakes, and what the compiler says about them. */
async function compile(text, resolution = "nodenext", lib = LIB) {
  await writeFile(join(root, "used.ts"), text);
  const compilerOptions = {
    module: resolution === "bundler" ? "esnext" : resolution, moduleResolution: resolution, target: "es2022", lib,
    strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, types: [],
  };
  await writeFile(join(root, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["used.ts"] }));
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, "--project", root, "--pretty", "false"], { encoding: "utf8" });
  const lines = [...stdout.matchAll(/used\.ts\((\d+),/g)].map(([, line]) => Number(line));
  return { status, stdout, lines };
}

for (const resolution of ["bundler", "node16", "nodenext"]) {
  test(`everything is typed (${resolution})`, async () => {
    const { status, stdout } = await compile(USED, resolution);
    assert.equal(stdout, "");
    assert.equal(status, 0);
  });
}

test("the rules, notebooks and stories are typed without a browser's types", async () => {
  const text = `
    import init, { Game, initSync } from "mbao";
    import { library, ready } from "mbao/notebook";
    import { story } from "mbao/story";
    await init(new Uint8Array(8));
    initSync({ module: new ArrayBuffer(8) });
    const suggested = await new Game("ndoto").suggest({ level: 3 });
    const turn: string[] = suggested?.turn ?? [];
    console.log(turn, await ready(), await library("{}"), await story(""));
    export const wrong: number = await init(5);
  `;
  const { lines, stdout } = await compile(`declare const console: { log(...all: unknown[]): void };${text}`, "nodenext", ["es2022"]);
  assert.deepEqual([...new Set(lines)], [10], stdout);
  assert.doesNotMatch(stdout, /node_modules/);
});

test("errors are refused", async () => {
  const { lines } = await compile(`import { Game } from "mbao";\n${WRONG.join("\n")}\nimport "mbao/board";\n`);
  assert.deepEqual([...new Set(lines)], WRONG.map((_, index) => index + 2));
});

/** The parts of the frameworks that our types extend: what they declare for others to add to. */
const FRAMEWORKS = {
  react: `
    export interface HTMLAttributes<T> { className?: string | undefined; lang?: string | undefined; onClick?: (event: MouseEvent) => void }
    export type DetailedHTMLProps<E, T> = E & { key?: string; ref?: (element: T | null) => void };
    export namespace JSX { interface IntrinsicElements { div: HTMLAttributes<HTMLDivElement> } }
  `,
  vue: `
    export interface HTMLAttributes { class?: unknown; lang?: string | undefined }
    export interface PublicProps { key?: string; ref?: string }
    export type EmitFn<Options> = <Name extends keyof Options>(name: Name, ...given: Options[Name] extends (...given: infer Given) => void ? Given : never) => void;
    export interface GlobalComponents {}
  `,
  svelte: "export {};",
  "svelte/elements": `
    export interface HTMLAttributes<T> { class?: string | undefined; lang?: string | undefined }
    export interface SvelteHTMLElements { div: HTMLAttributes<HTMLDivElement> }
  `,
};
/** The property that each framework declares for the tag. */
const PROPERTIES = {
  react: 'import type { JSX } from "react";\ntype Properties = JSX.IntrinsicElements["mbao-board"];',
  vue: 'import type { GlobalComponents } from "vue";\ntype Board = InstanceType<GlobalComponents["mbao-board"]>;\ntype Properties = Board["$props"];',
  svelte: 'import type { SvelteHTMLElements } from "svelte/elements";\ntype Properties = SvelteHTMLElements["mbao-board"];',
};

for (const [name, properties] of Object.entries(PROPERTIES)) {
  test(`${name} knows the tag: its properties, their values, its events`, async () => {
    for (const [module, declared] of Object.entries(FRAMEWORKS)) {
      const folder = join(root, "node_modules", module);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "index.d.ts"), declared);
      await writeFile(join(folder, "package.json"), '{ "types": "./index.d.ts", "type": "module" }');
    }
    const listener = name === "vue" ? "" : '"onmbao-turn": ({ detail }) => detail.turn.toFixed(),';
    const right = `import type {} from "mbao/${name}";\n${properties}\nexport const right: Properties = { game: "ndoto", north: "computer:2", sound: true, step: 3, lang: "sw", ${listener} };\n`;
    const emits = name === "vue" ? 'declare const board: Board;\nboard.$emit("mbao-over", new CustomEvent("x", { detail: board.state!.outcome! }));\n' : "";
    assert.equal((await compile(right + emits)).stdout, "");
    const wrong = ['north: "computer:9"', 'speed: "quick"', "sound: 5", "gmae: 1", ...(name === "vue" ? [] : ['"onmbao-turn": ({ detail }) => detail.nothing'])];
    const lines = wrong.map((one, at) => `export const wrong${at}: Properties = { ${one} };`);
    const { lines: refused } = await compile(right + lines.join("\n") + "\n");
    const before = right.split("\n").length - 1;
    assert.deepEqual([...new Set(refused)], lines.map((_, at) => before + at + 1));
  });
}

/** Strings in these places are words that the types name. */
const WORDS = ["kind", "phase", "mover", "by", "mark", "marks", "winner"];

/** What two pieces of data of the same shape have in common. */
function shape(value, key) {
  if (Array.isArray(value)) return [...new Set(value.map((item) => shape(item, key)))].sort().join();
  if (value === null || typeof value !== "object") return WORDS.includes(key) ? String(value) : typeof value;
  return `{${Object.entries(value).map(([name, item]) => `${name}:${shape(item, name)}`).join()}}`;
}

/** Everything the library returns in random play of every game: one value for each shape, by its declared type. */
async function crossing() {
  const mbao = await library();
  const [noted, notebook] = await Promise.all(["mbao_notebook.js", "notebook.js"].map((name) => import(new URL(name, built))));
  await noted.default({ module_or_path: await readFile(new URL("mbao_notebook_bg.wasm", built)) });
  const all = new Map();
  const add = (type, value) => {
    if (!all.has(type)) all.set(type, new Map());
    all.get(type).set(shape(value), value);
  };
  for (const info of mbao.games()) {
    add("GameInfo", info);
    const next = random(info.id.length);
    const beginnings = [
      ...info.setups.map(({ name }) => ({ setup: name })),
      ...info.options.flatMap(({ id, values }) => values.map((value) => ({ options: { [id]: value } }))),
    ];
    const games = beginnings.map((begin) => new mbao.Game(info.id, begin));
    for (const [at, game] of games.entries()) {
      for (let count = 0; count < 120 && game.legal().length > 0; count += 1) {
        const state = game.state();
        add("State", state);
        const action = concrete(game.legal()[Math.floor(next() * game.legal().length)], state, next);
        add("ReturnType<Game['reach']>", game.reach(action));
        try {
          for (const event of game.play(action)) add("Event", event);
        } catch ({ name, code }) {
          add("Pick<MbaoError, 'name' | 'code'>", { name, code });
          continue;
        }
        add("Turn", game.turn("sw"));
        if (at === 0 && count % 20 === 0) {
          add("Awaited<ReturnType<Game['suggest']>>", await game.suggest({ nodes: 300 }));
          add("Awaited<ReturnType<Game['hint']>>", await game.hint({ nodes: 300 }));
        }
      }
      add("State", game.state());
      if (at === 0) for (const value of await game.analyse({ nodes: 20, last: 30 })) add("TurnValue", value);
    }
    const file = notebook.notebookOf(info.id);
    add("Notebook", file);
    const read = notebook.read(JSON.stringify(file));
    add("NotebookFile", read);
    notebook.begin(read.name);
    const { findings } = notebook.tried(2000);
    for (const finding of findings) add("Finding", finding);
    add("ReturnType<typeof nearest>", notebook.nearest(read.name));
    file.answers.pits.readings = [];
    add("NotebookFile", notebook.read(JSON.stringify(file)));
    add("NotebookFile", notebook.read("{}"));
  }
  return all;
}

test("data matches its declared types", async () => {
  const imports = `
    import type { Event, Game, GameInfo, MbaoError, State, Turn, TurnValue } from "mbao";
    import type { Finding, Notebook, NotebookFile, nearest } from "mbao/notebook";\n`;
  const all = await crossing();
  let text = imports;
  for (const [type, values] of all) {
    assert.ok(values.size > 0, type);
    text += `((): (${type})[] => [\n${[...values.values()].map((value) => (value === undefined ? "undefined" : JSON.stringify(value))).join(",\n")}\n]);\n`;
  }
  assert.ok(all.get("State").size > 100, `${all.get("State").size} shapes of states`);
  assert.ok(all.get("Event").size > 15, `${all.get("Event").size} shapes of events`);
  const { stdout } = await compile(text);
  assert.equal(stdout.slice(0, 2000), "");
  // One field too many or too few is detected.
  const [state] = all.get("State").values();
  const { turn, ...less } = state;
  const { lines } = await compile(`${imports}((): State => (${JSON.stringify({ ...state, more: turn })}));\n((): State => (${JSON.stringify(less)}));\n`);
  assert.deepEqual(lines, [4, 5]);
});

test("the modules are strictly typed before they are joined", async () => {
  const folder = fileURLToPath(new URL("../../target/mbao/", import.meta.url));
  const names = (await readdir(fileURLToPath(new URL("../../crates/library/module/", import.meta.url)))).filter((name) => name.endsWith(".js"));
  const compilerOptions = {
    module: "esnext", moduleResolution: "bundler", target: "es2022", lib: ["es2022", "dom", "dom.iterable", "esnext.disposable"], strict: true,
    checkJs: true, allowJs: true, noEmit: true, maxNodeModuleJsDepth: 0, types: ["node"], typeRoots: [fileURLToPath(new URL("@types", INSTALLED))],
  };
  const project = join(root, "modules.json");
  await writeFile(project, JSON.stringify({ compilerOptions, files: names.map((name) => join(folder, name)) }));
  const { stdout } = spawnSync(process.execPath, [COMPILER, "--project", project, "--pretty", "false"], { encoding: "utf8" });
  assert.equal(stdout, "");
});
