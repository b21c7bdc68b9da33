// Says in a few words what happens for the first time in a game, beside the pit where it happens. Boards with the
// attribute `callouts` fetch it.
import { CALLOUTS } from "./callouts-words.js";

/** @import { Event as GameEvent, Step, Turn } from "./mbao.js" */
/** @import { Parts } from "./parts.js" */

/** The most that are said in a game. */
const MOST = 8;
/** Milliseconds for which the seeds wait until one has been read. */
const READ = 1500;
/** A capture of more pits than these takes more than what lies opposite. */
const FEW = 2;

const STYLE = `
.callout { pointer-events: none; display: flex; align-items: center; gap: .2em .6em; max-width: 100%; width: max-content; padding: 0 0 0 .8em; font-weight: 600; }
.callout button { pointer-events: auto; border: 0; font-weight: 400; font-size: .85em; text-decoration: underline; opacity: .8; padding-inline: .6em; }
.callout::after { content: ""; position: absolute; left: var(--at); top: 100%; border: .5em solid transparent; border-top-color: currentColor; translate: -50% 0; }
.callout.under::after { top: auto; bottom: 100%; border-color: transparent; border-bottom-color: currentColor; }`;

export class Callouts {
  #parts;
  /** The kind of game that they are about: the next one of that kind does not begin with the same. */
  #game = "";
  /** What has been said. */
  #told = new Set();
  /** @type {HTMLElement | undefined} */
  #shown;
  /** The pit that it is said of. */
  #pit = "";
  /** Lets the seeds go on. */
  #resume = () => {};
  /** What is shown was said of seeds as they moved. */
  #passing = false;

