// What axe finds in somebody's way.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Nothing but violations is told, as markup: selectors and what passes cost more than the search itself. */
const OPTIONS = { resultTypes: ["violations"], selectors: false, preload: false };

/**
 * What stands in somebody's way, a line each: on the whole page, or in what the selector `within` finds; by all rules,
 * or by those of the list `only`.
 */
export async function obstacles(page, { within, only } = {}) {
  // By the debugger's door: the page's own policy stays as strict as it is.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(`${axe}; 0`);
  return page.evaluate(async ([within, options]) => {
    const { violations } = await globalThis.axe.run(within ?? document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" ")}`);
  }, [within, only ? { ...OPTIONS, runOnly: only } : OPTIONS]);
}
