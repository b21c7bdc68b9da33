/** In a worker: files are read and tried here, so that nothing a file holds can stop the page. */
import { begin, nearest, notebookOf, read, ready, tried } from "../../mbao/notebook.js";

/** Milliseconds at a time and in all, and actions between two looks at the clock. */
const SLICE = 40, LONGEST = 900, ACTIONS = 20;
let newest = 0;

async function test(id, name) {
  begin(name);
  const begun = performance.now();
  let told;
  while (id === newest && performance.now() - begun < LONGEST) {
    const until = performance.now() + SLICE;
    do told = tried(told ? ACTIONS : 1);
    while (performance.now() < until);
    await new Promise((done) => setTimeout(done));
  }
  if (id === newest) postMessage({ id, told });
}

addEventListener("message", async ({ data: { id, what, text } }) => {
  try {
    await ready();
    if (what === "of") return void postMessage({ id, answer: notebookOf(text) });
    newest = id;
    const answer = read(text);
    if (answer.name) {
      // What cannot be begun is found out here, not on the page.
      begin(answer.name);
      tried(2);
      answer.nearest = nearest(answer.name);
    }
    postMessage({ id, answer });
    if (answer.name && what === "test") await test(id, answer.name);
  } catch (error) {
    postMessage({ id, broken: String(error?.message ?? error) });
  }
});
