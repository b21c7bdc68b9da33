// The library's promises to its callers.
import assert from "node:assert/strict";
import { test } from "node:test";

import { declarations, library } from "./library.mjs";

const { Game, games } = await library();

/** The error that a call throws. */
function thrown(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

test("errors are MbaoErrors with a stable code", () => {
  const cases = [
    ["unknown-game", () => new Game("chess")],
    ["unknown-game", () => new Game()],
    ["unknown-setup", () => new Game("omweso", { setup: "z" })],
    ["unknown-setup", () => new Game("omweso", { setup: 3 })],
    ["unknown-option", () => new Game("omweso", { options: { knights: 2 } })],
    ["unknown-option", () => new Game("omweso", { options: { race: "perhaps" } })],
    ["unknown-option", () => new Game("omweso", { options: { race: {} } })],
    ["unknown-option", () => new Game("omweso", { options: ["race"] })],
    ["unknown-option", () => new Game("omweso", { sertup: "c" })],
    ["unknown-option", () => new Game("omweso", "c")],
    ["bad-position", () => new Game("ndoto", { position: "2,2/2,2 s 0-0" })],
    ["bad-position", () => new Game("ndoto", { position: 7 })],
    ["bad-record", () => new Game("ndoto", { record: "Game: ndoto\n\n1. z9" })],
    ["bad-record", () => new Game("ndoto", { record: [] })],
    ["bad-action", () => new Game("ndoto").play("sow")],
    ["bad-action", () => new Game("ndoto").play(1)],
    ["illegal-action", () => new Game("ndoto").play("a2")],
    ["over", () => over().play("a1")],
  ];
  for (const [code, call] of cases) {
    const error = thrown(call);
    assert.ok(error instanceof Error, `${call}`);
    assert.equal(error.name, "MbaoError", `${call}`);
    assert.equal(error.code, code, `${call}`);
    assert.ok(error.message.length > 0, `${call}`);
  }
});

/** A game of ndoto that has ended. */
function over() {
  const game = new Game("ndoto");
  while (game.legal().length > 0) game.play(game.legal()[0]);
  return game;
}

test("options may be strings, numbers and booleans", () => {
  const giuthi = new Game("giuthi", { options: { columns: 5, seeds: "4" } }).state();
  assert.deepEqual([giuthi.options.columns, giuthi.options.seeds], ["5", "4"]);
  assert.deepEqual(giuthi.rows, [[4, 4, 4, 4, 4], [4, 4, 4, 4, 4]]);
  assert.equal(new Game("kiothi", { options: { deployment: false } }).state().options.deployment, "no");
  assert.equal(new Game("enkeshui", { options: { "advance-move": true } }).state().options["advance-move"], "yes");
});

test("missing values may be undefined, null or left out", () => {
  const usual = new Game("ndoto").state();
  for (const begin of [undefined, null, {}, { setup: null, options: undefined, position: null, record: undefined }]) {
    assert.deepEqual(new Game("ndoto", begin).state(), usual);
  }
  assert.deepEqual(new Game("ndoto", { options: { race: null } }).state(), usual);
});

test("states and events are plain data", () => {
  const game = new Game("enkeshui", { setup: "i" });
  const state = game.state();
  assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
  assert.deepEqual(structuredClone(state), state);
  assert.equal(Object.getPrototypeOf(state.options), Object.prototype);
  assert.equal(state.pending, null);
  assert.equal(state.outcome, null);
  const events = game.play(game.legal()[0]);
  assert.deepEqual(JSON.parse(JSON.stringify(events)), events);
  assert.equal(events[0].kind, "lift");
});

test("undo and redo say whether there was something to do", () => {
  const game = new Game("ndoto");
  assert.equal(game.undo(), false);
  assert.equal(game.redo(), false);
  game.play("c1");
  assert.equal(game.undo(), true);
  assert.equal(game.undo(), false);
  assert.equal(game.redo(), true);
});

test("a pit says why it cannot start", () => {
  const game = new Game("omweso", {
    position: "30,0,0,0,0,0,0,0/30,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,1,0,3,0,0,0,0 s 0-0",
  });
  assert.deepEqual(game.why("a1"), { code: "empty", cite: "§4", source: "§4", sentence: "This pit is empty." });
  assert.deepEqual(game.why("b1", "sw"), {
    code: "too-few",
    cite: "§4",
    source: "§4",
    sentence: "Hapa shimo lenye kete moja haliwezi kuanza. Chagua shimo lenye kete 2 au zaidi.",
  });
  assert.equal(game.why("a4").code, "not-yours");
  assert.equal(game.why("d1"), null);
  assert.equal(game.why("pass"), null);
  assert.equal(game.why("x").code, "not-offered");
  assert.equal(over().why("a1").code, "over");
  assert.equal(thrown(() => game.why("sow")).code, "bad-action");
  assert.equal(game.why("l4").code, "no-pit");
  assert.ok(thrown(() => game.why(1)) instanceof TypeError);
});

test("an answer says where its first handful is lifted and which pits get it", () => {
  const game = new Game("enkeshui", { position: "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18" });
  game.play("c1");
  const shown = ({ answers }) => answers.map(({ action, from, to, path }) => [action, from, to, path]);
  assert.deepEqual(shown(game.choice("en")), [["x", null, null, []], ["o", null, null, []]]);
  const giuthi = new Game("giuthi", { setup: "l" });
  assert.deepEqual(shown(giuthi.choice("en", "c1")), [
    ["c1+", "c1", "d1", ["d1", "e1", "f1", "g1", "g2", "f2"]],
    ["c1-", "c1", "b1", ["b1", "a1", "a2", "b2", "c2", "d2"]],
  ]);
  // Captured seeds come from no pit: the way begins where the first of them falls.
  const bao = new Game("bao-kiswahili", { position: "0,0,0,0,0,0,0,0/0,2,2,6H,0,0,0,0/0,0,2,0,6H,2,2,0/0,0,0,0,0,0,0,0 s 0-0 h21-21" });
  const { answers } = bao.choice("en", "c2");
  assert.deepEqual(answers.map(({ action, from, path }) => [action, from, path]), [["@c2L", null, ["a2", "b2"]], ["@c2R", null, ["h2", "g2"]]]);
});

test("an action is drawn and told ahead as far as the next choice, and nothing is played", () => {
  const game = new Game("enkeshui", { position: "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18" });
  const before = game.record();
  const label = (drawing) => /^<g class="trace ghost" aria-label="([^"]*)"/.exec(drawing)[1];
  assert.equal(label(game.ahead("c1", "en")), "ends in e1");
  assert.equal(game.record(), before);
  game.play("c1");
  assert.equal(label(game.ahead("x", "sw", true)), "Kwa jumla ng'ombe 7 wameliwa");
  assert.notEqual(game.ahead("x", "en", true), game.ahead("x", "en"));
  assert.equal(thrown(() => game.ahead("a1", "en")).code, "illegal-action");
  for (const { id } of games()) {
    const any = new Game(id);
    for (const action of any.legal().filter((action) => !action.endsWith("*"))) assert.match(any.ahead(action, "en"), /^<g class="trace ghost"/, `${id} ${action}`);
  }
});

