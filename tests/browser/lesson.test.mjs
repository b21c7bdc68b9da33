// Lessons in Chromium: a task is solved by keyboard and by mouse, a wrong try is explained and can be
// repeated, sheets fit their paper.
// Longer than most: lessons and puzzles are the same tasks, solved by the same functions.
import assert from "node:assert/strict";
import { test } from "node:test";

import { COLOURS, obstacles } from "./axe.mjs";
import { games } from "./games.mjs";
import { blank, open, site, wake } from "./here.mjs";
import { over, shifted, watch } from "./measures.mjs";
import { answer } from "./tasks.mjs";
import { frames, hold, quiet } from "./waits.mjs";

/** A task whose board can be played on. */
async function task(route, id, options) {
  const { page, wrong, close } = await open(`${route}#ask-${id}`, options);
  const section = page.locator(`#task-${id}`);
  const board = section.locator("mbao-board.asking");
  await board.locator(".pit.legal, .pit.way").first().waitFor();
  return { page, wrong, close, section, board, verdict: board.locator(".caption"), again: board.locator("button[name=again]") };
}
/** The pit to press; the pit in the still picture beneath it is not a button. */
const pit = (board, name) => board.locator(`[data-pit="${name}"][role="button"]`);

test("a task is solved by mouse, a miss says the rule, both are counted and have no accessibility problems", async () => {
  const { page, section, board, verdict, again } = await task("learn/ndoto/", "ndoto-count", { viewport: { width: 360, height: 740 } });
  await pit(board, "a1").click();
  await board.locator(".caption", { hasText: "Not yet." }).waitFor();
  assert.equal(await board.locator(".pit.legal").count(), 0, "the other player's turn is not part of the task");
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await obstacles(page, colorScheme === "light" ? {} : { only: COLOURS }), []);
  }
  assert.equal(await over(page), undefined);
  await again.click();
  await pit(board, "c1").click();
  await board.locator(".caption", { hasText: "Correct!" }).waitFor();
  assert.match(await verdict.textContent(), /as far as it has seeds/);
  assert.match(await page.locator(".lesson-done").textContent(), /Done: 1 \/ 13/);
  assert.ok(await section.evaluate((section) => section.classList.contains("solved")));
  // A turn that misses its aim is told with the pit where it ended.
  await page.evaluate(() => (location.hash = "#ask-ndoto-take"));
  const other = page.locator("#task-ndoto-take");
  await answer(other, false);
  const said = await other.locator(".asking .caption").textContent();
  assert.match(said, /captures nothing.*It ended in [a-h][12], which is outlined: /);
  await other.locator(`.asking .pit.missed[data-pit="${/ended in ([a-h][12])/.exec(said)[1]}"]`).waitFor();
  // What was done is remembered on the next visit.
  await page.reload();
  await page.locator("#task-ndoto-count.solved").waitFor({ state: "attached" });
});

test("a task is solved by keyboard, including choices, between which it can be started over", async () => {
  const { page, board, again } = await task("learn/enkeshui/", "enkeshui-string");
  const position = await board.evaluate((board) => board.positionText);
  await pit(board, "a1").click();
  await board.locator(".choices button").first().waitFor();
  await again.click();
  await board.locator(".pit.legal").first().waitFor();
  assert.equal(await board.evaluate((board) => board.positionText), position);
  await pit(board, "a1").press("Enter");
  await board.locator(".choices button").first().waitFor();
  await page.keyboard.press("x");
  await board.locator(".caption", { hasText: "Correct!" }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.matches(".task-next")), true);
});

test("a task is told and shown before it is asked, by keyboard too, and a link leads to the question", async () => {
  const { page } = await open("learn/ndoto/#task-ndoto-sleep", { reducedMotion: "no-preference" });
  const section = page.locator("#task-ndoto-sleep");
  const [shown, asked] = [section.locator("mbao-board.telling"), section.locator("mbao-board.asking")];
  await shown.locator(".caption", { hasText: "Empty pit" }).waitFor(); // it has played by itself
  assert.deepEqual([await shown.isVisible(), await asked.isVisible(), await section.locator(".task-ask:visible").textContent()], [true, false, "An empty pit ends your turn: you sleep."]);
  await section.locator(".task-now").press("Enter");
  await asked.locator(".pit.legal").first().waitFor();
  assert.deepEqual([await shown.isVisible(), await page.evaluate(() => [document.activeElement.id, location.hash])], [false, ["ask-ndoto-sleep", "#ask-ndoto-sleep"]]);
  await page.locator('.beads [aria-current="step"]', { hasText: /^3$/ }).waitFor();
  await page.goBack();
  await shown.waitFor();
});

