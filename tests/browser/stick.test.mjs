// The program with the whole site in it.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { open } from "./chromium.mjs";
import { browser } from "./here.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const target = process.env.CARGO_TARGET_DIR ?? join(root, "target");

test("one program serves the site, and a visitor plays at the kiosk as its house has set it up", async () => {
  // Tests of Rust have compiled it; the pack is of the site as built.
  const [xtask, ...more] = process.env.XTASK ? [process.env.XTASK] : ["cargo", "xtask"];
  const { status, stderr } = spawnSync(xtask, [...more, "pack"], { cwd: root, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  const house = await mkdtemp(join(tmpdir(), "mbao-house-"));
  await writeFile(join(house, "kiosk.toml"), 'attract = false\nfirst = ["ndoto"]\n');
  const program = spawn(join(target, "debug/mbao-stick"), ["--pack", join(target, "site.pack"), "--port", "0", "--no-open", "--house", house], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [line] = await once(program.stdout.setEncoding("utf8"), "data");
    const [address] = /^http:\S+/.exec(line);
    assert.match(address, /^http:\/\/127\.0\.0\.1:\d+\/kiosk\/$/);
    const { page, wrong, close } = await open(browser, address);
    // The house's settings: no boards that play by themselves, and one game first.
    await page.locator('.tiles[data-count="1"]').waitFor();
    await page.goto(`${address}?attract=no&start=ndoto`);
    await page.locator('#kiosk-board [data-pit="c1"][role="button"]').click();
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.turn === 3);
    assert.deepEqual(wrong, []);
    await close();
  } finally {
    program.kill();
    await rm(house, { recursive: true });
  }
});
