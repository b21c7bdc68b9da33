// Somebody else's page with a board, on a server that has faults: for all browsers, also those whose requests cannot be
// changed on the way, as Chromium's can.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { listen } from "./host.mjs";
import { root } from "./site.mjs";

const folder = join(root, "dist/mbao");
export const DRAWING = '<svg class="mbao" viewBox="0 0 100 50" width="100" height="50"><rect width="100" height="50"/></svg>';
/** Such a page with this content; `before` is a script that comes first. */
export const foreign = (content, attributes = 'lang="en"', before = "") =>
  `<!doctype html><html ${attributes}><link rel="icon" href="data:,"><script>${before}</script><body>${content}<script type="module" src="mbao/board.js"></script>`;
/** Sends it to a page of Chromium, as `own.html`. */
export const send = (page, content, attributes, headers) =>
  page.route("**/own.html*", (route) => route.fulfill({ contentType: "text/html", headers, body: foreign(content, attributes) }));
const page = (before, attributes) => foreign(`<mbao-board game="ndoto" north="computer:1" speed="instant">${DRAWING}</mbao-board>`, attributes, before);

/** What may happen to a file. */
const FAULTS = {
  blocked: (response) => response.socket.destroy(),
  // Servers that cut a download off send a part as if it were whole.
  cut: (response, type, body) => response.writeHead(200, { "Content-Type": type }).end(body.subarray(0, body.length / 2)),
  portal: (response) => response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Sign in</title>"),
};
/** What a board with a computer player fetches, and what must come of its absence. */
const FILES = { "board.js": "stands", "rules*.js": "says", "mbao_bg.wasm": "says", "player.js": "missing", "mbao_player_bg.wasm": "missing", "thinker*.js": "missing", "thinker.js": "plays" };
/** What engines may lack, as a script takes it away, or what else a page may be. */
const PAGES = {
  "no WebAssembly in the engine": [page("delete window.WebAssembly"), "says"],
  "no constructable style sheets": [page('window.CSSStyleSheet = class { constructor() { throw new TypeError("Illegal constructor"); } }'), "says"],
  "from right to left": [page(undefined, 'lang="ar" dir="rtl"'), "plays"],
};
const POLICIES = {
  "worker-src 'none'": ["worker-src 'none'; script-src 'self' 'wasm-unsafe-eval'", "plays"],
  "no WebAssembly by policy": ["script-src 'self'", "says"],
  "Trusted Types": ["require-trusted-types-for 'script'; trusted-types mbao", "plays"],
};

/** All cases: a name, a file with its fault or a policy, and what is expected. */
export const CASES = [
  { name: "no fault", expected: "plays" },
  ...Object.entries(FILES).flatMap(([file, expected]) => Object.keys(FAULTS).map((fault) => ({ name: `${file} ${fault}`, file, fault, expected }))),
  ...Object.entries(PAGES).map(([name, [html, expected]]) => ({ name, html, expected })),
  ...Object.entries(POLICIES).map(([name, [policy, expected]]) => ({ name, policy, expected })),
];

/** Starts the server; `state.now` is the present case. */
export async function faulty() {
  const state = { now: {} };
  const server = await listen(async (request, response) => {
    const name = new URL(request.url, "http://x").pathname.replace(/^\/(mbao\/)?/, "");
    const { file, fault, html, policy } = state.now;
    response.setHeader("Cache-Control", "no-store");
    if (policy) response.setHeader("Content-Security-Policy", policy);
    if (name === "") return response.writeHead(200, { "Content-Type": "text/html" }).end(html ?? page());
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (!body) return response.writeHead(404).end();
    const type = name.endsWith(".wasm") ? "application/wasm" : "text/javascript";
    const struck = file && new RegExp(`^${file.replaceAll(".", "\\.").replace("*", ".*")}$`).test(name);
    if (struck) return FAULTS[fault](response, type, body);
    return response.writeHead(200, { "Content-Type": type }).end(body);
  });
  return Object.assign(state, server);
}

/** What can be healed while the page stays: the rules and the computer. */
export const HEALS = ({ file, expected }) => file && ["missing", "says"].includes(expected);

/** Asks the board to try again, in the page: by its button or, if the game never began, as a page can. */
export const again = () => {
  const board = document.querySelector("mbao-board");
  const button = [...board.shadowRoot.querySelectorAll("button")].find(({ textContent }) => textContent === "Try again");
  if (button) button.click();
  else void board.reset();
};

/** Whether the computer has answered, in the page. South plays if it has not yet. */
export const answers = () => {
  const board = document.querySelector("mbao-board");
  if (board.state && !board.recordText.includes("c1")) void board.play("c1");
  return board.state?.turn >= 3;
};

/** What has become of the page, in the page; nothing yet if nothing has. South plays as soon as the board is there. */
export const become = () => {
  const board = document.querySelector("mbao-board");
  const shown = (one) => one && one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const drawing = shown(board.querySelector("svg"));
  if (!customElements.get("mbao-board")) return document.readyState === "complete" && drawing ? "stands" : null;
  const error = [board, board.shadowRoot].map((root) => root?.querySelector(".error")).find(shown);
  if (error) return drawing && /cannot be played here: ./.test(error.textContent) ? "says" : `says ${error.textContent}`;
  if (!board.state) return null;
  if (board.state.turn >= 3) return "plays";
  if (!board.recordText.includes("c1")) void board.play("c1");
  const stays = /1\. c1/.test(board.recordText) && board.shadowRoot.querySelectorAll(".stage [data-pit]").length === 16;
  return stays && /^The computer cannot answer: ./.test(board.shadowRoot.querySelector(".caption").textContent) ? "missing" : null;
};
