// What answers and starts would do, seen before they are played: ways as arrows on the board, and whole paths as
// ghosts of the trace. Boards fetch it when somebody first reaches for them or they first ask something.

/** @import { Answer } from "./mbao.js" */
/** @import { Parts } from "./parts.js" */

/** Milliseconds until a start shows its path: below a finger that rests, and below a mouse. */
const HOLD = 350;
const HOVER = 200;
/** The most pits through which the arrow of a way goes: more would lie above one another. */
const FAR = 7;
/** What stands on an answer's mark and button, around 0, 0: an arrow to the right, or a square where the turn rests. */
const ARROW = "M-12 0H12M2-10L12 0 2 10";
const REST = "M-8-8H8V8H-8z";

const STYLE = `
.ghost, .along { pointer-events: none; }
.ghost { opacity: .8; }
.mbao .ghost > .way { stroke-dasharray: 10 7; }
.mbao:has(.ghost, .along) .trace:not(.ghost) { opacity: .15; }
.mbao .along { fill: none; stroke: var(--trace); stroke-width: 15; stroke-linecap: round; stroke-linejoin: round; opacity: .6; }
.mbao .along + .along path:first-child { stroke-dasharray: 1 24; }
.mbao .answer { cursor: pointer; }
.mbao .answer.ringed .ring { opacity: 1; stroke-width: 8; }
.mbao .rest path { fill: var(--case); }
.choices button { display: inline-flex; align-items: center; }
.choices button svg { flex: none; width: 1.25em; margin: 0 .4em 0 -.3em; stroke-width: 4; }
@container (width < 27rem) { .choices button { padding-inline: .3em; } .choices button svg { width: 1em; margin: 0 .15em 0 0; } }
.choices .rest { fill: currentColor; }
.choices .north { rotate: var(--mbao-north-count, 0deg); }
@media (forced-colors: active) { .mbao .along { stroke: Highlight; } .mbao .rest path { fill: CanvasText; } }`;

/** @typedef {readonly [x: number, y: number]} Point */

/**
 * Where the mark of an answer stands, and what it looks like.
 * @typedef {object} Mark
 * @property {Answer} answer
 * @property {Point} [at]
 * @property {string} glyph
 * @property {number} turn degrees
 * @property {Point[]} along the way of its first handful
 */

export class Ahead {
  /** A finger rests on the board and sees a path: when it leaves, it plays nothing. */
  held = false;
  #parts;
  #choices;
  /** @type {Mark[]} */
  #marks = [];
  /** @type {Map<string, string>} the pits that stand for an answer */
  #places = new Map();
  /** The actions that are aimed at, and whether their paths are shown. */
  #aimed = "";
  #timer = 0;

  /**
   * @param {Pick<Parts, "dress" | "element" | "stage" | "session" | "speech" | "drawing" | "offers">} parts
   * @param {HTMLElement} choices holds the buttons of a choice
   */
  constructor(parts, choices) {
    this.#parts = parts;
    this.#choices = choices;
    parts.dress.wear(STYLE);
    parts.stage.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
    this.answer([], "");
  }

  /** The action that a press on a pit means while the board asks. */
  meant(/** @type {string} */ pit) {
    return this.#places.get(pit);
  }

  /**
   * Draws the answers to a question on the board, and on their buttons; without answers, removes them.
   * @param {Answer[]} answers
   * @param {string} pit the pit that the question is about
   */
  answer(answers, pit) {
    const { stage, speech, drawing: { picture }, offers, session } = this.#parts;
    clearTimeout(this.#timer);
    this.#aimed = "";
    for (const place of stage.querySelectorAll(".answer")) {
      place.classList.remove("answer", "ringed");
      if (!place.matches(".legal")) place.setAttribute("aria-disabled", "true");
    }
    this.#places.clear();
    const stakes = [...stage.querySelectorAll(".stake")].map((stake) => stake.getAttribute("data-pit") ?? "");
    this.#marks = answers.map((answer) => this.#mark(answer, pit, stakes));
    for (const { answer: { action, to, from } } of this.#marks) {
      // Beside a capture a pit that was missed by a little would give it up.
      for (const place of action === "x" ? stakes : stakes[0] ? [] : [to]) {
        const other = answers.some((one) => one.action !== action && one.to === place);
        if (!place || other || (from && offers.starts.has(place))) continue;
        this.#places.set(place, action);
        const { classList } = picture.pit(place) ?? stage;
        classList.add("answer");
        classList.toggle("ringed", !from && action !== "x");
        picture.pit(place)?.removeAttribute("aria-disabled");
      }
    }
    picture.overlay(this.#marks.map(({ answer: { action }, at, glyph, turn }) => !at ? "" :
      `<g data-way="${action}" class="${glyph === REST ? "rest" : ""}" transform="translate(${at})">` +
      `<circle class="room" r="45"/><circle r="27"/><path d="${glyph}" transform="rotate(${turn})"/></g>`).join(""));
    this.#rest();
    for (const { answer: { action, to }, glyph, turn } of this.#marks) {
      const button = /** @type {HTMLButtonElement | undefined} */ ([...this.#choices.children].find((one) => /** @type {HTMLButtonElement} */ (one).name === action));
      if (!button) continue;
      // An end is left or right of its owner: on a board that stands or is North's, its name says which it is.
      if (/[LR]$/.test(action)) button.textContent = `${speech.word("kichwa")} ${to}`;
      button.prepend(icon(glyph, turn, session.state?.mover === "n"));
    }
  }

  /**
   * @param {Answer} answer
   * @param {string} pit the pit that the question is about
   * @param {string[]} stakes
   * @returns {Mark}
   */
  #mark(answer, pit, stakes) {
    const { picture } = this.#parts.drawing;
    const { action, from, path } = answer;
    const takes = action === "x" && stakes[0];
    const [origin, goal] = takes ? [pit, takes] : from ? [from, path[0]] : [path[0] ?? pit, path[1] ?? pit];
    const here = picture.at(origin ?? "");
    let there = picture.at(goal ?? "");
    const rests = !takes && !path[0];
    if (here && rests) {
      // On the other side of the pit than what could be captured.
      const [x, y] = picture.at(stakes[0] ?? "") ?? [here[0], here[1] - 1];
      there = [2 * here[0] - x, 2 * here[1] - y];
    }
    const along = /** @type {Point[]} */ ([from, ...path.slice(0, FAR)].map((one) => picture.at(one ?? "")).filter(Boolean));
    const [dx, dy] = here && there ? [there[0] - here[0], there[1] - here[1]] : [0, 0];
    const far = Math.hypot(dx, dy);
    return {
      answer, glyph: rests ? REST : ARROW, turn: rests ? 0 : (Math.atan2(dy, dx) * 180) / Math.PI,
      along: takes ? [] : along,
      ...(here && far > 0 && { at: /** @type {Point} */ ([here[0] + (50 * dx) / far, here[1] + (50 * dy) / far]) }),
    };
  }

  /** Shows nothing but the ways of what is asked. */
  #rest() {
    this.#parts.drawing.picture.overlay(this.#marks.map(({ along }) => arrow(along)).join(""), true);
  }