test("where a pit is called boma, nobody calls it a pit beside it", async () => {
  const other = [["", /\bbomas?\b/i, /\bpits?\b/i], ["sw/", /\b(ma)?boma\b/i, /\bm?a?shimo\b/i]];
  for (const [language, boma, not] of other) {
    const { page, close } = await open(`${language}learn/kiothi/#task-kiothi-own`);
    const [section, verdict] = [page.locator("#task-kiothi-own"), page.locator("#task-kiothi-own mbao-board .caption")];
    await section.locator('mbao-board [data-pit="c2"][role="button"]').click();
    await section.locator("mbao-board button[name=again]").waitFor();
    for (const said of [await verdict.textContent(), await page.locator("main").textContent()]) assert.doesNotMatch(said, not);
    assert.match(await section.textContent(), boma);
    await close();
  }
});

// How what is laid in lukho's opening is judged, `judge.rs` tests.
test("turns played before the task cannot be undone", async () => {
  // Where a position tells all that was played before, there is no record: lukho's laying needs one.
  const { board } = await task("learn/lukho/", "lukho-race");
  const record = await board.evaluate((board) => board.recordText);
  assert.match(record, /lay/);
  assert.equal(await board.evaluate((board) => board.undo()), false);
  assert.equal(await board.getByRole("button", { name: "Undo", disabled: false }).count(), 0);
  assert.equal(await board.evaluate((board) => board.recordText), record);
});

/** Native tests judge every task and every puzzle; here those of a board of each kind are done, with `WALK=all` those of all. */
const DONE = process.env.WALK === "all" ? games : ["ndoto", "omweso", "lukho"];

