// Actions and turns: they are played, shown, tried, undone and redone.
import { again } from "./again.js";
import { still } from "./drawing.js";
import { length, LONGEST, wait } from "./pace.js";

/** @import { Turn } from "./mbao.js" */
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
  /** @type {Promise<unknown>} the requested actions are played one after another */
  #queue = Promise.resolve();
  #waiting = 0;
  /** What the page was last told that the board is doing. */
  #doing = "waiting";
  /** @type {Callouts | undefined} says what happens for the first time, once it has been fetched */
  #callouts;

  constructor(/** @type {Parts} */ parts) {
    this.#parts = parts;
  }

  /** Actions are still waiting to be played. */
  get busy() {
    return this.#waiting > 0;
  }

  /** Tells the page what the board is doing, when that has changed. */
  tellDoing() {
    const { session, computers, tell } = this.#parts;
    const rests = computers.thinking ? "thinking" : session.chosen || session.selection?.seeds.size ? "asking" : "waiting";
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
   */
  act(/** @type {string} */ action) {
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

  async #act(/** @type {string} */ action) {
    const { element, session, view, speech, drawing, offers, computers, tell } = this.#parts;
    const { game, state, forced } = session;
    if (!game || !state) throw Object.assign(new Error("there is no game"), { code: "over" });
    computers.stop(); // a hint ends with the next action
    const before = session.selection && drawing.markup;
    const turn = session.play(game, action);
    const events = turn.events.slice(turn.before);
    // Seeds chosen by hand move from where they lay before the choice.
    if (before) drawing.picture.hang(before);
    const decided = state.phase === "opening2" && turn.state.phase !== state.phase;
    const unseen = await this.#show(turn, turn.before, () => {
      tell("mbao-action", { action, events });
      offers.withdraw();
    }, { decided });
    if (session.game !== game) return events; // another game has begun meanwhile
    session.diagram?.played();
    speech.say(speech.told);
    unseen?.happened(turn);
    view.changed();
    const { pending, outcome } = turn.state;
    if (pending) tell("mbao-choice", { kind: pending.kind, options: pending.options });
    const ended = turn.state.turn !== state.turn || outcome;
    if (ended && element.trial && !forced) {
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
      const [action] = session.legal;
      if (session.running !== run || !element.isConnected || action === undefined) break;
      await this.#act(action);
    } while (session.running === run && session.forced);
    session.playingOut = false;
    if (session.running !== run) return; // another game has begun meanwhile
    session.running = undefined;
    offers.draw();
  }

  /** Reports to the page that a turn has ended; `back` if it was undone, redone or begun anew. */
  tellTurn(back = false) {
    const { session, tell } = this.#parts;
    if (!session.turn) return;
    const { state: { turn, mover, outcome }, position, record, reason } = session.turn;
    tell("mbao-turn", { turn, mover, position, record, back });
    if (session.why[0] && !back) tell("mbao-why", session.why);
    session.why = [];
    if (outcome) tell("mbao-over", { ...outcome, reason });
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
    const { game, state } = session;
    if (!game || !state) return;
    session.held = false;
    for (let at = state; at.turn >= state.turn || at.pending; at = game.state()) if (!game.undo()) break;
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
    const { session, computers } = this.#parts;
    const { game } = session;
    if (!game || session.running || session.diagram) return false;
    session.held = false;
    computers.stop();
    const go = () => {
      const done = (way === "redo" || session.undoable) && game[way]();
      if (done) session.forget();
      return done;
    };
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

  /** Shows the last turn again, or redoes the next one and shows it; fulfilled when it has been shown. */
  replay(next = false) {
    return this.#enqueue(async () => {
      const { session, speech, drawing, offers, computers, tell } = this.#parts;
      const { game } = session;
      if (!game || session.diagram) return;
      computers.stop();
      if (next) {
        do session.undone -= game.redo() ? 1 : 0;
        while (game.state().pending && session.undone > 0);
        session.forget();
      }
      const { turn } = session;
      const events = turn?.events;
      if (!turn || !events?.[0]) return;
      drawing.picture.hang(drawing.before);
      await this.#show(turn, 0, () => {
        if (next) tell("mbao-action", { action: game.actions().at(-1), events });
        offers.withdraw();
      }, { whole: true });
      if (session.game !== game) return; // another game has begun meanwhile
      speech.say(speech.told);
      offers.draw();
      if (next) this.tellTurn(true);
    });
  }

  /** Redoes what was undone, and then plays the forced turns. */
  redo() {
    if (!this.#parts.session.forced) this.back("redo", true);
    this.press();
  }

  /** Shows the game after going back or forth. */
  #settle() {
    const { session, view, speech } = this.#parts;
    session.forget();
    speech.say(speech.told);
    view.changed();
  }

  /**
   * Moves the seeds, and reports each step with its first event.
   * @param {Turn} turn
   * @param {number} start its first event that is shown now
   * @param {() => void} begun called when the first seed is under way, or at once if nothing moves
   * @param {{ whole?: boolean, decided?: boolean }} which `whole`: a whole turn is shown again; `decided`: nothing more can be
   *   chosen in the game
   * @returns {Promise<Callouts | undefined>} what is still to say what happened, if nothing moved
   */
  async #show({ events, steps, gathered }, start, begun, { whole = false, decided = false }) {
    const { element, session, speech, drawing, offers, tell } = this.#parts;
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
    const painted = new Promise((done) => defaultView?.requestAnimationFrame(done)).then(() => wait(4, run.signal)).then(() => {
      if (session.game !== game) return;
      offers.drawControls();
      begun();
    });
    try {
      const hand = whole || session.passive;
      const longest = hand ? LONGEST : Math.max(LEAST, TURN - length(events.slice(0, start)));
      const now = steps.filter(({ from }) => from >= start);
      const told = async (/** @type {number} */ index) => {
        await painted;
        const step = now.find(({ from, to }) => from <= index && index < to);
        if (!step || session.game !== game) return;
        const { sentence, line, from, to } = step;
        // In play, what a handful comes to is said when it has come to it.
        const ending = speech.plays ? events.findIndex(({ kind }, at) => kind === "ending" && from <= at && at < to) : -1;
        if (index === Math.max(from, ending)) speech.write(decided && from === start ? speech.word("watch") : step);
        else if (index === start) speech.write("");
        if (index === from) tell("mbao-step", { step: now.indexOf(step) + 1, of: now.length, sentence, line, events: events.slice(start, to) });
        await callouts?.happens(events, index, steps, run.signal);
      };
      await drawing.move(events.slice(start), run.signal, Math.max(1, this.#waiting) ** 2, hand, (index) => {
        const said = told(start + index);
        // The first seeds move at once: nothing has happened before them.
        return callouts && index > 0 ? said : undefined;
      }, longest);
      await painted;
      if (session.game === game && !run.signal.aborted) await drawing.move(gathered, run.signal, GATHERED, false);
    } finally {
      if (!session.playingOut && session.running === run) session.running = undefined;
    }
    return undefined;
  }
}
