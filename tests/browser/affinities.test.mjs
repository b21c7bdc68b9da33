// The table of affinities in Chromium: the reader's own weights, and how quickly the table follows. And two games side by
// side: the same turn on both boards, the differing rules marked.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake } from "./chromium.mjs";
import { games, readings, relatives } from "./games.mjs";
import { at } from "./here.mjs";
import { becomes } from "./waits.mjs";

const numbers = (page) => page.locator(".matrix td a").allTextContents();

/** The content of the tree: names from top to bottom, and the position of each join. */
const tree = (page) => page.locator(".tree").evaluate((svg) => ({
  names: [...svg.querySelectorAll(".names text")].map((text) => text.textContent),
  joins: [...svg.querySelectorAll(".joins path")].map((path) => {
    const [, , y1, at, y2] = /M([\d.]+) ([\d.]+)H([\d.]+)V([\d.]+)H/.exec(path.getAttribute("d")).map(Number);
    return [at, ...[y1, y2].sort((a, b) => a - b)];
  }).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
  scale: [...svg.querySelectorAll(".scale text")].map((text) => [text.textContent, text.getAttribute("x")].join(" ")),
}));
/** Expects the same tree; rounding may differ by a tenth of a pixel. */
function sameTree(one, other) {
  assert.deepEqual([one.names, one.scale], [other.names, other.scale]);
  assert.equal(one.joins.length, other.joins.length);
  const off = one.joins.flatMap((join, at) => join.map((number, i) => Math.abs(number - other.joins[at][i])));
  assert.ok(Math.max(...off) < 0.15, JSON.stringify([one.joins, other.joins]));
}
/** Sets all weights at once. */
const weigh = (page, weights) => page.evaluate(async (weights) => {
  const fields = [...document.querySelectorAll(".weights input")];
  for (const field of fields) {
    field.value = weights[field.dataset.point] ?? 0;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => setTimeout(done));
  }
}, weights);

test("the table follows the reader's weights, and goes back to the usual ones", () => at("affinities/", async (page) => {
  const usual = await numbers(page);
  const drawn = await tree(page);
  const pairs = (page) => page.locator(".pairs li").evaluateAll((lines) =>
    lines.map((line) => [line.dataset.other, line.textContent, line.querySelector(".guide").ariaLabel]));
  const listed = await pairs(page);
  const compared = games.length + relatives.length + readings.length;
  assert.equal(usual.length, (compared * (compared - 1)) / 2);
  await page.locator(".weights summary").click();
  const booty = page.locator('.weights [data-point="booty"]');
  await booty.focus();
  // A change that is undone: all numbers come out as they were written.
  await page.keyboard.press("ArrowRight");
  const before = listed.map(([, text]) => text).join();
  await becomes(async () => (await pairs(page)).map(([, text]) => text).join() !== before, true);
  await page.keyboard.press("ArrowLeft");
  await becomes(() => numbers(page), usual);
  // The tree joins as the build did, and no heading says otherwise.
  sameTree(await tree(page), drawn);
  assert.equal(await page.locator(".by-own-weights:visible").count(), 0);
  await becomes(() => pairs(page), listed);
  // All weight on the rows: games with the same number of rows are the same.
  await weigh(page, { rows: 3 });
  await page.waitForFunction(() => document.querySelector('.weights [data-point="count"]').nextElementSibling.value === "0");
  assert.deepEqual([...new Set(await numbers(page))].sort(), ["0", "100"]);
  // Two branches, each with one number of rows, and the pairs in that order.
  const { names, joins } = await tree(page);
  assert.equal(joins.filter(([at]) => at === 420).length, names.length - 2);
  assert.equal(await page.locator(".by-own-weights:visible").count(), 2);
  // The sentences follow when nothing has changed for a moment.
  await becomes(() => page.locator(".pairs .guide").evaluateAll((all) =>
    all.every(({ textContent }) => ["0", "100"].includes(textContent))), true);
  const like = page.locator(".pairs", { has: page.locator("summary", { hasText: /^Ndoto / }) }).locator(".guide");
  const numbered = (await like.allTextContents()).map(Number);
  assert.deepEqual(numbered, numbered.toSorted((a, b) => b - a));
  assert.equal(await like.first().getAttribute("aria-label"), "guide number 100");
  await page.locator(".weights button").click();
  await page.waitForFunction((first) => document.querySelector(".matrix td a").textContent === first, usual[0]);
  assert.deepEqual(await numbers(page), usual);
  sameTree(await tree(page), drawn);
  await becomes(() => pairs(page), listed);
}));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const boards = (page) => page.evaluate(() => ["compare-first", "compare-second"].map((id) => {
  const board = document.getElementById(id);
  const [at, of] = board.shadowRoot?.querySelector(".step")?.textContent.split(" / ") ?? ["0", "1"];
  const { top, bottom, height } = (board.shadowRoot?.querySelector(".stage > svg") ?? board).getBoundingClientRect();
  return { game: board.state?.game, ended: Number(of) > 0 && at === of, seen: height > 0 && top >= 0 && bottom <= innerHeight };
}));

