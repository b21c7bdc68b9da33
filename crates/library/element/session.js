// What a board shows and does: plain facts that all its parts share, and what follows from them.
import { languageOf } from "./speaking.js";

/** @import { MbaoBoard } from "./board.js" */
/** @import { Diagram } from "./diagram.js" */
/** @import { Library } from "./engine.js" */
/** @import { Game, Player, Reason, Thinking, Turn } from "./mbao.js" */
/** @import { Selection } from "./selection.js" */

/** @typedef {{ [side in Player]?: Thinking["level"] | "elsewhere" }} Seats who plays the sides that nobody here plays: computers, by level, or somebody elsewhere */

/** @type {Player[]} */
const SIDES = ["s", "n"];

export class Session {
  /** @type {Library | undefined} the rules; `undefined` until they are loaded */
  library;
  /** @type {Game | undefined} the game in progress; `undefined` until it has begun, and after an error */
  game;
  /** @type {Diagram | undefined} steps through a record, on a board with `steps` */
  diagram;
  /** @type {Seats} */
  seats = {};
  /** @type {AbortController | undefined} aborts the animation or the forced turns that are being shown */
  running;
  /** Forced turns are being played one after another. */
  playingOut = false;
  /** A trial turn waits to be kept or taken back. */
  held = false;
  /** How many actions have been undone and can be redone. */
  undone = 0;
  /** When the last turn of a computer had been shown, on the clock of events. */
  answered = -Infinity;
  /** @type {Reason[]} why a computer plays the turn that has not ended yet */
  why = [];
  /** @type {string | undefined} the pit for which the player is being asked which way to start */
  chosen;
  /** @type {Selection | undefined} the seeds that a player is choosing to lift or lay, if the game asks for that */
  selection;
  /** The pit that Tab leads to. */
  pit = "a1";
  /** The last press was of a key, so the pit that gets the focus may scroll into view. */
  byKeys = false;
  /** @type {(() => unknown) | undefined} repeats the step that failed because something is missing */
  again;
  /** How many actions had been played when the board began. */
  #before = 0;
  /** @type {Turn | undefined} the last turn, once it has been told */
  #turn;
  /** For whom it has been told. */
  #reader = "";
  #element;

  constructor(/** @type {MbaoBoard} */ element) {
    this.#element = element;
  }

  /** Replaces the current game. */
  begin(/** @type {Game} */ game, /** @type {Seats} */ seats, /** @type {Diagram | undefined} */ diagram) {
    this.end();
    Object.assign(this, { game, seats, diagram, undone: 0, held: false });
    this.forget();
    this.#before = game.actions().length;
  }

  /** Ends the game without replacing it. */
  end() {
    // A diagram that plays by itself would go on with a game that is gone.
    this.diagram?.end();
    this.game?.free();
    this.diagram = this.game = this.#turn = undefined;
  }

  /** Forgets a choice that was not yet played, what was missing, and what was told: the game is another now. */
  forget() {
    this.selection = this.chosen = this.again = this.#turn = undefined;
  }

  /** Has the last turn told anew. */
  retell() {
    this.#reader = "";
  }

  play(/** @type {Game} */ game, /** @type {string} */ action) {
    const turn = game.turn(this.language, this.you, action);
    this.forget();
    this.undone = 0;
    this.#turn = turn;
    return turn;
  }

  /** @returns {Turn | undefined} the last turn and what comes next: all that crosses from the rules after a press */
  get turn() {
    const reader = `${this.language} ${this.you}`;
    if (reader !== this.#reader) [this.#turn, this.#reader] = [undefined, reader];
    return (this.#turn ??= this.game?.turn(this.language, this.you));
  }

  get state() {
    return this.turn?.state;
  }

  /** The actions that may be played now. */
  get legal() {
    return this.turn?.legal ?? [];
  }

  /** The actions that people may play here now: none in another's turn; in a race, those of people's sides. */
  get open() {
    if (!this.computer) return this.legal;
    return this.racing ? this.legal.filter((action) => !(action.slice(-1) in this.seats)) : [];
  }

  /** The language of the board, or of the page around it. */
  get language() {
    return languageOf(this.#element);
  }

  /** What the game's people call what they sow. */
  get called() {
    return this.state?.appearance.called;
  }

  /** There is an action to undo; on a board that is `fixed`, what had been played before it began stays. */
  get undoable() {
    return (this.turn?.actions ?? 0) > (this.#element.fixed ? this.#before : 0);
  }

  /** Both players sow at the same time. */
  get racing() {
    return this.state?.phase === "race";
  }

  /** Nobody has a choice in this phase of the game: its turns only have to be carried out. */
  get forced() {
    return this.state?.phase === "execution" && this.legal.length === 1;
  }

  /** The side that is to move, if a computer plays it or somebody elsewhere. */
  get computer() {
    if (!this.state || this.state.outcome || this.diagram || this.held) return undefined;
    const moves = (/** @type {Player} */ side) => (this.racing ? this.legal.includes(`tap ${side}`) : side === this.state?.mover);
    return SIDES.find((side) => side in this.seats && moves(side));
  }

  /** @returns {Player | undefined} the person's side, when one person plays here */
  get you() {
    const people = SIDES.filter((side) => !(side in this.seats));
    return this.diagram || people[1] ? undefined : people[0];
  }

  /** The board can be looked at or stepped through, but not played on; a diagram may ask for a turn. */
  get passive() {
    return this.#element.readonly || Boolean(this.diagram && !this.diagram.asks);
  }

  /** It is a person's turn to choose. */
  get choosing() {
    const waits = this.running || this.held || (this.diagram && !this.diagram.asks) || this.computer;
    return Boolean(this.state && !waits && !this.state.outcome);
  }
}
