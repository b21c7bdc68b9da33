// <mbao-board>: a board to look at, to play on and to step through.
import { again } from "./again.js";
import { adopt, ATTRIBUTES, DRAWN, mirror, PASSIVE } from "./attributes.js";
import { mouse, noise } from "./drawing.js";
import { engine, lend } from "./engine.js";
import { Parts } from "./parts.js";
import { click, pressed } from "./presses.js";
import { details, fault, languageOf, unloaded } from "./speaking.js";
import { NEAR } from "./view.js";
import { wordsOf } from "./words.js";

/** @import { Thinking } from "./mbao.js" */
/** @import * as published from "./board.js" */
/** @import { Mirrored } from "./attributes.js" */
/** @import { Library } from "./engine.js" */

/** For the site's scripts, which play with the rules that boards have fetched, and hear fingers as boards do. */
export { click, engine };

/**
 * The element's base class. A server may import this module too, and has no `HTMLElement`. `library` may have
 * been set before this module was loaded, so the class must not declare it.
 */
const Base = /** @type {new () => HTMLElement & Mirrored & { library?: Library }} */ (globalThis.HTMLElement ?? class {});

/** @implements {published.MbaoBoard} */
export class MbaoBoard extends Base {
  static observedAttributes = ATTRIBUTES;

