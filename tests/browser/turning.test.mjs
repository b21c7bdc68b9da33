// Diagram e: every turning pit shows what happens there. In Chromium.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { open, site } from "./here.mjs";

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
    const html = await readFile(join(site.folder, `${way}diagram/e/index.html`), "utf8");
    assert.equal(html.match(/<li[^>]* id="diagram-e-[^]*?<\/li>/g).filter((one) => one.includes(word)).length, 4);
  }
});
