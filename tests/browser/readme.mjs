// The README's pictures of phone, laptop and wall: `node tests/browser/readme.mjs` writes them to `.github/pictures`.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { awake, blank, once } from "./chromium.mjs";
import { webp } from "./measures.mjs";
import { root } from "./site.mjs";
import { frames } from "./waits.mjs";

const pictures = join(root, ".github/pictures");

/** A game of enkeshui for two, in Kiswahili, after some turns. */
const game = async (page) => {
  await awake(page);
  await page.locator(".begin-card .choice").nth(1).click();
  await page.locator(".begin-card .main").click();
  for (const action of ["c1", "x", "d2"]) await page.locator("#board").evaluate((board, action) => board.play(action), action);
};
/** A paragraph of rules, with the capture that it tells on the board beside it. */
const section = async (page) => {
  await awake(page);
  await page.locator(".told").nth(9).evaluate((block) => block.scrollIntoView({ block: "center" }));
  await awake(page);
};
const wall = (page) => page.locator(".attract .begin").waitFor();

/** Each with its page, its size, and what happens first. */
const PICTURES = {
  phone: ["sw/play/enkeshui/", { width: 390, height: 844 }, game],
  laptop: ["section/enkeshui/", { width: 1280, height: 720 }, section],
  wall: ["kiosk/", { width: 1280, height: 720 }, wall],
};

await mkdir(pictures, { recursive: true });
await once(async (site, browser) => {
  for (const [name, [path, viewport, begin]] of Object.entries(PICTURES)) {
    const { context, page } = await blank(browser, { viewport });
    await page.goto(site.address + path);
    await begin(page);
    await frames(page);
    await writeFile(join(pictures, `${name}.webp`), await webp(page, 65));
    await context.close();
  }
});
