/**
 * Takes over the islands of the page once the page itself has arrived, with the bundle for its kind of page
 * (`data-bundle`): one island after another, so that the page can paint and respond between them. If the page
 * says `data-islands="reached"`, this waits until somebody reaches for the head of the page.
 */
document.body.classList.add("came-islands");
const { bundle, islands: when } = document.body.dataset;

/** Says that the page can only be read; the HTML that was sent stays. */
function unloaded() {
  const told = Object.assign(document.createElement("p"), { className: "unloaded", textContent: document.body.dataset.unloaded });
  told.setAttribute("role", "status");
  document.querySelector("main")?.prepend(told);
}

async function start() {
  /** @type {{ default: () => Promise<unknown>, takeOver: (place: Element) => void }} */
  const islands = await import(`../${bundle}/${bundle}.js`);
  await islands.default();
  for (const place of document.querySelectorAll("[data-island]")) {
    islands.takeOver(place);
    await new Promise((next) => setTimeout(next));
  }
}

/** Starts at the first touch, key or pointer in the head; a press on a control not yet awake is repeated later. */
function whenReached() {
  const head = document.querySelector(/** @type {"header"} */ ("header.top"));
  const waking = new AbortController();
  /** @type {string | undefined} */
  let pressed;
  const reach = (/** @type {Event} */ event) => {
    // Browsers report a move of a resting pointer when the page moves beneath it.
    if (event.type === "pointermove" && event instanceof PointerEvent && !event.movementX && !event.movementY) return;
    waking.abort();
    void start().catch(unloaded).then(() => {
      if (pressed) document.querySelector(/** @type {"button"} */ (pressed))?.click();
      pressed = undefined;
    });
  };
  // Not "pointerover", which is also sent when a page appears beneath a resting pointer.
  for (const kind of ["pointermove", "pointerdown", "focusin", "keydown"]) {
    head?.addEventListener(kind, reach, { signal: waking.signal });
  }
  head?.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(".settings-button[hidden]")) pressed = ".settings-button";
  }, { capture: true, once: true });
}

if (when === "reached") whenReached();
else {
  const soon = () => void start().catch(unloaded);
  if ("requestIdleCallback" in window) requestIdleCallback(soon, { timeout: 1500 });
  else setTimeout(soon, 200);
}
