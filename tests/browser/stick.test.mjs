// The site in one program: packed, started, played on in Chromium, ended.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

import { open } from "./chromium.mjs";
import { browser, choose, press, record, two } from "./kiosk.mjs";
import { first, folder as site, root, target, xtask } from "./site.mjs";

const ending = process.platform === "win32" ? ".exe" : "";
let folder;
let program;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "mbao-stick-"));
  program = join(folder, `mbao-stick${ending}`);
  // Compiled with the Rust tests, or by `cargo build -p mbao-stick`.
  const bare = join(target, `debug/mbao-stick${ending}`);
  await promisify(execFile)(xtask, [...first, "stick", "--site", site, "--program", bare, "--out", program], { cwd: root });
});
after(() => rm(folder, { recursive: true, force: true }));

test("one file serves the whole site, with a house's own kiosk, and ends when it is asked to", async () => {
  await mkdir(join(folder, "ours/house"), { recursive: true });
  await writeFile(join(folder, "ours/kiosk.toml"), 'attract = false\ngames = ["ndoto"]\ntitle.en = "House of boards"\n');
  const stick = spawn(program, ["--port", "0", "--no-open", "--house", "ours"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(stick, "exit");
  try {
    stick.stdout.setEncoding("utf8");
    let said = "";
    for await (const text of stick.stdout.iterator({ destroyOnReturn: false })) {
      said += text;
      if (/http:\S+\n/.test(said)) break;
    }
    const [address] = /http:\S+/.exec(said);
    const { page, wrong, close } = await open(browser, address, { viewport: { width: 1920, height: 1080 } });
    assert.equal(await page.locator("h1:visible").textContent(), "House of boards");
    await choose(page, "Ndoto");
    await two(page);
    await press(page, "c1");
    assert.match(await record(page), /1\. c1/);

    const answer = await page.goto(new URL("/sw/play/?game=enkeshui", address).href);
    const headers = answer.headers();
    assert.equal(headers["content-encoding"], "br");
    assert.match(headers["content-security-policy"], /^default-src 'none'; script-src 'self' http:\/\/127\.0\.0\.1:\d+ 'wasm-unsafe-eval';/);
    await page.locator("[data-pit]:visible").first().waitFor();
    await page.waitForFunction(() => document.querySelector("mbao-board").state?.game === "enkeshui");
    assert.deepEqual(wrong, []);
    await close();
  } finally {
    stick.kill("SIGINT");
  }
  assert.deepEqual(await ended, [0, null]);
});
