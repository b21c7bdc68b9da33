// How soon pages can be used on a slow phone: `node tests/browser/slow.mjs [ROUNDS]`, on a machine that does nothing else.
// A folder in `CHESS` in which `npm install chessground chess.js` was run adds their board. Slow 4G as Chromium's tools have
// it, a processor a quarter as fast; packed files over HTTP/2, as hosts send them (OpenSSL writes the certificate).
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { launch } from "./chromium.mjs";
import { TYPES } from "./host.mjs";
import { serve } from "./site.mjs";

const [ROUNDS, { CHESS }] = [Number(process.argv[2] ?? 5), process.env];
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: (1.6e6 * 0.9) / 8, uploadThroughput: (0.75e6 * 0.9) / 8 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: "en-GB", ignoreHTTPSErrors: true };
/** Pages; the first question of a lesson that is answered by a turn. */
const PAGES = [
  ["chessground with chess.js", "chess.html"],
  ["a board in a frame", "embed.html?game=enkeshui"],
  ["play table", "play/enkeshui/"],
  ["lesson", "learn/ndoto/#ask-ndoto-sleep"],
  ["puzzles", "learn/ndoto/puzzles/"],
  ["studio", "studio/"],
].slice(CHESS ? 0 : 1);

/** Presses a pit where one may start, or the king's pawn, in every frame until something was played or answered. */
const press = () => {
  window.first = new Promise((done) => {
    for (const what of ["mbao-action", "mbao-answer"]) addEventListener(what, () => done(performance.now()), { once: true, capture: true });
    const look = () => {
      const seen = [...document.querySelectorAll("mbao-board")].find((board) => board.checkVisibility());
      seen?.shadowRoot?.querySelector(".pit.legal")?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
      const chess = document.querySelector("cg-board");
      const { left, top, width } = chess?.getBoundingClientRect() ?? {};
      const at = (rank) => ({ bubbles: true, clientX: left + (4.5 * width) / 8, clientY: top + ((8.5 - rank) * width) / 8 });
      for (const rank of [2, 4]) for (const type of ["mousedown", "mouseup"]) chess?.dispatchEvent(new MouseEvent(type, at(rank)));
      requestAnimationFrame(look);
    };
    look();
  });
};
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** A page with a chess board whose turns are checked, and what it fetches. */
const chess = () => {
  const read = (path) => readFileSync(join(CHESS, "node_modules", path));
  const page = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="chess.css"><body><div style="width:360px;height:360px"></div>
<script type="module">import { Chessground } from "./chessground.js";
import { Chess } from "./chess.js";
const game = new Chess();
const dests = new Map([["e2", game.moves({ square: "e2", verbose: true }).map(({ to }) => to)]]);
const after = (from, to) => dispatchEvent(new CustomEvent("mbao-action", { detail: game.move({ from, to }) }));
Chessground(document.body.firstElementChild, { trustAllEvents: true, movable: { free: false, color: "white", dests, events: { after } } });</script></body></html>`;
  const styles = ["base", "brown", "cburnett"].map((name) => read(`chessground/assets/chessground.${name}.css`));
  return { "/chess.html": page, "/chessground.js": read("chessground/dist/chessground.min.js"), "/chess.js": read("chess.js/dist/esm/chess.js"), "/chess.css": Buffer.concat(styles) };
};

async function host() {
  const site = await serve();
  site.stop();
  const files = CHESS ? chess() : {};
  const how = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout - -days 2 -subj /CN=localhost";
  const pem = String(execFileSync("openssl", how.split(" "), { stdio: ["ignore", "pipe", "ignore"] }));
  const packed = new Map();
  const read = (path) => (existsSync(join(site.folder, path)) ? readFileSync(join(site.folder, path)) : "");
  const pack = (path) => brotliCompressSync(files[path] ?? read(path));
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const path = new URL(request.url, "https://x").pathname.replace(/\/$/, "/index.html");
    packed.set(path, packed.get(path) ?? pack(path));
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain", "content-encoding": "br" }).end(packed.get(path));
  });
  return `https://localhost:${server.listen(0).address().port}/`;
}

/** Milliseconds from asking for a page to its first answer. */
async function visit(browser, address) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(press);
  const debug = await context.newCDPSession(page);
  await debug.send("Network.enable");
  await debug.send("Network.emulateNetworkConditions", NETWORK);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address, { waitUntil: "commit", timeout: 120_000 });
  const time = Math.round(await page.evaluate(() => window.first));
  await context.close();
  return time;
}

const [address, browser] = [await host(), await launch()];
const times = PAGES.map(() => []);
// One page after another in each round: what else the machine does meets all of them. The first round packs.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [at, [, route]] of PAGES.entries()) {
    const time = await visit(browser, address + route);
    if (round > 0) times[at].push(time);
  }
}
for (const [at, [what]] of PAGES.entries()) console.log(`${what}: ${median(times[at])} ms (${times[at].join(", ")}), ${(median(times[at]) / median(times[0])).toFixed(2)} of ${PAGES[0][0]}`);
process.exit();
