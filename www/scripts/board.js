/** The board: a grid of pits that are buttons, one of them in the tab order. */
import { pitName } from "./actions.js";
import { element } from "./element.js";
import { words } from "./language.js";
import { heap } from "./seeds.js";

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class Board {
  #place;
  #press;
  #pits = new Map();
  #shape = [0, 0];
  #active = null;

  /** `press` is called with the name of a pit that is pressed. */
  constructor(place, press) {
    this.#place = place;
    this.#press = press;
    place.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * Shows a state. `playable` holds names of pits, `chosen` and `last` are one
   * or null; `counted` says that every press counts, as where seeds are laid.
   */
  show(state, { playable, chosen, last, counted }) {
    const shape = [state.rows.length, state.rows[0].length];
    if (String(shape) !== String(this.#shape)) this.#lay(shape);
    this.#place.setAttribute("aria-label", words().board);
    if (!playable.has(this.#active) && !this.#place.contains(document.activeElement)) {
      const [first] = playable;
      this.#active = first ?? this.#active ?? "a1";
    }
    state.rows.forEach((row, r) => {
      row.forEach((count, c) => {
        const pit = pitName(shape[0], r, c);
        this.#fill(pit, count, state.marks[r][c], {
          playable: playable.has(pit), chosen: chosen === pit, last: last === pit, counted,
        });
      });
    });
  }

  /** Puts the focus on a pit, or on the one that had it last. */
  focus(pit = this.#active) {
    if (!this.#pits.has(pit)) return;
    this.#activate(pit);
    this.#pits.get(pit).button.focus();
  }

  #lay([rows, columns]) {
    this.#shape = [rows, columns];
    this.#pits.clear();
    const lines = [];
    for (let r = 0; r < rows; r++) {
      const cells = [];
      for (let c = 0; c < columns; c++) {
        const name = pitName(rows, r, c);
        const count = element("span", { className: "count" });
        const button = element("button", { type: "button", className: "pit", tabIndex: -1, data: { pit: name } }, count);
        button.addEventListener("click", () => {
          this.#activate(name);
          this.#press(name);
        });
        this.#pits.set(name, { button, count, shown: null });
        cells.push(element("div", { className: "cell", role: "gridcell" }, button));
      }
      const label = element("span", { className: "row-name", textContent: String(rows - r), ariaHidden: "true" });
      lines.push(element("div", { className: "row", role: "row", data: { half: r < rows / 2 ? "n" : "s" } }, label, ...cells));
    }
    const letters = Array.from({ length: columns }, (_, c) =>
      element("span", { textContent: String.fromCharCode(97 + c) }),
    );
    const foot = element("div", { className: "column-names", ariaHidden: "true" }, element("span"), ...letters);
    const grid = element("div", { className: "grid", role: "presentation" }, ...lines);
    this.#place.setAttribute("role", "grid");
    this.#place.dataset.columns = String(columns);
    this.#place.dataset.rows = String(rows);
    this.#place.replaceChildren(grid, foot);
    this.#active = null;
  }

  #fill(name, count, mark, { playable, chosen, last, counted }) {
    const pit = this.#pits.get(name);
    const { button } = pit;
    button.tabIndex = name === this.#active ? 0 : -1;
    button.ariaDisabled = playable || counted ? null : "true";
    button.classList.toggle("playable", playable);
    button.classList.toggle("chosen", chosen);
    button.classList.toggle("last", last);
    button.dataset.mark = mark;
    button.dataset.count = String(count);
    button.ariaLabel = words().pit({ pit: name, count, mark: words().marks[mark] ?? "", playable, last });
    if (pit.shown !== count) {
      pit.shown = count;
      pit.count.textContent = String(count);
      button.querySelector(".heap")?.remove();
      button.prepend(heap(count));
    }
  }

  #activate(name) {
    this.#pits.get(this.#active)?.button.setAttribute("tabindex", "-1");
    this.#active = name;
    this.#pits.get(name).button.tabIndex = 0;
  }

  #key(event) {
    const name = event.target.closest?.("[data-pit]")?.dataset.pit;
    if (!name || event.ctrlKey || event.metaKey || event.altKey) return;
    const [rows, columns] = this.#shape;
    let row = rows - Number(name[1]);
    let column = name.charCodeAt(0) - 97;
    if (event.key === "Home") column = 0;
    else if (event.key === "End") column = columns - 1;
    else if (Object.hasOwn(ARROWS, event.key)) {
      const [down, right] = ARROWS[event.key];
      row = Math.min(rows - 1, Math.max(0, row + down));
      column = Math.min(columns - 1, Math.max(0, column + right));
    } else return;
    event.preventDefault();
    this.focus(pitName(rows, row, column));
  }
}
