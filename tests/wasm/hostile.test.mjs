// Whatever JavaScript passes: the library answers with an MbaoError or a TypeError that names the argument,
// and goes on.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, test } from "node:test";

import { folder, library } from "./library.mjs";

const { Game, control, games, heap } = await library();
const noting = await import(new URL("notebook.js", folder));
const notebook = await import(new URL("mbao_notebook.js", folder));
await notebook.default({ module_or_path: await readFile(new URL("mbao_notebook_bg.wasm", folder)) });

/** Errors written to the console, such as panics. */
let reported = [];
const { error: write } = console;
beforeEach(() => {
  reported = [];
  console.error = (...said) => reported.push(said.join(" "));
});
afterEach(() => (console.error = write));

const fails = () => {
  throw new Error("nobody may ask");
};
/** Fails whatever is done with it. */
const trap = (target) => new Proxy(target, { get: fails, getPrototypeOf: fails, has: fails, ownKeys: fails });
const TEXTS = ["", "\ud800", "\udc00c1", "a\0b", "c1\n", "é".repeat(300), "x".repeat(10_000_000)];
const NUMBERS = [NaN, -1, -0.5, 2.5, Infinity, -Infinity, 2 ** 53, 1e308, -(2 ** 31), 2 ** 32];
const OTHERS = [
  true, 5n, Symbol("c1"), () => "c1", [], ["c1"], {}, new Date(0), Object.create(null), new String("c1"), new Number(1),
  { toString: fails, valueOf: fails, length: 1e9 }, { get length() { return fails(); } }, trap({}), trap([]), trap(() => {}),
];
const MISSING = [undefined, null];
const ALL = [...TEXTS, ...NUMBERS, ...OTHERS, ...MISSING];

const shown = (value) => (typeof value === "string" ? JSON.stringify(value.slice(0, 20)) : typeof value);

/** Checks that the error of a call names its cause. */
function fair(error, name, value) {
  const said = `${name}: ${shown(value)}: ${error?.stack}`;
  if (error?.name === "MbaoError") assert.match(error.code, /^(unknown-(game|setup|option)|bad-(position|action|record|notebook)|illegal-action|over)$/, said);
  else {
    assert.ok(error instanceof TypeError, said);
    assert.ok(error.message.startsWith(`${name}: `), said);
  }
  assert.deepEqual(reported, [], said);
}

/** Calls with every value as an argument; those that must be refused are. */
function tried(name, call, refused = []) {
  for (const value of ALL) {
    let thrown = false;
    try {
      call(value);
    } catch (error) {
      thrown = true;
      fair(error, name, value);
    }
    assert.ok(thrown || !refused.includes(value), `${name}: ${shown(value)} is taken`);
  }
}

test("a game begins or says what is wrong", () => {
  tried("id", (id) => new Game(id), ALL);
  tried("begin", (begin) => new Game("ndoto", begin), [...TEXTS, ...NUMBERS, true, 5n]);
  for (const key of ["setup", "position", "record"]) {
    tried(key, (value) => new Game("ndoto", { [key]: value }), [...TEXTS.filter((text) => key !== "record" || text), ...NUMBERS, ...OTHERS]);
  }
  tried("options", (options) => new Game("omweso", { options }), [...TEXTS, ...NUMBERS, true, 5n]);
  tried("race", (race) => new Game("omweso", { options: { race } }), [...TEXTS, ...NUMBERS, ...OTHERS.slice(1)]);
});

test("properties that throw are reported by the name of their object, with the cause", () => {
  const cases = [
    ["begin", { get setup() { return fails(); } }],
    ["begin", trap({})],
    ["options", { options: { get race() { return fails(); } } }],
    ["options", { options: trap({}) }],
  ];
  for (const [name, begin] of cases) {
    assert.throws(() => new Game("omweso", begin), { name: "TypeError", message: `${name}: its properties cannot be read`, cause: new Error("nobody may ask") });
  }
});

