// Tells a story: steps through a record with its author's words, rings, arrows and branches. Fetched instead of
// `diagram.js` alone by boards whose record has words or branches.
import { again } from "./again.js";
import { Author } from "./author.js";
import { Branches, label } from "./branches.js";
import { forAction } from "./controls.js";
import { Diagram } from "./diagram.js";
import { read } from "./story-text.js";
import { Task, turnOf } from "./tasks.js";

/** @import { NewGame, StoryMark, StoryStep, StoryWords } from "./mbao.js" */
/** @import { Library } from "./engine.js" */
/** @import { Used } from "./diagram.js" */
/** @import { Told } from "./story-text.js" */

/**
 * What is stepped through: the main line, or a branch. A step of it may have several beats, told one after the other.
 * @typedef {{ words: StoryWords[], steps: StoryStep[], before: string[] }} Line
 */

const STYLE = `
.speech { display: grid; grid-template-columns: 1fr auto; }
.speech > .caption, .speech > .longest { grid-area: 1 / 1; }
.longest { margin: 0; visibility: hidden; text-wrap: pretty; max-height: 12em; overflow: hidden; }
.tale, .branches { display: flex; flex-wrap: wrap; gap: .4em .6em; align-items: center; grid-column: 1 / -1; }
.tale.branching { min-height: var(--mbao-target, 44px); }
.tale .error { width: 100%; }
.branches button { border-radius: 99em; }
.foreign { margin: 0; opacity: .75; }
@media print { .branches { display: none; } }`;

/**
 * Begins a game, and the diagram of its story. What cannot be read or played is said, and the rest is shown.
 * @param {Library} library
 * @param {string} id
 * @param {NewGame} begin
 * @param {Used} parts
 */
export async function diagram(library, id, begin, parts) {
  const one = (/** @type {NewGame} */ begin) => read(library, id, begin);
  const book = /^---\s*$/m.test(begin.record ?? "") ? await again(() => import("./chapters.js"), "chapters.js") : undefined;
  if (book && parts.element.comments === "off") {
    return new Diagram(new library.Game(id, { ...begin, record: book.chosen(begin, parts.element).record }), parts);
  }
  const told = book ? await book.choose(one, begin, parts) : await one(begin);
  // Before the first step is shown and spoken.
  if (JSON.stringify(told.story).includes('"colour"')) await parts.offers.fetchMarks();
  return new Telling(told, parts);
}

/** For the site's scripts, which read what somebody was sent. */
export { read };

/** How many beats are told at a board. */
const beats = (/** @type {StoryWords[]} */ words) => Math.max(0, ...words.map(({ beat }) => beat)) + 1;

/**
 * Whether somebody says, asks or points at something in a story or a part of it.
 * @type {(part: { words: StoryWords[], steps?: StoryStep[], branches?: { words: StoryWords[], steps: StoryStep[] }[] }) => boolean}
 */
const tells = ({ words, steps = [], branches = [] }) =>
  words.some(({ text, ask, marks }) => text || ask || marks[0]) || [...steps, ...branches].some(tells);

class Telling extends Diagram {
  /** The author tells or points at something: each decision is a step, as the author made it. */
  #authored;
  #author;
  #branches;
  #told;
  /** @type {Line} */
  #line;
  /** @type {{ line: Line, at: number }[]} the lines that were left for branches, each with the step that was shown */
  #left = [];
  /** @type {Task | undefined} */
  #task;
  /** @type {Set<StoryWords[]>} the words of tasks that were solved or shown */
  #done = new Set();
  /** @type {number | undefined} the step at which a task was asked that was shown */
  #asked;
  /** @type {Map<StoryWords[], number>} how often each task was tried */
  #tries = new Map();
  #longest;
  /** @type {Element | undefined} the picture that the story's headers name */
  #picture;

  constructor(/** @type {Told} */ told, /** @type {Used} */ parts) {
    super(told.game, parts);
    const { story } = told;
    this.#authored = tells(story);
    this.#author = new Author(story.headers, parts.speech);
    this.#branches = new Branches(parts, this.#author, { enter: (which) => this.#enter(which), leave: () => this.#leave() });
    this.#told = told;
    this.#line = { words: story.words, steps: story.steps, before: [] };
    this.#take(this.#line);
    // What a page does to the words, it does to their room.
    this.#longest = Object.assign(document.createElement("p"), { className: "longest", part: "caption", ariaHidden: "true" });
  }

