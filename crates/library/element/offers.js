// Everything that may be pressed now: pits and ways on the picture, and buttons below the board.
import { again } from "./again.js";
import { fill, flyer, layout, spot } from "./animation.js";
import { answers, focused, Row } from "./buttons.js";
import { controls, pitless } from "./controls.js";
import { own } from "./morph.js";
import { heapNumber } from "./picture.js";
import { details } from "./speaking.js";

/** @import { Choice, Game } from "./mbao.js" */
/** @import { Parts } from "./parts.js" */
/** @import { Ahead } from "./ahead.js" */
/** @import { Marks } from "./marks.js" */

/** Milliseconds for which a remark beside a pit stays: at least, and for each letter. */
const REMARK = 5000;
const LETTER = 70;
/** @type {Choice} */
const NOTHING = { question: null, answers: [] };

export class Offers {
  /** @type {Map<string, string[]>} the actions that begin with each pit, by its name */
  starts = new Map();
  /** @type {Ahead | undefined} shows what answers and starts would do, once it has been fetched */
  ahead;
  /** @type {Marks | undefined} draws rings and arrows, once it has been fetched */
  marks;
  /** The question that is shown, and its answers. */
  #asked = NOTHING;
  /** @type {typeof import("./selection.js").Selection | undefined} once it has been fetched */
  #Selection;
  /** @type {unknown} why that could not be fetched */
  #unfetched;
  /** @type {Promise<void> | undefined} */
  #fetching;
  /** @type {Promise<void> | undefined} */
  #pointing;
  #parts;
  #choices;
  #row;

  /**
   * @param {Parts} parts
   * @param {HTMLElement} choices where the buttons of a choice are shown
   * @param {HTMLElement} controls where the buttons below the board are shown
   */
  constructor(parts, choices, controls) {
    this.#parts = parts;
    this.#choices = choices;
    choices.setAttribute("role", "group");
    answers(choices, [], "");
    this.#row = new Row(controls, () => this.goTo());
  }