test("a game answers or says what is wrong, and is unchanged", () => {
  const game = new Game("ndoto");
  game.play("c1");
  const before = JSON.stringify([game.state(), game.record(), game.legal()]);
  const not = (type) => ALL.filter((value) => typeof value !== type && value !== undefined && value !== null);
  tried("action", (action) => game.play(action), ALL);
  tried("action", (action) => game.reach(action), [...not("string"), ...MISSING]);
  tried("what", (what) => game.why(what), [...not("string"), ...MISSING]);
  tried("language", (language) => game.why("c1", language), not("string"));
  tried("language", (language) => game.turn(language), [...not("string"), ...MISSING]);
  tried("you", (you) => game.turn("en", you), not("string"));
  tried("action", (action) => game.turn("en", null, action), not("string"));
  const look = { language: "en", tall: false, north: false, coordinates: true, buttons: false, seeds: "", events: 1, traced: false, you: "s" };
  for (const [name, right] of Object.entries(look)) {
    tried(name, (value) => game.picture({ ...look, [name]: value }), [...not(typeof right), ...name === "language" ? MISSING : []]);
  }
  for (const [value, message] of [[true, "look: expected an object"], ["en", "look: expected an object"], [{}, "language: expected a text"], [trap({}), "look: its properties cannot be read"],
    [{ language: "en", tal: true }, '"tal" of look: expected language, tall, north, coordinates, buttons, seeds, events, traced or you']]) {
    assert.throws(() => game.picture(value), { name: "TypeError", message });
  }
  tried("language", (language) => control(language, "hint"), [...not("string"), ...MISSING]);
  tried("id", (id) => control("en", id), [...not("string"), ...MISSING]);
  tried("count", (count) => control("en", "hint", count), [...NUMBERS.slice(0, 6), ...not("number")]);
  tried("called", (called) => control("en", "hint", 0, called), not("string"));
  tried("game", (id) => heap(id, "", 1, 3), [...not("string"), ...MISSING]);
  tried("seeds", (seeds) => heap("ndoto", seeds, 1, 3), not("string"));
  tried("place", (place) => heap("ndoto", "", place, 3), [...NUMBERS.slice(0, 6), ...not("number")]);
  tried("count", (count) => heap("ndoto", "", 1, count), [...NUMBERS.slice(0, 6), ...not("number")]);
  assert.equal(JSON.stringify([game.state(), game.record(), game.legal()]), before);
  game.undo();
  assert.equal(game.redo(), true);
});

test("computer players refuse invalid settings", async () => {
  const game = new Game("ndoto");
  const wrong = {
    level: [...NUMBERS, ...OTHERS, ...TEXTS, 6], nodes: [...NUMBERS.filter((one) => one !== 2 ** 32), ...OTHERS, ...TEXTS],
    millis: [NaN, -1, -0.5, -Infinity, ...OTHERS, ...TEXTS], seed: [...NUMBERS.filter((one) => one !== 2 ** 32), ...OTHERS, ...TEXTS],
    racer: [...NUMBERS, ...OTHERS, ...TEXTS], lang: [...NUMBERS, ...OTHERS],
    first: [...NUMBERS, ...OTHERS, ...TEXTS], last: [...NUMBERS, ...OTHERS, ...TEXTS], signal: [...NUMBERS, ...OTHERS, ...TEXTS],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      await assert.rejects(game.analyse({ nodes: 1, [name]: value }), (error) => (fair(error, name, value), true), `${name} ${shown(value)}`);
    }
  }
  for (const how of [...TEXTS, ...NUMBERS, true, 5n]) {
    await assert.rejects(game.suggest(how), { name: "TypeError", message: "how: expected an object" });
  }
  await assert.rejects(game.suggest({ get level() { return fails(); } }), { name: "TypeError", message: "how: its properties cannot be read" });
  for (const lang of TEXTS) assert.ok((await game.hint({ nodes: 10, lang })).sentence);
  assert.ok(await game.suggest({ nodes: 10, level: undefined, seed: null, signal: undefined }));
});

