// @ts-check
// What is fetched once for a page, whoever asks: its boards, or its own scripts.

/** @type {{ [address: string]: Promise<WebAssembly.Module> | undefined }} */
const all = (/** @type {{ [name: symbol]: {} }} */ (globalThis)[Symbol.for("mbao")] ??= {});

/**
 * The WebAssembly of an address, fetched if nobody has asked for it or it did not come.
 * @param {URL} url
 * @param {(url: URL) => Promise<WebAssembly.Module>} load
 */
export function shared({ href }, load) {
  return (all[href] ??= load(new URL(href)).catch((error) => {
    delete all[href]; // the cause may be gone on the next try
    throw error;
  }));
}
