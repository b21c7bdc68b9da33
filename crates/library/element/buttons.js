// Buttons below a board, and beside one of its pits.
import { middle } from "./animation.js";

/**
 * A button: its text or its drawing is shown.
 * @typedef {object} Button
 * @property {string} [text]
 * @property {string} [icon] what is in an SVG of 16 by 16 units
 * @property {string | undefined} [label] what a screen reader says, where it is not the text
 * @property {string} [name] stays the same where the text changes: the focus is kept by it
 * @property {boolean} [off] does nothing now
 * @property {() => unknown} press
 */

/**
 * @param {HTMLElement} place
 * @param {Button} button
 */
function makeButton(place, { text = "", icon, press, label, name = "", off = false }) {
  const button = place.appendChild(document.createElement("button"));
  button.type = "button";
  if (icon) button.innerHTML = `<svg viewBox="0 0 16 16">${icon}</svg>`;
  else button.textContent = text;
  button.name = name;
  button.disabled = off;
  if (label) {
    button.setAttribute("aria-label", label);
    button.title = label;
  }
  button.addEventListener("click", press);
}

/** The buttons of a place. */
function buttonsOf(/** @type {HTMLElement} */ place) {
  return [...place.querySelectorAll("button")];
}

/** The button of a place that has the focus. */
function focused(/** @type {HTMLElement} */ place) {
  const { activeElement } = /** @type {Document | ShadowRoot} */ (place.getRootNode());
  return buttonsOf(place).find((button) => button === activeElement);
}

/** The buttons below. They may be drawn anew at any time: the one that has the focus keeps it. */
export class Row {
  #place;
  #leave;
  /**
   * The button that was pressed, where only the one to skip by is left meanwhile.
   * @type {string | undefined}
   */
  #left;

  /**
   * @param {HTMLElement} place
   * @param {() => void} leave takes the focus when its button is gone
   */
  constructor(place, leave) {
    this.#place = place;
    this.#leave = leave;
  }

  /**
   * @param {Button[]} buttons
   * @param {string} [note] a text after them
   */
  show(buttons, note) {
    const name = focused(this.#place)?.name;
    if (name !== "skip") this.#left = name;
    this.#place.replaceChildren();
    for (const button of buttons) makeButton(this.#place, button);
    if (note) this.#place.append(Object.assign(document.createElement("span"), { className: "step", textContent: note }));
    if (!name) return;
    const made = buttonsOf(this.#place);
    const button = [name, this.#left, "skip"].map((one) => made.find((other) => one && other.name === one)).find(Boolean);
    if (!button) return this.#leave();
    if (button.disabled) {
      // A button that has the focus keeps it, also while it does nothing.
      button.disabled = false;
      button.setAttribute("aria-disabled", "true");
    }
    button.focus();
  }
}

/** What is asked, beside the pit that it is about. */
export class Choices {
  #place;
  #stage;

  /**
   * @param {HTMLElement} place
   * @param {HTMLElement} stage where the picture hangs
   */
  constructor(place, stage) {
    this.#place = place;
    this.#stage = stage;
    place.hidden = true;
    place.setAttribute("role", "group");
  }

  /** The button that has the focus. */
  get focused() {
    return focused(this.#place);
  }

  /** Gives the first button the focus. */
  focus() {
    buttonsOf(this.#place)[0]?.focus();
  }

  /**
   * Shows buttons beside a pit, or below the board; no buttons take the place away.
   * @param {Button[]} buttons
   * @param {SVGGraphicsElement | null} [pit]
   */
  show(buttons, pit) {
    const [place, stage] = [this.#place, this.#stage];
    place.replaceChildren();
    place.hidden = buttons.length === 0;
    stage.style.paddingBottom = "";
    for (const button of buttons) makeButton(place, button);
    if (place.hidden) return;
    // As the picture lies, not the screen: a board may lie upside down before the player who chooses.
    const svg = /** @type {SVGSVGElement} */ (stage.firstElementChild);
    const { width, height } = svg.viewBox.baseVal;
    const scale = svg.getBoundingClientRect().width / width;
    const [x, y] = pit ? middle(pit) : [width / 2, height - 50];
    const below = (y + 50) * scale + 6;
    const room = /** @type {ShadowRoot} */ (stage.getRootNode()).host.clientWidth;
    place.style.top = `${below}px`;
    place.style.left = "0px";
    const { offsetWidth, offsetHeight } = place;
    const left = (room - offsetWidth) / 2 + (x - width / 2) * scale;
    place.style.left = `${Math.max(0, Math.min(left, room - offsetWidth))}px`;
    // The caption and the buttons below make room, so that they are not covered.
    const over = below + offsetHeight - stage.offsetHeight;
    if (over > 0) stage.style.paddingBottom = `${over + 4}px`;
  }
}
