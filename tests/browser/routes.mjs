// The pages of the site, from its files.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { front, languages } from "./games.mjs";
import { filesOf, folder } from "./site.mjs";

/** The text of a page's file. */
export const written = (route) => readFile(join(folder, route, "index.html"), "utf8");

/** The paths of all pages, without those that only redirect. */
export async function routes() {
  const files = (await filesOf(folder)).filter((file) => file.endsWith("index.html"));
  const all = files.map((file) => file.replace(/index\.html$/, "")).sort();
  const leads = await Promise.all(all.map(async (route) => (await written(route)).includes('http-equiv="refresh"')));
  return all.filter((_, at) => !leads[at]);
}

/** The language of a page. */
export const languageOf = (route) => languages.slice(1).find((language) => route.startsWith(front(language))) ?? "en";
/** The kind of page at an address: pages of other games, sections or diagrams are written by the same code. */
export const kind = (route) => route.slice(front(languageOf(route)).length).replace(/\/[^/]+/, "/*");