  /** Takes its place on the board; says what could not be read or played. */
  #settle() {
    if (!this.#branches.settle()) return;
    const root = this.parts.element.shadowRoot;
    this.parts.dress.wear(STYLE);
    root?.querySelector(".speech")?.prepend(this.#longest);
    if (this.#told.fault) this.#branches.confess(this.#told.fault);
    const picture = this.#author.header("picture");
    if (picture) void this.#illustrate(picture);
  }

  /** Shows a picture before the board, if its module comes. */
  async #illustrate(/** @type {string} */ address) {
    const module = await again(() => import("./illustration.js"), "illustration.js").catch(() => undefined);
    if (this.parts.session.diagram === this) this.#picture = module?.illustrate(address, this.#author, this.parts);
  }

  /** @override takes away what it added */
  end() {
    super.end();
    this.#branches.remove();
    this.#longest.remove();
    this.#picture?.remove();
    this.parts.element.shadowRoot?.querySelector(".caption")?.removeAttribute("lang");
  }

  /** Steps through a line from now on, as far as it can be played; returns why it ends early. */
  #take(/** @type {Line} */ line) {
    const { game } = this;
    this.#line = line;
    const actions = [...line.before, ...line.steps.map(({ action }) => action)];
    /** @type {unknown} */
    let fault;
    /** @type {number[]} how many events each action has */
    const ends = [];
    while (game.undo());
    try {
      for (const action of actions) ends.push(game.play(action).length);
    } catch (error) {
      fault = error;
    }
    const lead = line.before.length;
    this.follow(actions.slice(0, ends.length), lead);
    // Where nothing moves, as when an opening is declared done, something may be said.
    const told = line.steps.slice(0, Math.max(0, ends.length - lead));
    if (this.#authored) {
      const authored = [line, ...told].flatMap(({ words }, at) => {
        const index = lead + at - 1;
        const to = ends[index] ?? 0;
        return Array.from({ length: beats(words) }, (_, beat) => ({ index, from: beat ? to : 0, to, beat }));
      });
      this.steps.splice(0, Infinity, ...authored.slice(1)); // where it begins no step leads
      return fault;
    }
    const shown = new Set(this.steps.map(({ index }) => index));
    told.forEach(({ branches }, at) => {
      const index = lead + at;
      if (!shown.has(index) && branches[0]) this.steps.push({ index, from: 0, to: 0 });
    });
    this.steps.sort((one, other) => one.index - other.index);
    return fault;
  }

  /** The step of the story to which the step that is shown belongs, and which of its beats it is. */
  get #here() {
    const { index = this.lead - 1, beat = 0 } = this.steps[this.at - 1] ?? {};
    return { step: this.#line.steps[index - this.lead], index, beat };
  }

  /** What the author says at the step that is shown. */
  get #words() {
    const { step, beat } = this.#here;
    return (step ?? this.#line).words.filter((words) => words.beat === beat);
  }

