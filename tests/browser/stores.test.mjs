// Two pages of one browser that keep the same things: neither undoes what the other kept, pages at rest follow, and
// what would be replaced is set aside and offered.
import assert from "node:assert/strict";
import { test } from "node:test";

import { awake } from "./chromium.mjs";
import { blank, site } from "./here.mjs";
import { PEOPLE, shows } from "./play.mjs";

/** Two pages of one browser, in which `kept` is kept; no errors are expected on the first. */
async function two([first, second], kept, use) {
  const { context, page, close } = await blank({ address: site.address, kept });
  await context.addInitScript(() => addEventListener("storage", (event) => window.deaf && event.stopImmediatePropagation()));
  const other = await context.newPage();
  for (const [one, path] of [[page, first], [other, second]]) {
    await one.goto(site.address + path);
    await awake(one);
  }
  await use(page, other);
  await close();
}
const stored = (page, key) => page.evaluate((key) => JSON.parse(localStorage.getItem(key)), key);

test("settings of two pages do not undo each other, and every page follows", () => two(["about/", "play/ndoto/"], {}, async (page, other) => {
  const root = (page, name, value) => page.waitForFunction(([name, value]) => document.documentElement.dataset[name] === value, [name, value]);
  // This page reads, and its islands sleep until somebody reaches for them.
  const asleep = await page.context().newPage();
  await asleep.goto(`${site.address}section/omweso/`);
  const choose = async (page, label) => {
    await page.locator(".settings-button").click();
    await page.getByLabel(label, { exact: true }).check();
    await page.locator(".settings-button").click();
  };
  await choose(page, "Dark");
  // From now on it hears nothing of others, as if it slept.
  await page.evaluate(() => { window.deaf = true; });
  await choose(other, "Large");
  await choose(page, "Off");
  assert.deepEqual(await stored(page, "mbao.settings"), { theme: "dark", size: "large", motion: "off" });
  for (const one of [page, other, asleep]) {
    for (const [name, value] of [["theme", "dark"], ["size", "large"], ["motion", "off"]]) await root(one, name, value);
  }
  assert.equal(await other.locator("#board").getAttribute("speed"), "instant", "boards follow too");
  await other.locator(".settings-button").click();
  assert.ok(await other.getByLabel("Dark", { exact: true }).isChecked());
}));

const record = (page) => page.locator("#board").evaluate((board) => board.recordText);
/** Plays this many turns, each with the legal action at this place. */
const turns = (page, most, place = 0) => page.locator("#board").evaluate(async (board, [most, place]) => {
  const to = board.state.turn + most;
  while (board.state.turn < to) await board.play(board.legal.at(place) ?? board.legal[0]);
}, [most, place]);
const games = async (page) => (await stored(page, "mbao.games")).map(({ record }) => record);
const reload = async (page) => {
  await page.reload();
  await awake(page);
};

test("the first turn at an older table leaves the game of another, which is offered there", () => two(["play/ndoto/", "play/ndoto/"], PEOPLE, async (page, other) => {
  await turns(other, 9);
  await other.waitForFunction(() => localStorage.getItem("mbao.games")?.includes("\\n5. "));
  const nine = await record(other);
  await turns(page, 1, -1);
  const one = await record(page);
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("mbao.games")).length === 2);
  assert.deepEqual(await games(page), [one, nine]);
  await page.locator(".shelf li", { hasText: "9 turns" }).waitFor();
  await other.locator(".shelf li", { hasText: /^(?!.*\d\d? turns)/ }).waitFor();
  // Each goes on with its own.
  await turns(other, 1);
  const ten = await record(other);
  await page.locator(".shelf li", { hasText: "10 turns" }).waitFor();
  assert.deepEqual(await games(page), [ten, one]);
  await page.locator(".shelf a").click();
  await shows(page, ten);
}));

test("a table at which nothing was played follows its game, and nobody sits at it until somebody plays", () => two(["play/ndoto/", "play/ndoto/"], { "mbao.play": { speed: "instant", seating: { level: 0 } } }, async (page, other) => {
  const away = (page) => page.waitForFunction(() => !document.querySelector("#board").state.outcome && document.querySelector("#board").state.mover === "s");
  await other.locator(".begin-card .main").click();
  await turns(other, 1);
  await away(other);
  await reload(page);
  await turns(other, 1);
  await away(other);
  await shows(page, await record(other));
  // The other table's computer must not play here as well.
  await page.locator(".begin-card .main").waitFor();
  assert.equal(await page.locator("#board").getAttribute("north"), null);
}));

test("choices at two tables are kept together, are the board's on the next visit, and change nothing at a table where somebody sits", () => two(["play/ndoto/", "play/omweso/"], PEOPLE, async (page, other) => {
  const more = (page) => page.locator(".tabs [role=tab], [role=tab]", { hasText: "More" }).click();
  await page.locator(".begin-card .main").click();
  await more(page);
  await more(other);
  await page.getByLabel("Speed").selectOption("fast");
  await other.waitForFunction(() => document.querySelector("#board").getAttribute("speed") === "fast");
  await other.getByLabel("Sound of sowing").check();
  await page.getByLabel(/Show a move first/).check();
  const kept = await stored(page, "mbao.play");
  assert.deepEqual([kept.speed, kept.sound, kept.trial, kept.game], ["fast", true, true, "ndoto"]);
  assert.equal(await page.getByLabel("Sound of sowing").isChecked(), false);
  assert.equal(await page.locator("#board").getAttribute("sound"), null);
  await reload(page);
  await page.locator("#board[speed=fast][trial][sound]").waitFor({ state: "attached" });
}));

const field = (page, key) => page.locator(`[data-key="${key}"]`);
const noted = async (page) => (await stored(page, "mbao.notebook")).answers;
const says = (page, key, value) => page.waitForFunction(([key, value]) => document.querySelector(`[data-key="${key}"]`)?.value === value, [key, value]);
/** Writes as a person does, and waits until it is kept. */
async function write(page, key, text) {
  await field(page, key).fill(text);
  await page.waitForFunction((text) => localStorage.getItem("mbao.notebook")?.includes(text), text);
}

test("a notebook at rest follows another, letter by letter, and one step back leads before it", () => two(["notebook/", "notebook/"], {}, async (page, other) => {
  await field(page, "name").waitFor();
  await write(other, "name", "Bao la Mzee");
  await write(other, "region", "Pangani");
  await says(page, "name", "Bao la Mzee");
  await says(page, "region", "Pangani");
  // Who follows writes nothing back, as `draft.rs` tests; the first letter here goes on from there.
  await write(page, "people", "Zigua");
  const { name, peoples } = await noted(page);
  assert.equal(name.readings[0].says, "Bao la Mzee");
  assert.equal(peoples.readings[0].says.people, "Zigua");
  assert.equal(await stored(page, "mbao.notebook.aside"), null);
  await field(page, "undo").click();
  await says(page, "people", "");
  await field(page, "undo").click();
  await says(page, "name", "");
}));

test("what is typed is kept at once, though the page is left in the same moment", () => two(["notebook/", "about/"], {}, async (page) => {
  await field(page, "name").pressSequentially("Nd");
  await Promise.all([page.waitForEvent("load"), page.evaluate(() => {
    const field = document.querySelector('[data-key="name"]');
    field.value = "Ndoto";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    setTimeout(() => location.reload());
  })]);
  await says(page, "name", "Ndoto");
}));
