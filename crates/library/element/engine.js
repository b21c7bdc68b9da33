// Fetches the rules once for all boards of a page, and says why if that fails.
import init, * as mbao from "./mbao.js";

/** @typedef {import("./board.js").BoardLibrary} Library */

/** @type {Promise<typeof mbao> | undefined} */
let loading;

/** The library, ready for use. */
export function engine() {
  loading ??= load().catch((error) => {
    loading = undefined; // the cause may be gone on the next try
    throw error;
  });
  return loading;
}

async function load() {
  if (typeof WebAssembly === "undefined") throw cause("WebAssembly is undefined.");
  const url = new URL("mbao_bg.wasm", import.meta.url);
  let response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw cause(`${url} could not be fetched: refused by a Content-Security-Policy, by cross-origin rules, or no network.`, error);
  }
  if (!response.ok) throw cause(`${url} was not found (${response.status}).`);
  if (response.headers.get("content-type") === "application/wasm" && WebAssembly.compileStreaming) {
    // Compiled while it is downloaded. If that fails, it is fetched again, and the cause is found out below.
    const module = await WebAssembly.compileStreaming(response).catch(() => undefined);
    if (module) {
      await init({ module_or_path: module });
      return mbao;
    }
    response = await fetch(url);
  }
  const bytes = await response.arrayBuffer();
  if (String.fromCharCode(...new Uint8Array(bytes, 0, 4)) !== "\0asm") {
    throw cause(`${url} is not WebAssembly: the server sent ${response.headers.get("content-type") ?? "something else"}.`);
  }
  try {
    await init({ module_or_path: bytes });
  } catch (error) {
    const policy = /unsafe-eval|Content Security Policy/i.test(String(error));
    throw cause(
      policy ? "A Content-Security-Policy refuses WebAssembly: it needs script-src 'wasm-unsafe-eval'." : `${url} does not run: ${error}`,
      error,
    );
  }
  return mbao;
}

/**
 * @param {string} message
 * @param {unknown} [error]
 */
function cause(message, error) {
  return Object.assign(new Error(message, { cause: error }), { name: "MbaoError", code: "not-loaded" });
}