  /** @override what happened in the author's step: in all its handfuls */
  get happened() {
    if (!this.#authored || !this.at) return super.happened;
    const { parts: { session } } = this;
    const { before = 0, steps: told = [] } = session.turn ?? {};
    const steps = told.filter(({ from }) => from >= before);
    const all = (/** @type {"line" | "sentence"} */ of) => steps.map((step) => step[of]).join(" ");
    return steps[1] ? { line: all("line"), sentence: all("sentence") } : super.happened;
  }

  /** @returns {StoryMark[]} */
  get #marks() {
    // What the reader plays is another board.
    if (this.#task?.played) return [];
    return this.#author.of(this.#words, ({ marks }) => marks[0]).words.flatMap(({ marks }) => marks);
  }

  /** @override */
  get told() {
    const { parts: { session } } = this;
    const task = this.#task;
    const said = (/** @type {string} */ text) => ({ line: text, sentence: text });
    if (task?.told) return said(task.told);
    if (task?.played && session.turn) return session.turn;
    const { text } = this.#author.text(this.#words);
    return text ? said(text) : task ? said(task.ask === "press" ? "" : this.#author.word("ask")) : this.happened;
  }

  /** @override */
  get spoken() {
    return `${this.told.sentence} ${this.parts.offers.marks?.say(this.#marks) ?? ""}`.trim();
  }

  /** @override */
  get said() {
    const { text: words, language } = this.#author.text(this.#words);
    const branches = (this.#here.step?.branches ?? []).map(({ steps }) => label(steps));
    return { words, language: words ? language : "", marks: this.#marks, branches, chapter: this.#told.chapter ?? 1 };
  }

  /** What is asked at a step, unless it was answered or the line ends there. */
  #askedAt(/** @type {number} */ at) {
    const index = this.steps[at - 1]?.index ?? this.lead - 1;
    const next = this.steps[at]?.index;
    const { words } = this.#line.steps[index - this.lead] ?? this.#line;
    const ask = words.find(({ ask }) => ask)?.ask;
    const answered = next !== undefined || words.some(({ accept }) => accept[0]);
    if (this.parts.element.readonly || next === index || !answered || this.#done.has(words)) return undefined;
    return ask ? { words, ask } : undefined;
  }

  /** @override */
  get asks() {
    return Boolean(this.#task && !this.#task.judged && this.#task.ask !== "number");
  }

  /** @override */
  get presses() {
    return this.asks && this.#task?.ask === "press";
  }

  /** @override */
  answer(/** @type {string} */ given) {
    const { parts: { offers, speech, play } } = this;
    this.#task?.take(given);
    this.played();
    offers.draw();
    speech.say(this.told);
    // What was asked about is shown.
    const next = this.#task?.next;
    if (next) play.act(next);
  }

  /** @override */
  until(/** @type {number} */ to) {
    for (let { at } = this; at < to; at += 1) if (this.#askedAt(at)) return at;
    return to;
  }

  /** @override */
  goTo(/** @type {number | string | null} */ step, watched = false) {
    this.#task = this.#asked = undefined;
    this.parts.session.forget();
    return super.goTo(step, watched);
  }

  /** @override */
  arrived() {
    const { game, actions } = this;
    const asked = this.#askedAt(this.at);
    if (asked) this.#task = new Task(game, asked.words, asked.ask, actions.slice(game.actions().length));
  }

  /** @override hears what the reader has played, and judges it once it is an answer */
  played() {
    const { parts: { element, tell } } = this;
    const task = this.#task;
    if (!task || task.judged) return;
    this.shown = undefined;
    const right = task.judge(this.#author);
    if (right === undefined) {
      const { reply } = task;
      if (reply) this.parts.play.act(reply);
      return;
    }
    const tries = (this.#tries.get(task.words) ?? 0) + 1;
    this.#tries.set(task.words, tries);
    if (right) this.#done.add(task.words);
    tell("mbao-answer", { tried: task.tried, right, told: task.told, tries, after: task.game.actions().slice(0, task.begun), branch: this.#left.length > 0 });
    // The board can no longer be played on: what had the focus there is gone.
    const { shadowRoot } = element;
    if (shadowRoot?.activeElement?.closest(".controls:not(.choices)") === null) {
      queueMicrotask(() => /** @type {HTMLElement | null} */ (shadowRoot.querySelector(right ? "[name=forward]" : "[name=again]"))?.focus());
    }
  }

  /** Goes on after a task: past what the reader has played, or by the next step. */
  #goOn(/** @type {Task} */ task) {
    const end = this.steps.findIndex(({ index }) => index === this.game.actions().length - 1);
    this.#done.add(task.words);
    return task.same && end >= 0 ? this.goTo(end + 1) : this.goTo(this.at + 1, true);
  }

  /** @override a task that stands alone has no steps to count */
  get note() {
    return this.parts.element.fixed || !this.steps[0] ? "" : super.note;
  }

  /** @override while something is asked, what helps; afterwards what goes on */
  buttons(/** @type {(id: string) => string} */ word) {
    const [first, back, , forward] = super.buttons(word);
    const { parts: { offers, speech, play } } = this;
    const task = this.#task;
    const again = [{ text: word("again"), name: "again", press: () => this.goTo(this.#asked ?? this.at) }];
    // Elsewhere the steps lead back to it.
    if (this.#asked !== undefined && this.parts.element.fixed) return again;
    if (!task || !first || !back || !forward) return super.buttons(word);
    const ends = this.at === this.steps.length;
    // What was played before it began stays.
    const backwards = this.parts.element.fixed ? [] : [first, back];
    if (task.judged && this.#done.has(task.words)) return [...backwards, { ...forward, press: () => this.#goOn(task), off: ends }];
    const hint = task.hint(this.#author);
    const show = async () => {
      const { at } = this;
      this.#done.add(task.words);
      await this.goTo(at);
      if (!ends) await this.step(1);
      else for (const action of task.solution) await play.act(action);
      // It was not found: it is asked anew.
      this.#done.delete(task.words);
      this.#asked = at;
      offers.draw();
    };
    const tried = Boolean(task.tried[0]);
    return [
      ...backwards,
      ...(this.asks && !this.presses ? forAction(this.parts) : []),
      ...(task.judged ? [] : task.choices.map((number) => ({ text: `${number}`, name: `number-${number}`, press: () => this.answer(`${number}`) }))),
      ...(tried ? again : []),
      ...(hint && !tried ? [{ text: word("hint"), name: "hint", press: () => { hint(); speech.say(this.told); } }] : []),
      // In the middle of a turn its answers have the room: below a standing board there is no more.
      ...(tried && offers.asks ? [] : [{ text: this.#author.word("show"), name: "show", press: show }]),
    ];
  }

  /** @override */
  drawn() {
    this.#settle();
    const author = this.#author;
    const { text, language } = author.text(this.#words);
    const caption = this.parts.element.shadowRoot?.querySelector(".caption");
    if (text && language) caption?.setAttribute("lang", language);
    else caption?.removeAttribute("lang");
    const boards = [this.#line, ...this.#line.steps].map(({ words }) => words);
    const told = boards.flatMap((all) => Array.from({ length: beats(all) }, (_, at) => all.filter(({ beat }) => beat === at)));
    const texts = told.map((words) => author.text(words).text);
    this.#longest.textContent = texts.reduce((one, other) => (one.length > other.length ? one : other), "");
    const branching = this.#line.steps.some(({ branches }) => branches[0]);
    const foreign = text && author.foreign(language);
    const { drawing: { picture }, session } = this.parts;
    if (this.#task?.judged && this.#task.ask !== "press" && this.#task.played && !this.#done.has(this.#task.words)) {
      // Where a turn that does not do has ended.
      const end = session.turn?.events.filter(({ kind }) => kind === "ending").at(-1);
      picture.mark("missed", end?.pit ? [end.pit] : []);
    }
    if (this.#task?.ask === "press") {
      const { judged, way, pits: { found, asked } } = this.#task;
      if (judged) picture.mark("missed", asked);
      else {
        picture.mark("open");
        picture.mark("way", way);
      }
      picture.mark("found", found);
    }
    this.#branches.show(this.#here.step?.branches ?? [], { left: this.#left.length > 0, branching, foreign, bar: this.#told.bar });
  }

  /** Goes into a branch of the step that is shown. */
  #enter(/** @type {number} */ which) {
    const { step, index } = this.#here;
    const branch = step?.branches[which];
    if (!branch) return;
    this.halt();
    const { steps, before } = this.#line;
    this.#left.push({ line: this.#line, at: this.at });
    const begin = this.#turnStart(index);
    const fault = this.#take({ ...branch, before: [...before, ...steps.map(({ action }) => action)].slice(0, begin) });
    if (fault) this.#branches.confess(fault);
    // What is said before its first turn is read first.
    return this.#author.text(branch.words).text ? this.goTo(0) : this.goTo(1, true);
  }

  /** Goes back to the line that was left for this branch. */
  #leave() {
    const left = this.#left.pop();
    if (!left) return;
    this.halt();
    if (!this.#told.fault) this.#branches.absolve(); // it was the branch's
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
      turns.push(turnOf(game));
      game.play(action);
    }
    return turns.indexOf(turns[index] ?? "");
  }
}
