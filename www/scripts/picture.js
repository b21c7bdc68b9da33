/**
 * Pictures of boards that stand alone, without the page and its styles: a drawing, a picture in pixels, the pictures of a
 * diagram's steps. A picture can be sent through the system's share sheet if there is one, otherwise as a file.
 */

/** @typedef {HTMLElementTagNameMap["mbao-board"]} MbaoBoard */
/** @typedef {[width: number, height: number]} Size */
/**
 * Takes the picture of a step, with its size, for how long it is to be seen, and which of how many it is; says whether
 * there are to be more.
 * @callback Take
 * @param {{ pixels: Uint8ClampedArray, width: number, height: number, hundredths: number, at: number, of: number }} shot
 * @returns {boolean}
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
/** @type {Record<string, string>} */
const USUAL = { ...OWN, ...STYLED };
const LOOKS = [...INHERITED, ...Object.keys(USUAL)];
/** Attributes that say where a part is, of which no style knows. */
const PLACES = ["d", "cx", "cy", "r", "rx", "ry", "fx", "fy", "x", "y", "x1", "x2", "y1", "y2", "width", "height", "offset", "transform", "id", "data-pit", "aria-label"];
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
/** So many pixels are drawn at once. */
const BAND = 5e5;
/** The events of a board. */
const EVENTS = ["ready", "step", "doing", "error", "missing", "turn", "over"];

/** How rings and arrows of each colour are told apart in print. */
const DASHES = Object.entries({ red: "none", green: "22 12", blue: "2 13", yellow: "22 12 2 12" });

/**
 * What a board shows, with its rings and arrows, as a line drawing for print: outlines on white, counts as figures. It is SVG
 * text that needs nothing else.
 */
export function svg(/** @type {Element} */ board) {
  const { svg: shown, room: [width, height] } = picture(board);
  const lines = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const look = (/** @type {Element} */ part, /** @type {Record<string, string | number>} */ all) => {
    for (const [name, value] of Object.entries(all)) part.setAttribute(name, `${value}`);
  };
  look(lines, { viewBox: `${-SHADOW} ${-SHADOW / 2} ${width} ${height}`, width, height, fill: "none", stroke: "#000", "stroke-width": 3, "stroke-linecap": "round", "stroke-linejoin": "round", "text-anchor": "middle", "font-family": "Helvetica, Arial, sans-serif" });
  lines.append(Object.assign(document.createElementNS(lines.namespaceURI ?? "", "title"), { textContent: shown.getAttribute("aria-label") }));
  /** Takes over what fits, each part with this look. */
  const take = (/** @type {Element} */ from, /** @type {string} */ what, /** @type {Element} */ into, /** @type {Record<string, string | number>} */ all = {}) => {
    for (const one of from.querySelectorAll(what)) {
      const part = /** @type {Element} */ (one.cloneNode(true));
      for (const name of part.getAttributeNames()) if (!PLACES.includes(name) || name === "aria-label") part.removeAttribute(name);
      look(part, all);
      into.append(part);
    }
  };
  take(shown, ".ground .top, .ground .divide:not(.edge)", lines);
  take(shown, ".letters text", lines, { stroke: "none", fill: "#000", "font-size": 24 });
  for (const place of shown.querySelectorAll("[data-pit], [data-store], [data-hand]")) {
    const group = lines.appendChild(document.createElementNS(lines.namespaceURI ?? "", "g"));
    look(group, { transform: place.getAttribute("transform") ?? "" });
    take(place, ".rim, .palm, .wall ~ .ring", group);
    take(place, place.matches("[data-pit]") ? ".count:not(.zero)" : ".count", group, { stroke: "none", fill: "#000", "font-size": 44, x: 0, y: 15 });
    take(place, ".mark circle", group, { fill: "#fff" });
    take(place, ".mark path", group);
  }
  for (const [colour, dashes] of DASHES) take(shown, `.marks .${colour}:not(.case)`, lines, { "stroke-width": 8, "stroke-dasharray": dashes });
  return new XMLSerializer().serializeToString(lines);
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
  return dense(await paint(board, [inner, (inner * high) / wide], lines));
}

/** A PNG that says how dense it is meant to be printed: 300 pixels an inch. */
async function dense(/** @type {Blob} */ png) {
  // Name, pixels a metre across and down, and the check that the format asks for; it stands after the head, which has 33 bytes.
  const chunk = [0, 0, 0, 9, 112, 72, 89, 115, 0, 0, 46, 35, 0, 0, 46, 35, 1, 120, 165, 63, 118];
  return new Blob([png.slice(0, 33), new Uint8Array(chunk), png.slice(33)], { type: png.type });
}

