// Fetches the rules once for all boards of a page, and says why if that fails.
import { again } from "./again.js";
import { refusal } from "./refusal.js";
import { shared } from "./shared.js";
import { wordsOf } from "./words.js";

/** @typedef {import("./board.js").BoardLibrary} Library */
/** @typedef {typeof import("./rules.js")} Whole */

/** @type {Promise<Whole> | undefined} */
let loading;

/**
 * The library, ready for use in a language; for a record or story that carries the rules of a noted game, the one that
 * plays them.
 * @param {string | null | undefined} [record]
 * @param {string} [language]
 * @param {Library} [own] what is used instead
 * @returns {Promise<Library>}
 */
export async function engine(record, language = "en", own) {
  const rules = /^(?:\s|(?:```|[^\s:{][^\n:{]*:).*\n)*?[>\s]*rules\s*:(.*)/i.exec(record ?? "")?.[1];
  // Its words are there first, to say why it may not come.
  const [words, came] = await Promise.allSettled([wordsOf(language), own ?? (rules ? noted(rules) : recorded())]);
  if (came.status === "rejected") throw came.reason;
  if (words.status === "fulfilled") came.value.bring?.(language, words.value);
  return came.value;
}

const noted = (/** @type {string} */ rules) => again(() => import("./notebook.js"), "notebook.js").then(({ library }) => library(rules, []));

const recorded = () => (loading ??= load().catch((error) => {
  loading = undefined; // the cause may be gone on the next try
  throw error;
}));

/** Takes rules that are ready. */
export function lend(/** @type {Whole} */ mbao) {
  loading = Promise.resolve(mbao);
}

async function load() {
  if (typeof WebAssembly === "undefined") throw cause("WebAssembly is undefined.");
  // Both are asked for at once: a module that imports the bindings would wait for them before it asks for the rules.
  const [mbao, module] = await Promise.all([
    again(() => import("./rules.js"), "rules.js").catch((error) => {
      throw cause(`rules.js could not be fetched: ${error}`, error);
    }),
    shared(new URL("mbao_bg.wasm", import.meta.url), compiled),
  ]);
  await mbao.default({ module_or_path: module, languages: [] });
  return mbao;
}

/** The rules, compiled. */
async function compiled(/** @type {URL} */ url) {
  let response = await fetch(url).catch((error) => {
    throw cause(`${url} could not be fetched: refused by a Content-Security-Policy, by cross-origin rules, or no network.`, error);
  });
  if (!response.ok) throw cause(`${url} was not found (${response.status}).`);
  const type = response.headers.get("content-type");
  if (type === "application/wasm") {
    // Compiled while it is downloaded. If that fails, it is fetched again, and the cause is found out below.
    const module = await WebAssembly.compileStreaming(response).catch(() => undefined);
    if (module) return module;
    response = await fetch(url);
  }
  const bytes = await response.arrayBuffer();
  if (String.fromCharCode(...new Uint8Array(bytes, 0, 4)) !== "\0asm") {
    throw cause(`${url} is not WebAssembly: the server sent ${type ?? "something else"}.`);
  }
  return WebAssembly.compile(bytes).catch((error) => {
    const policy = /unsafe-eval|Content Security Policy/i.test(String(error));
    throw cause(
      policy ? "A Content-Security-Policy refuses WebAssembly: it needs script-src 'wasm-unsafe-eval'." : `${url} does not run: ${error}`,
      error,
    );
  });
}

/**
 * @param {string} message
 * @param {unknown} [error]
 */
const cause = (message, error) => refusal("not-loaded", message, error);
