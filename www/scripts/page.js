/** The page at play: a game, its board, and the same for other people's pages. */
import { showBegin, showGames, whose } from "./chooser.js";
import { element } from "./element.js";
import { onLanguage, words } from "./language.js";

const at = (id) => document.getElementById(id);
/** What only looks, and stays when a game begins anew. */
const ADORNMENTS = ["theme", "speed"];

export class Page {
  #infos;
  #info;
  #board = at("board");

  /** Games as they were left, by id: attributes and record. */
  #left = new Map();
  #Game;

  constructor(infos, Game) {
    this.#infos = infos;
    this.#Game = Game;
    for (const kind of ["action", "turn", "ready"]) this.#board.addEventListener(`mbao-${kind}`, () => this.#write());
    for (const button of document.querySelectorAll("[data-copy]")) {
      button.addEventListener("click", () => this.#copy(button));
    }
    addEventListener("hashchange", () => this.#open(this.#asked()));
    onLanguage(() => this.#show());
    at("game").hidden = false;
    this.#open(this.#asked() ?? infos[0]);
  }

  /** The game that the address names. */
  #asked() {
    return this.#infos.find((info) => info.id === location.hash.slice(1));
  }

  #open(info) {
    if (!info || info === this.#info) return;
    if (this.#info && this.#board.recordText) this.#left.set(this.#info.id, this.#board.recordText);
    this.#info = info;
    for (const name of ["setup", "options", "position", "record"]) this.#board.removeAttribute(name);
    const record = this.#left.get(info.id);
    if (record) this.#board.setAttribute("record", record);
    this.#board.setAttribute("game", info.id);
    at("error").textContent = "";
    this.#show();
  }

  #choose(info) {
    history.replaceState(null, "", `#${info.id}`);
    this.#open(info);
    at("title").focus();
    at("title").scrollIntoView({ block: "nearest" });
  }

  #begin({ setup, options, position }) {
    try {
      // Tried first: what cannot begin leaves the board as it is.
      new this.#Game(this.#info.id, { setup, options, position }).free();
    } catch (error) {
      const lead = words().errors[error.code];
      at("error").textContent = lead ? `${lead}: ${error.message}` : error.message;
      return;
    }
    at("error").textContent = "";
    this.#board.removeAttribute("record");
    const usual = Object.fromEntries(this.#info.options.map((option) => [option.id, option.default]));
    const chosen = Object.entries(options).filter(([id, value]) => value !== usual[id]);
    this.#set("setup", setup === this.#info.setups[0].name ? "" : setup);
    this.#set("options", chosen.map(([id, value]) => `${id}=${value}`).join(", "));
    this.#set("position", position);
    this.#board.reset();
    at("title").focus();
  }

  #set(name, value) {
    if (value) this.#board.setAttribute(name, value);
    else this.#board.removeAttribute(name);
    this.#snippet();
  }

  #show() {
    const say = words();
    const { people, region } = whose(this.#info);
    at("title").textContent = this.#info.name;
    document.title = `${this.#info.name} · Mbao`;
    at("where").textContent = say.where(people, region, this.#info.section);
    at("notes").replaceChildren(...this.#info.notes.map((note) => element("li", { textContent: note })));
    this.#board.setAttribute("lang", document.documentElement.lang);
    showGames(at("games"), this.#infos, this.#info, (info) => this.#choose(info));
    const state = this.#board.state?.game === this.#info.id ? this.#board.state : { options: {}, setup: this.#info.setups[0].name };
    const adorn = {
      get: (name) => this.#board.getAttribute(name) ?? (name === "speed" ? "normal" : ""),
      set: (name, value) => this.#set(name, value),
    };
    showBegin(at("begin"), this.#info, state, (begin) => this.#begin(begin), adorn);
    this.#snippet();
    this.#write();
  }

  /** The game in writing. */
  #write() {
    at("position-now").value = this.#board.positionText ?? words().noPosition;
    at("record-now").value = this.#board.recordText ?? "";
  }

  /** What another page needs to show this board. */
  #snippet() {
    const given = ["game", "setup", "options", "position", "lang", ...ADORNMENTS]
      .map((name) => [name, this.#board.getAttribute(name)])
      .filter(([, value]) => value);
    const quoted = given.map(([name, value]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`).join("");
    at("tag").value = `<script type="module" src="/mbao/board.js"></script>\n<mbao-board${quoted}></mbao-board>`;
    const query = new URLSearchParams(given);
    at("frame").value = `<iframe src="${new URL("../embed.html", document.baseURI)}?${query}" title="${this.#info.name}" width="100%" height="420"></iframe>`;
  }

  async #copy(button) {
    const field = at(button.dataset.copy);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = words().copied;
      setTimeout(() => (button.textContent = words().copy), 1500);
    } catch {
      // It is selected: the reader's own keys copy it.
    }
  }
}
