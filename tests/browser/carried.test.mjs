// What links carry, as every page reads them, and what a reader's settings do before the first paint; no browser.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

import { carried } from "../../www/scripts/link.js";
import { fragment, LARGE } from "./fragment.mjs";

const STORY = "Game: ndoto\nSite: Ngʼombe — Merú\n\n{Two cows wait.}\n1. c1 (1. d1 {Or so.})  d2\n2. lift a1=2,c1=3\n";
const whole = { text: STORY, arrived: "whole", large: false };

test("a text comes as it went, whatever surrounds its link", async () => {
  for (const deflated of [true, false]) {
    const link = fragment(STORY, deflated);
    for (const after of ["", ".", ")", " ", "\n", "\u{a0}x", "&utm_source=chat", "more", "?", ">", "/", "%20", "…", "#g=x", "\u{200b}"]) {
      assert.deepEqual(await carried(`See https://mbao.example/play/ndoto/${link}${after}`), whole, after);
    }
    for (const mark of ["#g%3D", "%23g=", "%23g%3D"]) assert.deepEqual(await carried(link.replace("#g=", mark)), whole);
    for (const between of ["\n", "\r\n> ", " "]) assert.deepEqual(await carried(link.slice(0, 40) + between + link.slice(40)), whole);
  }
  for (const none of ["", "#top", "#g", "c1", "https://mbao.example/?g=R2FtZQ"]) assert.equal(await carried(none), undefined);
});

test("what was cut or changed is noticed wherever it is, and read as far as whole turns and words go", async () => {
  const bodies = ["", "{Two cows wait.}\n", "{Two cows wait.}\n1. c1\n", "{Two cows wait.}\n1. c1 (1. d1 {Or so.})\n", "{Two cows wait.}\n1. c1 (1. d1 {Or so.})  d2\n"];
  const link = fragment(STORY, false);
  for (let at = 3; at < link.length; at += 1) {
    const { text, arrived } = await carried(link.slice(0, at));
    assert.equal(arrived, "cut", `${at}`);
    const [headers, body = ""] = text.split("\n\n");
    assert.ok(STORY.startsWith(headers) && bodies.includes(body), `${at}: ${text}`);
    // Words that follow do not fill the gap.
    assert.notEqual((await carried(`${link.slice(0, at)} and so on, and so on, and so on`)).arrived, "whole", `${at}`);
    const other = `${link.slice(0, at)}${link[at] === "A" ? "B" : "A"}${link.slice(at + 1)}`;
    assert.notEqual((await carried(other)).arrived, "whole", `${at}`);
  }
  const short = fragment(STORY);
  for (let at = 12; at < short.length; at += 1) {
    const { text, arrived } = await carried(short.slice(0, at));
    assert.ok(arrived === "cut" && STORY.startsWith(text.trimEnd()), `${at}: ${text}`);
  }
});

test("a link of forty steps in two languages is short", async () => {
  const captions = (await readFile(new URL("captions.txt", import.meta.url), "utf8")).trim().split("\n");
  const turns = captions.flatMap((text, at) => (at % 2 ? [] : [`${at % 4 ? " " : `${at / 4 + 1}.`} pass {${text}} {[%lang sw] ${captions[at + 1]}}`]));
  const link = fragment(`Game: ndoto\nLanguage: en\n\n{${captions[0]}}\n${turns.join("\n")}\n`);
  assert.ok(turns.length === 40 && link.length > 3_000 && link.length <= 4_400, `${turns.length} steps, ${link.length} signs`);
});

test("links of before are read; whether they are whole, their last sign may say", async () => {
  const old = Buffer.from("Game: ndoto\n\n1. c1\n").toString("base64url");
  assert.deepEqual(await carried(`#g=${old}.`), { text: "Game: ndoto\n\n1. c1\n", arrived: "whole", large: false });
  assert.deepEqual(await carried(`#g=${old.slice(0, -2)}`), { text: "Game: ndoto\n\n1. c1", arrived: "perhaps", large: false });
  const deflated = Buffer.from(fragment(STORY).slice(3), "base64url").subarray(8).toString("base64url");
  assert.deepEqual(await carried(`#g=${deflated}`), whole);
  assert.equal((await carried("#g=____")).arrived, "cut");
});

test("a notebook's file comes with its end missing, for the notebook to read", async () => {
  const file = JSON.stringify({ format: "mbao-notebook", answers: { name: "Bao la Mzee" } });
  assert.deepEqual(await carried(fragment(file)), { text: file, arrived: "whole", large: false });
  const cut = await carried(fragment(file, false).slice(0, -8));
  assert.ok(cut.arrived === "cut" && file.startsWith(cut.text) && cut.text.length > file.length - 8);
});

test("a short link that inflates to more than a story has stops there, and noise is read to its end", async () => {
  assert.ok(LARGE.length < 40_000, `${LARGE.length}`);
  const large = { text: "", arrived: "whole", large: true };
  assert.deepEqual(await carried(LARGE), large);
  const most = 2 ** 20;
  const long = (bytes) => `${STORY.slice(0, 15)}${"a".repeat(bytes - Buffer.byteLength(STORY))}${STORY.slice(15)}`;
  for (const deflated of [true, false]) {
    assert.equal(Buffer.byteLength((await carried(fragment(long(most), deflated))).text), most);
    assert.deepEqual(await carried(fragment(long(most + 1), deflated)), large);
  }
  for (const noise of [" ", "Q", "\n", "(", "{", "1. ", "a b ", "\\"]) {
    // Where it took longer than in proportion to its length, this would not end.
    assert.equal((await carried(fragment(`Game: ndoto\n\n${noise.repeat(most / noise.length - 20)}`, false).slice(0, -9))).arrived, "cut");
  }
});

const script = await readFile(new URL("../../www/scripts/settings.js", import.meta.url), "utf8");

/** What the page's root has in `data-…` if this is kept. */
function applied(kept) {
  const dataset = {};
  const context = { location: { search: "", hash: "" }, document: { documentElement: { dataset } }, localStorage: { getItem: () => kept }, addEventListener() {} };
  runInNewContext(script, context);
  return dataset;
}

test("settings that are words are applied, anything else is left", () => {
  assert.deepEqual(applied('{ "theme": "dark", "size": "large", "motion": "off" }'), { theme: "dark", size: "large", motion: "off" });
  for (const other of ["{}", '["dark"]', "7", "true", "null", '{ "toString": 1 }']) {
    assert.deepEqual(applied(`{ "theme": ${other}, "size": "large" }`), { size: "large" }, other);
  }
  for (const kept of [null, "null", "7", "{", '"dark"', "[]"]) assert.deepEqual(applied(kept), {}, String(kept));
});
