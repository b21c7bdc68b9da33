// What a page with a board is on paper, and what else a game under way has to stand.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake } from "./chromium.mjs";
import { open, wake } from "./here.mjs";
import { large, LOW, misfits, NARROW, printed, size } from "./measures.mjs";
import { turns } from "./play.mjs";

for (const [game, language] of [["kiothi", "sw/"], ["omweso", ""]]) {
  const title = "a game under way fits every window, and is printed with an address where it goes on";
  test(`${title} (${language}${game})`, async () => {
    const { page } = await wake(`${language}play/${game}/`, { viewport: { width: 1300, height: 900 }, hasTouch: true });
    await page.locator(".begin-card .choice").nth(1).click();
    await page.locator(".begin-card .main").click();
    await turns(page.locator("#board"), 6);
    await page.locator(".on-paper a").waitFor({ state: "attached" });
    for (const tab of ["more", "moves", "how"]) {
      await page.locator(`#tab-${tab}`).click();
      assert.deepEqual(await misfits(page, [...NARROW, ...LOW]), [], tab);
      await size(page, { width: 1300, height: 900 });
    }
    assert.equal(await page.locator(".on-paper").isVisible(), false);
    assert.ok((await page.locator("#board .trace:visible > *").count()) > 0, "on the screen the way of the last turn is seen");
    // A page that is dark on the screen is printed on white.
    await page.emulateMedia({ colorScheme: "dark" });
    const soft = () => page.locator(".seat-told").first().evaluate((one) => getComputedStyle(one).color.match(/\d+/g).slice(0, 3).map(Number));
    assert.ok(Math.min(...(await soft())) > 100, "light on the screen");
    await page.emulateMedia({ media: "print" });
    assert.ok(Math.max(...(await soft())) < 130, "dark on paper");
    assert.ok(await large(page, "#board .stage > svg"), "the position is printed");
    assert.ok(await page.locator("h1 .game-name").isVisible());
    const [moves, count] = [await page.locator(".record-turns").innerText(), await page.evaluate(() => document.querySelector("#board").state.turn - 1)];
    assert.ok(count > 2 && (await page.locator(".record-turns button:visible").count()) >= count, `${count} turns: ${moves}`);
    for (const gone of [".tabs", ".table-tools", "[role=tabpanel]#panel-how", ".stepping", "#board button"]) {
      assert.equal(await page.locator(gone).first().isVisible(), false, gone);
    }
    assert.deepEqual(await printed(page), []);
    const address = page.locator(".on-paper a");
    assert.ok(await address.isVisible());
    assert.equal(await address.innerText(), await address.getAttribute("href"));
    const record = await page.evaluate(() => document.querySelector("#board").recordText);
    await page.goto(await address.getAttribute("href"));
    await page.waitForFunction((record) => document.querySelector("#board").recordText === record, record);
  });
}

test("every kind of page with a board prints it, or pictures in its place", async () => {
  const boards = {
    "embed/": ".table-board mbao-board .stage > svg", "learn/ndoto/": ".task mbao-board .stage > svg", "learn/omweso/puzzles/": ".task mbao-board .stage > svg",
    "game/omweso/": "main svg.mbao", "section/omweso/": ".still svg", "diagram/k/": ".beats svg", "compare/": ".compare-board svg", "embed.html?game=ndoto": "mbao-board .stage > svg",
  };
  for (const [route, board] of Object.entries(boards)) {
    const { page, close } = await open(route, { viewport: { width: 1300, height: 900 } });
    if (!route.startsWith("embed.html")) await awake(page);
    await page.locator(board).first().waitFor({ state: "attached", timeout: route.startsWith("section") ? 1 : undefined }).catch(() => {});
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
    await page.locator(board).first().waitFor({ state: "attached" });
    assert.ok(await large(page, board), route);
    // Where the browser keeps the site it is offered below every page.
    await page.evaluate(() => document.querySelector(".offline")?.removeAttribute("hidden"));
    assert.equal(await page.locator(".offline").isVisible(), false, route);
    await close();
  }
});

test("a notebook's board is printed where its game is tried", async () => {
  const { page } = await wake("notebook/", { viewport: { width: 1300, height: 900 } });
  await page.locator(".notebook-begin select").first().selectOption({ index: 1 });
  await page.locator(".notebook-begin button").first().click();
  await page.waitForFunction(() => document.querySelector(".notebook-board mbao-board")?.state);
  await page.emulateMedia({ media: "print" });
  assert.ok(await large(page, ".notebook-board mbao-board .stage > svg"));
});
