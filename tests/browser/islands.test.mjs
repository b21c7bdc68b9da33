// The islands of pages in Chromium: settings, contents, search, what stands beside a board, and the table's tabs.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { awake } from "./chromium.mjs";
import { play, record } from "./boards.mjs";
import { at, site } from "./here.mjs";
import { PEOPLE, turns } from "./play.mjs";

/** The board of a page. */
const own = (page) => page.locator("mbao-board");
const tab = (page, name) => page.locator(`#tab-${name}`).click();
const ofRoot = (page, name) => page.evaluate((name) => document.documentElement.getAttribute(name), name);

test("settings are chosen by keyboard, kept, and applied before the first paint", () => at("game/enkeshui/", async (page, wrong) => {
  const button = page.getByRole("button", { name: "Settings" });
  await button.press("Enter");
  assert.equal(await button.getAttribute("aria-expanded"), "true");
  assert.equal(await page.evaluate(() => document.activeElement.value), "auto");
  assert.deepEqual(await obstacles(page, { within: "[data-island]" }), []);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  assert.equal(await ofRoot(page, "data-theme"), "dark");
  await page.getByLabel("Larger").check();
  await page.getByLabel("Off").check();
  assert.equal(await page.locator("mbao-board").getAttribute("speed"), "instant");
  await page.keyboard.press("Escape");
  assert.equal(await button.getAttribute("aria-expanded"), "false");
  assert.ok(await button.evaluate((button) => button === document.activeElement));
  await button.click();
  await page.locator("h1").click();
  assert.equal(await button.getAttribute("aria-expanded"), "false");
  // Without its islands, the early script alone applies them.
  await page.route("**/islands.js*", (route) => route.abort());
  await page.reload();
  for (const [name, value] of [["theme", "dark"], ["size", "larger"], ["motion", "off"]]) assert.equal(await ofRoot(page, `data-${name}`), value);
  await page.unroute("**/islands.js*");
  await page.reload();
  await awake(page);
  await page.getByRole("button", { name: "Settings" }).click();
  assert.ok(await page.getByLabel("Dark").isChecked());
  wrong.splice(0);
}));

test("contents follow the reader and fold on narrow screens", () => at("article/whole/", async (page) => {
  for (const id of ["coro", "omweso"]) {
    await page.evaluate((id) => document.getElementById(id).scrollIntoView({ behavior: "instant" }), id);
    await page.waitForFunction((id) => document.querySelector(".contents [aria-current=true]")?.hash === `#${id}`, id);
    assert.equal(await page.locator(".contents [aria-current]").count(), 1);
  }
  await page.setViewportSize({ width: 400, height: 700 });
  await page.waitForFunction(() => !document.querySelector(".contents-fold").open);
  await page.locator(".contents summary").click();
  assert.ok(await page.locator(".contents a").first().isVisible());
}));

test("search finds by keyboard, marks what it found, and says when there is nothing", async () => {
  await at("game/enkeshui/", async (page) => {
    const field = page.getByRole("combobox", { name: "Search" });
    await field.focus();
    await field.fill("STRING bulls");
    await page.getByRole("option").first().waitFor();
    assert.match(await page.locator(".search mark").first().textContent(), /^(string|bulls)$/i);
    assert.deepEqual(await obstacles(page, { within: "[data-island]" }), []);
    await field.press("ArrowDown");
    await field.press("ArrowDown");
    assert.equal(await field.getAttribute("aria-activedescendant"), "search-1");
    assert.equal(await page.locator("#search-1").getAttribute("aria-selected"), "true");
    await field.fill("zebra zebra");
    await page.locator(".search [role=status]", { hasText: "Nothing found." }).waitFor();
    await field.fill("boma");
    await page.getByRole("option").first().waitFor();
    await field.press("Escape");
    assert.equal(await page.getByRole("option").count(), 0);
    await field.press("Escape");
    assert.equal(await field.inputValue(), "");
  });
  await at("sw/game/enkeshui/", async (page, wrong) => {
    await page.route("**/search.sw.json", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("combobox", { name: "Tafuta" }).focus();
    await page.getByText(/haukuweza kupakiwa: 500/).waitFor();
    wrong.splice(0);
  });
});

test("a board that shows an example leaves the focus to a reader who has gone elsewhere", () => at("game/enkeshui/", async (page) => {
  const focused = await page.evaluate(async () => {
    const board = document.querySelector("mbao-board");
    const ready = new Promise((resolve) => board.addEventListener("mbao-ready", resolve, { once: true }));
    const button = document.querySelector("#example-enkeshui-capture button");
    button.focus();
    button.click();
    document.querySelector("[role=combobox]").focus();
    await ready;
    // The island hears of it in a task of its own.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.activeElement.getAttribute("role");
  });
  assert.equal(focused, "combobox");
}));

// Which of two lists lights up, `endings.rs` tests.
test("endings light up with examples, during play, and while a turn is being shown; another reading is taken up by the board", async () => {
  await at("game/enkeshui/", async (page) => {
    const board = page.locator("mbao-board");
    const lit = () => page.locator(".endings .lit[aria-current=true]").evaluateAll((all) => all.map((li) => li.value));
    const shown = (id, name) => page.locator(`#example-enkeshui-${id}`).getByRole("button", { name });
    await shown("capture", "Show on the board").click();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.waitForFunction(() => document.querySelector(".endings .lit"));
    assert.deepEqual(await lit(), [4]);
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.waitForFunction(() => !document.querySelector(".endings .lit"));
    await shown("capture", "Play on from here").click();
    await page.waitForFunction(() => document.querySelector("mbao-board").positionText?.endsWith("16-17"));
    await shown("leave", "Show on the board").press("Enter");
    await shown("leave", "Back to the game").press("Enter");
    await page.waitForFunction(() => !document.querySelector("mbao-board").hasAttribute("steps"));
    await board.evaluate((board) => board.setAttribute("speed", "slow"));
    await board.locator(".legal").first().click();
    await page.waitForFunction(() => document.querySelector(".endings .lit"));
    assert.ok(await board.evaluate(({ shadowRoot }) => shadowRoot.getAnimations().length > 0), "nothing moved any more");
  }, { reducedMotion: "no-preference" });
  await at("game/bao-kiswahili/", async (page) => {
    const other = page.locator(".reading").first();
    const now = await other.locator("[role=status]").textContent();
    await other.getByRole("button").first().click();
    await page.waitForFunction((now) => document.querySelector(".reading [role=status]").textContent !== now, now);
    assert.notEqual(await page.locator("mbao-board").getAttribute("options"), null);
  });
});

test("a record can be copied, saved and opened", () => at("play/ndoto/", async (page) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await tab(page, "moves");
  await turns(own(page), 3);
  const whole = await record(own(page));
  const section = page.locator(".record");
  await section.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByText("Copied.").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), whole);
  const [download] = await Promise.all([page.waitForEvent("download"), section.getByRole("button", { name: "Save as a file" }).click()]);
  assert.match(download.suggestedFilename(), /^ndoto-\d{4}-\d\d-\d\d\.txt$/);
  assert.equal(await readFile(await download.path(), "utf8"), whole);
  await section.getByText("Open a saved game").click();
  await section.getByLabel("From a file").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("Game: ndoto\n\n1. d1\n") });
  await page.waitForFunction(() => document.querySelector("#board").recordText.includes("1. d1"));
}, { kept: PEOPLE }));

