/** The tree of games by any distances: joined as `crates/affinity/src/tree.rs` does, drawn as the page has it. */
const SVG = "http://www.w3.org/2000/svg";
// As `prerender/src/affinity/drawing.rs` has them.
const LINE = 30, NAMES = 470, WIDTH = 640;

/**
 * Average linkage: the two most alike become one, which is as far from others as
 * its members are on average, and so on. `distances[a][b]` for every two games;
 * each join is `{ first, second, distance }`, numbers of games or, from their
 * number on, of joins. The one that stands higher on the page comes first.
 */
export function joined(distances) {
  const games = distances.length;
  const far = distances.map((row) => [...row]);
  let groups = far.map((_, at) => ({ id: at, row: at, size: 1 }));
  const joins = [];
  while (groups.length > 1) {
    let [one, other] = groups;
    for (const [at, first] of groups.entries()) {
      for (const second of groups.slice(at + 1)) if (far[first.row][second.row] < far[one.row][other.row]) [one, other] = [first, second];
    }
    joins.push({ first: one.id, second: other.id, distance: far[one.row][other.row] });
    const size = one.size + other.size;
    for (const { row } of groups) {
      far[one.row][row] = far[row][one.row] = (one.size * far[one.row][row] + other.size * far[other.row][row]) / size;
    }
    // The row of the one that stands higher is theirs together, so that `groups` stays in the order of the page.
    groups = groups.filter((group) => group !== other).map((group) => (group === one ? { id: games + joins.length - 1, row: one.row, size } : group));
  }
  return joins;
}

/** The games from top to bottom, so that those joined stand side by side. */
export function order(games, joins) {
  const under = (id) => (id < games ? [id] : [joins[id - games].first, joins[id - games].second].flatMap(under));
  return joins.length === 0 ? Array.from({ length: games }, (_, at) => at) : under(games + joins.length - 1);
}

function element(tag, attributes, text = "") {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, typeof value === "number" ? value.toFixed(1) : value);
  made.textContent = text;
  return made;
}

/** Draws the tree in the picture that stands in the page. */
export function draw(svg, names, joins) {
  const games = names.length;
  const places = order(games, joins);
  const deepest = Math.max(0.01, ...joins.map(({ distance }) => distance));
  // A round number of hundredths, so that the scale ends on a line.
  const tenths = Math.ceil(deepest * 10 - 1e-9);
  const x = (distance) => NAMES - 10 - (distance / (tenths / 10)) * (NAMES - 30);
  const height = games * LINE + 34;
  const ends = [];
  places.forEach((game, place) => (ends[game] = [x(0), (place + 0.5) * LINE]));
  const scale = Array.from({ length: tenths + 1 }, (_, tenth) => [
    element("path", { d: `M${x(tenth / 10).toFixed(1)} 6V${(height - 26).toFixed(1)}` }),
    element("text", { x: x(tenth / 10), y: height - 8 }, 100 - 10 * tenth),
  ]);
  const lines = joins.map(({ first, second, distance }) => {
    const [[x1, y1], [x2, y2], at] = [ends[first], ends[second], x(distance)];
    ends.push([at, (y1 + y2) / 2]);
    return element("path", { d: `M${x1.toFixed(1)} ${y1.toFixed(1)}H${at.toFixed(1)}V${y2.toFixed(1)}H${x2.toFixed(1)}` });
  });
  const labels = places.map((game, place) => element("text", { x: String(NAMES), y: (place + 0.5) * LINE + 5.5 }, names[game]));
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${height}`);
  svg.querySelector(".scale").replaceChildren(...scale.flat());
  svg.querySelector(".joins").replaceChildren(...lines);
  svg.querySelector(".names").replaceChildren(...labels);
}
