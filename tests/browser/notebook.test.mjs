// The field notebook in Chromium: a game is entered by the form and is the recorded one, files and links carry it, nothing wrong does harm.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { browser, site } from "./here.mjs";
import { open } from "./chromium.mjs";

const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

async function notebook(path = "notebook/", options) {
  const opened = await open(browser, site.address + path, options);
  await opened.page.locator(".notebook-begin button").first().waitFor();
  return opened;
}
const field = (page, key) => page.locator(`[data-key="${key}"]`);
const board = (page) => page.locator("#board .pit.legal").first().waitFor({ timeout: 20_000 });
/** What is noted has been tried, and the board shows it. */
const tried = (page) => page.locator("#findings:not([hidden])").waitFor({ timeout: 20_000 });
const noted = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("mbao.notebook")));

/** Ndoto as §13 tells it, question by question. */
async function enterNdoto(page) {
  await field(page, "name").fill("Ndoto");
  await field(page, "people").fill("Kilinje");
  await field(page, "region").fill("Kenya");
  await field(page, "rows-two").check();
  await field(page, "usual").fill("8");
  await field(page, "pockets").selectOption("captured");
  await field(page, "seeds").fill("16");
  await field(page, "set-up-0-each").fill("2");
  await field(page, "first").selectOption("counterclockwise");
  await field(page, "when").selectOption("no-seeds");
  await field(page, "count").selectOption("store-and-side");
  await field(page, "from-at-least").check();
  await field(page, "from-at-least-n").fill("1");
  await field(page, "from-lone-only-into-empty").check();
  await field(page, "stuck").selectOption("passes");
  await field(page, "endings-add-line").click();
  await field(page, "endings-0-if-0").selectOption("occupied");
  await field(page, "endings-0-then").selectOption("relay-same");
  await field(page, "endings-add-line").click();
  await field(page, "endings-add-line").click();
  await field(page, "endings-1-add").click();
  await field(page, "endings-1-if-1").selectOption("own-side");
  await field(page, "endings-1-add").click();
  await field(page, "endings-1-if-2").selectOption("opposite-seeds");
  await field(page, "endings-1-then").selectOption("capture");
}

test("ndoto entered from the article by the form is the recorded game", async () => {
  const { page, wrong, close } = await notebook();
  await enterNdoto(page);
  await board(page);
  await page.locator("#findings", { hasText: "Nothing that does not work" }).waitFor({ timeout: 20_000 });
  assert.match(await page.locator("#nearest li").first().textContent(), /^Ndoto guide number 97/);
  const told = await page.locator("#sheet ol").textContent();
  assert.match(told, /the pit was empty, and it is a pit of one’s own, and there are seeds opposite: one captures/);
  // The same random turns on both: the same choices, positions and ends.
  const alike = await page.evaluate(async () => {
    const folder = new URL(document.querySelector("script[src*='scripts/notebook.js']").src);
    const mbao = await import(new URL("../mbao/mbao.js", folder));
    await mbao.default();
    const { library } = await import(new URL("../mbao/notebook.js", folder));
    const { Game } = await library(localStorage.getItem("mbao.notebook"));
    let random = 13, turns = 0, games = 0;
    const pick = (n) => (random = (random * 48271) % 2147483647) % n;
    while (turns < 10_000) {
      const [one, other] = [new Game("", {}), new mbao.Game("ndoto", {})];
      for (;;) {
        const [a, b] = [one.legal(), other.legal()];
        if (a.join() !== b.join() || one.position() !== other.position()) return `after ${turns}: ${one.record()}`;
        if (JSON.stringify(one.state().outcome) !== JSON.stringify(other.state().outcome)) return "other ends";
        if (a.length === 0) break;
        const action = a[pick(a.length)];
        one.play(action);
        other.play(action);
        turns += 1;
      }
      games += 1;
      one.free();
      other.free();
    }
    return games > 10;
  });
  assert.equal(alike, true);
  // It is played, against the computer too.
  await page.locator('[data-key="against"]').selectOption("computer:1");
  await page.locator('#board [data-pit="c1"][role="button"]').click();
  await page.waitForFunction(() => document.getElementById("board").state.turn === 3, null, { timeout: 20_000 });
  assert.deepEqual(wrong, []);
  await close();
});

test("what was noted is there again, is carried by a link and a file, and a wrong file changes nothing", async () => {
  const { page, wrong, close } = await notebook();
  await field(page, "begin-from").selectOption("giuthi");
  await field(page, "begin").click();
  await board(page);
  await page.reload();
  await board(page);
  assert.equal(await field(page, "name").inputValue(), "Giuthi");
  await field(page, "link").click();
  await page.waitForFunction(() => location.hash.startsWith("#g="));
  const link = page.url();
  const before = await noted(page);

  const load = (name, text) => page.locator(".unseen-file").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
  for (const [text, said] of [
    ["{", /this is no notebook file/],
    ["[1]", /this is no notebook file/],
    ['{"format":"mbao-notebook","version":7}', /version 7/],
    [JSON.stringify({ ...before, answers: { ...before.answers, rows: { readings: [{ says: "three" }] } } }), /v\s+How many rows.*unknown variant `three`/s],
    [" ".repeat(70_000), /65536/],
  ]) {
    await load("wrong.mbao.json", text);
    await page.locator(".notebook-told", { hasText: said }).waitFor();
    assert.match(await page.locator(".notebook-told").textContent(), /still here/);
    assert.deepEqual(await noted(page), before);
  }
  const download = page.waitForEvent("download");
  await field(page, "save").click();
  const file = await download;
  assert.equal(file.suggestedFilename(), "giuthi.mbao.json");
  const text = await readFile(await file.path(), "utf8");
  await field(page, "begin-from").selectOption("");
  await field(page, "begin").click();
  await page.waitForFunction(() => document.querySelector('[data-key="name"]').value === "");
  await load("giuthi.mbao.json", text);
  await page.waitForFunction(() => document.querySelector('[data-key="name"]').value === "Giuthi");
  assert.deepEqual(await noted(page).then((one) => one.answers.rules), before.answers.rules);
  assert.deepEqual(wrong, []);
  await close();

  // On another machine, by the link alone.
  const there = await notebook(link.slice(site.address.length));
  await board(there.page);
  assert.equal(await field(there.page, "name").inputValue(), "Giuthi");
  assert.deepEqual(there.wrong, []);
  await there.page.goto(`${site.address}notebook/#g=AAAA`);
  await there.page.locator(".notebook-told", { hasText: "cannot be opened" }).waitFor();
  assert.equal(await field(there.page, "name").inputValue(), "Giuthi");
  await there.close();
});

