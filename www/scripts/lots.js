/** Lifting and laying in the set-up phases: a number for each pit. */
import { pitName } from "./actions.js";
import { element } from "./element.js";
import { words } from "./language.js";

export class Lots {
  #form;
  #play;
  #state = null;
  #kind = null;
  #fields = new Map();
  #sum = null;

  /** `play` is called with the action when the form is sent. */
  constructor(form, play) {
    this.#form = form;
    this.#play = play;
    form.noValidate = true;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#play(this.#action());
    });
    form.addEventListener("input", () => this.#count());
  }

  /** Asks for a "lift" or "lay", or for nothing. */
  show(kind, state) {
    this.#kind = kind;
    this.#state = state;
    this.#form.hidden = kind === null;
    this.#fields.clear();
    if (kind === null) {
      this.#form.replaceChildren();
      return;
    }
    const say = words();
    const player = state.mover === "s" ? 0 : 1;
    const hand = state.hand > 0 ? state.hand : state.hands[player];
    const title = kind === "lift" ? say.liftTitle(state.mover) : say.layTitle(state.mover, hand);
    const rows = state.rows.map((row, r) =>
      element("div", { className: "lots-row" }, ...row.map((count, c) => this.#field(pitName(state.rows.length, r, c), count))),
    );
    this.#sum = element("output", { className: "lots-sum" });
    const fields = element("fieldset", {}, element("legend", { textContent: title }),
      element("p", { className: "help", textContent: say.lotsHelp }),
      element("div", { className: "lots-grid", data: { columns: String(state.rows[0].length) } }, ...rows));
    const send = element("button", { type: "submit", className: "main", textContent: say[kind] });
    const clear = element("button", { type: "reset", className: "quiet", textContent: say.clear });
    this.#form.onreset = () => setTimeout(() => this.#count());
    this.#form.replaceChildren(fields, element("div", { className: "controls" }, send, clear, this.#sum));
    this.#count();
  }

  /** A pit of the board was pressed: all of it is lifted or not, or one more seed is laid in it. */
  press(pit) {
    const field = this.#fields.get(pit);
    if (!field || field.disabled) return;
    const [row, column] = [this.#state.rows.length - Number(pit[1]), pit.charCodeAt(0) - 97];
    const count = this.#state.rows[row][column];
    field.value = this.#kind === "lift" ? String(field.value > 0 ? 0 : count) : String(Number(field.value) + 1);
    this.#count();
  }

  #field(pit, count) {
    const field = element("input", {
      type: "number", min: "0", max: this.#kind === "lift" ? String(count) : "255", inputMode: "numeric",
      placeholder: "0", ariaLabel: words().lotsPit(pit), data: { lot: pit },
    });
    // An empty pit has nothing to lift.
    field.disabled = this.#kind === "lift" && count === 0;
    this.#fields.set(pit, field);
    return field;
  }

  #lots() {
    return [...this.#fields].map(([pit, field]) => [pit, field.value.trim()]).filter(([, n]) => n !== "" && n !== "0");
  }

  #count() {
    const sum = this.#lots().reduce((all, [, n]) => all + Number(n), 0);
    this.#sum.textContent = words().lotsSum(sum);
  }

  #action() {
    // Nothing laid is an action too, and still names a pit.
    return `${this.#kind} ${this.#lots().map(([pit, n]) => `${pit}=${n}`).join(",") || "a1=0"}`;
  }
}
