// Shows events on a picture, seed by seed. Only counts and heaps change here: the caller draws the picture
// anew at the end.

import { own } from "./morph.js";
import { Clock, paces } from "./pace.js";

/** @import { Event as GameEvent } from "./mbao.js" */

const SVG = "http://www.w3.org/2000/svg";
/** A hand that carries seeds, for boards that show what others do: an ink line, as on the plates. */
const HAND =
  '<path class="hand" d="M62 62C56 46 48 36 37 29C43 18 39 8 29 3C24-8 13-15 1-15C-5-15-6-9 0-8C6-7 11-5 13-2C4-6-8-7-15-1C-18 3-15 7-10 6C-3 4 4 5 8 8C-1 5-11 8-14 13C-15 17-12 20-7 18C-1 15 4 16 8 18C2 18-4 21-5 25C-5 29 0 30 4 28C9 26 14 27 19 31C27 38 32 48 38 62z"/>';
/** The most seeds of a heap that are drawn. */
const MOST = 40;
/** How far above a pit a hand holds its seeds, in units of the drawing. */
const LIFT = 18;
/** A move shorter than this, in milliseconds, is not shown; its time is added to that of others. */
const SHORTEST = 12;

/** @typedef {readonly [x: number, y: number]} Point a place on the picture, in units of the drawing */

/** The pits, stores and hands of a picture, between which seeds move. */
class Places {
  #svg;
  #draw;
  /** @type {Map<Element, number>} */
  #counts = new Map();

