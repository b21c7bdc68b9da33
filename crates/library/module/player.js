// @ts-check
// Asks the computer players. One worker serves all recorded games of a page, another all noted ones. A worker
// is restarted when a request is aborted.
import { again } from "./again.js";
import { refusal } from "./refusal.js";

/** @import { Thinking } from "./mbao.js" */
/** @import { Request } from "./mbao_player_glue.js" */
/** @import { Answer, Message } from "./answering.js" */
/** @typedef {Worker | import("node:worker_threads").Worker} Apart */

/** The most milliseconds that the page itself thinks, where no worker may run. */
const BRIEFLY = 150;
const LONGEST = 1000;

/** Node's threads. A page of Electron has both these and workers, and takes workers. */
const threads = typeof location === "undefined" ? globalThis.process?.getBuiltinModule?.("node:worker_threads") : undefined;

/** Whether a worker may run here: in pages and in their workers, and as a thread in Node. */
const apart = threads !== undefined || (typeof Worker !== "undefined" && typeof location !== "undefined");

/** @type {Record<string, string>} addresses of scripts that import a worker's script, by the name of that script */
const imports = {};

/**
 * The worker, if it is a thread of Node, or if this module comes from another origin than the page: from a server for
 * libraries, or in a sandboxed frame, which is an origin of its own whatever its address is. Browsers start workers only
 * from the page's own origin, so the page makes one that imports the script.
 * @param {string} name
 */
function far(name) {
  const here = new URL(import.meta.url);
  const there = here.href.replace(/[^/]*$/, name);
  // Without the arguments of the program, some of which a thread does not take.
  if (threads) return new threads.Worker(new URL(there), { execArgv: [] });
  if (here.origin === globalThis.origin || !here.protocol.startsWith("http")) return undefined;
  const script = `import ${JSON.stringify(there)};`;
  // In a sandbox, Chromium starts no module from a blob; elsewhere policies allow blobs more often than data.
  imports[name] ??= globalThis.origin === "null"
    ? `data:text/javascript,${encodeURIComponent(script)}`
    : URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return new Worker(imports[name], { type: "module" });
}

/** The request with a time limit for a page, which can do nothing else while it thinks. */
function brief(/** @type {Request} */ request) {
  const { millis } = request;
  return typeof location === "undefined" || millis === undefined ? request : { ...request, millis: Math.min(millis, BRIEFLY) };
}

/** The computer players for recorded games, or those for noted ones. */
class Thinker {
  /** @type {Apart | undefined} */
  #worker;
  /** A worker may run, as far as is known so far. */
  #apart = apart;
  #numbered = 0;
  /**
   * The requests that are not answered yet, in order.
   * @type {Map<number, { request: Request, resolve: (answer: Answer | PromiseLike<Answer>) => void, reject: (wrong: unknown) => void }>}
   */
  #asked = new Map();
  #open;
  #here;

  /**
   * @param {() => Apart} open Starts the worker.
   * @param {() => Promise<{ think: (request: Request) => Promise<Answer> }>} here Fetches the module that
   *   thinks in the page.
   */
  constructor(open, here) {
    this.#open = open;
    this.#here = here;
  }

