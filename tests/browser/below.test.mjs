// The site in a folder of a host, as on many hosts, in Chromium.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { awake, launch, open } from "./chromium.mjs";
import { front, languages } from "./games.mjs";
import { host } from "./host.mjs";
import { routes } from "./routes.mjs";
import { root, folder as site } from "./site.mjs";
import { write } from "./writer.mjs";

const own = join(root, "target/below");
const FOLDER = "/some/path/";

let server;
let browser;
let address;

before(async () => {
  await write(own, ["--url", `https://example.org${FOLDER}`]);
  server = await host([own, site], [FOLDER.slice(1, -1)]);
  address = server.address + FOLDER.slice(1);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("below a folder boards and islands wake, links and search lead to the right pages", async () => {
  const { page, wrong, close } = await open(browser, `${address}section/coro/`, { viewport: { width: 1440, height: 900 } });
  const here = async (path) => {
    await page.waitForURL(address + path);
    await awake(page);
  };
  await awake(page);
  assert.ok((await page.locator("mbao-board .legal").count()) > 0);
  await page.getByRole("combobox", { name: "Search" }).fill("kiothi");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.href.startsWith(address) && !url.pathname.includes("coro"));
  await awake(page);
  await page.locator(".site-nav a", { hasText: "Play" }).click();
  await here("play/");
  await page.locator(".gallery a").first().click();
  await page.waitForURL(/\/play\/[a-z-]+\/$/);
  await awake(page);
  await page.locator(".table-head button").click();
  await page.locator("#games a", { hasText: "Ndoto" }).click();
  await here("play/ndoto/");
  assert.ok((await page.locator("#board .legal").count()) > 0);
  await page.locator(".settings-language:is([lang=en], [lang=sw])").click();
  await here("sw/play/ndoto/");
  await page.locator(".brand").click();
  await here("sw/");
  assert.equal(await page.locator("link[rel=canonical]").getAttribute("href"), `https://example.org${FOLDER}sw/`);
  assert.deepEqual(wrong, []);
  await close();
});

test("below a folder the page for missing addresses leads back", async () => {
  const { page, wrong, close } = await open(browser, `${address}section/no-such/page/`);
  await awake(page);
  // That it leads to the one in another language as well, `route.rs` tests.
  assert.match(await page.locator("h1").textContent(), /no such page/);
  await page.getByRole("combobox", { name: "Search" }).fill("kiothi");
  await page.getByRole("option").first().waitFor();
  await page.locator('main a[href$="section/coro/"]').click();
  await page.waitForURL(`${address}section/coro/`);
  await awake(page);
  assert.deepEqual(wrong.filter((what) => !what.includes("404")), []);
  await close();
});

test("below a folder other people's pages find the board, by module and by frame", async () => {
  for (const path of ["board.html", "embed.html?game=ndoto", "embed/"]) {
    const { page, wrong, close } = await open(browser, address + path);
    await page.locator("mbao-board [data-pit]:visible").first().waitFor();
    assert.deepEqual(wrong, [], path);
    await close();
  }
});

test("the list of pages has every page by its canonical address, and no redirects", async () => {
  const listed = [...(await readFile(join(own, "sitemap.xml"), "utf8")).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const pages = (await routes()).map((route) => `https://example.org${FOLDER}${route}`);
  assert.deepEqual(listed.toSorted(), pages.toSorted());
  for (const page of listed) {
    const text = await readFile(join(own, page.slice(`https://example.org${FOLDER}`.length), "index.html"), "utf8");
    assert.equal(/<link rel="canonical" href="(.*?)"/.exec(text)?.[1], page);
    const same = page.slice(`https://example.org${FOLDER}`.length).replace(new RegExp(`^(${languages.join("|")})/`), "");
    assert.equal(text.match(/<link rel="alternate" hreflang/g)?.length, languages.filter((one) => listed.includes(`https://example.org${FOLDER}${front(one)}${same}`)).length, page);
  }
});

test("everything that the search finds exists", async () => {
  const there = new Set(await routes());
  for (const language of languages) {
    const entries = JSON.parse(await readFile(join(own, `${front(language)}search.${language}.json`), "utf8"));
    assert.ok(entries.length > 100);
    const texts = new Map();
    for (const { page } of entries) {
      // What is only in another language is found there.
      const [path, place] = new URL(front(language) + page, "https://example.org/").href.slice(20).split("#");
      assert.ok(there.has(path), `${language}: ${page}`);
      if (!place) continue;
      if (!texts.has(path)) texts.set(path, await readFile(join(own, path, "index.html"), "utf8"));
      assert.ok(texts.get(path).includes(` id="${place}"`), `${language}: ${page}`);
    }
  }
});
