// Computer players and hints: seats the players and runs their thinking.
import { again } from "./again.js";
import { wait } from "./pace.js";
import { details } from "./speaking.js";

/** @import { Parts } from "./parts.js" */
/** @import { Suggestion, Thinking } from "./mbao.js" */
/** @import { Seats } from "./session.js" */

/** The least milliseconds that a computer takes for a turn, and for each seed in a race. */
const PAUSE = 500;
const BEAT = 450;
/** Milliseconds that a computer may think. */
const THINKS = 800;
/** The level of `computer` without a number. */
const USUAL = 3;
/** Milliseconds of thinking for a hint, unless others are given: an answer within 300 on a slow phone. */
const HINT = 250;

export class Computers {
  #parts;
  /** @type {AbortController | undefined} aborts the thinking that is going on */
  #thought;

  /** Differs from board to board, so that games differ. */
  #seed = Math.floor(Math.random() * 2 ** 31);

  constructor(/** @type {Parts} */ parts) {
    this.#parts = parts;
  }

  /** Seats for the players that the attributes name. Throws at an unknown player. */
  seats() {
    this.stop();
    /** @type {Seats} */
    const seats = {};
    for (const [side, attribute] of /** @type {const} */ ([["s", "south"], ["n", "north"]])) {
      const player = this.#parts.element[attribute] ?? "human";
      const level = /^computer(?::([0-5]))?$/.exec(player);
      if (level) seats[side] = /** @type {Thinking["level"]} */ (Number(level[1] ?? USUAL));
      else if (player === "elsewhere") seats[side] = player;
      else if (player !== "human") {
        const message = `${attribute}="${player}": expected "human", "elsewhere", "computer" or "computer:0" to "computer:5"`;
        throw Object.assign(new Error(message), { code: "unknown-player" });
      }
    }
    return seats;
  }

  /** Gives a seat to another player. The game goes on, even if the attribute names no player. */
  reseat() {
    const { session, speech, offers, tell } = this.#parts;
    session.again = undefined;
    try {
      session.seats = this.seats();
      if (!session.running && !session.chosen) speech.write(speech.told);
    } catch (error) {
      tell("mbao-error", { ...details(error), sentence: speech.refuse(error) });
    }
    if (!session.running) offers.draw();
    this.think();
  }

  /** A computer thinks about its turn. */
  get thinking() {
    return Boolean(this.#thought && this.#parts.session.computer);
  }

  /** Lets a computer play if it is its turn. */
  async think() {
    const { element, session, drawing, offers, play } = this.#parts;
    const { game, seats, computer: side, racing } = session;
    const level = seats[side ?? "s"] ?? USUAL;
    if (!game || !side || level === "elsewhere" || this.#thought || play.busy || session.again || !element.isConnected) return;
    const signal = this.#begin();
    play.tellDoing();
    /** The game stays as it is, and the turn can be asked for again. */
    const fail = (/** @type {unknown} */ error) => {
      if (session.game !== game) return;
      this.stop();
      offers.lack("no-computer", error, () => this.think());
    };
    try {
      // People want to see that the computer thinks, and a race has its own beat.
      const least = wait(drawing.unit && (racing ? BEAT : PAUSE), signal);
      const [found] = await Promise.all([game.suggest({ level, millis: THINKS, seed: this.#seed, racer: side, why: level > 1, signal }), least]);
      if (signal.aborted || session.game !== game) return;
      this.stop();
      // A turn may be thought out in parts: what it takes is the sum.
      const [before, now] = [session.why, found?.reasons ?? []].map((all) => all.find(({ kind }) => kind === "captures"));
      if (before && now) now.n = (now.n ?? 0) + (before.n ?? 0);
      session.why = [...(found?.reasons ?? []), ...(before && !now ? [before] : [])];
      // In a race, a person may have taken the last seed meanwhile; the computer's action is then refused.
      for (const action of found?.turn ?? []) {
        play.actAndFollow(action).then(() => (session.answered = performance.now()), (error) => racing || fail(error));
      }
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  /** @returns {AbortSignal} the signal of a new thought */
  #begin() {
    this.#thought = new AbortController();
    this.#parts.stage.setAttribute("aria-busy", "true");
    return this.#thought.signal;
  }

  /** Aborts the thinking that is going on, and removes a hint that is shown. */
  stop() {
    this.#thought?.abort();
    this.#thought = undefined;
    this.#parts.stage.removeAttribute("aria-busy");
  }

  /**
   * Suggests a turn on the board and says why; fulfilled with the suggestion, or with `undefined` if it is no
   * person's turn to choose or the thinking was aborted.
   * @param {Omit<Thinking, "signal">} [how]
   * @returns {Promise<Suggestion | undefined>}
   */
  async hint(how = {}) {
    const { dress, stage, session, speech, drawing, tell } = this.#parts;
    const { game } = session;
    if (!game || !session.choosing) return undefined;
    this.stop();
    const signal = this.#begin();
    speech.say(speech.word("thinking"));
    signal.addEventListener("abort", () => speech.write(speech.told));
    try {
      const [marks, found] = await Promise.all([again(() => import("./hint.js"), "hint.js").catch(() => undefined), game.hint({
        level: 5, ...(how.nodes === undefined && { millis: HINT }), lang: session.language, ...how, signal,
      })]);
      if (signal.aborted) return undefined;
      stage.removeAttribute("aria-busy");
      // If the marks cannot be fetched, the sentence says it.
      if (found) marks?.mark(drawing.picture.svg, found.turn, dress, signal);
      speech.say({ line: found?.short ?? "", sentence: found?.sentence ?? "" });
      tell("mbao-hint", found);
      return found ?? undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      this.stop();
      throw error;
    }
  }
}
