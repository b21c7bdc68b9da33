// Seeds carried by a pointer, where they are lifted and laid as one likes.

/** Pixels; whoever moves less has pressed. */
const PRESS = 6;
/** Milliseconds over a pit until a seed falls from the hand, and until the next one does. */
const REST = 500;
const NEXT = 160;

/**
 * Lets a pointer carry seeds about a board. Places are pits (`a1`) and hands (`s`, `n`).
 * `carried(place)` is how many seeds can be taken from it, `put(from, to, resting)`
 * moves them and says whether it did, `hand()` makes what follows the pointer,
 * `fill(hand, count)` draws them in it.
 */
export function carry(stage, { carried, put, hand: make, fill }) {
  let from; // pressed here
  let start;
  let hand; // what follows the pointer
  let over; // the place below it
  let fell; // seeds fell into that one
  let timer;

  const place = ({ clientX, clientY }) => {
    const found = stage.getRootNode().elementFromPoint(clientX, clientY)?.closest("[data-pit], [data-hand]");
    return found?.dataset.pit ?? found?.dataset.hand;
  };
  const mark = (name, look, on) =>
    stage.querySelector(`[data-pit="${name}"], [data-hand="${name}"]`)?.classList.toggle(look, on);
  const show = () => {
    fill(hand, carried(from));
    mark(from, "carried", true);
    mark(over, "reached", true);
  };
  const rest = () => {
    if (!stage.isConnected || !put(from, over, true)) return;
    fell = true;
    show();
    timer = setTimeout(rest, NEXT);
  };
  const end = () => {
    clearTimeout(timer);
    hand?.remove();
    mark(from, "carried", false);
    mark(over, "reached", false);
    from = hand = over = undefined;
  };

  stage.addEventListener("pointerdown", (event) => {
    const name = place(event);
    if (!event.isPrimary || event.button !== 0 || !name || !carried(name)) return;
    from = name;
    start = event;
  });
  stage.addEventListener("pointermove", (event) => {
    if (!from) return;
    if (!event.buttons) return end();
    if (!hand) {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < PRESS) return;
      stage.setPointerCapture(event.pointerId);
      hand = make();
      show();
    }
    const around = stage.parentNode.host.getBoundingClientRect();
    const half = parseFloat(hand.style.width) / 2;
    hand.style.transform = `translate(${event.clientX - around.left - half}px, ${event.clientY - around.top - half}px)`;
    const to = place(event);
    if (to === over) return;
    mark(over, "reached", false);
    over = to;
    fell = false;
    clearTimeout(timer);
    if (!over || over === from) return;
    mark(over, "reached", true);
    timer = setTimeout(rest, REST);
  });
  stage.addEventListener("pointerup", () => {
    const [source, to] = [from, hand && !fell && over];
    end();
    if (to) put(source, to, false);
  });
  stage.addEventListener("pointercancel", end);
}
