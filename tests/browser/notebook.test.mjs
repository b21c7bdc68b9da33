// The field notebook in Chromium: games entered by the form equal the recorded ones, files and links carry
// them, errors do no harm.
// Longer than most: three games are entered whole, field by field.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { COLOURS, obstacles } from "./axe.mjs";
import { alike } from "./alike.mjs";
import { browser, site } from "./here.mjs";
import { open } from "./chromium.mjs";
import { LARGE } from "./fragment.mjs";
import { becomes, quiet } from "./waits.mjs";

async function notebook(path = "notebook/", options) {
  const opened = await open(browser, site.address + path, options);
  await opened.page.locator(".notebook-begin button").first().waitFor();
  return opened;
}
const field = (page, key) => page.locator(`[data-key="${key}"]`);
const board = (page) => page.locator("#board .pit.legal").first().waitFor();
/** Waits until the notes have been tried and the board shows them. */
const tried = (page) => page.locator("#findings:not([hidden])").waitFor();
const kept = (page) => page.evaluate(() => localStorage.getItem("mbao.notebook"));
const noted = async (page) => JSON.parse(await kept(page));

/** The file that the Save button writes. */
async function saved(page) {
  const download = page.waitForEvent("download");
  await field(page, "save").click();
  return readFile(await (await download).path(), "utf8");
}

/** Ndoto as §13 describes it, question by question. */
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
  await page.locator("#findings", { hasText: "No problems found" }).waitFor();
  await page.locator("#nearest li:first-child").filter({ hasText: /^Ndoto guide number 97/ }).waitFor();
  const told = await page.locator("#sheet ol").textContent();
  assert.match(told, /the pit was empty, and it is a pit of your own, and there are seeds opposite: you capture/);
  await alike(await saved(page), "ndoto", [["a", "m"]], 10_000);
  // It can be played, against the computer too.
  await page.locator('[data-key="against"]').selectOption("computer:1");
  await page.locator('#board [data-pit="c1"][role="button"]').click();
  await page.waitForFunction(() => document.getElementById("board").state.turn === 3);
  assert.deepEqual(wrong, []);
  await close();
});

test("the board grows with what is noted, and an example shows how it comes to be played", async () => {
  for (const [language, example] of [["", "See it happen: Endodoi"], ["sw/", "Ona inavyokuwa: Endodoi"]]) {
    const { page, wrong, close } = await notebook(`${language}notebook/`);
    const drawn = () => page.locator(".so-far").evaluate((svg) => ({
      hollows: svg.querySelectorAll(".hollow").length,
      seeds: svg.querySelectorAll(".seed").length,
      sketched: getComputedStyle(svg.querySelector(".hollow")).strokeDasharray !== "none",
    }));
    await becomes(drawn, { hollows: 16, seeds: 0, sketched: true });
    await field(page, "rows-four").check();
    await field(page, "usual").fill("7");
    await becomes(drawn, { hollows: 28, seeds: 0, sketched: false });
    await field(page, "seeds").fill("14");
    await becomes(drawn, { hollows: 28, seeds: 56, sketched: false });
    await page.getByRole("button", { name: example }).click();
    // The notes that were begun are not lost: the page asks.
    await field(page, "offered-open").click();
    await board(page);
    assert.equal(await page.locator(".so-far").count(), 0);
    await page.locator('#board [data-pit="c1"][role="button"]').click();
    await page.waitForFunction(() => document.getElementById("board").state.turn > 1);
    assert.deepEqual(wrong, []);
    await close();
  }
});

