// @ts-check
// Starts a WebAssembly module only once, however often and from whatever source that is asked for.

/** @import { InitInput, InitOutput, SyncInitInput } from "./mbao.js" */

/**
 * The value under a name in a plain object, or the given value itself if it is no plain object.
 * @template T
 * @param {T | Record<string, T> | undefined} given
 * @param {string} name
 * @returns {T | undefined}
 */
function within(given, name) {
  const plain = given && Object.getPrototypeOf(given) === Object.prototype;
  return plain ? /** @type {Record<string, T>} */ (given)[name] : /** @type {T | undefined} */ (given);
}

function fetched(/** @type {URL} */ url) {
  // Node cannot fetch files. Node's own module is not imported, so that no bundler looks for it.
  const files = url.protocol === "file:" ? globalThis.process?.getBuiltinModule?.("node:fs/promises") : undefined;
  return files ? files.readFile(url) : fetch(url);
}

/**
 * @param {InitInput} given
 * @returns {Promise<WebAssembly.Module>}
 */
async function compiled(given) {
  let source = given;
  if (typeof source === "string" || source instanceof Request) source = await fetch(source);
  else if (source instanceof URL) source = await fetched(source);
  if (source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url} could not be fetched: ${source.status} ${source.statusText}`);
    // Compiled while it is downloaded, if the server sends the right type.
    const streams = source.headers.get("content-type") === "application/wasm";
    source = await (streams ? WebAssembly.compileStreaming(source) : source.arrayBuffer());
  }
  return source instanceof WebAssembly.Module ? source : WebAssembly.compile(/** @type {BufferSource} */ (source));
}

/**
 * The two ways to begin: `init` waits for a download, `begin` is given the bytes.
 * @param {(module: WebAssembly.Module) => InitOutput} start The generated function, without its start-up code.
 * @param {() => URL} place The address of the WebAssembly.
 * @param {(url: URL, load: (url: URL) => Promise<WebAssembly.Module>) => Promise<WebAssembly.Module>} [come] Loads it
 *   unless others have done so.
 */
export function once(start, place, come = (url, load) => load(url)) {
  /** @type {Promise<InitOutput> | undefined} */
  let loading;

  /** @param {{ module: SyncInitInput } | SyncInitInput} given */
  const begin = (given) => {
    const source = /** @type {SyncInitInput} */ (within(given, "module"));
    return start(source instanceof WebAssembly.Module ? source : new WebAssembly.Module(/** @type {BufferSource} */ (source)));
  };

  /** @param {Parameters<typeof import("./mbao.js").default>[0]} [given] */
  const load = async (given) => {
    const source = await within(given, "module_or_path");
    return start(await (source ? compiled(source) : come(place(), compiled)));
  };

  /** @type {typeof import("./mbao.js").default} */
  const init = (given) => {
    loading ??= load(given).catch((error) => {
      loading = undefined; // it can be tried again when the cause is mended
      throw error;
    });
    return loading;
  };
  return { begin, init };
}
