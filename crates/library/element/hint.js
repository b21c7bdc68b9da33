// A hint on a board: marks on the pits of the suggested turn, in order. Fetched when a hint is first needed.
import { make } from "./make.js";

/** @import { Dress } from "./dress.js" */

const STYLE = `
.hint { pointer-events: none; }
.hint path { fill: none; stroke: var(--mbao-hint, #fff); stroke-width: 8; stroke-linecap: round; }
.hint path:first-child { stroke: #1a0f08; stroke-width: 14; }
.hint .badge { fill: var(--mbao-hint, #fff); stroke: #1a0f08; stroke-width: 3; }
.hint text { fill: #1a0f08; font-size: 24px; font-weight: 700; }
@media (forced-colors: active) { .hint path + path { stroke: Highlight; } }
@media print { .hint { display: none; } }`;

/** The pits of a turn in order, each with its place in the turn, or with how many seeds are laid or lifted there. */
function labels(/** @type {string[]} */ turn) {
  /** @type {Map<string, string>} */
  const found = new Map();
  let order = 0;
  for (const action of turn) {
    for (const [, pit = "", seeds] of action.matchAll(/([a-l][1-4])(?:=(\d+))?/g)) {
      if (seeds === "0") continue;
      const label = seeds ?? `${(order += 1)}`;
      const before = found.get(pit);
      found.set(pit, before === undefined ? label : `${before}, ${label}`);
    }
  }
  return found;
}

/**
 * Marks the pits of a turn above the picture, until the signal is aborted.
 * @param {SVGSVGElement} svg
 * @param {string[]} turn
 * @param {Dress} dress of the board
 * @param {AbortSignal} signal
 */
export function mark(svg, turn, dress, signal) {
  dress.wear(STYLE);
  const marks = make(svg, "g", { class: "hint", "aria-hidden": "true" });
  for (const [name, label] of labels(turn)) {
    const pit = svg.querySelector(`[data-pit="${name}"]`);
    if (!pit) continue;
    const place = make(marks, "g", { transform: pit.getAttribute("transform") ?? "" });
    // Two rings, a dark one below a bright one, open towards the pit's number.
    for (let twice = 0; twice < 2; twice += 1) make(place, "path", { d: "M6 45A45 45 0 1 1 45 6" });
    const half = 10 + 7 * label.length;
    make(place, "rect", { class: "badge", x: -32 - half, y: -48, width: 2 * half, height: 34, rx: 17 });
    make(place, "text", { x: -32, y: -23 }, label);
  }
  signal.addEventListener("abort", () => marks.remove(), { once: true });
}
