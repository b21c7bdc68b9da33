/**
 * Pictures of boards that stand alone, without the page and its styles: a drawing, a picture in pixels, the pictures of a
 * diagram's steps. A picture can be sent through the system's share sheet if there is one, otherwise as a file.
 */

/** @typedef {HTMLElementTagNameMap["mbao-board"]} MbaoBoard */
/** @typedef {[width: number, height: number]} Size */
/**
 * The picture of a step, as `crates/moving` takes it.
 * @typedef {{ pixels: Uint8ClampedArray, hundredths: number }} Shot
 */

/** What the styles of the page and of the element decide about a drawing, with what is meant where nothing is said. */
const OWN = { display: "inline", opacity: "1", "stop-color": "rgb(0, 0, 0)", "stop-opacity": "1" };
/** The same, of what no attribute says. */
const STYLED = { rotate: "none", "mix-blend-mode": "normal" };
/** The same, of what a part has from the part around it. */
const INHERITED = [
  "visibility", "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
  "stroke-dasharray", "paint-order", "font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline",
];
/** What is of use on a page alone. */
const ON_PAGES = ["class", "part", "tabindex", "aria-disabled", "aria-hidden", "aria-keyshortcuts"];
/** The width of a picture that is sent, its margins and the height of a line of text, in pixels. */
const [WIDTH, MARGIN, LINE] = [1200, 48, 64];
/** Room for the shadow around a board, in units of the drawing. */
const SHADOW = 20;
/** How long a step is seen, in hundredths of a second: at least, for each letter, and at the most. */
const [LOOK, LETTER, LONGEST] = [150, 5, 900];
/** A caption's letters, and its lines, as parts of the picture's width. */
const [LETTERS, LEADING] = [1 / 36, 1.35];
/** The events of a board. */
const EVENTS = ["ready", "step", "doing", "error", "missing", "turn", "over"];

/**
 * The picture that a board shows, with its rings and arrows, as SVG text that needs nothing else.
 * @param {Element} board
 */
export function svg(board) {
  const { room } = picture(board);
  return alone(board, room);
}

/**
 * The picture that a board shows, as a PNG so many pixels wide; lines of text stand above it.
 * @param {Element} board
 * @param {number} width
 * @param {string[]} [lines]
 * @returns {Promise<Blob>}
 */
export async function png(board, width, lines = []) {
  const { room: [wide, high] } = picture(board);
  const inner = width - 2 * MARGIN;
  return paint(board, [inner, (inner * high) / wide], lines);
}

/**
 * The pixels of each step of a diagram, so many wide, and for how long each is to be seen. With `told`, what the diagram
 * says of a step stands below it. The board itself stays as it is: another one steps, which nobody sees.
 * @param {MbaoBoard} board
 * @param {number} width
 * @param {boolean} [told]
 * @returns {Promise<{ width: number, height: number, shots: Shot[] }>}
 */
export async function frames(board, width, told = false) {
  const box = document.body.appendChild(document.createElement("div"));
  Object.assign(box.style, { position: "fixed", inset: "0 auto auto 0", width: `${width}px`, opacity: "0", pointerEvents: "none", zIndex: "-1" });
  box.style.setProperty("--mbao-max-height", "999em");
  box.inert = true;
  // The page is not to take it for one of its own boards.
  for (const name of EVENTS) box.addEventListener(`mbao-${name}`, (event) => event.stopPropagation());
  try {
    const other = stand(board);
    const first = shown(other);
    box.append(other);
    const { of } = await first;
    /** @type {{ image: HTMLImageElement, text: string }[]} */
    const all = [];
    const { room: [wide, high] } = picture(other);
    const height = Math.round((width * high) / wide);
    for (let at = 0; at <= of; at += 1) {
      const step = shown(other);
      other.step = at;
      const { words, line } = await step;
      all.push({ image: await image(alone(other, [wide, high], [width, height])), text: (told && (words || line)) || "" });
    }
    return drawn(all, [width, height]);
  } finally {
    box.remove();
  }
}

/**
 * Sends the picture of a board with lines of text above it; fulfilled with "saved" if it is a file now.
 * @param {Element} board
 * @param {string[]} lines
 * @param {string} name of the file
 */
