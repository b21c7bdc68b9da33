// @ts-check
// The words of languages other than the first: each fetched once for a page, when it is first asked for.
import { fetched } from "./fetched.js";
import { WORDS } from "./languages.js";
import { shared } from "./shared.js";

/** @typedef {{ [file: string]: { [key: string]: string } | undefined }} Texts texts by the name of their file and their key */

/** @type {{ [tag: string]: Texts }} the element's own texts of the languages that were fetched */
const TEXTS = {};

/** @type {{ words: string, texts: Texts }} */
const NONE = { words: "", texts: {} };

const OTHERS = Object.keys(WORDS);

/** The tag of a language of which there are words, such as `sw` for `sw-KE`. */
function tagKnown(/** @type {string} */ language) {
  const asked = `${language}-`.toLowerCase().replace("_", "-");
  const all = OTHERS.filter((tag) => asked.startsWith(`${tag.toLowerCase()}-`));
  return all.reduce((best, tag) => (tag.length > best.length ? tag : best), "");
}

async function wordsAt(/** @type {URL} */ url) {
  const came = await fetched(url);
  const words = came instanceof Uint8Array ? new TextDecoder().decode(came) : came.ok ? await came.text() : "";
  // Without its own texts it was cut short, or is no file of words.
  const [, texts = ""] = /\x1etexts\x1e([^\x1e]*)\x1e$/.exec(words) ?? [];
  return { words, texts: JSON.parse(texts) };
}

/**
 * The words of a language, for the function `bring` of a library; none if there are none or they do not come.
 * @param {string} language
 */
export async function wordsOf(language) {
  const tag = tagKnown(language);
  const url = WORDS[tag]?.();
  const { words, texts } = url ? await shared(url, wordsAt).catch(() => NONE) : NONE;
  if (tag) TEXTS[tag] = texts;
  return words;
}

/** The element's own texts in a language, as far as they were fetched. */
export const textsOf = (/** @type {string} */ language) => TEXTS[tagKnown(language)] ?? {};

/** Makes what fetches the words of some languages, or of all, and then gives them to a library. */
export const speaking = (/** @type {(language: string, words: string) => void} */ bring) => async (languages = OTHERS) => {
  const all = await Promise.all(languages.map(wordsOf));
  return () => languages.forEach((language, at) => bring(language, all[at] ?? ""));
};
