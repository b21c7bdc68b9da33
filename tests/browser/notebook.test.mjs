// The field notebook in Chromium: a game entered by the form equals the recorded one, files and links carry
// them, errors do no harm.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { COLOURS, obstacles } from "./axe.mjs";
import { browser, open, site } from "./here.mjs";
import { LARGE } from "./fragment.mjs";
import { over } from "./measures.mjs";
import { becomes } from "./waits.mjs";

async function notebook(path = "notebook/", options) {
  const opened = await open(path, options);
  await opened.page.locator(".notebook-begin button").first().waitFor();
  return opened;
}
const field = (page, key) => page.locator(`[data-key="${key}"]`);
const board = (page) => page.locator("#board .pit.legal").first().waitFor();
/** Begins from the notes of a recorded game. */
async function from(page, game) {
  await field(page, "begin-from").selectOption(game);
  await field(page, "begin").click();
  if (game) await board(page);
}
/** Waits until the notes have been tried and the board shows them. */
const tried = (page) => page.locator("#findings:not([hidden])").waitFor();
const kept = (page) => page.evaluate(() => localStorage.getItem("mbao.notebook"));
const noted = async (page) => JSON.parse(await kept(page));

/** The file that the Save button writes, by this name if one is given. */
async function saved(page, name) {
  const [file] = await Promise.all([page.waitForEvent("download"), field(page, "save").click()]);
  assert.equal(file.suggestedFilename(), name ?? file.suggestedFilename());
  return readFile(await file.path(), "utf8");
}

test("the board grows with what is noted, on a phone in view above the questions, until an example can be played below", async () => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  for (const [language, example, options] of [["", "See it happen: Endodoi"], ["sw/", "Ona inavyokuwa: Endodoi", phone]]) {
    const { page, close } = await notebook(`${language}notebook/`, options);
    const sketch = page.locator(".so-far");
    const drawn = () => sketch.evaluate((svg) => ({
      hollows: svg.querySelectorAll(".hollow").length,
      seeds: svg.querySelectorAll(".seed").length,
      sketched: getComputedStyle(svg.querySelector(".hollow")).strokeDasharray !== "none",
      above: Boolean(svg.compareDocumentPosition(document.getElementById("questions")) & Node.DOCUMENT_POSITION_FOLLOWING),
    }));
    const grown = async (hollows, seeds, sketched) => {
      await becomes(drawn, { hollows, seeds, sketched, above: options !== undefined });
      const seen = await sketch.evaluate((svg) => {
        const { top, bottom } = svg.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && svg.contains(document.elementFromPoint(innerWidth / 2, (top + bottom) / 2));
      });
      if (options && !sketched) assert.ok(seen, `with ${hollows} pits and ${seeds} seeds it is in view`);
    };
    await grown(16, 0, true);
    await field(page, "rows-four").check();
    await field(page, "usual").fill("7");
    await grown(28, 0, false);
    await field(page, "seeds").fill("14");
    await grown(28, 56, false);
    await page.getByRole("button", { name: example }).click();
    // The notes that were begun are not lost: the page asks.
    await field(page, "offered-open").click();
    await board(page);
    assert.equal(await sketch.count(), 0);
    await page.locator('#board [data-pit="c1"][role="button"]').click();
    await page.waitForFunction(() => document.getElementById("board").state.turn > 1);
    await close();
  }
});

/** Somebody without a mouse: goes to fields by Tab, chooses by arrow keys, types. */
function keys(page) {
  const { keyboard } = page;
  const at = () => page.evaluate(() => document.activeElement.dataset.key);
  async function to(key) {
    // A field that a press has asked for may not be there yet: Tab would pass its place.
    await field(page, key).waitFor();
    for (let pressed = 0; (await at()) !== key; pressed += 1) {
      assert.ok(pressed < 120, `no way to ${key} by Tab`);
      await keyboard.press("Tab");
    }
  }
  return {
    async type(key, text) {
      await to(key);
      await keyboard.press("Control+A");
      await keyboard.type(text);
    },
    async choose(key, name) {
      await to(key);
      const chosen = () => page.evaluate(() => document.activeElement.selectedOptions[0]?.text);
      await keyboard.press("Home");
      for (let now = await chosen(); now !== name; ) {
        await keyboard.press("ArrowDown");
        assert.equal(await at(), key);
        const next = await chosen();
        assert.notEqual(next, now, `${key} offers no "${name}"`);
        now = next;
      }
    },
    async press(key) {
      await to(key);
      const before = await kept(page);
      await keyboard.press("Space");
      // The form is drawn, and the focus where it belongs, once the notes are kept.
      await page.waitForFunction((before) => localStorage.getItem("mbao.notebook") !== before, before);
    },
  };
}