  /**
   * Heeds what a pointer or a key does on the board or its answers.
   * @param {Event} event
   * @param {Element} target where it happened
   */
  notice(event, target) {
    const { type } = event;
    const touch = "pointerType" in event && event.pointerType !== "mouse";
    if (type === "pointerdown") this.held = false;
    if (type === "keydown") {
      const { key, repeat } = /** @type {KeyboardEvent} */ (event);
      if (key !== "?" || repeat) return;
      this.#aimed = "";
      this.#aim(this.#actions(target), 0, true);
    } else if (type === "focusin") {
      // Answers that have the focus by key show their path. What it does is told when asked for: the question is being told.
      this.#aim(target.matches("button:focus-visible") ? this.#actions(target) : []);
    } else if (type === (touch ? "pointerdown" : "pointerover")) {
      this.#aim(this.#actions(target), touch ? HOLD : target.closest(".pit") ? HOVER : 0);
    } else if (type !== "pointerdown" && type !== "pointerover" && !(type === "pointerup" && !touch)) this.#aim([]);
  }

  /** The actions that something on the board stands for. */
  #actions(/** @type {Element} */ target) {
    const { offers } = this.#parts;
    const way = target.closest("[data-way]")?.getAttribute("data-way") ?? target.closest("button")?.name;
    const pit = target.closest("[data-pit]")?.getAttribute("data-pit") ?? "";
    const meant = way ?? this.meant(pit);
    return meant ? [meant] : offers.starts.get(pit) ?? [];
  }

  /**
   * Shows the paths of actions after some time, and whatever else was shown no longer.
   * @param {string[]} actions
   * @param {number} [after] milliseconds
   * @param {boolean} [speaks] says them, too
   */
  #aim(actions, after = 0, speaks = false) {
    const aimed = actions.join();
    if (aimed === this.#aimed) return;
    clearTimeout(this.#timer);
    if (this.#aimed) this.#rest();
    this.#aimed = aimed;
    if (aimed) this.#timer = window.setTimeout(() => this.#show(actions, after === HOLD, speaks), after);
  }

  #show(/** @type {string[]} */ actions, /** @type {boolean} */ held, /** @type {boolean} */ speaks) {
    const { element, session, speech, drawing: { picture } } = this.#parts;
    const { game, language, legal } = session;
    if (!game || element.ghost === "off" || !session.choosing || session.racing) return;
    const ahead = actions.filter((action) => legal.includes(action))
      .map((action) => game.ahead(action, language, picture.svg.hasAttribute("width"), element.view === "north"));
    if (!ahead[0]) return;
    this.held = held;
    const pit = /[a-l][1-4]/.exec(actions[0] ?? "")?.[0];
    const answers = ahead[1] ? game.choice(language, pit).answers : [];
    // Of several ways only the beginnings are shown: which it will be is a choice.
    picture.overlay(ahead[1] ? answers.map((answer) => arrow(this.#mark(answer, pit ?? "", []).along)).join("") : ahead[0], true);
    if (!speaks) return;
    const label = picture.svg.querySelector(".ghost")?.getAttribute("aria-label");
    speech.announce(label ?? answers.map((answer) => answer.label).join(", "));
  }
}

/** A broad arrow through points, as SVG text. */
function arrow(/** @type {Point[]} */ points) {
  const [[x, y] = [0, 0], [bx, by] = [0, 0]] = points.slice(-2).reverse();
  if (points.length < 2) return "";
  const turn = (Math.atan2(y - by, x - bx) * 180) / Math.PI;
  return `<g class="along"><path d="M${points.join("L")}"/><path d="M-16-18L2 0-16 18" transform="translate(${x} ${y}) rotate(${turn})"/></g>`;
}

/**
 * The drawing on an answer's button.
 * @param {string} glyph
 * @param {number} turn
 * @param {boolean} north North answers: buttons may be turned to face them, and the board is not
 */
function icon(glyph, turn, north) {
  const [svg, path] = ["svg", "path"].map((name) => document.createElementNS("http://www.w3.org/2000/svg", name));
  if (!svg || !path) return "";
  svg.setAttribute("viewBox", "-16 -16 32 32");
  svg.setAttribute("class", [glyph === REST ? "rest" : "", north ? "north" : ""].join(" "));
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", glyph);
  path.setAttribute("transform", `rotate(${turn})`);
  svg.append(path);
  return svg;
}
