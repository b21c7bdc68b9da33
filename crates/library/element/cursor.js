// The keyboard's pit: the one that Tab leads to.

/** @import { Picture } from "./picture.js" */

export class Cursor {
  /** The name of that pit. */
  pit = "a1";
  /** The last press was of a key, so the pit that gets the focus may scroll into view. */
  byKeys = false;
  #picture;

  /** @param {Picture} picture */
  constructor(picture) {
    this.#picture = picture;
  }

  /**
   * Gives the focus to a pit, if the board has it.
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
