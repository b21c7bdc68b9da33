// @ts-check
// Starts a WebAssembly module only once, however often and from whatever source that is asked for.
import { fetched } from "./fetched.js";

/** @import { InitInput, InitOutput, SyncInitInput } from "./mbao.js" */

/**
 * What is given by name: a plain object itself, or an object with the given value under this name.
 * @template {string} Name
 * @template T
 * @param {T | { [name in Name]?: T } | undefined} given
 * @param {Name} name
 * @returns {{ [name in Name]?: T } & { languages?: string[] }}
 */
function named(given, name) {
  const plain = given && Object.getPrototypeOf(given) === Object.prototype;
  return /** @type {any} */ (plain ? given : { [name]: given });
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
 * @param {(languages: string[] | undefined) => Promise<() => void>} [words] Fetches words, and then brings them.
 */
export function once(start, place, come = (url, load) => load(url), words) {
  /** @type {Promise<InitOutput> | undefined} */
  let loading;

  /** @param {{ module: SyncInitInput } | SyncInitInput} given */
  const begin = (given) => {
    const source = /** @type {SyncInitInput} */ (named(given, "module").module);
    return start(source instanceof WebAssembly.Module ? source : new WebAssembly.Module(/** @type {BufferSource} */ (source)));
  };

  /** @param {InitInput | Promise<InitInput>} [given] */
  const load = async (given) => {
    const source = await given;
    return start(await (source ? compiled(source) : come(place(), compiled)));
  };

  /** @type {typeof import("./mbao.js").default} */
  const init = async (given) => {
    const { module_or_path, languages } = named(given, "module_or_path");
    // Asked for along with the rest.
    const said = words?.(languages);
    loading ??= load(module_or_path).catch((error) => {
      loading = undefined; // it can be tried again when the cause is mended
      throw error;
    });
    const running = await loading;
    (await said)?.();
    return running;
  };
  return { begin, init };
}
