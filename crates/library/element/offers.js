// What may be pressed now: pits on the picture, the buttons of a choice beside a pit, the buttons below the board.
import { fill, flyer } from "./animation.js";
import { Choices, Row } from "./buttons.js";
import { heapNumber } from "./picture.js";

/** @import { Game, Player } from "./mbao.js" */
/** @import { Button } from "./buttons.js" */
/** @import { Parts } from "./parts.js" */
/** @import { Selection } from "./selection.js" */

/**
 * Directions as signs: words such as "left" would be wrong on a board that stands upright.
 * @type {Record<string, string | undefined>}
 */
const SIGNS = { "+": "↺", "-": "↻" };

export class Offers {
  /**
   * The actions that begin with a pit, by its name.
   * @type {Map<string, string[]>}
   */
  starts = new Map();
  /**
   * The seeds that a player is choosing to lift or lay, where the game asks for that.
   * @type {Selection | undefined}
   */
  selection;
  /**
   * The pit whose ways to start are being asked for.
   * @type {string | undefined}
   */
  chosen;
  /**
   * The class of `selection`, once it has been fetched.
   * @type {typeof Selection | undefined}
   */
  #Selection;
  /**
   * Actions that get a button below the board, because no pit stands for them.
   * @type {string[]}
   */
  #extra = [];
  #parts;
  #choices;
  #row;

  /**
   * @param {Pick<Parts, "element" | "stage" | "session" | "speech" | "drawing" | "cursor" | "play" | "computers">} parts
   * @param {HTMLElement} choices where the buttons of a choice are shown
   * @param {HTMLElement} controls where the buttons below the board are shown
   */
  constructor(parts, choices, controls) {
    this.#parts = parts;
    this.#choices = new Choices(choices, parts.stage);
    this.#row = new Row(controls, () => parts.cursor.goTo(parts.cursor.pit));
  }

  /**
   * Fetches what a game needs in which seeds are lifted or laid in free numbers.
   * @param {Game} game
   */
  async prepare(game) {
    const free = [...game.legal(), ...game.actions()].some((action) => /^l(ift|ay) /.test(action));
    if (!free || this.#Selection) return;
    const { Selection, carry } = await import("./selection.js");
    if (this.#Selection) return;
    this.#Selection = Selection;
    const { element, stage, session, drawing } = this.#parts;
    carry(stage, {
      carried: (place) => (session.running || session.held ? 0 : this.selection?.carried(place) ?? 0),
      put: (from, to, resting) => this.selection?.put(from, to, resting) ?? false,
      hand: () => flyer(drawing.picture.svg, element.shadowRoot ?? stage),
      fill: (hand, count) => fill(hand, drawing.handful(count), count),
    });
  }

  /** Forgets what was chosen and not yet played. */
  forget() {
    this.selection = this.chosen = undefined;
  }

  /** Takes all buttons away. */
  clear() {
    this.forget();
    this.#choices.show([]);
    this.#row.show([]);
  }

  /** Draws the game, and all that may be pressed. */
  draw() {
    const { element, session, drawing } = this.#parts;
    if (!session.game) return;
    const focused = pitOf(element.shadowRoot?.activeElement);
    drawing.picture.hang(drawing.markup);
    if (drawing.passive) this.ask([]);
    else this.#mark(session.game, focused);
    this.drawControls();
  }

  /** The actions that people may play now: in a race those of their own sides, else none in a computer's turn. */
  #open(/** @type {Game} */ game) {
    const { session } = this.#parts;
    const legal = game.legal();
    if (!session.computer) return legal;
    return session.racing ? legal.filter((action) => !session.seats?.has(/** @type {Player} */ (action.slice(-1)))) : [];
  }

  /**
   * Marks the pits that can be pressed, and asks for what is to be chosen.
   * @param {Game} game
   * @param {string | undefined} focused the pit that has the focus
   */
  #mark(game, focused) {
    const { stage, session, speech, drawing, cursor } = this.#parts;
    const { picture } = drawing;
    const { pending } = game.state();
    const open = this.#open(game);
    this.starts = new Map();
    for (const action of open) {
      // In a race by hand, a seed falls where the player's own next pit is touched.
      const pit = /^@?([a-l][1-4])/.exec(action)?.[1] ?? (action.startsWith("tap") ? game.reach(action) : undefined);
      if (pit) this.starts.set(pit, [...(this.starts.get(pit) ?? []), action]);
    }
    this.#select(game, open);
    const { selection } = this;
    for (const pit of picture.pits) {
      const name = pitOf(pit) ?? "";
      const legal = this.starts.has(name) || Boolean(selection?.allows(name));
      pit.classList.toggle("legal", legal);
      if (legal) pit.removeAttribute("aria-disabled");
    }
    if (selection) {
      selection.show((place, count) => drawing.heap(heapNumber(place), count));
      speech.write(selection.seeds.size === 0 ? speech.word(selection.verb) : selection.action);
    }
    if (!picture.pit(cursor.pit, ".legal")) cursor.pit = pitOf(stage.querySelector(".legal")) ?? cursor.pit;
    const entry = picture.pit(focused ?? cursor.pit) ?? picture.pits[0];
    if (entry) picture.enter(entry);
    if (focused) entry?.focus();
    const others = open.filter((action) => !/^@?[a-l][1-4]|\*$|^tap/.test(action));
    const asked = pending && pending.kind !== "again";
    this.ask(asked ? others : [], session.lastPit ? picture.pit(session.lastPit) : undefined);
    this.#extra = pending ? [] : others;
  }

