// Buttons below a board.
import { own } from "./morph.js";

/**
 * A button. It shows its text or its drawing.
 * @typedef {object} Button
 * @property {string} [text]
 * @property {string} [icon] the content of an SVG of 16 by 16 units
 * @property {string | undefined} [label] what a screen reader says, if it is not the text
 * @property {string} [name] stays the same when the text changes, so that the focus can be kept
 * @property {boolean} [off] the button does nothing now
 * @property {() => unknown} press
 */

/**
 * @param {HTMLElement} place
 * @param {Button} button
 */
function makeButton(place, { text = "", icon, press, label, name = "", off = false }) {
  const button = place.appendChild(document.createElement("button"));
  button.type = "button";
  if (icon) button.innerHTML = own(`<svg viewBox="0 0 16 16">${icon}</svg>`);
  else button.textContent = text;
  button.name = name;
  button.disabled = off;
  if (label) {
    button.setAttribute("aria-label", label);
    button.title = label;
  }
  button.addEventListener("click", press);
}

function buttonsOf(/** @type {HTMLElement} */ place) {
  return [...place.querySelectorAll("button")];
}

/** The button in a place that has the focus. */
export function focused(/** @type {HTMLElement} */ place) {
  const { activeElement } = /** @type {Document | ShadowRoot} */ (place.getRootNode());
  return buttonsOf(place).find((button) => button === activeElement);
}

/** The buttons below the board. They may be drawn anew at any time: the one with the focus keeps it. */
export class Row {
  #place;
  #leave;
  /** @type {string | undefined} the name of the button that had the focus before only the skip button was left */
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
      // A button with the focus keeps it even while it does nothing.
      button.disabled = false;
      button.setAttribute("aria-disabled", "true");
    }
    button.focus();
  }
}

/** Shows the answers to a question, before the buttons that are always there; without any, their place is hidden. */
export function answers(/** @type {HTMLElement} */ place, /** @type {Button[]} */ buttons, /** @type {string} */ question) {
  place.replaceChildren();
  place.hidden = !buttons[0];
  place.setAttribute("aria-label", question);
  for (const button of buttons) makeButton(place, button);
}
