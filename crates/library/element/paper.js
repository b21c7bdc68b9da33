// Prints boards that wait to come near the view. Browsers do not wait for what a page asks for when it is printed, unless
// nothing else is done meanwhile. Fetched by such boards.
import * as mbao from "./rules.js";

let fetched = false;

/** Fetches the rules while everything else stands still; if they cannot be fetched, a board says so when it begins. */
export function hurry(/** @type {(rules: typeof mbao) => void} */ lend) {
  if (fetched) return;
  const request = new XMLHttpRequest();
  request.open("GET", new URL("mbao_bg.wasm", import.meta.url), false);
  // What is fetched so can only be text: each byte is a sign.
  request.overrideMimeType("text/plain; charset=x-user-defined");
  try {
    request.send();
    mbao.initSync({ module: Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0)) });
    lend(mbao);
    fetched = true;
  } catch {
    // No network, or no WebAssembly.
  }
}