test("every error code is declared", async () => {
  const types = await declarations();
  const declared = /export type RefusalCode =([^;]*);/.exec(types)?.[1] ?? "";
  for (const info of games()) {
    const game = new Game(info.id);
    for (let turn = 0; turn < 30 && !game.state().outcome; turn += 1) {
      game.state().rows.forEach((row, at) =>
        row.forEach((_, column) => {
          const code = game.why(`${"abcdefghijkl"[column]}${info.rows - at}`)?.code;
          assert.ok(!code || declared.includes(`"${code}"`), code);
        }),
      );
      const legal = game.legal();
      if (!legal.length || legal.some((action) => action.endsWith("*"))) break;
      game.play(legal[turn % legal.length]);
    }
  }
});

test("a record takes precedence over other arguments", () => {
  const game = new Game("ndoto");
  game.play("c1");
  const replayed = new Game("omweso", { record: game.record() });
  assert.equal(replayed.state().game, "ndoto");
  assert.deepEqual(replayed.state(), game.state());
});

test("games describe how they begin", () => {
  for (const info of games()) {
    assert.ok(info.setups.length > 0, info.id);
    assert.ok([2, 4].includes(info.rows), info.id);
    for (const option of info.options) assert.ok(option.values.includes(option.default), `${info.id} ${option.id}`);
    const state = new Game(info.id).state();
    assert.equal(state.rows.length, info.rows, info.id);
    assert.equal(state.rows[0].length, info.columns[0], info.id);
    assert.equal(state.setup, info.setups[0].name, info.id);
  }
});

test("the declarations name real types", async () => {
  const types = await declarations();
  const code = types.replace(/\/\*[\s\S]*?\*\//g, "");
  assert.doesNotMatch(code, /\bany\b/);
  for (const line of [
    "export function games(): GameInfo[];",
    "constructor(id: string, begin?: NewGame);",
    "state(): State;",
    "legal(): string[];",
    "play(action: string): Event[];",
    "undo(): boolean;",
    "redo(): boolean;",
    "position(): string | null;",
    "record(): string;",
  ]) {
    assert.ok(types.includes(line), line);
  }
});

test("no export returns a lone reference", async () => {
  // The V8 of Node 20 aborts when it has inlined such a call and must deoptimise.
  assert.doesNotMatch(await declarations(), /^ *readonly \w+: \(.*=> unknown;$/m);
});
