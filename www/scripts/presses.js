/**
 * Presses that nobody means: a button's key that is still held down, and the second half of a double press on what was
 * not there at its first. Boards see to their pits and buttons themselves.
 */
const CONTROL = "button, a, label, select, summary, mbao-board";

// Boards, once they have come, lend what lets each finger press by itself, whatever else rests on the glass.
if (navigator.maxTouchPoints > 0) customElements.whenDefined("mbao-board").then(async () => {
  const [board, { taps }] = await Promise.all([import("../mbao/board.js"), import("../mbao/fingers.js")]);
  taps(document, /** @type {{ click: Parameters<typeof taps>[1] }} */ (/** @type {unknown} */ (board)).click);
}).catch(() => {});

/** @type {(Element | null | undefined)[]} what the last two presses were on, the last one first */
let pressed = [];

addEventListener("pointerdown", ({ target }) => {
  pressed = [target instanceof Element ? target.closest(CONTROL) : null, ...pressed].slice(0, 2);
}, { capture: true, passive: true });

addEventListener("click", (event) => {
  // What a script dispatches was pressed once, even if it says where it comes from.
  if (event.detail < 2 || !event.isTrusted || pressed[0] === pressed[1]) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

addEventListener("keydown", (event) => {
  if (event.repeat && /^(Enter| )$/.test(event.key) && event.target instanceof HTMLButtonElement) event.preventDefault();
}, { capture: true });
