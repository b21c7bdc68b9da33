// The accessibility problems that axe finds.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Only violations are reported, as markup: selectors and passed checks take longer than the search itself. */
const OPTIONS = { resultTypes: ["violations"], selectors: false, preload: false };

/**
 * Accessibility problems, one per line: on the whole page, or in what the selector `within` finds; by all
 * rules, by those in the list `only`, or by all but one, `but`.
 */
export async function obstacles(page, { within, only, but } = {}) {
  // Evaluated by the debugger, so that the page's own policy stays strict.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`${axe}; 0`);
  return page.evaluate(async ([within, options]) => {
    const { violations } = await globalThis.axe.run(within ?? document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" ")}`);
  }, [within, { ...OPTIONS, ...(only && { runOnly: only }), ...(but && { rules: { [but]: { enabled: false } } }) }]);
}
