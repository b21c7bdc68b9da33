// Handles the mouse, fingers and keys on a board. (`drag.js` handles seeds that a pointer carries.)
import { pitOf } from "./offers.js";
import { click, firstOf, sign } from "./presses.js";

/** @import { Parts } from "./parts.js" */

/** Milliseconds after an answer in which a press of the same pit still belongs to the turn before: nobody sees sooner. */
const SEEN = 300;
/** @type {Record<string, readonly [down: number, right: number] | undefined>} the steps of the arrow keys */
const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

export class Input {
  #parts;
  /** The pit that was played from last. */
  #played = "";
  /** The letter and the number typed so far: the name of a pit. */
  #typed = "";

  /**
   * @param {Omit<Parts, "tell">} parts
   * @param {HTMLElement} choices
   * @param {HTMLElement} controls
   */
  constructor(parts, choices, controls) {
    this.#parts = parts;
    const { element, stage, view } = parts;
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    // What somebody reaches for without seeing it must be as it is now.
    for (const name of ["focusin", "click"]) root.addEventListener(name, view.catchUp, { capture: true });
    if (navigator.maxTouchPoints > 0) import("./fingers.js").then(({ taps }) => taps(root, click, ".pit"), () => {});
    stage.addEventListener("click", (event) => this.#clicked(event));
    stage.addEventListener("pointerdown", (event) => this.#pointed(event));
    for (const name of /** @type {const} */ (["focusin", "pointerover", "pointerleave"])) {
      // A finger or a mouse leaves the focus behind, where nobody looks.
      const seen = (/** @type {Event} */ { target }) => name !== "focusin" || /** @type {Element} */ (target).matches(":focus-visible");
      stage.addEventListener(name, (event) => parts.offers.preview(seen(event) ? pitAt(event) : undefined));
    }
    for (const place of [stage, choices, controls]) place.addEventListener("keydown", (event) => this.#keyed(event));
    for (const name of ["pointerover", "pointerleave", "pointerdown", "pointerup", "pointercancel", "focusin", "focusout", "keydown"]) {
      for (const place of [stage, choices]) place.addEventListener(name, (event) => parts.offers.foresee(event));
    }
    for (const place of [choices, controls]) place.addEventListener("click", (event) => this.#stray(event), { capture: true });
    controls.addEventListener("pointerdown", () => (parts.session.byKeys = false));
  }

  /** A click by a mouse, or by a key (with detail 0). In a race, pointers have already played when pressed. */
  #clicked(/** @type {MouseEvent} */ event) {
    const { session, offers } = this.#parts;
    session.byKeys = false;
    if (!event.detail || !(session.racing || offers.ahead?.held)) this.#press(event);
  }

  /** In a race, every finger plays as soon as it touches. */
  #pointed(/** @type {PointerEvent} */ event) {
    const { session } = this.#parts;
    session.byKeys = false;
    if (session.racing) this.#press(event);
  }

  #press(/** @type {MouseEvent} */ event) {
    const { session, play } = this.#parts;
    const way = /** @type {Element} */ (event.target).closest("[data-way]")?.getAttribute("data-way");
    if (way) play.press(way);
    else if (!session.passive) this.#pressPit(pitAt(event), event);
  }

  /** Plays from a pit, asks which way to start, or selects seeds of it. */
  #pressPit(/** @type {string | undefined} */ name, /** @type {MouseEvent | KeyboardEvent} */ event) {
    const { session, offers, play, computers } = this.#parts;
    const late = firstOf(event) || (name === this.#played && event.timeStamp - session.answered < SEEN);
    if (late && !session.selection && !session.racing) return;
    offers.hush();
    if (session.running || session.held) return;
    if (session.computer && !session.racing) {
      computers.think(); // in case the computer was left waiting
      offers.remark(computers.thinking ? "thinking" : "illegal-action", name, event);
      return;
    }
    if (!name) {
      if (session.choosing) offers.remark("ringed", name, event);
      return;
    }
    if (session.diagram?.presses) return session.diagram.answer(name);
    if (session.selection) {
      this.#select(name, event.shiftKey ? -1 : 1);
      return;
    }
    const actions = offers.starts.get(name) ?? [];
    const answer = offers.ahead?.meant(name);
    session.pit = name;
    if (answer) play.press(answer);
    else if (name === session.chosen) offers.unchoose();
    else if (actions.length > 1 && !session.racing) offers.choose(name);
    else if (actions[0] !== undefined) {
      this.#played = name;
      play.press(actions[0]);
    } else offers.explain(name);
  }

  /** Selects one seed more of a pit, or one fewer. */
  #select(/** @type {string} */ name, /** @type {number} */ by) {
    const { session: { selection }, offers } = this.#parts;
    if (selection?.allows(name)) selection.more(name, by);
    else offers.explain(name);
    offers.goTo(name);
  }

  /**
   * Stops the second half of a double press on a button that was not there at the first (only the same one may be meant
   * twice), and the press of a finger that has looked where an answer leads.
   */
  #stray(/** @type {MouseEvent} */ event) {
    this.#parts.offers.hush();
    const named = (/** @type {EventTarget | null | undefined} */ one) => /** @type {Element | undefined} */ (one)?.closest?.("button")?.name;
    const first = firstOf(event);
    if ((first && named(first) !== named(event.target)) || (event.detail && this.#parts.offers.ahead?.held)) event.stopPropagation();
  }

  #keyed(/** @type {KeyboardEvent} */ event) {
    const { session, offers } = this.#parts;
    offers.hush();
    if (event.ctrlKey || event.metaKey || event.altKey || session.passive || !session.game || session.running) return;
    session.byKeys = true;
    if (!this.#plays(event) && !this.#moves(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Plays by a key, if the key stands for something that can be played; returns whether it does. */
  #plays(/** @type {KeyboardEvent} */ event) {
    const { session: { held, selection, legal, state, diagram }, play } = this.#parts;
    const { key, repeat } = event;
    const pit = pitAt(event);
    const typed = sign(event);
    const presses = key === "Enter" || key === " ";
    if (presses && repeat) return true; // a key that is still held plays nothing more, and presses no button
    if (presses && pit) this.#pressPit(pit, event);
    else if (held || diagram?.presses) return false; // the tried turn has to be kept or taken back first
    else if ((key === "+" || key === "-") && pit && selection) this.#select(pit, key === "+" ? 1 : -1);
    else if (repeat) return false;
    else if (pit && typed && legal.includes(pit + typed)) play.press(pit + typed);
    else if (state?.pending && legal.includes(typed)) play.press(typed);
    else return false;
    return true;
  }

  /** Goes to another pit by a key, or leaves the chosen pit; returns whether the key does that. */
  #moves(/** @type {KeyboardEvent} */ event) {
    const { session, drawing, offers } = this.#parts;
    const { key } = event;
    const typed = sign(event);
    const pit = drawing.picture.pit(pitAt(event) ?? "");
    const arrow = ARROWS[key];
    if (arrow && pit) offers.goTo(pitOf(drawing.picture.next(pit, arrow)));
    else if ((key === "Home" || key === "End") && pit) offers.goTo(pitOf(drawing.picture.end(pit, key === "Home" ? 0 : -1)));
    else if (key === "Escape" && session.chosen) offers.unchoose();
    else if (/^[a-l1-4]$/.test(typed) && pit) {
      this.#typed = /[a-l]/.test(typed) ? typed : this.#typed + typed;
      offers.goTo(this.#typed);
    } else return false;
    return true;
  }
}

/** The name of the pit in which something happened. */
function pitAt(/** @type {Event} */ event) {
  return pitOf(/** @type {Element | null} */ (event.target));
}
