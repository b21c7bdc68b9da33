// How tests wait: for a state or an event; for time only where nothing may happen meanwhile.
import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

/** Waits for frames of a page: what observes sizes, places and the view is told in the first, and what it asks for is drawn in the next. */
export const frames = (page, count = 3) => page.evaluate(async (count) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}, count);

/** Waits until a board has begun the game that its attributes ask for, or has said why it cannot. */
export const begun = (board) => board.evaluate((board) => board.step(0));

/** Reads until this is what is read; the last difference is the error. */
export async function becomes(read, wanted, limit = 90_000) {
  for (const end = Date.now() + limit; Date.now() < end; await pause(20)) if (isDeepStrictEqual(await read(), wanted)) return;
  assert.deepEqual(await read(), wanted);
}

/** Holds back what a page fetches, until the function that is returned is called. */
export async function hold(page, files) {
  let release;
  const held = new Promise((done) => (release = done));
  await page.route(files, async (route) => (await held, route.continue()));
  return release;
}

/**
 * A while in which nothing may happen, and after which nothing tells that it is over. Too short a while finds less,
 * and fails nobody; every caller says what it would have been long enough for.
 */
export const quiet = (milliseconds) => pause(milliseconds);
