// What the manifest of the element lists: parts and slots are those that a board has, attributes and events are shown in the
// reference for programmers.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { open, site, wake } from "./here.mjs";

const { attributes, cssParts, events, slots } = JSON.parse(await readFile(new URL("../../dist/mbao/custom-elements.json", import.meta.url), "utf8")).modules[0].declarations[0];

test("parts and slots are those of the manifest, and no others", async () => {
  const { page } = await open("board.html");
  const board = page.locator("mbao-board");
  const parts = new Set(), found = new Set();
  const look = async () => {
    const seen = await board.evaluate(({ shadowRoot }) => ({
      parts: [...shadowRoot.querySelectorAll("[part]")].flatMap((one) => [...one.part]),
      slots: [...shadowRoot.querySelectorAll("slot")].map((slot) => slot.name),
    }));
    for (const name of seen.parts) parts.add(name);
    for (const name of seen.slots) found.add(name);
  };
  const begin = (game, told) => board.evaluate((board, [game, told]) => new Promise((done) => {
    board.addEventListener(told, () => done(), { once: true });
    board.setAttribute("game", game);
  }), [game, told]);
  // The parts shown if a board cannot begin.
  await begin("none", "mbao-error");
  await look();
  await begin("ndoto", "mbao-ready");
  // The reason why a pit of the other side cannot be played is shown beside it.
  await board.locator('[data-pit="c2"]').click({ force: true });
  await board.locator(".why").waitFor();
  await look();
  // What happens for the first time is said beside its pit.
  await board.evaluate((board) => board.setAttribute("callouts", ""));
  await begin("enkeshui", "mbao-ready");
  await board.evaluate((board) => board.play(board.legal[0]));
  await board.evaluate((board) => board.play(board.legal[0]));
  await board.locator(".callout").waitFor();
  await look();
  // A diagram whose record has rings and branches.
  await board.evaluate((board) => board.setAttribute("steps", "Game: ndoto\n\n{[%csl Gc1]} 1. c1 (1. d1)"));
  await board.locator(".marks").waitFor();
  await look();
  await board.evaluate((board) => board.step(99));
  await board.locator(".branches").waitFor();
  await look();
  assert.deepEqual([...parts].sort(), cssParts.map(({ name }) => name).sort());
  assert.deepEqual([...found].sort(), slots.map(({ name }) => name).sort());
});

test("properties count that were set before the script ran, and `step` can be set after it, and stays a method", async () => {
  const { page } = await open("404.html");
  const shown = await page.evaluate(async (address) => {
    const board = document.createElement("mbao-board");
    Object.assign(board, { steps: "Game: ndoto\n\n1. b1\n", step: 2, readonly: true });
    document.body.replaceChildren(board);
    const ready = new Promise((done) => board.addEventListener("mbao-ready", done, { once: true }));
    await import(`${address}mbao/board.js`);
    await ready;
    const at = () => board.shadowRoot.querySelector(".step").textContent.split(" / ")[0];
    const all = [board.getAttribute("step"), at()];
    board.step = 4;
    all.push(board.getAttribute("step"), at());
    await board.step(-1);
    all.push(at());
    board.step = null;
    all.push(board.getAttribute("step"), board.getAttribute("readonly"));
    board.readonly = false;
    return [...all, board.getAttribute("readonly")];
  }, site.address);
  assert.deepEqual(shown, ["2", "2", "4", "4", "3", null, "", null]);
});

for (const route of ["developers/", "sw/developers/"]) {
  test(`${route}: each attribute has a board that begins with it`, async () => {
    const { page } = await wake(route);
    for (const { name } of attributes) {
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
  for (const { name } of events) assert.ok((await page.locator("th code", { hasText: name }).count()) > 0, name);
});
