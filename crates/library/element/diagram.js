// Steps through a record. Fetched by boards with `steps`.

/** @import { Event as GameEvent, Game, NewGame } from "./mbao.js" */
/** @import { StoryDetail } from "./board.js" */
/** @import { Button } from "./buttons.js" */
/** @import { Library } from "./engine.js" */
/** @import { Parts } from "./parts.js" */

/** Milliseconds between two steps; longer if nothing moves and the sentence has to be read. */
const PAUSE = 700;
const READ = 1800;
/** The drawings on the buttons: not every font has such signs, and some have them in colours. */
const ICONS = {
  first: '<path d="M4 3v10M12 3L7 8l5 5"/>',
  back: '<path d="M10 3L5 8l5 5"/>',
  play: '<path d="M4.5 2.5l8 5.5-8 5.5z" fill="currentColor"/>',
  pause: '<path d="M5.5 3v10M10.5 3v10"/>',
  forward: '<path d="M6 3l5 5-5 5"/>',
  last: '<path d="M4 3l5 5-5 5M12 3v10"/>',
};
const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * A step of a record: the number of its action, and the range of the action's events that belong to it; in a story also
 * the beat.
 * @typedef {{ index: number, from: number, to: number, beat?: number }} Part
 */

/** @typedef {Pick<Parts, "dress" | "element" | "session" | "view" | "speech" | "drawing" | "offers" | "play" | "tell">} Used */

/**
 * Begins a game, and a diagram of its record.
 * @param {Library} library
 * @param {string} id
 * @param {NewGame} begin
 * @param {Used} parts
 */
export async function diagram(library, id, begin, parts) {
  return new Diagram(new library.Game(id, begin), parts);
}

export class Diagram {
  /** @type {number | undefined} how many events of the last action are drawn; all of them if it is `undefined` */
  shown;
  /** @type {Part[]} */
  steps = [];
  /** The number of the step that is shown. */
  at = 0;
  /** @type {object | undefined} identifies the run that plays by itself */
  #playing;
  /** Identifies the frame that was requested last. */
  #asked = {};

  constructor(/** @type {Game} */ game, /** @type {Used} */ parts) {
    this.game = game;
    this.parts = parts;
    this.actions = game.actions();
    /** How many of the actions lead to the first board. */
    this.lead = 0;
    this.follow(this.actions, 0);
  }

  /**
   * Finds the steps of a line.
   * @param {string[]} actions from the beginning of the game
   * @param {number} lead how many of them lead to the line's first board
   */
  follow(actions, lead) {
    const { game } = this;
    [this.actions, this.lead, this.steps] = [actions, lead, []];
    while (game.undo());
    for (const [index, action] of actions.entries()) {
      const { steps, before } = game.turn("en", null, action);
      for (const { from, to } of steps) if (index >= lead && from >= before) this.steps.push({ index, from: from - before, to: to - before });
    }
  }

  /** What the board says of the step that is shown. */
  get happened() {
    const { turn } = this.parts.session;
    const shown = this.steps[this.at - 1];
    return turn?.steps.find(({ from }) => from - turn.before === shown?.from) ?? { line: "", sentence: "" };
  }

  /** What the caption says. */
  get told() {
    return this.happened;
  }

  /** What a screen reader says. */
  get spoken() {
    return this.told.sentence;
  }

  /** @type {Partial<StoryDetail>} what a page is told of a step beside what happened */
  get said() {
    return {};
  }

  /** The reader is to play on the board. */
  get asks() {
    return false;
  }

  /** Hears that the reader has played an action. */
  played() {}

  /** Pits are asked for, not a turn. */
  get presses() {
    return false;
  }

  /** Takes a pit that was pressed, or a number, as an answer. */
  answer(/** @type {string} */ _given) {}

  /** Prepares what may be done at the board that is about to be shown. */
  arrived() {}

  /** How far one may go on the way to a step. */
  until(/** @type {number} */ to) {
    return to;
  }

  /** Adds what is drawn on a new picture. */
  drawn() {}

  /** Shows the frame after a number of steps; if `watched`, the seeds of the last one move. */
  async goTo(/** @type {number | string | null} */ step, watched = false) {
    const { session, view, speech, drawing, offers, tell } = this.parts;
    const { game } = this;
    const asked = (this.#asked = {});
    session.running?.abort();
    this.at = Math.max(0, Math.min(Number(step) || 0, this.steps.length));
    const goal = this.steps[this.at - 1];
    while (game.undo());
    /** @type {GameEvent[]} */
    const before = [];
    /** @type {GameEvent[]} */
    let events = [];
    for (const action of this.actions.slice(0, goal ? goal.index + 1 : this.lead)) {
      before.push(...events);
      events = game.play(action);
    }
    session.forget();
    if (watched && goal && drawing.seen) {
      this.shown = goal.from;
      offers.draw();
      speech.write(this.told);
      await this.#watch(events.slice(goal.from, goal.to));
      if (session.game !== game || this.#asked !== asked) return;
    }
    this.shown = goal?.to;
    this.arrived();
    view.changed();
    const { sentence, line } = this.happened;
    speech.write(this.told);
    speech.announce(this.spoken);
    tell("mbao-step", {
      step: this.at, of: this.steps.length, sentence, line, events: before.concat(events.slice(0, goal?.to)), ...this.said,
    });
  }

  /** Moves the seeds of one step. */
  async #watch(/** @type {GameEvent[]} */ events) {
    const { session, drawing } = this.parts;
    const run = (session.running = new AbortController());
    await drawing.move(events, run.signal, 1, true);
    if (session.running === run) session.running = undefined;
  }

  /** Goes forward by a number of steps, or back if the number is negative. */
  step(/** @type {number} */ count) {
    return this.goTo(this.until(this.at + count), count === 1);
  }

  /** Plays to the end, or from the beginning if the end is shown. */
  async run() {
    const run = (this.#playing = {});
    if (this.at === this.steps.length) await this.goTo(0);
    while (this.#playing === run && this.at < this.steps.length) {
      const next = this.until(this.at + 1);
      if (next === this.at) break;
      await this.goTo(next, true);
      await new Promise((done) => setTimeout(done, still.matches ? READ : PAUSE));
    }
    if (this.#playing === run) this.halt();
  }

  /** Stops the run that plays by itself. */
  halt() {
    this.#playing = undefined;
    this.parts.offers.drawControls();
  }

  /** Ends it, for another game. */
  end() {
    this.halt();
  }

  /** @returns {Button[]} each with its label, a word of the board */
  buttons(/** @type {(id: string) => string} */ word) {
    const [first, last] = [this.at === 0, this.at === this.steps.length];
    /** @type {(icon: keyof typeof ICONS, press: () => unknown, off?: boolean, name?: string) => Button} */
    const button = (icon, press, off = false, name = icon) => ({ icon: ICONS[icon], label: word(icon), name, press, off });
    return [
      button("first", () => this.goTo(0), first),
      button("back", () => this.step(-1), first),
      this.#playing ? button("pause", () => this.halt(), false, "play") : button("play", () => this.run(), last),
      button("forward", () => this.step(1), last),
      button("last", () => this.goTo(this.until(this.steps.length)), last),
    ];
  }

  /** The number of the step that is shown, and how many there are. */
  get note() {
    return `${this.at} / ${this.steps.length}`;
  }
}
