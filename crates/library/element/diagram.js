// A record to step through. Fetched by boards with `steps`.

/** Milliseconds between two steps; and for one to be read where nothing moves. */
const PAUSE = 700, READ = 1800;
/** What is drawn on the buttons: not every font has such signs, and some have them in colours. */
const ICONS = {
  first: '<path d="M4 3v10M12 3L7 8l5 5"/>',
  back: '<path d="M10 3L5 8l5 5"/>',
  play: '<path d="M4.5 2.5l8 5.5-8 5.5z" fill="currentColor"/>',
  pause: '<path d="M5.5 3v10M10.5 3v10"/>',
  forward: '<path d="M6 3l5 5-5 5"/>',
  last: '<path d="M4 3l5 5-5 5M12 3v10"/>',
};
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Diagram {
  /** How many events of the last action are seen. */
  shown;
  #game;
  #board;
  #actions;
  #steps = []; // { index, from, to }: an action and some of its events
  #at = 0;
  #playing; // what plays now
  #asked; // which frame was asked for last

  /**
   * All steps of what has been played in a game. Of the board: `language()`, `stop()` ends what moves, `draw()`,
   * `write(sentence)`, `move(events)` whether the game is still there then, `told(step, of, sentence, events)`,
   * `controls()` draws the buttons.
   */
  constructor(game, board) {
    this.#game = game;
    this.#board = board;
    this.#actions = game.actions();
    while (game.undo());
    for (const [index, action] of this.#actions.entries()) {
      game.play(action);
      for (const { from, to } of game.steps("en")) this.#steps.push({ index, from, to });
    }
  }

  /** What has happened with the step that is shown. */
  get sentence() {
    const from = this.#steps[this.#at - 1]?.from;
    return this.#game.steps(this.#board.language()).find((step) => step.from === from)?.sentence ?? "";
  }

  /** Shows the frame after so many steps; one step forward may be watched. */
  async goTo(step, watched = false) {
    const board = this.#board;
    const game = this.#game;
    const asked = (this.#asked = {});
    board.stop();
    this.#at = Math.max(0, Math.min(Number(step) || 0, this.#steps.length));
    const goal = this.#steps[this.#at - 1];
    while (game.undo());
    const before = [];
    let events = [];
    for (const action of this.#actions.slice(0, goal ? goal.index + 1 : 0)) {
      before.push(...events);
      events = game.play(action);
    }
    if (watched && goal && !still.matches && !document.hidden) {
      this.shown = goal.from;
      board.draw();
      board.write(this.sentence);
      const there = await board.move(events.slice(goal.from, goal.to));
      if (!there || this.#asked !== asked) return;
    }
    this.shown = goal?.to;
    board.draw();
    board.told(this.#at, this.#steps.length, this.sentence, before.concat(events.slice(0, goal?.to ?? 0)));
  }

  /** Goes by so many steps, back where they are less than none. */
  step(count) {
    return this.goTo(this.#at + count, count === 1);
  }

  /** Plays to the end, from the beginning where it stands there. */
  async run() {
    const run = (this.#playing = {});
    if (this.#at === this.#steps.length) await this.goTo(0);
    while (this.#playing === run && this.#at < this.#steps.length) {
      await this.goTo(this.#at + 1, true);
      await new Promise((done) => setTimeout(done, still.matches ? READ : PAUSE));
    }
    if (this.#playing === run) this.halt();
  }

  halt() {
    this.#playing = undefined;
    this.#board.controls();
  }

  /** `word(name)` is what a button says. */
  buttons(word) {
    const first = this.#at === 0;
    const last = this.#at === this.#steps.length;
    const playing = Boolean(this.#playing);
    return [
      ["first", () => this.goTo(0), first],
      ["back", () => this.step(-1), first],
      playing ? ["pause", () => this.halt()] : ["play", () => this.run(), last],
      ["forward", () => this.step(1), last],
      ["last", () => this.goTo(this.#steps.length), last],
    ].map(([does, press, off]) => ({ icon: ICONS[does], label: word(does), name: does === "pause" ? "play" : does, press, off }));
  }

  /** Where it stands. */
  get note() {
    return `${this.#at} / ${this.#steps.length}`;
  }
}
