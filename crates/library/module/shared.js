// @ts-check
// What is fetched once for a page, whoever asks: its boards, or its own scripts.

/** @type {{ [address: string]: Promise<any> | undefined }} */
const all = (/** @type {{ [name: symbol]: {} }} */ (globalThis)[Symbol.for("mbao")] ??= {});

/**
 * What is at an address, fetched if nobody has asked for it or it did not come.
 * @template T
 * @param {URL} url
 * @param {(url: URL) => Promise<T>} load
 * @returns {Promise<T>}
 */
export function shared({ href }, load) {
  return (all[href] ??= load(new URL(href)).catch((error) => {
    delete all[href]; // the cause may be gone on the next try
    throw error;
  }));
}
