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
 * Presses on controls of islands that are not awake yet, in order: a page can be pressed long before its bundle has
 * come. With each press goes what was chosen, and the event's `detail` (0 for a key). A `pit` is pressed on a board
 * that waits for an island (`data-waits`), because the board itself would play it as a turn; the board is drawn anew
 * meanwhile, so this is its name.
 * @type {{ control: Element, pit?: string, chosen: boolean, detail: number }[]}
 */
let presses = [];

/** Keeps a press until its island is awake; the last one of a control or pit counts. */
function keep(/** @type {typeof presses[number]} */ press) {
  presses = presses.filter(({ control, pit }) => control !== press.control || pit !== press.pit).concat(press);
  press.control.setAttribute("aria-busy", "true");
}

function keepPress(/** @type {MouseEvent} */ { target, detail }) {
  const control = target instanceof Element && target.closest(/** @type {"button"} */ ("button, [type=radio], [type=checkbox]"));
  if (!control || ![...asleep].some((island) => island.contains(control))) return;
  keep({ control, chosen: "checked" in control && Boolean(control.checked), detail });
}

/** A board that waits gets nothing of a press on a pit. */
function keepPit(/** @type {Event} */ event) {
  const [inner] = event.composedPath();
  const board = event.target instanceof Element && event.target.closest("[data-waits]");
  const pit = inner instanceof Element && inner.closest("[data-pit][role=button]")?.getAttribute("data-pit");
  const key = event instanceof KeyboardEvent;
  if (!board || !pit || (key && !["Enter", " "].includes(event.key))) return;
  event.stopPropagation();
  if (key) event.preventDefault();
  // On a board, a finger plays when it leaves the glass; a click follows.
  if (key || event.type === "click") keep({ control: board, pit, chosen: false, detail: event instanceof MouseEvent ? event.detail : 0 });
}

const PIT_EVENTS = ["pointerdown", "touchend", "click", "keydown"];
document.addEventListener("click", keepPress, { capture: true });
for (const kind of PIT_EVENTS) document.addEventListener(kind, keepPit, { capture: true });

/** From now on presses reach what they are meant for. */
function keepNothing() {
  document.removeEventListener("click", keepPress, { capture: true });
  for (const kind of PIT_EVENTS) document.removeEventListener(kind, keepPit, { capture: true });
}

/** Forgets the presses that satisfy a condition, and returns them. */
function taken(/** @type {(press: typeof presses[number]) => boolean} */ which) {
  const those = presses.filter(which);
  presses = presses.filter((press) => !those.includes(press));
  for (const { control } of those) control.removeAttribute("aria-busy");
  return those;
}

/** Takes over an island, and repeats the presses that it missed. */
async function wake(/** @type {Element} */ island, /** @type {(place: Element) => void} */ takeOver) {
  takeOver(island);
  await new Promise((next) => setTimeout(next));
  asleep.delete(island);
  const missed = taken(({ control, pit }) => (pit ? !control.hasAttribute("data-waits") : island.contains(control)));
  for (const { control, pit, chosen, detail } of missed) {
    const pressed = pit ? control.shadowRoot?.querySelector(`[data-pit="${pit}"][role=button]`) : control;
    // A control that still stands as it was chosen would report no change at a click.
    if ("checked" in control && control.checked === chosen) control.dispatchEvent(new Event("change", { bubbles: true }));
    else pressed?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail }));
  }
}

/** Says that the page can only be read; the HTML that was sent stays. */
function unloaded() {
  asleep.clear();
  keepNothing();
  taken(() => true);
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
