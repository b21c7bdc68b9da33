/**
 * The table, the tree and the order of the sentences by the reader's own weights.
 * The distances at every point stand in the file that can be taken along; here
 * they are only weighed. That file and the tree are fetched at the first change.
 */
const box = document.querySelector(".weights");
const fields = [...box.querySelectorAll("input")];
const usual = fields.map((field) => field.value);
const rows = [...document.querySelectorAll(".matrix tbody tr")];
const cells = rows.map((row) => [...row.querySelectorAll("td")]);
const names = rows.map((row) => row.querySelector("th").textContent);
const lists = [...document.querySelectorAll(".pairs ul")].map((list) => ({ list, lines: [...list.children] }));
const drawing = document.querySelector(".tree");
/** Milliseconds without a change before the sentences, which are folded up and many, follow the table and the tree. */
const PAUSE = 100;
let distances, tree, later;

/** Each pair with its distances, point by point, and the file's own order of games. */
async function load() {
  const [answer, module] = await Promise.all([fetch(box.dataset.distances), import("./affinities/tree.js")]);
  if (!answer.ok) throw new Error(answer.status);
  const { games, pairs } = await answer.json();
  const place = new Map(games.map(({ game }, at) => [game, at]));
  tree = module;
  return pairs.map(({ game, other, points }) => ({ first: place.get(game), second: place.get(other), points: new Map(points) }));
}

/** How far each two games are apart, 0 to 1. */
function weigh() {
  const weights = fields.map((field) => [field.dataset.point, Number(field.value)]);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const far = names.map(() => names.map(() => 0));
  for (const { first, second, points } of distances) {
    const apart = weights.reduce((sum, [point, weight]) => sum + weight * (points.get(point) ?? 0), 0);
    far[first][second] = far[second][first] = all > 0 ? apart / all : 0;
  }
  return far;
}

const guide = (distance) => Math.round(100 * (1 - distance));

function table(far) {
  for (const { first, second } of distances) {
    const number = String(guide(far[first][second]));
    const cell = cells[first][second];
    if (cell.firstElementChild.textContent === number) continue;
    cell.firstElementChild.textContent = number;
    cell.className = `shade-${Math.floor(number / 10)}`;
  }
}

/** The most alike first, each with its number. */
function sentences(far) {
  lists.forEach(({ list, lines }, first) => {
    const others = lines.map((line) => ({ line, number: guide(far[first][Number(line.dataset.other)]), other: Number(line.dataset.other) }));
    others.sort((one, other) => other.number - one.number || one.other - other.other);
    for (const { line, number } of others) {
      const shown = line.querySelector(".guide");
      shown.textContent = number;
      shown.setAttribute("aria-label", box.dataset.number.replace("#", number));
    }
    if (others.some(({ line }, at) => line !== list.children[at])) list.replaceChildren(...others.map(({ line }) => line));
  });
}

async function changed() {
  for (const field of fields) field.nextElementSibling.value = field.value;
  try {
    distances ??= await load();
  } catch {
    box.querySelector(".weights-wrong").hidden = false;
    return;
  }
  const far = weigh();
  table(far);
  tree.draw(drawing, names, tree.joined(far));
  clearTimeout(later);
  later = setTimeout(sentences, PAUSE, far);
  for (const own of document.querySelectorAll(".by-own-weights")) own.hidden = fields.every((field, at) => field.value === usual[at]);
}

box.hidden = false;
box.addEventListener("input", changed);
box.querySelector("button").addEventListener("click", () => {
  fields.forEach((field, at) => (field.value = usual[at]));
  changed();
});
