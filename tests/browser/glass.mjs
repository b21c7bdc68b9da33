// Fingers and hands on the glass of a page.
import { frames } from "./waits.mjs";

/** Pixels of a palm, half of its width. */
export const PALM = 60;
/** Seconds for which a finger presses, and for which one rests. */
export const SHORT = 0.1;
export const LONG = 3;

/** The middle of something that is seen. */
export async function middle(place) {
  const { x, y, width, height } = await place.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** The glass of a page: fingers come and go on it, by its own clock. */
export async function glass(page) {
  const debug = await page.context().newCDPSession(page);
  const fingers = new Map();
  let now = Date.now() / 1000;
  const send = (type, touchPoints = [...fingers.values()]) =>
    debug.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: now });
  const glass = {
    after: (seconds) => (now += seconds),
    /** Fingers come together: each by its number, and where it comes. */
    async come(places, radius = 5, type = "touchStart") {
      for (const [id, place] of Object.entries(places)) {
        const at = place.boundingBox ? await middle(place) : place;
        fingers.set(id, { id: Number(id), ...at, radiusX: radius, radiusY: radius });
      }
      await send(type);
    },
    move: (places) => glass.come(places, 5, "touchMove"),
    async go(...ids) {
      // Chromium ends the touches that are named.
      const gone = ids.map((id) => fingers.get(String(id)));
      for (const id of ids) fingers.delete(String(id));
      await send("touchEnd", gone);
      await frames(page);
    },
    async tap(place, id = 7, radius = 5) {
      glass.after(1);
      await glass.come({ [id]: place }, radius);
      glass.after(SHORT);
      await glass.go(id);
    },
  };
  return glass;
}
