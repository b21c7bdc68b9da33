// Which presses are meant: not the second half of a double press, and which letter a key stands for.

/** Milliseconds and pixels within which a finger's press belongs to the one before it. */
const TWICE = 400;
const CLOSE = 24;

/**
 * The last two presses of pointers anywhere on the page, the last one first, each with the time at which its series
 * began: whoever presses on and on presses anew every `TWICE` milliseconds.
 * @type {{ event: PointerEvent, on: EventTarget | undefined, begun: number }[]}
 */
let presses = [];
globalThis.addEventListener?.("pointerdown", (event) => {
  const [last] = presses;
  const belongs = last && event.timeStamp - last.begun < TWICE && Math.hypot(event.clientX - last.event.clientX, event.clientY - last.event.clientY) < CLOSE;
  presses = [{ event, on: event.composedPath()[0], begun: belongs ? last.begun : event.timeStamp }, ...presses].slice(0, 2);
}, { capture: true, passive: true });

/**
 * What the press before it pressed, if a click or the end of a touch is the second half of a double press. Browsers
 * count the clicks of a mouse; fingers are counted here. What a script dispatches was pressed once.
 * @param {UIEvent} event
 */
export function firstOf({ type, detail, isTrusted }) {
  const [now, before] = presses;
  if (!isTrusted || !now || !before || (type !== "touchend" && detail === 0)) return undefined;
  const soon = now.begun < now.event.timeStamp;
  const second = now.event.pointerType === "mouse" ? detail === 2 || (detail > 2 && soon) : soon;
  return second ? before.on : undefined;
}

/**
 * The letter, digit or sign of a key, in lower case: keys of other scripts stand for the Latin letter or the digit at
 * their place.
 * @param {KeyboardEvent} event
 */
export function sign({ key, code }) {
  if (key.length !== 1) return "";
  const [, place] = /^(?:Key|Digit|Numpad)(.)$/.exec(code) ?? [];
  return (key > "~" ? (place ?? key) : key).toLowerCase();
}
