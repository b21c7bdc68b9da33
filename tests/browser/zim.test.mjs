// The site, made once more elsewhere with links that name files, for places without folders: nothing else differs, not a
// byte, so that anybody can build what was published. Every link leads to a file, and under Kiwix, which adds a bar and scripts of its own to each page, everything plays in Chromium.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { awake, launch, open } from "./chromium.mjs";
import { front, languages, wholeFronts } from "./games.mjs";
import { free } from "./host.mjs";
import { filesOf, first, folder as site, root, xtask } from "./site.mjs";
import { becomes } from "./waits.mjs";
import { write } from "./writer.mjs";

const run = promisify(execFile);
const there = (program) => run(program, ["--version"]).then(() => true, () => false);
const missing = !(await there("zimwriterfs")) || !(await there("kiwix-serve"));

let folder;
let own;
/** The files that the pages' writer writes. */
let files;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "mbao-zim-"));
  own = join(folder, "site");
  // In another folder, and from another one, than the site.
  await write(own, ["--files"], folder);
  files = await filesOf(own);
});
after(() => rm(folder, { recursive: true, force: true }));

test("made twice, pages have the same bytes, but for the names of files in links", async () => {
  const without = (/** @type {Buffer} */ bytes) => bytes.toString().replaceAll("index.html", "");
  const other = [];
  for (const file of files) {
    const [here, before] = await Promise.all([own, site].map((from) => readFile(join(from, file))));
    if (!here.equals(before) && without(here) !== without(before)) other.push(file);
  }
  assert.deepEqual(other, []);
  assert.ok(files.length > 350);
});

test("no file of the site names a folder of the machine that built it", async () => {
  const folders = [root, process.env.CARGO_HOME ?? join(homedir(), ".cargo")].map((path) => path.replace(/[\\/]$/, ""));
  const naming = [];
  for (const path of (await filesOf(site)).filter((path) => !/\.(br|gz)$/.test(path))) {
    const bytes = await readFile(join(site, path));
    if (folders.some((folder) => bytes.includes(folder))) naming.push(path);
  }
  assert.deepEqual(naming, []);
});

/** What a page leads to, and what its islands lead to, which is in their properties; not what is there to be copied. */
function* links(html) {
  const text = html.replaceAll(/<(textarea|code)\b.*?<\/\1>/gs, "");
  for (const [, address] of text.matchAll(/ (?:href|src|data-whole)="([^"]*)"/g)) yield address;
  for (const [, games] of text.matchAll(/ data-games="([^"]*\/[^"]*)"/g)) yield* games.split(" ");
  for (const [, props] of text.matchAll(/ data-props='([^']*)'/g)) {
    const found = [];
    JSON.parse(props.replaceAll("&lt;", "<").replaceAll("&#39;", "'").replaceAll("&amp;", "&"), (key, value) => {
      // What an island puts before other paths is no link.
      if (typeof value === "string" && /^\.{1,2}\/[^ ]*$/.test(value) && !["root", "assets"].includes(key)) found.push(value);
      return value;
    });
    yield* found;
  }
}

