// Random play that is the same in every run.

/** Numbers from 0 below 1, from a seed (mulberry32). */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Names of the pits with their seeds. */
export function pits(state) {
  return state.rows.flatMap((row, top) =>
    row.map((seeds, column) => ({
      name: String.fromCharCode(97 + column) + (state.rows.length - top),
      seeds,
    })),
  );
}

/**
 * A concrete action for a legal one: itself, or for a pattern some pits with numbers. A pattern's numbers may
 * be refused, as each set-up phase has its own rules; the caller then tries again.
 */
export function concrete(action, state, next) {
  const below = (n) => Math.floor(next() * n);
  if (action === "lift *") {
    const full = pits(state).filter((pit) => pit.seeds > 0);
    const chosen = new Set(Array.from({ length: 1 + below(3) }, () => full[below(full.length)]));
    const whole = next() < 0.7;
    const lots = [...chosen].map((pit) => `${pit.name}=${whole ? pit.seeds : 1 + below(pit.seeds)}`);
    return `lift ${lots.join(",")}`;
  }
  if (action === "lay *") {
    const player = state.mover === "s" ? 0 : 1;
    const total = state.hand > 0 ? state.hand : state.hands[player];
    const half = state.rows.length / 2;
    const south = next() < 0.5;
    const side = pits(state).filter((pit) => Number(pit.name[1]) <= half === south);
    const lots = new Map();
    const spread = 1 + below(side.length);
    // Lukho lays a part of the hand in one pit; elsewhere all of it is laid.
    const laid = spread === 1 && next() < 0.8 ? below(total + 1) : total;
    for (let seed = 0; seed < laid; seed++) {
      const pit = side[below(spread)].name;
      lots.set(pit, (lots.get(pit) ?? 0) + 1);
    }
    return `lay ${[...lots].map(([pit, n]) => `${pit}=${n}`).join(",") || "a1=0"}`;
  }
  return action;
}
