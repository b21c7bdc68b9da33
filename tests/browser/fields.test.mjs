// Every field of every island: what is typed stays as it was typed, and what an earlier visit left is forgotten.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { firefox, launch } from "./firefox.mjs";
import { awake } from "./chromium.mjs";
import { browser, site, wake } from "./here.mjs";
import { becomes } from "./waits.mjs";
import { kind, routes, written } from "./routes.mjs";

/** A page of each kind, in English: other languages have the same code. The kiosk has no fields. */
const mine = (await routes()).filter((route) => !/^sw\/|kiosk\/$/.test(route));
const kinds = [...new Map(mine.reverse().map((route) => [kind(route), route])).values()].reverse();
const STORY = "Game: ndoto\n\n{Two cows wait. [%ask] [%hint Look.]} {[%lang en] Which? [%csl Gc1]}\n1. c1 {One.}\n";
/** Where the studio shows more fields, and what is pressed there first. */
const MORE = [`studio/?make#g=${Buffer.from(STORY).toString("base64url")}`, '[name="tool"]:not(:checked)'];
/** What is typed fast, and then slowly. */
const TYPED = [" A  b ", "c  , "];
/** The islands of a page. */
const islands = async (route) => [...(await written(route)).matchAll(/data-island="(\w+)"/g)].map(([, island]) => island);

/** In a page: opens what is folded, and marks the next field for writing that was not marked; its name, if there is one. */
const next = () => {
  for (const one of document.querySelectorAll("[data-island] details")) one.open = true;
  const writes = "textarea:not([readonly]), input:not([type=radio], [type=checkbox], [type=file], [type=range])";
  const fields = [...document.querySelectorAll("[data-island]")].flatMap((island) => [...island.querySelectorAll(writes)].map((field) => {
    const { dataset, id, name, ariaLabel, labels } = field;
    return { field, key: [island.dataset.island, dataset.key ?? (id || name || ariaLabel || labels[0]?.textContent)].join(" ") };
  }));
  window.typedIn ??= [];
  const one = fields.find(({ field, key }) => field.checkVisibility() && !field.disabled && !window.typedIn.includes(key));
  document.querySelector("[data-typing]")?.removeAttribute("data-typing");
  one?.field.setAttribute("data-typing", "");
  if (one) window.typedIn.push(one.key);
  return one && { key: one.key, most: one.field.maxLength, number: one.field.type === "number" };
};

/** In a page: whatever boards say draws the islands around them anew, after every key. */
const disturb = () => document.addEventListener("keyup", ({ timeStamp }) => {
  for (const board of document.querySelectorAll("mbao-board")) {
    board.dispatchEvent(new CustomEvent("mbao-error", { bubbles: true, detail: { code: "test", message: "", sentence: `At ${timeStamp}` } }));
  }
});

test("what is typed stays as it is typed, in every field of every island", async () => {
  const wrong = [];
  const [seen, met] = [new Set(), new Set()];
  for (const [address, press] of [...kinds.map((route) => [route]), MORE]) {
    // An island has the same fields wherever it is, but for what is pressed.
    const there = press ? [address] : await islands(address);
    if (there.every((island) => met.has(island))) continue;
    there.forEach((island) => met.add(island));
    const { page, close } = await wake(address);
    if (press) await page.locator(press).first().check({ force: true });
    await page.evaluate(disturb);
    const debug = await page.context().newCDPSession(page);
    await debug.send("Emulation.setCPUThrottlingRate", { rate: 2 });
    for (let one = await page.evaluate(next); one; one = await page.evaluate(next)) {
      if (seen.has(one.key)) continue;
      seen.add(one.key);
      const field = page.locator("[data-typing]");
      const [fast, slow] = one.number ? ["1", "2"] : TYPED.map((text) => (one.most > 0 ? text.slice(0, one.most / 2) : text));
      await field.fill("");
      await field.pressSequentially(fast, { delay: 10 });
      await field.pressSequentially(slow, { delay: 100 });
      const shown = await field.inputValue();
      if (shown !== fast + slow) wrong.push(`${address} ${one.key}: ${JSON.stringify(shown)}`);
    }
    await close();
  }
  assert.deepEqual(wrong, []);
  assert.ok(seen.size > 25, [...seen].join(", "));
});

/** In a page: gives every field of the islands another value, as its reader would. */
const change = () => {
  const tell = (field) => ["input", "change"].forEach((kind) => field.dispatchEvent(new Event(kind, { bubbles: true })));
  for (const field of document.querySelectorAll("[data-island] :is(select, input:not([type=file]), textarea:not([readonly]))")) {
    if (!field.isConnected || field.disabled) continue;
    if (field.localName === "select") field.selectedIndex = (field.selectedIndex + 1) % field.options.length;
    else if (["radio", "checkbox"].includes(field.type)) field.checked = !field.checked;
    else field.value = ["number", "range"].includes(field.type) ? "3" : "Typed";
    tell(field);
  }
};

const values = () => [...document.querySelectorAll("[data-island=Embed] :is(select, input, textarea)")].map((field) => {
  const { id, name, dataset, value, checked, type } = field;
  return [id || name || dataset.key, ["radio", "checkbox"].includes(type) ? checked : value].join(" ");
});

/**
 * What a page shows that a reader visits again, by a reload or by *Back*, is what it showed at first. That every field of every
 * island is told so, `island.rs` tests; this one has fields of every kind, and keeps nothing.
 */
async function forgets(reader) {
  const page = await reader.newPage();
  const shown = () => page.evaluate(values);
  await page.goto(`${site.address}embed/`);
  await awake(page);
  const first = await shown();
  for (const again of ["reload", "goBack"]) {
    await page.evaluate(change);
    assert.notDeepEqual(await shown(), first);
    if (again === "goBack") await page.goto(`${site.address}offline.html`);
    await page[again]();
    await awake(page);
    await becomes(shown, first);
  }
  await page.close();
}

test("an island that is visited again shows what a new one shows, in Chromium", async () => {
  const context = await browser.newContext();
  await forgets(context);
  await context.close();
});

describe("in Firefox", { skip: firefox ? false : "there is no Firefox" }, () => {
  let other;
  before(async () => (other = await launch({ prefs: { "browser.sessionhistory.max_total_viewers": 0 } })));
  after(() => other?.close());

  test("an island that is visited again shows what a new one shows", () => forgets(other));
});
