// The picture of the game, and the seeds that move on it.
import { again } from "./again.js";
import { animate } from "./animation.js";
import { LONGEST, NORMAL, SPEEDS } from "./pace.js";
import { heapNumber, LEAST_PIT, Picture } from "./picture.js";

/** @import { Event as GameEvent } from "./mbao.js" */
/** @import { Parts } from "./parts.js" */

/**
 * A board stands upright if its pits would be smaller than this, in pixels, and are larger then: for fingers,
 * and for a mouse alone.
 */
const SMALLEST = 44;
const SMALLEST_FOR_MOUSE = 30;
/** Widths in the drawing's own units: a pit, the frame, and the stores of a board with two rows. */
const PIT = 100;
const FRAME = 68;
const STORES = 260;
/** The place number of a heap in the hand, so that its seeds lie as in no other heap. */
const HANDFUL = 2000;

/** Matches if the reader wants nothing to move. */
export const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
/** Matches if there is a mouse and no touch screen. */
export const mouse = globalThis.matchMedia?.("(pointer: fine) and (not (any-pointer: coarse))");

/** Milliseconds until a sound that did not come is asked for again. */
const SILENT = 9000;

/** @type {Promise<typeof import("./sound.js")> | undefined} */
let sound;

/**
 * Makes a sound. Its module is fetched when a board first needs it; until it comes, seeds are silent.
 * @param {"knock" | "hush"} what
 * @param {number} [along] how far along the board, from 0 to 1
 */
export function noise(what, along = 0) {
  (sound ??= again(() => import("./sound.js"), "sound.js")).then((made) => made[what](along)).catch(() => {
    setTimeout(() => (sound = undefined), SILENT);
  });
}

export class Drawing {
  picture;
  #parts;
  #tall = false;
  /**
   * The stage's width, the greatest height of the drawing and the least of a pit, in pixels; `undefined` until they are
   * needed. They are kept, since reading them makes the browser lay out the page.
   * @type {{ width: number, height: number, least: number } | undefined}
   */
  #room;

  constructor(/** @type {Pick<Parts, "element" | "stage" | "session" | "speech" | "view">} */ parts) {
    this.#parts = parts;
    this.picture = new Picture(parts.stage);
  }

  /** Somebody may see the seeds move. */
  get seen() {
    const { element, view } = this.#parts;
    const { hidden, defaultView } = element.ownerDocument;
    if (still.matches || hidden || !defaultView || !view.near) return false;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return bottom > 0 && right > 0 && top < defaultView.innerHeight && left < defaultView.innerWidth;
  }

  /** The room on the stage now calls for the other orientation of the board. */
  get misfits() {
    return this.#tall !== this.#upright();
  }

  /** Reads the room on the stage again: the browser has said that it changed. */
  measure() {
    const { stage } = this.#parts;
    // The styles put the greatest height there, since only a length that is used can be read in pixels.
    const style = getComputedStyle(stage);
    this.#room = {
      width: stage.clientWidth || 720,
      height: parseFloat(style.outlineOffset) || Infinity,
      least: parseFloat(style.getPropertyValue("--mbao-least-pit")) || LEAST_PIT,
    };
    return this.#room;
  }

  #upright() {
    const { width, height, least } = this.#room ?? this.measure();
    const { rows = [], keeps = false } = this.#parts.session.state ?? {};
    const along = (rows[0]?.length ?? 0) * PIT + FRAME + (keeps ? STORES : 0);
    const across = rows.length * PIT + FRAME;
    if ((width * PIT) / along >= (mouse.matches ? SMALLEST_FOR_MOUSE : SMALLEST)) return false;
    const pit = (/** @type {number} */ wide, /** @type {number} */ high) =>
      Math.min((width * PIT) / wide, Math.max(least, (height * PIT) / high));
    return pit(across, along) > pit(along, across);
  }

  /** The game as a drawing: SVG text. */
  get markup() {
    const { diagram: { shown } = {}, turn: { before = 0 } = {} } = this.#parts.session;
    return this.#drawn(shown !== undefined && this.#traced ? shown + before : shown, this.#traced);
  }

  /** The drawing of the game before the last turn. */
  get before() {
    return this.#drawn(0, true);
  }

  get #traced() {
    return this.#parts.element.trace !== "off";
  }

  /**
   * @param {number | undefined} events how many of them are seen; all if `undefined`
   * @param {boolean} traced
   */
  #drawn(events, traced) {
    const { element, session } = this.#parts;
    this.#tall = this.#upright();
    return session.game?.picture({
      language: session.language, tall: this.#tall, coordinates: element.coordinates !== "no", buttons: !session.passive,
      seeds: this.#seeds, events, traced, you: session.you, north: element.view === "north",
    }) ?? "";
  }

  /** The seeds to draw; empty for the game's own. */
  get #seeds() {
    return this.#parts.element.theme ?? "";
  }

  /** Milliseconds per seed. */
  get unit() {
    return SPEEDS.get(this.#parts.element.speed ?? "") ?? NORMAL;
  }

  /** @returns {readonly [x: number, y: number]} where a pointer is, in units of the drawing */
  at(/** @type {MouseEvent} */ { clientX, clientY }) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.picture.svg.getScreenCTM()?.inverse());
    return [x, y];
  }

  /** A heap with a number of seeds as SVG text, for a place by its number. */
  heap(/** @type {number} */ place, /** @type {number} */ count) {
    const { library, state } = this.#parts.session;
    return (state && library?.heap(state.game, this.#seeds || state.appearance.seed, place, count)) ?? "";
  }

  /** Seeds in a hand as SVG text. */
  handful(/** @type {number} */ count) {
    return this.heap(HANDFUL, count);
  }

  /**
   * Moves seeds on the picture according to events; fulfilled when all are shown or the signal has ended it.
   * @param {GameEvent[]} events
   * @param {AbortSignal} signal
   * @param {number} hurry how many times as fast as the board's speed
   * @param {boolean} hand a hand is drawn that carries them
   * @param {(index: number) => void | Promise<void>} [told] called before each event with its index; the seeds wait for
   *   what it promises
   * @param {number} [longest] the most that all of it takes, in seeds' times
   */
  move(events, signal, hurry, hand, told = () => {}, longest = LONGEST) {
    this.picture.unpoint();
    return animate(this.picture.svg, events, {
      unit: this.unit / hurry,
      longest,
      signal,
      draw: (heap, count) => this.heap(heapNumber(heap), count),
      handful: (count) => this.handful(count),
      hand,
      fell: (along) => this.#parts.element.sound && noise("knock", along),
      told,
    });
  }
}
