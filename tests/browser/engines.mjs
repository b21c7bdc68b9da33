// What engines do alike, whoever drives them. A page is what `webkit.mjs` and `firefox.mjs` give.
import assert from "node:assert/strict";

import { CASES, HEALS, again, answers, become, faulty } from "./faulty.mjs";

/** Where the middle of something is, in a board's drawing or in the page; scrolls to it if necessary. */
export const middle = (page, selector, board) => page.until((selector, board) => {
  const root = board ? document.querySelector(board)?.shadowRoot : document;
  const found = [...(root?.querySelectorAll(selector) ?? [])].find((one) => one.checkVisibility() && !one.disabled);
  if (!found) return null;
  const lies = () => { const { x, y, width, height } = found.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2, width }; };
  const { y } = lies();
  if (y < 70 || y > innerHeight - 70) found.scrollIntoView({ block: "center", behavior: "instant" });
  // Something that still moves is not pressed, because nobody would press it.
  const { x, y: top, width } = lies();
  const still = width > 0 && window.lay === `${selector} ${x} ${top}`;
  window.lay = still ? "" : `${selector} ${x} ${top}`;
  return still && { x, y: top };
}, selector, board ?? null);

/** Diagram k of the article, and how it is stepped through. */
export const DIAGRAM = '<mbao-board steps="Game: enkeshui\nPosition: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18\n\n1. c1 x\n"></mbao-board>';
export async function stepped(page) {
  for (const [name, ...seen] of [
    ["One step forward", [".step", "1 / 2"], ["[data-pit=e1] .count", "1"]],
    ["To the end", ["[data-store=s] .count", "25"]], ["To the beginning", ["[data-pit=c1] .count", "2"]],
  ]) {
    await page.click(await middle(page, `button[aria-label="${name}"]`, "mbao-board"));
    for (const [part, text] of seen) {
      await page.until((part, text) => document.querySelector("mbao-board").shadowRoot.querySelector(part).textContent === text, part, text);
    }
  }
}

/** In the studio, with a game of ndoto: a story becomes a link, and its reader sees it. */
export async function told(page) {
  await page.until(() => document.querySelector("#studio-board")?.state?.game === "ndoto");
  await page.click(await middle(page, "[data-pit=c1] .hollow", "#studio-board"));
  await page.until(() => document.querySelectorAll(".studio-line button").length === 2);
  await page.fill("#studio-say", "Six and six.");
  await page.until(() => document.querySelector("#told").getAttribute("steps").includes("{Six and six.}"));
  // Packed a moment later, so perhaps without the last letters.
  const link = await page.until(() => { const { value } = document.querySelector("#studio-link"); return /#g=\S{60}/.test(value) && value; });
  await page.goto("about:blank");
  await page.goto(link);
  await page.until(() => document.querySelector("#told")?.state);
  await page.click(await middle(page, "button[name=last]", "#told"));
  await page.until(() => document.querySelector("#told").shadowRoot.querySelector(".caption").textContent.startsWith("Six"));
}

/** Whatever is missing, the game or the drawing stays, the board says why, and plays once it is there. */
export async function damaged(page) {
  const broken = await faulty();
  try {
    for (const one of CASES) {
      broken.now = one;
      await page.goto(broken.address);
      assert.equal(await page.until(become), one.expected, one.name);
      if (!HEALS(one)) continue;
      broken.now = {};
      await page.evaluate(again);
      await page.until(answers).catch(() => assert.fail(`${one.name}: it did not try again`));
    }
  } finally {
    await broken.stop();
  }
}
