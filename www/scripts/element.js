/** Makes an element: properties, `data-` attributes under `data`, other attributes under `attributes`, then what is in it. */
export function element(name, { data = {}, attributes = {}, ...properties } = {}, ...inside) {
  const made = Object.assign(document.createElement(name), properties);
  Object.assign(made.dataset, data);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}
