/** What is left of a turn where its time is a rule: shown beside the board, which plays on. */
import { element } from "./element.js";

const told = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** A clock for a board; `said`: what it is called, and what it says when the time is up. It starts with the first seed. */
export function turnClock(board, seconds, said) {
  const left = element("span", {}, told(seconds));
  const up = element("span", { attributes: { role: "status" } });
  const clock = element("p", { className: "turn-clock" }, `${said.clock}: `, left, " ", up);
  const own = new AbortController();
  let ends, ticking;
  const show = () => {
    if (!clock.isConnected) return stop();
    const rest = Math.max(0, Math.ceil((ends - performance.now()) / 1000));
    left.textContent = told(rest);
    if (rest > 0 || up.textContent) return;
    up.textContent = said.clockUp;
    clearInterval(ticking);
  };
  const stop = () => {
    clearInterval(ticking);
    if (!clock.isConnected) own.abort();
  };
  const begin = () => {
    stop();
    up.textContent = "";
    left.textContent = told(seconds);
    ends = performance.now() + 1000 * seconds;
    ticking = setInterval(show, 250);
  };
  const { signal } = own;
  board.addEventListener("mbao-action", () => ends === undefined && begin(), { signal });
  board.addEventListener("mbao-turn", begin, { signal });
  board.addEventListener("mbao-over", stop, { signal });
  return clock;
}
