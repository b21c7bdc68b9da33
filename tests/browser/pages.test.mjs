// What the files of pages say, and the files of data: no browser is needed to read them.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import Ajv from "ajv/dist/2020.js";

import { folder as built, library } from "../wasm/library.mjs";
import { front, games, whole } from "./games.mjs";
import { kind, languageOf, routes, written } from "./routes.mjs";
import { folder } from "./site.mjs";

const all = await routes();
const texts = new Map(await Promise.all(all.map(async (route) => [route, await written(route)])));
const main = (route) => /<main.*<\/main>/s.exec(texts.get(route))[0];
/** What HTML says. */
const SIGNS = { "&#39;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };
const text = (html) => html.replace(/<[^>]*>/g, "").replace(/&[^;]*;/g, (sign) => SIGNS[sign] ?? sign).trim();
const ids = (text) => [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test("every page has what search engines and readers' programs look for in its head", () => {
  for (const [route, text] of texts) {
    const content = (name) => new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(text)?.[1];
    assert.equal(/<html lang="([^"]*)"/.exec(text)[1], languageOf(route), route);
    assert.match(text, /<title>[^<]+<\/title>/, route);
    assert.ok(content("description"), `${route}: no description`);
    assert.match(content("viewport") ?? "", /width=device-width/, route);
    assert.doesNotMatch(content("viewport"), /user-scalable=no|maximum-scale/, route);
  }
});

test("a section in Kiswahili is all in Kiswahili; only its places in the sources are English", () => {
  const route = "sw/section/mongale/";
  const english = [...main(route).matchAll(/<(\w+)[^>]* lang="en"[^>]*>(.*?)<\/\1>/gs)].map(([, , text]) => text);
  assert.deepEqual(english.filter((text) => !/^(§|Bao,)/.test(text)), []);
  const [, lede] = /<p class="lede"[^>]*>(.*?)<\/p>/s.exec(main(route));
  for (const name of ['name="description"', 'property="og:description"']) assert.ok(texts.get(route).includes(`<meta ${name} content="${lede}"`), name);
  assert.deepEqual(ids(main(route)), ids(main("section/mongale/")));
});

test("a table's rules and seats can be read before anything runs", () => {
  const table = main("play/enkeshui/");
  assert.equal(table.match(/<li value="\d"/g).length, 6);
  assert.match(text(table), /Computer 2.*Your last cow falls/s);
});

test("every step of an answer has a sentence", () => {
  const answers = all.filter((route) => route.endsWith("/answers/"));
  assert.equal(answers.length, 2 * games.length * whole.length);
  for (const route of answers) {
    const steps = [...main(route).matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, step]) => text(step));
    assert.ok(steps.length > 10, `${route}: ${steps.length}`);
    assert.ok(steps.every(Boolean), route);
  }
});

test("every section about a game has chips, and each shows something that the rules allow", async () => {
  const { Game } = await library();
  const { story } = await import(new URL("stories.js", built));
  for (const route of all.filter((route) => kind(route) === "section/*/")) {
    const chips = [...main(route).matchAll(/<button [^>]*class="chip"[^>]*>/g)].map(([chip]) => chip);
    const game = games.find((game) => route.endsWith(`section/${game}/`));
    assert.equal(chips.length > 0, game !== undefined, route);
    for (const chip of chips) {
      const [steps, setup] = ["steps", "setup"].map((name) => new RegExp(` data-${name}="([^"]*)"`).exec(chip)?.[1]);
      assert.ok(steps || setup, `${route}: ${chip}`);
      if (setup) assert.equal(new Game(game, { setup }).state().setup, setup);
      if (steps) assert.ok((await story(text(steps))).steps.length > 0, `${route}: ${chip}`);
    }
  }
});

test("no set-up that visitors of the kiosk can choose is called by notation", () => {
  const [, props] = /data-props='([^']*"setups"[^']*)'/.exec(texts.get("kiosk/"));
  const called = JSON.parse(text(props)).games.flatMap(({ setups }) => setups.flatMap(({ label }) => label));
  assert.ok(called.length > 40, `${called}`);
  assert.deepEqual(called.filter((label) => /diagram|mchoro|schéma|\d ?[x×] ?\d/i.test(label)), []);
});

test("the map's key tells the name and the games of every number on it", () => {
  for (const language of whole) {
    const map = main(`${front(language)}map/`);
    const places = [...map.matchAll(/<a [^>]*class="place[^"]*".*?<title>(.*?)<\/title>.*?class="number"[^>]*>(\d+)</gs)];
    const told = places.map(([, title, number]) => [Number(number), text(title)]).sort(([one], [other]) => one - other);
    const lines = [...map.matchAll(/<span class="numeral">(\d+)<\/span><span>(.*?) <small>(.*?)<\/small>/gs)];
    assert.deepEqual(lines.map(([, number, name, games]) => [Number(number), `${text(name)}: ${text(games.replaceAll("</a><a", "</a>, <a"))}`]), told, language);
    assert.ok(told.length > 10, language);
  }
});

const SCHEMA = ".schema.json";

test("files of data match their schemas, which refuse others", async () => {
  const json = async (name) => JSON.parse(await readFile(join(folder, "data", name), "utf8"));
  // A notebook's schema is for readers' own files.
  const kinds = (await readdir(join(folder, "data"))).filter((name) => name.endsWith(SCHEMA) && !name.startsWith("notebook")).map((name) => name.slice(0, -SCHEMA.length));
  assert.ok(kinds.length >= 7, `${kinds}`);
  // Formats such as `uint8` are Rust's.
  const ajv = new Ajv({ validateFormats: false, strict: false });
  for (const kind of kinds) {
    const validate = ajv.compile(await json(kind + SCHEMA));
    assert.ok(validate(await json(`${kind}.json`)), `${kind}.json: ${ajv.errorsText(validate.errors)}`);
    assert.ok(!validate({ items: 1 }), `${kind}: the schema says nothing`);
  }
});
