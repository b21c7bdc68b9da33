// The page that writes the tag for other people's pages, used as readers use it.
import assert from "node:assert/strict";
import { test } from "node:test";

import { COLOURS, obstacles } from "./axe.mjs";
import { games } from "./games.mjs";
import { at, open, site } from "./here.mjs";
import { shot } from "./measures.mjs";
import { frames } from "./waits.mjs";

/** Boards of two rows and of four, with and without options of their own; no game has more than enkeshui's twelve pits a row. */
const KINDS = ["omweso", "enkeshui", "kiothi", "bao-kiswahili", "giuthi"];

const tag = (page) => page.locator("#tag").inputValue();
const frame = (page) => page.locator("#frame").inputValue();
const begun = (page, id) => page.waitForFunction((id) => document.querySelector("mbao-board").state?.game === id, id);
const choose = async (page, game) => {
  await page.selectOption("#game", game);
  await begun(page, game);
};
/** Opens every part of the form that is folded. */
const unfold = (page) => page.locator(".embed-builder details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
const error = (page) => page.locator(".embed-builder .error");
/** Waits for this error, or for none. */
const told = (page, what) => error(page).filter({ hasText: what ?? /^$/ }).waitFor({ state: "attached" });

test("the board shows what is chosen, the tag contains it, and the frame shows the same board", () => at("embed/#giuthi", async (page) => {
  await begun(page, "giuthi");
  await unfold(page);
  await page.selectOption("#option-columns", "5");
  await page.selectOption("#option-seeds", "4");
  await page.waitForFunction(() => document.querySelector("mbao-board").state.rows[0].length === 5);
  const counts = await page.evaluate(() => document.querySelector("mbao-board").state.rows.flat());
  assert.deepEqual(counts, Array(10).fill(4));
  assert.match(await tag(page), /<mbao-board game="giuthi" options="columns=5, seeds=4" lang="en"><\/mbao-board>$/);
  await choose(page, "enkeshui");
  await page.selectOption("#setup", "i");
  await page.selectOption("#theme", "aluminium");
  await page.selectOption("#north", "computer:2");
  const written = '<mbao-board game="enkeshui" setup="i" north="computer:2" lang="en" theme="aluminium"></mbao-board>';
  assert.ok((await tag(page)).endsWith(written), await tag(page));
  const address = /src="([^"]*)"/.exec(await frame(page))[1].replaceAll("&amp;", "&");
  const { page: alone } = await open(address);
  await alone.locator("svg.aluminium").waitFor();
  assert.equal(await alone.locator(".pit").count(), 24);
  // A tag may speak the language of the page around it, which a frame does not know.
  await page.selectOption("#language", "");
  assert.doesNotMatch(await tag(page), / lang=/);
  assert.match(await frame(page), /&amp;lang=en"/);
}));

for (const [path, wrong, none] of [["embed/", /position/i, /no game “chess”/], ["sw/embed/", /hali ya bao/i, /hakuna mchezo “chess”/]]) {
  test(`the first screen has the form, the board and the whole tag; what is wrong is told in the language (${path})`, () =>
    at(`${path}?Game=GIUTHI`, async (page) => {
      await begun(page, "giuthi");
      assert.equal(await error(page).textContent(), "", "an address may ask for a game in capitals");
      for (const [width, height] of [[1366, 768], [1440, 900], [1920, 1080]]) {
        await page.setViewportSize({ width, height });
        await frames(page);
        const parts = ["#game", "#tag", ".embed-builder .main", "mbao-board"];
        const rooms = await page.evaluate((parts) =>
          parts.map((one) => document.querySelector(one).getBoundingClientRect().toJSON()), parts);
        const [form, lines, copy, board] = rooms;
        const where = `${path} ${width}: ${JSON.stringify(rooms)}`;
        for (const one of [lines, copy]) assert.ok(one.bottom <= height, where);
        assert.equal(await page.locator("#tag").evaluate((field) => field.scrollHeight <= field.clientHeight), true, "the tag is whole");
        assert.ok(form.right < board.left, where);
        if (width === 1440) assert.ok(board.width < 900 && board.bottom < 900, where);
      }
      await unfold(page);
      const position = page.locator("#position");
      for (const [text, expected] of [["1,2/3 s 0-0", wrong], ["", undefined]]) {
        await position.fill(text);
        await position.press("Enter");
        await told(page, expected);
      }
      await begun(page, "giuthi");
      await page.goto(`${site.address}${path}?game=chess`);
      await told(page, none);
      await choose(page, "ndoto");
      await told(page);
      // A place on the page is no game.
      await page.goto(`${site.address}${path}#main`);
      await begun(page, "omweso");
      assert.equal(await error(page).textContent(), "");
    }));
}

test("without scripts the page has the tag of the usual board", () => at("sw/embed/", async (page) => {
  assert.match(await tag(page), /<mbao-board game="omweso" lang="sw"><\/mbao-board>$/);
}, { javaScriptEnabled: false }));

test("it fits every screen, and has no accessibility problems by day and by night", () => at("embed/", async (page) => {
  await unfold(page);
  for (const game of KINDS) {
    await choose(page, game);
    if (game === "enkeshui") await page.selectOption("#setup", "i");
    for (const [width, height] of [[360, 740], [820, 1180], [1440, 900], [3840, 2160]]) {
      await page.setViewportSize({ width, height });
      await frames(page);
      if (process.env.SHOTS) await shot(page, `embed-${game}-${width}`, { fullPage: width < 900 });
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `no sideways scrolling at ${width}`);
      const pressed = ".embed-builder :is(button, select, summary, input):visible, mbao-board button:visible";
      const small = await page.locator(pressed).evaluateAll((all) => all
        .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 24 && !one.closest("label.choice"))
        .map((one) => one.outerHTML));
      assert.deepEqual(small, [], `${game}: targets below 24 pixels at ${width}`);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    assert.deepEqual(await obstacles(page, { but: "color-contrast" }), [], game);
  }
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await obstacles(page, { only: COLOURS }), [], colorScheme);
  }
}));

test("all games are there, each with a frame as high as it needs in the width for which that is worked out", async () => {
  const heights = new Map();
  await at("embed/", async (page) => {
    const offered = await page.locator("#game option").evaluateAll((all) => all.map((one) => one.value));
    assert.deepEqual(offered.toSorted(), games);
    for (const game of offered) {
      await choose(page, game);
      const written = await frame(page);
      assert.ok(written.includes(`?game=${game}&`), written);
      heights.set(Number(/ height="(\d+)"/.exec(written)[1]), game);
    }
    assert.ok(heights.size > 3, JSON.stringify([...heights]));
  });
  // The height follows from the shape of a board (`markup.rs`): one of each shape is looked at.
  const { page } = await open("icon.svg");
  for (const [height, game] of heights) {
    await page.setViewportSize({ width: 700, height });
    await page.goto(`${site.address}embed.html?game=${game}`);
    await page.locator("mbao-board .pit").first().waitFor();
    await frames(page);
    const room = await page.evaluate(() => innerHeight - document.body.getBoundingClientRect().height);
    assert.ok(room >= 0 && room < 40, `${game} at ${height}: ${room} are left`);
    assert.equal(await page.evaluate(() => document.documentElement.className), "", game);
  }
});
