/** The button beneath a board to play on: the game is looked at when it is pressed, and what that needs is fetched then. */
const section = document.querySelector(".afterwards");
const board = document.getElementById("board");
const [look, stop] = [".look", ".stop"].map((name) => section.querySelector(name));
const progress = section.querySelector("progress");
const told = section.querySelector(".told");
const words = JSON.parse(section.dataset.words);
let running;

/** A text with names in braces, and what stands for them. */
export const filled = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

/** There is something to look at once a turn has been played. */
function offer() {
  const played = board.state?.turn > 1 || Boolean(board.state?.outcome);
  look.disabled = !played || Boolean(running);
  if (told.textContent === words.none && played) told.textContent = "";
}

async function start() {
  running = new AbortController();
  const { signal } = running;
  stop.hidden = progress.hidden = false;
  offer();
  told.textContent = "";
  try {
    const { lookAt } = await import("./curve.js");
    const found = await lookAt(board, signal, (turn, turns) => {
      [progress.value, progress.max] = [turn, turns];
      progress.setAttribute("aria-valuetext", filled(words.progress, { turn, turns }));
    });
    const { show } = await import("./turning-points.js");
    const points = show(section.querySelector(".found"), board, found, words);
    told.textContent = filled(words.done, { turns: found.turns.length, points });
  } catch (error) {
    told.textContent = signal.aborted ? words.stopped : filled(words.failed, { why: error?.message ?? error });
  }
  const focused = document.activeElement === stop;
  running = undefined;
  stop.hidden = progress.hidden = true;
  progress.removeAttribute("value");
  offer();
  if (focused) look.focus();
}

look.addEventListener("click", start);
stop.addEventListener("click", () => running?.abort());
for (const kind of ["ready", "turn", "over"]) board.addEventListener(`mbao-${kind}`, offer);
offer();