/**
 * The pixels of each step of a diagram, so many wide, one after the other; what the diagram says of a step stands below
 * it. The board itself stays as it is: another one steps, which nobody sees. The page answers between all that is done.
 * @param {MbaoBoard} board
 * @param {number} width
 * @param {Take} take
 * @returns {Promise<boolean>} whether all of them were wanted
 */
export async function frames(board, width, take) {
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
    const step = async (/** @type {number} */ at) => {
      const said = shown(other);
      other.step = at;
      const { words, line } = await said;
      await pause();
      return words || line || "";
    };
    // All pictures have room for the longest text.
    const page = getComputedStyle(document.body);
    const font = `${Math.round(width * LETTERS)}px ${page.fontFamily}`;
    const leading = Math.round(width * LETTERS * LEADING);
    const text = box.appendChild(document.createElement("p"));
    Object.assign(text.style, { font, margin: "0", width: `${width - 2 * leading}px`, overflowWrap: "anywhere" });
    text.lang = other.lang;
    const texts = [];
    for (let at = 0; at <= of; at += 1) texts.push(broken(text, await step(at)));
    const { room: [wide, high] } = picture(other);
    const height = Math.round((width * high) / wide);
    const most = Math.max(...texts.map(({ length }) => length));
    const whole = height + (most && (most + 1) * leading);
    const { context } = canvas([width, whole]);
    /** @type {Known} */
    const known = new Map();
    for (const [at, lines] of texts.entries()) {
      await step(at);
      const drawing = alone(other, [wide, high], [width, height], known);
      await pause();
      const drawn = await image(drawing);
      ground(context);
      await put(context, drawn, [0, 0], [width, height]);
      Object.assign(context, { font, fillStyle: page.color });
      for (const [row, line] of lines.entries()) context.fillText(line, leading, height + (row + 1) * leading);
      const { data: pixels } = context.getImageData(0, 0, width, whole);
      await pause();
      const hundredths = Math.min(LOOK + lines.join(" ").length * LETTER, LONGEST);
      if (!take({ pixels, width, height: whole, hundredths, at: at + 1, of: of + 1 })) return false;
      await pause();
    }
    return true;
  } finally {
    box.remove();
  }
}

/** Lets the page answer first. Unlike a timer this is as fast in a page that nobody sees. */
export function pause() {
  return new Promise((/** @type {(then?: unknown) => void} */ done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => done(port1.close()), { once: true });
    port1.start();
    port2.postMessage(0);
  });
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

/** What a diagram says of the step that it shows next. Fails where it cannot begin. */
function shown(/** @type {MbaoBoard} */ board) {
  return new Promise((/** @type {(step: import("../mbao/board.js").BoardEvents["mbao-step"]["detail"]) => void} */ done, fail) => {
    board.addEventListener("mbao-step", ({ detail }) => done(detail), { once: true });
    board.addEventListener("mbao-error", ({ detail }) => board.state ?? fail(new Error(detail.sentence)), { once: true });
  });
}

/** The picture of a board, and the room that it takes with its shadow, in units of the drawing. */
function picture(/** @type {Element} */ board) {
  const svg = /** @type {SVGSVGElement} */ (/** @type {MbaoBoard} */ (board).drawing);
  const { width, height } = svg.viewBox.baseVal;
  return { svg, room: /** @type {Size} */ ([width + 2 * SHADOW, height + SHADOW]) };
}

/** The lines of a text as the browser breaks it in an element: between signs of Chinese as between words of English. */
function broken(/** @type {HTMLElement} */ element, /** @type {string} */ text) {
  element.textContent = text;
  /** @type {string[]} */
  const lines = [];
  const range = document.createRange();
  let [at, below] = [0, -Infinity];
  for (const sign of text) {
    range.setStart(/** @type {Text} */ (element.firstChild), at);
    range.setEnd(/** @type {Text} */ (element.firstChild), (at += sign.length));
    const { top, height } = range.getBoundingClientRect();
    // What has no room of its own, such as a space at the end of a line, belongs to what is before it.
    if (lines.length && (!height || top + height / 2 < below)) lines[lines.length - 1] += sign;
    else lines.push(sign);
    if (height) below = Math.max(below, top + height);
  }
  return lines.map((line) => line.trim());
}

/** A canvas with the page's ground. */
function canvas(/** @type {Size} */ [width, height]) {
  const made = Object.assign(document.createElement("canvas"), { width, height });
  const context = /** @type {CanvasRenderingContext2D} */ (made.getContext("2d", { willReadFrequently: true }));
  ground(context);
  return { canvas: made, context };
}

/** Draws an image in bands, and lets the page answer between them: a wide one takes long. */
async function put(/** @type {CanvasRenderingContext2D} */ context, /** @type {HTMLImageElement} */ image, /** @type {Size} */ [left, top], /** @type {Size} */ [width, height]) {
  const band = Math.ceil(BAND / width);
  for (let at = 0; at < height; at += band) {
    await pause();
    context.save();
    context.beginPath();
    context.rect(left, top + at, width, Math.min(band, height - at));
    context.clip();
    context.drawImage(image, left, top, width, height);
    context.restore();
    context.getImageData(0, top + at, 1, 1); // Only now it is drawn.
  }
}

