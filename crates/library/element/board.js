// <mbao-board>: a board to look at, to play on and to step through.
import { animate, fill, flyer, SPEEDS, wait } from "./animation.js";
import { Choices, Row } from "./buttons.js";
import { engine } from "./engine.js";
import "./mbao.js"; // fetched along with the others, not after them
import { heapNumber, Picture } from "./picture.js";
import { style } from "./style.js";

/** Below this many pixels a pit the board is turned by a quarter: for a finger, and for a mouse alone. */
const SMALLEST = 44;
const POINTED = 30;
/** Milliseconds in which a step is read where nothing moves. */
const READ = 1800;
/** How near to the view a board with `loading="lazy"` begins. */
const NEAR = "300px";
/** Milliseconds that a computer takes at least, and between its seeds in a race. */
const PAUSE = 500, BEAT = 450;
const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const mouse = globalThis.matchMedia?.("(pointer: fine) and (not (any-pointer: coarse))");
const ATTRIBUTES = [
  "game", "setup", "options", "position", "record", "south", "north", "lang", "theme", "readonly", "coordinates",
  "steps", "step", "speed", "trial", "autoplay", "loading", "sound", "hints",
];
/** Directions as signs, as they read on a board that may lie or stand. */
const SIGNS = { "+": "↺", "-": "↻" };
/** What the buttons of a choice say, by action. */
const CHOICES = { x: "take", r: "turn", o: "leave", h: "house", s: "stop", "+": "right", "-": "left", L: "from-left", R: "from-right", pass: "pass", done: "as-it-is" };

let sheet, sound;
/** Seeds are heard or hushed by what is fetched when a board first sounds; without it they are silent. */
const noise = (what) => (sound ??= import("./sound.js")).then((made) => made[what](), () => {});
const Base = globalThis.HTMLElement ?? class {};

export class MbaoBoard extends Base {
  static observedAttributes = ATTRIBUTES;

  #mbao; // the library, once loaded
  #game;
  #diagram; // a record to step through
  #seats; // where computers play
  #focus = "a1";
  #starts; // actions by the pit that they begin with
  #lastPit;
  #typed = "";
  #chosen; // a pit with several ways to start
  #lots; // what is lifted or laid as one likes
  #Lots; // its class, where the game begins so
  #queue = Promise.resolve();
  #waiting = 0;
  #running; // AbortController of what moves now
  #dirty = false;
  #tall;
  #watch;
  #refit = () => this.#fit(); // a listener of its own for each board
  #asleep; // IntersectionObserver of a board that waits to come near
  #stage;
  #picture;
  #caption;
  #controls;
  #choices;
  #live;