  /** @param {Pick<Parts, "dress" | "element" | "stage" | "session" | "speech" | "drawing" | "offers" | "tell">} parts */
  constructor(parts) {
    this.#parts = parts;
    const { stage, dress } = parts;
    dress.wear(STYLE);
    // A board that is turned or grows has its pits elsewhere.
    new ResizeObserver(() => this.#place()).observe(stage);
    stage.addEventListener("pointerdown", ({ target }) => this.#shown?.contains(/** @type {Node} */ (target)) || this.clear());
    stage.addEventListener("keydown", (event) => event.key === "Tab" || this.#shown?.contains(/** @type {Node} */ (event.target)) || this.clear());
  }

  /** Lets go what is said. */
  clear() {
    const { element, offers } = this.#parts;
    const focused = this.#shown?.contains(element.shadowRoot?.activeElement ?? null);
    this.#shown?.remove();
    this.#shown = undefined;
    this.#passing = false;
    this.#resume();
    if (focused) offers.goTo();
  }

  /**
   * Says what an event shows for the first time: what has just been moved, and what ends here. Fulfilled when the seeds
   * may go on.
   * @param {GameEvent[]} events
   * @param {number} index of the event that is about to be shown
   * @param {Step[]} steps
   * @param {AbortSignal} signal ends the waiting
   */
  async happens(events, index, steps, signal) {
    for (const { what, pit } of this.#happenings(events, index, steps)) {
      if (signal.aborted || !this.#say(what, pit)) continue;
      this.#passing = true;
      await new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
        this.#resume = resolve;
        setTimeout(resolve, READ);
        signal.addEventListener("abort", resolve, { once: true });
      });
    }
  }

  #place() {
    const { picture } = this.#parts.drawing;
    const place = this.#shown && picture.at(this.#pit);
    if (this.#shown && place) picture.beside(this.#shown, place);
  }

  /** Says one thing of a turn that was not shown seed by seed: the last of the last action that is new. */
  happened(/** @type {Turn} */ { events, steps, before }) {
    const all = events.flatMap((_, index) => (index < before ? [] : this.#happenings(events, index, steps)));
    const last = all.reverse().find(({ what }) => this.#is(what));
    if (last) this.#say(last.what, last.pit, true);
  }

  /** Says what a player should know before choosing, unless something else is being said. */
  waits() {
    const { session: { game, you, state, legal }, drawing: { picture } } = this.#parts;
    const { mover, markKind } = state ?? {};
    // The seeds have waited for it; now it would read like an order.
    if (this.#passing) this.clear();
    if (!game || this.#shown || (you && you !== mover)) return;
    const own = picture.pits.filter((pit) => pit.matches(mover === "n" ? ".own-north" : ".own-south"));
    const name = (/** @type {Element | undefined} */ pit) => pit?.getAttribute("data-pit") ?? "";
    if (this.#say("own-house", name(own.find((pit) => pit.matches(".house"))), true)) return;
    if (markKind === "unmoved" && this.#say("unmoved", name(own.find((pit) => pit.matches(".unmoved"))), true)) return;
    if (!this.#is("must-eat") || !own.some((pit) => game.why(name(pit), "en")?.code === "must-capture")) return;
    this.#say("must-eat", legal[0]?.slice(0, 2) ?? "", true);
  }

  #happenings(/** @type {GameEvent[]} */ events, /** @type {number} */ index, /** @type {Step[]} */ steps) {
    const [now, last, before] = [events[index], events[index - 1], events[index - 2]];
    /** @type {{ what: string, pit: string }[]} */
    const found = [];
    const add = (/** @type {string | undefined} */ what, /** @type {string | undefined} */ pit) => {
      if (what && pit) found.push({ what, pit });
    };
    const { markKind } = this.#parts.session.state ?? {};
    if (last?.kind === "lift" && now?.kind === "sow" && before?.kind !== "ending") add("lift", last.pit);
    else if (last?.kind === "sow" && before?.kind === "lift") add("sow", last.pit);
    else if (last?.kind === "sow" && before?.kind === "capture") add(markKind === "houses" ? "kichwa" : "sow-eaten", last.pit);
    else if (last?.kind === "lay" && markKind === "houses") add("lay", last.pit);
    else if (last?.kind === "skip") add("skip", last.pit);
    else if (last?.kind === "capture" && (last.pits?.length ?? 0) > FEW) add("many", last.pits?.at(-1));
    if (now?.kind === "ending") add(steps.find(({ from, to }) => from <= index && index < to)?.ended, now.pit);
    return found;
  }

  /** Whether something is still to be said in this game. */
  #is(/** @type {string} */ what) {
    const { game = "" } = this.#parts.session.state ?? {};
    if (this.#game !== game) [this.#game, this.#told] = [game, new Set()];
    return this.#told.size < MOST && !this.#told.has(what) && this.#word(what) !== undefined;
  }

  /** A text in the board's language; warriors have their own where others are eaten. */
  #word(/** @type {string} */ what) {
    const { speech, session: { called } } = this.#parts;
    const texts = speech.texts("callouts", CALLOUTS);
    return texts[`${what}-${called}`] ?? texts[what];
  }

  /**
   * Says something beside a pit, if it is new; returns whether it is.
   * @param {string} what
   * @param {string} pit
   * @param {boolean} [after] a turn has been told: a screen reader says that as well
   */
  #say(what, pit, after = false) {
    const { stage, element, speech, drawing: { picture }, tell } = this.#parts;
    if (!picture.at(pit) || !element.callouts || !this.#is(what)) return false;
    this.clear();
    this.#told.add(what);
    const text = this.#word(what) ?? "";
    const said = Object.assign(document.createElement("p"), { className: "callout", textContent: text });
    said.setAttribute("part", "callout");
    const enough = said.appendChild(Object.assign(document.createElement("button"), { type: "button", textContent: this.#word("no-more") }));
    enough.addEventListener("click", () => {
      element.removeAttribute("callouts");
      tell("mbao-callout", { what: null });
    });
    this.#shown = stage.appendChild(said);
    this.#pit = pit;
    this.#place();
    speech.announce(after ? `${text} ${speech.told.sentence}` : text);
    tell("mbao-callout", { what, text, pit });
    return true;
  }
}