function ground(/** @type {CanvasRenderingContext2D} */ context) {
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
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
  await put(context, shown, [MARGIN, MARGIN + lines.length * LINE], [wide, high]);
  return new Promise((resolve, reject) => made.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))));
}

/** The image of an SVG text. */
function image(/** @type {string} */ text) {
  return new Promise((/** @type {(made: HTMLImageElement) => void} */ done, fail) => {
    const made = new Image();
    // Decoding it would wait for the next frame, and a page that nobody sees has none.
    made.onload = () => done(made);
    made.onerror = () => fail(new Error("no picture"));
    made.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  });
}

/** A value whose colours every program knows: a browser writes mixed ones as `color(srgb …)`. */
function plain(/** @type {string} */ value) {
  return value.replace(/color\(srgb ([^)/]+)(?:\/ ([\d.]+))?\)/g, (_, parts, alpha) => {
    const [red, green, blue] = parts.trim().split(" ").map((/** @type {string} */ part) => Math.round(Number(part) * 255));
    return alpha ? `rgba(${red}, ${green}, ${blue}, ${alpha})` : `rgb(${red}, ${green}, ${blue})`;
  });
}

/**
 * How a part of a drawing looks: its values of `LOOKS`, and what has to be said of it.
 * @typedef {{ id: number, values: string[], said: [name: string, value: string][], styled: [name: string, value: string][] }} Look
 */
/**
 * Looks, by what styles can know of a part. Most parts are like others, also in the next picture; asking the styles of
 * each took most of a picture's time.
 * @typedef {Map<string, Look>} Known
 */

/** What styles can know of a part alone. */
function kind(/** @type {Element} */ part) {
  const names = part.getAttributeNames().filter((name) => !PLACES.includes(name));
  return [part.localName, ...names.map((name) => `${name}=${part.getAttribute(name)}`)].join(" ");
}

/** How a part looks that stands in one that looks so. */
function look(/** @type {Element} */ part, /** @type {Look | undefined} */ around, /** @type {Known} */ known) {
  const beside = [part.previousElementSibling, part.nextElementSibling].map((other) => other && `${other.localName}.${other.getAttribute("class")}`);
  const key = [around?.id, kind(part), ...beside].join("\n");
  const found = known.get(key);
  if (found) return found;
  const style = getComputedStyle(part);
  const values = LOOKS.map((name) => style.getPropertyValue(name));
  // Said where it is not understood by itself, since a drawing has thousands of parts; by attributes, since a page's
  // policy may forbid styles, and other programs read them better.
  /** @type {Look} */
  const made = { id: known.size, values, said: [], styled: [] };
  for (const [at, value] of values.entries()) {
    const name = LOOKS[at] ?? "";
    const usual = USUAL[name] ?? around?.values[at];
    if (name in STYLED) {
      if (value !== usual) made.styled.push([name, value]);
    } else if (part.hasAttribute(name) || value !== usual) made.said.push([name, plain(value)]);
  }
  known.set(key, made);
  return made;
}

/**
 * The drawing of a board that needs no styles but its own, as text.
 * @param {Element} board
 * @param {Size} room in units of the drawing
 * @param {Size} [size] in pixels, if it is not to be that of the drawing
 * @param {Known} [known] by pictures of the same board before
 */
function alone(board, room, [width, height] = room, known = new Map()) {
  const { svg } = picture(board);
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  copy.removeAttribute("style"); // its place on the page
  const [shown = [], copied = []] = [svg, copy].map((one) => [one, ...one.querySelectorAll(/** @type {"g"} */ ("*"))]);
  /** @type {Map<Element | null, Look>} */
  const looks = new Map();
  for (const [at, one] of shown.entries()) {
    const own = copied[at];
    const found = look(one, looks.get(one.parentElement), known);
    looks.set(one, found);
    if (!own) continue;
    // What is not seen, and is not there to be referred to either.
    if (found.values[LOOKS.indexOf("display")] === "none" && !one.closest("defs")) own.remove();
    for (const name of own.getAttributeNames()) if (ON_PAGES.includes(name) || name.startsWith("data-")) own.removeAttribute(name);
    for (const [name, value] of found.said) own.setAttribute(name, value);
    for (const [name, value] of found.styled) own.style.setProperty(name, value);
  }
  copy.setAttribute("viewBox", `${-SHADOW} 0 ${room.join(" ")}`);
  copy.setAttribute("width", `${width}`);
  copy.setAttribute("height", `${height}`);
  return new XMLSerializer().serializeToString(copy);
}
