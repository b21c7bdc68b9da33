// The built library, loaded from its file instead of by a page.
import { readFile } from "node:fs/promises";

/** Where `cargo xtask build` puts it. */
export const folder = new URL("../../dist/mbao/", import.meta.url);

/** The library with its WebAssembly running. */
export async function library() {
  const mbao = await import(new URL("mbao.js", folder));
  await mbao.default({ module_or_path: await readFile(new URL("mbao_bg.wasm", folder)) });
  return mbao;
}

/** The TypeScript declarations. */
export function declarations() {
  return readFile(new URL("mbao.d.ts", folder), "utf8");
}
