// Lessons in Chromium: a task is solved by keyboard and by mouse, a wrong try is explained and can be
// repeated, sheets fit their paper.
// Longer than most: lessons and puzzles are the same tasks, solved by the same functions.
import assert from "node:assert/strict";
import { test } from "node:test";

import { COLOURS, obstacles } from "./axe.mjs";
import { fronts, games } from "./games.mjs";
import { browser, site } from "./here.mjs";
import { blank, open } from "./chromium.mjs";
import { frames, quiet } from "./waits.mjs";

/** A task whose board can be played on. */
async function task(route, id, options) {
  const { page, wrong, close } = await open(browser, `${site.address}${route}#task-${id}`, options);
  const section = page.locator(`#task-${id}`);
  const board = section.locator("mbao-board");
  await board.locator(".pit.legal, .pit.way").first().waitFor();
  const verdict = section.locator(".task-verdict");
  return { page, wrong, close, section, board, verdict, again: section.locator(".task-again") };
}
/** The verdict on each turn, as the page passes it to the island. */
const tries = async (section) => JSON.parse(await section.locator('[data-island="Task"]').getAttribute("data-props"));
/** The pit to press; the pit in the still picture beneath it is not a button. */
const pit = (board, name) => board.locator(`[data-pit="${name}"][role="button"]`);

