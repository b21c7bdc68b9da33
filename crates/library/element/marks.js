// Rings and arrows on a board: those of its attribute `marks`, and those of a story's step. Fetched where there are some.
import { make } from "./make.js";
import { MARKS } from "./marks-words.js";

/** @import { Game, StoryMark } from "./mbao.js" */
/** @import { Parts } from "./parts.js" */

/** @typedef {readonly [x: number, y: number]} Point */

/** Units from the middle of a pit at which an arrow begins, and at which its head ends. */
const TAIL = 20;
const TIP = 27;
/** A ring or an arrow as text, as PGN has them. */
const MARK = /^([RGBY])([a-l][1-4]|south|north)([a-l][1-4]|south|north)?$/;
/** @type {{ [letter: string]: StoryMark["colour"] }} */
const COLOURS = { R: "red", G: "green", B: "blue", Y: "yellow" };

const STYLE = `
.marks { --red: var(--mbao-red, #ff5a4d); --green: var(--mbao-green, #5fd068); --blue: var(--mbao-blue, #5cb0ff); --yellow: var(--mbao-yellow, #ffd23d); pointer-events: none; }
.marks * { fill: none; stroke: var(--ink); stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; }
.marks .case { stroke: #1a0f08; stroke-width: 14; opacity: .75; }
.marks .red { --ink: var(--red); }
.marks .green { --ink: var(--green); }
.marks .blue { --ink: var(--blue); }
.marks .yellow { --ink: var(--yellow); }
@media (forced-colors: active) { .marks * { stroke: Highlight; } .marks .case { stroke: Canvas; opacity: 1; } }
@media print { .marks .case { stroke: #000; opacity: 1; } .marks { print-color-adjust: exact; } }
/* Where colours cannot be told apart. */
@media (forced-colors: active), print, (monochrome) {
  .marks .green:not(.case) { stroke-dasharray: 22 12; }
  .marks .blue:not(.case) { stroke-dasharray: 2 13; }
  .marks .yellow:not(.case) { stroke-dasharray: 22 12 2 12; }
}`;

export class Marks {
  #parts;
  /** The text behind the picture for whoever does not see it. */
  #heard;
  /** The attribute as it was read last. */
  #text = "";
  /** @type {Game | undefined} the game that it was read for */
  #game;
  /** @type {StoryMark[]} what the attribute asks for, and the board can show */
  #own = [];

  constructor(/** @type {Pick<Parts, "dress" | "element" | "stage" | "session" | "speech" | "drawing" | "tell">} */ parts) {
    this.#parts = parts;
    this.#heard = Object.assign(document.createElement("p"), { className: "unseen" });
    parts.dress.wear(STYLE);
  }

