// Events on a picture, seed by seed. Only counts and heaps change here: whoever asks for this draws the picture anew
// at the end.

/** @import { Event as GameEvent } from "./mbao.js" */

const SVG = "http://www.w3.org/2000/svg";
/**
 * Milliseconds a seed, by the words of the `speed` attribute.
 * @type {Record<string, number> & { normal: number }}
 */
export const SPEEDS = { slow: 650, normal: 300, fast: 130, kampala: 55, instant: 0 };
/**
 * How long events are, in seeds sown.
 * @type {Partial<Record<GameEvent["kind"], number>>}
 */
const WEIGHTS = { lift: 1, sow: 1, lay: 1.2, skip: 0.6, ending: 1, capture: 1.6, mark: 1, pass: 1, again: 1 };
/** Seeds of a heap that are drawn. */
const MOST = 40;
/** Milliseconds that a turn takes at most, however many seeds it sows. */
const LONGEST = 10_000;
/** How far above a pit a hand holds its seeds, in units of the drawing. */
const LIFT = 18;
/** A move that is shorter, in milliseconds, is not shown. */
const SHORTEST = 12;

/**
 * A place on the picture, in units of the drawing.
 * @typedef {readonly [x: number, y: number]} Point
 */

/** The pits, stores and hands of a picture, which seeds move between. */
class Places {
  #svg;
  #draw;
  /** @type {Map<Element, number>} */
  #counts = new Map();

  /**
   * @param {SVGSVGElement} svg
   * @param {(heap: Element, count: number) => string} draw
   */
  constructor(svg, draw) {
    this.#svg = svg;
    this.#draw = draw;
    for (const heap of svg.querySelectorAll(".pit, .store, .tray")) {
      this.#counts.set(heap, Number(heap.querySelector(".count")?.textContent));
    }
  }

  /**
   * @param {"pit" | "store" | "hand"} kind
   * @param {string | undefined} name of a pit, or whose store or hand it is
   */
  find(kind, name) {
    return this.#svg.querySelector(/** @type {"g"} */ (`[data-${kind}="${name}"]`));
  }

  /** How many seeds lie in a heap. */
  count(/** @type {Element} */ heap) {
    return this.#counts.get(heap) ?? 0;
  }

  /**
   * Adds seeds to a heap, or takes them away.
   * @param {Element | null} heap
   * @param {number} seeds
   */
  add(heap, seeds) {
    const lying = heap?.querySelector(".seeds");
    const text = heap?.querySelector(".count");
    if (!heap || !lying || !text) return;
    const count = Math.max(0, this.count(heap) + seeds);
    this.#counts.set(heap, count);
    const drawn = this.#draw(heap, count);
    // A heap of one more is the heap before and one seed: only that seed is parsed.
    if (seeds === 1) lying.insertAdjacentHTML("beforeend", lastSeed(drawn, count));
    else lying.innerHTML = drawn;
    text.textContent = `${count}`;
    text.classList.toggle("zero", count === 0);
  }

  /** Marks the pit in which the last seed fell. */
  light(/** @type {Element | null} */ pit) {
    for (const lit of this.#svg.querySelectorAll(".last")) lit.classList.remove("last");
    pit?.classList.add("last");
  }
}

/**
 * The last seed of a drawn heap; nothing where it lies too deep to be drawn.
 * @param {string} drawn
 * @param {number} count
 */
function lastSeed(drawn, count) {
  return count <= MOST ? drawn.slice(drawn.lastIndexOf("<ellipse")) : "";
}

/**
 * Where a heap lies.
 * @param {SVGGraphicsElement} heap
 * @returns {Point}
 */
export function middle(heap) {
  const { e = 0, f = 0 } = heap.transform.baseVal.consolidate()?.matrix ?? {};
  return [e, f];
}

/**
 * A layer of its own above a picture, for one handful: nothing is painted anew on its way.
 * @param {SVGSVGElement} svg
 * @param {Node} parent
 */
export function flyer(svg, parent) {
  const made = document.createElementNS(SVG, "svg");
  const width = `${(120 * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width}px`;
  made.setAttribute("class", `${svg.getAttribute("class")} flyer`);
  made.setAttribute("viewBox", "-60 -60 120 120");
  made.style.width = made.style.height = width;
  made.setAttribute("aria-hidden", "true");
  return parent.appendChild(made);
}

/**
 * Draws a handful of seeds with its count.
 * @param {Element} hand
 * @param {string} seeds
 * @param {number} count
 */
export function fill(hand, seeds, count) {
  hand.innerHTML = count > 0 ? `<g>${seeds}</g><text class="count" x="30" y="-22">${count}</text>` : "";
}

/**
 * Fulfilled after so many milliseconds, or when the signal is aborted.
 * @param {number} duration
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function wait(duration, signal) {
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

/** A layer with seeds that fly above the picture. */
class Flight {
  #layer;
  #spot;
  #signal;
  /**
   * One animation for all its moves: those that have ended would slow every layout until they are collected.
   * @type {Animation | undefined}
   */
  #animation;

  /**
   * @param {SVGSVGElement} layer
   * @param {(point: Point) => string} spot the transform that brings the layer to a point
   * @param {AbortSignal} signal
   */
  constructor(layer, spot, signal) {
    this.#layer = layer;
    this.#spot = spot;
    this.#signal = signal;
  }