for (const [at, game] of DONE.entries()) {
  test(`every task of ${game} can be solved on its page as stated, one after the other, and a puzzle by its answer`, async () => {
    const { page } = await open(`learn/${game}/`);
    const count = await page.locator(".task").count();
    for (let at = 0; at < count; at += 1) {
      const section = page.locator(".task:visible");
      assert.equal(await section.count(), 1, "one task a screen");
      await answer(section);
      if (at < count - 1) await section.locator(".task-next").click();
    }
    assert.match(await page.locator(".lesson-done").textContent(), new RegExp(`Done: ${count} / ${count}`));
    assert.equal(await page.locator(".beads .solved").count(), count);
    await page.locator(".task:visible .task-next").click();
    await page.waitForURL(/\/play\//);
    await page.goto(`${site.address}learn/${game}/puzzles/`);
    const puzzles = await page.locator(".puzzle").count();
    await page.locator(".beads a").nth(at % 2 ? -1 : 0).click();
    const section = page.locator(".puzzle:visible");
    await answer(section);
    await section.locator(".asking .caption", { hasText: "Correct!" }).waitFor();
    assert.match(await page.locator(".lesson-done").textContent(), new RegExp(`Done: 1 / ${puzzles}`));
  });
}

test("an answer before the page is awake is kept once it is", async () => {
  const { page } = await blank();
  // The board needs only its own files; those that keep answers are late.
  const free = await hold(page, /learning.*\.wasm$/);
  await page.goto(`${site.address}learn/enkeshui/#task-enkeshui-own`);
  const section = page.locator("#task-enkeshui-own");
  await section.locator("mbao-board .pit.open").first().waitFor();
  await pit(section.locator("mbao-board"), "c1").click();
  await section.locator(".asking .caption", { hasText: "Correct!" }).waitFor();
  assert.equal(await page.locator(".task.solved").count(), 0);
  free();
  await page.locator("#task-enkeshui-own.solved").waitFor();
  assert.match(await page.locator(".lesson-done").textContent(), /Done: 1/);
});

/** The turns that solve tasks, pits and choices as fingers press them; where there is none, it is known what is right. */
const TURNS = { enkeshui: [null, null, ["c1"], ["d1"], ["a1", "x"]], "bao-kujifunza": [null, null, null, null] };
for (const [width, height, game] of [[360, 640, "enkeshui"], [360, 640, "bao-kujifunza"], [390, 844, "bao-kujifunza"]]) {
  test(`the first lessons of ${game} are done by touch alone, bead by bead, and nothing scrolls by itself: ${width} × ${height}`, async () => {
    const { page } = await wake(`learn/${game}/`, { viewport: { width, height }, hasTouch: true, isMobile: true });
    const top = () => page.evaluate(() => scrollY);
    for (const [at, turn] of TURNS[game].entries()) {
      const section = page.locator(".task:visible");
      const board = section.locator("mbao-board.asking");
      if (!turn) await answer(section, true, (pit) => pit.tap());
      else {
        await section.locator(".task-now").tap();
        await board.locator(".pit.legal").first().waitFor();
        await pit(board, turn[0]).tap();
        if (turn[1]) await board.locator(".choices button", { hasText: turn[1] === "x" ? /Eat/ : /Leave/ }).tap();
        await section.locator(".asking .caption", { hasText: "Correct!" }).waitFor();
      }
      assert.equal(await page.locator('.beads [aria-current="step"]').textContent(), `${at + 1}`);
      const next = section.locator(".task-next");
      const box = await next.boundingBox();
      assert.ok(box.height >= 44, "Next is large enough for a finger");
      assert.equal(await top(), 0, `task ${at + 1} answered`);
      await quiet(500); // Longer than the two halves of a double press are apart
      await next.tap();
      await page.locator('.beads [aria-current="step"]', { hasText: new RegExp(`^${at + 2}$`) }).waitFor();
      assert.match(await page.evaluate(() => document.activeElement.tagName), /H2/);
      assert.equal(await top(), 0, `task ${at + 2} begun`);
      await quiet(500); // What follows is pressed at the same place
    }
  });
}

test("puzzles solved at the first try count as a streak; a wrong turn ends it, and is shown with the answer that refutes it", async () => {
  const { page } = await open("learn/ndoto/puzzles/");
  for (const right of [true, true, false]) {
    const section = page.locator(".puzzle:visible");
    // A puzzle in the middle, whose wrong turns have an answer.
    if (!right) await page.locator(".beads a").nth(16).click();
    await answer(section, right);
    if (right) await section.locator(".task-next").click();
  }
  const section = page.locator(".puzzle:visible");
  assert.match(await section.locator(".asking .caption").textContent(), /^Not yet\. .*The best answer to it is [a-h][12]/);
  assert.match(await page.locator(".streak").textContent(), /one after another: 0\. Your best: 2\./);
  await section.locator("mbao-board button[name=again]").click();
  await section.locator("mbao-board .pit.legal").first().waitFor();
  await page.reload();
  await page.locator(".streak", { hasText: "Your best: 2." }).waitFor();
});

test("a class gets the same six puzzles by a code in every language, and a sheet of results on one page", async () => {
  const { page } = await open("learn/omweso/puzzles/?class=k7m2");
  const six = async () => {
    await page.waitForFunction(() => document.querySelectorAll(".beads a").length === 6);
    return page.locator(".beads a").evaluateAll((beads) => beads.map((bead) => bead.hash));
  };
  const asked = await six();
  await page.goto(`${site.address}sw/learn/omweso/puzzles/?class=k7m2`);
  assert.deepEqual(await six(), asked);
  await page.waitForFunction(() => location.hash !== "");
  const section = page.locator(".puzzle:visible");
  assert.equal(await section.count(), 1);
  for (const right of [false, true]) {
    await answer(section, right);
    if (!right) await section.locator("mbao-board button[name=again]").click();
  }
  // The code came without its check: the whole of it is there to compare, and everything fits a phone.
  assert.match(await page.locator(".class").textContent(), /K7M2-[A-Z2-9]{2}: .* 1?\d, /);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.waitForFunction(() => document.querySelector(".puzzle:not([hidden]) .task-next").getBoundingClientRect().bottom <= innerHeight);
  // From the last puzzle Next leads to the sheet.
  await page.locator(".beads a").last().click();
  await page.locator(".puzzle:visible .task-next").click();
  const rows = page.locator(".results tbody tr");
  assert.equal(await rows.count(), 6);
  assert.deepEqual(await rows.first().locator("td").allTextContents(), ["2", "✓"]);
  assert.match(await page.locator(".results-take").textContent(), /kifaa hiki/);
  await page.emulateMedia({ media: "print" });
  assert.ok(!(await page.locator(".puzzle").first().isVisible()));
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, 1);
});

