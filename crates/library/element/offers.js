// Everything that may be pressed now: pits and ways on the picture, and buttons below the board.
import { again } from "./again.js";
import { fill, flyer, layout, spot } from "./animation.js";
import { Choices, Row } from "./buttons.js";
import { own } from "./morph.js";
import { heapNumber } from "./picture.js";
import { details } from "./speaking.js";

/** @import { Answer, Game, Player } from "./mbao.js" */
/** @import { Button } from "./buttons.js" */
/** @import { Parts } from "./parts.js" */
/** @import { Ahead } from "./ahead.js" */
/** @import { Marks } from "./marks.js" */
/** @import { Selection } from "./selection.js" */

export class Offers {
  /**
   * The actions that begin with each pit, by its name.
   * @type {Map<string, string[]>}
   */
  starts = new Map();
  /**
   * The seeds that a player is choosing to lift or lay, if the game asks for that.
   * @type {Selection | undefined}
   */
  selection;
  /**
   * The pit for which the player is being asked which way to start.
   * @type {string | undefined}
   */
  chosen;
  /**
   * Repeats the step that failed because something is missing.
   * @type {(() => unknown) | undefined}
   */
  again;
  /**
   * The class of `selection`, once it has been fetched.
   * @type {typeof Selection | undefined}
   */
  #Selection;
  /**
   * Why that could not be fetched.
   * @type {unknown}
   */
  #unfetched;
  /**
   * Shows what answers and starts would do, once it has been fetched.
   * @type {Ahead | undefined}
   */
  ahead;
  /** @type {Promise<void> | undefined} */
  #fetching;
  /**
   * Draws rings and arrows, once it has been fetched.
   * @type {Marks | undefined}
   */
  marks;
  /** @type {Promise<void> | undefined} */
  #pointing;
  /** There are actions that get a button below the board, because they belong to no pit. */
  #extra = false;
  /**
   * The answers to a question that are shown.
   * @type {Answer[]}
   */
  #answers = [];
  #question = "";
  #parts;
  #place;
  #choices;
  #row;

  /**
   * @param {Pick<Parts, "dress" | "element" | "stage" | "session" | "view" | "speech" | "drawing" | "cursor" | "offers" | "play" | "computers" | "tell">} parts
   * @param {HTMLElement} choices where the buttons of a choice are shown
   * @param {HTMLElement} controls where the buttons below the board are shown
   */
  constructor(parts, choices, controls) {
    this.#parts = parts;
    this.#place = choices;
    this.#choices = new Choices(choices);
    this.#row = new Row(controls, () => parts.cursor.goTo(parts.cursor.pit));
  }

