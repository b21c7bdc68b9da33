// The accessibility problems that axe finds.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Only violations are reported, as markup: selectors and passed checks take longer than the search itself. */
const OPTIONS = { resultTypes: ["violations"], selectors: false, preload: false };

/** The rules that look at colours; what all others look at is the same in every scheme of colours. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * In a page: takes out what would only slow down the search, and puts it back. Hundreds of seeds on a board are drawn
 * and never spoken (the pits say what they hold), and the third and further still pictures of one people's board, cells
 * of one shade in the table of affinities and lists of pairs are all drawn the same way.
 */
const thin = () => {
  const taken = [];
  const empty = (one) => {
    taken.push([one, [...one.childNodes]]);
    one.replaceChildren();
  };
  const take = (root) => {
    for (const seeds of root.querySelectorAll(".seeds")) empty(seeds);
    for (const board of root.querySelectorAll("mbao-board")) if (board.shadowRoot) take(board.shadowRoot);
  };
  take(document);
  const seen = {};
  for (const one of document.querySelectorAll("svg.mbao, .matrix tbody td, .pairs > ul")) {
    const kind = `${one.localName} ${one.getAttribute("class")} ${one.getAttribute("viewBox")}`;
    seen[kind] = (seen[kind] ?? 0) + 1;
    if (seen[kind] > 2) empty(one);
  }
  return () => {
    for (const [one, children] of taken.reverse()) one.replaceChildren(...children);
  };
};

/**
 * Accessibility problems, one per line: on the whole page, or in what the selector `within` finds; by all
 * rules, by those in the list `only`, or by all but one, `but`.
 */
export async function obstacles(page, { within, only, but } = {}) {
  // Evaluated by the debugger, so that the page's own policy stays strict.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`${axe}; globalThis.thin = ${thin}; 0`);
  return page.evaluate(async ([within, options]) => {
    const back = globalThis.thin();
    const { violations } = await globalThis.axe.run(within ?? document, options).finally(back);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" ")}`);
  }, [within, { ...OPTIONS, ...(only && { runOnly: only }), ...(but && { rules: { [but]: { enabled: false } } }) }]);
}
