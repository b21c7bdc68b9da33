// Links in Chromium: those of the site that carry a choice, and those that people send each other, as
// messengers and mail programs hand them on.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { fragment } from "./fragment.mjs";
import { front, languages } from "./games.mjs";
import { open, site } from "./here.mjs";
import { PEOPLE, shows } from "./play.mjs";
import { filesOf } from "./site.mjs";
import { words } from "./words.mjs";

const LIMIT = { timeout: 240_000 };
const RECORD = "Game: ndoto\nSetup: m\n\n1. c1  d2\n2. f1  e2\n";

const there = (path, kept = {}) => open(path, { kept });
const recordOf = (page) => page.evaluate(() => document.querySelector("#board").recordText);

/** The link that the play table makes of a record. */
async function sent(record) {
  const { page, close } = await there("play/ndoto/", PEOPLE);
  await pasted(page, record);
  await shows(page, record);
  await page.evaluate(() => (navigator.share = async (what) => { window.shared = what; }));
  await page.locator(".send").click();
  const link = await page.waitForFunction(() => window.shared?.url).then((url) => url.jsonValue());
  await close();
  return link;
}

/** The link to `RECORD`. */
let link;
const linked = () => (link ??= sent(RECORD));

/** Pastes a text into the field for records. */
async function pasted(page, text, lang = "en") {
  const named = (id) => words(lang, "playing", id);
  await page.locator("#board .pit.legal").first().waitFor();
  await page.getByRole("tab", { name: named("moves") }).click();
  const details = page.locator(".record-read");
  if (!(await details.evaluate((one) => one.open))) await details.locator("summary").click();
  await page.getByLabel(named("read-paste")).fill(text);
  await page.getByRole("button", { name: named("read-now") }).click();
}

/** What shows that a page heeds what a link to it asks for, by the name of the parameter or of the fragment. */
const HEEDED = {
  "?game": (page, game) => page.waitForFunction((game) => document.querySelector("#game").value === game && document.querySelector("#board, mbao-board").getAttribute("game") === game, game),
  "?setup": (page, setup) => page.waitForFunction((setup) => document.querySelector("#board").recordText?.includes(`Setup: ${setup}\n`), setup),
  "?options": (page, options) => page.waitForFunction((options) => document.querySelector("#board").recordText?.includes(`Options: ${options}\n`), options),
  "?position": (page, position) => page.waitForFunction((position) => document.querySelector("#board").recordText?.includes(`Position: ${position}\n`), position),
  "?north": async (page, player) => {
    await page.locator(`.levels input:checked[aria-label*=" ${player.slice(-1)}"]`).waitFor({ state: "attached" });
    await page.locator(".begin-card .main").click();
    await page.waitForFunction((player) => document.querySelector("#board").getAttribute("north") === player, player);
  },
  "?begin": (page, game) => page.waitForFunction((game) => JSON.parse(localStorage.getItem("mbao.notebook") ?? "null")?.["begun-from"] === game, game),
  "?games": (page, games) => page.waitForFunction((games) => [...document.querySelectorAll(".compare mbao-board, mbao-board")].map((board) => board.getAttribute("game")).join() === games, games),
  "?make": (page) => page.waitForFunction(() => document.querySelector(".studio-tools") && !location.hash && /^Game: /.test(document.querySelector("#studio-board").recordText ?? "")),
  "#g=": (page) => page.waitForSelector(".studio-line"),
  "#open": (page, id) => page.waitForFunction((id) => JSON.parse(localStorage.getItem("mbao.notebook") ?? "null")?.id === id, id),
};

