// A picture drawn anew where one hangs: only what differs is changed, so that
// little is laid out and the focus stays where it is.

const parsed = globalThis.document?.createElement("template");

/** Makes the one child of `parent` what `markup` says. */
export function become(parent, markup) {
  parsed.innerHTML = markup;
  const fresh = parsed.content.firstElementChild;
  const old = parent.firstElementChild;
  if (old?.namespaceURI === fresh.namespaceURI) follow(old, fresh);
  else parent.replaceChildren(fresh);
}

function follow(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || !old.attributes) return old.replaceWith(fresh);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const parts = [...fresh.childNodes];
  if (old.childNodes.length !== parts.length) old.replaceChildren(...parts);
  else parts.forEach((part, i) => follow(old.childNodes[i], part));
}
