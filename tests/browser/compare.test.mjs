// Two games side by side in Chromium: the same turn on both boards, the differing rules marked.
import assert from "node:assert/strict";
import { test } from "node:test";

import { at } from "./here.mjs";
import { becomes } from "./waits.mjs";

const PHONE = { width: 390, height: 844 };
const boards = (page) => page.evaluate(() => ["compare-first", "compare-second"].map((id) => {
  const { state, shadowRoot } = document.getElementById(id);
  const [now, of] = shadowRoot.querySelector(".step")?.textContent.split(" / ") ?? ["0", "1"];
  return { game: state?.game, caption: shadowRoot.querySelector(".caption").textContent, ended: Number(of) > 0 && now === of };
}));
const shown = (page, ...games) => becomes(async () => (await boards(page)).map(({ game }) => game), games);
/** Plays a turn, and waits until both boards show its end. */
async function play(page, button) {
  await page.getByRole("button", { name: button }).click();
  await becomes(async () => (await boards(page)).map(({ ended }) => ended), [true, true]);
}
/** On a phone no texts of the table overlap. */
async function fits(page) {
  await page.setViewportSize(PHONE);
  const wide = await page.locator(".compare-rules :is(th, td)").evaluateAll((all) =>
    all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent));
  assert.deepEqual(wide, []);
}

test("one turn is played on both boards, and the rules that differ come first and are marked", () => at("compare/", async (page) => {
  await shown(page, "omweso", "coro");
  await play(page, "Play one turn on both");
  const [one, other] = (await boards(page)).map(({ caption }) => caption);
  assert.notEqual(one, "");
  assert.notEqual(one, other, "the turn ends otherwise");
  const rows = await page.locator(".compare-rules tbody tr").evaluateAll((all) => all.map((row) => {
    const [, one, other] = row.children;
    return [row.classList.contains("differs"), one.textContent !== other.textContent, Boolean(row.querySelector(".unlike"))];
  }));
  assert.equal(rows.length, 17);
  for (const [marked, differs, sign] of rows) assert.deepEqual([marked, sign], [differs, differs]);
  assert.deepEqual(rows, [...rows].sort(([one], [other]) => Number(other) - Number(one)));
  await fits(page);
}));

test("any two games can be chosen, also by the address; choosing the other board's game swaps the two", () =>
  at("sw/compare/?games=lukho,kiothi", async (page) => {
    await shown(page, "lukho", "kiothi");
    const [first, second] = [page.getByLabel("Mchezo wa kwanza"), page.getByLabel("Mchezo wa pili")];
    await first.selectOption({ label: await second.locator("option:checked").textContent() });
    await shown(page, "kiothi", "lukho");
    await second.selectOption({ index: 0 });
    await shown(page, "kiothi", "omweso");
    await play(page, "Cheza zamu moja kwenye yote mawili");
    await fits(page);
  }));

test("without scripts the family leads to two games side by side, on a phone one above the other, with their rules", () =>
  at("affinities/", async (page) => {
    assert.equal(await page.locator(".compare-board:visible").count(), 0);
    await page.locator(".to-beside").click();
    const two = page.locator(".compare-board:visible");
    await two.first().waitFor();
    const [one, other] = await two.evaluateAll((all) => all.map((board) => board.getBoundingClientRect().toJSON()));
    assert.ok(other.top >= one.bottom && one.width > 300, JSON.stringify([one, other]));
    assert.equal(await page.locator(".compare-rules tbody tr").count(), 17);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.width);
  }, { viewport: PHONE, javaScriptEnabled: false }));
