// @ts-check
// Makes a page of one file that tells a story without a network.
import { WORDS } from "./languages.js";

/** Written as text: the policy of a site may refuse styles, even in a page that is only being made. */
const HEAD = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style>body { max-width: 50rem; margin: 1rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif }</style>`;

async function come(/** @type {URL} */ url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} could not be fetched: ${answer.status}`);
  return answer;
}

/** The name of a file and an address that carries it, packed. */
async function packed(/** @type {URL} */ url) {
  const { body } = await come(url);
  const bytes = await new Response(body?.pipeThrough(new CompressionStream("gzip"))).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve([url.href.replace(/.*\//, ""), reader.result]));
    reader.readAsDataURL(bytes);
  });
}

/**
 * The page as HTML: its language, its title, the game and the text that its board tells, and a line below it.
 * @param {string[]} told
 */
export async function page([lang = "", title = "", game = "", steps = "", line = ""]) {
  const rules = [new URL("mbao_bg.wasm", import.meta.url), new URL("mbao_story_bg.wasm", import.meta.url)];
  const words = Object.values(WORDS).map((place) => place());
  const [whole, ...files] = await Promise.all([come(new URL("whole.js", import.meta.url)).then((answer) => answer.text()), ...[...rules, ...words].map(packed)]);
  const { body, documentElement } = document.implementation.createHTMLDocument(title);
  documentElement.lang = lang;
  const add = (/** @type {string} */ name, /** @type {{ [name: string]: string }} */ attributes, text = "") => {
    const made = body.appendChild(body.ownerDocument.createElement(name));
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.textContent = text;
  };
  add("h1", {}, title);
  add("mbao-board", { game, steps, lang });
  add("p", {}, line);
  add("script", { id: "carried-files", type: "application/json" }, JSON.stringify(Object.fromEntries(files)));
  add("script", { type: "module" }, whole);
  return `<!doctype html>\n${documentElement.outerHTML.replace("<head>", HEAD)}\n`;
}
