// What a board says: its words, the caption below it, and what a screen reader announces.

/** @import { Pending } from "./mbao.js" */
/** @import { Parts } from "./parts.js" */

/**
 * The words on the buttons of a choice, by the action or by its last character.
 * @type {Record<string, string | undefined>}
 */
const CHOICES = {
  x: "take", r: "turn", o: "leave", h: "house", s: "stop", "+": "right", "-": "left", L: "from-left", R: "from-right",
  pass: "pass", done: "as-it-is",
};

export class Speech {
  #parts;
  #caption;
  #live;

  /**
   * @param {Pick<Parts, "element" | "session">} parts
   * @param {HTMLElement} caption the line below the board
   * @param {HTMLElement} live what a screen reader announces when it changes
   */
  constructor(parts, caption, live) {
    this.#parts = parts;
    this.#caption = caption;
    this.#live = live;
  }

  /** The language of the board, or of the page around it. */
  get language() {
    const { element } = this.#parts;
    return element.getAttribute("lang") || element.closest("[lang]")?.getAttribute("lang") || "en";
  }

  /**
   * A word of the board's language; its id where there is none.
   * @param {string} id
   * @param {number} [number] what is counted, where the word has a number
   */
  word(id, number) {
    return this.#parts.session.library?.control(this.language, id, number) ?? id;
  }

  /**
   * What an action that is a choice is called.
   * @param {string} action
   * @param {Pending["kind"]} [kind] what is being chosen
   */
  choice(action, kind) {
    if (kind === "resow" && action === "r") return this.word("again");
    if (kind === "resow" && action === "o") return this.word("counter");
    const word = CHOICES[action] ?? CHOICES[action.slice(-1)];
    return word ? this.word(word) : action;
  }

  /**
   * Writes the caption.
   * @param {string} text
   */
  write(text) {
    this.#caption.textContent = text;
  }

  /**
   * Has a screen reader announce a text.
   * @param {string} text
   */
  announce(text) {
    this.#live.textContent = text;
  }

  /**
   * Writes a text and announces it.
   * @param {string} text
   */
  say(text) {
    this.write(text);
    this.announce(text);
  }

  /** What has happened last: every step of it, where there are one or two. */
  get lastAction() {
    const { game, diagram } = this.#parts.session;
    if (diagram) return diagram.sentence;
    if (!game) return "";
    const steps = game.steps(this.language);
    const few = steps.length > 0 && steps.length < 3;
    return few ? steps.map(({ sentence }) => sentence).join(" ") : game.sentence(this.language);
  }

  /**
   * Writes and announces why an action was refused.
   * @param {unknown} error
   */
  refuse(error) {
    this.explain(error, this.#caption);
    this.explain(error, this.#live);
  }

  /**
   * Writes an error: its kind in the board's language, then exactly what and where, which is English.
   * @param {unknown} error
   * @param {HTMLElement} place
   */
  explain(error, place) {
    const { code, message } = details(error);
    const { library } = this.#parts.session;
    const kind = library?.control(this.language, code) ?? (library ? this.word("error") : "Mbao");
    place.replaceChildren(`${kind}: `, Object.assign(document.createElement("span"), { lang: "en", textContent: message }));
  }
}

/**
 * The code and the message of anything that was thrown.
 * @param {unknown} error
 */
export function details(error) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "error";
  return { code, message: error instanceof Error ? error.message : String(error) };
}
