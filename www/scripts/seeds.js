/** Seeds in a pit, as a small picture: a heap that is the same at every look. */

const SVG = "http://www.w3.org/2000/svg";
/** More would be a smear; the number says the rest. */
const MOST = 36;
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

export function heap(count) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "-50 -50 100 100");
  picture.setAttribute("class", "heap");
  picture.setAttribute("aria-hidden", "true");
  const shown = Math.min(count, MOST);
  const radius = Math.min(12, 36 / Math.sqrt(shown + 1));
  // As far apart as the pit allows; a full pit is a heap.
  const apart = Math.min(radius * 1.6, (47 - radius) / Math.sqrt(Math.max(1, shown - 0.6)));
  for (let seed = 0; seed < shown; seed++) {
    const out = shown === 1 ? 0 : apart * Math.sqrt(seed + 0.4);
    const turn = seed * GOLDEN + count;
    const circle = document.createElementNS(SVG, "ellipse");
    const [x, y] = [out * Math.cos(turn), out * Math.sin(turn)];
    circle.setAttribute("cx", x.toFixed(1));
    circle.setAttribute("cy", y.toFixed(1));
    circle.setAttribute("rx", radius.toFixed(1));
    circle.setAttribute("ry", (radius * 0.86).toFixed(1));
    circle.setAttribute("transform", `rotate(${(seed * 67 + count * 31) % 180} ${x.toFixed(1)} ${y.toFixed(1)})`);
    picture.append(circle);
  }
  return picture;
}