test("a task is solved by mouse, and counted", async () => {
  const { page, wrong, close, section, board, verdict } = await task("learn/ndoto/", "ndoto-count");
  await pit(board, "c1").click();
  await section.locator(".task-verdict", { hasText: "Correct!" }).waitFor();
  assert.match(await verdict.textContent(), /as far as it has seeds/);
  assert.match(await page.locator(".lesson-done").textContent(), /Done: 1 \/ 13/);
  assert.ok(await section.evaluate((section) => section.classList.contains("solved")));
  // What was done is remembered on the next visit.
  await page.reload();
  await page.locator("#task-ndoto-count.solved").waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("a task is solved by keyboard, including choices", async () => {
  const { page, wrong, close, section, board } = await task("learn/enkeshui/", "enkeshui-string");
  await pit(board, "a1").focus();
  await page.keyboard.press("Enter");
  await board.locator(".choices button").first().waitFor();
  await page.keyboard.press("x");
  await section.locator(".task-verdict", { hasText: "Correct!" }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.className), "task-next");
  assert.deepEqual(wrong, []);
  await close();
});

test("where a pit is called boma, nobody calls it a pit beside it", async () => {
  const other = [["", /\bboma\b/i, /\bpits?\b/i], ["sw/", /\bboma\b/i, /\bm?a?shimo\b/i]];
  for (const [language, boma, not] of other) {
    const { page, wrong, close } = await open(browser, `${site.address}${language}learn/kiothi/#task-kiothi-own`);
    const [section, verdict] = [page.locator("#task-kiothi-own"), page.locator("#task-kiothi-own .task-verdict")];
    await section.locator('mbao-board [data-pit="c2"][role="button"]').click();
    await section.locator(".task-again:visible").waitFor();
    // Nothing was played, so nothing is told of a turn.
    assert.ok(!(await section.locator("mbao-board .caption").isVisible()));
    for (const said of [await verdict.textContent(), await page.locator("main").textContent()]) assert.doesNotMatch(said, not);
    assert.match(await section.textContent(), boma);
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("a wrong try is explained, and trying again restores the board", async () => {
  const { page, wrong, close, section, board, verdict, again } = await task("sw/learn/ndoto/", "ndoto-capture");
  const position = await board.evaluate((board) => board.positionText);
  await pit(board, "a1").focus();
  await page.keyboard.press("Enter");
  await section.locator(".task-verdict", { hasText: "Bado." }).waitFor();
  assert.match(await verdict.textContent(), /haili chochote/);
  // The other player's turn is not part of the task.
  assert.equal(await board.locator(".pit.legal").count(), 0);
  await page.keyboard.press("Enter");
  await board.locator(".pit.legal").first().waitFor();
  assert.equal(await board.evaluate((board) => board.positionText), position);
  assert.equal(await verdict.textContent(), "");
  assert.ok(!(await again.isVisible()));
  await pit(board, "b1").click();
  await section.locator(".task-verdict", { hasText: "Sahihi!" }).waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("seeds laid in lukho's opening are judged by the race that follows", async () => {
  const { wrong, close, section, board, verdict } = await task("learn/lukho/", "lukho-race");
  const lay = (action) => board.evaluate((board, action) => board.play(action), action);
  await lay("lay a1=0");
  await section.locator(".task-verdict", { hasText: "Not yet." }).waitFor();
  await section.locator(".task-again").click();
  await board.locator(".pit.legal").first().waitFor();
  await lay("lay e1=1");
  await section.locator(".task-verdict", { hasText: "Correct!" }).waitFor();
  assert.match(await verdict.textContent(), /race/);
  assert.deepEqual(wrong, []);
  await close();
});

test("undoing a choice starts the task over", async () => {
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

test("turns played before the task cannot be undone", async () => {
  // Where a position tells all that was played before, there is no record: lukho's laying needs one.
  for (const route of ["learn/lukho/", "sw/learn/lukho/"]) {
    const { page, wrong, close } = await open(browser, site.address + route);
    const boards = await page.locator("mbao-board[record]").evaluateAll((boards) => boards
      .filter((board) => /^\d+\. /m.test(board.getAttribute("record"))).map(({ id }) => id.replace("board-", "")));
    assert.ok(boards.length > 0, route);
    await page.goto(`${site.address}${route}#task-${boards[0]}`);
    const board = page.locator(`#board-${boards[0]}`);
    await board.locator("[data-pit][role=button]").first().waitFor();
    const record = await board.evaluate((board) => board.recordText);
    assert.equal(await board.evaluate((board) => board.undo()), false);
    assert.equal(await board.getByRole("button", { name: /^(Undo|Tendua)$/, disabled: false }).count(), 0);
    assert.equal(await board.evaluate((board) => board.recordText), record);
    assert.deepEqual(wrong, []);
    await close();
  }
});

/** Solves the visible task, with `press` for pits. */
async function doTask(page, section, press) {
  const board = section.locator("mbao-board");
  await board.locator('[data-pit][role="button"]:not([aria-disabled])').first().waitFor();
  const { turns, press: asked } = await tries(section);
  if (asked) {
    for (const [name] of asked.groups) await press(pit(board, name));
  } else {
    const [turn] = Object.entries(turns).find(([, verdict]) => verdict === 0);
    // Laying seeds is one action with a space in it.
    const actions = turn.startsWith("lay ") ? [turn] : turn.split(" ");
    for (const action of actions) await board.evaluate((board, action) => board.play(action), action);
  }
  await section.locator(".task-verdict", { hasText: "Correct!" }).waitFor();
}

/** Native tests judge every task; here the tasks of every third game are done, with `WALK=all` those of all. */
const ALL = process.env.WALK === "all";

test("every task can be solved on its page as stated, one after the other", async () => {
  const first = await open(browser, `${site.address}learn/`);
  const pages = await first.page.locator(".gallery > li > a").evaluateAll((links) => links.map((link) => link.href));
  await first.close();
  assert.equal(pages.length, games.length);
  for (const game of pages.filter((_, at) => ALL || at % 3 === 0)) {
    const { page, wrong, close } = await open(browser, game);
    const count = await page.locator(".task").count();
    for (let at = 0; at < count; at += 1) {
      const section = page.locator(".task:visible");
      assert.equal(await section.count(), 1, "one task a screen");
      await doTask(page, section, (pit) => pit.click());
      if (at < count - 1) await section.locator(".task-next").click();
    }
    assert.match(await page.locator(".lesson-done").textContent(), new RegExp(`Done: ${count} / ${count}`));
    assert.equal(await page.locator(".beads .solved").count(), count);
    await page.locator(".task:visible .task-next").click();
    await page.waitForURL(/\/play\//);
    assert.deepEqual(wrong, [], game);
    await close();
  }
});

/** Ways to press a pit, whose middle is given. */
const EARLY = {
  mouse: (page, { x, y }) => page.mouse.click(x, y),
  touch: (page, { x, y }) => page.touchscreen.tap(x, y),
  key: async (page, _, pit) => { await pit.focus(); await page.keyboard.press("Enter"); },
};

for (const [how, press] of Object.entries(EARLY)) {
  test(`a pit that is pressed before the page is ready is not played, and judged once the page is ready: ${how}`, async () => {
    const { page, wrong, context } = await blank(browser, { hasTouch: how === "touch" });
    let free;
    const held = new Promise((done) => (free = done));
    // The board needs only its own files; the task's files are late.
    await page.route(/learning.*\.wasm$/, async (route) => { await held; await route.continue(); });
    await page.goto(`${site.address}learn/enkeshui/#task-enkeshui-own`);
    const section = page.locator("#task-enkeshui-own");
    const board = section.locator("mbao-board");
    await board.locator(".pit.legal").first().waitFor();
    await board.evaluate((board) => {
      window.played = [];
      for (const name of ["mbao-action", "mbao-turn"]) board.addEventListener(name, () => played.push(name));
    });
    const legal = pit(board, "c1");
    const { x, y, width, height } = await legal.boundingBox();
    await press(page, { x: x + width / 2, y: y + height / 2 }, legal);
    await page.locator("mbao-board[aria-busy=true]").waitFor();
    free();
    await section.locator(".task-verdict", { hasText: "Correct!" }).waitFor();
    assert.deepEqual(await page.evaluate(() => window.played), []);
    assert.equal(await page.locator("mbao-board[aria-busy]").count(), 0);
    assert.deepEqual(wrong, []);
    await context.close();
  });
}

test("the first lessons of enkeshui are done by touch alone, bead by bead", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}learn/enkeshui/`, {
    viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true,
  });
  /** The turns that solve each task, pits and choices as fingers press them. */
  const turns = [null, null, ["c1"], ["d1", "o"], ["a1", "x"]];
  for (const [at, turn] of turns.entries()) {
    const section = page.locator(".task:visible");
    const board = section.locator("mbao-board");
    if (!turn) await doTask(page, section, (pit) => pit.tap());
    else {
      await board.locator(".pit.legal").first().waitFor();
      await pit(board, turn[0]).tap();
      if (turn[1]) await board.locator(".choices button", { hasText: turn[1] === "x" ? /Eat/ : /Leave/ }).tap();
      await section.locator(".task-verdict", { hasText: "Correct!" }).waitFor();
    }
    assert.equal(await page.locator('.beads [aria-current="step"]').textContent(), `${at + 1}`);
    const next = section.locator(".task-next");
    const box = await next.boundingBox();
    assert.ok(box.height >= 44, "Next is large enough for a finger");
    await next.tap();
    await page.locator('.beads [aria-current="step"]', { hasText: new RegExp(`^${at + 2}$`) }).waitFor();
    assert.match(await page.evaluate(() => document.activeElement.tagName), /H2/);
  }
  assert.deepEqual(wrong, []);
  await close();
});

test("a wrong prediction is played with the right pit outlined, and nothing else counts until the reader tries again", async () => {
  const { wrong, close, section, board, verdict, again } = await task("learn/enkeshui/", "enkeshui-sow");
  await board.locator(".pit.way").first().waitFor();
  assert.equal(await board.locator(".pit.way").count(), 4);
  await pit(board, "c1").click();
  await section.locator(".task-verdict", { hasText: "Not yet." }).waitFor();
  assert.match(await verdict.textContent(), /4 cows, one each in f1, g1, h1, h2\. The last falls in h2/);
  await board.locator('.pit.missed[data-pit="h2"]').waitFor();
  assert.equal(await board.evaluate((board) => board.state.turn), 2);
  await quiet(500); // Longer than the two halves of a double press are apart
  // A press on any pit begins anew, as Try again does.
  await board.locator('.stage [data-pit="c1"]').click();
  await board.locator(".pit.way").first().waitFor();
  assert.equal(await verdict.textContent(), "");
  assert.ok(!(await again.isVisible()));
  await pit(board, "h2").focus();
  await pit(board, "h2").press(" ");
  await section.locator(".task-verdict", { hasText: "Correct!" }).waitFor();
  await board.locator('.pit.found[data-pit="h2"]').waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("a miss says which rule applied, outlines where, and can be watched again", async () => {
  const { page, wrong, close, section, board, verdict } = await task("learn/kombe/", "kombe-sleep");
  const { turns, ends } = await tries(section);
  const [turn] = Object.entries(turns).find(([turn, said]) => said > 0 && !turn.includes(" ") && turn !== "pass");
  await board.evaluate((board, turn) => board.play(turn), turn);
  await section.locator(".task-verdict", { hasText: "Not yet." }).waitFor();
  await board.locator(`.pit.missed[data-pit="${ends[turn]}"]`).waitFor();
  const said = await verdict.textContent();
  const begun = page.evaluate(() => new Promise((done) => document.addEventListener("mbao-ready", done, { once: true })).then(() => true));
  await section.locator(".task-watch").click();
  assert.ok(await begun);
  await board.locator(`.pit.missed[data-pit="${ends[turn]}"]`).waitFor();
  assert.equal(await verdict.textContent(), said);
  assert.deepEqual(wrong, []);
  await close();
});

test("a miss in a capture task says the rule", async () => {
  const { wrong, close, section, board, verdict } = await task("learn/ndoto/", "ndoto-take");
  const { turns } = await tries(section);
  const [turn] = Object.entries(turns).find(([, said]) => said > 0);
  await board.evaluate((board, turn) => board.play(turn), turn);
  await section.locator(".task-verdict", { hasText: "The rule there:" }).waitFor();
  assert.match(await verdict.textContent(), /captures nothing.*It ended in [a-h][12], which is outlined/);
  assert.deepEqual(wrong, []);
  await close();
});

for (const [path, part, count] of [["learn/kiothi/", ".task", 11], ["sw/learn/omweso/puzzles/", ".puzzle"]]) {
  test(`without scripts ${path} is texts and pictures, and its answers are one link away`, async () => {
    const { page, close } = await open(browser, `${site.address}${path}`, { javaScriptEnabled: false });
    const parts = await page.locator(part).count();
    assert.equal(parts, count ?? parts);
    const pictures = page.locator(`${part} svg.mbao:visible`);
    await pictures.nth(parts - 1).waitFor(); // A page that has loaded may not have been laid out yet.
    assert.equal(await pictures.count(), parts);
    await page.locator('main a[href$="answers/"]').click();
    assert.ok(await page.locator(".task code").count() >= parts); // some have two answers
    await close();
  });
}

test("the easiest puzzle of every second game, and the hardest of the others, is solved by its answer, and by no other turn", async () => {
  const first = await open(browser, `${site.address}learn/`);
  const pages = await first.page.locator('.gallery-more a[href$="puzzles/"]').evaluateAll((links) => links.map((link) => link.href));
  await first.close();
  assert.equal(pages.length, games.length);
  for (const [at, game] of pages.entries()) {
    const { page, wrong, close } = await open(browser, game);
    const count = await page.locator(".puzzle").count();
    assert.ok(count >= 20, `${game}: ${count}`);
    await page.locator(".beads a").nth(at % 2 ? -1 : 0).click();
    const section = page.locator(".puzzle:visible");
    const board = section.locator("mbao-board");
    await board.locator(".pit.legal").first().waitFor();
    const { turns } = await tries(section);
    const right = Object.entries(turns).filter(([, verdict]) => verdict === 0);
    assert.equal(right.length, 1, "one answer");
    const actions = right[0][0].startsWith("lay ") ? [right[0][0]] : right[0][0].split(" ");
    for (const action of actions) await board.evaluate((board, action) => board.play(action), action);
    await section.locator(".task-verdict", { hasText: "Correct!" }).waitFor();
    assert.match(await page.locator(".lesson-done").textContent(), new RegExp(`Done: 1 / ${count}`));
    assert.deepEqual(wrong, [], game);
    await close();
  }
});

test("a wrong turn at a puzzle is shown with the answer that refutes it", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}learn/ndoto/puzzles/`);
  await page.locator(".beads a").nth(16).click();
  const section = page.locator(".puzzle:visible");
  const board = section.locator("mbao-board");
  await board.locator(".pit.legal").first().waitFor();
  const { turns, says } = await tries(section);
  const [turn, verdict] = Object.entries(turns).find(([, verdict]) => verdict > 0);
  for (const action of turn.split(" ")) await board.evaluate((board, action) => board.play(action), action);
  await section.locator(".task-verdict", { hasText: "Not yet." }).waitFor();
  assert.equal(await section.locator(".task-verdict").textContent(), says[verdict]);
  assert.match(says[verdict], /The best answer to it is [a-h][12]/);
  await section.locator(".task-again").click();
  await board.locator(".pit.legal").first().waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("puzzles solved at the first try count as a streak", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}learn/ndoto/puzzles/`);
  const streak = page.locator(".streak");
  for (const right of [true, true, false]) {
    const section = page.locator(".puzzle:visible");
    const board = section.locator("mbao-board");
    await board.locator(".pit.legal").first().waitFor();
    const { turns } = await tries(section);
    const [turn] = Object.entries(turns).find(([, verdict]) => (verdict === 0) === right);
    for (const action of turn.split(" ")) await board.evaluate((board, action) => board.play(action), action);
    await section.locator(".task-verdict:not(:empty)").waitFor();
    if (right) await section.locator(".task-next").click();
  }
  assert.match(await streak.textContent(), /one after another: 0\. Your best: 2\./);
  await page.reload();
  await page.locator(".streak", { hasText: "Your best: 2." }).waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("a class gets the same six puzzles by a code, and a sheet of results on one page", async () => {
  const asked = [];
  for (const lang of fronts) {
    const { page, wrong, close } = await open(browser, `${site.address}${lang}learn/omweso/puzzles/?class=k7m2`);
    await page.waitForFunction(() => document.querySelectorAll(".beads a").length === 6);
    asked.push(await page.locator(".beads a").evaluateAll((beads) => beads.map((bead) => bead.hash)));
    await page.waitForFunction(() => location.hash !== "");
    const section = page.locator(".puzzle:visible");
    assert.equal(await section.count(), 1);
    const board = section.locator("mbao-board");
    await board.locator(".pit.legal").first().waitFor();
    for (const right of [false, true]) {
      const { turns } = await tries(section);
      const [turn] = Object.entries(turns).find(([turn, verdict]) => (verdict === 0) === right && turn !== "pass");
      for (const action of turn.split(" ")) await board.evaluate((board, action) => board.play(action), action);
      await section.locator(".task-verdict:not(:empty)").waitFor();
      if (!right) {
        await section.locator(".task-again").click();
        await board.locator(".pit.legal").first().waitFor();
      }
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
    assert.match(await page.locator(".results-take").textContent(), lang ? /kifaa hiki/ : /on this device/);
    await page.emulateMedia({ media: "print" });
    assert.ok(!(await page.locator(".puzzle").first().isVisible()));
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, 1);
    assert.deepEqual(wrong, []);
    await close();
  }
  assert.deepEqual(asked[0], asked[1]);
});

test("an invalid code is reported", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}learn/omweso/puzzles/?class=abc`);
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
  // A code with one wrong letter opens no other puzzles: it is said which.
  await page.locator(".class input").fill("K8M2-E3");
  await page.locator(".class form button").last().click();
  await page.locator(".class-wrong", { hasText: "Look again at sign 2." }).waitFor();
  await page.locator(".class input").fill("k7m2");
  await page.locator(".class form button").last().click();
  await page.waitForFunction(() => document.querySelectorAll(".beads a").length === 6);
  assert.match(page.url(), /class=K7M2/);
  assert.deepEqual(wrong, []);
  await close();
});

test("lesson and puzzle pages do not shift while they wake and while a reader goes through them", async () => {
  for (const route of ["learn/enkeshui/", "learn/bao-kujifunza/", "learn/lukho/", "sw/learn/omweso/puzzles/", "diagram/k/"]) {
    const { page, wrong, close } = await open(browser, "about:blank", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, sources } of list.getEntries()) {
          if (!hadRecentInput) window.shifts.push([value, ...sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName)]);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
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
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((sum, [value]) => sum + value, 0);
    assert.ok(sum <= 0.01, `${route}: ${sum.toFixed(3)} ${JSON.stringify(shifts)}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height, `${route}: grows while it is read`);
    assert.ok(await board.count() > 0);
    assert.deepEqual(wrong.filter((what) => !what.startsWith("from elsewhere")), [], route);
    await close();
  }
});

test("the longest turn plays beside its description", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}wonders/`);
  const wonder = page.locator(".wonders li").first();
  await wonder.locator("summary").click();
  const board = wonder.locator("mbao-board");
  await page.waitForFunction(() => document.querySelector(".wonders mbao-board").state);
  const told = await board.locator(".caption").textContent();
  await page.waitForFunction((told) => document.querySelector(".wonders mbao-board").shadowRoot.querySelector(".caption").textContent !== told, told);
  assert.deepEqual(wrong, []);
  await close();
});

test("solved and missed tasks have no accessibility problems, by day and by night", async () => {
  const { page, wrong, close, section, board } = await task("learn/ndoto/", "ndoto-count", { viewport: { width: 360, height: 740 } });
  await pit(board, "a1").click();
  await section.locator(".task-verdict", { hasText: "Not yet." }).waitFor();
  await section.locator("summary").click();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await obstacles(page, colorScheme === "light" ? {} : { only: COLOURS }), []);
  }
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
  assert.deepEqual(wrong, []);
  await close();
});

test("every sheet prints on one page of either paper, boards at their size", async () => {
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
