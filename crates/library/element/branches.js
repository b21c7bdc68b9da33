// What stands below a story's buttons: its branches, the language of its words, and what is wrong with it.

import { make } from "./make.js";

/** @import { StoryBranch, StoryStep } from "./mbao.js" */
/** @import { Author } from "./author.js" */
/** @import { Used } from "./diagram.js" */
/** @import { Told } from "./story-text.js" */

/** A branch can be entered, and the line can be gone back to: what the buttons do. */
/** @typedef {{ enter: (which: number) => unknown, leave: () => unknown }} Ways */

export class Branches {
  #parts;
  #author;
  #ways;
  #tale = Object.assign(document.createElement("div"), { className: "tale" });
  /** What the buttons were made for. */
  #made = "";

  /**
   * @param {Pick<Used, "element" | "speech" | "tell">} parts
   * @param {Author} author
   * @param {Ways} ways
   */
  constructor(parts, author, ways) {
    this.#parts = parts;
    this.#author = author;
    this.#ways = ways;
  }

  /** Takes its place on the board; whether it had none. */
  settle() {
    if (this.#tale.isConnected) return false;
    this.#parts.element.shadowRoot?.querySelector(".below")?.append(this.#tale);
    return true;
  }

  remove() {
    this.#tale.remove();
  }

  /** Says what cannot be read or played. */
  confess(/** @type {unknown} */ fault) {
    const { speech, tell } = this.#parts;
    this.absolve();
    const box = /** @type {HTMLElement} */ (make(this.#tale, "p", { class: "error", role: "alert" }));
    this.#tale.prepend(box);
    const sentence = speech.explain(fault, box);
    const { code = "error", message = String(fault) } = /** @type {{ code?: string, message?: string }} */ (fault);
    tell("mbao-error", { code, message, sentence });
  }

  /** Says no longer what cannot be read or played. */
  absolve() {
    this.#tale.querySelector(".error")?.remove();
  }

  /**
   * Shows the branches of a step, and the language of words that are not in the reader's.
   * @param {StoryBranch[]} branches
   * @param {{ left: boolean, branching: boolean, foreign: string, bar?: Told["bar"] }} about `left`: the line can be gone back to;
   *   `branching`: the line has branches somewhere; `foreign`: the language's name; `bar`: what leads to other chapters
   */
  show(branches, { left, branching, foreign, bar }) {
    const { element, speech } = this.#parts;
    const made = JSON.stringify([foreign, speech.language, left, branching, branches]);
    if (made === this.#made) return;
    this.#made = made;
    const tale = this.#tale;
    const author = this.#author;
    tale.lang = speech.word("lang");
    tale.classList.toggle("branching", left || branching);
    const focused = tale.contains(element.shadowRoot?.activeElement ?? null);
    for (const old of tale.querySelectorAll(":scope > :not(.error)")) old.remove();
    if (foreign) make(tale, "p", { class: "foreign" }, `${author.word("in-language")}: ${foreign}`);
    const row = (/** @type {string} */ part) => make(tale, "div", { class: "branches", part, role: "group", "aria-label": author.word(part) });
    bar?.(row("chapters"), author);
    if (!branches[0] && !left) return;
    const group = row("branches");
    const chip = (/** @type {string} */ text, /** @type {() => unknown} */ press, label = text) =>
      make(group, "button", { type: "button", "aria-label": label }, text).addEventListener("click", press);
    if (left) chip(`← ${author.word("leave")}`, this.#ways.leave, author.word("leave"));
    if (branches[0]) make(group, "span", {}, `${author.word("branches")}:`);
    branches.forEach(({ steps }, at) => chip(label(steps), () => this.#ways.enter(at), `${author.word("branches")}: ${label(steps)}`));
    if (focused) group.querySelector("button")?.focus();
  }
}

/** The actions of a branch's first turn, or rather all that belong to its beginning. */
export function label(/** @type {StoryStep[]} */ steps) {
  const follow = steps.slice(1).findIndex(({ action }) => /^@?[a-l]\d|^(lift|lay|tap|pass|done)/.test(action));
  return steps.slice(0, follow < 0 ? steps.length : follow + 1).map(({ action }) => action).join(" ");
}
