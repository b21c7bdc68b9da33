// Sections in Chromium: the board beside the text shows what is read, and can be taken over. That every chip shows something
// that the rules allow, `pages.test.mjs` tests.
import assert from "node:assert/strict";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { awake } from "./chromium.mjs";
import { open } from "./here.mjs";
import { shifted, watch } from "./measures.mjs";
import { begun, frames, quiet } from "./waits.mjs";

const LAPTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const MOVING = { ...LAPTOP, reducedMotion: "no-preference" };

/** The section on enkeshui, awake; its board, and its chips by their titles. */
async function enkeshui(options, language = "") {
  const opened = await open(`${language}section/enkeshui/`, { script: watch, ...options });
  const { page } = opened;
  await awake(page);
  return { ...opened, board: page.locator(".table mbao-board"), chip: (title) => page.locator(".chip", { hasText: title }).first() };
}

/** Milliseconds after which what is read would be followed: www/scripts/telling.js, `SETTLE`, and some more. */
const SETTLED = 400;

/** Scrolls so that the paragraph of a chip is read: it begins at a quarter of the view's height. */
const read = (chip) => chip.evaluate((chip) => {
  const { top } = chip.closest(".told").getBoundingClientRect();
  scrollBy({ top: top - innerHeight / 4, behavior: "instant" });
});

/** Waits until the board has this state. */
const stores = (page, south, north) => page.waitForFunction(
  ([south, north]) => {
    const { state } = document.querySelector(".table mbao-board");
    return state?.stores[0] === south && state.stores[1] === north;
  }, [south, north],
);

test("the board follows what is read, in view and unheard, until it is taken over, and nothing else moves", async () => {
  const { page, board, chip } = await enkeshui(LAPTOP);
  const within = async () => {
    const { y, height } = await page.locator(".stand").boundingBox();
    assert.ok(y >= 0 && y + height <= 900, `${y} to ${y + height}`);
    assert.ok(await page.locator(".table").evaluate((table) => table.scrollHeight <= table.clientHeight + 1), "nothing to scroll in");
  };
  const announced = () => board.evaluate((board) => board.shadowRoot.querySelector("[aria-live]").textContent);
  await read(chip("A capture"));
  await stores(page, 20, 17);
  assert.equal(await page.locator(".told-title").textContent(), "A capture");
  await within();
  await read(chip("The string of diagram k"));
  await stores(page, 25, 18);
  assert.equal(await chip("The string of diagram k").getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator(".told.now").count(), 1);
  await within();
  for (const title of ["Come round", "A relay", "A capture"]) {
    await read(chip(title));
    await page.locator(".told.now", { has: chip(title) }).waitFor();
    await begun(board);
    await frames(page, 5);
  }
  await stores(page, 20, 17);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await stores(page, 0, 0);
  assert.equal(await board.getAttribute("steps"), null);
  assert.equal(await page.locator(".told-title").textContent(), "Enkeshui");
  const { sum, told } = await shifted(page, true);
  assert.ok(sum < 0.02, told);

  // A screen reader is interrupted only when a chip is pressed, not when the board follows the text.
  assert.equal(await announced(), "");
  await chip("The string of diagram k").click();
  await stores(page, 25, 18);
  assert.notEqual(await announced(), "");

  // A press on the board takes it over, and a button gives it back.
  await read(chip("A pair of bulls"));
  await page.waitForFunction(() => document.querySelector(".table mbao-board").state?.marks.flat().filter(Boolean).length === 2);
  await board.locator('.stage [data-pit="b2"]').click();
  await page.waitForFunction(() => document.querySelector(".table mbao-board").state && !document.querySelector(".table mbao-board").hasAttribute("steps"));
  assert.deepEqual(await obstacles(page), []);
  await board.locator('.stage [data-pit="b2"]').click();
  await page.waitForFunction(() => document.querySelector(".table mbao-board").recordText.includes("\n1. "));
  const played = await board.evaluate((board) => board.recordText);
  await read(chip("The string of diagram k"));
  await quiet(SETTLED);
  assert.equal(await board.evaluate((board) => board.recordText), played);
  await page.locator(".told-back").click();
  await stores(page, 25, 18);
  assert.ok(await page.locator(".told-take").evaluate((button) => button === document.activeElement));
  // By keys as well.
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector(".table mbao-board").hasAttribute("steps"));
  assert.ok(await page.locator(".told-back").evaluate((button) => button === document.activeElement));
  await page.keyboard.press("Enter");
  await stores(page, 25, 18);

  // Another set-up chosen below the text takes it over, too.
  await page.locator('.setups input[value="i"]').check();
  await page.waitForFunction(() => document.querySelector(".table mbao-board").state?.setup === "i");
  await read(chip("A capture"));
  await quiet(SETTLED);
  assert.equal(await board.evaluate((board) => board.state.setup), "i");
  assert.ok(await page.locator(".told-back").isVisible());
});