test("every link that carries a choice leads to a page that heeds it", LIMIT, async () => {
  const asked = new Map();
  const texts = new Map();
  const text = async (path) => {
    if (!texts.has(path)) texts.set(path, await readFile(join(site.folder, path), "utf8").catch(() => ""));
    return texts.get(path);
  };
  for (const path of (await filesOf(site.folder)).filter((file) => file.endsWith(".html"))) {
    const html = await text(path);
    const base = new URL(/<base href="([^"]*)"/.exec(html)?.[1] ?? "", new URL(path, "https://site.example/"));
    for (const [, href] of html.matchAll(/<a [^>]*?href="([^"]*[?#][^"]*)"/g)) {
      const address = new URL(href.replaceAll("&amp;", "&"), base);
      if (address.host !== "site.example") continue;
      const target = address.pathname.slice(1) + (address.pathname.endsWith("/") ? "index.html" : "");
      const place = decodeURIComponent(address.hash.slice(1));
      const anchor = place && (await text(target)).includes(`id="${place}"`);
      const names = [...address.searchParams.keys()].filter(Boolean).map((name) => `?${name}`);
      if (place && !anchor) names.push(place.startsWith("g=") ? "#g=" : `#${place.split("-")[0]}`);
      // In each language one link of a kind is followed to each page, and to the page of the tag each.
      for (const name of names) {
        const kind = `${name} ${target.replace(/play\/[^/]+\//, "play/")} ${name === "?game" ? address.search : ""}`;
        if (!asked.has(kind)) asked.set(kind, { name, address, from: path });
      }
    }
  }
  const kinds = new Set([...asked.values()].map(({ name }) => name));
  for (const kind of ["?game", "?setup", "?begin"]) assert.ok(kinds.has(kind), `no link with ${kind} was found`);
  for (const { name, address, from } of asked.values()) {
    const heeded = HEEDED[name];
    assert.ok(heeded, `${from} links to ${address}: no test says what heeds ${name}`);
    const value = name[0] === "?" ? address.searchParams.get(name.slice(1)) : address.hash.slice(name.length + 1);
    // What messengers and advertisers add changes nothing, nor does a telephone's capital letter.
    address.search = `?utm_source=chat&${address.search.slice(1).replaceAll(/(?<![^&])[a-z]/g, (letter) => letter.toUpperCase())}`;
    const { page, close } = await there(address.pathname.slice(1) + address.search + address.hash);
    await heeded(page, value).catch(() => assert.fail(`${from} links to ${address}, which does not heed ${name}`));
    await close();
  }
});

test("a link that was cut or changed says so, and offers what can be read", LIMIT, async () => {
  const link = (await linked()).slice(site.address.length);
  for (const lang of languages) {
    const path = front(lang) + link;
    // What is left of other cuts, `carried.test.mjs` tests, and what the table says of it, `reading.rs`.
    for (const [broken, id, rest] of [
      [path.slice(0, -12), "cut", "Game: ndoto\nSetup: m\n\n1. c1  d2\n"], [path.slice(0, path.indexOf("#") + 20), "cut", null],
      [path.slice(0, -9) + "A" + path.slice(-8), "changed", undefined],
    ]) {
      const { page, close } = await there(broken, PEOPLE);
      const told = page.locator(".begin-card .error");
      await told.filter({ hasText: words(lang, "link", id) }).waitFor();
      const show = told.getByRole("button", { name: words(lang, "playing", "link-rest") });
      if (rest === null) assert.equal(await show.count(), 0, broken);
      else {
        await show.click();
        if (rest) await shows(page, rest);
        else await page.waitForFunction(() => document.querySelector("#board").recordText.includes("1. c1"));
        await page.waitForFunction(() => !document.querySelector(".begin-card .error"));
      }
      await close();
    }
  }
});

test("a story opens at its end, says that it is one, and leads to where it is read", LIMIT, async () => {
  const story = "Game: ndoto\nTitle: The third pit\n\n{Look. [%csl Gc1]}\n1. c1 {A.} (1. d1 {B.})  d2\n2. f1 {C.}\n";
  for (const lang of languages) {
    const { page, close } = await there(`${front(lang)}play/ndoto/`, PEOPLE);
    const told = page.locator(".begin-card .error");
    const shown = (turns) => page.waitForFunction((turns) => document.querySelector("#board").state?.turn === turns + 1, turns);
    const asked = words(lang, "playing", "read-story-read");
    for (const sent of [`Soma! ${site.address}studio/${fragment(story)}`, fragment(story, false), story]) {
      await pasted(page, sent, lang);
      await told.filter({ hasText: words(lang, "playing", "read-story") }).waitFor();
      await told.filter({ hasText: "The third pit" }).waitFor();
      await shown(3);
      await page.evaluate(() => document.querySelector("#board").reset());
    }
    await pasted(page, fragment(story), lang);
    await told.getByRole("link", { name: asked }).click();
    await page.waitForFunction(() => /The third pit/.test(document.querySelector(".studio-told h2")?.textContent));
    await close();
  }
});

