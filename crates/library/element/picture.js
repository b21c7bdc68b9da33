// The drawing of a board as it hangs there: its pits as they lie, and how they look.
import { middle } from "./animation.js";
import { become } from "./become.js";

export class Picture {
  #stage;

  constructor(stage) {
    this.#stage = stage;
  }

  get svg() {
    return this.#stage.firstElementChild;
  }

  get pits() {
    return [...this.#stage.querySelectorAll("[data-pit]")];
  }

  /** Puts a drawing in the place of the one that hangs there. */
  hang(drawing) {
    become(this.#stage, drawing);
    const { width, height } = this.svg.viewBox.baseVal;
    // By its width, so that nothing is left empty at its sides and seeds fly where pits are.
    this.svg.style.maxWidth = `min(100%, var(--mbao-max-height, 999em) * ${width / height})`;
  }

  /** A pit by its name, if it has a look. */
  pit(name, look = "") {
    return this.#stage.querySelector(`[data-pit="${name}"]${look}`);
  }

  unmark(...looks) {
    for (const pit of this.pits) pit.classList.remove(...looks);
  }

  /** The pit where the keyboard comes in. */
  enter(pit) {
    this.#stage.querySelector('[tabindex="0"]')?.setAttribute("tabindex", "-1");
    pit.setAttribute("tabindex", "0");
  }

  /** The next pit as they lie; a step is 1 or -1 down, or to the right. */
  next(pit, [down, right]) {
    const [x, y] = middle(pit);
    let best;
    for (const other of this.pits) {
      const [ox, oy] = middle(other);
      const along = (ox - x) * right + (oy - y) * down;
      const aside = Math.abs((ox - x) * down) + Math.abs((oy - y) * right);
      if (along > 10 && aside < 40 && (!best || along < best.along)) best = { other, along };
    }
    return best?.other;
  }

  /** The first pit of the same row (0), or the last one (-1). */
  end(pit, which) {
    return this.pits.filter((other) => other.dataset.pit[1] === pit.dataset.pit[1]).at(which);
  }
}

/** The number of a heap, as the library counts them. */
export function heapNumber(heap) {
  const { pit, store } = heap.dataset;
  if (store) return store === "n" ? 1001 : 1000;
  if (!pit) return heap.dataset.hand === "n" ? 1003 : 1002;
  const rows = heap.ownerSVGElement.querySelector('[data-pit="a4"]') ? 4 : 2;
  return (rows - pit[1]) * 32 + pit.charCodeAt(0) - 97;
}
