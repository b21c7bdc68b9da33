// <mbao-board>: a board to look at, to play on and to step through.
import { animate, fill, flyer, middle, SPEEDS, wait } from "./animation.js";
import { become } from "./become.js";
import { engine } from "./engine.js";
import "./mbao.js"; // fetched along with the others, not after them
import { style } from "./style.js";

/** Below this many pixels a pit the board is turned by a quarter: for a finger, and for a mouse alone. */
const SMALLEST = 44;
const POINTED = 30;
/** Milliseconds in which a step is read where nothing moves. */
const READ = 1800;
/** How near to the view a board with `loading="lazy"` begins. */
const NEAR = "300px";
/** Milliseconds a computer may think, that it takes at least, and between its seeds in a race. */
const THINKS = 800, PAUSE = 500, BEAT = 450;
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
  #steps; // diagram: [{ action, from, to, sentence }]
  #at = 0;
  #shown; // in a diagram: how many events of the last action are seen
  #focus = "a1";
  #typed = "";
  #chosen; // a pit with several ways to start
  #lots; // what is lifted or laid as one likes
  #Lots; // its class, where the game begins so
  #queue = Promise.resolve();
  #waiting = 0;
  #running; // AbortController of what moves now
  #playing = false;
  #dirty = false;
  #tall;
  #watch;
  #refit = () => this.#fit(); // a listener of its own for each board
  #asleep; // IntersectionObserver of a board that waits to come near
  #stage;
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
    this.#playing = false;
    if (this.#running && this.sound) noise("hush");
    this.#running?.abort();
    this.#broken();
  }

  attributeChangedCallback(name, old, value) {
    if (!this.shadowRoot || old === value || ["autoplay", "speed", "trial", "sound"].includes(name)) return;
    if (name === "loading") return void (value !== "lazy" && this.#asleep && this.#renew());
    const drawn = this.#game && ["lang", "theme", "readonly", "coordinates", "hints"].includes(name);
    if (!this.isConnected || this.#asleep) this.#dirty ||= !drawn;
    else if (name === "step") void this.#goTo(value);
    else if (drawn) this.#draw();
    else if (this.#game && !this.#dirty && (name === "south" || name === "north")) this.#reseat();
    else this.#renew();
  }

  /** The game's state as plain data; `undefined` until it is loaded. */
  get state() {
    return this.#game?.state();
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
    if (this.#game && !this.#steps) this.#ended(true);
  }

  /** Goes on by so many steps of the diagram. */
  async step(count = 1) {
    await this.#ready();
    return this.#goTo(this.#at + count, count === 1);
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
    this.#choices = make("div", "choices", "controls choices");
    this.#choices.hidden = true;
    this.#choices.setAttribute("role", "group");
    this.#caption = make("p", "caption", "caption");
    this.#controls = make("div", "controls", "controls");
    this.#live = make("p", "unseen");
    this.#live.setAttribute("aria-live", "polite");
    const hear = (place, ...names) => {
      for (const name of names) place.addEventListener(name, (event) => this.#heard(event, event.target.closest("[data-pit]")));
    };
    hear(this.#stage, "click", "pointerdown", "touchend", "keydown", "focusin", "pointerover", "pointerleave");
    hear(this.#choices, "keydown");
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
    try {
      this.#mbao = await (this.library ?? engine()); // a page may bring rules of its own
      if (!this.isConnected) return;
      const computers = this.#seated();
      const options = Object.fromEntries(
        (this.options ?? "").split(",").filter((pair) => pair.trim()).map((pair) => pair.split("=").map((s) => s.trim())),
      );
      const steps = this.steps;
      const record = steps?.includes(":") ? steps : this.record;
      const game = new this.#mbao.Game(this.game ?? "enkeshui", {
        setup: this.setup,
        position: this.position,
        options,
        record,
      });
      if ([...game.legal(), ...game.actions()].some((action) => /^l(ift|ay) /.test(action))) await this.#opening();
      if (this.#begun !== begun) return;
      this.#game?.free();
      this.#game = game;
      this.#computers = computers;
      this.#undone = 0;
      this.#held = this.#steps = this.#shown = this.#lots = this.#chosen = undefined;
      this.#caption.textContent = "";
      if (steps !== null) this.#unroll();
      this.#draw();
      this.#tell("mbao-ready", { state: game.state() });
      if (this.#steps) {
        await this.#goTo(this.getAttribute("step"));
        if (this.autoplay) this.#run();
      } else this.#think();
    } catch (error) {
      if (this.#begun === begun) this.#fail(error);
    }
  }

  // --- Computer players ------------------------------------------------------

  #computers = {}; // "s", "n" to a level
  #thought; // AbortController of what is thought about

  /** Who sits where, by the attributes. */
  #seated() {
    const computers = {};
    for (const side of ["south", "north"]) {
      const player = this[side] ?? "human";
      const [, level] = /^(?:human|computer(?::([1-5]))?)$/.exec(player) ?? [null, 0];
      if (level === 0) throw Object.assign(new Error(`${side}="${player}": expected "human", "computer" or "computer:1" to "computer:5"`), { code: "unknown-player" });
      if (player !== "human") computers[side[0]] = Number(level ?? 3);
    }
    this.#broken();
    return computers;
  }

  /** Somebody gives his place to another; the game goes on. */
  #reseat() {
    try {
      this.#computers = this.#seated();
      if (!this.#running) this.#draw();
      this.#think();
    } catch (error) {
      this.#fail(error);
    }
  }

  #side(letter) {
    return this.#word(letter === "n" ? "north" : "south");
  }

  #seed = Math.floor(Math.random() * 2 ** 31); // so that games differ

  /** Whose turn it is, if a computer's: its side. */
  #computer() {
    const state = this.#game?.state();
    if (!state || state.outcome || this.#steps || this.#held) return undefined;
    if (state.phase !== "race") return state.mover in this.#computers ? state.mover : undefined;
    return Object.keys(this.#computers).find((side) => this.#game.legal().includes(`tap ${side}`));
  }

  /** Lets computers play as long as it is their turn. */
  async #think() {
    const side = this.#computer();
    if (!side || this.#thought || this.#waiting > 0 || !this.isConnected) return;
    const thought = (this.#thought = new AbortController());
    const { signal } = thought;
    const game = this.#game;
    const racing = game.state().phase === "race";
    this.#stage.setAttribute("aria-busy", "true");
    if (!racing) this.#caption.textContent = `${this.#side(side)}: ${this.#word("thinking")}`;
    try {
      const how = { level: this.#computers[side], millis: THINKS, seed: this.#seed, racer: side, signal };
      // People want to see that something is thought about, and a race has its own beat.
      const [found] = await Promise.all([game.suggest(how), wait(this.#unit() && (racing ? BEAT : PAUSE), signal)]);
      if (signal.aborted || this.#game !== game) return;
      this.#broken();
      // A race may have been decided meanwhile.
      for (const action of found?.turn ?? []) this.#act(action, true).catch((error) => racing || this.#fail(error));
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
    return !(this.#running || this.#held || this.#steps || this.#computer() || this.#game.state().outcome);
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
    this.#choices.hidden = true;
    this.#caption.textContent = "";
    this.#controls.replaceChildren();
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

  #picture() {
    this.#tall = this.#fits();
    return this.#game.picture(
      this.#language(), this.#tall, this.coordinates !== "no", !this.#silent(), this.#seeds(), this.#shown,
    );
  }

  #silent() {
    return this.readonly || this.#steps !== undefined;
  }

  #draw() {
    const focused = this.shadowRoot.activeElement?.closest?.("[data-pit]")?.dataset.pit;
    this.#hang(this.#picture());
    if (!this.#silent()) this.#offer(focused);
    this.#drawControls();
  }

  /** Puts a picture in the place of the one that hangs there. */
  #hang(picture) {
    become(this.#stage, picture);
    const svg = this.#stage.firstElementChild;
    const { width, height } = svg.viewBox.baseVal;
    // By its width, so that nothing is left empty at its sides and seeds fly where pits are.
    svg.style.maxWidth = `min(100%, var(--mbao-max-height, 999em) * ${width / height})`;
  }

  /** Marks what can be played, and what is to be chosen. */
  #offer(focused) {
    const state = this.#game.state();
    const computer = this.#computer();
    // A computer's turn is nobody else's; in a race both play.
    const legal = this.#game.legal().filter((action) => !computer || (state.phase === "race" && !this.#computers[action.at(-1)]));
    const starts = new Map();
    for (const action of legal) {
      // In a race by hand a seed falls where the player's own next pit is touched.
      const pit = /^@?([a-l][1-4])/.exec(action)?.[1] ?? (action.startsWith("tap") && this.#game.reach(action));
      if (pit) starts.set(pit, [...(starts.get(pit) ?? []), action]);
    }
    this.starts = starts;
    const verb = legal.find((action) => action.endsWith("*"))?.split(" ")[0];
    if (verb) this.#lots ??= new this.#Lots(verb, this.#game, this.#stage, (pit, most) => this.#laid(pit, most));
    else this.#lots = undefined;
    for (const pit of this.#stage.querySelectorAll("[data-pit]")) {
      const open = starts.has(pit.dataset.pit) || this.#lots?.allows(pit);
      pit.classList.toggle("legal", Boolean(open));
      if (open) pit.removeAttribute("aria-disabled");
    }
    if (this.#lots) {
      this.#lots.show((place, count) => this.#heap(heapNumber(place), count));
      this.#caption.textContent = this.#lots.seeds.size === 0 ? this.#word(verb) : this.#lots.text;
    }
    if (!this.#pit(this.#focus, ".legal")) {
      this.#focus = this.#stage.querySelector(".legal")?.dataset.pit ?? this.#focus;
    }
    const stop = this.#pit(focused ?? this.#focus) ?? this.#stage.querySelector("[data-pit]");
    stop?.setAttribute("tabindex", "0");
    if (focused) stop?.focus();
    const buttons = legal.filter((action) => !/^@?[a-l][1-4]/.test(action) && !action.endsWith("*") && !action.startsWith("tap"));
    if (state.pending && state.pending.kind !== "again") this.#ask(buttons, this.#pit(this.lastPit)); // what the choice is about
    else this.#ask([], null);
    this.#extra = state.pending?.kind === "again" ? [] : buttons.filter(() => !state.pending);
  }

  #extra = [];

  #pit(name, look = "") {
    return this.#stage.querySelector(`[data-pit="${name}"]${look}`);
  }

  /** Buttons beside a pit. */
  #ask(actions, pit) {
    // A choice that is made gives the focus back to the pits.
    if (this.#choices.contains(this.shadowRoot.activeElement)) this.#goFocus(this.#focus);
    this.#choices.replaceChildren();
    this.#choices.hidden = !actions[0];
    this.#stage.style.paddingBottom = "";
    for (const action of actions) {
      const sign = SIGNS[action.at(-1)];
      const name = this.#choiceName(action);
      this.#button(this.#choices, sign ?? name, () => this.#do(action), sign && name);
    }
    if (!actions[0]) return;
    // Told by the picture, not by the screen: a board may lie upside down before who chooses.
    const svg = this.#stage.firstElementChild;
    const { width, height } = svg.viewBox.baseVal;
    const scale = svg.getBoundingClientRect().width / width;
    const [x, y] = pit ? middle(pit) : [width / 2, height - 50];
    const below = (y + 50) * scale + 6;
    const room = this.clientWidth;
    this.#choices.style.top = `${below}px`;
    this.#choices.style.left = "0px";
    const { offsetWidth, offsetHeight } = this.#choices;
    const left = (room - offsetWidth) / 2 + (x - width / 2) * scale;
    this.#choices.style.left = `${Math.max(0, Math.min(left, room - offsetWidth))}px`;
    // Nothing else is covered: what stands below makes room.
    const over = below + offsetHeight - this.#stage.offsetHeight;
    if (over > 0) this.#stage.style.paddingBottom = `${over + 4}px`;
    if (this.shadowRoot.activeElement || this.#keyed) this.#choices.querySelector("button").focus();
  }

  #keyed = false;

  #choiceName(action) {
    const resow = this.#game.state().pending?.kind === "resow";
    if (resow && action === "r") return this.#word("again");
    if (resow && action === "o") return this.#word("counter");
    const choice = CHOICES[action] ?? CHOICES[action.at(-1)];
    return choice ? this.#word(choice) : action;
  }

  #button(parent, text, press, label) {
    const button = parent.appendChild(document.createElement("button"));
    button.type = "button";
    button.textContent = text;
    if (label) {
      button.setAttribute("aria-label", label);
      button.title = label;
    }
    button.addEventListener("click", press);
    return button;
  }

  #drawControls() {
    const focused = [...this.#controls.children].indexOf(this.shadowRoot.activeElement);
    this.#controls.replaceChildren();
    const add = (text, press, disabled = false, label) => {
      this.#button(this.#controls, text, press, label).disabled = disabled;
    };
    if (this.#steps) {
      const end = this.#steps.length;
      add("⏮", () => this.#goTo(0), this.#at === 0, this.#word("first"));
      add("◀", () => this.stepBack(), this.#at === 0, this.#word("back"));
      add(this.#playing ? "⏸" : "⏵", () => (this.#playing ? this.#halt() : this.#run()), this.#at === end && !this.#playing, this.#word(this.#playing ? "pause" : "play"));
      add("▶", () => this.step(), this.#at === end, this.#word("forward"));
      add("⏭", () => this.#goTo(end), this.#at === end, this.#word("last"));
      const count = this.#controls.appendChild(document.createElement("span"));
      count.className = "step";
      count.textContent = `${this.#at} / ${end}`;
    } else if (!this.readonly) {
      if (this.#running) {
        add(this.#word(this.#out ? "last" : "skip"), () => this.#running?.abort());
      } else if (this.#held) {
        add(this.#word("stand"), () => this.#stand());
        add(this.#word("retract"), () => this.#retract());
      } else {
        for (const action of this.#extra.filter(() => !this.#lots?.seeds.size)) add(this.#choiceName(action), () => this.#do(action));
        if (this.#lots?.seeds.size === 0 && this.#game.state().phase === "opening2") {
          // Lukho: nothing may be laid as well; that takes the name of some pit.
          add(this.#word("as-it-is"), () => this.#do(`lay ${this.#stage.querySelector(".pit.legal").dataset.pit}=0`));
        }
        if (this.#lots?.seeds.size) {
          add(this.#word("done"), () => this.#do(this.#lots.text));
          add(this.#word("clear"), () => { this.#lots.seeds.clear(); this.#draw(); });
        }
        // A person goes back to what was chosen, and forward through what follows from it.
        add(this.#word("undo"), () => this.#back("undo", true), this.#game.actions().length === 0);
        add(this.#word("redo"), () => {
          if (!this.#forced()) this.#back("redo", true);
          this.#do();
        }, !this.#undone);
        if (this.hints) add(this.#word("hint"), () => this.hint().catch((error) => this.#refused(error)), !this.#chooses());
      }
    }
    const last = this.#controls.children[focused];
    if (!last?.disabled) last?.focus();
  }

  #undone = 0;

  // --- Acting --------------------------------------------------------------

  /** Plays what was pressed, if anything, and what follows of itself; a refusal is said. */
  #do(action) {
    if (action && this.#computer() && action[0] !== "t") return; // but seeds of a race
    this.#act(action, true).catch((error) => this.#refused(error));
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
    const first = this.#lots && this.#picture();
    const events = game.play(action);
    this.#undone = 0;
    this.#chosen = this.#lots = undefined;
    this.lastPit = events.findLast(({ kind, pit }) => pit && (kind === "choice" || kind === "sow" || kind === "ending"))?.pit;
    // Seeds chosen by hand move from where they lay.
    if (first) this.#hang(first);
    await this.#show(events, () => {
      this.#tell("mbao-action", { action, events });
      this.#ask([], null);
      // While seeds move nothing is to be pressed.
      this.#unmark("legal", "chosen", "reached");
    });
    if (this.#game !== game) return events; // begun anew meanwhile
    const sentence = game.sentence(this.#language());
    const steps = game.steps(this.#language());
    this.#caption.textContent = steps[0] && !steps[2] ? steps.map((s) => s.sentence).join(" ") : sentence;
    this.#live.textContent = sentence;
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
        this.#tellStep(all.indexOf(step) + 1, all, events.slice(0, step.to));
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
    return animate(this.#stage.firstElementChild, events, {
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
    if (!this.#game || this.#running || this.#steps) return false;
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
    this.lastPit = this.#lots = undefined;
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
    const actions = this.starts?.get(name) ?? [];
    this.#focus = name;
    if (actions.length === 1 || (actions[0] && this.#racing())) this.#do(actions[0]);
    else if (actions.length > 1) {
      this.#chosen = name;
      this.#unmark("chosen");
      const pit = this.#pit(name);
      pit.classList.add("chosen");
      this.#ask(actions, pit);
    }
  }

  #unmark(...looks) {
    for (const pit of this.#stage.querySelectorAll("[data-pit]")) pit.classList.remove(...looks);
  }

  /** Where the first handful from a pit would end. */
  #preview(pit) {
    this.#unmark("reached");
    if (!pit || this.#running || this.#silent() || this.#lots) return;
    for (const action of this.starts?.get(pit.dataset.pit) ?? []) {
      const end = this.#game.reach(action);
      this.#pit(end)?.classList.add("reached");
    }
  }

  #pressed(event, pit) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#silent() || !this.#game || this.#running) return;
    const { key } = event;
    this.#keyed = true;
    const legal = this.#game.legal();
    const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key];
    if (steps && pit) this.#walk(pit, steps);
    else if ((key === "Home" || key === "End") && pit) {
      const row = [...this.#stage.querySelectorAll(`[data-pit$="${pit.dataset.pit[1]}"]`)];
      this.#goFocus(row.at(key === "Home" ? 0 : -1).dataset.pit);
    }
    else if ((key === "Enter" || key === " ") && pit) this.#press(pit.dataset.pit, event.shiftKey ? -1 : 1);
    else if ((key === "+" || key === "-") && pit && this.#lots) this.#more(pit.dataset.pit, Number(key + 1));
    else if (pit && legal.includes(pit.dataset.pit + key)) this.#do(pit.dataset.pit + key);
    else if (this.#game.state().pending && legal.includes(key)) this.#do(key);
    else if (key === "Escape" && this.#chosen) {
      this.#chosen = undefined;
      this.#unmark("chosen");
      this.#ask([], null);
      this.#goFocus(this.#focus);
    } else if (/^[a-l1-4]$/.test(key) && pit) {
      this.#typed = /[a-l]/.test(key) ? key : this.#typed + key;
      this.#goFocus(this.#typed);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** To the next pit as they lie. */
  #walk(pit, [down, right]) {
    const [x, y] = middle(pit);
    let best;
    for (const other of this.#stage.querySelectorAll("[data-pit]")) {
      const [ox, oy] = middle(other);
      const along = (ox - x) * right + (oy - y) * down;
      const aside = Math.abs((ox - x) * down) + Math.abs((oy - y) * right);
      if (along > 10 && aside < 40 && (!best || along < best.along)) best = { other, along };
    }
    if (best) this.#goFocus(best.other.dataset.pit);
  }

  #goFocus(name) {
    const pit = this.#pit(name);
    if (!pit) return;
    this.#stage.querySelector('[tabindex="0"]')?.setAttribute("tabindex", "-1");
    pit.setAttribute("tabindex", "0");
    pit.focus();
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
      hand: () => flyer(this.#stage.firstElementChild, this.shadowRoot),
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

  /** The steps of the whole record. */
  #unroll() {
    const actions = this.#game.actions();
    while (this.#game.undo());
    this.#steps = [];
    this.#at = 0;
    for (const [index, action] of actions.entries()) {
      this.#game.play(action);
      const parts = this.#game.steps(this.#language());
      for (const part of parts) this.#steps.push({ index, ...part });
    }
    this.#actions = actions;
  }

  #actions = [];

  /** Shows the frame after so many steps; one step forward may be watched. */
  async #goTo(step, watched = false) {
    if (!this.#steps) return;
    this.#running?.abort();
    const to = Math.max(0, Math.min(Number(step) || 0, this.#steps.length));
    const goal = this.#steps[to - 1];
    const last = goal ? goal.index : -1;
    while (this.#game.actions().length > 0 && this.#game.undo());
    let events = [];
    const before = [];
    for (const action of this.#actions.slice(0, last + 1)) {
      before.push(...events);
      events = this.#game.play(action);
    }
    if (watched && goal && !still?.matches && !document.hidden) {
      this.#shown = goal.from;
      this.#draw();
      this.#at = to;
      this.#caption.textContent = goal.sentence;
      const running = (this.#running = new AbortController());
      await this.#move(events.slice(goal.from, goal.to), running.signal, 1);
      if (this.#running !== running) return;
      this.#running = undefined;
    }
    this.#at = to;
    this.#shown = goal?.to;
    this.#draw();
    this.#say(goal?.sentence ?? "");
    this.#tellStep(to, this.#steps, goal ? before.concat(events.slice(0, goal.to)) : []);
  }

  /** Tells which step is shown, and all that has happened with it. */
  #tellStep(step, steps, events) {
    this.#tell("mbao-step", { step, of: steps.length, sentence: steps[step - 1]?.sentence ?? "", events });
  }

  async #run() {
    this.#playing = true;
    if (this.#at === this.#steps.length) await this.#goTo(0);
    while (this.#playing && this.isConnected && this.#at < this.#steps.length) {
      await this.#goTo(this.#at + 1, true);
      await new Promise((done) => setTimeout(done, still?.matches ? READ : 700));
    }
    this.#halt();
  }

  #halt() {
    this.#playing = false;
    if (this.#game) this.#drawControls();
  }
}

/** The number of a heap, as the library counts them. */
function heapNumber(heap) {
  const { pit, store } = heap.dataset;
  if (store) return store === "n" ? 1001 : 1000;
  if (!pit) return heap.dataset.hand === "n" ? 1003 : 1002;
  const rows = heap.ownerSVGElement.querySelector('[data-pit="a4"]') ? 4 : 2;
  return (rows - pit[1]) * 32 + pit.charCodeAt(0) - 97;
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
