// The pit where the keyboard stands: the one that Tab leads to.

/** @import { Picture } from "./picture.js" */

export class Cursor {
  /** Its name. */
  pit = "a1";
  /** The last thing pressed was a key, so what gets the focus may scroll into view. */
  byKeys = false;
  #picture;

  /** @param {Picture} picture */
  constructor(picture) {
    this.#picture = picture;
  }

  /**
   * Gives a pit the focus, if the board has it.
   * @param {string | undefined} name
   */
  goTo(name) {
    const pit = name && this.#picture.pit(name);
    if (!pit) return;
    this.#picture.enter(pit);
    pit.focus({ preventScroll: !this.byKeys });
    this.pit = name;
  }
}