  /**
   * @param {Request} request
   * @param {AbortSignal | undefined} signal
   * @returns {Promise<Answer>}
   */
  async think(request, signal) {
    if (signal?.aborted) throw signal.reason;
    if (!this.#apart) return this.#thinkHere(request);
    const id = (this.#numbered += 1);
    const abort = () => {
      const asked = this.#asked.get(id);
      if (!this.#asked.delete(id)) return;
      asked?.reject(signal?.reason);
      // The worker may be busy with this request: it is restarted and asked the others again.
      this.#end();
      if (this.#asked.size > 0) this.#begin();
    };
    signal?.addEventListener("abort", abort);
    try {
      return await new Promise((resolve, reject) => {
        this.#asked.set(id, { request, resolve, reject });
        if (this.#worker) this.#worker.postMessage({ id, request });
        else this.#begin();
        this.#hold();
      });
    } finally {
      signal?.removeEventListener("abort", abort);
      this.#hold();
    }
  }

  /** Keeps a program of Node running while a thread thinks, and no longer. */
  #hold() {
    const worker = this.#worker;
    if (worker && "ref" in worker) worker[this.#asked.size > 0 ? "ref" : "unref"]();
  }

  /** Thinks in the page, for a short time. */
  async #thinkHere(/** @type {Request} */ request) {
    try {
      return await (await this.#here()).think(brief(request));
    } catch (wrong) {
      if (/** @type {{ code?: string }} */ (wrong).code) throw wrong;
      this.#apart = apart; // the network may be back next time
      throw refusal("not-loaded", `the computer player does not run: ${/** @type {Error} */ (wrong).message}`);
    }
  }

  #begin() {
    try {
      const worker = (this.#worker = this.#open());
      if ("on" in worker) {
        worker.on("message", (message) => this.#answered(message));
        worker.on("error", () => this.#giveUp());
      } else {
        worker.onmessage = (event) => this.#answered(event.data);
        worker.onerror = (event) => {
          event.preventDefault();
          this.#giveUp();
        };
      }
      for (const [id, { request }] of this.#asked) worker.postMessage({ id, request });
    } catch {
      this.#giveUp(); // a policy refuses it
    }
  }

  /** The worker does not run: the page thinks instead. */
  #giveUp() {
    this.#end();
    this.#apart = false;
    for (const { request, resolve } of this.#asked.values()) resolve(this.#thinkHere(request));
    this.#asked.clear();
  }

  #answered(/** @type {Message} */ message) {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if ("answer" in message) return asked?.resolve(message.answer);
    const { code, message: said } = message.error;
    if (code) return asked?.reject(refusal(code, said));
    // The worker may be in a bad state, or may lack a file that the page can fetch: the page thinks instead.
    this.#end();
    asked?.resolve(this.#thinkHere(asked.request));
    if (this.#asked.size > 0) this.#begin();
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

const recorded = new Thinker(
  () => far("thinker.js") ?? new Worker(new URL("thinker.js", import.meta.url), { type: "module" }),
  () => again(() => import("./thinker_here.js"), "thinker_here.js"),
);
const noted = new Thinker(
  () => far("thinker_notebook.js") ?? new Worker(new URL("thinker_notebook.js", import.meta.url), { type: "module" }),
  () => again(() => import("./thinker_notebook_here.js"), "thinker_notebook_here.js"),
);

/**
 * A whole number that may be missing; throws at any other value.
 * @param {unknown} value
 * @param {string} name
 * @param {number} from
 * @param {number} to
 */
function whole(value, name, from = 0, to = Number.MAX_SAFE_INTEGER) {
  if (value === undefined || value === null) return undefined;
  if (Number.isInteger(value) && Number(value) >= from && Number(value) <= to) return Number(value);
  throw new TypeError(`${name}: expected a whole number from ${from} to ${to}`);
}

/** The time limit in milliseconds. With a number of nodes alone there is none, so that the answer is the same everywhere. */
function limit(/** @type {unknown} */ millis, /** @type {number | undefined} */ nodes) {
  if (millis === undefined || millis === null) {
    if (nodes !== undefined) return undefined;
  } else if (typeof millis !== "number" || !(millis >= 0)) throw new TypeError("millis: expected a number from 0");
  return typeof millis === "number" ? millis : LONGEST;
}

/**
 * @param {unknown} value
 * @returns {value is AbortSignal}
 */
function isSignal(value) {
  try {
    return value instanceof AbortSignal;
  } catch {
    return false; // a proxy that does not say what it is
  }
}

/** Reads and checks the options of a request; throws a `TypeError` at a wrong one. */
function read(/** @type {unknown} */ how) {
  if (typeof (how ?? {}) !== "object") throw new TypeError("how: expected an object");
  /** @type {{ [name: string]: unknown }} */
  let given;
  try {
    const { level, millis, nodes, seed, racer, lang, why, first, last, signal } = /** @type {{ [name: string]: unknown }} */ (how ?? {});
    given = { level, millis, nodes, seed, racer, lang, why, first, last, signal };
  } catch (cause) {
    throw new TypeError("how: its properties cannot be read", { cause });
  }
  const { racer, lang, signal } = given;
  if (racer !== undefined && racer !== null && racer !== "s" && racer !== "n") throw new TypeError('racer: expected "s" or "n"');
  if (lang !== undefined && lang !== null && typeof lang !== "string") throw new TypeError("lang: expected a text");
  if (signal !== undefined && signal !== null && !isSignal(signal)) throw new TypeError("signal: expected an AbortSignal");
  const nodes = whole(given.nodes, "nodes");
  return {
    signal: signal ?? undefined,
    asked: {
      level: /** @type {Thinking["level"]} */ (whole(given.level, "level", 0, 5)),
      nodes,
      millis: limit(given.millis, nodes),
      seed: whole(given.seed, "seed"),
      racer: /** @type {Thinking["racer"]} */ (racer ?? undefined),
      lang: lang ?? undefined,
      why: given.why ? true : undefined,
      first: whole(given.first, "first", 0, 2 ** 32 - 1),
      last: whole(given.last, "last", 0, 2 ** 32 - 1),
    },
  };
}

/**
 * Asks for a turn (`suggest`; `hint` adds reasons and a sentence) or for the worth of turns (`analyse`).
 * @param {Request["what"]} what
 * @param {string} record The game so far.
 * @param {string | undefined} rules The file of a noted game.
 * @param {unknown} how
 * @param {(language: string) => Promise<string>} wordsOf Fetches the words of a language.
 * @returns {Promise<Answer>}
 */
export async function ask(what, record, rules, how, wordsOf) {
  const { signal, asked } = read(how);
  // They come along: a worker fetches nothing but its own WebAssembly.
  const words = what === "hint" && asked.lang ? await wordsOf(asked.lang) : undefined;
  return (rules === undefined ? recorded : noted).think({ what, record, rules, words, ...asked }, signal);
}
