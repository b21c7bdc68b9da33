// A browser that keeps nothing: every page that keeps something says so from the first change on, offers the way to
// save, and asks before it is left where something would be lost.
import assert from "node:assert/strict";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { awake } from "./chromium.mjs";
import { blank, site, wake } from "./here.mjs";
import { solveShown } from "./play.mjs";

/** How there is no room, and what is said; in other languages, `not_kept.rs` tests. */
const WITHOUT = {
  refused: [() => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("refused", "SecurityError"); } }), /keeps nothing for this site/],
  full: [() => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; }, /no room left/],
  swallowed: [() => { Storage.prototype.setItem = () => {}; }, /keeps nothing for this site/],
};

/** A page without room to keep anything. */
async function without(why, path, use) {
  const { page, close } = await blank();
  await page.addInitScript(WITHOUT[why][0]);
  await page.goto(site.address + path);
  await awake(page);
  assert.equal(await page.locator(".not-kept:visible").count(), 0, "nothing was changed yet");
  await use(page);
  await close();
}
/** The message, once it is shown. */
async function told(page, why) {
  const message = page.locator(".not-kept:visible");
  await message.waitFor();
  assert.match(await message.locator("[role=alert]").textContent(), WITHOUT[why][1]);
  return message;
}
/** Whether the page asks when it is left. */
const asks = (page) => page.evaluate(() => {
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
});

for (const why of ["refused", "full"]) {
  test(`the notebook says so at the first letter, and saves: storage ${why}`, () => without(why, "notebook/", async (page) => {
    const field = (key) => page.locator(`[data-key="${key}"]`);
    assert.equal(await asks(page), false);
    await field("name").pressSequentially("N");
    const message = await told(page, why);
    // It is in view; on a phone, the way to the board stands below the questions.
    for (const [width, height] of [[390, 844], [1280, 720]]) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(() => {
        const { left, top, right, bottom } = document.querySelector("main .not-kept").getBoundingClientRect();
        const shown = [[left + 3, top + 3], [right - 3, bottom - 3]].map(([x, y]) => document.elementFromPoint(x, y));
        return shown.every((one) => one?.closest(".not-kept"));
      });
    }
    assert.equal(await asks(page), true);
    await field("name").pressSequentially("doto");
    // A browser asks a reader who has done something on the page.
    const [dialog] = await Promise.all([page.waitForEvent("dialog"), page.close({ runBeforeUnload: true })]);
    assert.equal(dialog.type(), "beforeunload");
    await dialog.dismiss();
    assert.equal(await field("name").inputValue(), "Ndoto");
    assert.deepEqual(await obstacles(page), []);
    const [download] = await Promise.all([page.waitForEvent("download"), message.getByRole("button", { name: "Save as a file" }).click()]);
    assert.match(download.suggestedFilename(), /^ndoto\.mbao\.json$/);
    await page.waitForFunction(() => !document.querySelector("[data-asks]"));
    assert.equal(await asks(page), false);
    await field("region").pressSequentially("K");
    await page.waitForFunction(() => document.querySelector("[data-asks]"));
    assert.equal(await asks(page), true);
  }));

  test(`the play table says so when somebody sits down, and offers the game: storage ${why}`, () => without(why, "play/ndoto/", async (page) => {
    await page.locator(".begin-card label", { hasText: "here" }).first().click();
    await page.locator(".begin-card .main").click();
    const message = await told(page, why);
    assert.equal(await asks(page), false);
    const board = page.locator("#board");
    await board.evaluate((board) => board.play(board.legal[0]));
    await page.waitForFunction(() => document.querySelector("[data-asks]"));
    assert.equal(await asks(page), true);
    const record = await board.evaluate((board) => board.recordText);
    await page.waitForFunction((record) => document.querySelector(".not-kept textarea")?.value === record, record);
    assert.deepEqual(await obstacles(page), []);
    await message.getByRole("button", { name: "Copy" }).click();
    await page.waitForFunction(() => !document.querySelector("[data-asks]"));
    await board.evaluate((board) => board.play(board.legal[0]));
    await page.waitForFunction(() => document.querySelector("[data-asks]"));
  }));

  test(`lessons say so at the first task that is done, and count while the page is open: storage ${why}`, () => without(why, "learn/ndoto/#ask-ndoto-count", async (page) => {
    const section = page.locator("#task-ndoto-count");
    await section.locator('.asking [data-pit="c1"][role="button"]').click();
    await section.locator(".asking .caption", { hasText: "Correct!" }).waitFor();
    await told(page, why);
    await page.locator(".lesson-done", { hasText: "Done: 1 / 13" }).waitFor();
    assert.equal(await asks(page), false, "nothing could be saved");
    assert.deepEqual(await obstacles(page), []);
  }));

  test(`a class says so and keeps its sheet until the page is left, which asks: storage ${why}`, () => without(why, "learn/omweso/puzzles/?class=k7m2", async (page) => {
    await solveShown(page);
    const message = await told(page, why);
    await page.locator(".results .score td", { hasText: "✓" }).waitFor({ state: "attached" });
    await page.locator(".streak", { hasText: "Your best: 1." }).waitFor();
    assert.equal(await asks(page), true);
    await message.getByRole("link").click();
    assert.equal(new URL(page.url()).hash, "#results");
  }));

  test(`settings say so in their panel, and hold while the page is open: storage ${why}`, () => without(why, "about/", async (page) => {
    await page.locator(".settings-button").click();
    await page.getByLabel("Dark", { exact: true }).check();
    await page.getByLabel("Large", { exact: true }).check();
    const message = await told(page, why);
    assert.ok(await message.evaluate((message) => message.closest(".settings-panel") !== null));
    assert.deepEqual(await page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.dataset.size]), ["dark", "large"]);
    assert.equal(await asks(page), false);
  }));
}

test("texts that are taken and not kept are told", () => without("swallowed", "notebook/", async (page) => {
  await page.locator('[data-key="name"]').pressSequentially("N");
  await told(page, "swallowed");
  assert.equal(await asks(page), true);
}));

test("once there is room again, everything is kept and the message goes", async () => {
  const { page } = await wake("notebook/");
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    window.free = () => { Storage.prototype.setItem = setItem; };
  });
  const name = page.locator('[data-key="name"]');
  await name.pressSequentially("Ndo");
  await told(page, "full");
  await page.evaluate(() => window.free());
  await name.pressSequentially("to");
  await page.locator(".not-kept:visible").waitFor({ state: "detached" });
  assert.match(await page.evaluate(() => localStorage.getItem("mbao.notebook")), /"Ndoto"/);
  assert.equal(await asks(page), false);
});