// That every answer of every game has its field, `notebook/tests.rs` tests, and that giuthi's make the recorded game, `same_game.rs`.
test("whoever has no mouse fills in fields of every kind", async () => {
  const { page } = await notebook();
  const { type, choose, press } = keys(page);
  await type("name", "Giuthi");
  await press("rows-two");
  await type("usual", "8");
  await type("others", "5, 6, 7, 9, 10");
  await choose("pockets", "there are none");
  await type("seeds", "48");
  await type("set-up-0-each", "6");
  await press("add-set-up");
  await type("set-up-1-name", "l");
  await choose("set-up-1-columns", "7");
  await type("set-up-1-each", "6");
  await press("from-at-least");
  await type("from-at-least-n", "2");
  await press("endings-add-line");
  await choose("endings-0-if-0", "the sowing has crossed to the other side");
  await press("endings-0-add");
  await choose("endings-0-if-1", "there are seeds opposite");
  // The arrow keys pass through what becomes a mark on their way, of which nothing may remain.
  await choose("endings-0-then", "the pit becomes your own, a bull or knife, and the turn ends");
  await choose("endings-0-then", "you capture");
  await press("endings-0-string");
  await board(page);
  const { name, pits, "set-up": setUp, rules } = JSON.parse(await saved(page)).answers;
  assert.deepEqual([name, pits].map(({ readings }) => readings[0].says), ["Giuthi", [8, 5, 6, 7, 9, 10]]);
  assert.deepEqual(setUp.readings[0].says["set-ups"].map(({ columns, lying }) => [columns, lying]), [[undefined, { each: 6 }], [7, { each: 6 }]]);
  const [{ says: { start, endings } }] = rules.readings;
  assert.deepEqual(start.from, [{ "at-least": 2 }]);
  const capture = { behind: false, own: false, string: true, following: 0, alike: false, to: "store" };
  assert.deepEqual(endings, [{ if: ["crossed", "opposite-seeds"], then: { capture }, may: false, cite: "" }]);
});