  /** @type {Parts | undefined} `undefined` until the element has been connected */
  #parts;
  /** The attributes ask for a different game from the one that is shown. */
  #dirty = false;
  /** @type {Promise<void> | undefined} a game about to begin: attributes set one after another begin only one game */
  #pending;
  /** @type {Promise<unknown> | undefined} settles when the latest game has begun */
  #beginning;
  /** Identifies the latest game to begin: an earlier one that is still loading is dropped. */
  #latest = {};
  /** @type {IntersectionObserver | undefined} watches a board that waits to come near the view */
  #asleep;
  /** @type {ResizeObserver | undefined} */
  #watch;
  /**
   * What a board needs to be printed before it has begun.
   * @type {[typeof import("./paper.js"), typeof import("./diagram.js") | false] | undefined}
   */
  #paper;
  #wake = () => {
    this.#paper?.[0].hurry(lend);
    this.#renew();
  };
  /** Something fills the screen, or has done so. */
  #filled = false;
  #fill = () => {
    this.#filled = true;
    import("./full.js").then(({ ground }) => ground(this, this.#made.dress), () => {});
  };
  /** A page, or a part of it, may begin to speak another language. */
  #hear = new MutationObserver(() => {
    const { speech } = this.#made;
    if (speech.spoken !== speech.language) this.attributeChangedCallback("lang", null, speech.language);
  });
  /** @type {Document | undefined} where it stands */
  #page;
  #measure = () => {
    this.#made.drawing.measure();
    this.#refit();
  };
  // Draws in the next frame: a board drawn inside the observer's callback may change its own size
  // again, and the browser reports that as an error on the page's window.
  #refit = () => this.ownerDocument.defaultView?.requestAnimationFrame(() => {
    const { session, drawing, offers } = this.#made;
    if (this.isConnected && session.game && drawing.misfits && !session.running) offers.draw();
  });

  /** @returns {Parts} the parts, made when they are first needed */
  get #made() {
    return (this.#parts ??= new Parts(this, (name, detail) => this.#tell(name, detail)));
  }

  connectedCallback() {
    adopt(this);
    let parts;
    try {
      parts = this.#made;
    } catch (error) {
      void wordsOf(languageOf(this)).then(() => this.#fail(error)); // an engine that is too old
      return;
    }
    const { session, view, dress, offers, computers } = parts;
    view.watch();
    dress.fit();
    this.#page = this.ownerDocument;
    if (this.#filled || this.#page.fullscreenElement) this.#fill();
    this.#page.addEventListener("fullscreenchange", this.#fill);
    // Once in each window, however often it is added.
    this.#page.defaultView?.addEventListener("pointerdown", pressed, { capture: true, passive: true });
    for (let root = this.getRootNode(); root; root = /** @type {ShadowRoot} */ (root).host?.getRootNode()) {
      this.#hear.observe(root, { subtree: true, attributes: true, attributeFilter: ["lang"] });
    }
    this.#watch ??= new ResizeObserver(this.#measure);
    this.#watch.observe(parts.stage);
    mouse.addEventListener("change", this.#refit);
    if (session.game && !this.#dirty) { // the element was moved
      offers.draw();
      computers.think();
    } else if (this.loading === "lazy") this.#sleep();
    else this.#renew();
  }

  disconnectedCallback() {
    if (!this.#parts) return;
    const { session, speech, view, computers } = this.#parts;
    speech.hush();
    view.leave();
    // A moved element is taken out and put back: what goes on by itself is stopped, the game is kept.
    this.#watch?.disconnect();
    this.#hear.disconnect();
    this.#page?.removeEventListener("fullscreenchange", this.#fill);
    mouse.removeEventListener("change", this.#refit);
    this.#rest();
    session.diagram?.halt();
    if (session.running && this.sound) noise("hush");
    session.running?.abort();
    computers.stop();
  }

  /**
   * @param {string} name
   * @param {string | null} old
   * @param {string | null} value
   */
  attributeChangedCallback(name, old, value) {
    if (!this.#parts || old === value || PASSIVE.includes(name)) return;
    const { session, speech, offers, play, computers } = this.#parts;
    const begun = session.game && !this.#dirty;
    if (name === "loading") {
      if (value !== "lazy" && this.#asleep) this.#renew();
    } else if (begun && (name === "south" || name === "north")) {
      computers.reseat();
    } else if (!this.isConnected || this.#asleep) {
      this.#dirty ||= !session.game || !DRAWN.includes(name);
    } else if (name === "step") session.diagram?.goTo(value);
    else if (name === "callouts") {
      play.guide();
      play.tellDoing();
    } else if (name === "lang" && session.game) {
      engine(this.#told, speech.language, session.library).then(() => {
        speech.relearn();
        this.#retell();
      });
    } else if (session.game && DRAWN.includes(name)) {
      if (name === "register") this.#retell();
      else offers.draw();
    } else if (!["comments", "chapter"].includes(name) || session.diagram) this.#renew();
  }

  /** Says in other words what stands there. */
  #retell() {
    const { session, speech, offers } = this.#made;
    if (!session.running) speech.write(speech.told);
    if (session.game) offers.draw();
  }

  get #game() {
    return this.#parts?.session.game;
  }

  /** The game's state as plain data; `undefined` until it has been loaded. */
  get state() {
    return this.#game?.state();
  }

  /** The actions that may be played now. */
  get legal() {
    return this.#game?.legal();
  }

  /** The game so far as text. */
  get recordText() {
    return this.#game?.record();
  }

  /** The position as text; `null` in mid-turn. */
  get positionText() {
    return this.#game?.position();
  }

  /** The actions that have been played, with those of the record that it began with. */
  get actions() {
    return this.#game?.actions();
  }

  /** What stands below the drawing. */
  get caption() {
    return this.#parts?.speech.written ?? "";
  }

  get drawing() {
    return this.#game && this.#made.drawing.picture.svg;
  }

  get upright() {
    return this.drawing?.hasAttribute("width") ?? false;
  }

  /** Seeds move on it. */
  get moving() {
    return Boolean(this.#parts?.session.running);
  }

  press(/** @type {string} */ pit) {
    this.#parts?.drawing.picture.pit(pit)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
  }

  /**
   * Marks pits until it is drawn anew.
   * @param {"open" | "way" | "found" | "missed"} look
   * @param {string[]} [pits] all of them unless told otherwise
   */
  mark(look, pits) {
    this.#parts?.drawing.picture.mark(look, pits);
  }

  /**
   * Moves the focus to the pit that Tab reaches first; in a diagram, to its first button.
   * @override
   * @param {FocusOptions} [options]
   */
  focus(options) {
    const first = this.shadowRoot?.querySelector(/** @type {"button"} */ ('.stage [tabindex="0"], .controls button:enabled'));
    if (first) first.focus(options);
    else super.focus(options);
  }

  /** Plays an action; the promise is fulfilled when it has been shown. A refused action rejects it and changes nothing. */
  async play(/** @type {string} */ action) {
    await this.#ready();
    return this.#made.play.act(String(action));
  }

  /** Undoes the last action; returns whether there was one. */
  undo() {
    return this.#back("undo");
  }

  /** Redoes the last undone action; returns whether there was one. */
  redo() {
    return this.#back("redo");
  }

  /** Shows the last turn again or, in mid-turn, this one up to the choice; with `next`, redoes the next one and shows it. */
  async replay(next = false) {
    await this.#ready();
    return this.#made.play.replay(next);
  }

  async reset() {
    await this.#renew();
    const { session, play } = this.#made;
    if (session.game && !session.diagram) play.tellTurn(true);
  }

  /**
   * Suggests a turn on the board, and says why.
   * @param {Omit<Thinking, "signal">} [how]
   */
  async hint(how) {
    await this.#ready();
    return this.#made.computers.hint(how);
  }

  /**
   * Goes on by a number of steps of the diagram. Frameworks set the property of an attribute's name: that
   * sets the attribute.
   * @returns {(count?: number) => Promise<void>}
   */
  get step() {
    return this.#step;
  }

  /** @param {number | string | null | undefined} at */
  set step(at) {
    if (at === null || at === undefined) this.removeAttribute("step");
    else this.setAttribute("step", String(at));
  }

  /** Goes back by one step of the diagram. */
  stepBack() {
    return this.step(-1);
  }

  #step = async (count = 1) => {
    await this.#ready();
    return this.#made.session.diagram?.step(Number(count));
  };

  #back(/** @type {"undo" | "redo"} */ way) {
    if (this.#asleep) this.#renew();
    return this.#made.play.back(way);
  }

  #renew() {
    this.#dirty = true;
    this.#pending ??= Promise.resolve().then(() => {
      this.#pending = undefined;
      return (this.#beginning = this.#begin());
    });
    return this.#pending;
  }

  /** The record or story that it begins with. */
  get #told() {
    return this.steps?.includes(":") ? this.steps : this.record;
  }

  /** Wakes a waiting board; fulfilled when its game has begun. */
  async #ready() {
    if (this.#dirty) await (this.#pending ?? this.#renew());
    await this.#beginning;
    await engine(this.#told, this.#made.speech.language, this.library);
  }

  #sleep() {
    this.#dirty = true;
    this.#asleep = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) this.#renew();
    }, { rootMargin: NEAR });
    this.#asleep.observe(this);
    addEventListener("beforeprint", this.#wake); // a printed page has no view to come near
    Promise.all([import("./paper.js"), this.steps !== null && import("./diagram.js")]).then((paper) => (this.#paper = paper), () => {});
  }

  /** Stops watching whether the board should wake. */
  #rest() {
    this.#asleep?.disconnect();
    removeEventListener("beforeprint", this.#wake);
  }

  /** Begins the game that the attributes ask for. */
  async #begin() {
    const { session, speech, offers, play, computers } = this.#made;
    this.#dirty = false;
    this.#rest();
    this.#asleep = undefined;
    session.running?.abort();
    session.running = undefined;
    const latest = (this.#latest = {});
    const { steps, setup, position } = this;
    const record = this.#told;
    // What stands in several chapters is read by what knows chapters, whether or not its author is to be heard.
    const told = (this.comments === "off" ? /^---\s*$/m : /[{(]|^---\s*$/m).test(record ?? "");
    // Fetched along with the rules.
    const tellers = steps === null
      ? undefined
      : told ? again(() => import("./telling.js"), "telling.js") : this.#paper?.[1] || again(() => import("./diagram.js"), "diagram.js");
    Promise.resolve(tellers).catch(() => {}); // awaited below
    try {
      const library = (session.library = await engine(record, speech.language, this.library));
      if (!this.isConnected) {
        this.#dirty = true; // it begins when it is put back
        return;
      }
      const id = this.game ?? "enkeshui";
      const begin = { setup, position, options: parseOptions(this.options ?? ""), record };
      const diagram = await (await tellers)?.diagram(library, id, begin, this.#made);
      const game = diagram?.game ?? new library.Game(id, begin);
      await offers.prepare(game);
      if (this.#latest !== latest) return;
      session.begin(game, computers.seats(), diagram);
      play.guide();
      speech.write(speech.told);
      offers.draw();
      this.#tell("mbao-ready", { state: game.state() });
      if (diagram) {
        await diagram.goTo(this.getAttribute("step"));
        if (this.autoplay) diagram.run();
      } else computers.think();
    } catch (error) {
      if (this.#latest === latest) this.#fail(error);
    }
  }

  /** Ends the game, and says what is wrong below the content that the page put inside. */
  #fail(/** @type {unknown} */ error) {
    const box = document.createElement("p");
    box.className = "error";
    box.setAttribute("role", "alert");
    const parts = this.#parts;
    if (parts) {
      const { stage, session, speech, offers } = parts;
      session.end();
      offers.clear();
      speech.write("");
      speech.explain(error, box);
      stage.replaceChildren(document.createElement("slot"), box);
    } else {
      fault(unloaded(languageOf(this)), error, box);
      this.querySelector(".error")?.remove();
      this.append(box);
    }
    this.#tell("mbao-error", { ...details(error), sentence: box.textContent });
  }

  #tell(/** @type {string} */ name, /** @type {unknown} */ detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

/** Options written as "reading=encyclopedia, taxing=free", by name. */
function parseOptions(/** @type {string} */ text) {
  const pairs = text.split(",").filter((pair) => pair.trim()).map((pair) => pair.split("=").map((part) => part.trim()));
  return Object.fromEntries(pairs);
}

mirror(MbaoBoard);
// A server has no elements to define.
if (globalThis.customElements && !customElements.get("mbao-board")) customElements.define("mbao-board", MbaoBoard);
