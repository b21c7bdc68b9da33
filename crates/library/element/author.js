// What the author of a story says, in the reader's language, and what the board says beside it.
import { STORIES } from "./story-words.js";

/** @import { Story, StoryWords } from "./mbao.js" */
/** @import { Speech } from "./speaking.js" */

export class Author {
  #headers;
  #speech;

  /**
   * @param {Story["headers"]} headers
   * @param {Speech} speech
   */
  constructor(headers, speech) {
    this.#headers = headers;
    this.#speech = speech;
  }

  /** The board's own text, in its language. */
  word(/** @type {string} */ key) {
    return (STORIES[this.#speech.word("lang")] ?? STORIES.en)[key] ?? key;
  }

  /**
   * The words in the language that the reader is told in: the reader's own, the board's, the header's, or the first one,
   * whichever has something.
   * @param {StoryWords[]} words
   * @param {(words: StoryWords) => unknown} has
   */
  of(words, has) {
    const own = Object.entries(this.#headers).find(([name]) => name.toLowerCase() === "language")?.[1] ?? "";
    const full = words.filter(has);
    const tag = (/** @type {StoryWords} */ { language }) => language ?? own;
    const wanted = [this.#speech.language, this.#speech.word("lang"), own, full[0] ? tag(full[0]) : ""];
    const language = wanted.find((one) => full.some((words) => alike(tag(words), one))) ?? "";
    return { language, words: full.filter((words) => alike(tag(words), language)) };
  }

  /** The text at a board, and its language. */
  text(/** @type {StoryWords[]} */ all) {
    const { words, language } = this.of(all, ({ text }) => text);
    return { text: words.map(({ text }) => text).join(" "), language };
  }

  /** The name of a language that is neither the reader's nor the board's; empty for those. */
  foreign(/** @type {string} */ language) {
    const own = this.#speech.word("lang");
    return alike(language, own) || alike(language, this.#speech.language) ? "" : named(language, own);
  }
}

/** Whether two tags name the same language. */
function alike(/** @type {string} */ one, /** @type {string} */ other) {
  const first = (/** @type {string} */ tag) => tag.toLowerCase().split(/[-_]/)[0];
  return first(one) === first(other);
}

/** A language's name in another, or its tag. */
function named(/** @type {string} */ tag, /** @type {string} */ within) {
  try {
    return new Intl.DisplayNames([within], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
