// Whether a board is near the view. A board far from it is drawn when it comes near, when somebody reaches for
// it or prints the page, or when it has been left alone for a while.

/** How near the view a board comes before its changes are drawn at once, and a lazy one before it begins. */
export const NEAR = "300px";
/** Milliseconds without a change after which a board far from the view is drawn all the same. */
const REST = 5000;

/** @type {IntersectionObserver | undefined} one observer for all boards of a page */
let observer;
/** @type {WeakMap<Element, (near: boolean) => void>} */
const told = new WeakMap();

/** Does something when the browser is idle. Safari cannot say when that is. */
const idle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ work) => work());

export class View {
  #element;
  #draw;
  /** As long as nobody has said where the board is, it may be seen. */
  #near = true;
  /** What is drawn is out of date. */
  #late = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} draws when the board has been left alone */
  #rest;

  /** `draw` draws the board as it is now. */
  constructor(/** @type {HTMLElement} */ element, /** @type {() => void} */ draw) {
    this.#element = element;
    this.#draw = draw;
  }

  /** Somebody may see the board, or is at it with the keyboard or a screen reader. */
  get near() {
    return this.#near || Boolean(this.#element.shadowRoot?.activeElement);
  }

  /** Begins to watch where the board is. */
  watch() {
    observer ??= new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) told.get(target)?.(isIntersecting);
    }, { rootMargin: NEAR });
    told.set(this.#element, (near) => {
      this.#near = near;
      if (near) this.catchUp();
    });
    observer.observe(this.#element);
  }

  /** Stops watching. */
  leave() {
    observer?.unobserve(this.#element);
    told.delete(this.#element);
    this.#near = true;
    this.drawn();
  }

  /** The board has changed: draws it at once if it is near, or else later, and then only once. */
  changed() {
    if (this.near) {
      this.#draw();
      return;
    }
    this.#late = true;
    addEventListener("beforeprint", this.catchUp); // once, however often it is added
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => idle(this.catchUp), REST);
  }

  /** Draws what was put off. */
  catchUp = () => {
    if (this.#late) this.#draw();
  };

  /** The board has been drawn as it is now. */
  drawn() {
    this.#late = false;
    clearTimeout(this.#rest);
    removeEventListener("beforeprint", this.catchUp);
  }
}
