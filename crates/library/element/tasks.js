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

export class Task {
  /** A hint or a verdict. */
  told = "";
  judged = false;
  /** What tells the turn from others. */
  #turn;
  /** @type {string[]} what the line plays, which is right */
  #line = [];
  /** How many hints were given. */
  #hinted = 0;

  /**
   * @param {Game} game at the board where something is asked
   * @param {StoryWords[]} words
   * @param {"turn" | "action"} ask
   * @param {string[]} line what the line goes on with
   */
  constructor(game, words, ask, line) {
    this.game = game;
    this.words = words;
    this.ask = ask;
    /** How many actions had been played. */
    this.begun = game.actions().length;
    this.#turn = turnOf(game);
    for (const action of line) {
      game.play(action);
      this.#line.push(game.actions().at(-1) ?? action);
      if (ask === "action" || turnOf(game) !== this.#turn) break;
    }
    while (game.actions().length > this.begun && game.undo());
  }

  /** What the reader has played. */
  get tried() {
    return this.game.actions().slice(this.begun);
  }

  /** What the reader has played is what the line goes on with. */
  get same() {
    return this.tried.join(" ") === this.#line.join(" ");
  }

  /** Judges what the reader has played, once it is an answer: whether it is right, or `undefined`. */
  judge(/** @type {Author} */ author) {
    this.told = "";
    const { words, ask } = this;
    const answer = this.tried.join(" ");
    const right = this.same || words.some(({ accept }) => accept.includes(answer));
    const refuted = words.some(({ wrong }) => wrong.some((one) => one.answer === answer));
    if (!right && !refuted && ask !== "action" && turnOf(this.game) === this.#turn) return undefined;
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
