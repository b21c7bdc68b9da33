// The computer players as Node calls them.
import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";

import { folder, library } from "./library.mjs";

const { Game } = await library();

test("equal seeds and nodes give equal turns, which can be played", async () => {
  for (const id of ["ndoto", "omweso", "enkeshui", "bao-kiswahili", "kiothi", "lukho"]) {
    const game = new Game(id);
    for (let turn = 0; turn < 3 && !game.state().outcome; turn += 1) {
      const how = { level: 5, nodes: 3000, seed: 11 };
      const [one, other] = [await game.suggest(how), await game.suggest(how)];
      assert.deepEqual(one, other, id);
      assert.ok(one.value >= 0 && one.value <= 1, `${one.value}`);
      for (const action of one.turn) game.play(action);
    }
  }
});

test("a hint has its reasons, a finished game its values, and nothing is suggested after the end", async () => {
  const game = new Game("ndoto");
  const hint = await game.hint({ level: 4, nodes: 2000 });
  assert.ok(hint.reasons.length > 0);
  while (!game.state().outcome) for (const action of (await game.suggest({ level: 1, nodes: 50 })).turn) game.play(action);
  assert.equal(await game.suggest({ level: 1, nodes: 50 }), null);
  const values = await game.analyse({ level: 3, nodes: 100 });
  assert.equal(values.length, game.state().turn - 1);
  assert.ok(values.every(({ value, mover }) => value >= 0 && value <= 1 && "sn".includes(mover)));
});

test("a hint is given in the requested language", async () => {
  const game = new Game("enkeshui", { position: "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18" });
  const how = { level: 5, nodes: 3000 };
  const { sentence, reasons } = await game.hint(how);
  assert.match(sentence, /^Start at c1, then eat: .*it eats 7 cows with the string/);
  assert.ok(reasons.some(({ kind, n, string }) => kind === "captures" && n === 7 && string));
  assert.match((await game.hint({ ...how, lang: "sw" })).sentence, /^Anzia c1, kisha kula: .*utakula ng'ombe 7 pamoja na mfululizo/);
  assert.equal((await game.suggest(how)).sentence, undefined);
});

test("turns have the same values one by one as all at once", async () => {
  const game = new Game("mbothe");
  for (let turn = 0; turn < 6; turn += 1) for (const action of (await game.suggest({ level: 1, nodes: 50 })).turn) game.play(action);
  const how = { level: 4, nodes: 300 };
  const all = await game.analyse(how);
  assert.equal(all.length, 6);
  for (const [at, value] of all.entries()) assert.deepEqual(await game.analyse({ ...how, first: at + 1, last: at + 1 }), [value]);
  assert.deepEqual(await game.analyse({ ...how, first: 7 }), []);
});

test("a time limit is kept", async () => {
  // What a thread runs, in this one: a clock that goes on by a millisecond whenever it is looked at, so that a busy
  // machine changes nothing.
  const { think } = await import(new URL("thinker_here.js", folder));
  const record = new Game("kombe").record();
  let time = 0;
  const { now } = performance;
  performance.now = () => (time += 1);
  try {
    for (const millis of [20, 200]) {
      const begun = time;
      assert.ok(await think({ what: "suggest", record, level: 5, millis }));
      const taken = time - begun;
      assert.ok(taken >= millis && taken <= millis + 5, `${taken} ms where ${millis} were given`);
    }
  } finally {
    performance.now = now;
  }
});

test("an aborted call says so", async () => {
  await assert.rejects(new Game("ndoto").suggest({ signal: AbortSignal.abort(new Error("no more")) }), /no more/);
});

test("what thinks is aborted at once, the others are answered, and the program goes on meanwhile", async () => {
  const game = new Game("kombe");
  const aborted = new AbortController();
  const long = game.suggest({ level: 5, millis: 600_000, signal: aborted.signal });
  const short = game.suggest({ level: 1, nodes: 50 });
  // The thread begins, and then thinks.
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  aborted.abort(new Error("no more"));
  await assert.rejects(long, /no more/);
  assert.ok((await short).turn.length > 0);
});

test("a signal that is used for many calls keeps none of them", async () => {
  const { signal } = new AbortController();
  for (const how of [{ nodes: 20 }, { nodes: 30 }]) await new Game("ndoto").suggest({ ...how, level: 1, signal });
  assert.deepEqual(getEventListeners(signal, "abort"), []);
});
