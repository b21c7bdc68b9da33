// The pages of a made-up language, which is written from right to left, fit a narrow screen although its words are long,
// and nothing on them is left untranslated. That what is written by hand speaks every language, `out/by_hand.rs` tests.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { launch, open } from "./chromium.mjs";
import { host } from "./host.mjs";
import { MADE, make } from "./language.mjs";
import { root, serve } from "./site.mjs";

const TAG = "en-XA";

/** The pages that a reader meets first, one of each kind. */
const MAIN = [
  "", "section/introduction/", "section/enkeshui/", "section/bibliography/", "game/lukho/", "diagram/k/", "play/", "play/omweso/", "learn/", "learn/enkeshui/",
  "print/ndoto/", "glossary/", "errata/", "affinities/", "compare/", "figures/", "wonders/", "solved/", "map/", "notebook/", "guide/museum/", "embed/", "about/",
];

let site;
let browser;
let server;
let address;

before(async () => {
  site = await serve();
  browser = await launch();
  if (!process.env.AS_BUILT) await make();
  server = await host([join(MADE, "site"), site.folder]);
  ({ address } = server);
});

after(async () => {
  await server?.stop();
  await browser?.close();
  site?.stop();
});

/**
 * Words that are the same in every language: names of games and their recorders' names for them, titles of
 * sources, and places in the sources, which are English.
 */
async function read() {
  const content = join(root, "content");
  // Languages' own names, themes and keys.
  const known = new Set(["Kiswahili", "Pseudo", "empiki", "komwe", "Ctrl"]);
  for (const file of await readdir(content, { recursive: true })) {
    if (file.startsWith("i18n") || !/\.(toml|json)$/.test(file)) continue;
    const text = await readFile(join(content, file), "utf8");
    // Relatives have their names in their own files, and names of sources are not translated.
    const named = file.startsWith("relatives") ? text.matchAll(/(?:"says":|^(?:name|source|id) =) "(.*)"/gm) : text.matchAll(/^\s*"?(?:name|title|where|id|people|place|authors|in|scientific|seen|note)"?\s*[:=]\s*"(.*)",?$/gm);
    for (const match of named) for (const word of match.at(-1).split(/[^\p{L}\p{M}]+/u)) known.add(word);
  }
  return [...known];
}

let known;
const names = () => (known ??= read());

/** Visible texts with words that have no accent and are not names. */
const untranslated = (names) => {
  const known = new Set(names);
  const code = "script, style, template, svg.mbao, code, pre, kbd, textarea, .other, a[href$='.json'], cite, samp, .brand, .cite, .sources, .coordinates, .settings-language, .question-number";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const { textContent, parentElement: around } = walker.currentNode;
    if (around.closest(code) || around.closest("[lang]").lang !== document.documentElement.lang) continue;
    const words = textContent.split(/[^\p{L}\p{M}]+/u).filter((word) => /^[A-Za-z]{4,}$/.test(word) && !known.has(word));
    if (words.length) found.push(`${words.join(" ")} in <${around.localName} class="${around.className}">: ${textContent.trim().slice(0, 90)}`);
  }
  return found;
};

for (const route of MAIN) {
  test(`in a language with longer words ${route || "the front"} fits and is fully translated`, async () => {
    const { page, close } = await open(browser, `${address}${TAG}/${route}`, { viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
    const [wide, dir] = await page.evaluate(() => [document.documentElement.scrollWidth - document.documentElement.clientWidth, document.documentElement.dir]);
    const left = await page.evaluate(untranslated, await names());
    await close();
    assert.deepEqual({ wide, dir, left }, { wide: 0, dir: "rtl", left: [] });
  });
}