test("on a phone the board grows in view, above the questions, until it can be played below them", async () => {
  for (const [path, width, height] of [["notebook/", 390, 844], ["sw/notebook/", 360, 640]]) {
    const { page, wrong, close } = await notebook(path, { viewport: { width, height }, hasTouch: true, isMobile: true });
    const sketch = page.locator(".so-far");
    const first = await sketch.evaluate((svg) => {
      const questions = document.getElementById("questions");
      return Boolean(svg.compareDocumentPosition(questions) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    assert.ok(first, "it stands above the questions");
    const seen = () => sketch.evaluate((svg) => {
      const { top, bottom } = svg.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && svg.contains(document.elementFromPoint(innerWidth / 2, (top + bottom) / 2));
    });
    await field(page, "rows-four").check();
    assert.ok(await seen(), "while the rows are noted");
    await field(page, "seeds").fill("32");
    assert.ok(await seen(), "while the seeds are noted");
    await field(page, "usual").fill("8");
    await becomes(() => sketch.evaluate((svg) => svg.querySelectorAll(".seed").length), 128);
    assert.ok(await seen(), "while the pits are noted");
    await field(page, "begin-from").selectOption("ndoto");
    await field(page, "begin").click();
    await board(page);
    assert.equal(await sketch.count(), 0);
    assert.deepEqual(wrong, []);
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

test("giuthi entered from its section by keyboard is the recorded game, on both its boards", async () => {
  const { page, wrong, close } = await notebook();
  const { type, choose, press } = keys(page);
  await type("name", "Giuthi");
  await type("people", "Kikuyu");
  await type("players", "small boys out with the herds");
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
  await choose("first", "either way");
  await choose("when", "or the opponent has no seeds on their own side");
  await choose("count", "each counts the captured seeds and those on their own side, bulls or knives included");
  await press("from-at-least");
  await type("from-at-least-n", "2");
  await choose("stuck", "loses the turn");
  await press("endings-add-line");
  await choose("endings-0-if-0", "the pit was not empty");
  await choose("endings-0-then", "you pick up all and sow the other way");
  await press("endings-add-line");
  await press("endings-1-add");
  await choose("endings-1-if-1", "the sowing has not crossed to the other side");
  await choose("endings-1-then", "you start again");
  await press("endings-add-line");
  await choose("endings-2-if-0", "it is a pit of your own");
  await press("endings-2-add");
  await choose("endings-2-if-1", "the pit was empty");
  await press("endings-2-add");
  await choose("endings-2-if-2", "there are seeds opposite");
  await choose("endings-2-then", "the pit becomes your own, a bull or knife, and the turn ends");
  await choose("endings-2-then", "you capture");
  await press("endings-2-own");
  await press("endings-2-string");
  await board(page);
  await page.locator("#findings li, #findings div > p:not(.hint)").first().waitFor();
  // The arrow keys passed through captures and marks on their way; none of that may remain.
  const file = await saved(page);
  const { says } = JSON.parse(file).answers.rules.readings[0];
  assert.deepEqual([says.marks, says.endings.map((line) => line.if.length)], ["none", [1, 2, 3]]);
  await page.locator("#nearest li:first-child").filter({ hasText: /^Giuthi guide number 9\d/ }).waitFor();
  await alike(file, "giuthi", [["a", "6"], ["l", "l"]], 10_000);
  assert.deepEqual(wrong, []);
  await close();
});

test("enkeshui entered from its section by mouse is the recorded game, as its diagrams have it", async () => {
  const { page, wrong, close } = await notebook();
  const choose = (key, id) => field(page, key).selectOption(id);
  const tick = (key) => field(page, key).click();
  const type = async (key, text) => {
    await field(page, key).click({ clickCount: 3 });
    await page.keyboard.type(String(text));
  };
  /** Enters seeds pit by pit, rows from the top as in the diagrams. */
  async function lay(at, name, ...rows) {
    const columns = rows[0].length;
    await type(`set-up-${at}-name`, name);
    await choose(`set-up-${at}-columns`, String(columns));
    await choose(`set-up-${at}-lying`, "rows");
    for (const [top, row] of rows.entries()) {
      for (const [column, seeds] of row.entries()) await type(`set-up-${at}-${"abcdefghijkl"[column]}${2 - top}`, seeds);
    }
  }
  async function line(at, conditions, then) {
    await tick("endings-add-line");
    for (const [i, [id, ...numbers]] of conditions.map((one) => [one].flat()).entries()) {
      if (i > 0) await tick(`endings-${at}-add`);
      await choose(`endings-${at}-if-${i}`, id);
      for (const [place, number] of numbers.entries()) await type(`endings-${at}-if-${i}-n-${place}`, number);
    }
    await choose(`endings-${at}-then`, then);
  }
  await type("name", "Enkeshui");
  await type("people", "Maasai");
  await type("region", "Kenya");
  await tick("rows-two");
  await type("usual", 12);
  await type("others", "8, 10");
  await choose("pockets", "none");
  await type("seeds", 24);
  await type("set-up-0-each", 2);
  await tick("add-set-up");
  await tick("add-set-up");
  await lay(0, "i", [3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0], [0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3]);
  await lay(1, "j", [4, 4, 4, 4, 4, 4, 0, 0], [0, 0, 4, 4, 4, 4, 4, 4]);
  await lay(2, "other-ends", [0, 0, 4, 4, 4, 4, 4, 4], [4, 4, 4, 4, 4, 4, 0, 0]);
  await choose("first", "counterclockwise");
  await choose("when", "no-seeds-outside-marks");
  await choose("count", "store-and-side");
  await tick("from-not-marked");
  // Rules 2 to 6; rule 1 is the last line, and past it the turn ends.
  await line(0, ["marked"], "sleep");
  await line(1, [["pair", 3, 4]], "mark-pair");
  await line(2, [["held", 3]], "mark-it");
  await line(3, ["empty", "own-side", "opposite-seeds", "opposite-free"], "capture");
  for (const part of ["own", "string", "may"]) await tick(`endings-3-${part}`);
  await line(4, ["occupied", "came-round"], "relay-chosen");
  await line(5, ["occupied"], "relay-same");
  await board(page);
  assert.equal(await field(page, "marks").inputValue(), "bulls");
  await page.locator("#findings", { hasText: "Tried at random" }).waitFor();
  await page.locator("#nearest li:first-child").filter({ hasText: /^Enkeshui guide number 9\d/ }).waitFor();
  await alike(await saved(page), "enkeshui", [["i", "i"], ["j", "j"], ["other-ends", "j-mirrored"]], 10_000);
  assert.deepEqual(wrong, []);
  await close();
});

test("the notes are there again, are carried by a link and a file, and a wrong file changes nothing", async () => {
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
  // Notes are saved after a moment.
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("mbao.notebook")).answers.rules.readings.length > 0);
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
  // One that is short and inflates to more than any file has.
  await there.page.evaluate((hash) => (location.hash = hash), LARGE);
  await there.page.locator(".notebook-told", { hasText: "too many bytes" }).waitFor();
  assert.equal(await field(there.page, "name").inputValue(), "Giuthi");
  await there.close();
});

test("a link or a file asks before it replaces the notes, and both are kept", async () => {
  const link = await notebook();
  await field(link.page, "begin-from").selectOption("giuthi");
  await field(link.page, "begin").click();
  await board(link.page);
  const text = await saved(link.page);
  await field(link.page, "link").click();
  await link.page.waitForFunction(() => location.hash.startsWith("#g="));
  const { hash } = new URL(link.page.url());
  await link.close();

  const { page, wrong, close } = await notebook();
  await field(page, "name").fill("Bao la Mzee");
  await field(page, "usual").fill("7");
  await page.waitForFunction(() => /Bao la Mzee/.test(localStorage.getItem("mbao.notebook")));
  const opened = async () => {
    await page.goto(`${site.address}notebook/${hash}`);
    await field(page, "offered-open").waitFor();
  };
  const name = (name) => page.waitForFunction((name) => document.querySelector('[data-key="name"]').value === name, name);
  await opened();
  await page.reload();
  await field(page, "offered-keep").waitFor();
  assert.equal(await field(page, "name").inputValue(), "Bao la Mzee");
  assert.match(await page.locator(".notebook-ask").textContent(), /“Giuthi”.*“Bao la Mzee”/s);
  assert.equal((await noted(page)).answers.name.readings[0].says, "Bao la Mzee");
  await field(page, "offered-keep").click();
  await field(page, "offered-keep").waitFor({ state: "detached" });
  assert.equal(await field(page, "name").inputValue(), "Bao la Mzee");
  assert.equal(new URL(page.url()).hash, "");
  await opened();
  await field(page, "offered-open").click();
  await name("Giuthi");
  await page.waitForFunction(() => /Giuthi/.test(localStorage.getItem("mbao.notebook")));
  // It is there after leaving the page, and can be exchanged with the present notes.
  await page.reload();
  await page.getByRole("button", { name: "Back to “Bao la Mzee”" }).click();
  await name("Bao la Mzee");
  assert.equal(await field(page, "usual").inputValue(), "7");
  await page.getByRole("button", { name: "Back to “Giuthi”" }).waitFor();
  // A file asks as well; one that equals the notes does not.
  const load = (text) => page.locator(".unseen-file").setInputFiles({ name: "a.mbao.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await load(await saved(page));
  await quiet(300); // Longer than it takes to read a file
  assert.equal(await field(page, "offered-open").count(), 0);
  await load(text);
  await field(page, "offered-open").click();
  await name("Giuthi");
  assert.equal(await field(page, "aside").count(), 1);
  assert.deepEqual(wrong, []);
  await close();
});

test("bao’s beginning can be changed like any other game’s", async () => {
  const { page, wrong, close } = await notebook();
  const begun = async (id) => {
    await field(page, "begin-from").selectOption(id);
    await field(page, "begin").click();
    await page.waitForFunction((begun) => JSON.parse(localStorage.getItem("mbao.notebook"))?.["begun-from"] === begun, id);
    await board(page);
  };
  const state = (test) => page.waitForFunction(test);
  await begun("bao-kiswahili");
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
  // The parts of its start that differ from place to place.
  await field(page, "bao-house-from").fill("8");
  await field(page, "bao-takasia").uncheck();
  await page.waitForFunction(() => {
    const { bao } = JSON.parse(localStorage.getItem("mbao.notebook")).answers.rules.readings[0].says.start;
    return bao["house-from"] === 8 && !bao.takasia;
  });
  await begun("bao-kujifunza");
  await field(page, "set-up-0-each").fill("1");
  await field(page, "set-up-0-hand").fill("16");
  await state(() => document.getElementById("board").state.phase === "namua" && document.getElementById("board").state.hands[0] === 16);
  // Without bao's start it is a game of four rows like any other, once no seeds are kept in hand.
  await field(page, "set-up-0-hand").fill("0");
  await field(page, "set-up-0-each").fill("2");
  await field(page, "bao-drop").click();
  await state(() => document.getElementById("board").state.phase === "play" && document.getElementById("board").state.rows[0][0] === 2);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "from-at-least");
  assert.deepEqual(wrong, []);
  await close();
});

test("another board size keeps the seeds", async () => {
  const { page, wrong, close } = await notebook();
  await field(page, "begin-from").selectOption("mongola");
  await field(page, "begin").click();
  await board(page);
  await field(page, "usual").fill("9");
  await page.waitForFunction(() => document.getElementById("board").state?.rows[0].join() === "4,0,4,0,4,0,4,0,0");
  // The arrow keys pass through other choices; coming back loses nothing.
  await field(page, "set-up-0-lying").selectOption("each");
  await field(page, "set-up-0-lying").selectOption("rows");
  assert.equal(await field(page, "set-up-0-c4").inputValue(), "4");
  await field(page, "rows-two").check();
  assert.equal(await field(page, "set-up-0-b2").inputValue(), "4");
  assert.equal(await field(page, "set-up-0-c2").inputValue(), "0");
  assert.deepEqual(wrong, []);
  await close();
});

test("a game from another source is opened with its readings and played", async () => {
  const { page, wrong, close } = await notebook();
  await page.locator('#relatives ~ dl a.open-relative[href$="hawalis.mbao.json"]').click();
  await board(page);
  assert.equal(await field(page, "name").inputValue(), "Hawalis");
  assert.equal(await page.locator("#q-aim [aria-pressed]").count(), 2);
  // Captured seeds are kept, on four rows too.
  assert.equal(await page.locator("#board [data-store]").count(), 2);
  assert.deepEqual(wrong, []);
  await close();
});

test("a decision leads to its game in the notebook, and notes can say what an answer rests on", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}decisions/`);
  await page.locator("#decision-9 summary").click();
  await page.locator('#decision-9 a[href$="notebook/?begin=ndoto"]').click();
  await board(page);
  assert.equal(await field(page, "name").inputValue(), "Ndoto");
  const aim = page.locator("#q-aim");
  await aim.locator("summary").click();
  await aim.locator('[data-key="rests-1"]').selectOption("rests-decided");
  await aim.locator('[data-key="rests-1-number"]').fill("7");
  await aim.locator('[data-key="rests-1-cite"]').fill("Mzee Juma, at the well");
  await page.waitForFunction(() => /Mzee Juma/.test(localStorage.getItem("mbao.notebook") ?? ""));
  const { rests } = (await noted(page)).answers.aim.readings[0];
  assert.deepEqual(rests.find(({ part }) => part === "count"), { part: "count", cite: "Mzee Juma, at the well", standing: { decided: 7 } });
  assert.deepEqual(wrong, []);
  await close();
});

test("in Kiswahili the notes of a game from another source are in Kiswahili", async () => {
  const { page, wrong, close } = await notebook("sw/notebook/");
  await page.locator('#relatives ~ dl a.open-relative[href$="sw/hawalis.mbao.json"]').click();
  await board(page);
  assert.equal(await page.locator('#q-players [data-key="players"]').inputValue(), "Wanaume wanaozungumza Kiarabu, nje ya nyumba; mara nyingi katika mashimo yaliyochimbwa mchangani.");
  assert.deepEqual(wrong, []);
  await close();
});

test("informants who differ are shown side by side, and lines can be moved by keyboard", async () => {
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
  // Anything that cannot be played is reported with its question, and the board stays.
  await field(page, "pockets").selectOption("sown");
  await page.locator("#q-pockets.wrong").waitFor();
  assert.match(await page.locator(".notebook-status").textContent(), /vii\s+Are there pockets.*sown into/s);
  assert.ok(await page.locator("#board").isVisible());
  await field(page, "undo").click();
  await page.locator("#q-pockets:not(.wrong)").waitFor();
  assert.deepEqual(wrong, []);
  await close();
});

test("contradictory answers are reported in the page's language, with their numbers", async () => {
  const { page, wrong, close } = await notebook("sw/notebook/");
  await field(page, "begin-from").selectOption("ndoto");
  await field(page, "begin").click();
  await tried(page);
  assert.equal(await page.locator("#q-set-up [data-key=reading-1]").textContent(), "Usomaji 2: Mbio za kupata zamu ya kwanza: ndiyo (uamuzi wa 38 wa wahariri)");
  const status = page.locator(".notebook-status");
  await field(page, "pockets").selectOption("sown");
  await status.filter({ hasText: "mifuko yake ya mwishoni hupandwa" }).waitFor();
  assert.equal(await status.locator("[lang=en]").count(), 0);
  await field(page, "undo").click();
  await page.locator("#q-pockets:not(.wrong)").waitFor();
  await field(page, "set-up-0-lying").selectOption("each");
  await field(page, "set-up-0-each").fill("20");
  await status.filter({ hasText: "kati ya 1 na 255; hizi ni 320." }).waitFor();
  assert.equal(await status.locator("[lang=en]").count(), 0);
  assert.deepEqual(wrong, []);
  await close();
});

for (const [path, width, colorScheme] of [["notebook/", 1280, "dark"], ["sw/notebook/", 360, "light"]]) {
  test(`the ${path} page of ${width} pixels, ${colorScheme}: it fits, and axe finds nothing`, async () => {
    const { page, wrong, close } = await notebook(path, { colorScheme, viewport: { width, height: 800 } });
    await field(page, "begin-from").selectOption("enkeshui");
    await field(page, "begin").click();
    await tried(page);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    assert.deepEqual(await obstacles(page, colorScheme === "light" ? {} : { only: COLOURS }), []);
    assert.deepEqual(wrong, []);
    await close();
  });
}

test("without scripts the page says what it needs and asks its questions", async () => {
  const { page, wrong, close } = await open(browser, `${site.address}notebook/`, { javaScriptEnabled: false });
  assert.ok(await page.locator(".needs-scripts").isVisible());
  assert.equal(await page.locator(".noted-question h3").count(), 12);
  assert.ok(!(await page.locator(".notebook-side").isVisible()));
  assert.deepEqual(wrong, []);
  await close();
});

test("if there is a curator, a contribution is a file and a letter", async () => {
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
