/** @import { MbaoBoard } from "../mbao/board.js" */

/** The longest turn of all: plays it on its board when asked, and counts its seeds as they fall. */
const place = document.querySelector(/** @type {"div"} */ (".greatest"));
const board = place?.querySelector(/** @type {"mbao-board"} */ ("mbao-board"));
const button = place?.querySelector("button");
const count = place?.querySelector(".greatest-count strong");

function watched(/** @type {MbaoBoard} */ board, /** @type {HTMLButtonElement} */ button, /** @type {Element} */ count) {
  const all = count.textContent;
  const grouped = new Intl.NumberFormat("en");
  /** Identifies the latest run: a press in the middle begins anew. */
  let latest = {};
  /** The seeds of earlier actions, and those of the one that moves. */
  let before = 0;
  let fallen = 0;
  board.setAttribute("speed", "slow");
  board.addEventListener("mbao-step", ({ detail }) => {
    fallen = detail.events.filter(({ kind }) => kind === "sow").length;
    count.textContent = grouped.format(before + fallen);
  });
  button.addEventListener("click", async () => {
    const run = (latest = {});
    await customElements.whenDefined("mbao-board");
    await board.reset();
    before = fallen = 0;
    count.textContent = "0";
    for (const action of (button.dataset.turn ?? "").split(" ")) {
      if (latest !== run) return;
      await board.play(action);
      before += fallen;
      fallen = 0;
    }
    if (latest !== run) return;
    count.textContent = all;
    button.textContent = button.dataset.again ?? "";
  });
}

if (board && button && count) watched(board, button, count);
