/** Asks the worker; one that does not answer in time is ended and another begun. */
const PATIENCE = 6000;

let worker, numbered = 0;
const asked = new Map();

function end(why) {
  worker?.terminate();
  worker = undefined;
  for (const { resolve } of asked.values()) resolve({ broken: why });
  asked.clear();
}

function start() {
  worker = new Worker(new URL("tester.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { id, answer, broken, told } }) => {
    const one = asked.get(id);
    if (!one) return;
    if (told) {
      asked.delete(id);
      return one.told?.(told);
    }
    clearTimeout(one.clock);
    if (!one.told || broken || !answer.name) asked.delete(id);
    one.resolve(broken === undefined ? { answer } : { broken });
    // A fault leaves nothing behind that could be relied on.
    if (broken !== undefined) end(broken);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    end(event.message ?? "the worker could not be fetched");
  };
}

function ask(what, text, told) {
  if (!worker) start();
  const id = (numbered += 1);
  return new Promise((resolve) => {
    const clock = setTimeout(() => end("late"), PATIENCE);
    asked.set(id, { resolve, told, clock });
    worker.postMessage({ id, what, text });
  });
}

/** The notebook of a recorded game. */
export const notebookOf = async (id) => (await ask("of", id)).answer;

/** Reads a file without trying it for long. */
export const open = (text) => ask("read", text);

/** Reads a file, and tells later what random play has shown. */
export const test = (text, told) => ask("test", text, told);