export async function send(board, lines, name) {
  const { room: [wide, high] } = picture(board);
  /** @type {Size} */
  const size = wide > high ? [WIDTH, (WIDTH * high) / wide] : [(WIDTH * wide) / high, WIDTH];
  const file = new File([await paint(board, size, lines)], name, { type: "image/png" });
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

/** A board like another, at its beginning, on which nothing is asked and nothing moves. */
function stand(/** @type {MbaoBoard} */ board) {
  const other = /** @type {MbaoBoard} */ (board.cloneNode());
  for (const name of ["id", "class", "style", "autoplay", "sound", "loading", "step"]) other.removeAttribute(name);
  other.lang ||= board.closest("[lang]")?.getAttribute("lang") ?? "";
  if (board.library) other.library = board.library;
  other.readonly = true;
  other.quiet = true;
  return other;
}

/**
 * What a diagram says of the step that it shows next. Fails where it cannot begin.
 * @param {MbaoBoard} board
 */
function shown(board) {
  return new Promise((/** @type {(step: import("../mbao/board.js").BoardEvents["mbao-step"]["detail"]) => void} */ done, fail) => {
    board.addEventListener("mbao-step", ({ detail }) => done(detail), { once: true });
    board.addEventListener("mbao-error", ({ detail }) => board.state ?? fail(new Error(detail.sentence)), { once: true });
  });
}

/** The picture of a board, and the room that it takes with its shadow, in units of the drawing. */
function picture(/** @type {Element} */ board) {
  const svg = /** @type {SVGSVGElement} */ (board.shadowRoot?.querySelector(".stage > svg"));
  const { width, height } = svg.viewBox.baseVal;
  return { svg, room: /** @type {Size} */ ([width + 2 * SHADOW, height + SHADOW]) };
}

/** The pictures of steps, each with its text below, all of the same size. */
function drawn(/** @type {{ image: HTMLImageElement, text: string }[]} */ all, /** @type {Size} */ [width, height]) {
  const { context } = canvas([width, height]);
  const { color, fontFamily } = getComputedStyle(document.body);
  const font = `${Math.round(width * LETTERS)}px ${fontFamily}`;
  const leading = Math.round(width * LETTERS * LEADING);
  context.font = font;
  const texts = all.map(({ text }) => broken(context, text, width - 2 * leading));
  const most = Math.max(...texts.map(({ length }) => length));
  const whole = height + (most && (most + 1) * leading);
  const shots = all.map(({ image, text }, at) => {
    const { context } = canvas([width, whole]);
    context.drawImage(image, 0, 0, width, height);
    Object.assign(context, { font, fillStyle: color });
    for (const [row, line] of (texts[at] ?? []).entries()) context.fillText(line, leading, height + (row + 1) * leading);
    const hundredths = Math.min(LOOK + text.length * LETTER, LONGEST);
    return { pixels: context.getImageData(0, 0, width, whole).data, hundredths };
  });
  return { width, height: whole, shots };
}

/** A text in lines that are no wider than this. */
function broken(/** @type {CanvasRenderingContext2D} */ context, /** @type {string} */ text, /** @type {number} */ width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines[0] && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A canvas with the page's ground. */
function canvas(/** @type {Size} */ [width, height]) {
  const made = Object.assign(document.createElement("canvas"), { width, height });
  const context = /** @type {CanvasRenderingContext2D} */ (made.getContext("2d"));
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, made.width, made.height);
  return { canvas: made, context };
}

/**
 * The picture of a board in pixels, with lines of text above it.
 * @param {Element} board
 * @param {Size} size
 * @param {string[]} lines
 * @returns {Promise<Blob>}
 */
async function paint(board, [wide, high], lines) {
  const shown = await image(alone(board, picture(board).room, [wide, high]));
  const { canvas: made, context } = canvas([wide + 2 * MARGIN, high + 2 * MARGIN + lines.length * LINE]);
  const { color, fontFamily } = getComputedStyle(document.body);
  context.fillStyle = color;
  for (const [at, line] of lines.entries()) {
    context.font = `${at ? 36 : 48}px ${fontFamily}`;
    context.fillText(line, MARGIN, MARGIN + (at + 0.6) * LINE, wide);
  }
  context.drawImage(shown, MARGIN, MARGIN + lines.length * LINE, wide, high);
  return new Promise((resolve, reject) => made.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))));
}

/** The image of an SVG text. */
async function image(/** @type {string} */ text) {
  const made = new Image();
  made.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await made.decode();
  return made;
}

/** A value whose colours every program knows: a browser writes mixed ones as `color(srgb …)`. */
function plain(/** @type {string} */ value) {
  return value.replace(/color\(srgb ([^)/]+)(?:\/ ([\d.]+))?\)/g, (_, parts, alpha) => {
    const [red, green, blue] = parts.trim().split(" ").map((/** @type {string} */ part) => Math.round(Number(part) * 255));
    return alpha ? `rgba(${red}, ${green}, ${blue}, ${alpha})` : `rgb(${red}, ${green}, ${blue})`;
  });
}

/**
 * The drawing of a board that needs no styles but its own, as text.
 * @param {Element} board
 * @param {Size} room in units of the drawing
 * @param {Size} [size] in pixels, if it is not to be that of the drawing
 */
function alone(board, room, [width, height] = room) {
  const { svg } = picture(board);
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  copy.removeAttribute("style"); // its place on the page
  const [shown = [], copied = []] = [svg, copy].map((one) => [one, ...one.querySelectorAll(/** @type {"g"} */ ("*"))]);
  const styles = new Map(shown.map((one) => [/** @type {Element} */ (one), getComputedStyle(one)]));
  for (const [at, one] of shown.entries()) {
    const [style, around, own] = [styles.get(one), one.parentElement && styles.get(one.parentElement), copied[at]];
    if (!style || !own) continue;
    // What is not seen, and is not there to be referred to either.
    if (style.display === "none" && !one.closest("defs")) own.remove();
    for (const name of own.getAttributeNames()) if (ON_PAGES.includes(name) || name.startsWith("data-")) own.removeAttribute(name);
    // Said where it is not understood by itself, since a drawing has thousands of parts; by attributes, since a page's
    // policy may forbid styles, and other programs read them better.
    for (const look of INHERITED) {
      const value = style.getPropertyValue(look);
      if (one.hasAttribute(look) || value !== around?.getPropertyValue(look)) own.setAttribute(look, plain(value));
    }
    for (const [look, usual] of Object.entries(OWN)) {
      const value = style.getPropertyValue(look);
      if (one.hasAttribute(look) || value !== usual) own.setAttribute(look, plain(value));
    }
    for (const [look, usual] of Object.entries(STYLED)) {
      const value = style.getPropertyValue(look);
      if (value !== usual) own.style.setProperty(look, value);
    }
  }
  copy.setAttribute("viewBox", `${-SHADOW} 0 ${room.join(" ")}`);
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  return new XMLSerializer().serializeToString(copy);
}
