/**
 * Takes over the islands of the page once the page itself has arrived, with the bundle for its kind of page
 * (`data-bundle`): one island after another, so that the page can paint and respond between them. If the page
 * says `data-islands="reached"`, this waits until somebody reaches for the head of the page.
 */
document.body.classList.add("came-islands");
const { bundle, islands: when } = document.body.dataset;

/** Islands that are not awake yet. */
const asleep = new Set(document.querySelectorAll("[data-island]"));
/**
 * Presses on controls of islands that are not awake yet, in order, with what was chosen and the event's `detail`
 * (0 for a key): a page can be pressed long before its bundle has come.
 * @type {Map<HTMLButtonElement | HTMLInputElement, { chosen: boolean, detail: number }>}
 */
const presses = new Map();

/** Keeps a press until its island is awake. */
function keepPress(/** @type {MouseEvent} */ { target, detail }) {
  const control = target instanceof Element && target.closest(/** @type {"button"} */ ("button, [type=radio], [type=checkbox]"));
  if (!control || ![...asleep].some((island) => island.contains(control))) return;
  presses.delete(control);
  presses.set(control, { chosen: "checked" in control && Boolean(control.checked), detail });
  control.setAttribute("aria-busy", "true");
}
document.addEventListener("click", keepPress, { capture: true });

/**
 * Presses of pits on boards that wait for an island (`data-waits`): the board itself would play them as turns. It
 * keeps names, because a board is drawn anew meanwhile.
 * @type {{ board: Element, pit: string, detail: number }[]}
 */
let pits = [];

/** Keeps a press of a pit until the board no longer waits; the board gets none of its events. */
function keepPit(/** @type {Event} */ event) {
  const [inner] = event.composedPath();
  const board = event.target instanceof Element && event.target.closest("[data-waits]");
  const pit = inner instanceof Element && inner.closest("[data-pit][role=button]");
  const key = event instanceof KeyboardEvent;
  if (!board || !pit || (key && !["Enter", " "].includes(event.key))) return;
  event.stopPropagation();
  if (key) event.preventDefault();
  // On a board, a finger plays when it leaves the glass; a click follows.
  if (!key && event.type !== "click") return;
  pits.push({ board, pit: pit.getAttribute("data-pit") ?? "", detail: event instanceof MouseEvent ? event.detail : 0 });
  board.setAttribute("aria-busy", "true");
}
const PIT_EVENTS = ["pointerdown", "touchend", "click", "keydown"];
for (const kind of PIT_EVENTS) document.addEventListener(kind, keepPit, { capture: true });

/** Forgets the presses of pits on boards that wait no longer, and returns them. */
function takenPits() {
  const those = pits.filter(({ board }) => !board.hasAttribute("data-waits"));
  pits = pits.filter((press) => !those.includes(press));
  for (const { board } of those) board.removeAttribute("aria-busy");
  return those;
}

/** Forgets the presses that satisfy a condition, and returns them. */
function taken(/** @type {(control: Element) => boolean} */ which) {
  const those = [...presses].filter(([control]) => which(control));
  for (const [control] of those) {
    presses.delete(control);
    control.removeAttribute("aria-busy");
  }
  return those;
}

/** Takes over an island, and repeats the presses that it missed. */
async function wake(/** @type {Element} */ island, /** @type {(place: Element) => void} */ takeOver) {
  takeOver(island);
  await new Promise((next) => setTimeout(next));
  asleep.delete(island);
  for (const [control, { chosen, detail }] of taken((control) => island.contains(control))) {
    // A control that still stands as it was chosen would report no change at a click.
    if ("checked" in control && control.checked === chosen) control.dispatchEvent(new Event("change", { bubbles: true }));
    else control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  }
  for (const { board, pit, detail } of takenPits()) {
    const now = board.shadowRoot?.querySelector(`[data-pit="${pit}"][role=button]`);
    now?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail }));
  }
}

/** From now on presses reach what they are meant for. */
function keepNothing() {
  document.removeEventListener("click", keepPress, { capture: true });
  for (const kind of PIT_EVENTS) document.removeEventListener(kind, keepPit, { capture: true });
}

/** Says that the page can only be read; the HTML that was sent stays. */
function unloaded() {
  asleep.clear();
  keepNothing();
  taken(() => true);
  for (const board of document.querySelectorAll("[data-waits]")) board.removeAttribute("data-waits");
  takenPits();
  const told = Object.assign(document.createElement("p"), { className: "unloaded", textContent: document.body.dataset.unloaded });
  told.setAttribute("role", "status");
  document.querySelector("main")?.prepend(told);
}

async function start() {
  /** @type {{ default: () => Promise<unknown>, takeOver: (place: Element) => void }} */
  const islands = await import(`../${bundle}/${bundle}.js`);
  await islands.default();
  for (const island of [...asleep]) await wake(island, islands.takeOver);
  keepNothing();
}

/** Starts at the first touch, key or pointer in the head. */
function whenReached() {
  const head = document.querySelector(/** @type {"header"} */ ("header.top"));
  const waking = new AbortController();
  const reach = (/** @type {Event} */ event) => {
    // Browsers report a move of a resting pointer when the page moves beneath it.
    if (event.type === "pointermove" && event instanceof PointerEvent && !event.movementX && !event.movementY) return;
    waking.abort();
    void start().catch(unloaded);
  };
  // Not "pointerover", which is also sent when a page appears beneath a resting pointer.
  for (const kind of ["pointermove", "pointerdown", "focusin", "keydown"]) {
    head?.addEventListener(kind, reach, { signal: waking.signal });
  }
}

if (when === "reached") whenReached();
else {
  const soon = () => void start().catch(unloaded);
  if ("requestIdleCallback" in window) requestIdleCallback(soon, { timeout: 1500 });
  else setTimeout(soon, 200);
}
