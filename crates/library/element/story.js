// Tells a story: steps through a record with its author's words, rings, arrows and branches. Fetched instead of
// `diagram.js` alone by boards whose record has words or branches.
import { Diagram } from "./diagram.js";
import init, { story } from "./mbao_story.js";
import { STORIES } from "./story-words.js";

/** @import { Game, NewGame, Story, StoryMark, StoryStep, StoryWords } from "./mbao.js" */
/** @import { Library } from "./engine.js" */
/** @import { Used } from "./diagram.js" */

/**
 * What is stepped through: the main line, or a branch.
 * @typedef {{ words: StoryWords[], steps: StoryStep[], before: string[] }} Line
 */
/**
 * What the reader is to find at a board.
 * @typedef {object} Task
 * @property {StoryWords[]} words
 * @property {"turn" | "action"} ask
 * @property {string[]} line what the line plays, which is right
 * @property {number} begun how many actions had been played
 * @property {string} turn what tells the turn from others
 * @property {number} hinted how many hints were given
 * @property {string} told a hint or a verdict
 * @property {boolean} judged
 */
/** @typedef {readonly [x: number, y: number]} Point */

const SVG = "http://www.w3.org/2000/svg";
/** Units from the middle of a pit at which an arrow begins, and at which its head ends. */
const TAIL = 20;
const TIP = 27;
/** Phases in which turns have numbers. */
const PLAY = ["play", "execution", "namua", "mtaji"];

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
.speech { display: grid; grid-template-columns: 1fr auto; }
.speech > .caption, .speech > .longest { grid-area: 1 / 1; }
.longest { margin: 0; visibility: hidden; text-wrap: pretty; max-height: 12em; overflow: hidden; pointer-events: none; }
.tale { display: flex; flex-wrap: wrap; gap: .4em .6em; align-items: center; grid-column: 1 / -1; }
.tale.branching { min-height: var(--mbao-target, 44px); }
.tale .error { width: 100%; }
.branches { display: flex; flex-wrap: wrap; gap: .4em .6em; align-items: center; }
.branches button { border-radius: 99em; font-variant-numeric: lining-nums; }
.foreign { opacity: .75; font-size: .9em; }
.marks { --red: var(--mbao-red, #ff5a4d); --green: var(--mbao-green, #5fd068); --blue: var(--mbao-blue, #5cb0ff); --yellow: var(--mbao-yellow, #ffd23d); pointer-events: none; }
.marks * { fill: none; stroke: var(--ink); stroke-width: 8; stroke-linecap: round; stroke-linejoin: round; }
.marks .case { stroke: #1a0f08; stroke-width: 14; opacity: .75; }
.marks .red { --ink: var(--red); }
.marks .green { --ink: var(--green); }
.marks .blue { --ink: var(--blue); }
.marks .yellow { --ink: var(--yellow); }
@media (forced-colors: active) { .marks * { stroke: Highlight; } .marks .case { stroke: Canvas; opacity: 1; } }
@media print { .marks .case { stroke: #000; opacity: 1; } .branches { display: none; } .marks { print-color-adjust: exact; } }
/* Where colours cannot be told apart. */
@media (forced-colors: active), print, (monochrome) {
  .marks .green:not(.case) { stroke-dasharray: 22 12; }
  .marks .blue:not(.case) { stroke-dasharray: 2 13; }
  .marks .yellow:not(.case) { stroke-dasharray: 22 12 2 12; }
}`);

// Fetched along with the rules.
const ready = init();
ready.catch(() => {}); // awaited below

/**
 * Begins a game, and the diagram of its story. What cannot be read or played is said, and the rest is shown.
 * @param {Library} library
 * @param {string} id
 * @param {NewGame} begin
 * @param {Used} parts
 */
export async function diagram(library, id, begin, parts) {
  const text = begin.record ?? "";
  /** @type {unknown} */
  let fault;
  /** @type {Game} */
  let game;
  try {
    game = new library.Game(id, begin);
  } catch (error) {
    fault = error;
    try {
      game = new library.Game(id, { ...begin, record: headers(text) });
    } catch {
      throw error;
    }
  }
  await ready;
  const { rows } = game.state();
  try {
    return new Telling(game, parts, story(text, rows.length, rows[0]?.length ?? 0), fault);
  } catch (error) {
    if (fault) throw fault;
    const plain = game.actions().map((action) => ({ action, words: [], branches: [] }));
    return new Telling(game, parts, { headers: {}, words: [], steps: plain }, error);
  }
}

/** A record without its turns. */
function headers(/** @type {string} */ text) {
  const lines = text.split(/\r\n?|\n/);
  const first = lines.findIndex((line) => line.trim());
  const end = lines.findIndex((line, at) => at > first && !line.trim());
  return `${lines.slice(first, end < 0 ? lines.length : end).join("\n")}\n`;
}

/** Whether two tags name the same language. */
function alike(/** @type {string} */ one, /** @type {string} */ other) {
  const first = (/** @type {string} */ tag) => tag.toLowerCase().split(/[-_]/)[0];
  return first(one) === first(other);
}

class Telling extends Diagram {
  #story;
  /**
   * What cannot be read or played, if anything, and the error that says so.
   * @type {unknown}
   */
  #fault;
  /** @type {Line} */
  #line;
  /**
   * The lines that were left for branches, each with the step that was shown.
   * @type {{ line: Line, at: number }[]}
   */
  #left = [];
  /** @type {Task | undefined} */
  #task;
  /**
   * The words of tasks that were solved or shown.
   * @type {Set<StoryWords[]>}
   */
  #done = new Set();
  #tale;
  #longest;
  /** What the chips were made for. */
  #made = "";

  /**
   * @param {Game} game
   * @param {Used} parts
   * @param {Story} story
   * @param {unknown} fault
   */
  constructor(game, parts, story, fault) {
    super(game, parts);
    this.#story = story;
    this.#fault = fault;
    this.#line = { words: story.words, steps: story.steps, before: [] };
    this.#take(this.#line);
    this.#tale = document.createElement("div");
    this.#tale.className = "tale";
    this.#longest = document.createElement("p");
    this.#longest.className = "longest";
    this.#longest.setAttribute("aria-hidden", "true");
  }

  /** Takes its place on the board; says what could not be read or played. */
  #settle() {
    const root = this.parts.element.shadowRoot;
    if (root && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    root?.querySelector(".below")?.append(this.#tale);
    root?.querySelector(".speech")?.prepend(this.#longest);
    if (this.#fault) this.#confess(this.#fault);
  }

  /**
   * Takes away what it added.
   * @override
   */
  end() {
    super.end();
    this.#tale.remove();
    this.#longest.remove();
    this.parts.element.shadowRoot?.querySelector(".caption")?.removeAttribute("lang");
  }

  /** Says below the board what cannot be read or played. */
  #confess(/** @type {unknown} */ fault) {
    const { speech, tell } = this.parts;
    const box = document.createElement("p");
    box.className = "error";
    box.setAttribute("role", "alert");
    this.#tale.querySelector(".error")?.remove();
    this.#tale.prepend(box);
    const sentence = speech.explain(fault, box);
    const { code = "error", message = String(fault) } = /** @type {{ code?: string, message?: string }} */ (fault);
    tell("mbao-error", { code, message, sentence });
  }

  /**
   * Steps through a line from now on, as far as it can be played.
   * @param {Line} line
   * @returns {unknown} why it ends early
   */
  #take(line) {
    const { game } = this;
    this.#line = line;
    const actions = [...line.before, ...line.steps.map(({ action }) => action)];
    /** @type {unknown} */
    let fault;
    let played = 0;
    while (game.undo());
    try {
      for (const action of actions) {
        game.play(action);
        played += 1;
      }
    } catch (error) {
      fault = error;
    }
    const lead = line.before.length;
    this.follow(actions.slice(0, played), lead);
    // Where nothing moves, as when an opening is declared done, something may be said.
    const shown = new Set(this.steps.map(({ index }) => index));
    line.steps.slice(0, Math.max(0, played - lead)).forEach(({ words, branches }, at) => {
      const index = lead + at;
      if (!shown.has(index) && (words[0] || branches[0])) this.steps.push({ index, from: 0, to: 0 });
    });
    this.steps.sort((one, other) => one.index - other.index);
    return fault;
  }

  /** A text in the board's language. */
  #word(/** @type {string} */ key) {
    return (STORIES[this.parts.speech.word("lang")] ?? STORIES.en)[key] ?? key;
  }

  /**
   * The words in the language that the reader is told in: the reader's own, the board's, the header's, or the first one,
   * whichever has something.
   * @param {StoryWords[]} words
   * @param {(words: StoryWords) => unknown} has
   */
  #of(words, has) {
    const { speech } = this.parts;
    const own = Object.entries(this.#story.headers).find(([name]) => name.toLowerCase() === "language")?.[1] ?? "";
    const full = words.filter(has);
    const tag = (/** @type {StoryWords} */ { language }) => language ?? own;
    const wanted = [speech.language, speech.word("lang"), own, full[0] ? tag(full[0]) : ""];
    const language = wanted.find((one) => full.some((words) => alike(tag(words), one))) ?? "";
    return { language, words: full.filter((words) => alike(tag(words), language)) };
  }

  /** The step of the story to which the step that is shown belongs, and whether it is the last of that. */
  get #here() {
    const { index = -1 } = this.steps[this.at - 1] ?? {};
    return { step: this.#line.steps[index - this.lead], whole: this.steps[this.at]?.index !== index, index };
  }

  /** What the author says at the board that is shown. */
  get #words() {
    const { step, whole } = this.#here;
    if (!step) return this.#line.words;
    return whole ? step.words : [];
  }

  /** The author's text at a board, and its language. */
  #text(/** @type {StoryWords[]} */ all) {
    const { words, language } = this.#of(all, ({ text }) => text);
    return { text: words.map(({ text }) => text).join(" "), language };
  }

  /** @returns {StoryMark[]} */
  get #marks() {
    // What the reader plays is another board.
    if (this.#task && this.game.actions().length > this.#task.begun) return [];
    return this.#of(this.#words, ({ marks }) => marks[0]).words.flatMap(({ marks }) => marks);
  }

  get #branches() {
    return this.#here.step?.branches ?? [];
  }

  /** @override */
  get told() {
    const { game, parts: { speech } } = this;
    const task = this.#task;
    const said = (/** @type {string} */ text) => ({ line: text, sentence: text });
    if (task?.told) return said(task.told);
    if (task && game.actions().length > task.begun) return { line: game.line(speech.language), sentence: game.sentence(speech.language) };
    const { text } = this.#text(this.#words);
    return text ? said(text) : task ? said(this.#word("ask")) : this.happened;
  }

  /**
   * What is asked at a step, unless it was answered or the line ends there.
   * @param {number} at
   */
  #askedAt(at) {
    const part = this.steps[at - 1];
    const index = part ? part.index - this.lead : -1;
    if (this.parts.element.readonly || this.steps[at]?.index === part?.index || !this.steps[at]) return undefined;
    const words = part ? this.#line.steps[index]?.words ?? [] : this.#line.words;
    const ask = words.find(({ ask }) => ask)?.ask;
    return ask && !this.#done.has(words) ? { words, ask, index } : undefined;
  }

  /** @override */
  get asks() {
    return Boolean(this.#task && !this.#task.judged);
  }

  /**
   * @override
   * @param {number} to
   */
  until(to) {
    for (let { at } = this; at < to; at += 1) if (this.#askedAt(at)) return at;
    return to;
  }

  /**
   * @override
   * @param {number | string | null} step
   */
  goTo(step, watched = false) {
    this.#task = undefined;
    this.parts.offers.forget();
    return super.goTo(step, watched);
  }

  /** Tells a turn from others. */
  get #turn() {
    const { turn, mover, phase, outcome } = this.game.state();
    return `${turn}${mover}${PLAY.includes(phase)}${outcome !== null}`;
  }

  /** @override */
  arrived() {
    const { game } = this;
    const asked = this.#askedAt(this.at);
    if (!asked) return;
    const { words, ask, index } = asked;
    const begun = game.actions().length;
    const now = this.#turn;
    /** @type {string[]} */
    const line = [];
    for (const { action } of this.#line.steps.slice(index + 1)) {
      if (begun + line.length >= this.actions.length) break;
      game.play(action);
      line.push(game.actions().at(-1) ?? action);
      if (ask === "action" || this.#turn !== now) break;
    }
    while (game.actions().length > begun && game.undo());
    this.#task = { words, ask, line, begun, turn: now, hinted: 0, told: "", judged: false };
  }

  /**
   * Judges what the reader has played, once it is an answer.
   * @override
   */
  played() {
    const { game, parts: { element, tell } } = this;
    const task = this.#task;
    if (!task || task.judged) return;
    this.shown = undefined;
    task.told = "";
    const tried = game.actions().slice(task.begun);
    const answer = tried.join(" ");
    const right = answer === task.line.join(" ") || task.words.some(({ accept }) => accept.includes(answer));
    const refuted = task.words.some(({ wrong }) => wrong.some((one) => one.answer === answer));
    if (!right && !refuted && task.ask !== "action" && this.#turn === task.turn) return;
    task.judged = true;
    if (right) {
      this.#done.add(task.words);
      task.told = this.#of(task.words, (words) => words.right).words[0]?.right ?? this.#word("right");
    } else {
      const said = (/** @type {string | null} */ of) => (/** @type {StoryWords} */ { wrong }) => wrong.find((one) => one.answer === of);
      const [own, all] = [said(answer), said(null)].map((has) => this.#of(task.words, has).words.map(has)[0]?.text);
      task.told = own ?? all ?? this.#word("wrong");
    }
    tell("mbao-answer", { tried, right });
    // The board can no longer be played on: what had the focus there is gone.
    if (!element.shadowRoot?.activeElement?.closest(".controls:not(.choices)") && element.shadowRoot?.activeElement) {
      queueMicrotask(() => /** @type {HTMLElement | null | undefined} */ (element.shadowRoot?.querySelector(`button[name=${right ? "forward" : "again"}]`))?.focus());
    }
  }

  /** Goes on after a task: past what the reader has played, or by the next step. */
  #goOn() {
    const task = this.#task;
    if (!task) return this.step(1);
    const played = this.game.actions();
    const same = played.slice(task.begun).join(" ") === task.line.join(" ");
    const end = this.steps.findLastIndex(({ index }) => index === played.length - 1);
    this.#done.add(task.words);
    return same && end >= 0 ? this.goTo(end + 1) : this.goTo(this.at + 1, true);
  }

  /**
   * While something is asked, what helps; afterwards what goes on.
   * @override
   * @param {(id: string) => string} word
   */
  buttons(word) {
    const [first, back, play, forward, last] = super.buttons(word);
    const task = this.#task;
    if (!task || !first || !back || !play || !forward || !last) return super.buttons(word);
    if (task.judged && this.#done.has(task.words)) return [first, back, { ...forward, press: () => this.#goOn(), off: false }];
    const hints = this.#of(task.words, ({ hints }) => hints[0]).words.flatMap(({ hints }) => hints);
    const hint = () => {
      task.told = hints[task.hinted % hints.length] ?? "";
      task.hinted += 1;
      this.parts.speech.say(this.told);
    };
    const show = () => {
      this.#done.add(task.words);
      return this.goTo(this.at).then(() => this.step(1));
    };
    const tried = this.game.actions().length > task.begun;
    return [
      first, back,
      ...(tried ? [{ text: word("again"), name: "again", press: () => this.goTo(this.at) }] : []),
      ...(hints[0] && !tried ? [{ text: word("hint"), name: "hint", press: hint }] : []),
      { text: this.#word("show"), name: "show", press: show },
    ];
  }

  /** @override */
  get spoken() {
    const marks = this.#spokenMarks;
    return marks ? `${this.told.sentence} ${marks}`.trim() : this.told.sentence;
  }

  /** @override */
  get said() {
    const { text: words, language } = this.#text(this.#words);
    return { words, language: words ? language : "", marks: this.#marks, branches: this.#branches.map(({ steps }) => turn(steps)) };
  }

  /** The rings and arrows in words. */
  get #spokenMarks() {
    const place = (/** @type {string} */ name) => (name.length > 2 ? this.#word(name) : name);
    /** @type {Map<string, string[]>} */
    const kinds = new Map();
    for (const { colour, from, to } of this.#marks) {
      const kind = this.#word(`${from ? "arrow" : "ring"}-${colour}`);
      const what = from ? `${place(from)} ${this.#word("to")} ${place(to)}` : place(to);
      kinds.set(kind, [...(kinds.get(kind) ?? []), what]);
    }
    return [...kinds].map(([kind, what]) => `${kind}: ${what.join(", ")}.`).join(" ");
  }

  /** @override */
  drawn() {
    const { element, speech } = this.parts;
    if (!this.#tale.isConnected) this.#settle();
    const { text, language } = this.#text(this.#words);
    const caption = element.shadowRoot?.querySelector(".caption");
    if (text && language) caption?.setAttribute("lang", language);
    else caption?.removeAttribute("lang");
    const texts = [this.#line.words, ...this.#line.steps.map(({ words }) => words)].map((words) => this.#text(words).text);
    this.#longest.textContent = texts.reduce((one, other) => (one.length > other.length ? one : other), "");
    this.#chips(Boolean(text) && !alike(language, speech.word("lang")) && !alike(language, speech.language) ? language : "");
    this.#draw();
  }

  /** Shows the branches, and the language of words that are not in the reader's. */
  #chips(/** @type {string} */ foreign) {
    const { element, speech } = this.parts;
    const branches = this.#branches;
    const made = JSON.stringify([foreign, speech.language, this.#left.length, branches, this.#spokenMarks]);
    if (made === this.#made) return;
    this.#made = made;
    const tale = this.#tale;
    tale.lang = speech.word("lang");
    tale.classList.toggle("branching", this.#left.length > 0 || this.#line.steps.some(({ branches }) => branches[0]));
    const focused = tale.contains(element.shadowRoot?.activeElement ?? null);
    for (const old of tale.querySelectorAll(":scope > :not(.error)")) old.remove();
    const add = (/** @type {string} */ text, /** @type {string} */ look) => {
      const made = tale.appendChild(document.createElement("p"));
      [made.className, made.textContent, made.style.margin] = [look, text, "0"];
    };
    // Whoever cannot see them reads them here.
    if (this.#spokenMarks) add(this.#spokenMarks, "unseen");
    if (foreign) add(`${this.#word("in-language")}: ${named(foreign, speech.word("lang"))}`, "foreign");
    if (!branches[0] && !this.#left[0]) return;
    const group = tale.appendChild(document.createElement("div"));
    group.className = "branches";
    group.setAttribute("part", "branches");
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", this.#word("branches"));
    const chip = (/** @type {string} */ text, /** @type {() => unknown} */ press, label = text) => {
      const made = group.appendChild(document.createElement("button"));
      [made.type, made.textContent] = ["button", text];
      made.setAttribute("aria-label", label);
      made.addEventListener("click", press);
      return made;
    };
    if (this.#left[0]) chip(`← ${this.#word("leave")}`, () => this.#leave(), this.#word("leave"));
    if (branches[0]) group.append(Object.assign(document.createElement("span"), { textContent: `${this.#word("branches")}:` }));
    branches.forEach(({ steps }, at) => chip(turn(steps), () => this.#enter(at), `${this.#word("branches")}: ${turn(steps)}`));
    if (focused) group.querySelector("button")?.focus();
  }

  /** Goes into a branch of the step that is shown. */
  #enter(/** @type {number} */ which) {
    const { index } = this.#here;
    const branch = this.#branches[which];
    if (!branch) return;
    this.halt();
    const { steps, before } = this.#line;
    this.#left.push({ line: this.#line, at: this.at });
    const begin = this.#turnStart(index);
    const fault = this.#take({ ...branch, before: [...before, ...steps.map(({ action }) => action)].slice(0, begin) });
    if (fault) this.#confess(fault);
    // What is said before its first turn is read first.
    return this.#text(branch.words).text ? this.goTo(0) : this.goTo(1, true);
  }

  /** Goes back to the line that was left for this branch. */
  #leave() {
    const left = this.#left.pop();
    if (!left) return;
    this.halt();
    if (!this.#fault) this.#tale.querySelector(".error")?.remove(); // it was the branch's
    this.#take(left.line);
    return this.goTo(left.at);
  }

  /** How many actions come before the turn of an action. */
  #turnStart(/** @type {number} */ index) {
    const { game, actions } = this;
    /** @type {string[]} */
    const turns = [];
    while (game.undo());
    for (const action of actions.slice(0, index + 1)) {
      turns.push(this.#turn);
      game.play(action);
    }
    return turns.indexOf(turns[index] ?? "");
  }

  /** Draws rings and arrows above the picture. */
  #draw() {
    const { svg } = this.parts.drawing.picture;
    svg.querySelector(".marks")?.remove();
    const rests = this.shown === this.steps[this.at - 1]?.to;
    const marks = rests ? this.#marks : [];
    if (!marks[0]) return;
    const layer = shape("g", svg, { class: "marks", part: "marks", "aria-hidden": "true" });
    for (const { colour, from, to } of marks) {
      const goal = place(svg, to);
      const start = from && place(svg, from);
      if (!goal || (from && (!start || start === goal))) continue;
      for (const look of ["case", "ink"]) {
        const style = `${look} ${colour}`;
        if (start) shape("path", layer, { class: style, d: arrow(middle(start), middle(goal)) });
        else ring(goal, layer, style);
      }
    }
  }
}

/** The actions of a branch's first turn, or rather all that belong to its beginning, as a label. */
function turn(/** @type {StoryStep[]} */ steps) {
  const follow = steps.slice(1).findIndex(({ action }) => /^@?[a-l]\d|^(lift|lay|tap|pass|done)/.test(action));
  return steps.slice(0, follow < 0 ? steps.length : follow + 1).map(({ action }) => action).join(" ");
}

/** A language's name in another, or its tag. */
function named(/** @type {string} */ tag, /** @type {string} */ within) {
  try {
    return new Intl.DisplayNames([within], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/**
 * Makes a shape inside another.
 * @param {string} name
 * @param {Element} parent
 * @param {Record<string, string | number>} attributes
 */
function shape(name, parent, attributes) {
  const made = parent.appendChild(document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/**
 * A pit or a store of the picture, if the board has it.
 * @param {SVGSVGElement} svg
 * @param {string} name
 */
function place(svg, name) {
  const store = { south: "s", north: "n" }[name];
  return svg.querySelector(/** @type {"g"} */ (store ? `[data-store="${store}"]` : `[data-pit="${name}"]`));
}

/** @returns {Point} */
function middle(/** @type {SVGGraphicsElement} */ place) {
  const { e = 0, f = 0 } = place.transform.baseVal.consolidate()?.matrix ?? {};
  return [e, f];
}

/**
 * Draws a ring around a pit or a store.
 * @param {SVGGraphicsElement} place
 * @param {Element} layer
 * @param {string} look
 */
function ring(place, layer, look) {
  const [x, y] = middle(place);
  const rim = place.querySelector('[data-store] > rect');
  if (!rim) shape("circle", layer, { class: look, cx: x, cy: y, r: 44 });
  else {
    const [wide = 0, high = 0, round = 0] = ["width", "height", "rx"].map((name) => Number(rim.getAttribute(name)));
    shape("rect", layer, { class: look, x: x - wide / 2, y: y - high / 2, width: wide, height: high, rx: round });
  }
}

/**
 * The path of an arrow.
 * @param {Point} from
 * @param {Point} to
 */
function arrow([x, y], [tx, ty]) {
  const far = Math.hypot(tx - x, ty - y) || 1;
  const [dx, dy] = [(tx - x) / far, (ty - y) / far];
  const [ex, ey] = [tx - dx * TIP, ty - dy * TIP];
  const wing = (/** @type {number} */ side) => `${ex - dx * 20 + dy * 17 * side} ${ey - dy * 20 - dx * 17 * side}`;
  return `M${x + dx * TAIL} ${y + dy * TAIL}L${ex} ${ey}M${wing(1)}L${ex} ${ey}L${wing(-1)}`;
}
