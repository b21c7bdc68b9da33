// Computers at a board: who sits where, whose turn it is, what they play. Fetched by boards that have one.

/** Milliseconds a computer may think. */
const THINKS = 800;

export class Seats {
  #levels = {}; // of "s" and "n"
  #seed = Math.floor(Math.random() * 2 ** 31); // so that games differ

  /** By the attributes `south` and `north`; throws what is no player. */
  constructor(players) {
    for (const [side, player] of Object.entries(players)) {
      const [, level] = /^(?:human|computer(?::([1-5]))?)$/.exec(player) ?? [null, 0];
      if (level === 0) throw Object.assign(new Error(`${side}="${player}": expected "human", "computer" or "computer:1" to "computer:5"`), { code: "unknown-player" });
      if (player !== "human") this.#levels[side[0]] = Number(level ?? 3);
    }
  }

  /** Whether a computer plays a side. */
  has(side) {
    return side in this.#levels;
  }

  /** Whose turn it is, if a computer's. */
  mover(game, { phase, mover }) {
    if (phase !== "race") return this.has(mover) ? mover : undefined;
    return Object.keys(this.#levels).find((side) => game.legal().includes(`tap ${side}`));
  }

  /** The actions of a turn, none where nothing is to be played. */
  async turn(game, side, signal) {
    const found = await game.suggest({ level: this.#levels[side], millis: THINKS, seed: this.#seed, racer: side, signal });
    return found?.turn ?? [];
  }
}