test("what is pasted is a link, a record, or refused; the game stays", LIMIT, async () => {
  const link = await linked();
  const { page } = await there("play/ndoto/", PEOPLE);
  const error = page.locator(".table-side > .error");
  const before = "Game: ndoto\nSetup: m\n\n1. d1\n";
  await pasted(page, before);
  await shows(page, before);
  const refused = words("en", "playing", "read-wrong");
  for (const [text, told] of [
    ["", words("en", "playing", "read-nothing")],
    ["[26/11, 10:26] Amina: your turn", refused],
    ["Game: chess\n\n1. e4 e5", refused],
    ["Game: ndoto\n\n1. c1\u{200b}\u{a0}z9\n", /line 3.*z9/],
  ]) {
    await pasted(page, text);
    await error.filter({ hasText: told }).waitFor();
    assert.equal(await recordOf(page), before, text);
  }
  for (const text of [
    link, `[26/11, 10:26] Amina: Zamu yako! ${link}.`, `<${link.slice(0, 60)}\n${link.slice(60)}>`,
    // How else a record may have been typed, `records.rs` tests.
    RECORD.replaceAll(" ", "\u{a0}").replaceAll("\n", "\r\n"),
  ]) {
    await pasted(page, before);
    await shows(page, before);
    await pasted(page, text);
    await shows(page, RECORD).catch(async () => assert.fail(`${text}: ${await error.textContent()}`));
    assert.equal(await error.textContent(), "");
  }
  // A record of another game leads to its page, whatever stands before it.
  await pasted(page, "\u{feff}GAME: Giuthi\n\n1. C1＋\n");
  await page.waitForURL(/giuthi/);
  await shows(page, "Game: giuthi\nSetup: 6\n\n1. c1+\n");
});

/** The notebook is about a game of this name. */
const named = (page, name) => page.waitForFunction((name) => document.querySelector('[data-key="name"]')?.value === name, name);

test("a link to a notebook that was cut says so, keeps the notes and offers what can be read", LIMIT, async () => {
  const begun = await there("notebook/?utm_source=chat&begin=giuthi.");
  await named(begun.page, "Giuthi");
  await begun.page.locator('[data-key="link"]').click();
  await begun.page.waitForFunction(() => location.hash.startsWith("#g="));
  const link = new URL(begun.page.url()).hash;
  await begun.close();
  for (const [lang, path] of [["en", "notebook/"], ["sw", "sw/notebook/"]]) {
    const told = (page, id) => page.locator(".notebook-told", { hasText: words(lang, "notebook", `ui-${id}`) }).waitFor();
    const { page, close } = await there(path + link.slice(0, link.length * 0.7));
    await told(page, "link-part");
    await named(page, "Giuthi");
    await page.locator('[data-key="name"]').fill("Bao la Mzee");
    await page.waitForFunction(() => /Bao la Mzee/.test(localStorage.getItem("mbao.notebook")));
    await page.goto("about:blank");
    await page.goto(site.address + path + link.slice(0, 30));
    await told(page, "link-broken");
    await named(page, "Bao la Mzee");
    await close();
  }
});

test("the notebook begins from a game whose name is written in capitals, and says so where there is no such game", LIMIT, async () => {
  const { page } = await there("notebook/?begin=GIUTHI");
  await HEEDED["?begin"](page, "giuthi");
  await page.goto(`${site.address}notebook/?begin=chess`);
  await page.locator(".notebook-told", { hasText: words("en", "notebook", "ui-link-broken") }).waitFor();
  await named(page, "Giuthi");
});

test("an address that was cut within a sign, or escaped twice, leaves the page whole", LIMIT, async () => {
  const { page, wrong } = await open("#%E0%A4");
  // Places that the first page does not have were the whole article's.
  await page.waitForURL(/article\/whole\//);
  assert.deepEqual(wrong, []);
  await page.goto(`${site.address}embed.html?Game=ndoto&amp;Lang=SW&amp;setup=m`);
  await page.locator("mbao-board .caption", { hasText: /^Chota / }).waitFor();
  assert.equal(await page.locator("mbao-board").getAttribute("setup"), "m");
});
