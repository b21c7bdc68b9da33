/** The page at play: what is shown, and what a press does. */
import { sorted } from "./actions.js";
import { Board } from "./board.js";
import { showBegin, showGames, whose } from "./chooser.js";
import { showChoices } from "./choices.js";
import { element } from "./element.js";
import { onLanguage, words } from "./language.js";
import { Lots } from "./lots.js";
import { showPlayer } from "./players.js";
import { Session } from "./session.js";
import { lastPit, line, steps } from "./telling.js";

const at = (id) => document.getElementById(id);

export class Page {
  #infos;
  #sessions = new Map();
  #session;
  #sorted;
  /** The pit that was pressed and can be played in several ways. */
  #from = null;
  #board = new Board(at("board"), (pit) => this.#press(pit));
  #lots = new Lots(at("lots"), (action) => this.#play(action));

  constructor(infos) {
    this.#infos = infos;
    at("undo").addEventListener("click", () => this.#take("undo"));
    at("redo").addEventListener("click", () => this.#take("redo"));
    addEventListener("hashchange", () => this.#open(this.#asked()));
    onLanguage(() => {
      this.#showChooser();
      this.#show();
    });
    this.#open(this.#asked() ?? infos[0]);
    at("game").hidden = false;
  }

  /** The game that the address names. */
  #asked() {
    return this.#infos.find((info) => info.id === location.hash.slice(1));
  }

  /** Shows a game, where it was left if it was played before. */
  #open(info) {
    if (!info) return;
    if (!this.#sessions.has(info.id)) this.#sessions.set(info.id, new Session(info));
    this.#enter(this.#sessions.get(info.id));
  }

  #enter(session) {
    this.#session = session;
    this.#from = null;
    this.#say("");
    this.#showChooser();
    this.#show();
  }

  #choose(info) {
    history.replaceState(null, "", `#${info.id}`);
    this.#open(info);
    at("title").focus();
    at("title").scrollIntoView({ block: "nearest" });
  }

  #begin(begin) {
    const { info } = this.#session;
    let session;
    try {
      session = new Session(info, begin);
    } catch (error) {
      this.#failed(error);
      return;
    }
    this.#sessions.get(info.id)?.end();
    this.#sessions.set(info.id, session);
    this.#enter(session);
    at("title").focus();
  }

  #press(pit) {
    const ways = this.#sorted.pits.get(pit) ?? [];
    if (ways.length === 1) {
      this.#play(ways[0].action);
    } else if (ways.length > 1) {
      this.#from = pit;
      this.#show();
      at("choices").querySelector("button").focus();
    } else if (this.#sorted.lots) {
      this.#lots.press(pit);
    }
  }

  #play(action) {
    const kept = this.#focused();
    try {
      this.#session.play(action);
    } catch (error) {
      this.#failed(error);
      return;
    }
    this.#done(kept);
  }

  #take(way) {
    const button = at(way);
    this.#session[way]();
    this.#done("elsewhere");
    if (button.disabled) this.#board.focus();
  }

  /** Where the focus is: playing must not lose it. */
  #focused() {
    const focus = document.activeElement;
    return at("board").contains(focus) || at("choices").contains(focus) || at("lots").contains(focus) ? "play" : "elsewhere";
  }

  #done(focus) {
    this.#from = null;
    this.#say("");
    this.#show();
    if (focus === "elsewhere") return;
    const choice = at("choices").querySelector("button");
    if (choice && this.#session.state.pending) choice.focus();
    else if (!at("board").contains(document.activeElement)) this.#board.focus();
  }

  #cancel() {
    const pit = this.#from;
    this.#from = null;
    this.#show();
    this.#board.focus(pit);
  }

  #failed(error) {
    if (error.name !== "MbaoError") throw error;
    const kind = words().errors[error.code];
    this.#say(kind ? `${kind}: ` : "", error.message);
  }

  /** Shows what went wrong; the library says it in English. */
  #say(text, english = "") {
    at("error").replaceChildren(text, ...(english ? [element("span", { lang: "en", textContent: english })] : []));
  }

  #showChooser() {
    const { info, state } = this.#session;
    showGames(at("games"), this.#infos, info, (chosen) => this.#choose(chosen));
    showBegin(at("begin"), info, state, (begin) => this.#begin(begin));
  }

  #show() {
    const { info, state, legal, events } = this.#session;
    const say = words();
    const { people, region } = whose(info);
    this.#sorted = sorted(legal);
    document.title = `${info.name} · Mbao`;
    at("title").textContent = info.name;
    at("where").textContent = say.where(people, region, info.section);
    this.#board.show(state, {
      playable: new Set(this.#sorted.pits.keys()),
      chosen: this.#from,
      last: lastPit(events),
      counted: this.#sorted.lots !== null,
    });
    showPlayer(at("north"), "n", state);
    showPlayer(at("south"), "s", state);
    showChoices(at("choices"), {
      from: this.#from,
      ways: this.#sorted.pits.get(this.#from),
      choices: this.#sorted.choices,
      pending: state.pending,
      play: (action) => this.#play(action),
      cancel: () => this.#cancel(),
    });
    this.#lots.show(this.#sorted.lots, state);
    at("undo").disabled = !this.#session.canUndo;
    at("redo").disabled = !this.#session.canRedo;
    at("telling").textContent = this.#telling();
    at("steps").replaceChildren(...steps(events).map((step) => element("li", { textContent: step })));
    at("position-now").value = this.#session.position ?? say.noPosition;
    at("record-now").value = this.#session.record;
    at("notes").replaceChildren(...info.notes.map((note) => element("li", { textContent: note })));
    at("notes").closest("details").hidden = info.notes.length === 0;
  }

  #telling() {
    const { info, state, events, last } = this.#session;
    const say = words();
    if (last === "played") return line(events);
    const how = { begun: say.tell.begun(info.name), undone: say.tell.undone, redone: say.tell.redone }[last];
    return state.outcome ? `${how} ${say.over(state.outcome)}` : how;
  }
}
