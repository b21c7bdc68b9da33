// @ts-check
// Asks the computer players: a worker for all games of a page, begun anew where a thought is broken off.

/** @import { Thinking } from "./mbao.js" */
/** @import { Request } from "./mbao_player_glue.js" */
/** @import { Answer, Message } from "./answering.js" */

/** Where no worker may run, the page itself thinks, and no longer than this. */
const BRIEFLY = 150;
const LONGEST = 1000;

/**
 * @param {string} code
 * @param {string} message
 */
function refusal(code, message) {
  return Object.assign(new Error(message), { name: "MbaoError", code });
}

/** Whether a worker may run here: in pages, and in their workers. In Node and its like it would keep the program from ending. */
const apart = typeof Worker !== "undefined" && typeof location !== "undefined";

/**
 * Scripts that import a worker's, by its name.
 * @type {Record<string, string>}
 */
const imports = {};

/**
 * The worker, where this module lies on another origin than the page: on a server for libraries, or for a sandboxed
 * frame, which is an origin of its own whatever its address says. A browser takes a worker from the page's own origin
 * only, so the page makes one that imports it.
 * @param {string} name
 */
function far(name) {
  const here = new URL(import.meta.url);
  if (here.origin === globalThis.origin || !here.protocol.startsWith("http")) return undefined;
  const script = `import ${JSON.stringify(here.href.replace(/[^/]*$/, name))};`;
  // In a sandbox Chromium begins no module from a blob; elsewhere pages allow blobs sooner than data.
  imports[name] ??= globalThis.origin === "null"
    ? `data:text/javascript,${encodeURIComponent(script)}`
    : URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  return new Worker(imports[name], { type: "module" });
}

/** A request that a page can answer which does nothing else meanwhile. */
function brief(/** @type {Request} */ request) {
  const { millis } = request;
  return typeof location === "undefined" || millis === undefined ? request : { ...request, millis: Math.min(millis, BRIEFLY) };
}

/** Those who think: for recorded games, or for noted ones. */
class Thinker {
  /** @type {Worker | undefined} */
  #worker;
  /** A worker may run, as far as is known. */
  #apart = apart;
  #numbered = 0;
  /**
   * What has been asked and not yet answered, in order.
   * @type {Map<number, { request: Request, resolve: (answer: Answer | PromiseLike<Answer>) => void, reject: (wrong: unknown) => void }>}
   */
  #asked = new Map();
  #open;
  #here;

  /**
   * @param {() => Worker} open Begins the worker.
   * @param {() => Promise<{ think: (request: Request) => Promise<Answer> }>} here Fetches what thinks in the page.
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
    return new Promise((resolve, reject) => {
      const id = (this.#numbered += 1);
      this.#asked.set(id, { request, resolve, reject });
      signal?.addEventListener("abort", () => {
        if (!this.#asked.delete(id)) return;
        reject(signal.reason);
        // It may be this that is thought about: the others are asked again.
        this.#end();
        if (this.#asked.size > 0) this.#begin();
      }, { once: true });
      if (this.#worker) this.#worker.postMessage({ id, request });
      else this.#begin();
    });
  }

  /**
   * Thinks in the page, no longer than it can bear.
   * @param {Request} request
   */
  async #thinkHere(request) {
    try {
      return await (await this.#here()).think(brief(request));
    } catch (wrong) {
      if (/** @type {{ code?: string }} */ (wrong).code) throw wrong;
      this.#apart = apart; // what could not be fetched may have come back
      throw refusal("not-loaded", `the computer player does not run: ${/** @type {Error} */ (wrong).message}`);
    }
  }

  #begin() {
    try {
      const worker = (this.#worker = this.#open());
      worker.onmessage = (event) => this.#answered(event.data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#giveUp();
      };
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

  /** @param {Message} message */
  #answered(message) {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if ("answer" in message) return asked?.resolve(message.answer);
    const { code, message: said } = message.error;
    if (code) return asked?.reject(refusal(code, said));
    // What broke off may have left something half done; what could not be fetched there may be had here.
    this.#end();
    asked?.resolve(this.#thinkHere(asked.request));
    if (this.#asked.size > 0) this.#begin();
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

/** A module that did not come is asked for by another address: some browsers do not ask twice by the same. */
let tries = 0;

const recorded = new Thinker(
  () => far("thinker.js") ?? new Worker(new URL("thinker.js", import.meta.url), { type: "module" }),
  () => import("./thinker_here.js").catch(() => import(/* webpackIgnore: true */ /* @vite-ignore */ `./thinker_here.js?${(tries += 1)}`)),
);
const noted = new Thinker(
  () => far("thinker_notebook.js") ?? new Worker(new URL("thinker_notebook.js", import.meta.url), { type: "module" }),
  () => import("./thinker_notebook_here.js").catch(() => import(/* webpackIgnore: true */ /* @vite-ignore */ `./thinker_notebook_here.js?${(tries += 1)}`)),
);

/**
 * A number that may be missing.
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

/**
 * How long it may be thought, in milliseconds. A number of nodes alone is answered alike everywhere, however long it takes.
 * @param {unknown} millis
 * @param {number | undefined} nodes
 */
function limit(millis, nodes) {
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

/**
 * What is asked, as far as it is what it is to be.
 * @param {unknown} how
 */
function read(how) {
  if (typeof (how ?? {}) !== "object") throw new TypeError("how: expected an object");
  /** @type {{ [name: string]: unknown }} */
  let given;
  try {
    const { level, millis, nodes, seed, racer, lang, first, last, signal } = /** @type {{ [name: string]: unknown }} */ (how ?? {});
    given = { level, millis, nodes, seed, racer, lang, first, last, signal };
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
      first: whole(given.first, "first", 0, 2 ** 32 - 1),
      last: whole(given.last, "last", 0, 2 ** 32 - 1),
    },
  };
}

/**
 * Asks for a turn (`suggest`, or `hint` with its reasons and in words) or for the worth of turns (`analyse`).
 * @param {Request["what"]} what
 * @param {string} record The game so far.
 * @param {string | undefined} rules The file of a noted game.
 * @param {unknown} how
 * @returns {Promise<Answer>}
 */
export async function ask(what, record, rules, how) {
  const { signal, asked } = read(how);
  return (rules === undefined ? recorded : noted).think({ what, record, rules, ...asked }, signal);
}
