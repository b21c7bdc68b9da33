// Two games side by side in Chromium: the same turn on both boards, the differing rules marked.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake, open } from "./chromium.mjs";
import { fronts } from "./games.mjs";
import { browser, site } from "./here.mjs";

const boards = (page, what) => page.evaluate((what) => ["compare-first", "compare-second"].map((id) => {
  const board = document.getElementById(id);
  return { game: board.state?.game, text: board.recordText, caption: board.shadowRoot.querySelector(".caption").textContent, note: board.shadowRoot.querySelector(".step")?.textContent }[what];
}), what);

/** Waits until both boards show the end of their turn. */
const ended = (page) => page.waitForFunction(() => ["compare-first", "compare-second"].every((id) => {
  const [at, of] = document.getElementById(id).shadowRoot.querySelector(".step")?.textContent.split(" / ") ?? ["0", "1"];
  return Number(of) > 0 && at === of;
}));

test("one turn is played on both boards, and the rules that differ come first and are marked", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}compare/`);
  await awake(page);
  assert.deepEqual(await boards(page, "game"), ["omweso", "coro"]);
  await page.getByRole("button", { name: "Play one turn on both" }).click();
  await ended(page);
  const [one, other] = await boards(page, "caption");
  assert.notEqual(one, "");
  assert.notEqual(one, other, "the turn ends otherwise");
  const rows = await page.locator(".compare-rules tbody tr").evaluateAll((all) => all.map((row) => [
    row.classList.contains("differs"), row.children[1].textContent !== row.children[2].textContent, Boolean(row.querySelector(".unlike"))]));
  assert.equal(rows.length, 17);
  for (const [marked, differs, sign] of rows) assert.deepEqual([marked, sign], [differs, differs]);
  assert.deepEqual(rows, [...rows].sort(([one], [other]) => Number(other) - Number(one)));
  assert.deepEqual(wrong, []);
  await close();
});

test("any two games can be chosen, also by the address; choosing the other board's game swaps the two", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}sw/compare/?games=lukho,kiothi`);
  await awake(page);
  await page.waitForFunction(() => document.getElementById("compare-first").state?.game === "lukho" && document.getElementById("compare-second").state?.game === "kiothi");
  const [first, second] = [page.getByLabel("Mchezo wa kwanza"), page.getByLabel("Mchezo wa pili")];
  await first.selectOption({ label: (await second.locator("option:checked").textContent()) });
  await page.waitForFunction(() => document.getElementById("compare-first").state?.game === "kiothi" && document.getElementById("compare-second").state?.game === "lukho");
  await second.selectOption({ index: 0 });
  await page.waitForFunction(() => document.getElementById("compare-second").state?.game === "omweso");
  await page.getByRole("button", { name: "Cheza zamu moja kwenye yote mawili" }).click();
  await ended(page);
  assert.deepEqual(wrong, []);
  await close();
});

test("on a phone one is above the other, and without scripts both boards and the rules are there", async () => {
  const { page, close } = await open(browser, `${site.address}compare/`, { viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const [one, other] = await page.locator(".compare-board").evaluateAll((all) => all.map((board) => board.getBoundingClientRect()));
  assert.ok(other.top >= one.bottom && one.width > 300);
  assert.equal(await page.locator(".compare-rules tbody tr").count(), 17);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
  await close();
});

test("on a phone no texts of the table overlap, in both languages", async () => {
  for (const language of fronts) {
    const { page, wrong, close } = await open(browser, `${site.address}${language}compare/`, { viewport: { width: 390, height: 844 } });
    const wide = await page.locator(".compare-rules :is(th, td)").evaluateAll((all) =>
      all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent));
    assert.deepEqual(wide, []);
    assert.deepEqual(wrong, []);
    await close();
  }
});