  connectedCallback() {
    if (!this.shadowRoot) this.#build();
    this.#watch ??= new ResizeObserver(this.#refit);
    this.#watch.observe(this);
    mouse.addEventListener("change", this.#refit);
    if (this.#game && !this.#dirty) { // moved, not new
      this.#draw();
      this.#think();
    } else if (this.loading === "lazy") this.#sleep();
    else this.#renew();
  }

  disconnectedCallback() {
    // Moving an element takes it out and puts it back: only what lasts is stopped.
    this.#watch?.disconnect();
    mouse.removeEventListener("change", this.#refit);
    this.#asleep?.disconnect();
    this.#diagram?.halt();
    if (this.#running && this.sound) noise("hush");
    this.#running?.abort();
    this.#broken();
  }

  attributeChangedCallback(name, old, value) {
    if (!this.shadowRoot || old === value || ["autoplay", "speed", "trial", "sound"].includes(name)) return;
    if (name === "loading") return void (value !== "lazy" && this.#asleep && this.#renew());
    const drawn = this.#game && ["lang", "theme", "readonly", "coordinates", "hints"].includes(name);
    if (!this.isConnected || this.#asleep) this.#dirty ||= !drawn;
    else if (name === "step") void this.#diagram?.goTo(value);
    else if (drawn) {
      if (name === "lang" && !this.#running) this.#caption.textContent = this.#told();
      this.#draw();
    }
    else if (this.#game && !this.#dirty && (name === "south" || name === "north")) this.#beginning = Promise.all([this.#beginning, this.#reseat()]);
    else this.#renew();
  }

  /** The game's state as plain data; `undefined` until it is loaded. */
  get state() {
    return this.#game?.state();
  }

  /** What may be played now. */
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

  /** Plays an action; fulfilled when it has been shown. Refused actions reject and change nothing. */
  async play(action) {
    await this.#ready();
    return this.#act(String(action));
  }

  /** Takes back the last action; whether there was one. */
  undo() {
    return this.#back("undo");
  }

  /** Plays again what was taken back; whether there was something. */
  redo() {
    return this.#back("redo");
  }

  /** Begins anew. */
  async reset() {
    await this.#renew();
    if (this.#game && !this.#diagram) this.#ended(true);
  }

  /** Goes on by so many steps of the diagram. */
  async step(count = 1) {
    await this.#ready();
    return this.#diagram?.step(count);
  }

  /** Goes back by one step of the diagram. */
  stepBack() {
    return this.step(-1);
  }

  #build() {
    const root = this.attachShadow({ mode: "open" });
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    const make = (name, cls, part) => {
      const made = root.appendChild(document.createElement(name));
      made.className = cls;
      if (part) made.setAttribute("part", part);
      return made;
    };
    this.#stage = make("div", "stage");
    // What the page put inside is seen until the first drawing takes the slot's place.
    this.#stage.append(document.createElement("slot"));
    this.#picture = new Picture(this.#stage);
    const choices = make("div", "choices", "controls choices");
    this.#choices = new Choices(choices, this.#stage);
    this.#caption = make("p", "caption", "caption");
    const controls = make("div", "controls", "controls");
    this.#controls = new Row(controls, () => this.#goFocus(this.#focus));
    this.#live = make("p", "unseen");
    this.#live.setAttribute("aria-live", "polite");
    const hear = (place, ...names) => {
      for (const name of names) place.addEventListener(name, (event) => this.#heard(event, event.target.closest("[data-pit]")));
    };
    hear(this.#stage, "click", "pointerdown", "touchend", "keydown", "focusin", "pointerover", "pointerleave");
    hear(choices, "keydown");
    hear(controls, "keydown", "pointerdown");
  }

  #language() {
    return this.getAttribute("lang") || this.closest("[lang]")?.getAttribute("lang") || "en";
  }

  #word(id, number) {
    return this.#mbao.control(this.#language(), id, number) ?? id;
  }

  #pending; // several attributes set one after another begin one game
  #beginning;
  #begun;

  #renew() {
    this.#dirty = true;
    this.#pending ??= Promise.resolve().then(() => {
      this.#pending = undefined;
      return (this.#beginning = this.#begin());
    });
    return this.#pending;
  }

  async #ready() {
    if (this.#dirty) await (this.#pending ?? this.#renew());
    await this.#beginning;
    await (this.library ?? engine());
  }

  #sleep() {
    this.#dirty = true;
    this.#asleep = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) this.#renew();
    }, { rootMargin: NEAR });
    this.#asleep.observe(this);
  }

  async #begin() {
    this.#dirty = false;
    this.#asleep?.disconnect();
    this.#asleep = undefined;
    this.#running?.abort();
    this.#running = undefined;
    const begun = (this.#begun = {}); // what begins later takes its place
    const { steps } = this;
    if (steps !== null) import("./diagram.js").catch(() => {}); // fetched along with the rules
    try {
      this.#mbao = await (this.library ?? engine()); // a page may bring rules of its own
      if (!this.isConnected) return;
      const options = Object.fromEntries(
        (this.options ?? "").split(",").filter((pair) => pair.trim()).map((pair) => pair.split("=").map((s) => s.trim())),
      );
      const record = steps?.includes(":") ? steps : this.record;
      const game = new this.#mbao.Game(this.game ?? "enkeshui", {
        setup: this.setup,
        position: this.position,
        options,
        record,
      });
      if ([...game.legal(), ...game.actions()].some((action) => /^l(ift|ay) /.test(action))) await this.#opening();
      const diagram = steps === null ? undefined : await this.#stepwise(game);
      const seats = await this.#seated();
      if (this.#begun !== begun) return;
      this.#game?.free();
      this.#game = game;
      this.#seats = seats;
      this.#diagram = diagram;
      this.#undone = 0;
      this.#held = this.#lots = this.#chosen = undefined;
      this.#caption.textContent = "";
      this.#draw();
      this.#tell("mbao-ready", { state: game.state() });
      if (diagram) {
        await diagram.goTo(this.getAttribute("step"));
        if (this.autoplay) diagram.run();
      } else this.#think();
    } catch (error) {
      if (this.#begun === begun) this.#fail(error);
    }
  }

  // --- Computer players ------------------------------------------------------

  #thought; // AbortController of what is thought about

  /** Who sits where, by the attributes; nobody where only people play. */
  async #seated() {
    this.#broken();
    const players = () => ({ south: this.south ?? "human", north: this.north ?? "human" });
    if (Object.values(players()).every((player) => player === "human")) return;
    const { Seats } = await import("./seats.js");
    return new Seats(players());
  }

  /** Somebody gives his place to another; the game goes on. */
  async #reseat() {
    try {
      this.#seats = await this.#seated();
      if (this.#game && !this.#running) this.#draw();
      this.#think();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Whose turn it is, if a computer's: its side. */
  #computer() {
    const state = this.#game?.state();
    if (!state || state.outcome || this.#diagram || this.#held) return undefined;
    return this.#seats?.mover(this.#game, state);
  }

  /** Lets computers play as long as it is their turn. */
  async #think() {
    const side = this.#computer();
    if (!side || this.#thought || this.#waiting > 0 || !this.isConnected) return;
    const { signal } = (this.#thought = new AbortController());
    const game = this.#game;
    const racing = this.#racing();
    this.#stage.setAttribute("aria-busy", "true");
    if (!racing) this.#caption.textContent = `${this.#word(side === "n" ? "north" : "south")}: ${this.#word("thinking")}`;
    try {
      // People want to see that something is thought about, and a race has its own beat.
      const least = wait(this.#unit() && (racing ? BEAT : PAUSE), signal);
      const [turn] = await Promise.all([this.#seats.turn(game, side, signal), least]);
      if (signal.aborted || this.#game !== game) return;
      this.#broken();
      // A race may have been decided meanwhile.
      for (const action of turn) this.#act(action, true).catch((error) => racing || this.#fail(error));
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** Ends a thought. */
  #broken() {
    this.#thought?.abort();
    this.#thought = undefined;
    this.#stage.removeAttribute("aria-busy");
  }

  /** Shows a turn that might be played, and why; fulfilled with it, with nothing where nobody is to choose or it was broken off. */
  async hint(how) {
    await this.#ready();
    if (!this.#chooses()) return;
    this.#broken();
    const { signal } = (this.#thought = new AbortController());
    const { hint } = await import("./hint.js");
    return hint(this, this.#game, this.#word("thinking"), { lang: this.#language(), ...how, signal });
  }

  /** Whether a person is to choose now. */
  #chooses() {
    return !(this.#running || this.#held || this.#diagram || this.#computer() || this.#game.state().outcome);
  }

  /** Says what is wrong in the element's place, readable and mendable. */
  #fail(error) {
    this.#game?.free();
    this.#game = undefined;
    const box = document.createElement("p");
    box.className = "error";
    box.setAttribute("role", "alert");
    this.#explain(error, box);
    this.#stage.replaceChildren(box);
    this.#choices.show([]);
    this.#caption.textContent = "";
    this.#controls.show([]);
    this.#tell("mbao-error", { code: error?.code ?? "error", message: String(error?.message ?? error), sentence: box.textContent });
  }

  /** Says an error: its kind in the board's language, then exactly what and where, which is English. */
  #explain(error, place) {
    const kind = this.#mbao?.control(this.#language(), error?.code ?? "") ?? (this.#mbao ? this.#word("error") : "Mbao");
    const exactly = Object.assign(document.createElement("span"), { lang: "en", textContent: error?.message ?? error });
    place.replaceChildren(`${kind}: `, exactly);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  // --- Drawing -------------------------------------------------------------

  #fits() {
    const state = this.#game.state();
    const along = state.rows[0].length * 100 + 68 + (state.rows.length === 2 ? 260 : 0);
    return (this.clientWidth || 720) * (100 / along) < (mouse?.matches ? POINTED : SMALLEST);
  }

  #fit() {
    if (this.#game && this.#tall !== this.#fits() && !this.#running) this.#draw();
  }

  #seeds() {
    return this.theme ?? "";
  }

  /** The board as it is to be seen. */
  #drawing() {
    this.#tall = this.#fits();
    return this.#game.picture(
      this.#language(), this.#tall, this.coordinates !== "no", !this.#silent(), this.#seeds(), this.#diagram?.shown,
    );
  }

  #silent() {
    return this.readonly || this.#diagram !== undefined;
  }

  #draw() {
    const focused = this.shadowRoot.activeElement?.closest?.("[data-pit]")?.dataset.pit;
    this.#picture.hang(this.#drawing());
    if (!this.#silent()) this.#offer(focused);
    this.#drawControls();
  }

  /** Marks what can be played, and what is to be chosen. */
  #offer(focused) {
    const state = this.#game.state();
    const computer = this.#computer();
    // A computer's turn is nobody else's; in a race both play.
    const legal = this.#game.legal().filter((action) => !computer || (state.phase === "race" && !this.#seats.has(action.at(-1))));
    const starts = new Map();
    for (const action of legal) {
      // In a race by hand a seed falls where the player's own next pit is touched.
      const pit = /^@?([a-l][1-4])/.exec(action)?.[1] ?? (action.startsWith("tap") && this.#game.reach(action));
      if (pit) starts.set(pit, [...(starts.get(pit) ?? []), action]);
    }
    this.#starts = starts;
    const verb = legal.find((action) => action.endsWith("*"))?.split(" ")[0];
    if (verb) this.#lots ??= new this.#Lots(verb, this.#game, this.#stage, (pit, most) => this.#laid(pit, most));
    else this.#lots = undefined;
    for (const pit of this.#picture.pits) {
      const open = starts.has(pit.dataset.pit) || this.#lots?.allows(pit);
      pit.classList.toggle("legal", Boolean(open));
      if (open) pit.removeAttribute("aria-disabled");
    }
    if (this.#lots) {
      this.#lots.show((place, count) => this.#heap(heapNumber(place), count));
      this.#caption.textContent = this.#lots.seeds.size === 0 ? this.#word(verb) : this.#lots.text;
    }
    if (!this.#picture.pit(this.#focus, ".legal")) {
      this.#focus = this.#stage.querySelector(".legal")?.dataset.pit ?? this.#focus;
    }
    const stop = this.#picture.pit(focused ?? this.#focus) ?? this.#picture.pits[0];
    if (stop) this.#picture.enter(stop);
    if (focused) stop?.focus();
    const buttons = legal.filter((action) => !/^@?[a-l][1-4]/.test(action) && !action.endsWith("*") && !action.startsWith("tap"));
    if (state.pending && state.pending.kind !== "again") this.#ask(buttons, this.#picture.pit(this.#lastPit)); // what the choice is about
    else this.#ask([], null);
    this.#extra = state.pending?.kind === "again" ? [] : buttons.filter(() => !state.pending);
  }

  #extra = [];

  /** Buttons beside a pit. */
  #ask(actions, pit) {
    // A choice that is made gives the focus back to the pits.
    if (this.#choices.focused) this.#goFocus(this.#focus);
    this.#choices.show(actions.map((action) => {
      const sign = SIGNS[action.at(-1)];
      const name = this.#choiceName(action);
      return { text: sign ?? name, label: sign && name, press: () => this.#do(action) };
    }), pit);
    if (this.shadowRoot.activeElement || this.#keyed) this.#choices.focus();
  }

  #keyed = false;

  #choiceName(action) {
    const resow = this.#game.state().pending?.kind === "resow";
    if (resow && action === "r") return this.#word("again");
    if (resow && action === "o") return this.#word("counter");
    const choice = CHOICES[action] ?? CHOICES[action.at(-1)];
    return choice ? this.#word(choice) : action;
  }

  #drawControls() {
    const word = (name) => this.#word(name);
    if (this.#diagram) return this.#controls.show(this.#diagram.buttons(word), this.#diagram.note);
    const buttons = [];
    const add = (name, text, press, off) => buttons.push({ name, text, press, off });
    if (this.readonly) {
      // To be looked at.
    } else if (this.#running) {
      add("skip", word(this.#out ? "last" : "skip"), () => this.#running?.abort());
    } else if (this.#held) {
      add("stand", word("stand"), () => this.#stand());
      add("retract", word("retract"), () => this.#retract());
    } else {
      const laid = this.#lots?.seeds.size;
      for (const action of laid ? [] : this.#extra) add(action, this.#choiceName(action), () => this.#do(action));
      if (laid === 0 && this.#game.state().phase === "opening2") {
        // Lukho: nothing may be laid as well; that takes the name of some pit.
        add("none", word("as-it-is"), () => this.#do(`lay ${this.#stage.querySelector(".pit.legal").dataset.pit}=0`));
      }
      if (laid) {
        add("done", word("done"), () => this.#do(this.#lots.text));
        add("clear", word("clear"), () => { this.#lots.seeds.clear(); this.#draw(); });
      }
      // A person goes back to what was chosen, and forward through what follows from it.
      add("undo", word("undo"), () => this.#back("undo", true), !this.#game.actions()[0]);
      add("redo", word("redo"), () => {
        if (!this.#forced()) this.#back("redo", true);
        this.#do();
      }, !this.#undone);
      if (this.hints) add("hint", word("hint"), () => this.hint().catch((error) => this.#refused(error)), !this.#chooses());
    }
    this.#controls.show(buttons);
  }

  #undone = 0;

  // --- Acting --------------------------------------------------------------

  /** Plays what was pressed, if anything, and what follows of itself; a refusal is said. */
  #do(action) {
    if (action && this.#computer() && action[0] !== "t") return; // but seeds of a race
    this.#act(action, true).catch((error) => this.#refused(error));
  }

  /** What has happened last: all of it, where that is short. */
  #told() {
    if (this.#diagram) return this.#diagram.sentence;
    const steps = this.#game.steps(this.#language());
    return steps[0] && !steps[2] ? steps.map((s) => s.sentence).join(" ") : this.#game.sentence(this.#language());
  }

  #say(text) {
    this.#caption.textContent = this.#live.textContent = text;
  }

  #refused(error) {
    this.#explain(error, this.#caption);
    this.#explain(error, this.#live);
  }

  /** Plays an action and shows it; several in a row wait for one another and hurry. */
  #act(action, pressed) {
    this.#waiting++;
    const done = this.#queue.then(async () => {
      const events = action && (await this.#actNow(action));
      if (pressed) await this.#playOut();
      return events;
    }).finally(() => {
      this.#waiting--;
      this.#think();
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  async #actNow(action) {
    if (!this.#game) throw Object.assign(new Error("there is no game"), { code: "over" });
    this.#broken(); // a hint that has been followed, or not
    const game = this.#game;
    const turn = game.state().turn;
    const tried = this.trial && !this.#forced();
    const first = this.#lots && this.#drawing();
    const events = game.play(action);
    this.#undone = 0;
    this.#chosen = this.#lots = undefined;
    this.#lastPit = events.findLast(({ kind, pit }) => pit && (kind === "choice" || kind === "sow" || kind === "ending"))?.pit;
    // Seeds chosen by hand move from where they lay.
    if (first) this.#picture.hang(first);
    await this.#show(events, () => {
      this.#tell("mbao-action", { action, events });
      this.#ask([], null);
      // While seeds move nothing is to be pressed.
      this.#picture.unmark("legal", "chosen", "reached");
    });
    if (this.#game !== game) return events; // begun anew meanwhile
    this.#caption.textContent = this.#told();
    this.#live.textContent = game.sentence(this.#language());
    this.#draw();
    const state = game.state();
    if (state.pending) this.#tell("mbao-choice", { kind: state.pending.kind, options: state.pending.options });
    const ended = state.turn !== turn || state.outcome;
    if (ended && tried) {
      this.#held = true;
      this.#drawControls();
    } else if (ended) this.#ended();
    return events;
  }

  #out = false; // what is forced is being played out

  /** Whether nobody chooses anything in this phase of the game: it only has to be carried out. */
  #forced() {
    return this.#game?.state().phase === "execution" && this.#game.legal().length === 1;
  }

  /** Plays what is forced, turn by turn, at once from where it is skipped. */
  async #playOut() {
    if (this.#held || !this.#forced()) return;
    const run = (this.#running = new AbortController());
    this.#out = true;
    this.#drawControls();
    do {
      await wait(this.#unit() && (still?.matches ? READ : 2 * this.#unit()), run.signal);
      if (this.#running !== run || !this.isConnected) break;
      await this.#actNow(this.#game.legal()[0]);
    } while (this.#running === run && this.#forced());
    this.#out = false;
    if (this.#running !== run) return; // begun anew meanwhile
    this.#running = undefined;
    this.#draw();
  }

  #held; // whether a trial turn is to be let stand

  /** `back` where something was taken back, played again or begun anew. */
  #ended(back = false) {
    const state = this.#game.state();
    this.#tell("mbao-turn", { turn: state.turn, mover: state.mover, position: this.#game.position(), record: this.#game.record(), back });
    if (state.outcome) this.#tell("mbao-over", state.outcome);
  }


  #stand() {
    this.#held = undefined;
    this.#ended();
    this.#drawControls();
    this.#do();
  }

  #retract() {
    this.#held = undefined;
    const turn = this.#game.state().turn;
    for (let state; (state = this.#game.state()).turn >= turn || state.pending;) if (!this.#game.undo()) break;
    this.#undone = 0;
    this.#settle();
  }

  /** Moves the seeds; all else that follows from what was pressed waits until the first of them is under way. */
  async #show(events, told) {
    if (!this.#unit() || still?.matches || !this.isConnected || document.hidden || this.#running?.signal.aborted) return told();
    const run = (this.#running ??= new AbortController());
    const game = this.#game;
    // Until a frame is painted.
    const steps = new Promise(requestAnimationFrame).then(() => wait(4, run.signal)).then(() => {
      if (this.#game !== game) return [];
      told();
      this.#drawControls();
      return game.steps(this.#language());
    });
    try {
      await this.#move(events, run.signal, Math.max(1, this.#waiting) ** 2, async (index) => {
        const all = await steps;
        const step = all.find(({ from }) => from === index);
        if (!step) return;
        this.#caption.textContent = step.sentence;
        this.#tellStep(all.indexOf(step) + 1, all.length, step.sentence, events.slice(0, step.to));
      });
      await steps;
    } finally {
      if (!this.#out && this.#running === run) this.#running = undefined;
    }
  }

  #unit() {
    return SPEEDS[this.speed] ?? SPEEDS.normal;
  }

  #heap(place, count) {
    return this.#mbao.heap(this.#game.state().game, this.#seeds(), place, count);
  }

  /** Moves the seeds of the picture. */
  #move(events, signal, hurry, told) {
    const { game } = this.#game.state();
    const seeds = this.#seeds();
    return animate(this.#picture.svg, events, {
      unit: this.#unit() / hurry,
      signal,
      draw: (heap, count) => this.#mbao.heap(game, seeds, heapNumber(heap), count),
      handful: (count) => this.#mbao.heap(game, seeds, 2000, count),
      fell: () => this.sound && noise("knock"),
      told,
    });
  }

  #back(way, leaps) {
    if (this.#asleep) this.#renew();
    if (!this.#game || this.#running || this.#diagram) return false;
    this.#held = undefined;
    this.#broken();
    const done = this.#game[way]();
    if (done) {
      do this.#undone += way === "undo" ? 1 : -1;
      while (leaps && (this.#forced() || this.#computer()) && this.#game[way]());
      this.#settle();
      this.#ended(true);
    }
    if (leaps) this.#think();
    return done;
  }

  #settle() {
    this.#lastPit = this.#lots = undefined;
    this.#say(this.#game.sentence(this.#language()));
    this.#draw();
  }

  // --- Pointer and keys ----------------------------------------------------

  #racing() {
    return this.#game?.state().phase === "race";
  }

  #down; // where a finger was put down that may play

  #heard(event, pit) {
    const { type } = event;
    const races = this.#racing();
    if (type === "keydown") this.#pressed(event, pit);
    else if (type === "touchend") {
      // A finger plays as it leaves the glass: the click that is spared comes later.
      const start = this.#down;
      const { touches, changedTouches: [up] } = event;
      if (touches[0] || !start || !event.cancelable || Math.hypot(up.clientX - start.clientX, up.clientY - start.clientY) > 12) return;
      event.preventDefault();
      this.#press(pit.dataset.pit);
    } else if (type === "click" || type === "pointerdown") {
      const may = pit && !this.#silent();
      this.#keyed = false;
      if (type === "pointerdown") this.#down = may && event.isPrimary && !races && !this.#lots && event;
      // Whoever races touches, with every finger; all else is pressed, or a key (which has no detail).
      if (may && (type === "click" ? !event.detail || !races : races)) this.#press(pit.dataset.pit, event.shiftKey ? -1 : 1);
    } else this.#preview(pit);
  }

  #press(name, by = 1) {
    if (this.#running || this.#held) return;
    if (this.#computer() && !this.#racing()) return void this.#think(); // where it was left waiting
    if (this.#lots) {
      this.#more(name, by);
      return;
    }
    const actions = this.#starts?.get(name) ?? [];
    this.#focus = name;
    if (actions.length === 1 || (actions[0] && this.#racing())) this.#do(actions[0]);
    else if (actions.length > 1) {
      this.#chosen = name;
      this.#picture.unmark("chosen");
      const pit = this.#picture.pit(name);
      pit.classList.add("chosen");
      this.#ask(actions, pit);
    }
  }

  /** Where the first handful from a pit would end. */
  #preview(pit) {
    this.#picture.unmark("reached");
    if (!pit || this.#running || this.#silent() || this.#lots) return;
    for (const action of this.#starts?.get(pit.dataset.pit) ?? []) {
      const end = this.#game.reach(action);
      this.#picture.pit(end)?.classList.add("reached");
    }
  }

  #pressed(event, pit) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#silent() || !this.#game || this.#running) return;
    const { key } = event;
    this.#keyed = true;
    const legal = this.#game.legal();
    const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key];
    if (steps && pit) this.#goFocus(this.#picture.next(pit, steps)?.dataset.pit);
    else if ((key === "Home" || key === "End") && pit) this.#goFocus(this.#picture.end(pit, key === "Home" ? 0 : -1).dataset.pit);
    else if ((key === "Enter" || key === " ") && pit) this.#press(pit.dataset.pit, event.shiftKey ? -1 : 1);
    else if ((key === "+" || key === "-") && pit && this.#lots) this.#more(pit.dataset.pit, Number(key + 1));
    else if (pit && legal.includes(pit.dataset.pit + key)) this.#do(pit.dataset.pit + key);
    else if (this.#game.state().pending && legal.includes(key)) this.#do(key);
    else if (key === "Escape" && this.#chosen) {
      this.#chosen = undefined;
      this.#picture.unmark("chosen");
      this.#ask([], null);
      this.#goFocus(this.#focus);
    } else if (/^[a-l1-4]$/.test(key) && pit) {
      this.#typed = /[a-l]/.test(key) ? key : this.#typed + key;
      this.#goFocus(this.#typed);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #goFocus(name) {
    const pit = this.#picture.pit(name);
    if (!pit) return;
    this.#picture.enter(pit);
    pit.focus({ preventScroll: !this.#keyed });
    this.#focus = name;
  }

  // --- Lifting and laying as one likes --------------------------------------

  /** Fetches what is needed where seeds are lifted or laid so. */
  async #opening() {
    const { Lots, carry } = await import("./lots.js");
    if (this.#Lots) return;
    this.#Lots = Lots;
    carry(this.#stage, {
      carried: (place) => (this.#running || this.#held ? 0 : this.#lots?.carried(place) ?? 0),
      put: (...how) => this.#lots.put(...how),
      hand: () => flyer(this.#picture.svg, this.shadowRoot),
      fill: (hand, count) => fill(hand, this.#heap(2000, count), count),
    });
  }

  #more(pit, by) {
    this.#lots.more(pit, by);
    this.#goFocus(pit);
  }

  /** What was chosen is drawn, or refused. */
  #laid(pit, most) {
    this.#focus = pit;
    if (most) this.#say(this.#word("most", most));
    else this.#draw();
  }

  // --- Diagrams ------------------------------------------------------------

  /** Fetches what a record is stepped through by. */
  async #stepwise(game) {
    const { Diagram } = await import("./diagram.js");
    return new Diagram(game, {
      language: () => this.#language(),
      stop: () => this.#running?.abort(),
      draw: () => this.#draw(),
      controls: () => this.#game && this.#drawControls(),
      write: (sentence) => (this.#caption.textContent = sentence),
      move: async (events) => {
        const run = (this.#running = new AbortController());
        await this.#move(events, run.signal, 1);
        if (this.#running === run) this.#running = undefined;
        return this.#game === game;
      },
      told: (step, of, sentence, events) => {
        this.#say(sentence);
        this.#tellStep(step, of, sentence, events);
      },
    });
  }

  /** Tells which step is shown, and all that has happened with it. */
  #tellStep(step, of, sentence, events) {
    this.#tell("mbao-step", { step, of, sentence, events });
  }
}

// Attributes as properties.
for (const name of ATTRIBUTES.filter((name) => !(name in Base.prototype) && name !== "step")) {
  Object.defineProperty(MbaoBoard.prototype, name, {
    configurable: true,
    get() {
      return ["readonly", "trial", "autoplay", "sound", "hints"].includes(name) ? this.hasAttribute(name) : this.getAttribute(name);
    },
    set(value) {
      if (value === null || value === undefined || value === false) this.removeAttribute(name);
      else this.setAttribute(name, value === true ? "" : value);
    },
  });
}

// Nothing happens where there is no document: a server may import this.
if (globalThis.customElements && !customElements.get("mbao-board")) customElements.define("mbao-board", MbaoBoard);
