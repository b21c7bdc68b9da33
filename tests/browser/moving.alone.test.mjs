// Moving pictures of stories: the page answers while they are made, and their captions are whole.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { awake } from "./chromium.mjs";
import { browser, open } from "./here.mjs";
import { becomes } from "./waits.mjs";

/**
 * The longest piece of work may have so much of all that is done: of a moving picture, of one wide picture. At rest the
 * longest take 33 ms, where a processor a quarter as fast may take 200.
 */
const LONGEST = { moving: 1 / 40, wide: 1 / 3 };

/** Opens a text in the studio, with the pictures open. */
async function studio(text) {
  const opened = await open("studio/?game=omweso", { acceptDownloads: true });
  const { page } = opened;
  await awake(page);
  await page.waitForSelector(".studio-tools");
  await page.locator("form textarea").fill(text);
  await page.getByRole("button", { name: "Open it" }).click();
  await page.waitForFunction(() => document.querySelector("#told")?.state);
  await page.locator("summary", { hasText: "A picture" }).click();
  return opened;
}

/** What the page's own thread did meanwhile: the share of each piece of work, the longest first. */
async function worked(page, use) {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  const result = await use();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const own = traceEvents.find(({ name }) => name === "FunctionCall");
  // The browser packs a PNG while it idles, for 50 ms at once on every processor.
  const tasks = traceEvents.filter(({ name, tid, pid, args }) => tid === own.tid && pid === own.pid && /RunTask$/.test(name) && !/canvas_async_blob_creator/.test(args.src_file));
  assert.ok(tasks.length > 20, `${tasks.length} pieces of work`);
  const all = tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  return { result, shares: tasks.map(({ tdur = 0 }) => tdur / all).toSorted((one, other) => other - one) };
}

test("a moving picture is made while the page answers, and says how far it is", async () => {
  // The board with the most parts: a turn of the masters goes on and on.
  const masters = await readFile(new URL("../../crates/engine/story/tests/masters/omar-majaliwa.txt", import.meta.url), "utf8");
  const { page } = await studio(masters.split("\n").slice(0, 14).join("\n"));
  const said = page.waitForFunction(() => /\d+ of \d+/.exec(document.querySelector(".studio-take progress")?.parentElement.textContent ?? "")?.[0]);
  const { result: size, shares } = await worked(page, async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Moving picture" }).click();
    return (await readFile(await (await download).path())).length;
  });
  assert.ok(size > 50_000, `${size} bytes`);
  assert.ok(shares[0] < LONGEST.moving, `the longest took ${shares.slice(0, 5)} of all`);
  const [, of] = /of (\d+)/.exec(await (await said).jsonValue()) ?? [];
  assert.ok(Number(of) > 10, of);
  await becomes(async () => /Saved: \d+ KB/.test(await page.locator(".studio-take").innerText()), true);
  assert.equal(await page.locator(".studio-take progress").count(), 0);
});

test("a wide picture is drawn while the page answers", async () => {
  const { page } = await studio("Game: omweso\nSetup: c\n\n{Look. [%csl Ga1]}");
  await page.getByLabel("Width in pixels").fill("4000");
  await page.keyboard.press("Tab");
  let png;
  const { shares } = await worked(page, async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "PNG" }).click();
    png = await readFile(await (await download).path());
  });
  assert.ok(shares[0] < LONGEST.wide, `the longest took ${shares.slice(0, 5)} of all`);
  // 300 pixels an inch are 11811 a metre.
  assert.deepEqual([png.toString("latin1", 37, 41), png.readUInt32BE(41)], ["pHYs", 11811]);
});

test("a moving picture is stopped, and made again", async () => {
  const { page } = await studio("Game: ndoto\n\n1. c1  d2\n2. f1");
  const downloads = [];
  page.on("download", (download) => downloads.push(download));
  // It is stopped at once, however fast it is made.
  await page.evaluate(() => {
    const stop = new MutationObserver(() => {
      const button = [...document.querySelectorAll(".studio-take button")].find(({ textContent }) => textContent === "Stop");
      if (button) stop.disconnect();
      button?.click();
    });
    stop.observe(document.querySelector(".studio-take"), { childList: true, subtree: true });
  });
  const make = page.getByRole("button", { name: "Moving picture" });
  await make.click();
  await becomes(async () => /Stopped\./.test(await page.locator(".studio-take").innerText()), true);
  assert.equal(downloads.length, 0);
  await make.click();
  await becomes(() => downloads.length, 1);
});

test("captions are whole: without spaces, with very long words, and in lines as the browser breaks them", async () => {
  const texts = [
    "这一步之后南方在第三个坑里有十二颗种子，北方必须防守，否则它会在下一轮失去所有的种子，而且再也没有机会把它们拿回来了。".repeat(2),
    "ตานี้ผู้เล่นใต้เก็บเมล็ดจากหลุมที่สามแล้วหว่านต่อไปจนถึงหลุมสุดท้ายของแถวหน้าและกินเมล็ดทั้งหมดของฝ่ายเหนือในหลุมตรงข้าม",
    `Look: https://example.org/${"omweso".repeat(30)} and then on.`,
  ];
  const story = `Game: ndoto\n\n{${texts[0]}}\n1. c1 {${texts[1]}}  d2 {${texts[2]}}`;
  const { page } = await studio(story);
  const drawn = await page.evaluateHandle(() => {
    const drawn = [];
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    prototype.fillText = function (text, x, ...more) {
      drawn.push({ text, right: x + this.measureText(text).width, width: this.canvas.width });
      return fillText.call(this, text, x, ...more);
    };
    return drawn;
  });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Moving picture" }).click();
  await download;
  const lines = await drawn.jsonValue();
  for (const { text, right, width } of lines) assert.ok(right <= width, `${text} ends at ${right} of ${width}`);
  const all = lines.map(({ text }) => text);
  const whole = all.join("").replaceAll(" ", "");
  for (const text of texts) assert.ok(whole.includes(text.replaceAll(" ", "")), text);
  // As many lines as their widths need, and no line begins with what may not begin one.
  assert.ok(all.length < 20, all.join("\n"));
  for (const text of all) assert.doesNotMatch(text, /^[，。\p{M}]/u);
});
