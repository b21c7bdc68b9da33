// The npm package in a Vite project, built by the oldest and the newest Vite that it is for, and in development: players
// and diagrams are included.
import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { build, createServer, preview } from "vite";
import * as oldest from "vite-oldest";

import { launch, open } from "./chromium.mjs";
import { games } from "./games.mjs";

const PAGE = `<!doctype html><html lang="en"><head><title>Mbao</title><link rel="icon" href="data:,"></head><body>
<mbao-board id="game" game="enkeshui" north="computer:1" speed="instant" hints></mbao-board>
<mbao-board id="diagram" steps="Game: ndoto

1. b1
"></mbao-board>
<mbao-board id="lots" game="kiothi"></mbao-board>
<script type="module" src="/main.js"></script></body></html>`;
const MAIN = `
  import "mbao/board";
  import init, { games } from "mbao";
  import { library, notebookOf, ready } from "mbao/notebook";
  init().then(() => (document.title = games().length + " games"));
  window.noted = async () => {
    await ready();
    const { Game } = await library(JSON.stringify(notebookOf("coro")));
    return (await new Game("").suggest({ level: 1, nodes: 50 })).turn.length;
  };
`;

let browser, root;

before(async () => {
  browser = await launch();
  root = await mkdtemp(join(tmpdir(), "mbao-vite-"));
  await mkdir(join(root, "node_modules"));
  await cp(fileURLToPath(new URL("../../dist/mbao/", import.meta.url)), join(root, "node_modules", "mbao"), { recursive: true });
  await writeFile(join(root, "package.json"), '{ "type": "module", "dependencies": { "mbao": "*" } }');
  await writeFile(join(root, "index.html"), PAGE);
  await writeFile(join(root, "main.js"), MAIN);
});
after(async () => {
  await browser?.close();
  await rm(root, { recursive: true });
});

/** Everything fetched separately works: the computer answers, a hint is given, a diagram steps, seeds are laid. */
async function works(address) {
  const { page, wrong, close } = await open(browser, address);
  await page.waitForFunction((count) => document.title === `${count} games`, games.length);
  const game = page.locator("#game");
  await game.locator(".pit.legal").first().waitFor();
  await game.getByRole("button", { name: "Hint" }).click();
  await game.locator(".hint .badge").first().waitFor();
  await game.evaluate(async (board) => {
    while (board.state.mover === "s" && !board.state.outcome) await board.play(board.legal[0]);
  });
  await page.waitForFunction(() => document.querySelector("#game").state.turn >= 3);
  assert.equal(await page.locator("#diagram .step").textContent(), "0 / 7");
  await page.locator("#diagram").evaluate((board) => board.step());
  assert.equal(await page.locator("#diagram .step").textContent(), "1 / 7");
  await page.locator("#lots .pit.legal").first().click();
  assert.equal(await page.locator("#lots .pit.chosen").count(), 1);
  assert.ok((await page.evaluate(() => window.noted())) > 0);
  // Boards and the page share what they fetch.
  const rules = await page.evaluate(() => performance.getEntriesByType("resource").filter(({ name }) => /mbao_bg[^/]*$/.test(name)).length);
  assert.equal(rules, 1);
  assert.deepEqual(wrong, []);
  await close();
}

for (const [version, vite] of Object.entries({ newest: { build, preview }, oldest })) {
  test(`built by the ${version}`, async () => {
    const told = [];
    // On a machine that is busy it says how long it took.
    const warn = (message) => message.includes("PLUGIN_TIMINGS") || told.push(message);
    const customLogger = { info() {}, warn, warnOnce: warn, error: warn, clearScreen() {}, hasErrorLogged: () => false, hasWarned: false };
    await vite.build({ root, configFile: false, customLogger });
    assert.deepEqual(told, []);
    const server = await vite.preview({ root, configFile: false, logLevel: "silent", preview: { port: 0, host: "127.0.0.1" } });
    try {
      await works(server.resolvedUrls.local[0]);
    } finally {
      await server.close();
    }
  });
}

test("in development", async () => {
  const server = await createServer({ root, configFile: false, logLevel: "silent", server: { port: 0, host: "127.0.0.1" } });
  try {
    await server.listen();
    await works(server.resolvedUrls.local[0]);
  } finally {
    await server.close();
  }
});
