// The game on a board, and what is going on with it: the facts that all parts of the board share.

/** @import { Called, Game, Player } from "./mbao.js" */
/** @import { Library } from "./engine.js" */
/** @import { Diagram } from "./diagram.js" */
/** @import { Seats } from "./seats.js" */

export class Session {
  /**
   * The rules; `undefined` until they are loaded.
   * @type {Library | undefined}
   */
  library;
  /**
   * The game in progress; `undefined` until it has begun, and after an error.
   * @type {Game | undefined}
   */
  game;
  /**
   * What the game's people call what they sow.
   * @type {Called | undefined}
   */
  called;
  /**
   * Steps through a record, on a board with `steps`.
   * @type {Diagram | undefined}
   */
  diagram;
  /**
   * Where computers sit; `undefined` where only people play.
   * @type {Seats | undefined}
   */
  seats;
  /**
   * Aborts the animation or the forced turns that are being shown.
   * @type {AbortController | undefined}
   */
  running;
  /** Forced turns are being played one after another. */
  playingOut = false;
  /** A trial turn waits to be kept or taken back. */
  held = false;
  /** How many actions had been played when the board began. */
  #before = 0;
  /** How many actions have been undone and can be redone. */
  undone = 0;
  /** When the last turn of a computer had been shown, on the clock of events. */
  answered = -Infinity;

  /**
   * Replaces the current game.
   * @param {Game} game
   * @param {Seats | undefined} seats
   * @param {Diagram | undefined} diagram
   */
  begin(game, seats, diagram) {
    this.end();
    this.game = game;
    this.called = game.state().appearance.called;
    this.seats = seats;
    this.diagram = diagram;
    this.#before = game.actions().length;
    this.undone = 0;
    this.held = false;
  }

  /** Ends the game without replacing it. */
  end() {
    // A diagram that plays by itself would go on with a game that is gone.
    this.diagram?.end();
    this.diagram = undefined;
    this.game?.free();
    this.game = undefined;
  }

  /**
   * Whether there is an action to undo.
   * @param {boolean} fixed the actions that had been played before the board began stay
   */
  undoable(fixed) {
    return (this.game?.actions().length ?? 0) > (fixed ? this.#before : 0);
  }

  /** Both players sow at the same time. */
  get racing() {
    return this.game?.state().phase === "race";
  }

  /** Nobody has a choice in this phase of the game: its turns only have to be carried out. */
  get forced() {
    return this.game?.state().phase === "execution" && this.game.legal().length === 1;
  }

  /**
   * The side that is to move, if a computer plays it.
   * @returns {Player | undefined}
   */
  get computer() {
    const state = this.game?.state();
    if (!this.game || !state || state.outcome || this.diagram || this.held) return undefined;
    return this.seats?.mover(this.game, state);
  }

  /**
   * The person's side, when one person plays against a computer.
   * @returns {Player | undefined}
   */
  get you() {
    const [south, north] = [this.seats?.has("s"), this.seats?.has("n")];
    if (south === north) return undefined;
    return south ? "n" : "s";
  }

  /** It is a person's turn to choose. */
  get choosing() {
    if (!this.game || this.running || this.held || (this.diagram && !this.diagram.asks) || this.computer) return false;
    return !this.game.state().outcome;
  }
}
