// Changes one picture into another: only the differences are changed, so that little has to be laid out and
// the focus stays where it is.

const parsed = globalThis.document?.createElement("template");

/** @type {{ createHTML(markup: string): string } | undefined} marks the board's own markup for Trusted Types */
let policy;
try {
  /** @type {{ trustedTypes?: { createPolicy(name: string, rules: { createHTML(markup: string): string }): { createHTML(markup: string): string } } }} */
  const { trustedTypes } = /** @type {object} */ (globalThis);
  policy = trustedTypes?.createPolicy("mbao", { createHTML: (markup) => markup });
} catch {
  // The page does not allow this policy. If it enforces Trusted Types, the board says what was refused.
}

/** Markup that the board wrote itself, in the form that the page accepts. */
export function own(/** @type {string} */ markup) {
  return policy?.createHTML(markup) ?? markup;
}

/** Makes the only child of `parent` match `markup`. */
export function morph(/** @type {Element} */ parent, /** @type {string} */ markup) {
  parsed.innerHTML = own(markup);
  const fresh = parsed.content.firstElementChild;
  const old = parent.firstElementChild;
  if (!fresh) parent.replaceChildren();
  else if (old?.namespaceURI === fresh.namespaceURI) follow(old, fresh);
  else parent.replaceChildren(fresh);
  parsed.content.replaceChildren(); // drop what was not taken over
}

function follow(/** @type {ChildNode} */ old, /** @type {ChildNode} */ fresh) {
  if (old.isEqualNode(fresh)) return;
  if (!isElement(old) || !isElement(fresh) || old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
  if (before.length !== after.length) old.replaceChildren(...after);
  else after.forEach((part, index) => follow(/** @type {ChildNode} */ (before[index]), part));
}

/** @returns {node is Element} a board that was moved has elements of another window's class */
function isElement(/** @type {ChildNode} */ node) {
  return node.nodeType === 1;
}
