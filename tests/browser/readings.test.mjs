// Other recorders' readings in Chromium: described beside the article's game, and played there.
import assert from "node:assert/strict";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { browser, site } from "./here.mjs";
import { open } from "./chromium.mjs";
import { begun, frames } from "./waits.mjs";

const reading = async (path, id, more) => {
  const opened = await open(browser, `${site.address}${path}`, more);
  return { ...opened, one: opened.page.locator(`.reading:has(#reading-${id})`) };
};
const play = async (one) => {
  await one.scrollIntoViewIfNeeded();
  await one.locator(".reading-play").click();
  await one.locator("mbao-board [data-pit]:visible").first().waitFor();
  return one.locator("mbao-board");
};

test("choro after Driberg: described in sentences made from the rules, and played", async () => {
  const { page, wrong, close, one } = await reading("section/coro/", "coro-driberg");
  const differs = await one.locator("ul").first().locator("li").allTextContents();
  assert.ok(differs.some((text) => /not here: the pit of the last seed/.test(text)), differs.join("\n"));
  assert.ok(differs.some((text) => /back pit beside the capturing one/.test(text)), differs.join("\n"));
  assert.ok((await one.locator(".how-sure.inferred").count()) > 0);
  // Every point has its source or says that there is none.
  for (const point of await one.locator(".reading-points li").all()) {
    assert.ok((await point.locator("a").count()) === 1 || (await point.locator(".inferred").count()) === 1);
  }
  const board = await play(one);
  // With only single seeds behind, the inner pit is enough; the three seeds are sown on from the outer pit
  // h1.
  const said = await board.evaluate(async (board) => {
    board.setAttribute("position", "58,0,0,0,0,0,0,0/0,0,0,0,0,0,0,3/0,0,0,0,0,0,0,1/0,0,0,0,0,0,2,0 s 0-0");
    await board.step(0); // When that game has begun
    const events = await board.play("g1");
    return events.map(({ kind, pit, rule }) => [kind, rule ?? pit].filter(Boolean).join(" "));
  });
  assert.deepEqual(said.slice(0, 8), ["lift g1", "sow h1", "sow h2", "ending 3", "capture", "sow h2", "sow g2", "sow f2"]);
  assert.deepEqual(wrong, []);
  await close();
});

test("omweso in Uganda: set-ups by name, a clock of three minutes, the win at both ends", async () => {
  const { page, wrong, close, one } = await reading("section/omweso/", "omweso-uganda");
  const board = await play(one);
  assert.deepEqual(await one.locator("select option").count(), 3);
  assert.match(await one.locator(".turn-clock").textContent(), /3:00/);
  const over = await board.evaluate(async (board) => {
    board.setAttribute("position", "50,0,0,0,0,0,0,8/1,0,0,0,0,0,0,1/1,0,0,0,0,0,0,1/0,0,0,0,0,0,2,0 s 0-0");
    await board.step(0); // When that game has begun
    const over = new Promise((done) => board.addEventListener("mbao-over", (event) => done(event.detail), { once: true }));
    await board.play("g1");
    await board.play("x");
    return over;
  });
  assert.equal((over.outcome ?? over).winner, "s");
  assert.match(await one.textContent(), /has won/);
  assert.deepEqual(wrong, []);
  await close();
});

test("the clock runs from the first seed and says when the time is up", async () => {
  const { page, wrong, close, one } = await reading("section/omweso/", "omweso-uganda");
  const board = await play(one);
  await one.locator("select").selectOption("2");
  await frames(page); // Until the board has been asked for that set-up
  await begun(board);
  await page.clock.install();
  await page.clock.fastForward("05:00");
  assert.match(await one.locator(".turn-clock").textContent(), /3:00 $/);
  await board.evaluate((board) => board.play("a1"));
  await page.clock.fastForward("02:30");
  await one.locator(".turn-clock", { hasText: /0:[0-3]\d/ }).waitFor();
  assert.equal(await one.locator('.turn-clock [role="status"]').textContent(), "");
  await page.clock.fastForward("00:31");
  await one.locator('.turn-clock [role="status"]', { hasText: "annulled" }).waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("the computer plays North by the rules of the reading", async () => {
  const { page, wrong, close, one } = await reading("section/coro/", "coro-driberg");
  const board = await play(one);
  await one.locator('input[type="checkbox"]').check();
  const answered = board.evaluate((board) => new Promise((done) => {
    board.addEventListener("mbao-turn", () => board.state.mover === "s" && board.state.turn === 3 && done(board.state.turn));
  }));
  await board.evaluate((board) => board.play("g1"));
  assert.equal(await answered, 3);
  assert.deepEqual(wrong, []);
  await close();
});

test("a reading opens in the field notebook by its link", async () => {
  const { page, wrong, close, one } = await reading("section/giuthi/", "giuthi-leakey");
  await one.locator('a[href*="#open-"]').click();
  await page.locator("#board [data-pit]:visible").first().waitFor();
  assert.equal(await page.locator('[data-key="name"]').inputValue(), "Giuthi, Leakey");
  assert.match(await page.locator("#sheet").textContent(), /you start again, the other way/);
  assert.deepEqual(wrong, []);
  await close();
});

for (const [path, width] of [["section/omweso/", 1440], ["sw/section/coro/", 390], ["section/mongola/", 390], ["sw/section/bao-kiswahili/", 1440]]) {
  test(`readings on ${path}, ${width} pixels: the page fits, and axe finds nothing`, async () => {
    const { page, wrong, close } = await open(browser, `${site.address}${path}`, { viewport: { width, height: 844 } });
    const one = page.locator("section.reading").first();
    await play(one);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    assert.deepEqual(await obstacles(page, { within: ".readings" }), []);
    assert.deepEqual(wrong, []);
    await close();
  });
}

test("without scripts readings can be read, with their files", async () => {
  const { page, wrong, close, one } = await reading("section/coro/", "coro-driberg", { javaScriptEnabled: false });
  assert.ok(await one.locator(".reading-points").isVisible());
  assert.ok(!(await one.locator(".reading-play").isVisible()));
  assert.equal(await one.locator('a[download][href$="coro-driberg.mbao.json"]').count(), 1);
  assert.deepEqual(wrong, []);
  await close();
});
