// Where the system sets the colours, everything that is chosen, current, lit or whose turn it is shows it by a line.
import assert from "node:assert/strict";
import { test } from "node:test";

import { at } from "./here.mjs";
import { begin, change, choose, kiosk } from "./kiosk.mjs";
import { turns } from "./play.mjs";

/** What is left of a thing's looks: lines, weights and signs, no ground. Lines in the colour of the ground are unseen. */
const looks = (page, selector) => page.locator(selector).first().evaluate((one) => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "Canvas";
  const ground = getComputedStyle(probe).color;
  probe.remove();
  const style = getComputedStyle(one);
  const line = (name) => {
    const [kind, width, colour] = ["Style", "Width", "Color"].map((part) => style[`${name}${part}`]);
    return kind === "none" || parseFloat(width) === 0 || colour === ground ? "none" : `${kind} ${width} ${colour}`;
  };
  const lines = ["outline", "borderTop", "borderBottom", "borderLeft"].map(line);
  return [...lines, style.fontWeight, style.textDecorationLine].join(", ");
});
async function differ(page, pairs) {
  for (const [on, off] of Object.entries(pairs)) assert.notEqual(await looks(page, on), await looks(page, off), `${on} looks like ${off}`);
}

/** What is done on pages, and pairs of something that is chosen there and something that is not. */
const PAGES = {
  "play/enkeshui/": [
    // A tab that is not chosen has no line at all.
    async (page) => assert.match(await looks(page, "[role=tab][aria-selected=false]"), /^none, none, none, none/),
    {
      "[role=tab][aria-selected=true]": "[role=tab][aria-selected=false]", ".choice:has(:checked)": ".choice:not(:has(:checked))",
      ".level:has(:checked)": ".level:not(:has(:checked))", "#games [aria-current]": "#games a:not([aria-current])",
    },
    async (page) => {
      await page.locator(".begin-card .choice").nth(1).click();
      await page.locator(".begin-card .main").click();
      await turns(page.locator("#board"), 3);
    },
    { ".endings .lit": ".endings li:not(.lit, .passed)", ".seat.turn": ".seat:not(.turn)" },
    (page) => page.locator("#tab-moves").click(),
    { ".record-turns [aria-current]": ".record-turns button:not([aria-current])" },
  ],
  "learn/ndoto/": [
    (page) => page.evaluate(() => document.querySelectorAll(".beads a")[2].classList.add("solved")),
    {
      ".beads .solved:not([aria-current])": ".beads a:not(.solved, [aria-current])",
      ".beads [aria-current]": ".beads a:not(.solved, [aria-current])",
    },
    async (page) => {
      const rings = await page.evaluate(() => {
        const { shadowRoot } = [...document.querySelectorAll("mbao-board")].find((board) => board.state);
        return ["found", "missed"].map((look) => {
          const pit = shadowRoot.querySelector(".pit");
          pit.classList.add(look);
          const { stroke, strokeDasharray } = getComputedStyle(pit.querySelector(".ring"));
          pit.classList.remove(look);
          return `${stroke} ${strokeDasharray}`;
        });
      });
      assert.notEqual(rings[0], rings[1], "found and missed pits");
    },
  ],
  "section/enkeshui/": [(page) => page.locator(".chip").first().click(), { ".chip[aria-pressed=true]": ".chip[aria-pressed=false]" }],
  "compare/": [{ ".differs th[scope=row]": "tr:not(.differs) > th[scope=row]" }],
  "map/": [{ ".site-nav [aria-current]": ".site-nav a:not([aria-current])" }],
  "": [{ ".filters label:has(:checked)": ".filters label:not(:has(:checked))" }],
};

for (const [route, steps] of Object.entries(PAGES)) {
  test(`what is chosen is seen by a line: ${route || "the front"}`, () => at(route, async (page) => {
    for (const step of steps) await (step instanceof Function ? step(page) : differ(page, step));
  }, { viewport: { width: 1300, height: 900 }, forcedColors: "active" }));
}

test("what is chosen is seen by a line: the kiosk", () => kiosk({ forcedColors: "active" }, async (page) => {
  await begin(page);
  await choose(page, "Omweso");
  await change(page);
  await differ(page, { ".setups [aria-pressed=true]": ".setups [aria-pressed=false]" });
}));
