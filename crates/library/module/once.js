// @ts-check
// Begins a WebAssembly once, however often and from whatever that is asked for.

/** @import { InitInput, InitOutput, SyncInitInput } from "./mbao.js" */

/**
 * What stands in a plain object under a name, or the thing itself.
 * @template T
 * @param {T | Record<string, T> | undefined} given
 * @param {string} name
 * @returns {T | undefined}
 */
function within(given, name) {
  const plain = given && Object.getPrototypeOf(given) === Object.prototype;
  return plain ? /** @type {Record<string, T>} */ (given)[name] : /** @type {T | undefined} */ (given);
}

/** @param {URL} url */
function fetched(url) {
  // Node fetches no files. Asked for so and not imported, no bundler looks for Node's own module.
  const files = url.protocol === "file:" ? globalThis.process?.getBuiltinModule?.("node:fs/promises") : undefined;
  return files ? files.readFile(url) : fetch(url);
}

/**
 * @param {InitInput | BufferSource} given
 * @returns {Promise<WebAssembly.Module>}
 */
async function compiled(given) {
  let source = given;
  if (typeof source === "string" || source instanceof Request) source = await fetch(source);
  else if (source instanceof URL) source = await fetched(source);
  if (source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url} could not be fetched: ${source.status} ${source.statusText}`);
    // Compiled while it comes, where the server names what it sends.
    const streams = source.headers.get("content-type") === "application/wasm";
    source = await (streams ? WebAssembly.compileStreaming(source) : source.arrayBuffer());
  }
  return source instanceof WebAssembly.Module ? source : WebAssembly.compile(/** @type {BufferSource} */ (source));
}

/**
 * The two ways to begin: `init` waits for what is fetched, `begin` has its bytes.
 * @param {(given: { module: SyncInitInput }) => InitOutput} initSync The generated beginning.
 * @param {() => URL} place Where the WebAssembly lies.
 */
export function once(initSync, place) {
  /** @type {Promise<InitOutput> | undefined} */
  let loading;

  /** @param {{ module: SyncInitInput } | SyncInitInput} given */
  const begin = (given) => initSync({ module: /** @type {SyncInitInput} */ (within(given, "module")) });

  /** @param {Parameters<typeof import("./mbao.js").default>[0]} [given] */
  const load = async (given) => begin(await compiled((await within(given, "module_or_path")) ?? place()));

  /** @type {typeof import("./mbao.js").default} */
  const init = (given) => {
    loading ??= load(given).catch((error) => {
      loading = undefined; // mended causes may be tried again
      throw error;
    });
    return loading;
  };
  return { begin, init };
}
