// Asks the computer players: one worker for all games of a page, begun anew where a thought is broken off.
/** Where no worker may run, the page itself thinks, and no longer than this. */
const BRIEFLY = 150;
const LONGEST = 1000;

let worker, numbered = 0;
/** What has been asked and not yet answered, in order: number to { parts, resolve, reject }. */
const asked = new Map();

function refusal(code, message, cause) {
  return Object.assign(new Error(message, { cause }), { name: "MbaoError", code });
}

function read(answer) {
  if (answer?.[0] === "!") throw refusal(...answer.slice(1).split("\0"));
  return answer === undefined ? undefined : JSON.parse(answer);
}

function begin() {
  worker = new Worker(new URL("thinker.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { id, answer, error } }) => {
    const one = asked.get(id);
    asked.delete(id);
    if (!one) return;
    try {
      if (error !== undefined) throw refusal("not-loaded", error);
      one.resolve(read(answer));
    } catch (wrong) {
      one.reject(wrong);
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    for (const { reject } of asked.values()) reject(refusal("not-loaded", `the computer player does not run: ${event.message ?? "its module could not be fetched"}`));
    asked.clear();
    end();
  };
  for (const [id, { parts }] of asked) worker.postMessage({ id, parts });
}

function end() {
  worker?.terminate();
  worker = undefined;
}

/** Whether a worker may run here: not in Node, nor where the module comes from another origin. */
function apart() {
  return typeof Worker !== "undefined" && new URL(import.meta.url).origin === globalThis.location?.origin;
}

async function here(parts) {
  const { think } = await import("./thinker.js");
  return read(await think(parts));
}

/** Makes ready, so that the first thought begins at once. */
export function prepare() {
  return apart() ? void (worker ?? begin()) : here(undefined);
}

/** Asks for a turn (`suggest`, or `hint` with its reasons and in words) or for the worth of turns (`analyse`). */
export function ask(what, record, { level, seed, nodes, millis, racer, lang, first, last, signal, rules } = {}) {
  if (signal?.aborted) return Promise.reject(signal.reason);
  const node = typeof location === "undefined";
  // A number of nodes alone is answered alike everywhere, however long it takes.
  let limit = millis ?? (nodes === undefined ? LONGEST : "");
  if (!apart() && !node && limit !== "") limit = Math.min(limit, BRIEFLY);
  const parts = [what, level, seed, nodes, limit, racer, lang, first, last, record, rules].map((part) => `${part ?? ""}`.replaceAll("\0", ""));
  if (!apart()) return here(parts);
  return new Promise((resolve, reject) => {
    const id = (numbered += 1);
    asked.set(id, { parts, resolve, reject });
    signal?.addEventListener("abort", () => {
      if (!asked.delete(id)) return;
      reject(signal.reason);
      // It may be this that is thought about: the others are asked again.
      end();
      if (asked.size > 0) begin();
    }, { once: true });
    if (worker) worker.postMessage({ id, parts });
    else begin();
  });
}
