// Two people who press anything, in every game: the board shows the true state, and goes on.
import assert from "node:assert/strict";
import { test } from "node:test";

import { on, put } from "./boards.mjs";


/** Actions after which a game is stopped, and the most presses until then. */
const ACTIONS = 8;
const ACTS = 2000;

/** Does random things at the page's board until `most` actions are played; returns what was wrong, and after what. */
async function press(most, acts, seed) {
  const board = document.querySelector("mbao-board");
  const root = board.shadowRoot;
  const all = (what) => [...root.querySelectorAll(what)];
  const { Game } = await import("/mbao/mbao.js");
  let state = seed;
  const lot = (most) => (state = (state * 48271) % 2147483647) % most;
  const done = [];
  const wrong = [];
  let actions = 0;
  board.addEventListener("mbao-action", () => (actions += 1));
  const note = (what) => wrong.push(`${what} after ${done.slice(-6).join(", ")}`);

  /** Compares what is shown with the state of the game. */
  const look = () => {
    const { rows, outcome, phase, mover } = board.state;
    const buttons = all("button:enabled").map(({ textContent }) => textContent);
    // Done is offered once the choice is allowed; Begin again is always offered.
    const choosing = buttons.includes("Done") || buttons.includes("Begin again");
    const [legal, chosen] = [all(".pit.legal"), all(".pit.chosen")];
    if (all('.pit[tabindex="0"]').length !== 1) note("not one pit to come to by Tab");
    if (!outcome && !legal[0] && !buttons.some((name) => !["Undo", "Redo", "Replay", "Begin again"].includes(name))) {
      note(`nothing to press for ${mover} in ${phase}`);
    }
    if (chosen[0] && !choosing && !root.querySelector(".choices:not([hidden])")) note(`${chosen[0].dataset.pit} looks chosen`);
    for (const pit of chosen) if (choosing && !pit.classList.contains("legal")) note(`${pit.dataset.pit} is chosen, which may not be`);
    const again = new Game("", { record: board.recordText });
    // At the end the board shows what remained in the stores.
    const gathered = again.turn("en").gathered.flatMap(({ pits }) => pits);
    for (const pit of choosing ? [] : all(".pit")) {
      const [column, row] = pit.dataset.pit;
      const lie = gathered.includes(pit.dataset.pit) ? 0 : rows.at(-row)[column.charCodeAt(0) - 97];
      const shown = Number(pit.querySelector(".count").textContent);
      if (shown !== lie) note(`${shown} seeds are shown in ${pit.dataset.pit}, where ${lie} lie`);
    }
    if (JSON.stringify(again.state()) !== JSON.stringify(board.state)) note("the record is of another game");
    again.free();
  };

  const some = (list) => list[lot(list.length)];
  const click = (pit, more) => pit.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true, detail: 1, ...more }));
  const things = {
    pit: () => some(all(".pit.legal")),
    many: () => board.state.phase !== "play" && some(all(".pit.legal")),
    choice: () => some(all(".choices:not([hidden]) button")),
    control: () => some(all(".controls button:enabled")),
    key: () => some(all(".pit")),
  };
  const ways = {
    pit: (pit) => click(pit, { shiftKey: lot(9) === 0 }),
    many: ({ dataset: { pit } }) => {
      for (let times = lot(34); times >= 0; times -= 1) click(root.querySelector(`[data-pit=${pit}]`));
    },
    choice: (button) => button.click(),
    control: (button) => button.click(),
    key: (pit) => {
      const key = some(["Enter", " ", "+", "-", "Escape", "ArrowLeft", "ArrowUp", "Home", "x", "o", "3", "L"]);
      done.push(key);
      pit.focus();
      pit.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
    },
  };
  for (let act = 0; act < acts && actions < most && !wrong[0]; act += 1) {
    const kind = some(["pit", "pit", "pit", "many", "choice", "choice", "control", "key"]);
    const thing = things[kind]();
    if (!thing) continue;
    done.push(`${kind} ${thing.dataset.pit ?? thing.textContent}`);
    ways[kind](thing);
    await new Promise((next) => setTimeout(next));
    look();
  }
  return { wrong, actions };
}

test("whatever two people press, the board shows the true state, and goes on", () => on("<mbao-board></mbao-board>", async (page) => {
  const list = await page.evaluate(async () => {
    const { games } = await import("/mbao/mbao.js");
    // A free set-up takes long, and is the same in every game that has one: two people lay, and one begins.
    return games().map(({ id, setups }) => [id, setups[0].name]).concat([["omweso", "free", 3]]);
  });
  assert.equal(list.length, 15);
  for (const [at, [game, setup, enough = ACTIONS]] of list.entries()) {
    await put(page, `<mbao-board game="${game}" setup="${setup}" speed="instant"></mbao-board>`);
    const { wrong, actions } = await page.evaluate(`(${press})(${enough}, ${ACTS}, ${at + 1})`);
    assert.deepEqual(wrong, [], `${game} ${setup}`);
    assert.ok(actions >= enough, `${game} ${setup}: ${actions}`);
  }
}));
