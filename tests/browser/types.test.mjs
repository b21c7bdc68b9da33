// The package's types, as TypeScript reads them where it is installed: strictly, and with no library of its own taken for granted.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const COMPILER = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));

/** What somebody writes who uses all of it. */
const USED = `
import init, { Game, games } from "mbao";
import type { Event, State } from "mbao";
import { MbaoBoard } from "mbao/board";
import { library, read, ready } from "mbao/notebook";

await init();
const names: string[] = games().map(({ name }) => name);
const game = new Game("enkeshui", { setup: "i", options: { reading: "encyclopedia" } });
const first: string | undefined = game.legal()[0];
const events: Event[] = first === undefined ? [] : game.play(first);
const rows: number[][] = game.state().rows;
const suggested = await game.suggest({ level: 3, millis: 100 });
const turn: string[] = suggested?.turn ?? [];

const board: MbaoBoard | null = document.querySelector("mbao-board");
if (board) {
  const state: State | undefined = board.state;
  const open: string[] | undefined = board.legal;
  board.north = "computer:2";
  board.addEventListener("mbao-turn", ({ detail }) => console.log(detail.turn.toFixed(), detail.back));
  board.library = await library("{}");
  await board.hint({ level: 5 });
  console.log(state, open);
}
await ready();
console.log(names, events, rows, turn, read("{}"));
`;
/** What it must refuse. */
const WRONG = [
  "new Game(5);",
  'new Game("ndoto").play(1);',
  'document.createElement("mbao-board").speed = "quick";',
  'document.createElement("mbao-board").state = undefined;',
  'new Game("ndoto").state().nothing;',
];

let root;

before(async () => {
  root = await mkdtemp(join(tmpdir(), "mbao-types-"));
  await mkdir(join(root, "node_modules"));
  await cp(fileURLToPath(new URL("../../dist/mbao/", import.meta.url)), join(root, "node_modules", "mbao"), { recursive: true });
  await writeFile(join(root, "package.json"), '{ "type": "module" }');
});
after(() => rm(root, { recursive: true }));

/** The lines that have mistakes, and what the compiler says of them. */
async function compile(text, resolution = "nodenext") {
  await writeFile(join(root, "used.ts"), text);
  const compilerOptions = {
    module: resolution === "bundler" ? "esnext" : resolution, moduleResolution: resolution, target: "es2022", lib: ["es2022", "dom", "dom.iterable"],
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

test("what is wrong is refused", async () => {
  const { lines } = await compile(`import { Game } from "mbao";\n${WRONG.join("\n")}\nimport "mbao/board";\n`);
  assert.deepEqual([...new Set(lines)], WRONG.map((_, index) => index + 2));
});
