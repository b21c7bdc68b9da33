// Speaks for a board: its words, the caption below it, and the announcements of a screen reader.

import { UNABLE, UNLOADED } from "./unloaded.js";

/** @import { Parts } from "./parts.js" */

export class Speech {
  #parts;
  #caption;
  #live;

  /**
   * @param {Pick<Parts, "element" | "stage" | "session">} parts
   * @param {HTMLElement} caption the line below the board
   * @param {HTMLElement} live the element that a screen reader announces when it changes
   */
  constructor(parts, caption, live) {
    this.#parts = parts;
    this.#caption = caption;
    this.#live = live;
  }

  /** The language of the board, or of the page around it. */
  get language() {
    return languageOf(this.#parts.element);
  }

  /**
   * A text in the board's language; its id if there is none.
   * @param {string} id
   * @param {number} [number] the count, if the text has a number
   */
  word(id, number) {
    const { library, called } = this.#parts.session;
    return library?.control(this.language, id, number, called) ?? id;
  }

  /** Marks the texts with their language: the board may not speak the page's own. */
  mark() {
    const { stage } = this.#parts;
    for (const place of [stage, this.#caption.parentElement, this.#live]) place?.setAttribute("lang", this.word("lang"));
  }

  /**
   * Writes the caption.
   * @param {string} text
   */
  write(text) {
    this.#caption.textContent = text;
  }

  /**
   * Lets a screen reader announce a text, unless the board is `quiet`.
   * @param {string} text
   */
  announce(text) {
    this.#live.textContent = this.#parts.element.quiet ? "" : text;
  }

  /**
   * Writes a text and announces it.
   * @param {string} text
   */
  say(text) {
    this.write(text);
    this.announce(text);
  }

  /** The sentence of the last turn and of what comes next, or of a diagram's step. */
  get told() {
    const { game, diagram, you } = this.#parts.session;
    return diagram ? diagram.sentence : (game?.sentence(this.language, you) ?? "");
  }

  /**
   * Writes and announces why an action was refused; returns the text.
   * @param {unknown} error
   */
  refuse(error) {
    this.explain(error, this.#live);
    return this.explain(error, this.#caption);
  }

  /**
   * Writes and announces that a part of the board did not arrive; returns the text. The exact message, which
   * names a file, is for the people who run the site.
   * @param {unknown} error
   * @param {string} id the text
   */
  lack(error, id) {
    console.warn(error);
    const told = this.word(id);
    this.say(told);
    return told;
  }

  /**
   * Writes an error: its kind in the board's language, then the exact message in English; returns the text.
   * @param {unknown} error
   * @param {HTMLElement} place
   */
  explain(error, place) {
    const { library } = this.#parts.session;
    const kind = library?.control(this.language, details(error).code) ?? (library ? this.word("error") : unloaded(this.language));
    return fault(kind, error, place);
  }
}

/**
 * The language that is declared where an element stands, also across shadow trees.
 * @param {Element} element
 */
export function languageOf(element) {
  /** @type {Element | undefined} */
  let at = element;
  while (at) {
    const found = at.closest("[lang]");
    if (found) return found.getAttribute("lang") || "en";
    at = /** @type {ShadowRoot} */ (at.getRootNode()).host;
  }
  return "en";
}

/**
 * Says in a language that a board does not work: the only text that is there before the rules are loaded.
 * @param {string} language
 */
export function unloaded(language) {
  const said = (/** @type {typeof UNLOADED} */ texts) => texts[language.toLowerCase().split(/[-_]/)[0] ?? ""] ?? texts.en;
  return "WebAssembly" in globalThis ? said(UNLOADED) : `${said(UNLOADED)}: ${said(UNABLE)}`;
}

/**
 * Writes the kind of an error and its exact message; returns the whole text.
 * @param {string} kind
 * @param {unknown} error
 * @param {HTMLElement} place
 */
export function fault(kind, error, place) {
  const exactly = Object.assign(document.createElement("span"), { lang: "en", textContent: details(error).message });
  place.replaceChildren(`${kind}: `, exactly);
  return place.textContent ?? "";
}

/**
 * The code and the message of any thrown value.
 * @param {unknown} error
 */
export function details(error) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "error";
  return { code, message: error instanceof Error ? error.message : String(error) };
}
