// Several fingers on the glass: each presses by itself, and hands that rest there press nothing. Fetched where there is glass.

/** @typedef {{ clientX: number, clientY: number }} Point */

/** Milliseconds and pixels: a finger that stays longer rests, and one that slides farther has not pressed. */
const TAP = 700;
const SLIP = 12;
/** What is wider or higher than this, in pixels, is a hand. */
const PALM = 70;
/** For what is not to change what is done with a touch. */
const HEARS = { capture: true, passive: true };

/**
 * The fingers on the glass by their number: where and when each came, and whether it is a hand or was not alone.
 * @type {Map<number, { came: Touch, since: number, palm: boolean, crowded: boolean }>}
 */
const fingers = new Map();
/** @type {WeakSet<Window>} */
const heard = new WeakSet();

function touched(/** @type {TouchEvent} */ { type, changedTouches, touches, timeStamp }) {
  for (const touch of changedTouches) {
    if (type === "touchstart") fingers.set(touch.identifier, { came: touch, since: timeStamp, palm: false, crowded: false });
    const finger = fingers.get(touch.identifier);
    if (finger) finger.palm ||= 2 * Math.max(touch.radiusX, touch.radiusY) > PALM;
  }
  if (touches.length < 2) return;
  for (const { identifier } of touches) Object.assign(fingers.get(identifier) ?? {}, { crowded: true });
}

/** Hears the fingers of a window, from now on. */
function hear(/** @type {Window | null} */ view) {
  if (!view || heard.has(view)) return;
  heard.add(view);
  for (const name of /** @type {const} */ (["touchstart", "touchmove"])) view.addEventListener(name, touched, HEARS);
  // Fingers that scroll or zoom press nothing.
  view.addEventListener("pointercancel", () => {
    for (const finger of fingers.values()) finger.palm = true;
  }, HEARS);
}

/**
 * Lets each finger press by itself within a place, whatever else lies on the glass: browsers send a click only for one that
 * is alone.
 * @param {Document | ShadowRoot} place
 * @param {(target: Element, at: Point) => void} click sends a click
 * @param {string} [own] a selector: what is pressed there need not wait for the browser's click
 */
export function taps(place, click, own = "no-such") {
  hear((place.ownerDocument ?? /** @type {Document} */ (place)).defaultView);
  // A board may be moved to another window.
  place.addEventListener("touchstart", (event) => hear(/** @type {TouchEvent} */ (event).view), HEARS);
  place.addEventListener("pointerdown", (event) => {
    const { pointerType, width, height } = /** @type {PointerEvent} */ (event);
    if (pointerType === "touch" && Math.max(width, height) > PALM) event.stopPropagation();
  }, HEARS);
  place.addEventListener("touchend", (event) => {
    for (const touch of /** @type {TouchEvent} */ (event).changedTouches) {
      const target = /** @type {Element} */ (touch.target);
      const finger = fingers.get(touch.identifier);
      // Fingers that leave together are told to the places of all of them; a board's own are its own.
      if (!finger || target.shadowRoot || !place.contains(target)) continue;
      fingers.delete(touch.identifier);
      const { came, since, palm, crowded } = finger;
      // Where the page itself may move, a browser's click cannot be prevented: it sends one for a finger that is alone.
      if (!crowded && (!event.cancelable || !(palm || target.closest(own)))) continue;
      if (event.cancelable) event.preventDefault();
      const slid = Math.hypot(touch.clientX - came.clientX, touch.clientY - came.clientY) > SLIP;
      const rests = palm || slid || event.timeStamp - since > TAP;
      if (!rests && !target.closest(":disabled")) click(target, touch);
    }
  });
}
