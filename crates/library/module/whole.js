// @ts-check
// Boards in a page of one file: the modules follow here, each in a scope of its own, and find each other in `inThisFile`. What
// they fetch is in the page: the JSON script `carried-files` has the files by name, packed, as addresses.

const inThisFile = /** @type {{ [name: string]: any }} */ ({});
const elsewhere = globalThis.fetch;
/** @type {{ [name: string]: string | undefined }} */
const files = JSON.parse(document.getElementById("carried-files")?.textContent ?? "{}");
globalThis.fetch = async (what, how) => {
  const packed = files[String(what).replace(/.*\//, "")];
  if (!packed) return elsewhere(what, how);
  const { body } = await elsewhere(packed);
  return new Response(body?.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } });
};
