// A story of several chapters: finds the one that is told, and leads to the others. Fetched where there are several: whoever
// reads one of a single chapter has 1.9 KB less to fetch than if the story's WebAssembly did it.

import { chapters, head } from "./chapter-texts.js";

/** @import { Author } from "./author.js" */
/** @import { Used } from "./diagram.js" */
/** @import { NewGame } from "./mbao.js" */
/** @import { Told } from "./story-text.js" */

/** For tests. */
export { chapters };

/**
 * The chapter that the board's attribute names: its number and its text, among all texts.
 * @param {NewGame} begin
 * @param {Used["element"]} element
 */
export function chosen({ record }, element) {
  const texts = chapters(record ?? "");
  const chapter = Math.max(1, Math.min(Math.trunc(Number(element.chapter)) || 1, texts.length));
  return { texts, chapter, record: texts[chapter - 1] ?? "" };
}

/**
 * Reads the chapter that the board's attribute names. One that cannot be read leaves the beginning of another on the board.
 * @param {(begin: NewGame) => Promise<Told>} read
 * @param {NewGame} begin
 * @param {Used} parts
 * @returns {Promise<Told>}
 */
export async function choose(read, begin, { element }) {
  const { texts, chapter, record } = chosen(begin, element);
  const bar = (/** @type {Element} */ group, /** @type {Author} */ author) => lead(group, element, author, chapter, texts.length);
  try {
    return { ...(await read({ ...begin, record })), chapter, bar };
  } catch (fault) {
    for (const text of texts) {
      try {
        const { game } = await read({ ...begin, record: `${head(text.split("\n")).join("\n")}\n` });
        return { game, story: { headers: {}, words: [], steps: [] }, fault, chapter, bar };
      } catch {}
    }
    throw fault;
  }
}

/**
 * Adds the buttons that lead to the chapters before and after.
 * @param {Element} group
 * @param {Used["element"]} element
 * @param {Author} author
 * @param {number} chapter
 * @param {number} of how many there are
 */
function lead(group, element, author, chapter, of) {
  for (const [sign, to, name] of /** @type {const} */ ([["←", chapter - 1, "chapter-before"], ["→", chapter + 1, "chapter-after"]])) {
    const button = Object.assign(document.createElement("button"), { type: "button", name, textContent: sign, disabled: to < 1 || to > of });
    button.setAttribute("aria-label", author.word(name));
    button.addEventListener("click", () => {
      element.addEventListener("mbao-ready", () => {
        const buttons = [...(element.shadowRoot?.querySelectorAll(/** @type {"button"} */ ("[part=chapters] button:enabled")) ?? [])];
        (buttons.find((button) => button.name === name) ?? buttons[0])?.focus();
      }, { once: true });
      element.removeAttribute("step");
      element.chapter = `${to}`;
    });
    group.append(button);
  }
  const title = author.header("title") && ` · ${author.header("title")}`;
  group.firstChild?.after(Object.assign(document.createElement("span"), { textContent: `${chapter} / ${of}${title}` }));
}
