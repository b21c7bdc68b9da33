// A picture that becomes another: only what differs is changed, so that little has to be laid out and the focus
// stays where it is.

const parsed = globalThis.document?.createElement("template");

/**
 * What pages with Trusted Types know the board's own markup by: a policy named `mbao`.
 * @type {{ createHTML(markup: string): string } | undefined}
 */
let policy;
try {
  /** @type {{ trustedTypes?: { createPolicy(name: string, rules: { createHTML(markup: string): string }): { createHTML(markup: string): string } } }} */
  const { trustedTypes } = /** @type {object} */ (globalThis);
  policy = trustedTypes?.createPolicy("mbao", { createHTML: (markup) => markup });
} catch {
  // The page allows no such policy. Where it enforces them, the board says what was refused.
}

/**
 * Markup that the board wrote itself, as the page takes it.
 * @param {string} markup
 */
export function own(markup) {
  return policy?.createHTML(markup) ?? markup;
}

/**
 * Makes the one child of `parent` what `markup` says.
 * @param {Element} parent
 * @param {string} markup
 */
export function morph(parent, markup) {
  parsed.innerHTML = own(markup);
  const fresh = parsed.content.firstElementChild;
  const old = parent.firstElementChild;
  if (!fresh) parent.replaceChildren();
  else if (old?.namespaceURI === fresh.namespaceURI) follow(old, fresh);
  else parent.replaceChildren(fresh);
  parsed.content.replaceChildren(); // what was not taken over is not kept
}

/**
 * @param {ChildNode} old
 * @param {ChildNode} fresh
 */
function follow(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (!(old instanceof Element) || !(fresh instanceof Element) || old.nodeName !== fresh.nodeName) {
    old.replaceWith(fresh);
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const [before, after] = [[...old.childNodes], [...fresh.childNodes]];
  if (before.length !== after.length) old.replaceChildren(...after);
  else after.forEach((part, index) => follow(/** @type {ChildNode} */ (before[index]), part));
}