test("starting over asks if a game would be lost, and takes the set-up and the options that were chosen", () => at("play/giuthi/?setup=l", async (page) => {
  const begin = page.locator(".begin");
  const laid = (setup) => page.waitForFunction((setup) => document.querySelector("#board").state?.setup === setup, setup);
  const anew = () => begin.getByRole("button", { name: "New game" }).first().click();
  await laid("l");
  await tab(page, "more");
  await page.waitForFunction(() => document.querySelector(".begin select").value === "l");
  await begin.getByLabel("Set-up").selectOption("6");
  await begin.locator("summary").click();
  await begin.getByLabel("A turn that stays on its side").selectOption("undo");
  await anew();
  await laid("6");
  assert.equal(await page.evaluate(() => document.querySelector("#board").state.options.uncrossed), "undo");
  await turns(own(page), 1);
  await anew();
  const dialog = page.getByRole("alertdialog");
  assert.ok(await dialog.isVisible());
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Keep playing");
  await page.keyboard.press("Escape");
  assert.ok(await dialog.isHidden());
  assert.match(await record(own(page)), /^1\. /m);
  await anew();
  await dialog.getByRole("button", { name: "New game" }).click();
  await page.waitForFunction(() => !/^1\. /m.test(document.querySelector("#board").recordText));
  await page.locator(".begin-card").waitFor();
}, { kept: PEOPLE }));

test("an unfinished game is offered, and deleted when its reader wants that", () => at("sw/play/ndoto/", async (page) => {
  await turns(own(page), 2);
  const whole = await record(own(page));
  await page.waitForFunction((whole) => localStorage.getItem("mbao.games")?.includes(JSON.stringify(whole)), whole);
  const shelf = page.locator(".shelf");
  await page.goto(`${site.address}sw/play/giuthi/`);
  await awake(page);
  assert.match(await shelf.locator("li").textContent(), /Ndoto, .*zamu 2/);
  await shelf.getByRole("button", { name: "Futa mchezo huu wa Ndoto" }).click();
  assert.ok(await shelf.isHidden());
  assert.equal(await page.evaluate(() => localStorage.getItem("mbao.games")), "[]");
}, { kept: PEOPLE }));

test("a slow move is lost", () => at("play/ndoto/", async (page) => {
  assert.equal(await page.locator(".clock").count(), 0);
  await tab(page, "more");
  await page.getByLabel("Clocks").check();
  await page.getByLabel("Seconds per move").fill("5");
  await page.getByLabel("Seconds per move").blur();
  await page.locator("#seat-south .clock.running", { hasText: /^0:0\d$/ }).waitFor();
  await page.getByText("Time is up: South has lost the move.").waitFor();
  assert.equal(await page.locator(".clock.lost").textContent(), "0:00");
  await play(own(page), "c1");
  await page.locator("#seat-north .clock.running").waitFor();
  assert.equal(await page.locator(".clock.lost").count(), 0);
}, { kept: PEOPLE }));

test("a series counts games and lets the other side begin", () => at("play/enkeshui/?setup=j", async (page) => {
  await tab(page, "more");
  const rows = () => page.locator(".series tbody tr").allTextContents();
  const begins = (side) => page.waitForFunction((side) => document.querySelector("#board").state?.mover === side, side);
  await page.evaluate(() => document.querySelector("#board").dispatchEvent(new CustomEvent("mbao-over", { detail: { kind: "end", winner: "n", score: [20, 28], byTwo: false } })));
  assert.deepEqual(await rows(), ["South0", "North1"]);
  assert.equal(await page.locator(".series caption").textContent(), "One game counted");
  await page.getByRole("button", { name: "Next game" }).click();
  await begins("n");
  await page.locator("#seat-north .seat.turn").waitFor();
  await page.getByRole("button", { name: "Next game" }).click();
  await begins("s");
  await page.reload();
  await awake(page);
  await tab(page, "more");
  assert.deepEqual(await rows(), ["South0", "North1"]);
  await page.getByRole("button", { name: "Reset score" }).click();
  assert.deepEqual(await rows(), ["South0", "North0"]);
}, { kept: PEOPLE }));
