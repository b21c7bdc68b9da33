/** One game as it is played on this page. */
import { Game } from "../mbao/mbao.js";

/** Events after which the next action begins another turn. */
const ENDS = new Set(["sleep", "pass", "over"]);

export class Session {
  #game;
  /** How often undo can be followed by redo is not told by the library; counted here. */
  #played = 0;
  #taken = 0;

  constructor(info, begin) {
    this.info = info;
    this.#game = new Game(info.id, begin);
    /** What happened in the last turn, all its actions together. */
    this.events = [];
    /** "begun", "played", "undone" or "redone". */
    this.last = "begun";
    this.refresh();
  }

  refresh() {
    this.state = this.#game.state();
    this.legal = this.#game.legal();
  }

  /** Plays an action; throws the library's error when it is not legal. */
  play(action) {
    const events = this.#game.play(action);
    const goesOn = this.last === "played" && !this.events.some((event) => ENDS.has(event.kind));
    this.events = goesOn ? [...this.events, ...events] : events;
    this.last = "played";
    this.#played++;
    this.#taken = 0;
    this.refresh();
  }

  undo() {
    if (!this.#game.undo()) return;
    this.#played--;
    this.#taken++;
    this.#moved("undone");
  }

  redo() {
    if (!this.#game.redo()) return;
    this.#played++;
    this.#taken--;
    this.#moved("redone");
  }

  #moved(how) {
    this.events = [];
    this.last = how;
    this.refresh();
  }

  get canUndo() {
    return this.#played > 0;
  }

  get canRedo() {
    return this.#taken > 0;
  }

  get position() {
    return this.#game.position();
  }

  get record() {
    return this.#game.record();
  }

  /** Gives the game's memory back. */
  end() {
    this.#game.free();
  }
}
