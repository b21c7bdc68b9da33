// The computer players' own WebAssembly: in a worker it answers messages, elsewhere it is called.
/** Where it lies, and that for games from the notebook; written out, so that bundlers take both along. */
const PLAIN = () => new URL("mbao_player_bg.wasm", import.meta.url);
const NOTED = () => new URL("mbao_notebook_player_bg.wasm", import.meta.url);
/** What runs by now, each loaded once. */
const running = new Map();

async function load(url) {
  let source;
  if (url.protocol === "file:") source = await (await node("fs/promises")).readFile(url); // Node fetches no files
  else {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} could not be fetched: ${response.status} ${response.statusText}`);
    source = await response.arrayBuffer();
  }
  const { instance } = await WebAssembly.instantiate(source, { clock: { now: () => performance.now() } });
  return instance.exports;
}

/** A module of Node's own, which no bundler is to look for. */
function node(name) {
  return import(/* @vite-ignore */ `node:${name}`);
}

/** Answers a request, as `crates/opponent` tells. */
export async function think(parts) {
  const place = parts?.at(-1) ? NOTED : PLAIN; // last comes the file of a noted game
  if (!running.has(place)) running.set(place, load(place()));
  const { room, think, memory } = await running.get(place).catch((error) => {
    running.delete(place); // mended causes may be tried again
    throw error;
  });
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
