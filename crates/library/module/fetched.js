// @ts-check
// Fetches a file of this package, in Node as well.

export function fetched(/** @type {URL} */ url) {
  // Node cannot fetch files. Node's own module is not imported, so that no bundler looks for it.
  const files = url.protocol === "file:" ? globalThis.process?.getBuiltinModule?.("node:fs/promises") : undefined;
  return files ? files.readFile(url) : fetch(url);
}
