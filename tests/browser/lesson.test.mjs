// Lessons in Chromium: a task is solved by keyboard and by mouse, a wrong try is told and can be tried again, sheets fit their paper.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { browser, site } from "./here.mjs";
import { open } from "./chromium.mjs";

const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** A task whose board can be played on. */
async function task(route, id, options) {
  const { page, wrong, close } = await open(browser, site.address + route, options);
  const section = page.locator(`#task-${id}`);
  await section.scrollIntoViewIfNeeded();
  const board = section.locator("mbao-board");
  await board.locator(".pit.legal").first().waitFor({ timeout: 15_000 });
  const verdict = section.locator(".task-verdict");
  return { page, wrong, close, section, board, verdict, again: section.locator(".task-again") };
}
/** What is said of each turn, as the page hands it to the part that judges. */
const tries = async (section) => JSON.parse(await section.locator('[data-island="Task"]').getAttribute("data-props"));
/** The pit to press; the still picture beneath it is no button. */
const pit = (board, name) => board.locator(`[data-pit="${name}"][role="button"]`);

test("a task is solved by mouse, and counted", async () => {
  const { page, wrong, close, section, board, verdict } = await task("learn/ndoto/", "ndoto-count");
  assert.ok(!(await page.locator(".lesson-done").isVisible()));
  await pit(board, "c1").click();
  await section.locator(".task-verdict", { hasText: "That is it." }).waitFor();
  assert.match(await verdict.textContent(), /as far as it has seeds/);
  assert.match(await page.locator(".lesson-done").textContent(), /Done: 1 \/ 8/);
  assert.ok(await section.evaluate((section) => section.classList.contains("solved")));
  // What was done is still known on the next visit.
  await page.reload();
  await page.locator("#task-ndoto-count.solved").waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("a task is solved by keyboard, choices too", async () => {
  const { page, wrong, close, section, board } = await task("learn/enkeshui/", "enkeshui-string");
  await pit(board, "a1").focus();
  await page.keyboard.press("Enter");
  await board.locator(".choices button").first().waitFor();
  await page.keyboard.press("x");
  await section.locator(".task-verdict", { hasText: "That is it." }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.className), "task-again");
  assert.deepEqual(wrong, []);
  await close();
});

test("a wrong try is told with its reason, and the board stands as before when one tries again", async () => {
  const { page, wrong, close, section, board, verdict, again } = await task("sw/learn/ndoto/", "ndoto-capture");
  const position = await board.evaluate((board) => board.positionText);
  await pit(board, "a1").focus();
  await page.keyboard.press("Enter");
  await section.locator(".task-verdict", { hasText: "Bado si hiyo." }).waitFor();
  assert.match(await verdict.textContent(), /haili chochote/);
  // The other player's turn is no part of the task.
  assert.equal(await board.locator(".pit.legal").count(), 0);
  await page.keyboard.press("Enter");
  await board.locator(".pit.legal").first().waitFor();
  assert.equal(await board.evaluate((board) => board.positionText), position);
  assert.equal(await verdict.textContent(), "");
  assert.ok(!(await again.isVisible()));
  await pit(board, "b1").click();
  await section.locator(".task-verdict", { hasText: "Ndiyo hiyo." }).waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("what is laid in lukho's opening is judged by the race that follows", async () => {
  const { wrong, close, section, board, verdict } = await task("learn/lukho/", "lukho-race");
  const lay = (action) => board.evaluate((board, action) => board.play(action), action);
  await lay("lay a1=0");
  await section.locator(".task-verdict", { hasText: "Not this time." }).waitFor();
  await section.locator(".task-again").click();
  await board.locator(".pit.legal").first().waitFor();
  await lay("lay e1=1");
  await section.locator(".task-verdict", { hasText: "That is it." }).waitFor();
  assert.match(await verdict.textContent(), /race/);
  assert.deepEqual(wrong, []);
  await close();
});

test("taking back a choice begins the task anew", async () => {
  const { wrong, close, board, verdict } = await task("learn/enkeshui/", "enkeshui-string");
  const position = await board.evaluate((board) => board.positionText);
  await pit(board, "a1").click();
  await board.locator(".choices button").first().waitFor();
  await board.evaluate((board) => board.undo());
  await board.locator(".pit.legal").first().waitFor();
  assert.equal(await board.evaluate((board) => board.positionText), position);
  assert.equal(await verdict.textContent(), "");
  assert.deepEqual(wrong, []);
  await close();
});

test("every task can be done on its page as it is said to be", async () => {
  const first = await open(browser, `${site.address}learn/`);
  const games = await first.page.locator(".gallery > li > a").evaluateAll((links) => links.map((link) => link.href));
  await first.close();
  assert.equal(games.length, 14);
  for (const game of games) {
    const { page, wrong, close } = await open(browser, game);
    for (const section of await page.locator(".task").all()) {
      await section.scrollIntoViewIfNeeded();
      const board = section.locator("mbao-board");
      await board.locator(".pit.legal").first().waitFor({ timeout: 15_000 });
      const { turns } = await tries(section);
      const [turn] = Object.entries(turns).find(([, verdict]) => verdict === 0);
      // What is laid is one action with a blank in it.
      const actions = turn.startsWith("lay ") ? [turn] : turn.split(" ");
      for (const action of actions) await board.evaluate((board, action) => board.play(action), action);
      await section.locator(".task-verdict", { hasText: "That is it." }).waitFor();
    }
    assert.deepEqual(wrong, [], game);
    await close();
  }
});

test("without scripts a task is text and a picture, with its answer one link away", async () => {
  const { page, close } = await open(browser, `${site.address}learn/kiothi/`, { javaScriptEnabled: false });
  assert.equal(await page.locator(".task svg.mbao").count(), 6);
  assert.ok(await page.locator("noscript").count() > 0);
  await page.locator('main a[href$="answers/"]').click();
  assert.match(await page.locator(".task code").first().textContent(), /^[a-j][12]/);
  await close();
});

test("the easiest and the hardest puzzle of every game are solved by their answer, and by no other turn", async () => {
  const first = await open(browser, `${site.address}learn/`);
  const games = await first.page.locator('.gallery-more a[href$="puzzles/"]').evaluateAll((links) => links.map((link) => link.href));
  await first.close();
  assert.equal(games.length, 14);
  for (const game of games) {
    const { page, wrong, close } = await open(browser, game);
    const count = await page.locator(".puzzle").count();
    assert.ok(count >= 20, `${game}: ${count}`);
    for (const section of [page.locator(".puzzle").first(), page.locator(".puzzle").last()]) {
      await section.scrollIntoViewIfNeeded();
      const board = section.locator("mbao-board");
      await board.locator(".pit.legal").first().waitFor({ timeout: 15_000 });
      const { turns } = await tries(section);
      const right = Object.entries(turns).filter(([, verdict]) => verdict === 0);
      assert.equal(right.length, 1, "one answer");
      const actions = right[0][0].startsWith("lay ") ? [right[0][0]] : right[0][0].split(" ");
      for (const action of actions) await board.evaluate((board, action) => board.play(action), action);
      await section.locator(".task-verdict", { hasText: "That is it." }).waitFor();
    }
    assert.match(await page.locator(".lesson-done").textContent(), new RegExp(`Done: 2 / ${count}`));
    assert.deepEqual(wrong, [], game);
    await close();
  }
});

test("a wrong turn at a puzzle is told with the answer that refutes it", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}learn/ndoto/puzzles/`);
  const section = page.locator("#grade-3 ~ .puzzle").first();
  await section.scrollIntoViewIfNeeded();
  const board = section.locator("mbao-board");
  await board.locator(".pit.legal").first().waitFor({ timeout: 15_000 });
  const { turns, says } = await tries(section);
  const [turn, verdict] = Object.entries(turns).find(([, verdict]) => verdict > 0);
  for (const action of turn.split(" ")) await board.evaluate((board, action) => board.play(action), action);
  await section.locator(".task-verdict", { hasText: "Not this time." }).waitFor();
  assert.equal(await section.locator(".task-verdict").textContent(), says[verdict]);
  assert.match(says[verdict], /The best answer to it is [a-h][12]/);
  await section.locator(".task-again").click();
  await board.locator(".pit.legal").first().waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("without scripts a puzzle is text and a picture, its answer one link away", async () => {
  const { page, close } = await open(browser, `${site.address}sw/learn/omweso/puzzles/`, { javaScriptEnabled: false });
  const puzzles = await page.locator(".puzzle").count();
  assert.equal(await page.locator(".puzzle svg.mbao").count(), puzzles);
  await page.locator('main a[href$="answers/"]').click();
  assert.equal(await page.locator(".task code").count(), puzzles);
  await close();
});

test("solved and missed tasks are in nobody's way, by day and by night", async () => {
  const { page, wrong, close, section, board } = await task("learn/ndoto/", "ndoto-count", { viewport: { width: 360, height: 740 } });
  await pit(board, "a1").click();
  await section.locator(".task-verdict", { hasText: "Not this time." }).waitFor();
  await section.locator("summary").click();
  await page.evaluate(`${axe}; 0`);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate(() => axe.run());
    assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" ")}`), []);
  }
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
  assert.deepEqual(wrong, []);
  await close();
});

test("every sheet comes out on one page of either paper, boards at their size", async () => {
  for (const [game, format, sheets] of [["omweso", "A4", 3], ["enkeshui", "Letter", 5], ["aweet", "Letter", 3], ["bao-kiswahili", "Letter", 3], ["sw/lukho", "A4", 3]]) {
    const route = game.startsWith("sw/") ? `sw/print/${game.slice(3)}/` : `print/${game}/`;
    const { page, wrong, close } = await open(browser, site.address + route);
    await page.emulateMedia({ media: "print" });
    const ruler = await page.locator(".paper-board .ruler").first().evaluate((line) => line.getBoundingClientRect().width);
    assert.ok(Math.abs(ruler - (50 / 25.4) * 96) < 1, `${game}: 5 cm are ${ruler} pixels`);
    const pdf = (await page.pdf({ format })).toString("latin1");
    assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, sheets, `${game} on ${format}`);
    assert.deepEqual(wrong, []);
    await close();
  }
});
