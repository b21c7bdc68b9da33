// A task of a story: what the reader is to find at a board, judged once it is answered.

/** @import { Game, StoryWords } from "./mbao.js" */
/** @import { Author } from "./author.js" */

/** Phases in which turns have numbers. */
const PLAY = ["play", "execution", "namua", "mtaji"];

/** Tells the turn of a game from others. */
export function turnOf(/** @type {Game} */ game) {
  const { turn, mover, phase, outcome } = game.state();
  return `${turn}${mover}${PLAY.includes(phase)}${outcome !== null}`;
}

/** The actions of an answer: some have two words. */
const ACTIONS = /(?:(?:lift|lay|tap) )?\S+/g;

export class Task {
  /** A hint or a verdict. */
  told = "";
  judged = false;
  /** @type {string[]} the pits that the reader has pressed, or the number chosen */
  #given = [];
  /** @type {string[]} where pits are asked for, those that the line goes on to sow first */
  way = [];
  /** What tells the turn from others. */
  #turn;
  /** @type {string[]} what the line plays, which is right */
  #line = [];
  /** @type {string[]} all right answers */
  #right;
  /** How many hints were given. */
  #hinted = 0;

  /**
   * @param {Game} game at the board where something is asked
   * @param {StoryWords[]} words
   * @param {NonNullable<StoryWords["ask"]>} ask
   * @param {string[]} line what the line goes on with
   */
  constructor(game, words, ask, line) {
    this.game = game;
    this.words = words;
    this.ask = ask;
    /** How many actions had been played. */
    this.begun = game.actions().length;
    this.mover = game.state().mover;
    this.#turn = turnOf(game);
    let turn = this.#turn;
    let left = Number(/\d+/.exec(ask) ?? 1);
    for (const action of line) {
      const events = game.play(action);
      this.#line.push(game.actions().at(-1) ?? action);
      if (ask === "press") {
        const sown = events.slice(events.findIndex(({ kind }) => kind === "sow"));
        const end = sown.findIndex(({ kind }) => kind !== "sow" && kind !== "skip");
        this.way = sown.slice(0, end < 0 ? sown.length : end).flatMap(({ kind, pit }) => (kind === "sow" && pit ? pit : []));
      }
      if (turnOf(game) !== turn) [turn, left] = [turnOf(game), left - 1];
      if (!left || !this.#plays || ask === "action") break;
    }
    while (game.actions().length > this.begun && game.undo());
    this.#right = words.flatMap(({ accept }) => accept);
    if (this.#plays && this.#line[0]) this.#right.push(this.#line.join(" "));
  }

  /** An answer is played. */
  get #plays() {
    return !["press", "number"].includes(this.ask);
  }

  /** What the reader has answered. */
  get tried() {
    return this.#plays ? this.game.actions().slice(this.begun) : this.#given;
  }

  /** Something was played since it was asked. */
  get played() {
    return this.game.actions().length > this.begun;
  }

  /** What was played is what the line goes on with. */
  get same() {
    return this.game.actions().slice(this.begun).join(" ") === this.#line.join(" ");
  }

  /** What the line goes on with once pits were pressed. */
  get next() {
    return this.ask === "press" && this.judged && !this.played ? this.#line[0] : undefined;
  }

  /** The numbers to choose from. */
  get choices() {
    return this.ask === "number" ? [...new Set(this.words.flatMap(({ choices }) => choices))] : [];
  }

  /** The actions of a right answer. */
  get solution() {
    return (this.#plays && this.#right.at(-1)?.match(ACTIONS)) || [];
  }

  /** Takes a pit or a number as an answer, or as its next part. */
  take(/** @type {string} */ given) {
    this.#given.push(given);
  }

  /** What may follow a part of an answer to be right. */
  #after(/** @type {string[]} */ part) {
    const all = this.#right.map((right) => right.split(" "));
    return [...new Set(all.filter((right) => part.every((one, at) => one === right[at])).flatMap((right) => right[part.length] ?? []))];
  }

  /** The pits that were found so far, each with those that would have done as well, and those that are still asked for. */
  get pits() {
    const rights = this.#given.filter((_, at) => this.#after(this.#given.slice(0, at)).includes(this.#given[at] ?? ""));
    const found = rights.flatMap((pit, at) => {
      const before = rights.slice(0, at);
      return this.#after(before).filter((one) => !this.#after([...before, one]).includes(pit));
    });
    return { found, asked: this.#after(rights) };
  }

  /** The other player's next action of an answer in several turns. */
  get reply() {
    if (this.judged || this.game.state().mover === this.mover) return undefined;
    return this.#further?.slice(this.tried.join(" ").length).match(ACTIONS)?.[0];
  }

  /** A right answer that begins with what was tried. */
  get #further() {
    const begun = `${this.tried.join(" ")} `;
    return this.#right.find((right) => right.startsWith(begun));
  }

  /** Judges what the reader has answered, once it is an answer: whether it is right, or `undefined`. */
  judge(/** @type {Author} */ author) {
    this.told = "";
    const { words, ask } = this;
    const answer = this.tried.join(" ");
    const right = this.#right.includes(answer);
    const refuted = words.some(({ wrong }) => wrong.some((one) => one.answer === answer));
    if (!right && !refuted) {
      const further = Boolean(this.#further);
      if (ask === "press" ? further : this.#plays && ask !== "action" && turnOf(this.game) === this.#turn) return undefined;
      if (ask.startsWith("turns") && further) {
        this.#turn = turnOf(this.game);
        return undefined;
      }
    }
    this.judged = true;
    if (right) this.told = author.of(words, (words) => words.right).words[0]?.right ?? author.word("right");
    else {
      const said = (/** @type {string | null} */ of) => (/** @type {StoryWords} */ { wrong }) => wrong.find((one) => one.answer === of);
      const [own, all] = [said(answer), said(null)].map((has) => author.of(words, has).words.map(has)[0]?.text);
      this.told = own ?? all ?? author.word("wrong");
    }
    return right;
  }

  /** What gives the next hint, if there are any. */
  hint(/** @type {Author} */ author) {
    const hints = author.of(this.words, ({ hints }) => hints[0]).words.flatMap(({ hints }) => hints);
    if (!hints[0]) return undefined;
    return () => {
      this.told = hints[this.#hinted % hints.length] ?? "";
      this.#hinted += 1;
    };
  }
}
