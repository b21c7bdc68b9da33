// The parts of one board: its shadow tree, and the objects that do its work.
import { Drawing } from "./drawing.js";
import { Dress } from "./dress.js";
import { Input } from "./input.js";
import { Offers } from "./offers.js";
import { Play } from "./playing.js";
import { Session } from "./session.js";
import { Speech } from "./speaking.js";
import { style } from "./style.js";
import { Computers } from "./thinking.js";
import { View } from "./view.js";

/** @import { MbaoBoard } from "./board.js" */

/** The parts of a board find each other here. Each says in its constructor which others it uses. */
export class Parts {
  /** Fills the shadow tree of an element and makes its parts; `tell` sends an event of the element. */
  constructor(/** @type {MbaoBoard} */ element, /** @type {(name: string, detail: unknown) => void} */ tell) {
    /** What it wears. */
    this.dress = new Dress(element, style);
    const root = /** @type {ShadowRoot} */ (element.shadowRoot);
    // For what a page puts directly above and below the drawing, such as seats.
    const north = root.appendChild(document.createElement("slot"));
    const stage = child(root, "div", "stage", "stage");
    // The names of pits and the numbers of seeds would vanish from a picture that is translated.
    stage.translate = false;
    const south = root.appendChild(document.createElement("slot"));
    [north.name, south.name] = ["north", "south"];
    // The page's own content is seen until the first drawing takes the slot's place.
    stage.append(document.createElement("slot"));
    const below = child(child(root, "div", "foot"), "div", "below", "below");
    const said = child(below, "div", "speech");
    const caption = child(said, "p", "caption", "caption");
    const why = child(said, "button", "more", "more");
    why.textContent = "?";
    const full = child(said, "p", "full", "full");
    const buttons = child(below, "div", "buttons", "buttons");
    const choices = child(buttons, "div", "choices", "controls choices");
    const controls = child(buttons, "div", "controls", "controls");
    const live = child(root, "p", "unseen");
    live.setAttribute("aria-live", "polite");

    /** The element, with its attributes as properties. */
    this.element = element;
    this.tell = tell;
    /** Holds the picture, or an error in its place. */
    this.stage = stage;
    /** The game and what is going on with it. */
    this.session = new Session(element);
    /** Where the board is, and when it is drawn. */
    this.view = new View(element, () => this.offers.draw());
    /** Words, caption and announcements. */
    this.speech = new Speech(this, caption, live, why, full);
    /** The picture and its animation. */
    this.drawing = new Drawing(this);
    /** Everything that may be pressed now. */
    this.offers = new Offers(this, choices, controls);
    /** Actions and turns. */
    this.play = new Play(this);
    /** Computer players and hints. */
    this.computers = new Computers(this);
    new Input(this, choices, controls);
  }
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {ShadowRoot | Element} root
 * @param {Name} name
 * @param {string} look the class of the child
 * @param {string} [part] the name of the child for the page's styles
 */
function child(root, name, look, part) {
  const made = root.appendChild(document.createElement(name));
  made.className = look;
  if (part) made.setAttribute("part", part);
  return made;
}
