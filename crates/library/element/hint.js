// A hint on a board: the pits of the suggested turn in their order, and why in words. Fetched when first asked for.
const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds it is thought about, unless told otherwise. */
const THINKS = 700;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
.hint { pointer-events: none; }
.hint path { fill: none; stroke: var(--mbao-hint, #fff); stroke-width: 8; stroke-linecap: round; }
.hint path:first-child { stroke: #1a0f08; stroke-width: 14; }
.hint .badge { fill: var(--mbao-hint, #fff); stroke: #1a0f08; stroke-width: 3; }
.hint text { fill: #1a0f08; font-size: 24px; font-weight: 700; }
@media (forced-colors: active) { .hint path + path { stroke: Highlight; } }
@media print { .hint { display: none; } }`);

function make(name, parent, attributes, text = "") {
  const made = parent.appendChild(document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

/** Pits of a turn in their order, each with what is written beside it: its place, or the seeds laid or lifted there. */
function places(turn) {
  const found = new Map();
  let order = 0;
  for (const action of turn) {
    for (const [, pit, seeds] of action.matchAll(/([a-l][1-4])(?:=(\d+))?/g)) {
      if (seeds === "0") continue;
      const label = seeds ?? `${(order += 1)}`;
      found.set(pit, found.has(pit) ? `${found.get(pit)}, ${label}` : label);
    }
  }
  return found;
}

/** Marks the pits above the picture, which is left as it is. */
function mark(svg, turn) {
  const marks = make("g", svg, { class: "hint", "aria-hidden": "true" });
  for (const [name, label] of places(turn)) {
    const pit = svg.querySelector(`[data-pit="${name}"]`);
    if (!pit) continue;
    const place = make("g", marks, { transform: pit.getAttribute("transform") });
    // Open towards the pit's number.
    for (let twice = 0; twice < 2; twice += 1) make("path", place, { d: "M6 45A45 45 0 1 1 45 6" });
    const half = 10 + 7 * label.length;
    make("rect", place, { class: "badge", x: -32 - half, y: -48, width: 2 * half, height: 34, rx: 17 });
    make("text", place, { x: -32, y: -23 }, label);
  }
  return marks;
}

/**
 * Thinks, shows the turn on the board and says why; fulfilled with the suggestion, with nothing when the
 * signal ended it. What was marked goes with the signal.
 */
export async function hint(board, game, thinking, how) {
  const root = board.shadowRoot;
  const stage = root.querySelector(".stage");
  const say = (text) => {
    root.querySelector(".caption").textContent = root.querySelector("[aria-live]").textContent = text;
  };
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  stage.setAttribute("aria-busy", "true");
  say(thinking);
  const { signal } = how;
  try {
    const found = await game.hint({ level: 5, millis: how.nodes === undefined ? THINKS : undefined, ...how });
    stage.removeAttribute("aria-busy");
    const marks = found && mark(stage.firstElementChild, found.turn);
    signal.addEventListener("abort", () => marks?.remove(), { once: true });
    say(found?.sentence ?? "");
    board.dispatchEvent(new CustomEvent("mbao-hint", { detail: found, bubbles: true, composed: true }));
    return found ?? undefined;
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  }
}
