/**
 * The board that follows a section. While a paragraph with chips is read, the board beside the text shows what
 * the first of them stands for, and plays it; going back in the text brings back what came before. A press on
 * the board takes it over; a button gives it back. On a narrow page the board follows the text only while it is
 * docked at the lower edge: a press on a chip docks it.
 */

/** @typedef {HTMLElementTagNameMap["mbao-board"]} MbaoBoard */

/** Milliseconds until text counts as being read, and for which a position is shown before its turn begins. */
const SETTLE = 150;
const SEEN = 900;
/** A step that no turn has: the board shows the end, with the way there in its trace. */
const END = "999";
/** Free room between the pressed chip and a docked board, in pixels. */
const APART = 24;

const wide = matchMedia("(min-width: 64rem)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Telling {
  #table;
  #board;
  #stand;
  #title;
  #note;
  #take;
  #back;
  #close;
  /** The text before anything is shown. */
  #first;
  /** @type {HTMLElement[]} the paragraphs that show something, in order */
  #paragraphs = [...document.querySelectorAll(/** @type {"div"} */ (".told"))];
  /** @type {Set<Element>} those that have been read or are being read */
  #passed = new Set();
  /** @type {HTMLElement | null | undefined} whose whose turn is shown; `null` if that has to be found out again */
  #reading;
  /** Whether the reader plays. */
  #taken = false;
  /** @type {HTMLElement | undefined} the chip that docked the board */
  #opener;
  /** @type {number | undefined} */
  #settle;
  /** @type {number | undefined} */
  #start;

  constructor(/** @type {HTMLElement} */ table, /** @type {MbaoBoard} */ board) {
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (table.querySelector(name));
    this.#table = table;
    this.#board = board;
    this.#stand = part(".stand");
    this.#title = part(".told-title");
    this.#note = part(".told-note");
    this.#take = part(".told-take");
    this.#back = part(".told-back");
    this.#close = part(".told-close");
    this.#first = { title: this.#title.textContent, note: this.#note.textContent };
  }

  /** Begins to follow the text. */
  follow() {
    const board = this.#board;
    for (const chip of document.querySelectorAll(/** @type {"button"} */ (".chip"))) {
      chip.addEventListener("click", () => this.#press(chip));
    }
    this.#take.addEventListener("click", () => {
      this.#takeOver();
      this.#playOn();
      this.#back.focus();
    });
    this.#back.addEventListener("click", () => {
      this.#giveBack();
      this.#take.focus();
    });
    this.#close.addEventListener("click", () => this.#undock());
    addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#undock();
      else this.#step(event);
    });
    const touched = (/** @type {Event} */ event) => {
      this.#takeOver();
      // A press on a pit means to play; the buttons below step through what is shown.
      if (event.composedPath().some((one) => one instanceof Element && one.part.contains("stage"))) this.#playOn();
    };
    board.addEventListener("pointerdown", touched);
    board.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") touched(event);
    });
    // Once anything is played, the game stays.
    board.addEventListener("mbao-action", () => this.#takeOver());
    // Other set-ups and other readings of a rule are chosen below the text.
    document.querySelector(".game-side")?.addEventListener("change", () => this.#takeOver());
    document.querySelector(".game-side")?.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("button")) this.#takeOver();
    });
    wide.addEventListener("change", () => this.#undock());
    addEventListener("resize", () => this.#fit());
    // A paragraph that begins in the upper third of the view, or above it, is being read or has been read.
    const watch = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) this.#passed[isIntersecting ? "add" : "delete"](target);
      clearTimeout(this.#settle);
      this.#settle = setTimeout(() => this.#read(), SETTLE);
    }, { rootMargin: "1000000px 0px -65% 0px" });
    for (const paragraph of this.#paragraphs) watch.observe(paragraph);
  }

  /** Steps through the turn that is shown, by the arrow keys of somebody who reads. */
  #step(/** @type {KeyboardEvent} */ event) {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const { target } = event;
    const elsewhere = target instanceof Element && target.closest("mbao-board, input, textarea, select, [role=tab], [contenteditable]");
    if (!by || elsewhere || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || this.#taken) return;
    if (!this.#board.hasAttribute("steps") || !(wide.matches || this.#docked)) return;
    clearTimeout(this.#start);
    this.#board.removeAttribute("quiet"); // it was asked for
    event.preventDefault();
    void this.#board.step?.(by);
  }

  get #docked() {
    return this.#stand.classList.contains("docked");
  }

  /** Shows what the paragraph being read stands for. */
  #read() {
    if (this.#taken || !(wide.matches || this.#docked)) return;
    const paragraph = this.#paragraphs.findLast((one) => this.#passed.has(one));
    if (paragraph === this.#reading) return;
    this.#reading = paragraph;
    // The text is being read; a screen reader must not read out the board by itself.
    this.#board.setAttribute("quiet", "");
    this.#show(paragraph?.querySelector(/** @type {"button"} */ (".chip")));
  }

  /** Shows what the reader asked for. */
  #press(/** @type {HTMLElement} */ chip) {
    clearTimeout(this.#settle); // A recent scroll gives way to the press
    this.#settled(false);
    this.#reading = /** @type {HTMLElement | null} */ (chip.closest(".told"));
    this.#board.removeAttribute("quiet");
    if (!wide.matches) this.#dock(chip);
    this.#show(chip);
    // Even if it is already shown.
    void this.#board.reset?.();
  }

  /**
   * Puts what a chip stands for on the board; without a chip, the board as the page begins.
   * @param {HTMLElement | null} [chip]
   */
  #show(chip) {
    clearTimeout(this.#start);
    for (const one of document.querySelectorAll(".chip")) one.setAttribute("aria-pressed", String(one === chip));
    for (const one of this.#paragraphs) one.classList.toggle("now", one.contains(chip ?? null));
    this.#title.textContent = chip?.querySelector(".chip-title")?.textContent ?? this.#first.title;
    this.#note.textContent = chip?.dataset.note ?? this.#first.note;
    const { steps, setup, options } = chip?.dataset ?? /** @type {DOMStringMap} */ ({});
    const still = calm.matches || document.documentElement.dataset.motion === "off";
    this.#set("autoplay", undefined);
    this.#set("step", still ? END : undefined);
    this.#set("position", undefined);
    this.#set("setup", setup);
    this.#set("options", options);
    this.#set("steps", steps);
    if (steps === undefined || still) return;
    this.#start = setTimeout(() => {
      this.#set("autoplay", "");
      void this.#board.reset?.();
    }, SEEN);
  }

  /** Sets an attribute of the board, or removes it. */
  #set(/** @type {string} */ name, /** @type {string | undefined} */ value) {
    if (value === undefined) this.#board.removeAttribute(name);
    else if (this.#board.getAttribute(name) !== value) this.#board.setAttribute(name, value);
  }

  #settled(/** @type {boolean} */ taken) {
    this.#taken = taken;
    this.#take.hidden = taken;
    this.#back.hidden = !taken;
  }

  /** The board is the reader's: the text shows nothing on it. */
  #takeOver() {
    if (this.#taken) return;
    this.#settled(true);
    clearTimeout(this.#start);
    this.#board.removeAttribute("quiet");
  }

  /** A game continues from what is shown; if that is over, from its beginning. */
  #playOn() {
    const steps = this.#board.getAttribute("steps");
    if (steps === null) return;
    const begun = /^Position: (.+)$/m.exec(steps)?.[1];
    const here = this.#board.state?.outcome ? begun : (this.#board.positionText ?? begun);
    for (const name of ["autoplay", "steps"]) this.#set(name, undefined);
    this.#set("position", here);
  }

  #giveBack() {
    this.#settled(false);
    this.#reading = null;
    this.#read();
  }

  #dock(/** @type {HTMLElement} */ chip) {
    this.#opener = chip;
    if (this.#docked) return;
    // Nothing moves into its space.
    this.#table.style.minHeight = `${this.#table.offsetHeight}px`;
    this.#stand.classList.add("docked");
    this.#close.hidden = false;
    this.#fit();
    // A board that is awake is drawn for its new room in the next frame: it is seen only then.
    this.#stand.classList.add("coming");
    requestAnimationFrame(() => requestAnimationFrame(() => this.#stand.classList.remove("coming")));
    // The pressed chip stays in view.
    const below = chip.getBoundingClientRect().bottom - this.#stand.getBoundingClientRect().top;
    if (below > 0) scrollBy({ top: below + APART });
  }

  #undock() {
    if (!this.#docked) return;
    this.#stand.classList.remove("docked");
    this.#table.style.minHeight = "";
    this.#close.hidden = true;
    this.#opener?.focus({ preventScroll: true });
  }

  /** A docked board lies, even on a narrow page: it is drawn smaller. */
  #fit() {
    if (!this.#docked) return;
    const least = Number(this.#table.dataset.least);
    const { paddingLeft, paddingRight } = getComputedStyle(this.#stand);
    const room = this.#stand.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const { style } = this.#stand;
    style.setProperty("--board", `${Math.max(least, room)}px`);
    style.setProperty("--zoom", String(Math.min(1, room / least)));
  }
}

// What a moment's board has asked about is played once it is answered.
document.addEventListener("mbao-answer", async ({ target, detail }) => {
  if (!detail.right || !(target instanceof HTMLElement) || !target.closest(".moment")) return;
  const board = /** @type {MbaoBoard} */ (target);
  await new Promise((seen) => setTimeout(seen, SEEN)); // the verdict
  for (let before = -1; before < (board.actions?.length ?? 0);) {
    before = board.actions?.length ?? 0;
    await board.step(1);
  }
});

const table = document.querySelector(/** @type {"aside"} */ (".follows > .table"));
const board = table?.querySelector("mbao-board");
if (table && board) new Telling(table, board).follow();

// Browsers with scripts read still pictures as text. On paper the pictures replace the board.
addEventListener("beforeprint", () => {
  for (const stills of document.querySelectorAll("noscript.stills")) {
    const shown = Object.assign(document.createElement("div"), { className: "stills", innerHTML: stills.textContent });
    stills.replaceWith(shown);
  }
});
