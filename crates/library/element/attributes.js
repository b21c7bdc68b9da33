// The attributes of `<mbao-board>`, and the properties that mirror them.

/** Attributes that are either present or absent: their properties are true or false. */
const SWITCHES = ["readonly", "trial", "autoplay", "sound", "hints", "quiet", "fixed", "callouts"];

export const ATTRIBUTES = [
  "game", "setup", "options", "position", "record", "south", "north", "lang", "theme", "readonly", "coordinates",
  "steps", "step", "speed", "trial", "autoplay", "loading", "sound", "hints", "trace", "quiet",
  "fixed", "register", "view", "ghost", "callouts", "comments", "chapter", "marks",
  "pictures",
];

/** Attributes that take effect when they are next read. */
export const PASSIVE = ["autoplay", "speed", "trial", "sound", "quiet", "ghost"];
/** Attributes that only need the board to be drawn anew. */
export const DRAWN = ["lang", "theme", "readonly", "coordinates", "hints", "trace", "fixed", "register", "view", "marks"];

/** @typedef {import("./board.js").BoardAttributes} Mirrored every element already has `lang`, and `step` is a method */

/** Gives the class of the element a property for each attribute that has none yet. */
export function mirror(/** @type {{ prototype: object }} */ { prototype }) {
  for (const name of ATTRIBUTES.filter((name) => !(name in prototype))) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      /** @this {HTMLElement} */
      get() {
        return SWITCHES.includes(name) ? this.hasAttribute(name) : this.getAttribute(name);
      },
      /** @this {HTMLElement} */
      set(/** @type {string | boolean | null | undefined} */ value) {
        if (value === null || value === undefined || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? "" : value);
      },
    });
  }
}

/** Takes over properties that were set before the element's class was defined: they would hide those that `mirror` makes. */
export function adopt(/** @type {HTMLElement} */ element) {
  for (const name of ATTRIBUTES) {
    if (!Object.hasOwn(element, name)) continue;
    const value = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
