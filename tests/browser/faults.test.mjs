// Failures on the way take nothing away: the game, the drawing and the notes stay, and the page says what is
// missing.
import assert from "node:assert/strict";
import { test } from "node:test";

import { other, record } from "./boards.mjs";
import { damaged } from "./engines.mjs";
import { blank, site } from "./here.mjs";
import { words } from "./words.mjs";

/** What goes wrong is made to. */
const ANY = /./;
const COMPUTER = '<mbao-board game="ndoto" north="computer:1" speed="instant"></mbao-board>';

/** A page with markup on it and the element's script, under faults; only the expected errors may occur. */
const under = (prepare, markup, use) => other(markup, async (page, go) => {
  await prepare(page);
  await go();
  await use(page, page.locator("mbao-board"));
}, { expected: ANY });
const abort = (route) => route.abort();
const gone = (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<!doctype html><title>Not found</title>" });

test("whatever is missing, the game or the drawing stays, the board says why, and plays once it is there", async () => {
  const { page } = await blank({ expected: ANY });
  await damaged({
    goto: (url) => page.goto(url),
    evaluate: (what) => page.evaluate(what),
    until: (what) => page.waitForFunction(what).then((said) => said.jsonValue()),
  });
});

test("while the computer is missing it may be missed once more, and Undo works", () => under((page) => page.route("**/player.js*", abort), COMPUTER, async (page, board) => {
  await board.locator('[data-pit="c1"]').click();
  const again = board.getByRole("button", { name: "Try again" });
  await again.click();
  await again.waitFor();
  assert.match(await record(board), /1\. c1\s*$/);
  assert.doesNotMatch(await board.locator(".caption").textContent(), /https?:/);
  const told = page.evaluate(() => new Promise((done) => document.addEventListener("mbao-missing", ({ detail }) => done(detail), { once: true })));
  await board.getByRole("button", { name: "Undo" }).click();
  assert.doesNotMatch(await record(board), /1\. /);
  assert.equal(await again.count(), 0);
  await board.locator('[data-pit="d1"]').click();
  const { sentence, message } = await told;
  assert.match(sentence, /^The computer cannot answer: ./);
  assert.match(message, /player\.js/);
  await board.evaluate((board) => (board.north = "human"));
  assert.doesNotMatch(await board.locator(".caption").textContent(), /cannot answer/);
  assert.match(await record(board), /1\. d1/);
}));

test("changing a seat while a hint is being found leaves no outdated hint", () =>
  under(() => {}, '<mbao-board game="ndoto" hints></mbao-board>', async (page, board) => {
    await page.waitForFunction(() => document.querySelector("mbao-board").state);
    await board.evaluate((board) => void (window.asked = board.hint({ millis: 1500 }).then(() => "given", () => "none")));
    await page.waitForFunction(() => /thinking/.test(document.querySelector("mbao-board").shadowRoot.querySelector(".caption").textContent));
    await board.evaluate((board) => (board.south = "human"));
    assert.doesNotMatch(await board.locator(".caption").textContent(), /thinking/);
    assert.equal(await board.locator("[aria-busy]").count(), 0);
    // It would come now, if it were not outdated.
    await page.evaluate(() => window.asked);
    assert.equal(await board.locator(".hint").count(), 0);
    assert.doesNotMatch(await board.locator(".caption").textContent(), /^As marked: /);
  }));

test("a hint that cannot be found leaves the game, and one without its marks is given in words", async () => {
  const hints = '<mbao-board game="ndoto" hints></mbao-board>';
  await under((page) => page.route("**/player.js*", abort), hints, async (page, board) => {
    await board.locator('[data-pit="c1"]').click();
    await page.waitForFunction(() => document.querySelector("mbao-board").state.turn === 2);
    await board.getByRole("button", { name: "Hint" }).click();
    await board.locator(".caption", { hasText: words("en", "board", "ui-no-computer") }).waitFor();
    assert.match(await record(board), /1\. c1\s*$/);
  });
  await under((page) => page.route("**/hint.js", gone), hints, async (page, board) => {
    await board.getByRole("button", { name: "Hint" }).click();
    await board.locator(".caption", { hasText: /^As marked: / }).waitFor();
  });
});

test("a board whose choosing script is missing shows its game, and tries again", () =>
  under((page) => page.route("**/selection.js*", abort), '<mbao-board game="kiothi"></mbao-board>', async (page, board) => {
    // It fails once more, under both of its addresses, before it can be fetched: the caption is the same before and after.
    const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("selection.js?"));
    await Promise.all([failed, board.getByRole("button", { name: "Try again" }).click()]);
    await board.locator(".caption", { hasText: words("en", "board", "ui-missing") }).waitFor();
    assert.ok(await record(board));
    await page.unroute("**/selection.js*");
    await board.getByRole("button", { name: "Try again" }).click();
    await board.locator(".caption", { hasText: words("en", "board", "ui-task-lift") }).waitFor();
    assert.equal(await board.getByRole("button", { name: "Try again" }).count(), 0);
    await board.locator(".pit.legal").first().click();
    await board.locator(".pit.chosen").waitFor();
  }));

for (const file of ["mbao_story_bg.wasm", "telling.js", "diagram.js"]) {
  test(`a diagram that lacked ${file} begins when it is asked to again`, async () => {
    const words = file === "diagram.js" ? "" : "{A word.} ";
    await under((page) => page.route(`**/${file}*`, abort), `<mbao-board steps="Game: ndoto\n\n${words}1. c1"></mbao-board>`, async (page, board) => {
      await board.locator(".error").waitFor();
      await page.unroute(`**/${file}*`);
      await board.evaluate((board) => board.reset());
      await board.locator(".step", { hasText: /^0 / }).waitFor();
      assert.equal(await board.locator(".error").count(), 0);
    });
  });
}

test("rings that could not be drawn are drawn when the board is drawn again", () =>
  under((page) => page.route("**/marks.js*", abort), '<mbao-board game="ndoto" marks="Gc1"></mbao-board>', async (page, board) => {
    await page.waitForEvent("requestfailed", (request) => request.url().includes("marks.js?"));
    await page.unroute("**/marks.js*");
    await board.evaluate((board) => (board.marks = "Gd1"));
    await board.locator(".marks > *").first().waitFor({ state: "attached" });
  }));

test("frames and the page to copy from show a message without scripts, and where scripts fail", async () => {
  for (const [path, options, fault] of [
    ["embed.html", { javaScriptEnabled: false }], ["board.html", { javaScriptEnabled: false }],
    ["embed.html?game=ndoto", {}, "**/board.js"], ["board.html", {}, "**/board.js"],
  ]) {
    const { page, close } = await blank({ expected: ANY, ...options });
    if (fault) await page.route(fault, abort);
    await page.goto(site.address + path);
    await page.getByText("JavaScript").first().waitFor();
    assert.equal(await page.locator('[lang="sw"]').filter({ visible: true }).count(), 1, path);
    await close();
  }
});
