// The style sheets of a board: a document takes only sheets of its own, and a board may be moved to another.

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} one sheet of each text for all boards of a document */
const made = new WeakMap();

export class Dress {
  #root;
  #worn = new Set();

  /** Gives an element its shadow tree. A browser that is too old for this throws, and the element's own content is seen. */
  constructor(/** @type {HTMLElement} */ element, /** @type {string} */ style) {
    sheets(element.ownerDocument, [style]);
    this.#root = element.attachShadow({ mode: "open" });
    this.wear(style);
  }

  /** Puts a sheet on, or takes it off. */
  wear(/** @type {string} */ style, on = true) {
    this.#worn[on ? "add" : "delete"](style);
    this.fit();
  }

  /** Takes the sheets of the document in which the board stands. */
  fit() {
    this.#root.adoptedStyleSheets = sheets(this.#root.ownerDocument, this.#worn);
  }
}

function sheets(/** @type {Document} */ page, /** @type {Iterable<string>} */ styles) {
  const view = page.defaultView;
  if (!view) return []; // nobody sees it
  const own = made.get(page) ?? new Map();
  made.set(page, own);
  return [...styles].map((style) => {
    if (!own.has(style)) {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(style);
      own.set(style, sheet);
    }
    return own.get(style);
  });
}