  /** Begins a selection where the game asks for one, or goes on with it. */
  #select(/** @type {Game} */ game, /** @type {string[]} */ open) {
    const { stage, speech, cursor } = this.#parts;
    const pattern = open.find((action) => action.endsWith("*")); // "lift *" or "lay *"
    if (!pattern || !this.#Selection) this.selection = undefined;
    else {
      const verb = pattern.startsWith("lift") ? "lift" : "lay";
      this.selection ??= new this.#Selection(verb, game, stage, (pit, most) => {
        cursor.pit = pit;
        if (most) speech.say(speech.word("most", most));
        else this.draw();
      });
    }
  }

  /**
   * Shows the buttons of a choice beside the pit that it is about; no actions take them away.
   * @param {string[]} actions
   * @param {SVGGraphicsElement | null} [pit]
   */
  ask(actions, pit) {
    const { element, session, speech, cursor, play } = this.#parts;
    // A choice that has been made gives the focus back to the pits.
    if (this.#choices.focused) cursor.goTo(cursor.pit);
    const kind = session.game?.state().pending?.kind;
    this.#choices.show(actions.map((action) => {
      const sign = SIGNS[action.slice(-1)];
      const name = speech.choice(action, kind);
      return { text: sign ?? name, label: sign && name, press: () => play.press(action) };
    }), pit);
    if (element.shadowRoot?.activeElement || cursor.byKeys) this.#choices.focus();
  }

  /** Takes away the ways to start from a pit that was chosen. */
  unchoose() {
    const { drawing, cursor } = this.#parts;
    this.chosen = undefined;
    drawing.picture.unmark("chosen");
    this.ask([]);
    cursor.goTo(cursor.pit);
  }

  /**
   * Asks which way to start from a pit.
   * @param {string} name
   * @param {string[]} actions
   */
  choose(name, actions) {
    const { picture } = this.#parts.drawing;
    this.chosen = name;
    picture.unmark("chosen");
    const pit = picture.pit(name);
    pit?.classList.add("chosen");
    this.ask(actions, pit);
  }

  /** Marks the pits in which the first handfuls from a pit would end; without a name none. */
  preview(/** @type {string | undefined} */ name) {
    const { session, drawing } = this.#parts;
    drawing.picture.unmark("reached");
    if (!name || session.running || drawing.passive || this.selection) return;
    for (const action of this.starts.get(name) ?? []) {
      const end = session.game?.reach(action);
      if (end) drawing.picture.pit(end)?.classList.add("reached");
    }
  }

  /** While seeds move, nothing can be pressed. */
  withdraw() {
    this.ask([]);
    this.#parts.drawing.picture.unmark("legal", "chosen", "reached");
  }

  /** Draws the buttons below the board. */
  drawControls() {
    const { session, speech } = this.#parts;
    if (session.diagram) this.#row.show(session.diagram.buttons((id) => speech.word(id)), session.diagram.note);
    else this.#row.show(this.#buttons());
  }

  /** @returns {Button[]} */
  #buttons() {
    const { element, session, speech, play } = this.#parts;
    if (element.readonly) return [];
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
    return [...this.#forAction(), ...this.#forTurn()];
  }

  /** Buttons that play an action which no pit stands for, or a selection. */
  #forAction() {
    const { session, speech, play } = this.#parts;
    const { selection } = this;
    if (selection && selection.seeds.size > 0) {
      return [
        { name: "done", text: speech.word("done"), press: () => play.press(selection.action) },
        { name: "clear", text: speech.word("clear"), press: () => { selection.seeds.clear(); this.draw(); } },
      ];
    }
    /** @type {Button[]} */
    const buttons = this.#extra.map((action) => (
      { name: action, text: speech.choice(action, session.game?.state().pending?.kind), press: () => play.press(action) }
    ));
    const nothing = selection?.nothing;
    if (nothing) buttons.push({ name: "none", text: speech.word("as-it-is"), press: () => play.press(nothing) });
    return buttons;
  }

  /** Buttons that undo, redo and ask for a hint. */
  #forTurn() {
    const { element, session, speech, play, computers } = this.#parts;
    /** @type {Button[]} */
    const buttons = [
      { name: "undo", text: speech.word("undo"), press: () => play.back("undo", true), off: !session.game?.actions()[0] },
      { name: "redo", text: speech.word("redo"), press: () => play.replay(), off: !session.undone },
    ];
    if (element.hints) {
      const press = () => computers.hint().catch((error) => speech.refuse(error));
      buttons.push({ name: "hint", text: speech.word("hint"), press, off: !session.choosing });
    }
    return buttons;
  }
}

/**
 * The name of the pit that an element of the picture is, or lies in.
 * @param {Element | null | undefined} element
 */
export function pitOf(element) {
  return element?.closest("[data-pit]")?.getAttribute("data-pit") ?? undefined;
}
