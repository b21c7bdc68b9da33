// Links to stories that people bring to the studio.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { awake, open } from "./chromium.mjs";
import { browser, site } from "./here.mjs";

const content = (path) => readFile(new URL(`../../content/${path}`, import.meta.url), "utf8");

/** Opens the studio, does something there, and expects no errors. */
async function studio(address, use) {
  const { page, wrong, close } = await open(browser, `${site.address}${address}`);
  await awake(page);
  await page.waitForSelector(".studio-tools, .studio-told");
  try {
    await use(page);
    assert.deepEqual(wrong, []);
  } finally {
    await close();
  }
}

test("whoever follows a link to a story finds its game, also one that somebody noted", async () => {
  const noted = JSON.parse(await content("relatives/altiev.mbao.json"));
  const story = `Rules: ${JSON.stringify(noted)}\nGame: ${noted.id}\n\n{Look.}\n`;
  const link = (text) => `studio/#g=${Buffer.from(text).toString("base64url")}`;
  await studio(link(story), async (page) => {
    const game = page.locator(".studio-told a");
    assert.match(await game.innerText(), /: its rules, and a board to play it on$/);
    assert.deepEqual(await obstacles(page), []);
    await game.click();
    await page.waitForURL(/notebook/);
    await page.waitForFunction((id) => [...document.querySelectorAll("mbao-board")].some((board) => board.state?.game === id), noted.id);
  });
  await studio(`sw/${link("Game: ndoto\n\n1. c1\n")}`, async (page) => {
    const game = page.locator(".studio-told a");
    assert.equal(await game.innerText(), "Cheza Ndoto");
    await game.click();
    await page.waitForURL(/sw\/play\/ndoto/);
  });
});
