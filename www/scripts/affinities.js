/**
 * The table of affinities by the reader's own weights. The distances at every
 * point stand in the file that can be taken along; here they are only weighed.
 */
const box = document.querySelector(".weights");
const fields = [...box.querySelectorAll("input")];
const usual = fields.map((field) => field.value);
const rows = [...document.querySelectorAll(".matrix tbody tr")].map((row) => [...row.querySelectorAll("td")]);
let distances;

/** Each pair's cell with its distances, point by point. */
async function load() {
  const answer = await fetch(box.dataset.distances);
  if (!answer.ok) throw new Error(answer.status);
  const { games, pairs } = await answer.json();
  const place = new Map(games.map(({ game }, at) => [game, at]));
  return pairs.map(({ game, other, points }) => ({ cell: rows[place.get(game)][place.get(other)], points: new Map(points) }));
}

function weigh() {
  const weights = fields.map((field) => [field.dataset.point, Number(field.value)]);
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const { cell, points } of distances) {
    const apart = weights.reduce((sum, [point, weight]) => sum + weight * (points.get(point) ?? 0), 0);
    const number = Math.round(100 * (1 - (all > 0 ? apart / all : 0)));
    cell.firstElementChild.textContent = number;
    cell.className = `shade-${Math.floor(number / 10)}`;
  }
}

async function changed() {
  for (const field of fields) field.nextElementSibling.value = field.value;
  try {
    distances ??= await load();
    weigh();
  } catch {
    box.querySelector(".weights-wrong").hidden = false;
  }
}

box.hidden = false;
box.addEventListener("input", changed);
box.querySelector("button").addEventListener("click", () => {
  fields.forEach((field, at) => (field.value = usual[at]));
  changed();
});
