// The package folder, used by name as an installed one would be.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../../dist/mbao", import.meta.url));

test("installed by name, it plays in Node, and the board's module loads without a document", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mbao-package-"));
  try {
    await mkdir(join(folder, "node_modules"));
    await cp(dist, join(folder, "node_modules/mbao"), { recursive: true });
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "play.mjs"), `
      import { readFile } from "node:fs/promises";
      import { createRequire } from "node:module";
      import init, { Game } from "mbao";
      import { MbaoBoard } from "mbao/board";
      await init({ module_or_path: await readFile(createRequire(import.meta.url).resolve("mbao/mbao_bg.wasm")) });
      const game = new Game("ndoto");
      game.play("c1");
      console.log(game.sentence("sw"), typeof MbaoBoard);
    `);
    const told = execFileSync(process.execPath, ["play.mjs"], { cwd: folder, encoding: "utf8" });
    assert.match(told, /^Kusini amepanda kete \d+ kwa mikono \d+, kutoka c1 hadi .* function\n$/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