  /** Draws what is to be seen on the picture now: nothing while seeds move. */
  draw() {
    const { stage, session, speech, drawing: { picture } } = this.#parts;
    if (!session.game) return;
    this.#read();
    picture.unpoint();
    const marks = [...this.#own, ...(session.diagram?.said.marks ?? [])];
    const told = this.say(marks);
    this.#heard.lang = speech.word("lang");
    if (this.#heard.textContent !== told) this.#heard.textContent = told;
    if (!told) this.#heard.remove();
    else if (!this.#heard.isConnected) stage.append(this.#heard);
    if (told && session.running?.signal.aborted !== false) layer(picture.svg, marks);
  }

  /** Rings and arrows in words; those that the board has no place for are left out. */
  say(/** @type {StoryMark[]} */ marks) {
    const { svg } = this.#parts.drawing.picture;
    const name = (/** @type {string} */ place) => (place.length > 2 ? this.#word(place) : place);
    /** @type {Map<string, string[]>} */
    const kinds = new Map();
    for (const { colour, from, to } of marks.filter((mark) => ends(svg, mark))) {
      const kind = this.#word(`${from ? "arrow" : "ring"}-${colour}`);
      const what = from ? `${name(from)} ${this.#word("to")} ${name(to)}` : name(to);
      kinds.set(kind, [...(kinds.get(kind) ?? []), what]);
    }
    return [...kinds].map(([kind, what]) => `${kind}: ${what.join(", ")}.`).join(" ");
  }

  /** Reads the attribute, and says what in it cannot be shown. */
  #read() {
    const { element, session: { game }, speech, drawing: { picture }, tell } = this.#parts;
    const text = element.marks ?? "";
    if (text === this.#text && game === this.#game) return;
    const live = game === this.#game;
    [this.#text, this.#game] = [text, game];
    /** @type {string[]} */
    const wrong = [];
    this.#own = text.split(/[\s,]+/).filter(Boolean).flatMap((entry) => {
      const mark = read(entry);
      if (mark && ends(picture.svg, mark)) return mark;
      wrong.push(entry);
      return [];
    });
    if (wrong[0]) {
      const message = `marks: ${wrong.map((entry) => `"${entry}"`).join(", ")}: expected a ring as "Gc1" or an arrow as "Re1e2": R, G, B or Y, and places of this board`;
      tell("mbao-error", { code: "bad-marks", message, sentence: `${this.#word("bad-marks")}: ${message}` });
    }
    // A screen reader that has read the board already hears what is pointed at now.
    if (live && this.#own[0]) speech.announce(this.say(this.#own));
  }

  /** A text in the board's language. */
  #word(/** @type {string} */ key) {
    return this.#parts.speech.texts("marks", MARKS)[key] ?? key;
  }
}

/** @returns {StoryMark | undefined} a ring or an arrow that a text names */
function read(/** @type {string} */ entry) {
  const [, letter = "", one = "", other] = MARK.exec(entry) ?? [];
  const colour = COLOURS[letter];
  return colour && (other ? { colour, from: one, to: other } : { colour, to: one });
}

/**
 * Where a ring or an arrow goes, and where an arrow comes from; nothing if the picture has no such place, or the arrow
 * has no length.
 */
function ends(/** @type {SVGSVGElement} */ svg, /** @type {StoryMark} */ { from, to }) {
  const goal = place(svg, to);
  const start = from && place(svg, from);
  return goal && (!from || (start && start !== goal)) ? { goal, start } : undefined;
}

/** Draws rings and arrows above a picture. */
function layer(/** @type {SVGSVGElement} */ svg, /** @type {StoryMark[]} */ marks) {
  const above = make(svg, "g", { class: "marks", part: "marks", "aria-hidden": "true" });
  for (const mark of marks) {
    const { goal, start } = ends(svg, mark) ?? {};
    for (const look of goal ? ["case", "ink"] : []) {
      const style = `${look} ${mark.colour}`;
      if (goal && start) make(above, "path", { class: style, d: arrow(middle(start), middle(goal)) });
      else if (goal) ring(goal, above, style);
    }
  }
}

/** A pit or a store of the picture, if the board has it. */
function place(/** @type {SVGSVGElement} */ svg, /** @type {string} */ name) {
  const store = { south: "s", north: "n" }[name];
  return svg.querySelector(/** @type {"g"} */ (store ? `[data-store="${store}"]` : `[data-pit="${name}"]`));
}

/** @returns {Point} */
function middle(/** @type {SVGGraphicsElement} */ place) {
  const { e = 0, f = 0 } = place.transform.baseVal.consolidate()?.matrix ?? {};
  return [e, f];
}

/** Draws a ring around a pit or a store. */
function ring(/** @type {SVGGraphicsElement} */ place, /** @type {Element} */ layer, /** @type {string} */ look) {
  const [x, y] = middle(place);
  const rim = place.querySelector('[data-store] > rect');
  if (!rim) make(layer, "circle", { class: look, cx: x, cy: y, r: 44 });
  else {
    const [wide = 0, high = 0, round = 0] = ["width", "height", "rx"].map((name) => Number(rim.getAttribute(name)));
    make(layer, "rect", { class: look, x: x - wide / 2, y: y - high / 2, width: wide, height: high, rx: round });
  }
}

/** The path of an arrow. */
function arrow(/** @type {Point} */ [x, y], /** @type {Point} */ [tx, ty]) {
  const far = Math.hypot(tx - x, ty - y);
  const [dx, dy] = [(tx - x) / far, (ty - y) / far];
  const [ex, ey] = [tx - dx * TIP, ty - dy * TIP];
  const wing = (/** @type {number} */ side) => `${ex - dx * 20 + dy * 17 * side} ${ey - dy * 20 - dx * 17 * side}`;
  return `M${x + dx * TAIL} ${y + dy * TAIL}L${ex} ${ey}M${wing(1)}L${ex} ${ey}L${wing(-1)}`;
}
