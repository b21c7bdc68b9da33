// The first page, the contents of the article, and the six pictures of diagram k.
import assert from "node:assert/strict";
import { test } from "node:test";

import { games } from "./games.mjs";
import { at, open, site } from "./here.mjs";
import { written } from "./routes.mjs";
import { quiet } from "./waits.mjs";

const LAPTOP = { viewport: { width: 1440, height: 900 } };
const count = (html, part) => html.split(part).length - 1;
const threshold = (page) => page.locator(".threshold mbao-board");

/** Three doors and a board are on a laptop's first screen; the first says this. */
async function doors(page, first) {
  const doors = page.locator(".door");
  assert.equal(await doors.count(), 3);
  assert.equal(await doors.first().locator("strong").textContent(), first);
  for (const door of await doors.all()) {
    const { y, height } = await door.boundingBox();
    assert.ok(y + height < 900, "a door is below the screen");
  }
  // Below its picture a board has one line of text and buttons.
  const { y, width } = await threshold(page).boundingBox();
  assert.ok(width > 900 && y + width * 0.26 <= 900, `${y} ${width}`);
}

test("the first page has three doors and a board on a laptop's first screen, and fetches no island before somebody reaches for it", async () => {
  const { page } = await open("", LAPTOP);
  const fetched = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.waitForFunction(() => document.querySelector(".threshold mbao-board").state);
  await page.waitForLoadState("networkidle");
  await doors(page, "Play now");
  await quiet(1500); // Longer than it waits before it plays
  assert.deepEqual(await threshold(page).evaluate((board) => board.state.stores), [18, 18], "it stays still without motion");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const scales = await page.locator(".objects svg.mbao").evaluateAll((all) =>
      all.map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width));
    assert.equal(scales.length, games.length);
    assert.ok(Math.max(...scales) - Math.min(...scales) < 0.002, `pits are as wide on one board as on another: ${scales}`);
  }
  assert.deepEqual(fetched.filter((url) => url.includes("/reading/")), []);
  // The first press counts.
  await page.locator(".settings-button").click();
  await page.locator(".settings-panel").waitFor();
  assert.ok(fetched.some((url) => url.endsWith("reading_bg.wasm")));
});

test("the board plays its turn if motion is wanted, on a first screen in Kiswahili too, where bao comes first", () => at("sw/", async (page) => {
  await doors(page, "Cheza sasa");
  assert.match(await page.locator(".door").first().getAttribute("href"), /play\/ndoto\/\?north=computer:0$/);
  assert.deepEqual((await page.locator(".objects h3").allTextContents()).slice(0, 2), ["Bao la kujifunza", "Bao la kiswahili"]);
  await page.waitForFunction(() => document.querySelector(".threshold mbao-board").state.stores[0] === 25);
}, { ...LAPTOP, reducedMotion: "no-preference" }));

for (const javaScriptEnabled of [true, false]) {
  test(`boards are chosen by rows, length and difficulty, by keys too, ${javaScriptEnabled ? "with" : "without"} scripts`, () => at("", async (page) => {
    const left = () => page.locator(".objects > li:visible").count();
    const counts = [await left()];
    for (const id of ["rows-two", "level-low"]) {
      await page.locator(`#${id}`).press("Space");
      counts.push(await left());
    }
    const [all, two, found] = counts;
    assert.ok(all === games.length && two < all && found < two && found > 0, `${counts}`);
    if (javaScriptEnabled) await page.locator(".shown", { hasText: new RegExp(`^${found} of ${games.length}`) }).waitFor();
    await page.locator(".filters button").click();
    assert.equal(await left(), games.length);
  }, { ...LAPTOP, javaScriptEnabled }));
}

test("every game's sheet of rules can be reached from the first page and from its section", async () => {
  const ways = (await written("")).split('class="ways').slice(1).map((way) => way.slice(0, 2000)).join();
  for (const game of games) assert.ok(ways.includes(`href="game/${game}/"`), game);
  assert.equal(count(/<main.*<\/main>/s.exec(await written("sw/section/kombe"))[0], 'game/kombe/"'), 1);
});

test("diagram k has six pictures with their sentences, in the section, on its page and on the first page", async () => {
  for (const route of ["", "sw/diagram/k", "section/enkeshui"]) {
    const [, list] = /class="beats[^"]*">(.*?)<\/ol>/s.exec(await written(route));
    // What they show and say, `chain.rs` tests.
    for (const part of ["<li", '<svg translate="no"']) assert.equal(count(list, part), 6, route);
    assert.match(list.replaceAll(/<[^>]*>/g, " "), /\+7.*h1.*(seven|saba)/is, route);
  }
});

test("the board of the day follows from the date alone, is one puzzle in both languages, and changes at midnight", async () => {
  const { page } = await open("icon.svg", LAPTOP);
  const day = page.locator(".of-the-day");
  const dated = () => page.waitForFunction(() => /\?day=\d+$/.test(document.querySelector(".of-the-day")?.href));
  const led = () => page.waitForFunction(() => location.hash.startsWith("#task-"));
  const set = (at) => page.clock.setFixedTime(new Date(2026, 10, at, 12));
  const of = async (language, at, said) => {
    await set(at);
    await page.goto(site.address + language);
    await dated();
    await day.click();
    await led();
    await page.locator(".lesson-done", { hasText: said }).waitFor();
    return page.evaluate(() => location.hash);
  };
  const first = await of("sw/", 27, "Bao la leo.");
  assert.equal(await of("", 27, "The board of the day."), first);
  // The page is open at midnight.
  await page.goto(site.address);
  await dated();
  const hrefs = [await day.getAttribute("href")];
  await set(28);
  await day.hover();
  hrefs.push(await day.getAttribute("href"));
  // By keys, without a pointer that reaches for it before.
  await set(29);
  await day.focus();
  await set(30);
  await day.press("Enter");
  await led();
  hrefs.push(page.url().replace(/#.*$/, ""));
  assert.notEqual(await page.evaluate(() => location.hash), first);
  assert.equal(new Set(hrefs.map((href) => new URL(href, site.address).href)).size, 3, `${hrefs}`);
  assert.match(hrefs[2], /\/puzzles\/\?day=\d+$/);
});
