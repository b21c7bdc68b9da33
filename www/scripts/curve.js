/** A game looked at afterwards, turn by turn in the computer player's worker; and its curve as a picture. */
import { engine } from "../mbao/engine.js";

/** How well it is looked: the level, and decisions tried before each turn. */
export const HOW = { level: 5, nodes: 8000 };

/** South's chance after the last turn: how the game ended, or what is thought of it now. */
async function atLast(game, signal) {
  const { outcome, mover } = game.state();
  if (outcome) return { s: 1, n: 0 }[outcome.winner] ?? 0.5;
  const { value } = await game.suggest({ ...HOW, signal });
  return mover === "s" ? value : 1 - value;
}

/**
 * All turns of the game on a board: `{ record, turns: [{ turn, mover, played, best, before, after, loss }] }`, chances
 * being South's, and the loss that of who played.
 */
export async function lookAt(board, signal, told) {
  const { Game } = await engine();
  const record = board.recordText;
  const game = new Game(board.state.game, { record });
  try {
    const played = game.state().turn - (game.state().outcome ? 0 : 1);
    const values = [];
    for (let turn = 1; turn <= played; turn += 1) {
      told(turn - 1, played);
      values.push(...(await game.analyse({ ...HOW, first: turn, last: turn, signal })));
    }
    told(played, played);
    const end = await atLast(game, signal);
    const turns = values.map(({ turn, mover, value, played, best }, at) => {
      const after = values[at + 1]?.value ?? end;
      return { turn, mover, played, best, before: value, after, loss: mover === "s" ? value - after : after - value };
    });
    return { record, turns };
  } finally {
    game.free();
  }
}

/** The record of a game up to a turn. */
export async function recordBefore({ record }, game, turn) {
  const { Game } = await engine();
  const replayed = new Game(game, { record });
  try {
    while (replayed.state().turn >= turn && replayed.undo());
    while (replayed.state().turn < turn && replayed.redo());
    return replayed.record();
  } finally {
    replayed.free();
  }
}

const SVG = "http://www.w3.org/2000/svg";
/** Measures of the picture; its curve lies between the margins. */
const WIDTH = 720, HEIGHT = 260, LEFT = 54, RIGHT = 20, TOP = 20, BOTTOM = 40;

function draw(name, parent, attributes, text = "") {
  const made = parent.appendChild(document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

/** South's chance over the turns, with the turning points marked by their numbers. */
export function curve({ turns }, points, label, better) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ class: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label })) svg.setAttribute(key, value);
  const x = (at) => LEFT + (at / turns.length) * (WIDTH - LEFT - RIGHT);
  const y = (chance) => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  for (const chance of [0, 0.25, 0.5, 0.75, 1]) {
    draw("path", svg, { class: chance === 0.5 ? "even" : "scale", d: `M${LEFT} ${y(chance)}H${WIDTH - RIGHT}` });
    draw("text", svg, { class: "number", x: LEFT - 8, y: y(chance) + 6 }, `${100 * chance}`);
  }
  const every = [1, 2, 5, 10, 20, 50, 100, 200].find((step) => turns.length / step <= 12) ?? 500;
  for (const [at, { turn }] of turns.entries()) {
    if (turn % every === 0) draw("text", svg, { class: "turn", x: x(at), y: HEIGHT - 8 }, `${turn}`);
  }
  const places = turns.map(({ before }, at) => [x(at), y(before)]).concat([[x(turns.length), y(turns.at(-1)?.after ?? 0.5)]]);
  const line = places.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L");
  draw("path", svg, { class: "area", d: `M${LEFT} ${y(0.5)}L${line}V${y(0.5)}Z` });
  draw("path", svg, { class: "line", d: `M${line}` });
  draw("text", svg, { class: "better", x: LEFT + 8, y: TOP + 24 }, better.s);
  draw("text", svg, { class: "better", x: LEFT + 8, y: HEIGHT - BOTTOM - 8 }, better.n);
  for (const [number, point] of points.entries()) {
    const at = turns.indexOf(point);
    draw("circle", svg, { class: `point ${point.mover}`, cx: x(at), cy: y(point.before), r: 11 });
    draw("text", svg, { class: "point-number", x: x(at), y: y(point.before), dy: ".35em" }, `${number + 1}`);
  }
  return svg;
}
