// How much pages fetch on a first visit: everything, each file compressed by brotli at its best.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";

import { wholeFronts } from "./games.mjs";
import { awake } from "./chromium.mjs";
import { blank, site } from "./here.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "no-preference" };
/** Files that are compressed already. */
const PACKED = /\.(woff2|jpg|png)$/;

/** Bytes of files that several pages fetch, as brotli: to pack one takes longer than to load a page. */
const known = new Map();
function packed(path, bytes) {
  if (PACKED.test(path)) return bytes.length;
  if (!known.has(path)) known.set(path, brotliCompressSync(bytes).length);
  return known.get(path);
}

/** The files that a page fetches until it is awake, those that count, with their bytes. */
async function fetched(route, wake = awake, counts = () => true) {
  const { page, close } = await blank(PHONE);
  const files = new Map();
  page.on("response", (response) => {
    const { pathname, protocol } = new URL(response.url());
    if (protocol.startsWith("http")) files.set(pathname, response.body());
  });
  await page.goto(site.address + route);
  await wake(page);
  await page.waitForLoadState("networkidle");
  const weighed = [];
  for (const [path, body] of files) {
    const bytes = await body;
    if (counts(path)) weighed.push([path, packed(path, bytes)]);
  }
  await close();
  return weighed.sort(([, one], [, other]) => other - one);
}
const sum = (files) => files.reduce((sum, [, bytes]) => sum + bytes, 0);

for (const language of wholeFronts) {
  test(`the first page fetches at most 250 KB, everything included, ${language || "en/"}`, async () => {
    // The islands wait until somebody reaches for them; the board plays its turn before that.
    const files = await fetched(language, (page) => page.waitForFunction(() => document.querySelector(".threshold mbao-board").state?.stores[0] === 25));
    assert.ok(sum(files) <= 250_000, `${sum(files)} bytes: ${JSON.stringify(files)}`);
  });

  test(`without the board's, the scripts of a page to read take at most 170 KB, ${language || "en/"}`, async () => {
    for (const route of ["section/enkeshui/", "section/methodology/", "article/whole/"]) {
      const scripts = await fetched(language + route, awake, (path) => /\.(js|wasm)$/.test(path) && !path.includes("/mbao/"));
      assert.ok(scripts.some(([path]) => path.endsWith("reading_bg.wasm")), `${route}: its islands have come`);
      assert.ok(sum(scripts) <= 170_000, `${route}: ${sum(scripts)} bytes: ${JSON.stringify(scripts)}`);
    }
  });
}

for (const [route, bundle] of [["play/ndoto/", "playing"], ["studio/", "studio"], ["notebook/", "workshop"], ["learn/ndoto/", "learning"]]) {
  test(`the WebAssembly of islands does not wait for its module, ${route}`, async () => {
    const { page } = await blank(PHONE);
    const asked = page.waitForRequest((request) => request.url().endsWith(`/${bundle}_bg.wasm`));
    await page.route(`**/${bundle}/${bundle}.js`, (route) => asked.then(() => route.continue()));
    await page.goto(site.address + route);
    await awake(page);
  });
}
