// The reference for programmers: every example is a board that begins, and the events of a board are listed.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { wake } from "./here.mjs";

const manifest = JSON.parse(await readFile(new URL("../../dist/mbao/custom-elements.json", import.meta.url), "utf8"));
const element = manifest.modules.flatMap(({ declarations }) => declarations ?? [])[0];

for (const route of ["developers/", "sw/developers/"]) {
  test(`${route}: each attribute has a board that begins with it`, async () => {
    const { page } = await wake(route);
    for (const { name } of element.attributes) {
      const board = page.locator(`section:has(#attribute-${name}) mbao-board`);
      await board.scrollIntoViewIfNeeded();
      await page.waitForFunction((board) => board.state, await board.elementHandle());
      assert.ok(await board.evaluate((board, name) => board.hasAttribute(name), name), name);
      assert.equal(await board.locator(".error").count(), 0, name);
      const tag = await page.locator(`section:has(#attribute-${name}) .code`).textContent();
      assert.match(tag, new RegExp(`^<mbao-board[^>]* ${name}[ =>]`));
    }
  });
}

test("the events of the example board are listed, the newest first", async () => {
  const { page } = await wake("developers/#events");
  const board = page.locator("#events-board");
  await board.scrollIntoViewIfNeeded();
  await page.locator(".log li", { hasText: "mbao-ready" }).waitFor();
  await board.locator(".pit.legal").first().click();
  // The first pit leads to a capture, which need not be taken.
  await page.locator(".log li", { hasText: "mbao-choice" }).waitFor();
  const told = await page.locator(".log li").allTextContents();
  assert.match(told[0], /^mbao-choice \{"kind":"capture","options":\["o","x"\]/);
  assert.match(told[1], /^mbao-action \{"action":"c1"/);
  for (const { name } of element.events) assert.ok((await page.locator("th code", { hasText: name }).count()) > 0, name);
});