/** The last two that were chosen play one turn to its end, both in view. */
const played = (page, ...games) => becomes(() => boards(page), games.map((game) => ({ game, ended: true, seen: true })));
const said = (page) => page.locator(".compare-turn [role=status]").textContent();

test("the family is set out by likeness, and the last two that are chosen play one turn on both boards there", () =>
  at("affinities/", async (page) => {
    const cut = await page.locator(".scrolled").first().evaluate((box) => box.scrollWidth - box.clientWidth);
    assert.ok(cut <= 0, `${cut} px of the table are cut`);
    const boxes = await page.locator(".member").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    assert.equal(boxes.length, games.length);
    const apart = (a, b) => a.left >= b.right - 1 || b.left >= a.right - 1 || a.top >= b.bottom - 1 || b.top >= a.bottom - 1;
    for (const [at, one] of boxes.entries()) assert.ok(boxes.slice(at + 1).every((other) => apart(one, other)), `${at} lies over another`);
    assert.equal(await page.locator(".compare-board:visible").count(), 0, "nothing plays before two are chosen");
    const member = (game) => page.locator(`.member input[value="${game}"]`);
    for (const game of ["ndoto", "omweso", "giuthi"]) await member(game).check();
    await played(page, "omweso", "giuthi");
    assert.match(await said(page), /Omweso.*Giuthi/);
    // Another pair while the turn of this one is played again: the boards show the new turn to its end.
    await page.getByRole("button", { name: "Play one turn on both" }).click();
    await member("lukho").check();
    await played(page, "lukho", "giuthi");
    // One alone is no pair.
    await member("lukho").uncheck();
    await page.locator(".compare-board").first().waitFor({ state: "hidden" });
    await member("coro").check();
    await page.locator(".to-beside").click();
    await page.waitForURL(/compare/);
    await becomes(() => page.locator("mbao-board").evaluateAll((all) => all.map(({ state }) => state?.game)), ["giuthi", "coro"]);
  }, { viewport: { width: 1440, height: 900 } }));

test("on a phone the affinities fit, each game tells its nearest, and two of the family play by touch or by keys, in view and without motion", () =>
  at("sw/affinities/", async (page) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: PHONE.viewport.height });
      await awake(page);
      const wider = await page.locator("html, .scrolled:visible").evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.ariaLabel ?? one.className));
      assert.deepEqual(wider, []);
    }
    assert.equal(await page.locator(".pairs").first().locator(".nearest > :visible").count(), 3);
    // The numbers are there for those who do not see shades.
    assert.match(await page.locator(".matrix td a").first().textContent(), /^\d+$/);
    await page.locator('.member:has([value="omweso"])').tap();
    await page.locator('.member input[value="coro"]').press("Space");
    await played(page, "omweso", "coro");
    assert.equal(await page.evaluate(() => document.activeElement.value), "coro", "the focus stays where it was");
    assert.match(await said(page), /zinaisha tofauti katika Omweso/);
  }, PHONE));

const shown = (page, ...games) => becomes(async () => (await boards(page)).map(({ game }) => game), games);
/** Plays a turn, and waits until both boards show its end. */
async function play(page, button) {
  await page.getByRole("button", { name: button }).click();
  await becomes(async () => (await boards(page)).map(({ ended }) => ended), [true, true]);
}
/** On a phone no texts of the table overlap. */
async function fits(page) {
  await page.setViewportSize(PHONE.viewport);
  const wide = await page.locator(".compare-rules :is(th, td)").evaluateAll((all) =>
    all.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent));
  assert.deepEqual(wide, []);
}

test("one turn is played on both boards, and the rules that differ come first and are marked", () => at("compare/", async (page) => {
  await shown(page, "omweso", "coro");
  await play(page, "Play one turn on both");
  const [one, other] = await page.locator("#compare-first .caption, #compare-second .caption").allTextContents();
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
    await page.waitForLoadState();
    const [one, other] = await two.evaluateAll((all) => all.map((board) => board.getBoundingClientRect().toJSON()));
    assert.ok(other.top >= one.bottom && one.width > 300, JSON.stringify([one, other]));
    assert.equal(await page.locator(".compare-rules tbody tr").count(), 17);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.viewport.width);
  }, { viewport: PHONE.viewport, javaScriptEnabled: false }));
