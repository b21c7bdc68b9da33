// Seeds lifted or laid as one likes: what is chosen so far, by presses, keys and a pointer, until it is played as
// one action. Fetched by boards whose game begins so.
import { carry } from "./drag.js";

/** The choice of one action; after it, and after what is taken back, another one begins. */
export class Lots {
  /** Seeds by pit, in the order in which they were chosen. */
  seeds = new Map();
  #state;
  #most;
  #stage;
  #told;

  /** `told(pit, most)` is called whenever something was chosen; with the number of pits that may be, where this is one too many. */
  constructor(verb, game, stage, told) {
    this.verb = verb; // "lift" or "lay"
    this.#state = game.state();
    this.#most = game.mostPits();
    this.#stage = stage;
    this.#told = told;
  }

  /** The action. */
  get text() {
    return `${this.verb} ${[...this.seeds].map(([pit, seeds]) => `${pit}=${seeds}`).join(",")}`;
  }

  get #chosen() {
    return [...this.seeds.values()].reduce((sum, n) => sum + n, 0);
  }

  /** Seeds that are still to be laid. */
  get #left() {
    const { hand, hands, mover } = this.#state;
    return (hand || hands[mover === "n" ? 1 : 0]) - this.#chosen;
  }

  #count(pit) {
    return this.#state.rows.at(-pit[1])[pit.charCodeAt(0) - 97];
  }

  /** Whether seeds may be lifted from a pit of the picture, or laid in it. */
  allows(pit) {
    const { mover, phase } = this.#state;
    const own = pit.classList.contains(mover === "s" ? "own-south" : "own-north");
    if (this.verb === "lay") return phase === "deploy-lay" || own === ["setup", "advance"].includes(phase);
    if (phase === "deploy-lift" && !pit.classList.contains("unmoved")) return false;
    return own && this.#count(pit.dataset.pit) > 0;
  }

  #open(pit) {
    const found = this.#stage.querySelector(`[data-pit="${pit}"]`);
    return found && this.allows(found);
  }

  /** So many seeds more in a pit, or fewer: round again when lifting, all or nothing where only that is allowed. */
  more(pit, by) {
    if (!this.#open(pit)) return;
    const now = this.seeds.get(pit) ?? 0;
    let next = now + by;
    if (this.verb === "lay") next = Math.max(0, Math.min(next, this.#left + now));
    else {
      const most = this.#count(pit);
      next = this.#state.phase !== "opening1" ? (now > 0 ? 0 : most) : (next + most + 1) % (most + 1);
    }
    this.#choose(pit, next);
  }

  /** Whether it may be so: a pit too many is refused at once, and the others stay chosen. */
  #choose(pit, seeds) {
    const many = seeds > 0 && !this.seeds.has(pit) && this.seeds.size >= this.#most;
    if (seeds === 0) this.seeds.delete(pit);
    else if (!many) this.seeds.set(pit, seeds);
    this.#told(pit, many && this.#most);
    return !many;
  }

  /** How many seeds a pointer may take from a pit or a hand. */
  carried(place) {
    const chosen = this.seeds.get(place) ?? 0;
    if (place === this.#state.mover) return this.verb === "lay" ? this.#left : 0;
    if (this.verb === "lay") return chosen;
    return this.#open(place) ? this.#count(place) - chosen : 0;
  }

  /** Moves what a pointer carried; whether it may lie there. */
  put(from, to, resting) {
    const { verb, seeds } = this;
    const hand = this.#state.mover;
    const lies = seeds.get(to) ?? 0;
    if (from === to || (to !== hand && (verb === "lift" || !this.#open(to)))) return false;
    if (from === hand) return this.#left > 0 && this.#choose(to, lies + 1);
    if (resting) return false;
    if (verb === "lift") this.#choose(from, this.#count(from));
    else {
      const moved = seeds.get(from);
      seeds.delete(from);
      this.#choose(to === hand ? from : to, to === hand ? 0 : lies + moved);
    }
    return true;
  }

  /** Shows on the picture what is chosen; `heap(place, count)` draws a heap anew. */
  show(heap) {
    const { verb, seeds } = this;
    const change = (place, by) => {
      const text = place.querySelector(".count");
      const count = Number(text.textContent) + (verb === "lay" ? by : -by);
      place.querySelector(".seeds").innerHTML = heap(place, count);
      text.textContent = count;
      text.classList.toggle("zero", count === 0);
    };
    for (const place of this.#stage.querySelectorAll("[data-pit], [data-hand]")) {
      const { pit, hand } = place.dataset;
      const chosen = seeds.get(pit) ?? 0;
      if (chosen) {
        change(place, chosen);
        place.classList.add("chosen");
      } else if (hand === this.#state.mover) change(place, -this.#chosen);
      place.classList.toggle("carry", this.carried(pit ?? hand) > 0);
    }
  }
}

export { carry };
