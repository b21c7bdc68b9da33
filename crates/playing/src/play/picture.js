// Sends a picture of a board: through the system's share sheet if there is one, otherwise as a file.

/** What the styles of the page and of the element decide about a drawing. */
const LOOKS = [
  "display", "visibility", "opacity", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
  "stroke-linejoin", "stroke-dasharray", "paint-order", "stop-color", "stop-opacity", "font", "text-anchor", "dominant-baseline", "rotate", "mix-blend-mode",
];
/** The picture's width, its margins and the height of a line of text, in pixels. */
const [WIDTH, MARGIN, LINE] = [1200, 48, 64];
/** Room for the shadow around a board, in units of the drawing. */
const SHADOW = 20;

/**
 * Sends it with lines of text above it; fulfilled with "saved" if it is a file now.
 * @param {Element} board
 * @param {string[]} lines
 * @param {string} name of the file
 */
export async function send(board, lines, name) {
  const file = new File([await paint(board, lines)], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    // A reader who closes the sheet wants nothing else.
    const shared = await navigator.share({ files: [file] }).then(() => true, ({ name }) => name === "AbortError");
    if (shared) return "";
  }
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
  return "saved";
}

/** @returns {Promise<Blob>} */
async function paint(/** @type {Element} */ board, /** @type {string[]} */ lines) {
  const svg = /** @type {SVGSVGElement} */ (board.shadowRoot?.querySelector(".stage > svg"));
  const [width, height] = [svg.viewBox.baseVal.width + 2 * SHADOW, svg.viewBox.baseVal.height + SHADOW];
  const image = new Image();
  const [wide, high] = width > height ? [WIDTH, (WIDTH * height) / width] : [(WIDTH * width) / height, WIDTH];
  image.src = `data:image/svg+xml,${encodeURIComponent(alone(svg, [width, height], [wide, high]))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide + 2 * MARGIN, high + 2 * MARGIN + lines.length * LINE];
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  for (const [at, line] of lines.entries()) {
    context.font = `${at ? 36 : 48}px ${fontFamily}`;
    context.fillText(line, MARGIN, MARGIN + (at + 0.6) * LINE, wide);
  }
  context.drawImage(image, MARGIN, MARGIN + lines.length * LINE, wide, high);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))));
}

/**
 * A drawing that needs no styles but its own, as text.
 * @param {SVGSVGElement} svg
 * @param {[width: number, height: number]} room in units of the drawing
 * @param {[width: number, height: number]} size in pixels
 */
function alone(svg, room, [width, height]) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const [shown, copied] = [svg, copy].map((one) => [one, ...one.querySelectorAll("*")]);
  for (const [at, one] of (shown ?? []).entries()) {
    const [style, own] = [getComputedStyle(one), /** @type {SVGElement} */ (copied?.[at]).style];
    for (const look of LOOKS) own.setProperty(look, style.getPropertyValue(look));
  }
  copy.style.maxWidth = "none";
  copy.setAttribute("viewBox", `${-SHADOW} 0 ${room.join(" ")}`);
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  return new XMLSerializer().serializeToString(copy);
}
