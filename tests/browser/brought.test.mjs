// Texts that people bring to the studio: files, what they paste, links.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { obstacles } from "./axe.mjs";
import { wake } from "./here.mjs";
import { becomes } from "./waits.mjs";

const file = (path) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");
const steps = (page) => page.locator(".studio-line button").allInnerTexts().then((all) => all.map((text) => text.split("\n")[0].trim()));

/** Opens the studio, does something there, and expects no errors. */
async function studio(address, use) {
  const { page, close } = await wake(address);
  await page.waitForSelector(".studio-tools, .studio-told");
  await use(page);
  await close();
}

test("a transcript of the masters is opened from its file, whatever game is open", async () => {
  await studio("studio/?game=ndoto", async (page) => {
    const buffer = Buffer.from(await file("crates/engine/story/tests/masters/nasoro-ramadhan.txt"));
    await page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer });
    await becomes(() => page.locator("#studio-game").inputValue(), "bao-kiswahili");
    await becomes(async () => (await steps(page)).length > 60, true);
    await page.waitForFunction(() => document.querySelector("#studio-board").state?.game === "bao-kiswahili");
    assert.equal(await page.locator(".studio-left").count(), 0);
    assert.equal(await page.locator(".studio-unplayed").count(), 0);
  });
});

test("moves as people write them are read in the chosen game, and what is not is listed with its place", async () => {
  await studio("sw/studio/?game=ndoto", async (page) => {
    const field = page.locator("form textarea");
    await field.fill("[White \"Amina\"]\n\n1) c1! d2 $1\n2) f1 z9 e2");
    await field.locator("xpath=ancestor::form").locator("button").click();
    await becomes(() => steps(page).then((all) => all.slice(1)), ["1. c1", "d2", "2. f1"]);
    const left = page.locator(".studio-left li");
    await becomes(() => left.count(), 1);
    assert.match(await left.innerText(), /^Mstari wa 4: “z9” .* Kaskazini .* b2 /);
    assert.deepEqual(await obstacles(page), []);
    await left.locator("button").click();
    await page.waitForFunction(() => document.querySelector("#studio-board").state?.turn === 4);
    // What cannot be read at all is refused, and what was open stays.
    await field.fill("Shall we play?");
    await field.locator("xpath=ancestor::form").locator("button").click();
    await becomes(async () => /no move/.test(await page.locator("form .error").innerText()), true);
    assert.equal((await steps(page)).length, 4);
  });
});

test("whoever follows a link to a story finds its game, also one that somebody noted", async () => {
  const noted = JSON.parse(await file("content/relatives/altiev.mbao.json"));
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
