// Actions and turns: they are played, shown, tried, undone and redone.
import { again } from "./again.js";
import { still } from "./drawing.js";
import { length, LONGEST, wait } from "./pace.js";

/** @import { Event as GameEvent } from "./mbao.js" */
/** @import { Callouts } from "./callouts.js" */
/** @import { Parts } from "./parts.js" */

/** Milliseconds that a turn is shown for reading when nothing moves. */
const READ = 1800;
/**
 * The longest that a turn takes while it is played, with all its choices, in seeds' times: with the
 * computer's thinking and its reply, eight seconds at the usual speed. The part after a further choice may
 * take at least `LEAST`.
 */
const TURN = 10;
const LEAST = 1;
/** How many times faster than a capture the remaining seeds are gathered at the end of a game. */
const GATHERED = 3;

export class Play {
  #parts;
  /**
   * The requested actions are played one after another.
   * @type {Promise<unknown>}
   */
  #queue = Promise.resolve();
  #waiting = 0;
  /** What the page was last told that the board is doing. */
  #doing = "waiting";
  /**
   * Says what happens for the first time, once it has been fetched.
   * @type {Callouts | undefined}
   */
  #callouts;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Actions are still waiting to be played. */
  get busy() {
    return this.#waiting > 0;
  }

  /** Tells the page what the board is doing, when that has changed. */
  tellDoing() {
    const { session, offers, computers, tell } = this.#parts;
    const rests = computers.thinking ? "thinking" : offers.chosen || offers.selection?.seeds.size ? "asking" : "waiting";
    const doing = session.running ? "sowing" : session.held ? "trying" : rests;
    if (doing !== this.#doing) tell("mbao-doing", { doing: (this.#doing = doing) });
    if (session.choosing && doing === "waiting") this.#callouts?.waits();
  }

  /** Lets be said what happens for the first time, or no longer, as the element's attribute asks. */
  guide() {
    this.#callouts?.clear();
    if (!this.#parts.element.callouts || this.#callouts) return;
    again(() => import("./callouts.js"), "callouts.js").then(({ Callouts }) => {
      this.#callouts ??= new Callouts(this.#parts);
      this.tellDoing();
    }).catch(() => {}); // the board plays without
  }

  /**
   * Plays an action and shows it; the promise is fulfilled with the events. A refused action rejects it and
   * changes nothing. Several actions in a row wait for one another, and are shown faster.
   * @param {string} action
   */
  act(action) {
    return this.#enqueue(() => this.#act(action));
  }

  /**
   * Plays what a person or a computer chose, if anything, and then the turns that it forces.
   * @param {string} [action]
   */
  actAndFollow(action) {
    return this.#enqueue(async () => {
      if (action !== undefined) await this.#act(action);
      await this.#playForced();
    });
  }

  /**
   * Plays what was pressed, if anything, and the turns that it forces; says why it was refused.
   * @param {string} [action]
   */
  press(action) {
    const { session, speech } = this.#parts;
    // A person cannot play in a computer's turn, except in a race, where both sow.
    if (action !== undefined && session.computer && !action.startsWith("t")) return;
    this.actAndFollow(action).catch((error) => speech.refuse(error));
  }

