// The drawing of a board on its stage: where its pits lie, and how they look.
import { layout, middle } from "./animation.js";
import { morph, own } from "./morph.js";

/** The least pixels of a pit's room where only a height limits the drawing: what does not fit is scrolled to. */
export const LEAST_PIT = 24;

/** Half of a pit's width, with room around it, in units of the drawing. */
const BESIDE = 52;

export class Picture {
  #stage;

  constructor(/** @type {HTMLElement} */ stage) {
    this.#stage = stage;
  }

  get svg() {
    return /** @type {SVGSVGElement} */ (this.#stage.firstElementChild);
  }

  get pits() {
    return [...this.#stage.querySelectorAll(/** @type {"g"} */ ("[data-pit]"))];
  }

  /** Replaces the drawing that is shown by another, given as SVG text. */
  hang(/** @type {string} */ drawing) {
    this.unpoint();
    morph(this.#stage, drawing);
    const { width, height } = this.svg.viewBox.baseVal;
    // The height is limited through the width, so that the sides have no gaps and seeds fly to where the pits
    // are.
    this.svg.style.maxWidth = `min(100%, max(${width / 100} * var(--mbao-least-pit, ${LEAST_PIT}px), var(--mbao-max-height, 999em) * ${width / height}))`;
  }

  /**
   * A pit by its name, if the board has it and it matches the selector.
   * @param {string} name
   * @param {string} [look] a selector
   */
  pit(name, look = "") {
    return this.#stage.querySelector(/** @type {"g"} */ (`[data-pit="${name}"]${look}`));
  }

  /** Removes classes from all pits. */
  unmark(/** @type {string[]} */ ...looks) {
    for (const pit of this.pits) pit.classList.remove(...looks);
  }

  /**
   * Marks pits, or lets them be pressed.
   * @param {string} look
   * @param {string[]} [names] all of them unless told otherwise
   */
  mark(look, names) {
    for (const pit of this.pits.filter(({ dataset }) => !names || names.includes(dataset.pit ?? ""))) {
      pit.classList.add(look);
      if (look !== "open") continue;
      pit.classList.remove("legal");
      pit.removeAttribute("aria-disabled");
    }
  }

  /** Removes rings and arrows. */
  unpoint() {
    this.#stage.querySelector(".marks")?.remove();
  }

  /** Removes the trace of a turn and the marks of a choice. */
  clear() {
    this.#stage.querySelector(".trace")?.replaceChildren();
    this.svg.classList.remove("asking");
    this.unmark("legal", "chosen", "reached", "stake");
  }

  /** Where a pit lies, if the board has it. */
  at(/** @type {string} */ name) {
    const pit = this.pit(name);
    return pit ? middle(pit) : undefined;
  }

  /**
   * Draws something above the board, or below what else is drawn above it; it replaces what was there.
   * @param {string} drawing SVG text
   * @param {boolean} [under]
   */
  overlay(drawing, under = false) {
    const layer = this.#stage.querySelector(under ? ".ahead" : ".ways");
    if (layer) layer.innerHTML = own(under ? drawing : `<g class="ahead"></g>${drawing}`);
  }

  /**
   * Puts a text that lies on the stage above a place of the picture, or below where there is no room, or where the board
   * lies and below leads away from its middle, where things happen.
   * @param {HTMLElement} text
   * @param {readonly [x: number, y: number]} place
   */
  beside({ style, classList, offsetWidth, offsetHeight }, [x, y]) {
    const { scale, left, width } = layout(this.svg);
    const { y: top, width: long, height } = this.svg.viewBox.baseVal;
    const start = Math.max(0, Math.min(left + x * scale - offsetWidth / 2, width - offsetWidth));
    const above = (y - BESIDE) * scale - offsetHeight;
    const under = above <= 0 || (long > height && y > top + height / 2);
    style.left = `${start}px`;
    style.top = `${under ? (y + BESIDE) * scale : above}px`;
    style.setProperty("--at", `${left + x * scale - start}px`);
    classList.toggle("under", under);
  }

  /** Makes a pit the one that Tab leads to. */
  enter(/** @type {Element} */ pit) {
    this.#stage.querySelector('[tabindex="0"]')?.setAttribute("tabindex", "-1");
    pit.setAttribute("tabindex", "0");
  }

  /** The next pit in a direction on the screen: 1 or -1 in one of the two, 0 in the other. */
  next(/** @type {SVGGraphicsElement} */ pit, /** @type {readonly [down: number, right: number]} */ [down, right]) {
    const [x, y] = middle(pit);
    /** @type {{ pit: SVGGraphicsElement, along: number } | undefined} */
    let best;
    for (const other of this.pits) {
      const [ox, oy] = middle(other);
      const along = (ox - x) * right + (oy - y) * down;
      const aside = Math.abs((ox - x) * down) + Math.abs((oy - y) * right);
      if (along > 10 && aside < 40 && (!best || along < best.along)) best = { pit: other, along };
    }
    return best?.pit;
  }

  /** The first pit of the same row (0), or the last one (-1). */
  end(/** @type {Element} */ pit, /** @type {0 | -1} */ which) {
    const row = (/** @type {Element} */ one) => one.getAttribute("data-pit")?.[1];
    return this.pits.filter((other) => row(other) === row(pit)).at(which);
  }
}

/**
 * The number of a heap of a picture, as the library counts places: a pit's row from the top times 32 plus its
 * column, or from 1000 on for a store or hand.
 */
export function heapNumber(/** @type {Element} */ heap) {
  const store = heap.getAttribute("data-store");
  const pit = heap.getAttribute("data-pit");
  if (store) return store === "n" ? 1001 : 1000;
  if (!pit) return heap.getAttribute("data-hand") === "n" ? 1003 : 1002;
  const rows = heap.closest("svg")?.querySelector('[data-pit="a4"]') ? 4 : 2;
  return (rows - Number(pit[1])) * 32 + pit.charCodeAt(0) - 97;
}