test("notes are kept, carried by a link and a file, and nothing replaces them unasked or by what is wrong", async () => {
  const { page, close } = await notebook();
  const named = (name) => page.waitForFunction((name) => document.querySelector('[data-key="name"]').value === name, name);
  const load = (text) => page.locator(".unseen-file").setInputFiles({ name: "a.mbao.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await from(page, "giuthi");
  await page.reload();
  await board(page);
  assert.equal(await field(page, "name").inputValue(), "Giuthi");
  await field(page, "link").click();
  await page.waitForFunction(() => location.hash.startsWith("#g="));
  const link = page.url();
  const before = await noted(page);
  // What is wrong in other files, `crates/engine/notebook/tests/anything.rs` tests.
  await load(JSON.stringify({ ...before, answers: { ...before.answers, rows: { readings: [{ says: "three" }] } } }));
  await page.locator(".notebook-told", { hasText: /v\s+How many rows.*unknown variant `three`/s }).waitFor();
  assert.match(await page.locator(".notebook-told").textContent(), /still here/);
  assert.deepEqual(await noted(page), before);
  const text = await saved(page, "giuthi.mbao.json");

  // Other notes; the link asks before it replaces them, also once the page is loaded again.
  await from(page, "");
  await named("");
  await field(page, "name").fill("Bao la Mzee");
  await field(page, "usual").fill("7");
  await page.waitForFunction(() => /Bao la Mzee/.test(localStorage.getItem("mbao.notebook")));
  await page.goto(`${site.address}offline.html`);
  await page.goto(link);
  await field(page, "offered-open").waitFor();
  await page.reload();
  await field(page, "offered-keep").waitFor();
  assert.equal(await field(page, "name").inputValue(), "Bao la Mzee");
  assert.match(await page.locator(".notebook-ask").textContent(), /“Giuthi”.*“Bao la Mzee”/s);
  assert.equal((await noted(page)).answers.name.readings[0].says, "Bao la Mzee");
  await field(page, "offered-keep").click();
  await field(page, "offered-keep").waitFor({ state: "detached" });
  assert.equal(await field(page, "name").inputValue(), "Bao la Mzee");
  assert.equal(new URL(page.url()).hash, "");
  await page.goto(link);
  await field(page, "offered-open").click();
  await named("Giuthi");
  await page.waitForFunction(() => /Giuthi/.test(localStorage.getItem("mbao.notebook")));
  // What was there is there after leaving the page, and can be exchanged with the present notes.
  await page.reload();
  await page.getByRole("button", { name: "Back to “Bao la Mzee”" }).click();
  await named("Bao la Mzee");
  assert.equal(await field(page, "usual").inputValue(), "7");
  await page.getByRole("button", { name: "Back to “Giuthi”" }).waitFor();
  // A file asks as well; that one which equals the notes does not, `draft.rs` tests.
  await load(text);
  await field(page, "offered-open").click();
  await named("Giuthi");
  assert.equal(await field(page, "aside").count(), 1);
  // Notes are saved after a moment.
  await becomes(() => noted(page).then((one) => one.answers.rules), before.answers.rules);
  await close();

  // On another machine, by the link alone.
  const there = await notebook(link.slice(site.address.length));
  await board(there.page);
  assert.equal(await field(there.page, "name").inputValue(), "Giuthi");
  assert.deepEqual(there.wrong, []);
  // One that cannot be read, and a short one that inflates to more than any file has.
  for (const [hash, said] of [["#g=AAAA", "cannot be opened"], [LARGE, "too many bytes"]]) {
    await there.page.evaluate((hash) => (location.hash = hash), hash);
    await there.page.locator(".notebook-told", { hasText: said }).waitFor();
  }
  assert.equal(await field(there.page, "name").inputValue(), "Giuthi");
  await there.close();
});

// That every answer of every game can be changed, `notebook/tests.rs` tests, and that seeds stay in their pits, `pits.rs`.
test("the board follows bao’s beginning as it is changed, and other choices lose no seeds", async () => {
  const { page } = await notebook();
  const state = (test) => page.waitForFunction(test);
  await from(page, "bao-kiswahili");
  await field(page, "set-up-0-house").fill("9");
  await field(page, "set-up-0-hand").fill("19");
  await state(() => {
    const { rows, hands } = document.getElementById("board").state;
    return rows[1][3] === 9 && rows[2][4] === 9 && hands.join() === "19,19";
  });
  assert.match(await page.locator("#sheet").textContent(), /in a house and beside it \(bao\): 9; seeds each keeps in hand: 19\./);
  // Pit by pit nobody has a house, and the form says so.
  await field(page, "set-up-0-lying").selectOption("rows");
  await page.locator("#q-set-up .hint", { hasText: "Nobody has a living house" }).first().waitFor();
  await field(page, "set-up-0-e2").fill("7");
  await state(() => document.getElementById("board").state.rows[2][4] === 7);
  // The arrow keys pass through other choices; coming back loses nothing.
  await field(page, "set-up-0-lying").selectOption("each");
  await field(page, "set-up-0-lying").selectOption("rows");
  assert.equal(await field(page, "set-up-0-e2").inputValue(), "7");
  // Without bao's start it is a game of four rows like any other, once no seeds are kept in hand.
  await from(page, "bao-kujifunza");
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("mbao.notebook"))["begun-from"] === "bao-kujifunza");
  await field(page, "set-up-0-hand").fill("0");
  await field(page, "set-up-0-each").fill("2");
  await field(page, "bao-drop").click();
  await state(() => document.getElementById("board").state.phase === "play" && document.getElementById("board").state.rows[0][0] === 2);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "from-at-least");
});

