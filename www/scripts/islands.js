/**
 * Takes over the islands of the page once the page itself has arrived, with the bundle for its kind of page
 * (`data-bundle`): one island after another, so that the page can paint and respond between them. If the page
 * says `data-islands="reached"`, this waits until somebody reaches for the head of the page.
 *
 * Translators and extensions may have changed the page before. An island that does not have the shape any more that
 * it was written with (`data-shape`, see `shape.rs` of mbao-viewer) is emptied, and the bundle draws it. If the
 * bundle fails, which ends all its islands, it begins anew. Once all are awake, the page's body has the class `awake`.
 */
import { anew, asleep, keepNothing, note, repeatAll } from "./early.js";

document.body.classList.add("came-islands");
const { bundle, islands: when, words } = document.body.dataset;
/** Failures after which the page gives up. */
const MOST = 3;

/** @type {{ default: (init: { module_or_path: Promise<Response> }) => Promise<unknown>, bring: (tag: string, words: string) => void, takeOver: (island: Element) => void, __wbg_reset_state: () => void } | undefined} */
let islands;
/** What is said in the page's language, if the bundle does not have it itself. */
let said = "";
/** @type {Element | undefined} the island that is being taken over */
let waking;
let failures = 0;
/** Whether a failure is not dealt with yet. */
let failing = false;
/** @type {WeakMap<Element, ChildNode[]>} what was in islands that the bundle has to draw */
const emptied = new WeakMap();

/** The shape of what is in an island, as `shape.rs` writes it. */
function shape(/** @type {Element} */ island) {
  let hash = 0;
  let text = false;
  const add = (/** @type {string} */ what) => {
    text = false;
    for (const letter of what) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  };
  const look = (/** @type {Node} */ { childNodes }) => {
    for (const node of childNodes) {
      if (node instanceof Element) {
        add(`<${node.localName}`);
        look(node);
        add("/");
      } else if (node instanceof Comment) add("!");
      else if (!text && node.nodeValue?.trim()) {
        add("t");
        text = true;
      }
    }
  };
  look(island);
  return (hash >>> 0).toString(16);
}

/** Takes over all islands that sleep. */
async function wake() {
  const before = failures;
  if (words) islands?.bring(words, said);
  for (const island of asleep) {
    note(island);
    if (!emptied.has(island) && shape(island) !== island.getAttribute("data-shape")) {
      emptied.set(island, [...island.childNodes]);
      island.replaceChildren();
    }
    waking = island;
    islands?.takeOver(island);
    await new Promise((next) => setTimeout(next));
    // What failed begins anew.
    if (failures !== before) return;
    waking = undefined;
    asleep.delete(island);
    repeatAll(island);
  }
  keepNothing();
  document.body.classList.add("awake");
}

/** Says something above the page's text. */
function say(/** @type {string | undefined} */ what) {
  const told = document.querySelector("main > .unloaded") ?? document.createElement("p");
  told.className = "unloaded";
  told.setAttribute("role", "status");
  told.textContent = what ?? "";
  document.querySelector("main")?.prepend(told);
}

/** Says that the page can only be read; its HTML stays. */
function unloaded() {
  for (const island of asleep) island.append(...(emptied.get(island) ?? []));
  asleep.clear();
  keepNothing();
  // Where there is no WebAssembly at all, to load the page again would not help.
  say("WebAssembly" in window ? document.body.dataset.unloaded : document.body.dataset.unable);
}

/** The bundle has failed, which ends all its islands: begins anew, from what is kept and what the fields hold. */
function failed() {
  failing = false;
  const guilty = waking;
  waking = undefined;
  const all = [...document.querySelectorAll("[data-island]")];
  try {
    if (failures > MOST) throw new Error("The islands fail again and again.");
    islands?.__wbg_reset_state();
  } catch (error) {
    console.error(error);
    unloaded();
    return;
  }
  say(document.body.dataset.restarted);
  // What the bundle drew outside its islands.
  for (const place of document.querySelectorAll("[data-portal]")) place.replaceWith(place.cloneNode(false));
  for (const island of all) {
    const drawn = emptied.get(island);
    if (island === guilty && drawn) {
      // It cannot be drawn either: it can only be read.
      asleep.delete(island);
      island.replaceChildren(...drawn);
      say(document.body.dataset.unloaded);
    } else if (island === guilty || !asleep.has(island)) {
      const shown = [...island.childNodes];
      emptied.set(anew(island), shown);
    }
  }
  void wake();
}

/** A panic in the bundle is reported here only: it happens after `takeOver` has returned. */
function hear(/** @type {Event} */ event, /** @type {unknown} */ error) {
  if (!(error instanceof Error) || !error.stack?.includes(`/${bundle}/${bundle}`)) return;
  // Listeners of a bundle that failed are still called.
  if (error.message.includes("previous WASM instance")) event.preventDefault();
  else if (error instanceof WebAssembly.RuntimeError && !failing) {
    failing = true;
    failures += 1;
    // Not here: what goes wrong while an error is told is not told.
    setTimeout(failed);
  }
}
addEventListener("error", (event) => hear(event, event.error));
addEventListener("unhandledrejection", (event) => hear(event, event.reason));

async function start() {
  // Not after its module, which asks for others first: two round trips, a second on a slow network.
  const compiled = fetch(new URL(`../${bundle}/${bundle}_bg.wasm`, import.meta.url));
  compiled.catch(() => {}); // the module that waits for it says so
  // Without them, islands speak the first language.
  const brought = words ? fetch(new URL(`../${bundle}/words.${words}.txt`, import.meta.url)).then((answer) => (answer.ok ? answer.text() : "")).catch(console.error) : undefined;
  // Before Yew has texts. Without it, islands still wake.
  const ownTexts = import("./own-texts.js").catch(console.error);
  islands = await import(`../${bundle}/${bundle}.js`);
  await ownTexts;
  await islands?.default({ module_or_path: compiled });
  said = (await brought) ?? "";
  await wake();
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