  /**
   * @template T
   * @param {() => Promise<T>} work
   */
  #enqueue(work) {
    this.#waiting++;
    const done = this.#queue.then(work).finally(() => {
      this.#waiting--;
      this.#parts.computers.think();
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  /** @param {string} action */
  async #act(action) {
    const { element, session, view, speech, drawing, offers, computers, tell } = this.#parts;
    const { game } = session;
    if (!game) throw Object.assign(new Error("there is no game"), { code: "over" });
    computers.stop(); // a hint ends with the next action
    const { turn, pending, phase } = game.state();
    const tried = element.trial && !session.forced;
    const before = offers.selection && drawing.markup;
    const events = game.play(action);
    session.undone = 0;
    offers.forget();
    // Seeds chosen by hand move from where they lay before the choice.
    if (before) drawing.picture.hang(before);
    const unseen = await this.#show(events, () => {
      tell("mbao-action", { action, events });
      offers.withdraw();
    }, { midway: pending !== null, decided: phase === "opening2" && game.state().phase !== phase });
    if (session.game !== game) return events; // another game has begun meanwhile
    session.diagram?.played();
    speech.say(speech.told);
    unseen?.happened(events, game.steps(speech.language, false, session.you));
    view.changed();
    const state = game.state();
    if (state.pending) tell("mbao-choice", { kind: state.pending.kind, options: state.pending.options });
    const ended = state.turn !== turn || state.outcome;
    if (ended && tried) {
      session.held = true;
      offers.drawControls();
    } else if (ended) this.tellTurn();
    return events;
  }

  /** Plays turns as long as they are forced. If a person skips one, the rest is played at once. */
  async #playForced() {
    const { element, session, speech, drawing, offers } = this.#parts;
    if (session.held || !session.forced) return;
    const run = (session.running = new AbortController());
    session.playingOut = true;
    speech.say(speech.word("watch"));
    offers.drawControls();
    do {
      await wait(drawing.unit && (still.matches ? READ : 2 * drawing.unit), run.signal);
      const action = session.game?.legal()[0];
      if (session.running !== run || !element.isConnected || action === undefined) break;
      await this.#act(action);
    } while (session.running === run && session.forced);
    session.playingOut = false;
    if (session.running !== run) return; // another game has begun meanwhile
    session.running = undefined;
    offers.draw();
  }

  /**
   * Reports to the page that a turn has ended.
   * @param {boolean} [back] whether it was undone, redone or begun anew
   */
  tellTurn(back = false) {
    const { session: { game, you }, speech, tell } = this.#parts;
    if (!game) return;
    const { turn, mover, outcome } = game.state();
    tell("mbao-turn", { turn, mover, position: game.position(), record: game.record(), back });
    if (outcome) tell("mbao-over", { ...outcome, reason: game.reason(speech.language, you) });
  }

  /** Keeps the trial turn. */
  keep() {
    this.#parts.session.held = false;
    this.tellTurn();
    this.#parts.offers.drawControls();
    this.press();
  }

  /** Takes back the trial turn. */
  retract() {
    const { session } = this.#parts;
    const { game } = session;
    if (!game) return;
    session.held = false;
    const { turn } = game.state();
    for (let state = game.state(); state.turn >= turn || state.pending; state = game.state()) {
      if (!game.undo()) break;
    }
    session.undone = 0;
    this.#settle();
    this.tellTurn(true);
  }

  /**
   * Undoes or redoes an action; returns whether there was one.
   * @param {"undo" | "redo"} way
   * @param {boolean} [leaps] also goes over what no person chose: forced turns, and those of computers
   */
  back(way, leaps = false) {
    const { element, session, computers } = this.#parts;
    const { game } = session;
    if (!game || session.running || session.diagram) return false;
    session.held = false;
    computers.stop();
    const go = () => (way === "redo" || session.undoable(element.fixed)) && game[way]();
    const done = go();
    if (done) {
      do session.undone += way === "undo" ? 1 : -1;
      while (leaps && (session.forced || session.computer) && go());
      this.#settle();
      this.tellTurn(true);
    }
    if (leaps) computers.think();
    return done;
  }

  /** Shows the last turn again; fulfilled when it has been shown. */
  replay() {
    return this.#enqueue(async () => {
      const { session, speech, drawing, offers, computers } = this.#parts;
      const { game } = session;
      const events = game?.lastTurn() ?? [];
      if (!game || session.diagram || !events[0]) return;
      computers.stop();
      drawing.picture.hang(drawing.before);
      await this.#show(events, () => offers.withdraw(), { whole: true });
      if (session.game !== game) return; // another game has begun meanwhile
      speech.say(speech.told);
      offers.draw();
    });
  }

  /** Redoes what was undone, and then plays the forced turns. */
  redo() {
    if (!this.#parts.session.forced) this.back("redo", true);
    this.press();
  }

  /** Shows the game after going back or forth. */
  #settle() {
    const { view, speech, offers } = this.#parts;
    offers.forget();
    speech.say(speech.told);
    view.changed();
  }

  /**
   * Moves the seeds, and reports each step with its first event.
   * @param {GameEvent[]} events
   * @param {() => void} begun called when the first seed is under way, or at once if nothing moves
   * @param {{ whole?: boolean, midway?: boolean, decided?: boolean }} which `whole`: the events are a whole turn that
   *   is shown again; `midway`: the turn had begun before; `decided`: nothing more can be chosen in the game
   * @returns {Promise<Callouts | undefined>} what is still to say what happened, if nothing moved
   */
  async #show(events, begun, { whole, midway, decided }) {
    const { element, session, speech, drawing, offers } = this.#parts;
    const { game } = session;
    const callouts = element.callouts && !session.racing && !whole ? this.#callouts : undefined;
    callouts?.clear();
    if (!game || !drawing.unit || !element.isConnected || !drawing.seen || session.running?.signal.aborted) {
      begun();
      return callouts;
    }
    const run = (session.running ??= new AbortController());
    // Everything else that follows a press waits until a frame has been painted.
    const { defaultView } = element.ownerDocument;
    const steps = new Promise((painted) => defaultView?.requestAnimationFrame(painted)).then(() => wait(4, run.signal)).then(() => {
      if (session.game !== game) return [];
      offers.drawControls();
      begun();
      return game.steps(speech.language, whole, session.you);
    });
    try {
      const hand = Boolean(whole) || drawing.passive;
      const before = midway ? length(game.lastTurn().slice(0, -events.length)) : 0;
      const longest = hand ? LONGEST : Math.max(LEAST, TURN - before);
      const step = async (/** @type {number} */ index) => {
        const all = await steps;
        const step = all.find(({ from, to }) => from <= index && index < to);
        if (!step) return;
        const { sentence, line, from, to } = step;
        // In play, what a handful comes to is said when it has come to it.
        const ending = speech.plays ? events.findIndex(({ kind }, at) => kind === "ending" && from <= at && at < to) : -1;
        if (index === Math.max(from, ending)) speech.write(decided && from === 0 ? speech.word("watch") : step);
        else if (index === 0) speech.write("");
        if (index === from) this.#parts.tell("mbao-step", { step: all.indexOf(step) + 1, of: all.length, sentence, line, events: events.slice(0, to) });
      };
      const told = async (/** @type {number} */ index) => {
        await step(index);
        await callouts?.happens(events, index, await steps, run.signal);
      };
      await drawing.move(events, run.signal, Math.max(1, this.#waiting) ** 2, hand, (index) => {
        const said = told(index);
        // The first seeds move at once: nothing has happened before them.
        return callouts && index > 0 ? said : undefined;
      }, longest);
      await steps;
      if (session.game === game && !run.signal.aborted) await drawing.move(game.gather(), run.signal, GATHERED, false);
    } finally {
      if (!session.playingOut && session.running === run) session.running = undefined;
    }
    return undefined;
  }
}
