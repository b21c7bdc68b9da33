// Lets a pointer carry seeds in games where they are lifted or laid in free numbers.

/** A pointer that moves less than this, in pixels, has pressed. */
const PRESS = 6;
/** Milliseconds over a pit until a seed falls from the hand, and until the next one does. */
const REST = 500;
const NEXT = 160;

/**
 * What a board does for carried seeds. Places are pits ("a1") and hands ("s", "n").
 * @typedef {object} Carrier
 * @property {(place: string) => number} carried how many seeds can be taken from a place
 * @property {(from: string, to: string, resting: boolean) => boolean} put moves them; returns whether that is
 *   allowed
 * @property {() => SVGSVGElement} hand makes the hand that follows the pointer
 * @property {(hand: SVGSVGElement, count: number) => void} fill draws a number of seeds in it
 * @property {(event: PointerEvent) => string} at the transform that brings it to a pointer
 */

/** Lets a pointer carry seeds across a board. */
export function carry(/** @type {HTMLElement} */ stage, /** @type {Carrier} */ { carried, put, hand: make, fill, at }) {
  /** @type {{ place: string, event: PointerEvent } | undefined} the press that began it */
  let start;
  /** @type {SVGSVGElement | undefined} the hand that follows the pointer */
  let hand;
  /** @type {string | undefined} the place below the pointer */
  let over;
  /** Seeds have already fallen at `over`. */
  let fell = false;
  /** @type {number | undefined} */
  let timer;

  /** The place where an event happened. */
  const placeOf = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const root = /** @type {Document | ShadowRoot} */ (stage.getRootNode());
    const found = root.elementFromPoint(clientX, clientY)?.closest("[data-pit], [data-hand]");
    return found?.getAttribute("data-pit") ?? found?.getAttribute("data-hand") ?? undefined;
  };
  const mark = (/** @type {string | undefined} */ place, /** @type {string} */ look, /** @type {boolean} */ on) =>
    stage.querySelector(`[data-pit="${place}"], [data-hand="${place}"]`)?.classList.toggle(look, on);
  const show = (/** @type {SVGSVGElement} */ flying, /** @type {string} */ from) => {
    fill(flying, carried(from));
    mark(from, "carried", true);
    mark(over, "reached", true);
  };
  const rest = () => {
    if (!stage.isConnected || !hand || !start || !over || !put(start.place, over, true)) return;
    fell = true;
    show(hand, start.place);
    timer = window.setTimeout(rest, NEXT);
  };
  const end = () => {
    clearTimeout(timer);
    hand?.remove();
    mark(start?.place, "carried", false);
    mark(over, "reached", false);
    start = hand = over = undefined;
  };
  /** Whether it is a different finger from the one that carries. */
  const other = (/** @type {PointerEvent} */ { pointerId }) => start?.event.pointerId !== pointerId;

  stage.addEventListener("pointerdown", (event) => {
    const place = placeOf(event);
    if (!hand && event.button === 0 && place && carried(place)) start = { place, event };
  });
  stage.addEventListener("pointermove", (event) => {
    if (!start || other(event)) return;
    if (!event.buttons) return end();
    if (!hand) {
      if (Math.hypot(event.clientX - start.event.clientX, event.clientY - start.event.clientY) < PRESS) return;
      stage.setPointerCapture(event.pointerId);
      hand = make();
      show(hand, start.place);
    }
    hand.style.transform = at(event);
    const to = placeOf(event);
    if (to === over) return;
    mark(over, "reached", false);
    over = to;
    fell = false;
    clearTimeout(timer);
    if (!over || over === start.place) return;
    mark(over, "reached", true);
    timer = window.setTimeout(rest, REST);
  });
  stage.addEventListener("pointerup", (event) => {
    if (!start || other(event)) return;
    const from = start.place;
    const to = hand && !fell ? over : undefined;
    end();
    if (to) put(from, to, false);
  });
  stage.addEventListener("pointercancel", (event) => {
    if (!other(event)) end();
  });
}
