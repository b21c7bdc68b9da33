// Makes elements, for modules that a board fetches when it needs them.

/**
 * Makes an element inside another, in HTML or SVG as that is.
 * @param {Element} parent
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
export function make(parent, name, attributes, text = "") {
  const made = parent.appendChild(document.createElementNS(parent.namespaceURI, name));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}