test("with motion the turn is played once its position has been seen, and going back rewinds it", async () => {
  const { page, chip } = await enkeshui(MOVING);
  await read(chip("A capture"));
  await stores(page, 16, 17);
  await stores(page, 20, 17);
  await read(chip("A bull on the other side"));
  await stores(page, 17, 17);
  await page.waitForFunction(() => document.querySelector(".table mbao-board").state.marks.flat().includes("S"));
  await read(chip("A capture"));
  await stores(page, 16, 17);
});

test("on a phone a chip docks a small board that lies; nothing moves, and it can be closed", async () => {
  const { page, board, chip } = await enkeshui(PHONE);
  await chip("A capture").scrollIntoViewIfNeeded();
  await read(chip("A capture"));
  await quiet(SETTLED);
  assert.equal(await board.getAttribute("steps"), null, "nothing follows out of view");
  const place = async () => Math.round((await chip("A capture").boundingBox()).y);
  const before = await place();
  await shifted(page);
  await chip("A capture").tap();
  await stores(page, 20, 17);
  await frames(page, 5);
  assert.equal(await place(), before);
  assert.equal((await shifted(page, true)).told, "[]");
  const dock = await page.locator(".stand").boundingBox();
  assert.ok(Math.abs(dock.y + dock.height - 844) < 1 && dock.height < 400 && dock.width === 390, JSON.stringify(dock));
  const picture = await board.locator(".stage > svg.mbao").boundingBox();
  assert.ok(picture.width > picture.height && picture.x >= 0 && picture.x + picture.width <= 390, JSON.stringify(picture));
  assert.deepEqual(await obstacles(page), []);
  // It follows the text now.
  await read(chip("The string of diagram k"));
  await stores(page, 25, 18);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
  await page.locator(".told-close").tap();
  assert.equal(await page.locator(".docked").count(), 0);
  assert.ok(await chip("A capture").evaluate((chip) => chip === document.activeElement));
  await chip("A relay").tap();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".docked").count(), 0);
});

test("places are named once, in the margin; on paper each paragraph's own, and still pictures of what the board would show", async () => {
  const still = await open("section/enkeshui/", { ...LAPTOP, javaScriptEnabled: false });
  const stills = ".stills .still:visible";
  assert.ok((await still.page.locator(".chip").count()) >= 15);
  // A set-up that is drawn elsewhere is not only a name.
  const count = await still.page.locator(".chip[data-steps], .chip:first-child:not([data-setup='i'], [data-setup='j'])").count();
  assert.ok(count >= 12, String(count));
  assert.equal(await still.page.locator(stills).count(), count);
  const pictures = await still.page.locator(`${stills} svg.mbao`).count();
  assert.equal(pictures, await still.page.locator(".told:has(.chip:first-child:not([data-setup='i'], [data-setup='j']))").count());
  assert.equal(await still.page.locator(":is(.chip, .told-note, .told-take):visible").count(), 0);
  await still.close();

  const { page, chip } = await enkeshui(LAPTOP);
  const cites = await page.locator("article .block .cite").allTextContents();
  const seen = (marks = ":is(.cite, .cite-all)") => page.locator(`article .block ${marks}:visible`).allTextContents();
  const marks = await seen();
  assert.ok(marks[0] === "§9" && marks.length < 8, marks.join(" | "));
  assert.equal(await page.locator(stills).count(), 0);
  await page.pdf();
  assert.equal(await page.locator(".stills .still").count(), count);
  assert.equal(await page.locator(stills).count(), 0);
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(stills).count(), count);
  // Nor are there links into the site, folded parts, or instructions for touching.
  assert.equal(await page.locator(":is(.chip, .table, .told-note, button, main :is(input, select, .play-link), .bottom nav, details:not([open])):visible").count(), 0);
  assert.doesNotMatch((await page.locator(".still figcaption:visible").allTextContents()).join(), /Touch/);
  assert.deepEqual(await seen(".cite"), cites, "paper has each paragraph's own");
  await page.emulateMedia({ media: "screen" });
  await page.locator(".cite-all > summary").press("Enter");
  const own = await page.locator("article .block .cite:not(.cite-paper)").allTextContents(); // What is pressed stands for that one
  assert.ok(own.length >= cites.length - 1);
  assert.deepEqual(await seen(".cite"), own, "and so has the screen when it is asked");
  // What marks say, `cite.rs` tests.
  const [cite, text] = await chip("A capture").evaluate((chip) => {
    const block = chip.closest(".block");
    return [block.querySelector(".cite").getBoundingClientRect().right, block.querySelector("p").getBoundingClientRect().left];
  });
  assert.ok(cite < text, `${cite} < ${text}`);
});
