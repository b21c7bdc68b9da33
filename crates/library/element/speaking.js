// Speaks for a board: its words, the caption below it, and the announcements of a screen reader.

import { UNLOADED } from "./unloaded-words.js";
import { textsOf } from "./words.js";

/** @import { Parts } from "./parts.js" */

/**
 * What a board tells: a short line for play, and the sentence for study, with its pits and places. Where there is
 * only one text, it is both.
 * @typedef {{ line: string, sentence: string }} Told
 */

/** @type {Record<string, string | undefined>} the board's own texts, each asked for once */
let SAID = {};

/** Milliseconds for which a text can be announced: whoever reads the board later reads only what can be seen. */
const ANNOUNCED = 3000;

export class Speech {
  #parts;
  #caption;
  #live;
  #why;
  #full;
  /** @type {ReturnType<typeof setTimeout> | undefined} ends an announcement */
  #silence;
  /** The language in which the board was drawn last. */
  spoken;

  /**
   * @param {Pick<Parts, "element" | "stage" | "session">} parts
   * @param {HTMLElement} caption the line below the board
   * @param {HTMLElement} live the element that a screen reader announces when it changes
   * @param {HTMLElement} why the button that shows the sentence behind a line
   * @param {HTMLElement} full the place of that sentence
   */
  constructor(parts, caption, live, why, full) {
    this.#parts = parts;
    this.#caption = caption;
    this.#live = live;
    this.#why = why;
    this.#full = full;
    full.hidden = true;
    this.spoken = this.language;
    new ResizeObserver(() => this.#reach()).observe(caption);
    why.addEventListener("click", () => this.#unfold(Boolean(this.#full.hidden)));
    this.write("");
  }

  /** Lets words that scroll, as in a low frame, be reached by keys: those that lack more than a part of a letter. */
  #reach() {
    const caption = this.#caption;
    if (caption.scrollHeight > caption.clientHeight + 8) [caption.tabIndex, caption.ariaHidden] = [0, null];
    else caption.removeAttribute("tabindex");
  }

  /** The board tells short lines: the attribute `register` says so, or somebody can play on it. */
  get plays() {
    const { register, steps, readonly } = this.#parts.element;
    return register ? register === "play" : steps === null && !readonly;
  }

  /** Shows the sentence behind the line, or hides it. */
  #unfold(/** @type {boolean} */ open) {
    this.#full.hidden = !open;
    this.#why.setAttribute("aria-expanded", String(open));
  }

  /** The language of the board, or of the page around it. */
  get language() {
    return this.#parts.session.language;
  }

  /**
   * A text in the board's language; its id if there is none.
   * @param {string} id
   * @param {number} [number] the count, if the text has a number
   */
  word(id, number) {
    const { library, called, language } = this.#parts.session;
    return (SAID[`${[language, called, id, number]}`] ??= library?.control(language, id, number, called)) ?? id;
  }

  /**
   * The texts of a file in the board's language; those of the first language for what it lacks.
   * @param {string} file
   * @param {{ [key: string]: string }} first
   */
  texts(file, first) {
    return { ...first, ...textsOf(this.language)[file] };
  }

  /** Asks for all texts again: those of the board's language were not there until now. */
  relearn() {
    SAID = {};
    this.#parts.session.retell();
  }

  /** Marks the texts with their language: the board may not speak the page's own. */
  mark() {
    const { stage } = this.#parts;
    this.spoken = this.language;
    for (const place of [stage, this.#caption.parentElement, this.#live]) place?.setAttribute("lang", this.word("lang"));
  }

  /** Writes the caption: in play the line, with the sentence behind it. */
  write(/** @type {Told | string} */ told) {
    let { line, sentence } = typeof told === "string" ? { line: told, sentence: told } : told;
    // Where there is nothing to say behind a line, such as a task of an opening, there is how the game stands.
    if (this.plays && line === sentence) sentence = this.told.sentence || sentence;
    const written = this.plays ? line : sentence;
    if (written !== this.#caption.textContent) {
      this.#caption.textContent = written;
      this.#caption.ariaHidden = null;
      // Where it scrolls it begins with its first line. A key's smooth scroll ends only by another one.
      for (const behavior of this.#caption.tabIndex < 0 ? [] : /** @type {const} */ (["smooth", "instant"])) this.#caption.scrollTo({ top: 0, behavior });
    }
    if (sentence !== this.#full.textContent) this.#unfold(false);
    this.#full.textContent = sentence;
    this.#why.ariaLabel = this.word("why");
    // It keeps its room: the line beside it does not jump.
    this.#why.style.visibility = written === sentence ? "hidden" : "";
  }

  /** What stands in the caption. */
  get written() {
    return this.#caption.textContent ?? "";
  }

  /** Lets a screen reader announce a text, unless the board is `quiet`. */
  announce(/** @type {string} */ text) {
    this.#live.textContent = this.#parts.element.quiet ? "" : text;
    this.#announced();
  }

  /** Nobody is to hear a text twice: it leaves the tree once it is announced, and the caption is not there as long. */
  #announced() {
    const told = this.#live.textContent ?? "";
    // Where it scrolls by keys it can have the focus, and is there.
    this.#caption.ariaHidden = told.includes(this.written) && told && this.#caption.tabIndex < 0 ? "true" : null;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.hush(), ANNOUNCED);
  }

  /** Ends an announcement. */
  hush() {
    clearTimeout(this.#silence);
    this.#live.textContent = "";
    this.#caption.ariaHidden = null;
  }

  /** Writes a text and announces it; a listener is told the sentence, which names the pits. */
  say(/** @type {Told | string} */ told) {
    this.write(told);
    this.announce(typeof told === "string" ? told : told.sentence);
  }

  /** @returns {Told} the last turn and what comes next, or a diagram's step */
  get told() {
    const { diagram, turn } = this.#parts.session;
    return diagram?.told ?? turn ?? { line: "", sentence: "" };
  }

  /** Writes and announces why an action was refused; returns the text. */
  refuse(/** @type {unknown} */ error) {
    this.write(this.explain(error, this.#live));
    this.#announced();
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

  /** Writes an error: its kind in the board's language, then the exact message in English; returns the text. */
  explain(/** @type {unknown} */ error, /** @type {HTMLElement} */ place) {
    const { library } = this.#parts.session;
    const kind = library?.control(this.language, details(error).code) ?? (library ? this.word("error") : unloaded(this.language));
    return fault(kind, error, place);
  }
}

/** The language that is declared where an element stands, also across shadow trees. */
export function languageOf(/** @type {Element} */ element) {
  /** @type {Element | undefined} */
  let at = element;
  while (at) {
    const found = at.closest("[lang]");
    if (found) return found.getAttribute("lang") || "en";
    at = /** @type {ShadowRoot} */ (at.getRootNode()).host;
  }
  return "en";
}

/** Says in a language that a board does not work. */
export function unloaded(/** @type {string} */ language) {
  const { loaded = "", able = "" } = { ...UNLOADED, ...textsOf(language).unloaded };
  return "WebAssembly" in globalThis ? loaded : `${loaded}: ${able}`;
}

/** Writes the kind of an error and its exact message; returns the whole text. */
export function fault(/** @type {string} */ kind, /** @type {unknown} */ error, /** @type {HTMLElement} */ place) {
  const exactly = Object.assign(document.createElement("span"), { lang: "en", textContent: details(error).message });
  place.replaceChildren(`${kind}: `, exactly);
  return place.textContent ?? "";
}

/** The code and the message of any thrown value. */
export function details(/** @type {unknown} */ error) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "error";
  return { code, message: error instanceof Error ? error.message : String(error) };
}
