/** What is shown of a game that was looked at: curve, turning points, and every turn in a table. */
import { filled } from "./afterwards.js";
import { curve, HOW, recordBefore } from "./curve.js";
import { element } from "./element.js";

/** A turn counts as a turning point from this much of the chance to win, and no more of them are named. */
const LEAST = 0.1, MOST = 6;
const percent = (chance) => Math.round(100 * chance);

/** A turn and whose it was, as a row of the table. */
function row({ turn, mover, played, best, before }, words) {
  const cells = [words[mover], played, best, percent(before)].map((textContent) => element("td", { textContent }));
  return element("tr", {}, element("th", { attributes: { scope: "row" }, textContent: turn }), ...cells);
}

function table(found, words) {
  const heads = words.columns.map((textContent) => element("th", { attributes: { scope: "col" }, textContent }));
  const rows = found.turns.map((turn) => row(turn, words));
  const inner = element("table", { className: "measures" }, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows));
  const scrolled = element("div", { className: "scrolled", tabIndex: 0, attributes: { role: "region", "aria-label": words.table } }, inner);
  return element("details", {}, element("summary", { textContent: words.table }), scrolled);
}

/** The board goes to where a turn began, and shows what would have been better. */
async function whatIf(board, found, turn, game) {
  const record = await recordBefore(found, game, turn);
  const begun = new Promise((done) => board.addEventListener("mbao-ready", done, { once: true }));
  // The same record again would begin nothing.
  board.removeAttribute("record");
  board.setAttribute("record", record);
  await begun;
  board.scrollIntoView({ block: "nearest" });
  await board.hint(HOW);
}

/** Shows it in a place; how many turning points there are. */
export function show(place, board, found, words) {
  const game = board.state.game;
  const human = (mover) => !board.getAttribute(mover === "s" ? "south" : "north")?.startsWith("computer");
  const points = found.turns
    .filter(({ loss, played, best }) => loss >= LEAST && played !== best)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST)
    .sort((one, other) => one.turn - other.turn);
  const { turns } = found;
  const label = filled(words.curve, { turns: turns.length, first: percent(turns[0]?.before ?? 0.5), last: percent(turns.at(-1)?.after ?? 0.5) });
  const better = { s: filled(words.better, { player: words.s }), n: filled(words.better, { player: words.n }) };
  const back = element("button", { type: "button", className: "back", hidden: true, textContent: words.back });
  back.addEventListener("click", () => {
    board.removeAttribute("record");
    board.setAttribute("record", found.record);
    back.hidden = true;
    board.scrollIntoView({ block: "nearest" });
  });
  const items = points.map((point) => {
    const { turn, mover, played, best, loss } = point;
    const text = filled(words.point, { turn, player: words[mover], played, best, loss: percent(loss) });
    const item = element("li", {}, text);
    // A computer's own turn is played by it again.
    if (human(mover)) {
      const button = element("button", { type: "button", textContent: words.whatIf, attributes: { "aria-label": filled(words.whatIfOf, { turn }) } });
      button.addEventListener("click", async () => {
        await whatIf(board, found, turn, game);
        back.hidden = false;
      });
      item.append(" ", button);
    }
    return item;
  });
  place.replaceChildren(
    element("figure", { className: "curve-figure" }, curve(found, points, label, better), element("figcaption", { textContent: label })),
    element("h3", { textContent: words.points }),
    points.length > 0 ? element("ol", { className: "points" }, ...items) : element("p", { textContent: words.nothing }),
    element("p", {}, back),
    table(found, words),
  );
  return points.length;
}