test("a game from another source is opened with its readings, its notes in the page's language", async () => {
  const { page } = await notebook("sw/notebook/");
  await page.locator('#relatives ~ dl a.open-relative[href$="sw/hawalis.mbao.json"]').click();
  await board(page);
  assert.equal(await field(page, "name").inputValue(), "Hawalis");
  assert.equal(await page.locator("#q-aim [aria-pressed]").count(), 2);
  // Captured seeds are kept, on four rows too.
  assert.equal(await page.locator("#board [data-store]").count(), 2);
  const players = "Wanaume wanaozungumza Kiarabu, nje ya nyumba; mara nyingi katika mashimo yaliyochimbwa mchangani.";
  assert.equal(await page.locator('#q-players [data-key="players"]').inputValue(), players);
});

test("informants who differ are shown side by side, and lines can be moved by keyboard", async () => {
  const { page } = await notebook("notebook/", { colorScheme: "dark" });
  await from(page, "ndoto");
  const told = await page.locator("#sheet ol").textContent();
  assert.match(told, /it is a pit of your own, and the pit was empty, and there are seeds opposite: you capture/);
  const rules = page.locator("#q-rules");
  await rules.locator("summary").click();
  await rules.locator('[data-key="told-who"]').fill("Mzee Juma");
  await rules.locator('[data-key="another"]').click();
  await rules.locator('[data-key="reading-1"][aria-pressed="true"]').waitFor();
  await field(page, "endings-2-up").press("Enter");
  // The focus moves with the line.
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "endings-1-up");
  // Notes are saved after a moment.
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("mbao.notebook")).answers.rules.readings[1]?.says.endings[1].if.length === 1);
  const { answers } = await noted(page);
  assert.deepEqual(answers.rules.readings.map(({ says }) => says.endings.map((line) => line.if.length)), [[1, 3, 1], [1, 1, 3]]);
  assert.equal(answers.rules.readings[0].who, "Mzee Juma");
  // The line for captures is never reached if it is below the one for every empty pit.
  await page.locator("#findings", { hasText: "Line 3 never applied" }).waitFor();
  await rules.locator('[data-key="reading-0"]').click();
  // Another way to begin the article's game is a reading of another question.
  assert.deepEqual(await page.locator("#q-set-up [aria-pressed]").allTextContents(), ["Reading 1", "Reading 2: Race for the first turn: yes (editors’ decision 38)", "Reading 3: Race for the first turn: by taps (editors’ decision 38)"]);
  await page.locator("#findings", { hasText: "No problems found" }).waitFor();
  assert.deepEqual(await obstacles(page, { only: COLOURS }), []);
  // The computer plays what was noted.
  await page.locator('[data-key="against"]').selectOption("computer:1");
  await page.locator('#board [data-pit="c1"][role="button"]').click();
  await page.waitForFunction(() => document.getElementById("board").state.turn === 3);
});

test("contradictory answers are reported in the page's language, with their numbers", async () => {
  const { page } = await notebook("sw/notebook/", { viewport: { width: 360, height: 800 } });
  await from(page, "ndoto");
  await tried(page);
  assert.equal(await page.locator("#q-set-up [data-key=reading-1]").textContent(), "Usomaji 2: Mbio za kupata zamu ya kwanza: ndiyo (uamuzi wa 38 wa wahariri)");
  const status = page.locator(".notebook-status");
  await field(page, "pockets").selectOption("sown");
  await status.filter({ hasText: "mifuko yake ya mwishoni hupandwa" }).waitFor();
  await page.locator("#q-pockets.wrong").waitFor();
  assert.ok(await page.locator("#board").isVisible(), "the board stays");
  assert.equal(await status.locator("[lang=en]").count(), 0);
  await field(page, "undo").click();
  await page.locator("#q-pockets:not(.wrong)").waitFor();
  await field(page, "set-up-0-lying").selectOption("each");
  await field(page, "set-up-0-each").fill("20");
  await status.filter({ hasText: "kati ya 1 na 255; hizi ni 320." }).waitFor();
  assert.equal(await status.locator("[lang=en]").count(), 0);
  await field(page, "undo").click();
  await tried(page);
  assert.equal(await over(page), undefined);
  assert.deepEqual(await obstacles(page), []);
});

test("if there is a curator, a contribution is a file and a letter", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.route("**/notebook/", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"curator":null', '"curator":"games@mbao.example"') });
  });
  await page.goto(`${site.address}notebook/`);
  await from(page, "ndoto");
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