  /** Answers to a question are shown. */
  get asks() {
    return Boolean(this.#asked.answers[0]);
  }

  /**
   * Fetches the module for games in which seeds are lifted or laid in free numbers. If it cannot be fetched, the board says
   * so when it is needed.
   */
  async prepare(/** @type {Game} */ game) {
    const free = [...game.legal(), ...game.actions()].some((action) => /^l(ift|ay) /.test(action));
    if (!free || this.#Selection) return;
    const fetched = await again(() => import("./selection.js"), "selection.js").catch((error) => void (this.#unfetched = error));
    if (!fetched || this.#Selection) return;
    this.#Selection = fetched.Selection;
    const { stage, session, drawing } = this.#parts;
    fetched.carry(stage, {
      carried: (place) => (session.running || session.held ? 0 : session.selection?.carried(place) ?? 0),
      put: (from, to, resting) => session.selection?.put(from, to, resting) ?? false,
      hand: () => flyer(drawing.picture.svg),
      fill: (hand, count) => fill(hand, drawing.handful(count), count),
      at: (event) => spot(layout(drawing.picture.svg), drawing.at(event)),
    });
  }

  /** Says what is missing for the game to go on, with a button that tries again. */
  lack(/** @type {string} */ code, /** @type {unknown} */ error, /** @type {() => unknown} */ again) {
    const { session, speech, tell } = this.#parts;
    session.again = again;
    this.drawControls();
    tell("mbao-missing", { ...details(error), sentence: speech.lack(error, code) });
  }

  /** Removes all buttons. */
  clear() {
    this.#parts.session.forget();
    answers(this.#choices, [], "");
    this.#row.show([]);
  }

  /** Draws the game, and everything that may be pressed. */
  draw() {
    const { element, session, view, speech, drawing } = this.#parts;
    view.drawn();
    if (!session.game) return;
    const focused = pitOf(element.shadowRoot?.activeElement);
    this.hush();
    speech.mark();
    drawing.picture.hang(drawing.markup);
    if (session.passive) this.ask(false);
    else this.#mark(session.game, focused);
    session.diagram?.drawn();
    this.point();
    this.drawControls();
  }

  /** Draws rings and arrows, if there are some. */
  point() {
    if (this.marks) this.marks.draw();
    else if (this.#parts.element.marks) this.fetchMarks().then(() => this.marks?.draw());
  }

  /** Fetches what draws rings and arrows. */
  fetchMarks() {
    return (this.#pointing ??= again(() => import("./marks.js"), "marks.js").then(({ Marks }) => {
      this.marks = new Marks(this.#parts);
    }).catch(() => {
      this.#pointing = undefined; // the board plays without, and asks again
    }));
  }

  /**
   * Marks the pits that can be pressed, and asks the question if there is a choice.
   * @param {Game} game
   * @param {string | undefined} focused the pit that has the focus
   */
  #mark(game, focused) {
    const { stage, session, speech, drawing } = this.#parts;
    const { picture } = drawing;
    const { open } = session;
    this.starts = new Map();
    for (const action of open) {
      // In a race by hand, a player touches their own next pit to drop a seed there.
      const pit = /^@?([a-l][1-4])/.exec(action)?.[1] ?? (action.startsWith("tap") ? game.reach(action) : undefined);
      if (pit) this.starts.set(pit, [...(this.starts.get(pit) ?? []), action]);
    }
    this.#select(game, open);
    const { selection } = session;
    for (const pit of picture.pits) {
      const name = pitOf(pit) ?? "";
      const starts = this.starts.has(name);
      pit.classList.toggle("legal", starts || Boolean(selection?.takes(name)));
      // One pit too many is refused, and the refusal says why.
      if (starts || selection?.allows(name)) pit.removeAttribute("aria-disabled");
    }
    if (selection) {
      selection.show((lying, place, count) => (lying.innerHTML = own(drawing.heap(heapNumber(place), count))));
      speech.write({ line: speech.word(...selection.task), sentence: speech.word(selection.help) });
    }
    if (!picture.pit(session.pit, ".legal")) session.pit = pitOf(stage.querySelector(".legal")) ?? session.pit;
    const entry = picture.pit(focused ?? session.pit) ?? picture.pits[0];
    if (entry) picture.enter(entry);
    if (focused) entry?.focus();
    // A board that is drawn anew, as in another size, goes on asking which way.
    if (session.chosen && !this.starts.has(session.chosen)) session.chosen = undefined;
    const { chosen, turn } = session;
    if (chosen) {
      picture.pit(chosen)?.classList.add("chosen");
      this.ask(true, chosen, chosen);
    } else this.ask(Boolean(turn?.state.pending) && open.some(pitless), turn?.events.findLast(({ kind }) => kind === "choice")?.pit);
  }

  /** Begins a selection if the game asks for one, or goes on with it. */
  #select(/** @type {Game} */ game, /** @type {string[]} */ open) {
    const { stage, session, speech } = this.#parts;
    const pattern = open.find((action) => action.endsWith("*")); // "lift *" or "lay *"
    if (!pattern) session.selection = undefined;
    else if (!this.#Selection) {
      const again = async () => {
        await this.prepare(game);
        session.forget();
        this.draw();
      };
      if (!session.again) this.lack("missing", this.#unfetched, again);
    } else if (session.turn) {
      session.selection ??= new this.#Selection(pattern.startsWith("lift") ? "lift" : "lay", session.turn, stage, (pit, most) => {
        session.pit = pit;
        if (most) return speech.say(speech.word("most", most));
        this.draw();
        if (session.selection) speech.announce(speech.word(...session.selection.task));
      });
    }
  }

  /**
   * Shows the answers to a choice as buttons and on the board, or removes them. If what draws them on the board cannot be
   * fetched, the buttons still answer.
   * @param {boolean} asks
   * @param {string} [pit] the pit that the choice is about
   * @param {string} [start] the pit where a turn is about to begin
   * @returns the question
   */
  ask(asks, pit = "", start) {
    const { element, session: { game, turn, language, byKeys }, play } = this.#parts;
    // After a choice the focus goes back to the pits.
    if (focused(this.#choices)) this.goTo();
    const asked = (asks && (start ? game?.choice(language, start) : turn?.choice)) || NOTHING;
    this.#asked = asked;
    const question = asked.question ?? "";
    answers(this.#choices, asked.answers.map(({ action, label }) => ({ text: label, name: action, press: () => play.press(action) })), question);
    const show = () => this.#asked === asked && this.ahead?.answer(asked.answers, pit);
    if (this.ahead || !asks) show();
    else this.#fetch().then(show);
    if (element.shadowRoot?.activeElement || byKeys) this.#choices.querySelector("button")?.focus();
    return question;
  }

  /** Fetches what shows answers and paths on the board. */
  #fetch() {
    return (this.#fetching ??= again(() => import("./ahead.js"), "ahead.js").then(({ Ahead }) => {
      this.ahead = new Ahead(this.#parts, this.#choices);
    }).catch(() => {
      this.#fetching = undefined;
    }));
  }

  /** Lets paths be seen before they are played, at an event on the board or its answers. */
  foresee(/** @type {Event} */ event) {
    const { element, session } = this.#parts;
    const target = /** @type {Element} */ (event.target); // the browser forgets it
    if (session.passive || element.ghost === "off") return;
    this.#fetch().then(() => this.ahead?.notice(event, target));
  }

  /** Removes the ways to start from the pit that was chosen. */
  unchoose() {
    const { session, speech, drawing } = this.#parts;
    session.chosen = undefined;
    drawing.picture.unmark("chosen");
    this.ask(false);
    speech.say(speech.told);
    this.drawControls();
    this.goTo();
  }

  /** Asks which way to start from a pit. */
  choose(/** @type {string} */ name) {
    const { session, speech, drawing: { picture } } = this.#parts;
    session.chosen = name;
    picture.unmark("chosen");
    picture.pit(name)?.classList.add("chosen");
    speech.say({ line: speech.word("which-way"), sentence: this.ask(true, name, name) });
    this.drawControls();
  }

  /** Gives the focus to a pit, if the board has it: the keyboard's, unless told otherwise. */
  goTo(name = this.#parts.session.pit) {
    const { session, drawing: { picture } } = this.#parts;
    const pit = picture.pit(name);
    if (!pit) return;
    picture.enter(pit);
    pit.focus({ preventScroll: !session.byKeys });
    session.pit = name;
  }

  /** Marks the pits in which the first handfuls from a pit would end; without a name, none. */
  preview(/** @type {string | undefined} */ name) {
    const { session: { game, running, passive, selection }, drawing: { picture } } = this.#parts;
    picture.unmark("reached");
    if (!name || running || passive || selection) return;
    for (const action of this.starts.get(name) ?? []) picture.pit(game?.reach(action) ?? "")?.classList.add("reached");
  }

  /** Says beside a pit why nothing can be done with it now, until something else is pressed or it has been read. */
  explain(/** @type {string} */ name) {
    const { session: { game, language }, drawing: { picture } } = this.#parts;
    const why = game?.why(name, language);
    const place = picture.at(name);
    if (why && place) this.#say(place, why.sentence, why.source);
  }

  /**
   * Says beside what was pressed that it means nothing now.
   * @param {string} id the text, unless a question is asked: then that says it
   * @param {string | undefined} name the pit, if it was one
   * @param {Event} event
   */
  remark(id, name, event) {
    const { speech, drawing } = this.#parts;
    const place = drawing.picture.at(name ?? "") ?? ("clientX" in event && drawing.at(/** @type {MouseEvent} */ (event)));
    if (place) this.#say(place, this.#asked.question ? speech.written : speech.word(id));
  }

  /**
   * Shows a sentence beside a place of the picture.
   * @param {readonly [x: number, y: number]} place
   * @param {string} sentence
   * @param {string} [source]
   */
  #say(place, sentence, source) {
    const { stage, speech, drawing: { picture } } = this.#parts;
    speech.announce(sentence);
    const bubble = stage.appendChild(Object.assign(document.createElement("p"), { className: "why", textContent: sentence }));
    bubble.setAttribute("part", "why");
    bubble.setAttribute("aria-hidden", "true"); // the sentence is announced already
    if (source) bubble.append(" ", Object.assign(document.createElement("small"), { textContent: source }));
    picture.beside(bubble, place);
    setTimeout(() => bubble.remove(), Math.max(REMARK, LETTER * sentence.length));
  }

  /** Removes the text beside a pit. */
  hush() {
    this.#parts.stage.querySelector(".why")?.remove();
  }

  /** While seeds move, nothing can be pressed. Where nobody sees that, nothing has to change. */
  withdraw() {
    const { session, view, drawing } = this.#parts;
    if (!session.running && !view.near) return;
    this.hush();
    this.ask(false);
    drawing.picture.clear();
  }

  /** Draws the buttons below the board. */
  drawControls() {
    const { session: { diagram }, speech, play } = this.#parts;
    this.#row.show(diagram ? diagram.buttons((id) => speech.word(id)) : controls(this.#parts), diagram?.note);
    play.tellDoing();
  }
}

/** The name of the pit that an element of the picture is or belongs to. */
export function pitOf(/** @type {Element | null | undefined} */ element) {
  return element?.closest("[data-pit]")?.getAttribute("data-pit") ?? undefined;
}
