// Which presses are meant: not the second half of a double press. (`fingers.js` tells fingers from hands.) Which letter a key
// stands for.

/** Milliseconds and pixels within which a finger's press belongs to one before it. */
const TWICE = 400;
const CLOSE = 24;
/** The most presses that are remembered: one for each finger. */
const FINGERS = 10;

/**
 * A press: what it was on, what the one before it was on, and when its series began. Whoever presses on and on presses anew
 * every `TWICE` milliseconds.
 * @typedef {{ event: PointerEvent, on: EventTarget | undefined, before: EventTarget | undefined, begun: number }} Press
 */

/** @type {Press[]} the last presses of pointers anywhere, the last one first */
let presses = [];
/** @type {MouseEvent | undefined} the click that was sent last for a finger */
let sent;

/** @typedef {{ clientX: number, clientY: number }} Point */
const apart = (/** @type {Point} */ one, /** @type {Point} */ other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** Remembers a press. */
export function pressed(/** @type {PointerEvent} */ event) {
  const series = presses.find((press) => event.timeStamp - press.begun < TWICE && apart(press.event, event) < CLOSE);
  // Browsers count the clicks of a mouse, however slow.
  const before = event.pointerType === "mouse" ? presses[0] : series;
  presses = [{ event, on: event.composedPath()[0], before: before?.on, begun: series?.begun ?? event.timeStamp }, ...presses].slice(0, FINGERS);
}

/** Sends the click of a finger. */
export function click(/** @type {Element} */ target, /** @type {Point} */ { clientX, clientY }) {
  sent = new MouseEvent("click", { bubbles: true, composed: true, cancelable: true, detail: 1, clientX, clientY });
  target.dispatchEvent(sent);
}

/**
 * What the press before it was on, if a click is the second half of a double press. Browsers count the clicks of a mouse;
 * fingers are counted here. What a script dispatches was pressed once.
 */
export function firstOf(/** @type {UIEvent} */ event) {
  const { detail, isTrusted } = event;
  if (!(isTrusted || event === sent) || detail === 0) return undefined;
  const now = presses.find((press) => apart(press.event, /** @type {MouseEvent} */ (event)) < CLOSE);
  if (!now) return undefined;
  const soon = now.begun < now.event.timeStamp;
  const second = now.event.pointerType === "mouse" ? detail === 2 || (detail > 2 && soon) : soon;
  return second ? now.before : undefined;
}

/**
 * The letter, digit or sign of a key, in lower case: keys of other scripts stand for the Latin letter or the digit at
 * their place.
 */
export function sign(/** @type {KeyboardEvent} */ { key, code }) {
  if (key.length !== 1) return "";
  const [, place] = /^(?:Key|Digit|Numpad)(.)$/.exec(code) ?? [];
  return (key > "~" ? (place ?? key) : key).toLowerCase();
}