test("an invalid code is reported", async () => {
  const { page } = await open("learn/omweso/puzzles/?class=abc");
  await page.locator(".class-wrong", { hasText: "“abc” is not a code" }).waitFor();
  assert.ok(await page.locator(".beads a").count() > 6);
  // What is opened lies over the puzzle, which stays where it is.
  const top = () => page.evaluate(() => document.querySelector(".puzzle").getBoundingClientRect().top);
  const opened = await top();
  await page.locator("h1").click();
  assert.equal(await page.locator(".class[open]").count(), 0, "a press beside it closes it");
  assert.equal(await top(), opened);
  await page.locator(".class summary").click();
  await page.locator(".class input").press("Escape");
  assert.equal(await page.locator(".class[open]").count(), 0, "Escape closes it");
  assert.ok(await page.evaluate(() => document.activeElement.matches(".class summary")));
  await page.keyboard.press("Enter");
  // How a code with one wrong letter is known, `class.rs` tests.
  await page.locator(".class input").fill("k7m2");
  await page.locator(".class form button").last().click();
  await page.waitForFunction(() => document.querySelectorAll(".beads a").length === 6);
  assert.match(page.url(), /class=K7M2/);
});

test("lesson and puzzle pages do not shift while they wake and while a reader goes through them", async () => {
  for (const route of ["learn/enkeshui/", "learn/bao-kujifunza/", "learn/lukho/", "sw/learn/omweso/puzzles/", "diagram/k/"]) {
    const { page, close } = await blank({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.addInitScript(watch);
    await page.goto(site.address + route);
    const board = page.locator("main mbao-board:visible").first();
    // Boards below the window sleep until they are reached.
    await page.waitForFunction(() => [...document.querySelectorAll("main mbao-board")]
      .every((board) => board.state || !board.checkVisibility() || board.getBoundingClientRect().top > innerHeight));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += 400) {
      await page.mouse.wheel(0, 400);
      // The wheel has scrolled, or the end is reached, and the boards that are now in view have begun.
      await page.waitForFunction((wanted) => scrollY >= Math.min(wanted, document.documentElement.scrollHeight - innerHeight) - 1
        && [...document.querySelectorAll("main mbao-board")].every((board) => {
          const { top, bottom } = board.getBoundingClientRect();
          return board.state || !board.checkVisibility() || bottom < 0 || top > innerHeight;
        }), y + 400);
    }
    await frames(page, 5);
    const { sum, told } = await shifted(page);
    assert.ok(sum <= 0.01, `${route}: ${sum.toFixed(3)} ${told}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height, `${route}: grows while it is read`);
    assert.ok(await board.count() > 0);
    await close();
  }
});

test("every sheet prints on one page of either paper, boards at their size", async () => {
  for (const [game, format, sheets] of [["omweso", "A4", 3], ["enkeshui", "Letter", 5], ["aweet", "Letter", 3], ["bao-kiswahili", "Letter", 3], ["sw/lukho", "A4", 3]]) {
    const route = game.startsWith("sw/") ? `sw/print/${game.slice(3)}/` : `print/${game}/`;
    const { page, close } = await open(route);
    await page.emulateMedia({ media: "print" });
    const ruler = await page.locator(".paper-board .ruler").first().evaluate((line) => line.getBoundingClientRect().width);
    assert.ok(Math.abs(ruler - (50 / 25.4) * 96) < 1, `${game}: 5 cm are ${ruler} pixels`);
    const pdf = (await page.pdf({ format })).toString("latin1");
    assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, sheets, `${game} on ${format}`);
    await close();
  }
});
