// How long events take, and the clock that shows them.

/** @import { Event as GameEvent } from "./mbao.js" */

/** Milliseconds per seed, by the values of the `speed` attribute; usually they are normal. */
export const SPEEDS = new Map([["slow", 650], ["fast", 130], ["kampala", 55], ["instant", 0]]);
export const NORMAL = 300;
/** @type {Partial<Record<GameEvent["kind"], number>>} how long events take, compared with sowing a seed */
const WEIGHTS = { lift: 1, sow: 1, lay: 1.2, skip: 0.6, ending: 1, capture: 1.6, mark: 1, pass: 1, again: 1 };
/** The most that events take, in seeds' times, however many are sown: six seconds at the usual speed. */
export const LONGEST = 20;
/** Each handful is faster than the one before: after this many it takes half the time of the first. */
const HASTE = 6;
/** Milliseconds that a browser needs to paint: shorter waits add up. */
const PAINTED = 16;

/** @typedef {Pick<GameEvent, "kind" | "pits">} Timed the properties of an event that decide how long it takes */

/** @returns {Promise<void>} fulfilled after a number of milliseconds, or when the signal is aborted */
export function wait(/** @type {number} */ duration, /** @type {AbortSignal} */ signal) {
  return new Promise((done) => {
    if (signal.aborted || duration < 4) return done();
    const timer = setTimeout(finish, duration);
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      done();
    }
    signal.addEventListener("abort", finish, { once: true });
  });
}

/** How long events take without a limit, in seeds' times. */
export function length(/** @type {Timed[]} */ events) {
  return unhurried(events).reduce((sum, pace) => sum + pace, 0);
}

/** How long each event takes without a limit, in seeds' times. */
function unhurried(/** @type {Timed[]} */ events) {
  let handfuls = 0;
  return events.map(({ kind, pits }) => {
    if (kind === "lift") handfuls++;
    // Captured pits are emptied one after another.
    return ((WEIGHTS[kind] ?? 0) * (pits?.length || 1)) / (1 + Math.max(0, handfuls - 1) / HASTE);
  });
}

/** How long each event takes, in seeds' times, if all of them together take at most `longest`. */
export function paces(/** @type {Timed[]} */ events, longest = LONGEST) {
  const hurry = Math.min(1, longest / Math.max(1, length(events)));
  return unhurried(events).map((pace) => pace * hurry);
}

/** The clock of an animation: waits that are too short add up, and what comes late is made up for. */
export class Clock {
  #due = performance.now();
  #signal;

  constructor(/** @type {AbortSignal} */ signal) {
    this.#signal = signal;
  }

  /** How long what begins now may take, that a browser which is late catches up. */
  left(/** @type {number} */ duration) {
    this.#due += duration;
    return this.#due - performance.now();
  }

  async pass(/** @type {number} */ duration) {
    const left = this.left(duration);
    if (left >= PAINTED) await wait(left, this.#signal);
  }

  /** Nothing is late: it goes on from now. */
  anew() {
    this.#due = performance.now();
  }
}
