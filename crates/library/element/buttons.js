// Buttons below a board, and beside one of its pits.
import { middle } from "./animation.js";

/** Makes one of `{ text, icon, press, label, name, off }`: a text or a drawing is shown, `label` said if it is another. */
function make(place, { text, icon, press, label, name = "", off = false }) {
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
  return button;
}

/** The button of a place that has the focus. */
function focused(place) {
  return [...place.children].find((button) => button === place.getRootNode().activeElement);
}

/** The buttons below: drawn anew as often as one likes, who stands on one of them keeps standing on it. */
export class Row {
  #place;
  #leave;
  #left; // the button that was pressed before there was only one to skip by

  /** `leave()` takes the focus when its button is gone. */
  constructor(place, leave) {
    this.#place = place;
    this.#leave = leave;
  }

  show(buttons, note) {
    const name = focused(this.#place)?.name;
    if (name !== "skip") this.#left = name;
    this.#place.replaceChildren();
    for (const button of buttons) make(this.#place, button);
    if (note) this.#place.append(Object.assign(document.createElement("span"), { className: "step", textContent: note }));
    if (!name) return;
    const button = [name, this.#left, "skip"].map((one) => one && this.#place.children[one]).find(Boolean);
    if (!button) return this.#leave();
    if (button.disabled) {
      // Nobody is thrown off a button that just now does nothing.
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

  constructor(place, stage) {
    this.#place = place;
    this.#stage = stage;
    place.hidden = true;
    place.setAttribute("role", "group");
  }

  get focused() {
    return focused(this.#place);
  }

  focus() {
    this.#place.firstElementChild?.focus();
  }

  /** Buttons beside a pit, or below the board; none takes them away. */
  show(buttons, pit) {
    const [place, stage] = [this.#place, this.#stage];
    place.replaceChildren();
    place.hidden = !buttons[0];
    stage.style.paddingBottom = "";
    for (const button of buttons) make(place, button);
    if (place.hidden) return;
    // Told by the picture, not by the screen: a board may lie upside down before who chooses.
    const svg = stage.firstElementChild;
    const { width, height } = svg.viewBox.baseVal;
    const scale = svg.getBoundingClientRect().width / width;
    const [x, y] = pit ? middle(pit) : [width / 2, height - 50];
    const below = (y + 50) * scale + 6;
    const room = stage.getRootNode().host.clientWidth;
    place.style.top = `${below}px`;
    place.style.left = "0px";
    const { offsetWidth, offsetHeight } = place;
    const left = (room - offsetWidth) / 2 + (x - width / 2) * scale;
    place.style.left = `${Math.max(0, Math.min(left, room - offsetWidth))}px`;
    // Nothing else is covered: what stands below makes room.
    const over = below + offsetHeight - stage.offsetHeight;
    if (over > 0) stage.style.paddingBottom = `${over + 4}px`;
  }
}
