/** Tables of positions with few seeds in play: fetched, looked up, and told turn by turn. */
import { engine } from "../mbao/engine.js";
import { element } from "./element.js";

/** No number of turns. */
const NEVER = 255;
/** Decisions tried to list the turns of a position, and turns that are listed. */
const TRIES = 600, LISTED = 24;
const fetched = new Map();

/** `counts[m][s]`: ways to lay `s` seeds in `m` pits. */
function countsOf(pits, seeds) {
  const counts = [[1, ...Array(seeds).fill(0)]];
  for (let m = 1; m <= pits; m += 1) {
    let sum = 0;
    counts.push(counts[m - 1].map((ways) => (sum += ways)));
  }
  return counts;
}

async function fetchTable(url, seeds) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} (${response.status})`);
  const unpacked = (await response.blob()).stream().pipeThrough(new DecompressionStream("gzip"));
  return { seeds, bytes: new Uint8Array(await new Response(unpacked).arrayBuffer()) };
}

/** The table, fetched once. */
function tableAt(url, seeds) {
  const known = fetched.get(url.href) ?? fetchTable(url, seeds);
  fetched.set(url.href, known);
  known.catch(() => fetched.delete(url.href));
  return known;
}

/** The seeds as the player to begin sees them: his pits from his left, then on as the sowing goes. */
export function arrangementOf({ rows: [north, south], mover }) {
  const across = north.toReversed();
  return mover === "s" ? [...south, ...across] : [...across, ...south];
}

/** What an arrangement is worth to who is to begin: seeds he makes sure of, seeds he may get, turns to the end. */
export function worthOf({ seeds, bytes }, arrangement) {
  const pits = arrangement.length;
  const counts = countsOf(pits, seeds);
  const all = arrangement.reduce((sum, held) => sum + held, 0);
  let left = all, rank = 0, before = 0;
  for (const [at, held] of arrangement.entries()) {
    const row = counts[pits - at];
    rank += row[left] - row[left - held];
    left -= held;
  }
  for (let fewer = 0; fewer < all; fewer += 1) before += 3 * counts[pits][fewer];
  const size = counts[pits][all];
  const [low, more, turns] = [0, 1, 2].map((plane) => bytes[before + plane * size + rank]);
  return { all, low, high: low + more, turns };
}

/** South's seeds in the end, at least and at most, and how many turns that takes from here. */
function resultOf(table, state) {
  if (state.outcome) return { low: state.outcome.score[0], high: state.outcome.score[0], turns: 0 };
  const { all, low, high, turns } = worthOf(table, arrangementOf(state));
  const stored = state.stores[0];
  const south = state.mover === "s" ? [low, high] : [all - high, all - low];
  return { low: stored + south[0], high: stored + south[1], turns };
}

/** Every way through the turn that is under way, and what it comes to; ways to the same end but once. */
function turnsFrom(game, table) {
  const { turn } = game.state();
  const seen = new Set();
  const ends = new Map();
  let tries = 0;
  const go = (way) => {
    const state = game.state();
    const key = JSON.stringify([state.rows, state.stores, state.turn]);
    if (state.turn !== turn || state.outcome) {
      const known = ends.get(key);
      if (!known || known.way.length > way.length) ends.set(key, { way, ...resultOf(table, state) });
      return;
    }
    // Who can come to a point again need not, to reach what lies behind it.
    if (seen.has(key)) return;
    seen.add(key);
    for (const action of game.legal()) {
      if ((tries += 1) > TRIES) return;
      game.play(action);
      go([...way, action]);
      game.undo();
    }
  };
  go([]);
  return { ends: [...ends.values()], whole: tries <= TRIES };
}

/** A result in words. */
function said({ low, high, turns }, total, words) {
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);
  const winner = 2 * low > total ? "s" : 2 * high < total ? "n" : undefined;
  const of = (south) => (winner === "n" ? total - south : south);
  if (low !== high) {
    if (!winner) return fill(words.open, { low, high });
    const [least, most] = [of(low), of(high)].toSorted((one, two) => one - two);
    return fill(words.winsLeast, { player: words[winner], low: least, high: most });
  }
  const what = winner
    ? fill(words.wins, { player: words[winner], most: of(low), least: total - of(low) })
    : fill(words.drawn, { most: low });
  return `${what} ${turns === NEVER ? words.keeps : fill(words.turns, { turns })}`;
}

/** Rows of turns, those that give nothing up first: the soonest to the end for who gets more of the seeds in play, else the latest. */
function rowsOf(ends, { mover, rows, stores }, total, words) {
  const sure = ({ low, high }) => (mover === "s" ? low : total - high);
  const best = Math.max(...ends.map(sure));
  const inPlay = rows.flat().reduce((sum, held) => sum + held, 0);
  const hurry = 2 * (best - stores[mover === "s" ? 0 : 1]) >= inPlay ? 1 : -1;
  const sorted = ends.toSorted((one, two) => sure(two) - sure(one) || hurry * (one.turns - two.turns));
  return sorted.slice(0, LISTED).map((end) => {
    const name = element("th", { attributes: { scope: "row" } }, end.way.join(" "));
    const kept = sure(end) === best;
    const [south, north] = [end, { low: total - end.high, high: total - end.low }].map(({ low, high }) => (low === high ? low : `${low}–${high}`));
    const result = element("td", { className: "figure" }, `${south} : ${north}`);
    const left = element("td", { className: "figure" }, end.turns === NEVER ? "–" : `${end.turns}`);
    const row = element("tr", { className: kept ? "kept" : "" }, name, result, left, element("td", {}, kept ? words.kept : ""));
    return row;
  });
}

/** What the position on a board is worth, and what its turns come to: `{ text, turns }`. */
export async function look(url, seeds, board, words) {
  const { Game } = await engine();
  const table = await tableAt(url, seeds);
  const game = new Game(board.state.game, { record: board.recordText });
  try {
    const state = game.state();
    const total = state.rows.flat().reduce((sum, held) => sum + held, 0) + state.stores[0] + state.stores[1];
    const { ends, whole } = turnsFrom(game, table);
    const best = (south) => ({ low: Math[south](...ends.map(({ low }) => low)), high: Math[south](...ends.map(({ high }) => high)) });
    // In mid-turn a position stands in no table: it is worth the best of what can still be made of the turn.
    const worth = state.pending
      ? { ...best(state.mover === "s" ? "max" : "min"), turns: Math.min(...ends.map(({ turns }) => turns)) }
      : resultOf(table, state);
    const heads = [words.columns[0], `${words.s} : ${words.n}`, words.columns[2], ""].map((head) =>
      head ? element("th", { attributes: { scope: "col" } }, head) : element("td"),
    );
    const caption = element("caption", {}, `${words.table}. ${words.columns[1]}: ${words.s} : ${words.n}.`);
    const inner = element(
      "table",
      { className: "measures" },
      caption,
      element("thead", {}, element("tr", {}, ...heads)),
      element("tbody", {}, ...rowsOf(ends, state, total, words)),
    );
    const shown = [element("div", { className: "scrolled", tabIndex: 0, attributes: { role: "region", "aria-label": words.table } }, inner)];
    if (!whole || ends.length > LISTED) shown.push(element("p", {}, words.more));
    return { text: said(worth, total, words), turns: shown };
  } finally {
    game.free();
  }
}