  /**
   * Moves the layer on a short arc, or at once where the signal is aborted.
   * @param {Point} from
   * @param {Point} to
   * @param {number} duration
   */
  async move(from, to, duration) {
    const signal = this.#signal;
    this.#layer.style.transform = this.#spot(to);
    if (signal.aborted || duration < SHORTEST) return;
    const rise = Math.min(40, 12 + Math.hypot(to[0] - from[0], to[1] - from[1]) / 8);
    /** @type {Point} */
    const over = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - rise];
    const animation = (this.#animation ??= this.#layer.animate(null, { easing: "ease-in-out" }));
    const effect = /** @type {KeyframeEffect} */ (animation.effect);
    effect.setKeyframes([from, over, to].map((point) => ({ transform: this.#spot(point) })));
    effect.updateTiming({ duration });
    animation.play();
    const end = () => animation.cancel();
    signal.addEventListener("abort", end, { once: true });
    await animation.finished.catch(() => {});
    signal.removeEventListener("abort", end);
  }
}

/** The seeds in a player's hand, as they fly. */
class Hand {
  /** How many there are. */
  held = 0;
  #layer;
  #draw;

  /**
   * @param {SVGSVGElement} layer
   * @param {(count: number) => string} draw
   */
  constructor(layer, draw) {
    this.#layer = layer;
    this.#draw = draw;
  }

  /** Draws so many seeds. */
  show(/** @type {number} */ count) {
    const { firstElementChild: lying, lastElementChild: text } = this.#layer;
    if (count > 0 && count === this.held - 1 && this.held <= MOST && lying && text) {
      // One seed less: its shapes are the last ones.
      while (lying.lastElementChild && lying.lastElementChild.tagName !== "ellipse") lying.lastElementChild.remove();
      lying.lastElementChild?.remove();
      text.textContent = `${count}`;
    } else fill(this.#layer, this.#draw(count), count);
    this.held = count;
  }
}

/**
 * How events are shown.
 * @typedef {object} Manner
 * @property {number} unit milliseconds a seed
 * @property {AbortSignal} signal ends it at once
 * @property {(heap: Element, count: number) => string} draw a heap of so many seeds as SVG text
 * @property {(count: number) => string} handful the same for a hand
 * @property {() => void} fell called when seeds fall where they stay
 * @property {(index: number) => void} told called before each event with its index
 */

/**
 * Plays events on a picture; fulfilled when all have been shown, or the signal has ended it.
 * @param {SVGSVGElement} svg
 * @param {GameEvent[]} events
 * @param {Manner} manner
 */
export async function animate(svg, events, { unit, draw, handful, signal, fell, told }) {
  const places = new Places(svg, draw);
  const weight = events.reduce((sum, { kind }) => sum + (WEIGHTS[kind] ?? 0), 0);
  const time = Math.min(unit, LONGEST / Math.max(1, weight));
  const stage = /** @type {Element} */ (svg.parentElement);
  const [room, around] = [svg.getBoundingClientRect(), stage.getBoundingClientRect()];
  const scale = room.width / svg.viewBox.baseVal.width;
  const spot = (/** @type {Point} */ [x, y]) =>
    `translate(${room.left - around.left + (x - 60) * scale}px, ${room.top - around.top + (y - 60) * scale}px)`;
  const layer = flyer(svg, stage);
  const flight = new Flight(layer, spot, signal);
  const hand = new Hand(layer, handful);
  /** @type {Point | undefined} where the hand is */
  let at;

  /** Takes the seeds of captured pits to the player's store, or into the hand. */
  const capture = async (/** @type {GameEvent} */ event, /** @type {number} */ duration) => {
    const pits = (event.pits ?? []).map((name) => places.find("pit", name)).filter((pit) => pit !== null);
    const store = event.hand ? null : places.find("store", event.by);
    const goal = store ?? pits[0];
    for (const pit of pits) {
      const count = places.count(pit);
      if (!count || !goal) continue;
      places.add(pit, -count);
      const heap = flyer(svg, stage);
      heap.innerHTML = handful(count);
      at = middle(goal);
      await new Flight(heap, spot, signal).move(middle(pit), at, duration);
      heap.remove();
      if (!signal.aborted) fell();
      places.add(store, count);
    }
    if (!store) hand.show(hand.held + (event.seeds ?? 0));
  };

  for (const [index, event] of events.entries()) {
    if (signal.aborted) break;
    told(index);
    const pit = event.pit === undefined ? null : places.find("pit", event.pit);
    const duration = (WEIGHTS[event.kind] ?? 0) * time;
    const { kind, seeds = 1 } = event;
    if (kind === "lift" && pit) {
      places.light(pit);
      places.add(pit, -seeds);
      hand.show(hand.held + seeds);
      at = middle(pit);
      await flight.move(at, above(at), duration);
    } else if ((kind === "sow" || kind === "lay") && pit) {
      const to = middle(pit);
      const source = hand.held > 0 ? null : places.find("hand", event.by);
      places.add(source, -seeds);
      const from = at ?? (source ? middle(source) : to);
      if (hand.held === 0) hand.show(seeds);
      await flight.move(from, above(to), duration);
      if (!signal.aborted) fell();
      places.add(pit, seeds);
      hand.show(Math.max(0, hand.held - seeds));
      at = hand.held > 0 ? to : undefined;
      places.light(pit);
    } else if (kind === "capture") await capture(event, duration);
    else {
      if (kind === "ending") places.light(pit);
      await wait(duration, signal);
    }
  }
  layer.remove();
}

/** Where a hand holds its seeds above a place. */
function above(/** @type {Point} */ [x, y]) {
  return /** @type {const} */ ([x, y - LIFT]);
}
