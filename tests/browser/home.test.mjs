// The first page, the contents of the article, and the six pictures of diagram k.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { awake, open } from "./chromium.mjs";
import { games } from "./games.mjs";
import { browser, site } from "./here.mjs";
import { quiet } from "./waits.mjs";

const LAPTOP = { viewport: { width: 1440, height: 900 } };

test("the first page has one sentence, three doors and a board, on a laptop's first screen", async () => {
  for (const [way, first] of [["", "Play now"], ["sw/", "Cheza sasa"]]) {
    const { page, wrong, close } = await open(browser, site.address + way, LAPTOP);
    const doors = page.locator(".door");
    assert.equal(await doors.count(), 3);
    assert.equal(await doors.first().locator("strong").textContent(), first);
    for (const door of await doors.all()) {
      const { y, height } = await door.boundingBox();
      assert.ok(y + height < 900, "a door is below the screen");
    }
    // Below its picture a board has one line of text and buttons.
    const { y, width } = await page.locator(".threshold mbao-board").boundingBox();
    assert.ok(width > 900 && y + width * 0.26 <= 900, `${y} ${width}`);
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("the board plays its turn if motion is wanted, and stays still if not", async () => {
  for (const [reducedMotion, plays] of [["no-preference", true], ["reduce", false]]) {
    const { page, wrong, close } = await open(browser, site.address, { ...LAPTOP, reducedMotion });
    const board = await page.locator(".threshold mbao-board").elementHandle();
    await page.waitForFunction((board) => board.state, board);
    if (plays) await page.waitForFunction((board) => board.state.stores[0] === 25, board);
    else {
      await quiet(1500); // Longer than it waits before it plays
      assert.deepEqual(await board.evaluate((board) => board.state.stores), [18, 18]);
    }
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("no island is fetched before somebody reaches for it; then the first press counts", async () => {
  const { page, wrong, close } = await open(browser, site.address, LAPTOP);
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.waitForFunction(() => document.querySelector(".threshold mbao-board").state);
  await page.waitForLoadState("networkidle");
  assert.deepEqual(fetched.filter((url) => url.includes("/reading/")), []);
  await page.locator(".settings-button").click();
  await page.locator(".settings-panel").waitFor();
  assert.ok(fetched.some((url) => url.endsWith("reading_bg.wasm")));
  assert.deepEqual(wrong, []);
  await close();
});

test("boards are chosen by rows, length and difficulty, with and without scripts, by keys too", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, close } = await open(browser, site.address, { ...LAPTOP, javaScriptEnabled });
    const left = () => page.locator(".objects > li:visible").count();
    assert.equal(await left(), games.length);
    await page.locator("#rows-two").focus();
    await page.keyboard.press("Space");
    const two = await left();
    assert.ok(two > 0 && two < games.length, String(two));
    await page.locator("#level-low").focus();
    await page.keyboard.press("Space");
    const found = await left();
    assert.ok(found > 0 && found < two, String(found));
    if (javaScriptEnabled) assert.match(await page.locator(".shown").textContent(), new RegExp(`^${found} of ${games.length}`));
    await page.locator(".filters button").click();
    assert.equal(await left(), games.length);
    await close();
  }
});

test("pits are equally wide on all boards", async () => {
  for (const width of [390, 1440]) {
    const { page, close } = await open(browser, site.address, { viewport: { width, height: 900 } });
    const widths = await page.locator(".objects svg.mbao").evaluateAll((all) =>
      all.map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width));
    assert.equal(widths.length, games.length);
    assert.ok(Math.max(...widths) - Math.min(...widths) < 0.002, widths.join(" "));
    await close();
  }
});

test("every game's sheet of rules can be reached from the first page and from its section", async () => {
  const { page, close } = await open(browser, site.address, LAPTOP);
  assert.equal(await page.locator('.ways a[href^="game/"]').count(), games.length);
  await page.goto(`${site.address}sw/section/kombe/`);
  assert.equal(await page.locator('main a[href$="game/kombe/"]').count(), 1);
  await close();
});

test("old addresses redirect", async () => {
  const { page, close } = await open(browser, site.address, LAPTOP);
  for (const [from, to] of [
    ["sw/#enkeshui", "sw/article/whole/#enkeshui"], ["section/", "article/"], ["sw/diagram/", "sw/article/#diagrams"], ["game/", "#boards"],
  ]) {
    await page.goto("about:blank");
    await page.goto(site.address + from);
    await page.waitForURL(site.address + to);
  }
  const file = await readFile(join(site.folder, "section/index.html"), "utf8");
  assert.match(file, /rel="canonical"/);
  await close();
});

test("diagram k has six pictures with their sentences, in the section, on its page and on the first page", async () => {
  for (const route of ["", "sw/diagram/k/", "section/enkeshui/"]) {
    const { page, close } = await open(browser, site.address + route, { ...LAPTOP, javaScriptEnabled: false });
    const beats = page.locator(".beats > li");
    assert.equal(await beats.count(), 6, route);
    assert.equal(await beats.locator("svg.mbao:visible").count(), 6, route);
    assert.equal(await beats.last().locator(".eaten").count(), 6, route);
    assert.match(await beats.last().textContent(), /\+7.*h1.*(seven|saba)/is, route);
    await close();
  }
});

test("on paper a section has no controls", async () => {
  const { page, close } = await open(browser, `${site.address}section/enkeshui/`, LAPTOP);
  await awake(page);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator("main :is(input, button, select, .play-link):visible, .table:visible").count(), 0);
  // Nor are there links into the site, folded parts, or instructions for touching.
  assert.equal(await page.locator(".bottom nav:visible, details:not([open]):visible").count(), 0);
  const said = await page.locator(".still figcaption:visible").allTextContents();
  assert.ok(said.length > 10, `${said.length} pictures`);
  assert.deepEqual(said.filter((text) => /Touch/.test(text)), []);
  await close();
});

test("on a laptop the table of affinities has all its columns in view", async () => {
  const { page, close } = await open(browser, `${site.address}affinities/`, LAPTOP);
  const cut = await page.locator(".scrolled").first().evaluate((box) => box.scrollWidth - box.clientWidth);
  assert.ok(cut <= 0, `${cut} px are cut`);
  await close();
});

test("the board of the day follows from the date alone, and is one puzzle in both languages", async () => {
  const of = async (language, day) => {
    const { page, wrong, close } = await open(browser, `${site.address}icon.svg`, LAPTOP);
    await page.clock.setFixedTime(new Date(2026, 10, day, 12));
    await page.goto(site.address + language);
    await page.waitForFunction(() => /\?day=\d+$/.test(document.querySelector(".of-the-day").href));
    await page.locator(".of-the-day").click();
    await page.waitForFunction(() => location.hash.startsWith("#task-"));
    await page.locator(".lesson-done", { hasText: language ? "Bao la leo." : "The board of the day." }).waitFor();
    assert.deepEqual(wrong, []);
    const task = await page.evaluate(() => location.hash);
    await close();
    return task;
  };
  const first = await of("", 27);
  assert.equal(await of("sw/", 27), first);
  assert.notEqual(await of("", 28), first);
});

test("a page that was open at midnight leads to the board of the new day", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}icon.svg`, LAPTOP);
  const day = page.locator(".of-the-day");
  const href = (at) => page.clock.setFixedTime(new Date(2026, 10, at, 12)).then(() => day.getAttribute("href"));
  await page.clock.setFixedTime(new Date(2026, 10, 27, 12));
  await page.goto(site.address);
  await page.waitForFunction(() => /\?day=\d+$/.test(document.querySelector(".of-the-day").href));
  const first = await href(28);
  await day.hover();
  const second = await href(29);
  assert.notEqual(second, first);
  // By keys, without a pointer that reaches for it before.
  await day.focus();
  const third = await href(30);
  await day.press("Enter");
  await page.waitForFunction(() => location.hash.startsWith("#task-"));
  const led = page.url().replace(/#.*$/, "");
  assert.equal(new Set([first, second, third].map((way) => new URL(way, site.address).href).concat(led)).size, 4);
  assert.match(led, /\/puzzles\/\?day=\d+$/);
  assert.deepEqual(wrong, []);
  await close();
});

test("readers of Kiswahili begin with bao, and it is the first of the boards", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}sw/`, LAPTOP);
  assert.match(await page.locator(".door").first().getAttribute("href"), /play\/bao-kujifunza\/\?north=computer:0$/);
  assert.deepEqual((await page.locator(".objects h3").allTextContents()).slice(0, 2), ["Bao la kujifunza", "Bao la kiswahili"]);
  assert.deepEqual(wrong, []);
  await close();
});
