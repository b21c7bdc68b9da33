// Computer players and hints: who sits where, and what is being thought about.
import { wait } from "./animation.js";

/** @import { Parts } from "./parts.js" */
/** @import { Suggestion, Thinking } from "./mbao.js" */

/** Milliseconds that a computer takes at least for its turn, and for each seed in a race. */
const PAUSE = 500;
const BEAT = 450;
/** Milliseconds that a hint is thought about, unless told otherwise. */
const HINT = 700;

export class Computers {
  #parts;
  /**
   * Breaks off what is being thought about.
   * @type {AbortController | undefined}
   */
  #thought;

  /** @param {Omit<Parts, "cursor">} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Seats for the players that the attributes name; `undefined` where only people play. */
  async seats() {
    this.stop();
    const { south, north } = this.#players;
    if (south === "human" && north === "human") return undefined;
    const { Seats } = await import("./seats.js");
    return new Seats(this.#players); // they may have changed meanwhile
  }

  get #players() {
    const { south, north } = this.#parts.element;
    return { south: south ?? "human", north: north ?? "human" };
  }

  /** Gives a seat to another player; the game goes on. */
  async reseat() {
    const { session, offers, fail } = this.#parts;
    try {
      session.seats = await this.seats();
      if (!session.running) offers.draw();
      this.think();
    } catch (error) {
      fail(error);
    }
  }

  /** Has the computer play whose turn it is, if any. */
  async think() {
    const { element, session, speech, drawing, play, fail } = this.#parts;
    const { game, seats, computer: side, racing } = session;
    if (!game || !seats || !side || this.#thought || play.busy || !element.isConnected) return;
    const signal = this.#begin();
    if (!racing) speech.write(`${speech.word(side === "n" ? "north" : "south")}: ${speech.word("thinking")}`);
    try {
      // People want to see that the computer thinks, and a race has a beat of its own.
      const least = wait(drawing.unit && (racing ? BEAT : PAUSE), signal);
      const [turn] = await Promise.all([seats.turn(game, side, signal), least]);
      if (signal.aborted || session.game !== game) return;
      this.stop();
      // In a race a person may have taken the last seed meanwhile: the computer's is then refused.
      for (const action of turn) play.actAndFollow(action).catch((error) => racing || fail(error));
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  /** @returns {AbortSignal} of a new thought */
  #begin() {
    this.#thought = new AbortController();
    this.#parts.stage.setAttribute("aria-busy", "true");
    return this.#thought.signal;
  }

  /** Breaks off what is being thought about; a hint that is shown goes. */
  stop() {
    this.#thought?.abort();
    this.#thought = undefined;
    this.#parts.stage.removeAttribute("aria-busy");
  }

  /**
   * Suggests a turn on the board, and says why; fulfilled with it. Nothing where no person is to choose, or
   * where the thought was broken off.
   * @param {Omit<Thinking, "signal">} [how]
   * @returns {Promise<Suggestion | undefined>}
   */
  async hint(how = {}) {
    const { element, stage, session, speech, drawing, tell } = this.#parts;
    const { game } = session;
    if (!game || !session.choosing) return undefined;
    this.stop();
    const signal = this.#begin();
    speech.say(speech.word("thinking"));
    try {
      const [{ mark }, found] = await Promise.all([import("./hint.js"), game.hint({
        level: 5, ...(how.nodes === undefined && { millis: HINT }), lang: speech.language, ...how, signal,
      })]);
      if (signal.aborted) return undefined;
      stage.removeAttribute("aria-busy");
      if (found) mark(drawing.picture.svg, found.turn, element.shadowRoot, signal);
      speech.say(found?.sentence ?? "");
      tell("mbao-hint", found);
      return found ?? undefined;
    } catch (error) {
      if (signal.aborted) return undefined;
      this.stop();
      throw error;
    }
  }
}
