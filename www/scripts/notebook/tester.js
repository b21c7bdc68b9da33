/**
 * In a worker: tries noted games here, so that nothing in a file can stop the page. It receives `{ id, text }`
 * and sends `{ id }` once the game begins, `{ id, tried }` at the end, or `{ id, broken }`.
 */
import { begin, read, ready, tried } from "../../mbao/notebook.js";

/** Milliseconds in one go and in all, and actions between two looks at the clock. */
const SLICE = 40, LONGEST = 900, ACTIONS = 20;
let newest = 0;

/** @param {number} id @param {string} name Of the game that `read` named. */
async function test(id, name) {
  begin(name);
  // If the game cannot begin, it is found out here, not on the page.
  let told = tried(2);
  postMessage({ id });
  const begun = performance.now();
  while (id === newest && performance.now() - begun < LONGEST) {
    const until = performance.now() + SLICE;
    do told = tried(ACTIONS);
    while (performance.now() < until);
    await new Promise((done) => setTimeout(done));
  }
  if (id === newest) postMessage({ id, tried: told });
}

addEventListener("message", async (/** @type {MessageEvent<{ id: number, text: string }>} */ { data: { id, text } }) => {
  try {
    await ready();
    newest = id;
    const { name, refused, unplayable } = read(text);
    if (name === undefined) throw new Error((refused ?? unplayable)?.message);
    await test(id, name);
  } catch (error) {
    postMessage({ id, broken: String(error instanceof Error ? error.message : error) });
  }
});
