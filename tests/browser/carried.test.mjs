// What the script of frames reads in an address; no browser.
import assert from "node:assert/strict";
import { test } from "node:test";

import { carried } from "../../www/scripts/link.js";
import { fragment, LARGE } from "./fragment.mjs";

const STORY = "Game: ndoto\n\n{Two cows wait.}\n1. c1\n";

test("a text comes as it went, and one that was cut as far as it goes", async () => {
  for (const deflated of [true, false]) {
    const link = fragment(STORY, deflated);
    assert.deepEqual(await carried(link), { text: STORY, whole: true, large: false });
    assert.equal((await carried(link.slice(0, -6))).whole, false);
  }
  assert.equal(await carried("#top"), undefined);
});

test("a short link that inflates to more than a story has stops there, and is told from one that was cut", async () => {
  assert.ok(LARGE.length < 40_000, `${LARGE.length}`);
  const large = { text: "", whole: true, large: true };
  assert.deepEqual(await carried(LARGE), large);
  const most = 2 ** 20;
  const long = (bytes) => `${STORY.slice(0, 15)}${"a".repeat(bytes - STORY.length)}${STORY.slice(15)}`;
  for (const deflated of [true, false]) {
    assert.equal((await carried(fragment(long(most), deflated))).text.length, most);
    assert.deepEqual(await carried(fragment(long(most + 1), deflated)), large);
  }
});
