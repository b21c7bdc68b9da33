// The picture that a story's headers name, before its board. Fetched where there is one.

import { make } from "./make.js";

/** @import { Author } from "./author.js" */
/** @import { Used } from "./diagram.js" */

const STYLE = `
.illustration { margin: 0 0 .6em; text-align: center; }
.illustration img { max-width: 100%; max-height: min(40vh, 24em); }
.illustration figcaption { font-size: .85em; opacity: .8; }`;

/**
 * Puts the picture before the board. To one from elsewhere a link leads, unless the page allows it.
 * @param {string} address
 * @param {Author} author
 * @param {Pick<Used, "element" | "dress">} parts
 */
export function illustrate(address, author, { element, dress }) {
  const elsewhere = /^[^/?#]*:|^[/\\]/.test(address);
  const figure = document.createElement("figure");
  figure.className = "illustration";
  const [alt, credit] = [author.header("picture-alt"), author.header("picture-credit")];
  if (!elsewhere || element.pictures === "any") {
    make(figure, "img", { src: address, alt }).addEventListener("error", () => figure.remove());
  } else if (/^https?:/i.test(address)) make(figure, "a", { href: address, rel: "noopener" }, alt || address);
  if (credit) make(figure, "figcaption", {}, credit);
  dress.wear(STYLE);
  element.shadowRoot?.prepend(figure);
  return figure;
}
