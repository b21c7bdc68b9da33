/**
 * What somebody presses, types or chooses in an island before it is awake: a page can be used long before its bundle
 * has come.
 */

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */
/**
 * With a press goes what was `chosen` by it, and the event's `detail` (0 for a key). Where something was `typed`, or
 * what is pressed by keys was `focused`, nothing was pressed. What was `held` need not be done again where it stands
 * already.
 * @typedef {{ control: Element, island: Element, place?: Place, chosen?: boolean, typed?: string, focused?: true, detail?: number, held?: true }} Early
 */
/**
 * Where a control stands in an island, if the island is drawn anew meanwhile: its sort, how many of that sort there
 * are, and which of them it is.
 * @typedef {{ sort: string, of: number, at: number }} Place
 */

const CONTROLS = "button, input, textarea, select";

/** Islands that are not awake. */
export const asleep = new Set(document.querySelectorAll("[data-island]"));
/** @type {Early[]} in order */
let kept = [];
/** @type {Event[]} what was answered on boards, which islands keep */
let answers = [];

/** Keeps it until the island is awake; the last of a control counts. */
function keep(/** @type {Early} */ early) {
  kept = kept.filter(({ control }) => control !== early.control).concat(early);
  early.control.setAttribute("aria-busy", "true");
}

/** The control that an event is for, and its island, if that sleeps. */
function sleeper(/** @type {Event} */ { target }) {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  const island = control && [...asleep].find((island) => island.contains(control));
  return island ? { control, island } : undefined;
}

function keepPress(/** @type {MouseEvent} */ event) {
  const its = sleeper(event);
  if (its && !isField(its.control)) keep({ ...its, chosen: "checked" in its.control && Boolean(its.control.checked), detail: event.detail });
}

function keepTyped(/** @type {Event} */ event) {
  const its = sleeper(event);
  if (its && isField(its.control)) keep({ ...its, typed: its.control.value });
}

/**
 * Whether it holds a text, or a choice from a list.
 * @param {Element} control
 * @returns {control is Field}
 */
function isField(control) {
  return control instanceof HTMLInputElement ? !["radio", "checkbox", "file", "button"].includes(control.type) : !(control instanceof HTMLButtonElement);
}

function keepAnswer(/** @type {Event} */ event) {
  answers.push(event);
}

/** What is listened to while islands sleep, or is not any more. */
function listen(/** @type {"addEventListener" | "removeEventListener"} */ begin) {
  document[begin]("click", /** @type {EventListener} */ (keepPress), { capture: true });
  document[begin]("input", keepTyped, { capture: true });
  document[begin]("mbao-answer", keepAnswer);
}
listen("addEventListener");

/** From now on presses reach what they are meant for; what was kept is forgotten, and answers are told again. */
export function keepNothing() {
  taken(() => true);
  listen("removeEventListener");
  for (const { target, type, detail } of /** @type {CustomEvent[]} */ (answers)) target?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  answers = [];
}

/** Forgets what satisfies a condition, and returns it. */
function taken(/** @type {(early: Early) => boolean} */ which) {
  const those = kept.filter(which);
  kept = kept.filter((early) => !those.includes(early));
  for (const { control } of those) control.removeAttribute("aria-busy");
  return those;
}

/** What translators change is not part of it, nor what is typed. */
function sort(/** @type {Element} */ control) {
  const names = ["id", "name", "type", "class", "data-key", "data-point", isField(control) ? "" : "value"];
  return [control.localName, ...names.map((name) => name && control.getAttribute(name))].join("\n");
}

function allOf(/** @type {Element} */ island, /** @type {string} */ kind) {
  return [...island.querySelectorAll(CONTROLS)].filter((control) => sort(control) === kind);
}

function placeOf(/** @type {Element} */ island, /** @type {Element} */ control) {
  const kind = sort(control);
  const all = allOf(island, kind);
  return { sort: kind, of: all.length, at: all.indexOf(control) };
}

/** Notes what has the focus in an island, and where its controls stand if it will be drawn anew. */
export function note(/** @type {Element} */ island) {
  const control = document.activeElement;
  if (control?.matches(CONTROLS) && island.contains(control)) kept.unshift({ control, island, focused: true });
  for (const early of kept) if (early.island === island) early.place ??= placeOf(island, early.control);
}

/** Puts another element in the place of an island; it sleeps, and what was early in the island is early in it. */
export function anew(/** @type {Element} */ island) {
  const fresh = /** @type {Element} */ (island.cloneNode(false));
  if (!asleep.delete(island)) kept.push(...held(island));
  note(island);
  for (const early of kept) if (early.island === island) early.island = fresh;
  island.replaceWith(fresh);
  asleep.add(fresh);
  return fresh;
}

/** All that is typed and chosen in an island. */
function held(/** @type {Element} */ island) {
  /** @type {Early[]} */
  const all = [];
  for (const control of island.querySelectorAll(CONTROLS)) {
    const its = { control, island, place: placeOf(island, control), held: /** @type {const} */ (true) };
    if (isField(control)) all.push({ ...its, typed: control.value });
    // Of radio buttons one is pressed; the others follow.
    else if ("checked" in control && (control.checked || control.getAttribute("type") === "checkbox")) all.push({ ...its, chosen: Boolean(control.checked) });
  }
  return all;
}

/** Does again what was done in an island. */
export function repeatAll(/** @type {Element} */ island) {
  for (const early of taken(({ island: its }) => its === island)) {
    const control = early.control.isConnected ? early.control : found(island, early.place);
    if (control && !(early.held && stands(control, early))) repeat(control, early);
  }
}

/** The same control in an island that was drawn anew; none if that is not certain. */
function found(/** @type {Element} */ island, /** @type {Place | undefined} */ place) {
  const all = place ? allOf(island, place.sort) : [];
  return all.length === place?.of ? all[place.at] : undefined;
}

/** Whether a control stands as it was held. */
function stands(/** @type {Element} */ control, /** @type {Early} */ { chosen, typed }) {
  return typed === undefined ? "checked" in control && control.checked === chosen : /** @type {Field} */ (control).value === typed;
}

function repeat(/** @type {Element} */ control, /** @type {Early} */ { chosen, typed, focused, detail = 0 }) {
  if (focused) {
    if (control === document.activeElement) control.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    else if (document.activeElement === document.body) /** @type {HTMLElement} */ (control).focus({ preventScroll: true });
  } else if (typed !== undefined) {
    /** @type {Field} */ (control).value = typed;
    for (const kind of ["input", "change"]) control.dispatchEvent(new InputEvent(kind, { bubbles: true }));
    // A control that still stands as it was chosen would report no change at a click.
  } else if ("checked" in control && control.checked === chosen) control.dispatchEvent(new Event("change", { bubbles: true }));
  else control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail }));
}
