// How long the element shows each event of a turn: long turns are sped up.
import assert from "node:assert/strict";
import { test } from "node:test";

import { NORMAL, paces } from "../../crates/library/element/pace.js";

/** A turn of this many handfuls of six seeds. */
const turn = (handfuls) =>
  Array.from({ length: handfuls }, () => [{ kind: "lift" }, ...Array.from({ length: 6 }, () => ({ kind: "sow" })), { kind: "ending" }]).flat();
/** How long a turn takes at the usual speed, in seconds. */
const seconds = (events) => (paces(events).reduce((sum, pace) => sum + pace, 0) * NORMAL) / 1000;

test("a turn of twenty handfuls or more takes at most six seconds at the usual speed", () => {
  for (const handfuls of [20, 21, 60, 400]) {
    const took = seconds(turn(handfuls));
    assert.ok(took > 4 && took <= 6.001, `${handfuls} handfuls: ${took} s`);
  }
  // Seeds captured from many pits count once for each pit, and are sped up with the rest.
  const captures = Array.from({ length: 30 }, () => ({ kind: "capture", pits: ["a2", "b2", "c2"] }));
  assert.ok(seconds([...turn(20), ...captures]) <= 6.001);
});

test("a short turn takes its normal time, and each handful is quicker than the one before", () => {
  assert.equal(seconds(turn(1)), (8 * NORMAL) / 1000);
  const all = paces(turn(8));
  const handfuls = Array.from({ length: 8 }, (_, at) => all.slice(at * 8, at * 8 + 8).reduce((sum, pace) => sum + pace, 0));
  for (const [at, took] of handfuls.entries()) if (at > 0) assert.ok(took < handfuls[at - 1], `${handfuls}`);
});
