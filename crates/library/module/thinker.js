// The computer players' own WebAssembly: in a worker it answers messages, elsewhere it is called.
/** Games from the notebook have a module of their own; each is loaded once. */
const wasm = {};

async function load(name) {
  const url = new URL(name, import.meta.url);
  let source;
  if (url.protocol === "file:") {
    const files = "node:fs/promises"; // Node fetches no files
    source = await (await import(/* @vite-ignore */ files)).readFile(url);
  } else {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} could not be fetched: ${response.status} ${response.statusText}`);
    source = await response.arrayBuffer();
  }
  const { instance } = await WebAssembly.instantiate(source, { clock: { now: () => performance.now() } });
  return instance.exports;
}

/** Answers a request, as `crates/opponent` tells. */
export async function think(parts) {
  // Last comes the file of a noted game.
  const name = parts?.at(-1) ? "mbao_notebook_player_bg.wasm" : "mbao_player_bg.wasm";
  wasm[name] ??= load(name).catch((error) => {
    wasm[name] = undefined; // mended causes may be tried again
    throw error;
  });
  const { room, think, memory } = await wasm[name];
  if (!parts) return undefined;
  const request = new TextEncoder().encode(parts.join("\0"));
  let at = room(request.length);
  new Uint8Array(memory.buffer, at).set(request);
  const length = think();
  at = room(length);
  return new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
}

if (typeof WorkerGlobalScope !== "undefined" && self instanceof WorkerGlobalScope) {
  addEventListener("message", async ({ data: { id, parts } }) => {
    try {
      postMessage({ id, answer: await think(parts) });
    } catch (error) {
      postMessage({ id, error: String(error?.message ?? error) });
    }
  });
}
