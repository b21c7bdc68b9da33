// Where the system sets the colours, everything that is chosen, current, lit or whose turn it is shows it by a line.
import assert from "node:assert/strict";
import { test } from "node:test";

import { wake } from "./here.mjs";
import { begin, change, choose, kiosk } from "./kiosk.mjs";
import { looks } from "./measures.mjs";

const differ = async (page, on, off) => {
  const [chosen, other] = [await looks(page, on), await looks(page, off)];
  assert.ok(chosen && other, `${on} or ${off} is missing`);
  assert.notEqual(chosen, other, `${on} looks like ${off}`);
  return other;
};

const at = async (route, use) => {
  const { page, close } = await wake(route, { viewport: { width: 1300, height: 900 }, forcedColors: "active" });
  await use(page);
  await close();
};

test("on the play table: the tab, the player, the level, whose turn it is, the game, the ending, the move", async () => {
  await at("play/enkeshui/", async (page) => {
    // A tab that is not chosen has no line at all.
    assert.match(await differ(page, "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"), /^none, none, none, none/);
    await differ(page, ".choice:has(:checked)", ".choice:not(:has(:checked))");
    await differ(page, ".level:has(:checked)", ".level:not(:has(:checked))");
    await differ(page, "#games [aria-current]", "#games a:not([aria-current])");
    await page.locator(".begin-card .choice").nth(1).click();
    await page.locator(".begin-card .main").click();
    await page.evaluate(async () => {
      const board = document.querySelector("#board");
      for (let action = 0; action < 3; action += 1) await board.play(board.legal[0]);
    });
    await page.locator(".endings .lit").first().waitFor();
    await differ(page, ".endings .lit", ".endings li:not(.lit, .passed)");
    await differ(page, ".seat.turn", ".seat:not(.turn)");
    await page.locator("#tab-moves").click();
    await page.locator(".record-turns button").nth(1).waitFor();
    await differ(page, ".record-turns [aria-current]", ".record-turns button:not([aria-current])");
  });
});

test("in lessons, beside the text, between two games, and in the kiosk", async () => {
  await at("learn/ndoto/", async (page) => {
    await page.evaluate(() => document.querySelectorAll(".beads a")[2].classList.add("solved"));
    await differ(page, ".beads .solved:not([aria-current])", ".beads a:not(.solved, [aria-current])");
    await differ(page, ".beads [aria-current]", ".beads a:not(.solved, [aria-current])");
    // Found and missed pits.
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
    assert.notEqual(rings[0], rings[1]);
  });
  await at("section/enkeshui/", async (page) => {
    await page.locator(".chip").first().click();
    await differ(page, ".chip[aria-pressed=true]", ".chip[aria-pressed=false]");
  });
  await at("compare/", (page) => differ(page, ".differs th[scope=row]", "tr:not(.differs) > th[scope=row]"));
  await at("map/", (page) => differ(page, ".site-nav [aria-current]", ".site-nav a:not([aria-current])"));
  await at("", (page) => differ(page, ".filters label:has(:checked)", ".filters label:not(:has(:checked))"));
  await kiosk({ forcedColors: "active" }, async (page) => {
    await begin(page);
    await choose(page, "Omweso");
    await change(page);
    await differ(page, ".setups [aria-pressed=true]", ".setups [aria-pressed=false]");
  });
});