test("notebooks are read or their errors reported", async () => {
  tried("text", (text) => noting.read(text), [...NUMBERS, ...OTHERS, ...MISSING]);
  for (const text of TEXTS) assert.ok(noting.read(text).refused.message);
  tried("id", (id) => noting.notebookOf(id), [...NUMBERS, ...OTHERS, ...MISSING]);
  tried("name", (name) => noting.begin(name), ALL);
  tried("name", (name) => noting.nearest(name), ALL);
  tried("rules", (rules) => new notebook.Game("ndoto", {}, rules), [...TEXTS, ...NUMBERS, ...OTHERS]);
  const { name } = noting.read(JSON.stringify(noting.notebookOf("ndoto")));
  noting.begin(name);
  tried("actions", (actions) => typeof actions === "number" && actions > 1e6 || noting.tried(actions), [...NUMBERS.slice(0, 4), ...OTHERS]);
  for (const text of [...TEXTS.slice(0, 3), 5, trap({})]) await assert.rejects(noting.library(text), (error) => (fair(error, "text", text), true));
});

test("a freed game says so, also where it is freed again", () => {
  const game = new Game("ndoto");
  game.free();
  for (const call of [() => game.state(), () => game.play("c1"), () => game.picture({ language: "en" }), () => game.hint(), () => game.free()]) {
    assert.throws(call, { name: "MbaoError", code: "freed" });
  }
  const { name } = noting.read(JSON.stringify(noting.notebookOf("ndoto")));
  const tried = new notebook.Tried(name);
  tried.free();
  assert.throws(() => tried.play(1), { name: "MbaoError", code: "freed" });
  assert.throws(() => Game.prototype.state.call({}), { name: "MbaoError", code: "freed" });
  assert.equal(games()[0].id, "omweso");
});

test("before it is loaded, every call says so", async () => {
  const [mbao, noted, stories] = await Promise.all(["rules", "mbao_notebook", "mbao_story"].map((name) => import(new URL(`${name}.js?unready`, folder))));
  const calls = [
    () => new mbao.Game("ndoto"), () => new mbao.Game("ndoto", { setup: "a" }), () => mbao.control("en", "hint"), () => mbao.heap("ndoto", "", 1, 3),
    () => new noted.Game("ndoto", {}, "{}"), () => new noted.Tried("{}"), () => noted.read("{}"), () => noted.notebookOf("ndoto"), () => noted.nearest("{}"),
    () => stories.story("", 2, 8),
  ];
  for (const call of calls) assert.throws(call, { name: "MbaoError", code: "not-loaded" }, String(call));
  await mbao.default();
  assert.equal(new mbao.Game("ndoto").legal().length, 8);
});

test("a game that is called by its own argument says so, and goes on", () => {
  const game = new Game("ndoto");
  game.play("c1");
  const busy = (call) => assert.throws(() => game.picture({ get language() { return call(); } }), ({ cause }) => cause.name === "MbaoError" && cause.code === "busy");
  busy(() => game.undo());
  assert.equal(game.undo(), true);
  busy(() => game.free());
});

test("a fault in one game is reported at most once and leaves the others playable", async () => {
  const { memory } = await (await import(new URL("mbao.js", folder))).default();
  const sound = new Game("enkeshui");
  const broken = new Game("omweso");
  const begin = broken.__wbg_ptr;
  let faults = 0;
  // No call panics by itself, so the game's memory is damaged, word by word.
  for (let at = begin + 8; at < begin + 2000; at += 4) {
    const word = new Uint32Array(memory.buffer, at, 1);
    const kept = word[0];
    word[0] = 0x00ff_fff0;
    reported = [];
    try {
      broken.state();
    } catch (error) {
      faults += 1;
      assert.ok(error instanceof WebAssembly.RuntimeError, String(error));
      assert.ok(reported.length <= 1, reported.join("\n"));
    }
    new Uint32Array(memory.buffer, at, 1)[0] = kept;
    const next = new Game("ndoto");
    next.play("c1");
    assert.equal(next.state().turn, 2);
    next.free();
  }
  assert.ok(faults > 0, "nothing was damaged");
  assert.ok(sound.play(sound.legal()[0]).length > 0);
});
