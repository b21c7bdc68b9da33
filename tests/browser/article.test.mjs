// Pages of the article in Chromium: they are interactive where they should be.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake } from "./chromium.mjs";
import { games } from "./games.mjs";
import { open, site, wake } from "./here.mjs";
import { written } from "./routes.mjs";
import { becomes } from "./waits.mjs";

test("without scripts the article, its boards and its notes are there", async () => {
  for (const route of ["", "article/", "article/whole/", "section/enkeshui/", "sw/section/kombe/", "diagram/k/", "play/omweso/", "game/lukho/"]) {
    const { page, close } = await open(route, { javaScriptEnabled: false });
    assert.ok(await page.locator("h1").isVisible(), route);
    const board = page.locator("main svg.mbao:visible, aside svg.mbao:visible").first();
    assert.ok((await board.count()) > 0, `${route}: no picture of a board`);
    assert.ok((await board.boundingBox()).width > 100, route);
    await close();
  }
});

/** Pages, parts of them, and how many of those are there without scripts; at least one where nothing else is said. */
const STILL = {
  "wonders/": { ".greatest svg.mbao:visible": true, ".greatest button:visible": 0 },
  "notebook/": { ".needs-scripts:visible": true, ".noted-question h3": 12, ".notebook-side:visible": 0 },
  "learn/kiothi/": { ".task": 11, ".task svg.mbao:visible": 11, 'main a[href$="answers/"]:visible': true },
  "sw/learn/omweso/puzzles/": { ".puzzle": 24, ".puzzle svg.mbao:visible": 24, 'main a[href$="answers/"]:visible': true },
  "sw/kiosk/": { ".kiosk-still h2:visible": games.length, "a[href]": 0 },
};
test("without scripts what needs them says so, has pictures or lists, and nothing to press", async () => {
  for (const [route, parts] of Object.entries(STILL)) {
    const { page, close } = await open(route, { javaScriptEnabled: false });
    for (const [part, wanted] of Object.entries(parts)) {
      // A page that has loaded may not have been laid out yet.
      const count = () => page.locator(part).count().then((count) => [route, part, wanted === true ? count > 0 : count]);
      await becomes(count, [route, part, wanted]);
    }
    await close();
  }
});

test("wide tables are lists on a phone: every cell is in view, with its column's name", async () => {
  for (const route of ["errata/", "sw/errata/", "sw/rules/", "sw/map/"]) {
    const { page, close } = await open(route, { viewport: { width: 390, height: 844 } });
    const cells = page.locator(".stacked td[data-label]");
    const rights = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().right));
    assert.ok(rights.length > 30, route);
    assert.ok(Math.max(...rights) <= 390, `${route}: ${Math.max(...rights)}`);
    const label = await cells.first().evaluate((cell) => getComputedStyle(cell, "::before").content);
    assert.ok(label.includes(await cells.first().getAttribute("data-label")), `${route}: ${label}`);
    await close();
  }
});

test("a word's definition opens beside it, by mouse and by keyboard", async () => {
  const { page } = await wake("section/enkeshui/");
  const word = page.locator('a.term[data-term="boma"]').first();
  await word.click();
  const card = page.locator(".definition");
  assert.ok(await card.isVisible());
  assert.match(await card.textContent(), /boma/i);
  await page.keyboard.press("Escape");
  assert.ok(!(await card.isVisible()));
  assert.equal(await page.evaluate(() => document.activeElement.dataset.term), "boma");
  await page.keyboard.press("Enter");
  assert.ok(await card.isVisible());
});

test("the board beside the text is four key presses away, and can be played", async () => {
  const { page } = await wake("section/coro/", { viewport: { width: 1440, height: 900 } });
  const link = page.locator("a.to-board");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // to the text
  await page.keyboard.press("Tab");
  assert.ok(await link.evaluate((link) => link.matches(":focus-visible")));
  const { x, y } = await link.boundingBox();
  assert.ok(await link.evaluate((link, [x, y]) => document.elementFromPoint(x + 3, y + 3) === link, [x, y]), "it is seen");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const board = page.locator(".table-board mbao-board");
  assert.match(await board.evaluate((board) => board.shadowRoot.activeElement?.dataset.pit ?? ""), /^[a-h][12]$/);
  await page.keyboard.press("Enter");
  await page.waitForFunction((board) => board.recordText.includes("\n1. "), await board.elementHandle());
});

test("the link to the other language leads to the same place", async () => {
  const { page } = await wake("section/coro/");
  const place = await page.evaluate(() => document.querySelector("main p[id]").id);
  const other = page.locator(".settings-language:is([lang=en], [lang=sw])");
  for (const [from, to] of [
    [`section/coro/#${place}`, `sw/section/coro/#${place}`],
    ["sw/play/enkeshui/?setup=i", "play/enkeshui/?setup=i"],
  ]) {
    await page.goto(site.address + from);
    await awake(page);
    await other.press("Enter");
    await page.waitForURL(site.address + to);
    await awake(page);
  }
  assert.equal(await page.locator("#board").evaluate((board) => board.state.setup), "i");
});

/** The pits that can turn a handful, and those that lie behind the closed end. */
const TURN = { a2: true, b2: true, b1: false, a1: false, h3: true, g3: true, g4: false, h4: false };

test("a turning pit that is pressed shows its own example, step by step", async () => {
  const { page } = await open("diagram/e/");
  const board = page.locator(".by-pit mbao-board");
  await board.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector(".by-pit mbao-board").state);
  const told = page.locator(".by-pit li:visible");
  assert.match(await told.textContent(), /^a2: /);
  for (const [pit, turns] of Object.entries(TURN)) {
    const link = page.locator(`.by-pit a[href$="-${pit}"]`);
    if (pit.endsWith("3")) await link.press("Enter");
    else await link.click();
    assert.match(await told.textContent(), new RegExp(`^${pit}: `));
    assert.match(await page.locator(".by-pit a[aria-current=true]").getAttribute("href"), new RegExp(`-${pit}$`));
    // It plays by itself until it is stopped.
    await page.locator(".by-pit").getByRole("button", { name: "Pause" }).click();
    const sentences = await board.evaluate(async (board) => {
      const told = [];
      const hear = ({ detail }) => told.push(detail.sentence);
      await board.step(-1000);
      board.addEventListener("mbao-step", hear);
      for (let step = 0; step < 9; step += 1) await board.step();
      board.removeEventListener("mbao-step", hear);
      return told.join(" ");
    });
    for (const said of [/captured from/, /turned round/]) assert.equal(said.test(sentences), turns, `${pit}: ${sentences}`);
    assert.match(sentences, new RegExp(`last in ${pit}`));
    if (!turns) assert.match(await told.textContent(), /left-hand end/);
  }
  assert.equal(page.url().includes("#"), false);
});

test("without scripts all examples are below, and the pits lead to them", async () => {
  const { page, close } = await open("diagram/e/", { javaScriptEnabled: false });
  assert.equal(await page.locator(".by-pit li:visible").count(), 8);
  await page.locator('.by-pit a[href$="-b1"]').click();
  assert.match(page.url(), /#diagram-e-b1$/);
  await close();
  for (const [way, word] of [["", "left-hand end"], ["sw/", "ncha ya kushoto"]]) {
    const html = await written(`${way}diagram/e`);
    assert.equal(html.match(/<li[^>]* id="diagram-e-[^]*?<\/li>/g).filter((one) => one.includes(word)).length, 4);
  }
});