test("a game from another source is opened with its readings and played", async () => {
  const { page, wrong, close } = await notebook();
  await page.locator('#relatives ~ dl a.open-relative[href$="hawalis.mbao.json"]').click();
  await board(page);
  assert.equal(await field(page, "name").inputValue(), "Hawalis");
  assert.equal(await page.locator("#q-aim [aria-pressed]").count(), 2);
  // What is captured is kept, on four rows too.
  assert.equal(await page.locator("#board [data-store]").count(), 2);
  assert.deepEqual(wrong, []);
  await close();
});

test("informants who differ stand side by side, and lines change places by keyboard", async () => {
  const { page, wrong, close } = await notebook();
  await field(page, "begin-from").selectOption("ndoto");
  await field(page, "begin").click();
  await board(page);
  const rules = page.locator("#q-rules");
  await rules.locator("summary").click();
  await rules.locator('[data-key="told-who"]').fill("Mzee Juma");
  await rules.locator('[data-key="another"]').click();
  await rules.locator('[data-key="reading-1"][aria-pressed="true"]').waitFor();
  await field(page, "endings-2-up").focus();
  await page.keyboard.press("Enter");
  // The focus goes along with the line.
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "endings-1-up");
  // What is noted is kept after a moment.
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("mbao.notebook")).answers.rules.readings[1]?.says.endings[1].if.length === 1);
  const { answers } = await noted(page);
  assert.deepEqual(answers.rules.readings.map(({ says }) => says.endings.map((line) => line.if.length)), [[1, 3, 1], [1, 1, 3]]);
  assert.equal(answers.rules.readings[0].who, "Mzee Juma");
  // The line for captures is never reached below the one for every empty pit.
  await page.locator("#findings", { hasText: "Line 3 never applied" }).waitFor({ timeout: 20_000 });
  await rules.locator('[data-key="reading-0"]').click();
  // What else the article's game may be begun by is a reading of another question.
  assert.deepEqual(await page.locator("#q-set-up [aria-pressed]").allTextContents(), ["Reading 1", "Reading 2: race: yes", "Reading 3: race: taps"]);
  await page.locator("#findings", { hasText: "Nothing that does not work" }).waitFor({ timeout: 20_000 });
  // What cannot be played is told with its question, and the board stays.
  await field(page, "pockets").selectOption("sown");
  await page.locator("#q-pockets.wrong").waitFor();
  assert.match(await page.locator(".notebook-status").textContent(), /vii\s+Are there pockets.*sown into/s);
  assert.ok(await page.locator("#board").isVisible());
  await field(page, "undo").click();
  await page.locator("#q-pockets:not(.wrong)").waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

for (const colorScheme of ["light", "dark"]) {
  for (const [path, width] of [["notebook/", 1280], ["sw/notebook/", 360]]) {
    test(`the ${path} page of ${width} pixels, ${colorScheme}: it fits, and axe finds nothing`, async () => {
      const { page, wrong, close } = await notebook(path, { colorScheme, viewport: { width, height: 800 } });
      await field(page, "begin-from").selectOption("enkeshui");
      await field(page, "begin").click();
      await tried(page);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await page.evaluate(`${axe}; 0`);
      const { violations } = await page.evaluate(() => axe.run());
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
      assert.deepEqual(wrong, []);
      await close();
    });
  }
}

test("without scripts the page says what it needs and asks its questions", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}notebook/`, { javaScriptEnabled: false });
  assert.ok(await page.locator(".needs-scripts").isVisible());
  assert.equal(await page.locator(".noted-question h3").count(), 12);
  assert.ok(!(await page.locator(".notebook-side").isVisible()));
  assert.deepEqual(wrong, []);
  await close();
});

test("where there is a curator, a contribution is a file and a letter", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.route("**/notebook/", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"curator":null', '"curator":"games@mbao.example"') });
  });
  await page.goto(`${site.address}notebook/`);
  await field(page, "begin-from").selectOption("ndoto");
  await field(page, "begin").click();
  await board(page);
  const [download, letter] = await Promise.all([
    page.waitForEvent("download"),
    page.waitForEvent("request", { predicate: (request) => request.url().startsWith("mailto:"), timeout: 3000 }).catch(() => undefined),
    field(page, "send").click(),
  ]);
  assert.equal(download.suggestedFilename(), "ndoto.mbao.json");
  if (letter) assert.match(decodeURIComponent(letter.url()), /games@mbao\.example\?subject=Field notebook: Ndoto/);
  await page.locator(".notebook-told", { hasText: "attach it" }).waitFor();
  await context.close();
});
