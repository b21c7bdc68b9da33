// Fetches the rules once for all boards of a page, and says why if that fails.

/** @typedef {import("./board.js").BoardLibrary} Library */
/** @typedef {typeof import("./mbao.js")} Whole */

/** @type {Promise<Whole> | undefined} */
let loading;
/** A module that did not come is asked for under another address: browsers remember that the first one failed. */
let asked = 0;

/**
 * The library, ready for use; for a record or story that carries the rules of a noted game, the one that plays them.
 * @param {string | null | undefined} [record]
 * @returns {Promise<Library>}
 */
export function engine(record) {
  const rules = /^(?:\s|(?:```|[^\s:{][^\n:{]*:).*\n)*?[>\s]*rules\s*:(.*)/i.exec(record ?? "")?.[1];
  if (rules) return import("./notebook.js").then(({ library }) => library(rules));
  loading ??= load().catch((error) => {
    loading = undefined; // the cause may be gone on the next try
    throw error;
  });
  return loading;
}

/** Takes rules that are ready. */
export function lend(/** @type {Whole} */ mbao) {
  loading = Promise.resolve(mbao);
}

async function load() {
  if (typeof WebAssembly === "undefined") throw cause("WebAssembly is undefined.");
  const url = new URL("mbao_bg.wasm", import.meta.url);
  // Both are asked for at once: a module that imports the bindings would wait for them before it asks for the rules.
  let [mbao, response] = await Promise.all([bindings(), fetch(url).catch((error) => {
    throw cause(`${url} could not be fetched: refused by a Content-Security-Policy, by cross-origin rules, or no network.`, error);
  })]);
  if (!response.ok) throw cause(`${url} was not found (${response.status}).`);
  if (response.headers.get("content-type") === "application/wasm" && WebAssembly.compileStreaming) {
    // Compiled while it is downloaded. If that fails, it is fetched again, and the cause is found out below.
    const module = await WebAssembly.compileStreaming(response).catch(() => undefined);
    if (module) {
      await mbao.default({ module_or_path: module });
      return mbao;
    }
    response = await fetch(url);
  }
  const bytes = await response.arrayBuffer();
  if (String.fromCharCode(...new Uint8Array(bytes, 0, 4)) !== "\0asm") {
    throw cause(`${url} is not WebAssembly: the server sent ${response.headers.get("content-type") ?? "something else"}.`);
  }
  try {
    await mbao.default({ module_or_path: bytes });
  } catch (error) {
    const policy = /unsafe-eval|Content Security Policy/i.test(String(error));
    throw cause(
      policy ? "A Content-Security-Policy refuses WebAssembly: it needs script-src 'wasm-unsafe-eval'." : `${url} does not run: ${error}`,
      error,
    );
  }
  return mbao;
}

/** @returns {Promise<Whole>} */
function bindings() {
  return import("./mbao.js")
    .catch(() => import(/* webpackIgnore: true */ /* @vite-ignore */ `./mbao.js?${(asked += 1)}`))
    .catch((error) => {
      throw cause(`mbao.js could not be fetched: ${error}`, error);
    });
}

/**
 * @param {string} message
 * @param {unknown} [error]
 */
function cause(message, error) {
  return Object.assign(new Error(message, { cause: error }), { name: "MbaoError", code: "not-loaded" });
}
