// The seeds that a player chooses to lift or lay, in free numbers, until they are played as one action. Only
// boards whose game needs this fetch it.
import { carry } from "./drag.js";

/** How many seeds a choice for the player lifts from the pits at the player's left in lukho's opening, as South does in the article's diagram n. */
const LIFTED = [2, 2, 1, 1, 1, 1];

/** @import { Turn } from "./mbao.js" */

/** The choice for one action. A new one begins after it, and after an action is undone. */
export class Selection {
  /** @type {Map<string, number>} the number of seeds by pit, in the order in which the pits were chosen */
  seeds = new Map();
  /** Whether the action lifts or lays. */
  verb;
  #state;
  #most;
  #stage;
  #chose;

  /**
   * @param {"lift" | "lay"} verb
   * @param {Turn} turn
   * @param {HTMLElement} stage holds the picture
   * @param {(pit: string, most?: number) => void} chose called whenever something was chosen; if this pit
   *   would be one too many, with the number of pits that may be chosen
   */
  constructor(verb, { state, most }, stage, chose) {
    this.verb = verb;
    this.#state = state;
    this.#most = most ?? Infinity;
    this.#stage = stage;
    this.#chose = chose;
  }

  /** The action, as `play` takes it. */
  get action() {
    return `${this.verb} ${[...this.seeds].map(([pit, seeds]) => `${pit}=${seeds}`).join(",")}`;
  }

