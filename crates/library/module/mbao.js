// The library for JavaScript. What crosses to the WebAssembly and back is text:
// a request's texts with a NUL between them, an answer as JSON or as it is.

// What is asked, as `src/crossing.rs` numbers it.
const GAMES = 0, CONTROL = 1, HEAP = 2, NEW = 3, FREE = 4, STATE = 5, LEGAL = 6, PLAY = 7, UNDO = 8, REDO = 9;
const POSITION = 10, ACTIONS = 11, RECORD = 12, PICTURE = 13, STEPS = 14, SENTENCE = 15, REACH = 16, MOST = 17;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
let wasm, loading;

function ask(what, game, texts = [], first = 0, second = 0) {
  const request = encoder.encode(texts.map((text) => `${text}`.replaceAll("\0", "\ufffd")).join("\0"));
  let at = wasm.room(request.length);
  new Uint8Array(wasm.memory.buffer, at).set(request);
  const length = wasm.ask(what, game, first, second);
  at = wasm.room(length);
  const answer = decoder.decode(new Uint8Array(wasm.memory.buffer, at, length));
  const rest = answer.slice(1);
  switch (answer[0]) {
    case undefined:
      return undefined;
    case ".":
      return rest;
    case "!":
      throw refusal(...rest.split("\0"));
    default:
      return JSON.parse(answer);
  }
}

function refusal(code, message) {
  return Object.assign(new Error(message), { name: "MbaoError", code });
}

/** The properties of a plain object that are there; none of a missing one. */
function properties(object, what) {
  if (object === undefined || object === null) return [];
  if (typeof object !== "object") throw refusal("unknown-option", `${what}: expected an object`);
  return Object.entries(object).filter(([, value]) => value !== undefined && value !== null);
}

/** Codes of what a game begins with that is no text. */
const CODES = { __proto__: null, setup: "unknown-setup", position: "bad-position", record: "bad-record" };

function beginning(id, begin) {
  if (typeof id !== "string") throw refusal("unknown-game", "the id of a game is a text");
  const texts = [id];
  for (const [key, value] of properties(begin, "what a game begins with")) {
    if (key === "options") {
      for (const [name, chosen] of properties(value, "options")) {
        if (["object", "symbol", "function"].includes(typeof chosen)) {
          throw refusal("unknown-option", `the value of "${name}" is no text, number or boolean`);
        }
        texts.push("option", name, chosen === true ? "yes" : chosen === false ? "no" : String(chosen));
      }
    } else if (!CODES[key]) {
      throw refusal("unknown-option", `a game does not begin with "${key}": expected setup, options, position or record`);
    } else if (typeof value !== "string") {
      throw refusal(CODES[key], `"${key}" is a text`);
    } else {
      texts.push(key, value);
    }
  }
  return texts;
}

const forgotten = new FinalizationRegistry((game) => ask(FREE, game));

export class Game {
  #game;

  constructor(id, begin) {
    this.#game = ask(NEW, 0, beginning(id, begin));
    forgotten.register(this, this.#game, this);
  }

  free() {
    forgotten.unregister(this);
    ask(FREE, this.#game);
    this.#game = 0;
  }

  #ask(what, ...request) {
    if (!this.#game) throw new Error("the game has been freed");
    return ask(what, this.#game, ...request);
  }

  state() {
    return this.#ask(STATE);
  }

  legal() {
    return this.#ask(LEGAL);
  }

  play(action) {
    if (typeof action !== "string") throw refusal("bad-action", "an action is a text");
    return this.#ask(PLAY, [action]);
  }

  undo() {
    return this.#ask(UNDO);
  }

  redo() {
    return this.#ask(REDO);
  }

  position() {
    return this.#ask(POSITION) ?? null;
  }

  actions() {
    return this.#ask(ACTIONS);
  }

  record() {
    return this.#ask(RECORD);
  }

  suggest(options) {
    return this.#think("suggest", options);
  }

  hint(options) {
    return this.#think("hint", options);
  }

  analyse(options) {
    return this.#think("analyse", options);
  }

  async #think(what, options) {
    return (await import("./player.js")).ask(what, this.record(), { rules: this.rules, ...options });
  }

  picture(language, tall, coordinates, buttons, seeds, events) {
    const look = (tall ? 1 : 0) | (coordinates ? 2 : 0) | (buttons ? 4 : 0);
    return this.#ask(PICTURE, [language, seeds], look, events ?? -1);
  }

  steps(language) {
    return this.#ask(STEPS, [language]);
  }

  sentence(language) {
    return this.#ask(SENTENCE, [language]);
  }

  reach(action) {
    return this.#ask(REACH, [action]);
  }

  mostPits() {
    return this.#ask(MOST);
  }
}
if (Symbol.dispose) Game.prototype[Symbol.dispose] = Game.prototype.free;

export const games = () => ask(GAMES);

export const control = (language, id, number) => ask(CONTROL, 0, [language, id], number);

export const heap = (game, seeds, place, count) => ask(HEAP, 0, [game, seeds], place, count);

/** What stands in an object under a name, or the thing itself. */
function within(given, name) {
  return given && Object.getPrototypeOf(given) === Object.prototype ? given[name] : given;
}

export function initSync(given) {
  if (!wasm) {
    const source = within(given, "module");
    const module = source instanceof WebAssembly.Module ? source : new WebAssembly.Module(source);
    wasm = new WebAssembly.Instance(module).exports;
  }
  return wasm;
}

async function load(given) {
  let source = (await within(given, "module_or_path")) ?? new URL("mbao_bg.wasm", import.meta.url);
  if (typeof source === "string" || source instanceof URL || source instanceof Request) source = await fetch(source);
  if (source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url} could not be fetched: ${source.status} ${source.statusText}`);
    // Compiled while it comes, where the server names what it sends.
    const streams = source.headers.get("content-type") === "application/wasm";
    source = await (streams ? WebAssembly.compileStreaming(source) : source.arrayBuffer());
  }
  if (!(source instanceof WebAssembly.Module)) source = await WebAssembly.compile(source);
  return initSync(source);
}

export default function init(given) {
  loading ??= load(given).catch((error) => {
    loading = undefined; // mended causes may be tried again
    throw error;
  });
  return loading;
}