  constructor(/** @type {SVGSVGElement} */ svg, /** @type {(heap: Element, count: number) => string} */ draw) {
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

  count(/** @type {Element} */ heap) {
    return this.#counts.get(heap) ?? 0;
  }

  /** Adds seeds to a heap, or takes them away. */
  add(/** @type {Element | null} */ heap, /** @type {number} */ seeds) {
    const lying = heap?.querySelector(".seeds");
    const text = heap?.querySelector(".count");
    if (!heap || !lying || !text) return;
    const count = Math.max(0, this.count(heap) + seeds);
    this.#counts.set(heap, count);
    const drawn = this.#draw(heap, count);
    // A heap with one more seed keeps the others' places: only the new seed is parsed.
    if (seeds === 1) lying.insertAdjacentHTML("beforeend", own(lastSeed(drawn, count)));
    else lying.innerHTML = own(drawn);
    text.textContent = `${count}`;
    text.classList.toggle("zero", count === 0);
  }

  /** Marks the pit in which the last seed fell. */
  light(/** @type {Element | null} */ pit) {
    for (const lit of this.#svg.querySelectorAll(".last")) lit.classList.remove("last");
    pit?.classList.add("last");
  }
}

/** The last seed of a drawn heap; empty if the heap has more seeds than are drawn. */
function lastSeed(/** @type {string} */ drawn, /** @type {number} */ count) {
  return count <= MOST ? drawn.slice(drawn.lastIndexOf("<g ")) : "";
}

/** @returns {Point} the middle of a heap */
export function middle(/** @type {SVGGraphicsElement} */ heap) {
  const { e = 0, f = 0 } = heap.transform.baseVal.consolidate()?.matrix ?? {};
  return [e, f];
}

/**
 * Where a picture lies on its stage: pixels per unit of the drawing, pixels from the stage's left edge, and
 * the stage's width. Transforms of the page around them do not count: they move both.
 */
export function layout(/** @type {SVGSVGElement} */ svg) {
  const [own, whole] = [svg, /** @type {Element} */ (svg.parentElement)].map((one) => parseFloat(getComputedStyle(one).width));
  return { scale: (own ?? 0) / svg.viewBox.baseVal.width, left: ((whole ?? 0) - (own ?? 0)) / 2, width: whole ?? 0 };
}

/** The transform that brings a flyer to a point of a picture. */
export function spot(/** @type {ReturnType<typeof layout>} */ { scale, left }, /** @type {Point} */ [x, y]) {
  return `translate(${left + (x - 60) * scale}px, ${(y - 60) * scale}px)`;
}

/** A separate layer above a picture for one handful, so that nothing is painted anew on its way. */
export function flyer(/** @type {SVGSVGElement} */ svg) {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("class", `${svg.getAttribute("class")} flyer`);
  made.setAttribute("viewBox", "-60 -60 120 120");
  made.style.width = made.style.height = `${120 * layout(svg).scale}px`;
  made.setAttribute("aria-hidden", "true");
  return /** @type {Element} */ (svg.parentElement).appendChild(made);
}

/** Draws a handful of seeds with its count. */
export function fill(/** @type {Element} */ hand, /** @type {string} */ seeds, /** @type {number} */ count) {
  hand.innerHTML = own(count > 0 ? `<g>${seeds}</g><g class="held"><rect x="8" y="-52" width="44" height="34" rx="17"/><text class="count" x="30" y="-26">${count}</text></g>` : "");
}

/** A layer of seeds that fly above the picture. */
class Flight {
  #layer;
  #place;
  #signal;
  #clock;
  /** @type {Animation | undefined} one for all moves: ended ones would slow down layouts until garbage-collected */
  #animation;

  /**
   * @param {SVGSVGElement} layer
   * @param {ReturnType<typeof layout>} place of the picture below it
   * @param {AbortSignal} signal
   * @param {Clock} clock
   */
  constructor(layer, place, signal, clock) {
    this.#layer = layer;
    this.#place = place;
    this.#signal = signal;
    this.#clock = clock;
  }

  /** Moves the layer on a short arc, or at once if the signal is aborted. */
  async move(/** @type {Point} */ from, /** @type {Point} */ to, /** @type {number} */ duration) {
    const signal = this.#signal;
    this.#layer.style.transform = spot(this.#place, to);
    if (signal.aborted) return;
    if (duration < SHORTEST) return this.#clock.pass(duration);
    const left = this.#clock.left(duration);
    if (left < SHORTEST) return;
    const rise = Math.min(40, 12 + Math.hypot(to[0] - from[0], to[1] - from[1]) / 8);
    /** @type {Point} */
    const over = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - rise];
    const animation = (this.#animation ??= this.#layer.animate(null, { easing: "ease-in-out" }));
    const effect = /** @type {KeyframeEffect} */ (animation.effect);
    effect.setKeyframes([from, over, to].map((point) => ({ transform: spot(this.#place, point) })));
    effect.updateTiming({ duration: left });
    animation.play();
    const end = () => animation.cancel();
    signal.addEventListener("abort", end, { once: true });
    await animation.finished.catch(() => {});
    signal.removeEventListener("abort", end);
  }
}

/** The seeds in a player's hand, as they fly. */
class Hand {
  held = 0;
  #layer;
  #draw;
  #seen;

  /**
   * @param {SVGSVGElement} layer
   * @param {(count: number) => string} draw
   * @param {boolean} seen the hand itself is drawn
   */
  constructor(layer, draw, seen) {
    this.#layer = layer;
    this.#draw = draw;
    this.#seen = seen;
  }

  show(/** @type {number} */ count) {
    const { firstElementChild: lying } = this.#layer;
    const text = this.#layer.querySelector(".count");
    if (count > 0 && count === this.held - 1 && this.held <= MOST && lying && text) {
      lying.lastElementChild?.remove();
      text.textContent = `${count}`;
    } else {
      fill(this.#layer, this.#draw(count), count);
      if (this.#seen) this.#layer.firstElementChild?.insertAdjacentHTML("afterend", own(HAND));
    }
    this.held = count;
  }
}

/**
 * How events are shown.
 * @typedef {object} Manner
 * @property {number} unit milliseconds per seed
 * @property {number} longest the most that all of it takes, in seeds' times
 * @property {AbortSignal} signal ends it at once
 * @property {(heap: Element, count: number) => string} draw a heap with a number of seeds as SVG text
 * @property {(count: number) => string} handful the same for a hand
 * @property {boolean} [hand] the hand itself is drawn
 * @property {(along: number) => void} fell called when seeds fall where they stay, with how far along the
 *   board (0 to 1)
 * @property {(index: number) => void | Promise<void>} told called before each event with its index; the seeds wait for
 *   what it promises
 */

/**
 * Plays events on a picture; fulfilled when all are shown or the signal has ended it.
 * @param {SVGSVGElement} svg
 * @param {GameEvent[]} events
 * @param {Manner} manner
 */
export async function animate(svg, events, { unit, longest, draw, handful, hand: seen = false, signal, fell, told }) {
  const places = new Places(svg, draw);
  const pace = paces(events, longest);
  const clock = new Clock(signal);
  const { width } = svg.viewBox.baseVal;
  const place = layout(svg);
  const layer = flyer(svg);
  const flight = new Flight(layer, place, signal, clock);
  const hand = new Hand(layer, handful, seen);
  /** @type {Point | undefined} the place of the hand */
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
      const heap = flyer(svg);
      heap.innerHTML = own(handful(count));
      at = middle(goal);
      await new Flight(heap, place, signal, clock).move(middle(pit), at, duration / pits.length);
      heap.remove();
      if (!signal.aborted) fell(at[0] / width);
      places.add(store, count);
    }
    if (!store) hand.show(hand.held + (event.seeds ?? 0));
  };

  for (const [index, event] of events.entries()) {
    if (signal.aborted) break;
    const pause = told(index);
    if (pause) {
      await pause;
      clock.anew();
    }
    const pit = event.pit === undefined ? null : places.find("pit", event.pit);
    const duration = (pace[index] ?? 0) * unit;
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
      if (!signal.aborted) fell(to[0] / width);
      places.add(pit, seeds);
      hand.show(Math.max(0, hand.held - seeds));
      at = hand.held > 0 ? to : undefined;
      places.light(pit);
    } else if (kind === "capture") await capture(event, duration);
    else {
      if (kind === "ending") places.light(pit);
      await clock.pass(duration);
    }
  }
  layer.remove();
}

/** Where a hand holds its seeds above a place. */
function above(/** @type {Point} */ [x, y]) {
  return /** @type {const} */ ([x, y - LIFT]);
}
