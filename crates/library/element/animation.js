// Events on a picture, seed by seed. The picture is drawn anew at the end by
// whoever asked: here counts and heaps only follow the hand.

const SVG = "http://www.w3.org/2000/svg";
/** Milliseconds a seed, by the words of the `speed` attribute. */
export const SPEEDS = { slow: 650, normal: 300, fast: 130, kampala: 55, instant: 0 };
/** Seeds of a heap that are drawn. */
const MOST = 40;
/** A turn is not watched longer than this, however many seeds it sows. */
const LONGEST = 10_000;

/** Places of the picture that seeds move between. */
class Places {
  constructor(svg, draw) {
    this.svg = svg;
    this.draw = draw;
    this.counts = new Map();
    for (const heap of svg.querySelectorAll(".pit, .store, .tray")) {
      this.counts.set(heap, Number(heap.querySelector(".count").textContent));
    }
  }

  pit(name) {
    return this.svg.querySelector(`[data-pit="${name}"]`);
  }

  store(by) {
    return this.svg.querySelector(`[data-store="${by}"]`);
  }

  tray(by) {
    return this.svg.querySelector(`[data-hand="${by}"]`);
  }

  add(heap, seeds) {
    if (!heap) return;
    const count = Math.max(0, this.counts.get(heap) + seeds);
    this.counts.set(heap, count);
    const lying = heap.querySelector(".seeds");
    const drawn = this.draw(heap, count);
    // A heap of one more is the heap before and one seed: only that is parsed.
    if (seeds === 1) lying.insertAdjacentHTML("beforeend", lastSeed(drawn, count));
    else lying.innerHTML = drawn;
    const text = heap.querySelector(".count");
    text.textContent = count;
    text.classList.toggle("zero", count === 0);
  }
}

/** The last seed of a drawn heap; nothing where it lies too deep to be drawn. */
function lastSeed(drawn, count) {
  return count <= MOST ? drawn.slice(drawn.lastIndexOf("<ellipse")) : "";
}

export function middle(heap) {
  const { e, f } = heap.transform.baseVal.consolidate().matrix;
  return [e, f];
}

/** A layer of its own above a picture, for one handful: nothing is painted anew on its way. */
export function flyer(svg, parent) {
  const made = document.createElementNS(SVG, "svg");
  const width = `${(120 * svg.getBoundingClientRect().width) / svg.viewBox.baseVal.width}px`;
  made.setAttribute("class", `${svg.getAttribute("class")} flyer`);
  made.setAttribute("viewBox", "-60 -60 120 120");
  made.style.width = made.style.height = width;
  made.setAttribute("aria-hidden", "true");
  return parent.appendChild(made);
}

/** A handful of seeds with its count. */
export function fill(hand, seeds, count) {
  hand.innerHTML = count > 0 ? `<g>${seeds}</g><text class="count" x="30" y="-22">${count}</text>` : "";
}

/** Fulfilled after so many milliseconds, or when it is ended. */
export function wait(duration, signal) {
  return new Promise((done) => {
    if (signal.aborted || duration < 4) return done();
    const timer = setTimeout(finish, duration);
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      done();
    }
    signal.addEventListener("abort", finish, { once: true });
  });
}

/**
 * Plays events on a picture.
 * `unit` is milliseconds a seed, `told` is called before each event with its
 * index, `fell` when seeds fall where they stay, `signal` ends it at once. Fulfilled when all is shown or it was ended.
 */
export async function animate(svg, events, { unit, draw, handful, signal, fell, told = () => {} }) {
  const places = new Places(svg, draw);
  const weight = events.reduce((sum, { kind }) => sum + (WEIGHTS[kind] ?? 0), 0);
  const time = Math.min(unit, LONGEST / Math.max(1, weight));
  const stage = svg.parentNode;
  const [room, around] = [svg.getBoundingClientRect(), stage.getBoundingClientRect()];
  const scale = room.width / svg.viewBox.baseVal.width;
  const spot = ([x, y]) =>
    `translate(${room.left - around.left + (x - 60) * scale}px, ${room.top - around.top + (y - 60) * scale}px)`;
  const hand = flyer(svg, stage);
  let at;
  let held = 0;

  const show = (count) => {
    if (count > 0 && count === held - 1 && held <= MOST) {
      // One seed less: its shapes are the last ones.
      const lying = hand.firstElementChild;
      while (lying.lastElementChild.tagName !== "ellipse") lying.lastElementChild.remove();
      lying.lastElementChild.remove();
      hand.lastElementChild.textContent = count;
      held = count;
      return;
    }
    held = count;
    fill(hand, handful(count), count);
  };
  /** Moves something on a short arc; ended at once by the signal. */
  const move = async (what, from, to, duration) => {
    what.style.transform = spot(to);
    if (signal.aborted || duration < 12) return;
    const rise = Math.min(40, 12 + Math.hypot(to[0] - from[0], to[1] - from[1]) / 8);
    const over = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - rise];
    const frames = [from, over, to].map((place) => ({ transform: spot(place) }));
    // One flight for all: those that have ended would slow every layout until they are collected.
    const flight = (what.flight ??= what.animate(null, { easing: "ease-in-out" }));
    flight.effect.setKeyframes(frames);
    flight.effect.updateTiming({ duration });
    flight.play();
    const end = () => flight.cancel();
    signal.addEventListener("abort", end, { once: true });
    await flight.finished.catch(() => {});
    signal.removeEventListener("abort", end);
  };
  const light = (pit) => {
    for (const lit of svg.querySelectorAll(".last")) lit.classList.remove("last");
    pit?.classList.add("last");
  };

  for (const [index, event] of events.entries()) {
    if (signal.aborted) break;
    told(index);
    const pit = event.pit && places.pit(event.pit);
    const weight = (WEIGHTS[event.kind] ?? 0) * time;
    switch (event.kind) {
      case "lift":
        light(pit);
        places.add(pit, -event.seeds);
        show(held + event.seeds);
        at = middle(pit);
        await move(hand, at, [at[0], at[1] - 18], weight);
        break;
      case "sow":
      case "lay": {
        const to = middle(pit);
        const { seeds = 1 } = event;
        const source = held > 0 ? null : places.tray(event.by);
        places.add(source, -seeds);
        const from = at ?? (source ? middle(source) : to);
        if (held === 0) show(seeds);
        await move(hand, from, [to[0], to[1] - 18], weight);
        if (!signal.aborted) fell();
        places.add(pit, seeds);
        show(Math.max(0, held - seeds));
        at = held > 0 ? to : undefined;
        light(pit);
        break;
      }
      case "capture": {
        const store = event.hand ? null : places.store(event.by);
        for (const name of event.pits) {
          const taken = places.pit(name);
          const count = places.counts.get(taken);
          if (!count) continue;
          places.add(taken, -count);
          const heap = flyer(svg, stage);
          heap.innerHTML = handful(count);
          const to = store ? middle(store) : middle(places.pit(event.pits[0]));
          await move(heap, middle(taken), to, weight);
          heap.remove();
          if (!signal.aborted) fell();
          if (store) places.add(store, count);
          at = to;
        }
        if (!store) show(held + event.seeds);
        break;
      }
      case "ending":
        light(pit);
        await wait(weight, signal);
        break;
      default:
        await wait(weight, signal);
    }
  }
  hand.remove();
}

/** How long events are, in seeds sown. */
const WEIGHTS = { lift: 1, sow: 1, lay: 1.2, skip: 0.6, ending: 1, capture: 1.6, mark: 1, pass: 1, again: 1 };