  /**
   * Fetches the module for games in which seeds are lifted or laid in free numbers. If it cannot be fetched,
   * the board says so when it is needed.
   * @param {Game} game
   */
  async prepare(game) {
    const free = [...game.legal(), ...game.actions()].some((action) => /^l(ift|ay) /.test(action));
    if (!free || this.#Selection) return;
    /** @type {typeof import("./selection.js")} */
    let fetched;
    try {
      fetched = await again(() => import("./selection.js"), "selection.js");
    } catch (error) {
      this.#unfetched = error;
      return;
    }
    if (this.#Selection) return;
    const { Selection, carry } = fetched;
    this.#Selection = Selection;
    const { stage, session, drawing } = this.#parts;
    carry(stage, {
      carried: (place) => (session.running || session.held ? 0 : this.selection?.carried(place) ?? 0),
      put: (from, to, resting) => this.selection?.put(from, to, resting) ?? false,
      hand: () => flyer(drawing.picture.svg),
      fill: (hand, count) => fill(hand, drawing.handful(count), count),
      at: (event) => spot(layout(drawing.picture.svg), drawing.at(event)),
    });
  }

  /** Forgets a choice that was not yet played, and what was missing. */
  forget() {
    this.selection = this.chosen = this.again = undefined;
  }

  /**
   * Says what is missing for the game to go on, with a button that tries again.
   * @param {string} code
   * @param {unknown} error
   * @param {() => unknown} again
   */
  lack(code, error, again) {
    const { speech, tell } = this.#parts;
    this.again = again;
    this.drawControls();
    tell("mbao-missing", { ...details(error), sentence: speech.lack(error, code) });
  }

  /** Removes all buttons. */
  clear() {
    this.forget();
    this.#choices.show([]);
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
    if (drawing.passive) this.ask(false);
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

  /** The actions that people may play now: none in a computer's turn; in a race, those of people's sides. */
  #open(/** @type {Game} */ game) {
    const { session } = this.#parts;
    const legal = game.legal();
    if (!session.computer) return legal;
    return session.racing ? legal.filter((action) => !session.seats?.has(/** @type {Player} */ (action.slice(-1)))) : [];
  }

  /**
   * Marks the pits that can be pressed, and asks the question if there is a choice.
   * @param {Game} game
   * @param {string | undefined} focused the pit that has the focus
   */
  #mark(game, focused) {
    const { stage, speech, drawing, cursor } = this.#parts;
    const { picture } = drawing;
    const { pending } = game.state();
    const open = this.#open(game);
    this.starts = new Map();
    for (const action of open) {
      // In a race by hand, a player touches their own next pit to drop a seed there.
      const pit = /^@?([a-l][1-4])/.exec(action)?.[1] ?? (action.startsWith("tap") ? game.reach(action) : undefined);
      if (pit) this.starts.set(pit, [...(this.starts.get(pit) ?? []), action]);
    }
    this.#select(game, open);
    const { selection } = this;
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
    if (!picture.pit(cursor.pit, ".legal")) cursor.pit = pitOf(stage.querySelector(".legal")) ?? cursor.pit;
    const entry = picture.pit(focused ?? cursor.pit) ?? picture.pits[0];
    if (entry) picture.enter(entry);
    if (focused) entry?.focus();
    const others = open.some((action) => !/^@?[a-l][1-4]|\*$|^tap/.test(action));
    // A board that is drawn anew, as in another size, goes on asking which way.
    if (this.chosen && !this.starts.has(this.chosen)) this.chosen = undefined;
    if (this.chosen) {
      picture.pit(this.chosen)?.classList.add("chosen");
      this.ask(true, this.chosen, this.chosen);
    } else this.ask(pending !== null && others, game.lastTurn().findLast(({ kind }) => kind === "choice")?.pit);
    this.#extra = others && pending === null;
  }

  /** Begins a selection if the game asks for one, or goes on with it. */
  #select(/** @type {Game} */ game, /** @type {string[]} */ open) {
    const { stage, speech, cursor } = this.#parts;
    const pattern = open.find((action) => action.endsWith("*")); // "lift *" or "lay *"
    if (!pattern) this.selection = undefined;
    else if (!this.#Selection) {
      const again = async () => {
        await this.prepare(game);
        this.forget();
        this.draw();
      };
      if (!this.again) this.lack("missing", this.#unfetched, again);
    } else {
      const verb = pattern.startsWith("lift") ? "lift" : "lay";
      this.selection ??= new this.#Selection(verb, game, stage, (pit, most) => {
        cursor.pit = pit;
        if (most) return speech.say(speech.word("most", most));
        this.draw();
        if (this.selection) speech.announce(speech.word(...this.selection.task));
      });
    }
  }

  /**
   * Shows the answers to a choice as buttons and on the board, or removes them. If what draws them on the board
   * cannot be fetched, the buttons still answer.
   * @param {boolean} asks
   * @param {string} [pit] the pit that the choice is about
   * @param {string} [start] the pit where a turn is about to begin
   * @returns the question
   */
  ask(asks, pit = "", start) {
    const { element, session: { game }, speech, cursor, play } = this.#parts;
    // After a choice the focus goes back to the pits.
    if (this.#choices.focused) cursor.goTo(cursor.pit);
    const { question = "", answers = [] } = (asks && game?.choice(speech.language, start)) || {};
    this.#answers = answers;
    this.#question = question ?? "";
    this.#choices.show(
      answers.map(({ action, label }) => ({ text: label, name: action, press: () => play.press(action) })), this.#question,
    );
    const show = () => this.#answers === answers && this.ahead?.answer(answers, pit);
    if (this.ahead || !asks) show();
    else this.#fetch().then(show);
    if (element.shadowRoot?.activeElement || cursor.byKeys) this.#choices.focus();
    return this.#question;
  }

  /** Fetches what shows answers and paths on the board. */
  #fetch() {
    return (this.#fetching ??= again(() => import("./ahead.js"), "ahead.js").then(({ Ahead }) => {
      this.ahead = new Ahead(this.#parts, this.#place);
    }).catch(() => {
      this.#fetching = undefined;
    }));
  }

  /**
   * Lets paths be seen before they are played.
   * @param {Event} event on the board or its answers
   */
  foresee(event) {
    const { element, drawing } = this.#parts;
    const target = /** @type {Element} */ (event.target); // the browser forgets it
    if (drawing.passive || element.ghost === "off") return;
    this.#fetch().then(() => this.ahead?.notice(event, target));
  }

  /** Removes the ways to start from the pit that was chosen. */
  unchoose() {
    const { speech, drawing, cursor } = this.#parts;
    this.chosen = undefined;
    drawing.picture.unmark("chosen");
    this.ask(false);
    speech.say(speech.told);
    this.drawControls();
    cursor.goTo(cursor.pit);
  }

  /**
   * Asks which way to start from a pit.
   * @param {string} name
   */
  choose(name) {
    const { speech, drawing: { picture } } = this.#parts;
    this.chosen = name;
    picture.unmark("chosen");
    picture.pit(name)?.classList.add("chosen");
    speech.say({ line: speech.word("which-way"), sentence: this.ask(true, name, name) });
    this.drawControls();
  }

  /** Marks the pits in which the first handfuls from a pit would end; without a name, none. */
  preview(/** @type {string | undefined} */ name) {
    const { session, drawing } = this.#parts;
    drawing.picture.unmark("reached");
    if (!name || session.running || drawing.passive || this.selection) return;
    for (const action of this.starts.get(name) ?? []) {
      const end = session.game?.reach(action);
      if (end) drawing.picture.pit(end)?.classList.add("reached");
    }
  }

  /**
   * Says beside a pit why nothing can be done with it now; the text stays until something else is pressed.
   * @param {string} name
   */
  explain(name) {
    const { session: { game }, speech, drawing: { picture } } = this.#parts;
    const why = game?.why(name, speech.language);
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
    if (place) this.#say(place, this.#question ? speech.written : speech.word(id));
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
  }

  /** Removes the text beside a pit. */
  hush() {
    this.#parts.stage.querySelector(".why")?.remove();
  }

  /** While seeds move, nothing can be pressed. Where nobody sees that, nothing has to change. */
  withdraw() {
    const { session, view } = this.#parts;
    if (!session.running && !view.near) return;
    this.hush();
    this.ask(false);
    this.#parts.drawing.picture.clear();
  }

  /** Draws the buttons below the board. */
  drawControls() {
    const { session, speech, play } = this.#parts;
    if (session.diagram) this.#row.show(session.diagram.buttons((id) => speech.word(id)), session.diagram.note);
    else this.#row.show(this.#buttons());
    play.tellDoing();
  }

  /** @returns {Button[]} */
  #buttons() {
    const { element, session, speech, play } = this.#parts;
    if (element.readonly) return [];
    const { again } = this;
    if (again) {
      const press = () => { this.forget(); speech.say(speech.told); this.draw(); again(); };
      return [{ name: "again", text: speech.word("again"), press }, ...this.#forTurn()];
    }
    if (session.running) {
      const text = speech.word(session.playingOut ? "last" : "skip");
      return [{ name: "skip", text, press: () => session.running?.abort() }];
    }
    if (session.held) {
      return [
        { name: "stand", text: speech.word("stand"), press: () => play.keep() },
        { name: "retract", text: speech.word("retract"), press: () => play.retract() },
      ];
    }
    // A person who chooses a way to start needs only the answers.
    if (this.chosen) return [];
    const actions = this.#forAction();
    // Beside other buttons, those that do nothing now would only take up room.
    const others = this.#forTurn().filter(({ name, off }) => !actions[0] || !off || (name === "undo" && !this.selection));
    return [...actions, ...others];
  }

  /** Buttons that play an action that belongs to no pit, or a selection. */
  #forAction() {
    const { session: { game }, speech, play } = this.#parts;
    const { selection } = this;
    /** @type {Button[]} */
    const buttons = [];
    if (selection && selection.seeds.size > 0) {
      const clear = () => { selection.seeds.clear(); this.draw(); };
      if (game?.allows(selection.action)) buttons.push({ name: "done", text: speech.word("done"), press: () => play.press(selection.action) });
      buttons.push({ name: "clear", text: speech.word("clear"), press: clear });
      return buttons;
    }
    const extra = this.#extra ? (game?.choice(speech.language).answers ?? []) : [];
    for (const { action, label } of extra) buttons.push({ name: action, text: label, press: () => play.press(action) });
    const nothing = selection?.nothing;
    if (selection) buttons.push({ name: "choose", text: speech.word("choose"), press: () => selection.suggest() });
    if (nothing) buttons.push({ name: "none", text: speech.word("none"), press: () => play.press(nothing) });
    return buttons;
  }

  /** Buttons that undo, redo, show the last turn again and ask for a hint. */
  #forTurn() {
    const { element, session, speech, play, computers } = this.#parts;
    const begun = session.game?.actions()[0];
    /** @type {Button[]} */
    const buttons = [{ name: "undo", text: speech.word("undo"), press: () => play.back("undo", true), off: !session.undoable(element.fixed) }];
    // Answers, and seeds chosen by hand, need to be seen at once.
    if (!this.#answers[0] && !this.selection?.seeds.size) {
      buttons.push({ name: "redo", text: speech.word("redo"), press: () => play.redo(), off: !session.undone });
      if (!this.selection) buttons.push({ name: "replay", text: speech.word("replay"), press: () => play.replay(), off: !begun });
    }
    if (element.hints) {
      const press = () => computers.hint().catch((error) => speech.lack(error, "no-computer"));
      buttons.push({ name: "hint", text: speech.word("hint"), press, off: !session.choosing });
    }
    return buttons;
  }
}

/**
 * The name of the pit that an element of the picture is or belongs to.
 * @param {Element | null | undefined} element
 */
export function pitOf(element) {
  return element?.closest("[data-pit]")?.getAttribute("data-pit") ?? undefined;
}
