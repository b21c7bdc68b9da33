// Others who change a page: a translator as browsers have it, and an extension. Each is a function to run in the page.

/**
 * Replaces each text by two `<font>` with other words, in one of the ways translators have, now and whenever texts
 * come or change, within boards too if it looks there (`shadows`). Says in `window.translated` how many it replaced.
 */
export function translator({ way = "replace", shadows = false } = {}) {
  const WAYS = {
    replace: (text, font) => text.replaceWith(font),
    // In two steps, the new one first.
    before: (text, font) => { text.before(font); text.remove(); },
    after: (text, font) => { text.after(font); text.remove(); },
    // With the text itself in it.
    around: (text, font) => {
      text.before(font);
      const [inner] = font.children;
      inner.replaceChildren(text);
      text.data = inner.dataset.words;
    },
  };
  window.translated ??= 0;
  const fonts = new WeakSet();
  function translate(text) {
    const parent = text.parentElement;
    if (!parent || fonts.has(parent) || !text.data.trim()) return;
    if (parent.closest("script, style, noscript, textarea, [translate=no], .notranslate")) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    // The words are the same ones, so that tests can look for them, between marks.
    inner.dataset.words = `‹${text.data}›`;
    inner.textContent = inner.dataset.words;
    outer.append(inner);
    for (const font of [outer, inner]) fonts.add(font);
    WAYS[way](text, outer);
    window.translated += 1;
  }
  const all = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return translate(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  const begin = () => {
    const observer = new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === "characterData") translate(target);
        else for (const node of addedNodes) if (node.isConnected) all(node);
      }
    });
    for (const root of [document.body, ...(shadows ? [...document.querySelectorAll("mbao-board")].map(({ shadowRoot }) => shadowRoot) : [])]) {
      all(root);
      observer.observe(root, { childList: true, subtree: true, characterData: true });
    }
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
}

/** Puts a button beside each field, wraps numbers, and takes a paragraph out of each island. */
export function extension() {
  const change = () => {
    for (const field of document.querySelectorAll("input, textarea, select")) {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "stranger", tabIndex: -1 });
      field.after(button);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("script, style, textarea, svg")) texts.push(walker.currentNode);
    for (const text of texts) {
      const number = /\d+/.exec(text.data);
      if (!number) continue;
      const tail = text.splitText(number.index);
      tail.splitText(number[0].length);
      const wrap = Object.assign(document.createElement("span"), { className: "stranger" });
      tail.replaceWith(wrap);
      wrap.append(tail);
    }
    for (const island of document.querySelectorAll("[data-island]")) island.querySelector("p")?.remove();
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", change);
  else change();
}
