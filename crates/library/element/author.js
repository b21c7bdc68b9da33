// What the author of a story says, in the reader's language, and what the board says beside it.
import { STORY } from "./story-words.js";

/** @import { Story, StoryWords } from "./mbao.js" */
/** @import { Speech } from "./speaking.js" */

export class Author {
  #headers;
  #speech;

  constructor(/** @type {Story["headers"]} */ headers, /** @type {Speech} */ speech) {
    this.#headers = headers;
    this.#speech = speech;
  }

  /** The board's own text, in its language. */
  word(/** @type {string} */ key) {
    return this.#speech.texts("story", STORY)[key] ?? key;
  }

  /**
   * The words in the language that the reader is told in: the reader's own, the board's, the header's, or the first one,
   * whichever has something; each in the very language, or else in the nearest. Different languages never mix.
   * @template {Pick<StoryWords, "language">} Words
   * @param {Words[]} words
   * @param {(words: Words) => unknown} has
   */
  of(words, has) {
    const own = Object.entries(this.#headers).find(([name]) => name.toLowerCase() === "language")?.[1] ?? "";
    const tag = (/** @type {Words} */ { language }) => (language ?? own).toLowerCase();
    const full = words.filter(has);
    const tags = full.map(tag);
    const [first = ""] = tags;
    const wanted = [this.#speech.language, this.#speech.word("lang"), own];
    const nearest = (/** @type {string} */ one) => tags.reduce((best, tag) => (nearness(tag, one) > nearness(best, one) ? tag : best), first);
    const language = wanted.map(nearest).find((tag, at) => nearness(tag, wanted[at] ?? "")) ?? first;
    return { language, words: full.filter((words) => tag(words) === language) };
  }

  /** The text at a board, and its language. */
  text(/** @type {Pick<StoryWords, "language" | "text">[]} */ all) {
    const { words, language } = this.of(all, ({ text }) => text);
    return { text: words.map(({ text }) => text).join(" "), language };
  }

  /** What the headers of this name say, such as `title`; empty if there is none. */
  header(/** @type {string} */ called) {
    const said = Object.entries(this.#headers).flatMap(([name, text]) => {
      const [, base = "", language = null] = /^([^[]*)(?:\[(.*)\])?$/.exec(name) ?? [];
      return base.toLowerCase() === called ? [{ text, language }] : [];
    });
    return this.text(said).text;
  }

  /** The name of a language that is neither the reader's nor the board's; empty for those. */
  foreign(/** @type {string} */ language) {
    const own = this.#speech.word("lang");
    return nearness(language, own) || nearness(language, this.#speech.language) ? "" : named(language, own);
  }
}

/** How many parts of two tags are the same before one differs; none for different languages. */
function nearness(/** @type {string} */ one, /** @type {string} */ other) {
  const [parts, others] = [one, other].map((tag) => `${whole(tag)}-${tag}-`.toLowerCase().split(/[-_]/));
  const differs = parts?.findIndex((part, at) => part !== others?.[at]) ?? 0;
  return differs < 0 ? Infinity : differs;
}

/** A tag with its script and its country: Chinese in Taiwan is nearer to `zh-Hant` than to `zh-Hans`. */
function whole(/** @type {string} */ tag) {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return tag;
  }
}

/** A language's name in another, or its tag. */
function named(/** @type {string} */ tag, /** @type {string} */ within) {
  try {
    return new Intl.DisplayNames([within], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