  /**
   * The action that lays nothing, if the game allows it: in an opening, seeds may be laid in one pit before
   * the others are sown. The action has to name a pit.
   */
  get nothing() {
    if (this.verb !== "lay" || this.#most !== 1) return undefined;
    const pit = this.#pits.find((pit) => this.allows(pit));
    return pit && `lay ${pit}=0`;
  }

  /** @returns {[id: string, n: number]} what to do next, as the id of a text of the board and the number in it */
  get task() {
    const { phase, options } = this.#state;
    if (this.verb === "lift") {
      if (this.seeds.size > 0) return [this.#full ? "task-enough" : "task-lifted", this.#total];
      if (phase !== "opening1") return ["task-lift", this.#most];
      return [options.opening === "lay-all" ? "task-lift-any" : "first-of-three", 0];
    }
    const left = this.#left;
    if (this.#most === 1) return [this.seeds.size > 0 ? "task-one-on" : "second-of-three", left];
    if (left === 0) return ["task-laid", 0];
    if (phase === "deploy-lay") return ["task-any", left];
    return [phase === "opening2" ? "task-other" : "task-own", left];
  }

  /** What the choice belongs to, as the id of a text of the board. */
  get help() {
    const { phase, options } = this.#state;
    if (phase.startsWith("deploy")) return "help-deploy";
    return phase.startsWith("opening") && options.opening !== "lay-all" ? "help-opening" : "help-lay";
  }

  /** Chooses for the player: what is usual, the same every time. */
  suggest() {
    const { phase, mover } = this.#state;
    const own = (/** @type {string} */ pit) => (Number(pit[1]) <= this.#state.rows.length / 2) === (mover === "s");
    const pits = this.#pits.filter((pit) => this.allows(pit));
    // From the player's left; seeds that may be laid on both sides stay on the player's own.
    pits.sort((one, other) => (one < other ? -1 : 1) * (mover === "s" ? 1 : -1));
    this.seeds.clear();
    if (phase === "opening1") pits.forEach((pit, at) => this.seeds.set(pit, Math.min(LIFTED[at] ?? 0, this.#count(pit))));
    else if (this.verb === "lift") for (const pit of pits.slice(0, this.#most)) this.seeds.set(pit, this.#count(pit));
    else if (this.#most === 1) this.seeds.set(pits[0] ?? "", Math.floor(this.#left / 2));
    else {
      const where = pits.some(own) ? pits.filter(own) : pits;
      for (let left = this.#left, at = 0; left > 0; left -= 1, at += 1) {
        const pit = where[at % where.length] ?? "";
        this.seeds.set(pit, (this.seeds.get(pit) ?? 0) + 1);
      }
    }
    for (const [pit, seeds] of this.seeds) if (seeds === 0) this.seeds.delete(pit);
    this.#chose(pits[0] ?? "");
  }

  get #pits() {
    return [...this.#stage.querySelectorAll(".pit")].map((pit) => pit.getAttribute("data-pit") ?? "");
  }

  get #total() {
    return [...this.seeds.values()].reduce((sum, seeds) => sum + seeds, 0);
  }

  /** No pit more may be chosen. */
  get #full() {
    return this.seeds.size >= this.#most;
  }

  /** The number of seeds that may still be laid: where all go into one pit, one at least stays to be sown. */
  get #free() {
    return this.#left - (this.#most === 1 ? 1 : 0);
  }

  /** The number of seeds that are still in the hand. */
  get #left() {
    const { hand, hands, mover } = this.#state;
    return (hand || hands[mover === "n" ? 1 : 0]) - this.#total;
  }

  /** The number of seeds in a pit before the action. */
  #count(/** @type {string} */ pit) {
    return cell(this.#state.rows, pit) ?? 0;
  }

  /** Whether seeds may be lifted from a pit, or laid in it. */
  allows(/** @type {string} */ pit) {
    const { mover, phase, rows, marks } = this.#state;
    const lower = Number(pit[1]) <= rows.length / 2;
    const own = lower === (mover === "s");
    if (this.verb === "lay") return phase === "deploy-lay" || own === ["setup", "advance"].includes(phase);
    if (phase === "deploy-lift" && cell(marks, pit) !== "u") return false;
    return own && this.#count(pit) > 0;
  }

  /** Whether a press on a pit would choose more or other seeds than now. */
  takes(/** @type {string} */ pit) {
    const more = !this.#full && (this.verb === "lift" || this.#free > 0);
    return this.allows(pit) && (more || this.seeds.has(pit));
  }

  /**
   * Chooses more or fewer seeds of a pit. Lifting begins again at none after the last seed; if only all or
   * nothing may be lifted, every press switches between the two. Where no seed is left to lay, one is taken back.
   */
  more(/** @type {string} */ pit, /** @type {number} */ by) {
    if (!this.allows(pit)) return;
    const now = this.seeds.get(pit) ?? 0;
    const all = this.#count(pit);
    if (this.verb === "lay") this.#choose(pit, Math.max(0, this.#free > 0 ? Math.min(now + by, this.#free + now) : now - 1));
    else if (this.#state.phase === "opening1") this.#choose(pit, (now + by + all + 1) % (all + 1));
    else this.#choose(pit, now > 0 ? 0 : all);
  }

  /**
   * Chooses a number of seeds of a pit; returns whether that is allowed. One pit too many is refused at once,
   * and the others stay chosen.
   */
  #choose(/** @type {string} */ pit, /** @type {number} */ seeds) {
    const tooMany = seeds > 0 && !this.seeds.has(pit) && this.#full;
    if (seeds === 0) this.seeds.delete(pit);
    else if (!tooMany) this.seeds.set(pit, seeds);
    this.#chose(pit, tooMany ? this.#most : undefined);
    return !tooMany;
  }

  /** How many seeds a pointer may take from a place: a pit, or a hand ("s", "n"). */
  carried(/** @type {string} */ place) {
    if (this.verb === "lay") return place === this.#state.mover ? this.#left : (this.seeds.get(place) ?? 0);
    return isPit(place) && this.allows(place) ? this.#count(place) - (this.seeds.get(place) ?? 0) : 0;
  }

  /**
   * Moves the seeds that a pointer carries from one place to another; returns whether that is allowed.
   * @param {string} from
   * @param {string} to
   * @param {boolean} resting the pointer rests on the goal: seeds fall from the hand one by one
   */
  put(from, to, resting) {
    const { verb, seeds } = this;
    const hand = this.#state.mover;
    if (from === to || (to !== hand && (verb === "lift" || !isPit(to) || !this.allows(to)))) return false;
    const there = seeds.get(to) ?? 0;
    if (from === hand) return this.#free > 0 && this.#choose(to, there + 1);
    if (resting) return false;
    if (verb === "lift") this.#choose(from, this.#count(from));
    else {
      const moved = seeds.get(from) ?? 0;
      seeds.delete(from);
      if (to === hand) this.#choose(from, 0);
      else this.#choose(to, there + moved);
    }
    return true;
  }

  /** Shows the choice on the picture; `draw` draws the seeds of a heap anew. */
  show(/** @type {(lying: Element, place: Element, count: number) => void} */ draw) {
    const change = (/** @type {Element} */ place, /** @type {number} */ by) => {
      const text = place.querySelector(".count");
      const lying = place.querySelector(".seeds");
      if (!text || !lying) return;
      const count = Number(text.textContent) + (this.verb === "lay" ? by : -by);
      draw(lying, place, count);
      text.textContent = `${count}`;
      text.classList.toggle("zero", count === 0);
    };
    for (const place of this.#stage.querySelectorAll("[data-pit], [data-hand]")) {
      const name = place.getAttribute("data-pit") ?? place.getAttribute("data-hand") ?? "";
      const chosen = this.seeds.get(name);
      if (chosen) {
        change(place, chosen);
        place.classList.add("chosen");
      } else if (name === this.#state.mover) change(place, -this.#total);
      place.classList.toggle("carry", this.carried(name) > 0);
    }
  }
}

/** Whether a place is a pit; if not, it is a hand. */
function isPit(/** @type {string} */ place) {
  return place.length === 2;
}

/**
 * A pit's entry in a table of the state: "b3" is the second of the third row from below.
 * @template T
 * @param {T[][]} rows
 * @param {string} pit
 */
function cell(rows, pit) {
  return rows.at(-Number(pit[1]))?.[pit.charCodeAt(0) - 97];
}

export { carry };
