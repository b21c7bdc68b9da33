// Computers at a board: where they sit, whether it is their turn, and what they play.

/** @import { Game, Player, State } from "./mbao.js" */

/** Milliseconds that a computer may think. */
const THINKS = 800;
/** The level of `computer` without a number. */
const USUAL = /** @type {const} */ (3);

/** @typedef {0 | 1 | 2 | 3 | 4 | 5} Level */

export class Seats {
  /**
   * The levels of the sides that computers play.
   * @type {Partial<Record<Player, Level>>}
   */
  #levels = {};
  /** Differs from board to board, so that games differ. */
  #seed = Math.floor(Math.random() * 2 ** 31);

  /**
   * Reads the attributes `south` and `north`; throws if one of them does not name a player.
   * @param {{ south: string, north: string }} players
   */
  constructor({ south, north }) {
    this.#seat("s", "south", south);
    this.#seat("n", "north", north);
  }

  /**
   * @param {Player} side
   * @param {string} attribute
   * @param {string} player
   */
  #seat(side, attribute, player) {
    if (player === "human") return;
    const found = /^computer(?::([0-5]))?$/.exec(player);
    if (!found) {
      const message = `${attribute}="${player}": expected "human", "computer" or "computer:0" to "computer:5"`;
      throw Object.assign(new Error(message), { code: "unknown-player" });
    }
    this.#levels[side] = /** @type {Level} */ (Number(found[1] ?? USUAL));
  }

  /** Only people play. */
  get empty() {
    return !this.has("s") && !this.has("n");
  }

  /**
   * Whether a computer plays a side.
   * @param {Player} side
   */
  has(side) {
    return side in this.#levels;
  }

  /**
   * The side that is to move, if a computer plays it.
   * @param {Game} game
   * @param {State} state
   * @returns {Player | undefined}
   */
  mover(game, { phase, mover }) {
    if (phase !== "race") return this.has(mover) ? mover : undefined;
    const legal = game.legal();
    return /** @type {Player[]} */ (["s", "n"]).find((side) => this.has(side) && legal.includes(`tap ${side}`));
  }

  /**
   * The actions of a turn; empty if there is nothing to play.
   * @param {Game} game
   * @param {Player} side
   * @param {AbortSignal} signal
   */
  async turn(game, side, signal) {
    const found = await game.suggest({ level: this.#levels[side] ?? USUAL, millis: THINKS, seed: this.#seed, racer: side, signal });
    return found?.turn ?? [];
  }
}
