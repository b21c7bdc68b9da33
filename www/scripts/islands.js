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
}

/** Says that the page can only be read; the HTML that was sent stays. */
function unloaded() {
  asleep.clear(); // From now on nothing is kept
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
  document.removeEventListener("click", keepPress, { capture: true });
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