test("every link of a page and of its islands names a file that exists", async () => {
  const known = new Set([...files, ...(await filesOf(site))]);
  const wrong = [];
  let count = 0;
  for (const file of files.filter((file) => file.endsWith("index.html"))) {
    for (const link of links(await readFile(join(own, file), "utf8"))) {
      const [path] = link.split(/[?#]/);
      if (path === "" || /^(https?:|mailto:|data:)/.test(path)) continue;
      count += 1;
      if (!known.has(posix.join(dirname(file), path))) wrong.push(`${file}: ${link}`);
    }
  }
  for (const lang of languages) {
    for (const { page } of JSON.parse(await readFile(join(own, `${front(lang)}search.${lang}.json`), "utf8"))) {
      if (!known.has(posix.join(front(lang), page.split("#")[0]))) wrong.push(`search.${lang}.json: ${page}`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(count > 15_000, `${count} links`);
});

/** Pages that are packed for the test: all would take as long to pack as to write. */
const PACKED = ["", "article/", "learn/ndoto/", "learn/ndoto/puzzles/", "notebook/", "play/", "play/enkeshui/", "play/ndoto/", "section/coro/"];

/** Serves an archive of the site as Kiwix does; returns its address. */
async function kiwix() {
  const packed = join(folder, "packed");
  for (const path of (await readdir(site)).filter((name) => /\.|^mbao$|^assets-/.test(name))) {
    await cp(join(site, path), join(packed, path), { recursive: true });
  }
  for (const above of wholeFronts) {
    for (const page of PACKED) {
      await mkdir(join(packed, above, page), { recursive: true });
      await cp(join(own, above, page, "index.html"), join(packed, above, page, "index.html"));
    }
  }
  for (const path of [...languages.map((lang) => `${front(lang)}search.${lang}.json`), "data", "ends"]) await cp(join(own, path), join(packed, path), { recursive: true });
  const archive = join(folder, "mbao.zim");
  await run(xtask, [...first, "zim", "--site", packed, "--out", archive], { cwd: root });
  const port = await free();
  const server = spawn("kiwix-serve", ["--address", "127.0.0.1", "--port", String(port), archive], { stdio: "ignore" });
  const begins = `http://127.0.0.1:${port}`;
  // Newer versions have the archive elsewhere.
  let address;
  await becomes(async () => {
    for (const place of ["/content/mbao/", "/mbao/"]) {
      const answer = await fetch(`${begins}${place}index.html`).catch(() => undefined);
      if (answer?.ok) address = begins + place;
    }
    return address !== undefined;
  }, true);
  return { address, stop: () => server.kill() };
}

test("under Kiwix a game, a lesson, the notebook and the search work, in both languages", { skip: missing && "zimwriterfs or kiwix-serve is not installed" }, async () => {
  const { address, stop } = await kiwix();
  const browser = await launch();
  const { page, wrong, close } = await open(browser, `${address}index.html`);
  const here = async (path) => {
    await page.waitForURL((url) => url.href.startsWith(address + path));
    await awake(page);
  };
  try {
    // A game against the computer, from the first door.
    await awake(page);
    assert.match(await page.locator("a.of-the-day").getAttribute("href"), /\/puzzles\/index\.html\?day=\d+$/);
    await page.locator("a.door.first").click();
    await here("play/ndoto/index.html?north=computer:0");
    await page.locator(".begin-card .main").click();
    await page.locator("#board [data-pit=c1].legal").click();
    await page.waitForFunction(() => document.querySelector("#board").state.turn > 2);

    // A lesson in the other language, then back.
    await page.goto(`${address}learn/ndoto/index.html#ask-ndoto-count`);
    await awake(page);
    await page.locator(".settings-language:is([lang=en], [lang=sw])").click();
    await here("sw/learn/ndoto/index.html");
    await page.locator('#task-ndoto-count .asking [data-pit=c1][role="button"]').click();
    await page.locator("#task-ndoto-count.solved").waitFor();

    // The field notebook, with a game that others wrote down.
    await page.locator(".bottom a", { hasText: "Daftari" }).first().click();
    await here("sw/notebook/index.html");
    await page.locator("a.open-relative").first().click();
    await page.locator("#board .pit.legal").first().waitFor();

    // The search leads to a page.
    await page.goto(`${address}index.html`);
    await awake(page);
    await page.getByRole("combobox", { name: "Search" }).fill("coro");
    await page.locator('a[role=option][href*="section/coro/index.html"]').first().click();
    await here("section/coro/index.html");

    // The table takes up the game that was played last.
    await page.evaluate(() => localStorage.setItem("mbao.play", JSON.stringify({ ...JSON.parse(localStorage.getItem("mbao.play")), game: "enkeshui" })));
    await page.goto(`${address}play/index.html`);
    await here("play/enkeshui/index.html");
    assert.deepEqual(wrong, []);
  } finally {
    await close();
    await browser.close();
    stop();
  }
});
