/**
 * Keeps the texts of islands where Yew put them, whatever a translator or an extension does with them.
 *
 * Yew remembers its text nodes: it gives them other words, and inserts elements before them. A translator takes a text
 * out of the page and puts a `<font>` with other words there. Yew's next words would then be seen by nobody, and to
 * insert something before a text that is not there ends all islands. So a text that others replaced is put back at
 * once, empty, beside what stands for it. When Yew gives it words, what stood for the old ones goes.
 */

/**
 * @typedef {object} Replaced
 * @property {string} words What the text said.
 * @property {ChildNode[]} instead What stands for them, or for a part of them.
 * @property {number} when The number of the records that told of it.
 */
/** @type {WeakMap<Text, Replaced>} */
const replaced = new WeakMap();
/** @type {WeakMap<Node, Text>} the texts for which nodes stand */
const standsFor = new WeakMap();
let now = 0;

/** Whether Yew draws what is in a node, and nobody else put it there. */
function isOurs(/** @type {Node} */ node) {
  for (let at = /** @type {Node | null} */ (node); at; at = at.parentNode) {
    if (standsFor.has(at)) return false;
    if (at instanceof Element && at.matches("[data-island], [data-portal]")) return true;
  }
  return false;
}

/** Notes what stands for a text, or for a part of it. */
function replace(/** @type {Text} */ text, /** @type {string} */ words, /** @type {ChildNode[]} */ instead) {
  replaced.set(text, { words, instead, when: now });
  for (const node of instead) standsFor.set(node, text);
}

/** Takes away what stands for a text. */
function clear(/** @type {Text} */ text) {
  for (const node of replaced.get(text)?.instead ?? []) node.remove();
  replaced.delete(text);
}

/** What was put in the place of a text that was taken out, if it was not Yew. */
function substitutes(/** @type {MutationRecord} */ record, /** @type {Text} */ text, /** @type {Map<Node, MutationRecord>} */ added) {
  const here = (/** @type {Node | null} */ node) => node?.parentNode === record.target && added.has(node);
  // Yew never replaces a node in one step. It adds one behind the old one, which it then takes out.
  const one = [...record.addedNodes].filter(here);
  if (one.length > 0) return one;
  const beside = [record.previousSibling, record.nextSibling].filter((node) => node && here(node) && !standsFor.has(node));
  const translated = beside.find((node) => node?.nodeName === "FONT" || node?.contains(text));
  if (translated) return [translated];
  // Others put something before the text, and then take the text out.
  const [before] = beside;
  if (before && before === record.previousSibling && added.get(before)?.nextSibling === text) return [before];
  return [];
}

/** A text was taken out. */
function taken(/** @type {MutationRecord} */ record, /** @type {Text} */ text, /** @type {Map<Node, MutationRecord>} */ added) {
  const before = replaced.get(text);
  if (before) {
    if (!text.isConnected) clear(text);
    return;
  }
  const instead = text.data.trim() && text.parentNode !== record.target ? substitutes(record, text, added) : [];
  const [first] = /** @type {ChildNode[]} */ (instead);
  if (!first) return;
  // What stands for it may contain it.
  if (text.parentNode) text.replaceWith(text.data);
  replace(text, text.data, /** @type {ChildNode[]} */ (instead));
  text.data = "";
  first.before(text);
}

/** A text was changed: Yew gives it other words, or others cut it in pieces. */
function changed(/** @type {Text} */ text, /** @type {string} */ old, /** @type {Map<Node, MutationRecord>} */ added) {
  const before = replaced.get(text);
  if (before) {
    // Also where the words are none. Whoever replaces a text may change it too.
    if (before.when !== now) clear(text);
    return;
  }
  /** @type {ChildNode[]} */
  const pieces = [];
  let words = text.data;
  for (let next = text.nextSibling; next && added.has(next) && words !== old && old.startsWith(words); next = next.nextSibling) {
    pieces.push(next);
    words += next.textContent;
  }
  // Pieces that are all texts are Yew's: it cuts the page's texts when it takes them over.
  if (words === old && pieces.some((piece) => piece instanceof Element)) replace(text, old, pieces);
}

/** Others replaced what stands for a text: by something else, or by the text as it was. */
function again(/** @type {MutationRecord} */ record, /** @type {Node} */ node) {
  const text = standsFor.get(node);
  const before = text && replaced.get(text);
  if (!before) return;
  const others = /** @type {ChildNode[]} */ ([...record.addedNodes].filter((other) => other !== text));
  const instead = before.instead.filter((other) => other.isConnected).concat(others);
  if (instead.length > 0) replace(text, before.words, instead);
  else if (record.addedNodes.length > 0) {
    replaced.delete(text);
    text.data = before.words;
  }
}

const observer = new MutationObserver((records) => {
  now += 1;
  /** @type {Map<Node, MutationRecord>} */
  const added = new Map();
  for (const record of records) for (const node of record.addedNodes) added.set(node, record);
  for (const record of records) {
    const { target } = record;
    // A text with new words may be out of the page already: a translator that was here first sees them first.
    const known = target instanceof Text && replaced.has(target);
    if (!known && !isOurs(target)) continue;
    if (target instanceof Text) changed(target, record.oldValue ?? "", added);
    for (const node of record.removedNodes) {
      if (node instanceof Text) taken(record, node, added);
      again(record, node);
    }
  }
  // What was done here is not to be looked at.
  observer.takeRecords();
});
observer.observe(document.body, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
