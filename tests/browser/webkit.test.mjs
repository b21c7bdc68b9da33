// Boards and pages in WebKit: mouse, touch and keys, the computer, hints, diagrams, table, kiosk, notebook, studio, the offline copy.
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import * as engines from "./engines.mjs";
import { host, wholly } from "./host.mjs";
import { published, serve } from "./site.mjs";
import { KEYS, driver, launch } from "./webkit.mjs";

/** Collects errors from before a page's first script: WebDriver reports none. */
const LISTEN = `window.wrong = [];
addEventListener("error", (event) => wrong.push(event.message ?? \`\${event.target.src ?? event.target.href} did not come\`), true);
addEventListener("unhandledrejection", ({ reason }) => wrong.push(String(reason)));
addEventListener("securitypolicyviolation", ({ blockedURI }) => wrong.push(\`refused: \${blockedURI}\`));
for (const kind of ["error", "warn"]) console[kind] = (...said) => wrong.push(said.join(" "));`;

let server;
let strict;
let page;
let cannot = driver ? undefined : "WebKit is missing: cargo xtask setup, or WEBKIT=/path/to/WebKitWebDriver";

before(async () => {
  if (cannot) return;
  // Uses the worker that keeps the site, as when it is published.
  server = await host(await published());
  strict = await serve();
  page = await launch().catch((error) => {
    cannot = `WebKit does not run here: ${error.message}`;
  });
});
after(async () => {
  await page?.close();
  await server?.stop().catch(() => {});
  strict?.stop();
});

/**
 * A test where WebKit runs; elsewhere a line that says why it is skipped. Where the browser itself crashed (README.md,
 * "Engines that crash") it begins once more in a new one, and says so.
 */
const tried = (name, use) => test(name, { timeout: 600_000 }, async (t) => {
  if (cannot) return t.skip(cannot);
  try {
    await use(t);
  } catch (error) {
    if (await page.lives()) throw error;
    t.diagnostic(`WebKit crashed, and was started again: ${error.message}`);
    await page.close();
    page = await launch();
    await use(t);
  }
});
/** Opens a page, which must report no errors. */
async function at(path, use) {
  server.listen = LISTEN;
  await page.goto(server.address + path);
  await use();
  assert.deepEqual(await page.evaluate(() => window.wrong ?? []), []);
}
/** An empty page with boards on it. */
const on = (markup, use) => at("board.html", async () => {
  await page.evaluate((html) => { document.querySelector("main").innerHTML = html; }, markup);
  await page.until(() => document.querySelector("mbao-board").state?.game);
  await use();
});
const middle = (...what) => engines.middle(page, ...what);
const pit = (name, board = "mbao-board") => middle(`[data-pit="${name}"] .hollow`, board);
const turn = (turn, board = "mbao-board") => page.until((turn, board) => document.querySelector(board).state?.turn === turn, turn, board);
const record = (board = "mbao-board") => page.evaluate((board) => document.querySelector(board).recordText, board);

describe("in WebKit", () => {
  tried("a board is played by mouse, and a choice is made", () => on('<mbao-board game="enkeshui" position="0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18"></mbao-board>', async () => {
    await page.click(await pit("c1"));
    await page.click(await middle("button[name=x]", "mbao-board"));
    await turn(2);
    assert.match(await record(), /1\. c1 x/);
  }));

  tried("a board is played by touch", (t) => on('<mbao-board game="ndoto"></mbao-board>', async () => {
    const place = await pit("c1");
    try {
      await page.tap(place);
    } catch (error) {
      return t.skip(`this WebKit's driver has no fingers: ${error.message}`);
    }
    await turn(2);
    assert.match(await record(), /1\. c1/);
  }));

  tried("a board is played by keys", () => on('<mbao-board game="ndoto"></mbao-board>', async () => {
    for (let stops = 0; !(await page.evaluate(() => document.querySelector("mbao-board").shadowRoot.activeElement?.dataset.pit)); stops += 1) {
      assert.ok(stops < 12, "the board cannot be reached by Tab");
      await page.type(KEYS.tab);
    }
    await page.type("c", "1", KEYS.enter);
    await turn(2);
    assert.match(await record(), /1\. c1/);
  }));

  tried("the computer answers, and a hint is given", () => on('<mbao-board game="ndoto" north="computer:2" hints></mbao-board>', async () => {
    await page.click(await pit("c1"));
    await turn(3);
    await page.click(await middle("button[name=hint]", "mbao-board"));
    await page.until(() => /^As marked: /.test(document.querySelector("mbao-board").shadowRoot.querySelector(".caption").textContent));
    assert.ok(await page.evaluate(() => document.querySelector("mbao-board").shadowRoot.querySelector(".hint text")));
  }));

  tried("a diagram is stepped", () => on(engines.DIAGRAM, () => engines.stepped(page)));

  tried("at the table the second press plays the first turn, and the computer answers", () => at("play/ndoto/", async () => {
    await page.until(() => document.querySelector("#board").state && !document.querySelector(".settings-button").hidden);
    await page.click(await middle(".begin-card .main"));
    await page.until(() => !document.querySelector(".begin-card"));
    await page.click(await middle(".pit.legal .hollow", "#board"));
    await turn(3, "#board");
    assert.match(await page.evaluate(() => localStorage.getItem("mbao.games")), /1\. /);
  }));

  tried("the kiosk leads from its title to a game", () => at("kiosk/", async () => {
    await page.click(await middle(".attract .begin"));
    await page.click(await middle(".tile"));
    await page.until(() => document.querySelector("#kiosk-board").checkVisibility());
    await page.until(() => document.querySelector("#kiosk-board").state);
    await page.click(await middle(".pit.legal .hollow", "#kiosk-board"));
    await page.until(() => /1\. /.test(document.querySelector("#kiosk-board").recordText));
  }));

  tried("the notebook's form responds", () => at("notebook/", async () => {
    await page.until(() => document.querySelector('[data-key="name"]') && document.querySelector(".notebook-begin button"));
    await page.evaluate(() => document.querySelector('[data-key="name"]').scrollIntoView({ block: "center" }));
    await page.fill('[data-key="name"]', "Ndoto");
    await page.until(() => /Ndoto/.test(localStorage.getItem("mbao.notebook") ?? ""));
    await page.click(await middle('[data-key="rows-two"]'));
    await page.until(() => /Ndoto/.test(localStorage.getItem("mbao.notebook")) && document.querySelector('[data-key="rows-two"]').checked);
  }));

  tried("the studio's story is a link, and its reader sees it", () => at("studio/?game=ndoto", () => engines.told(page)));

  tried("in a sandboxed frame of another origin, under the site's policy, the computers play", () => at("board.html", async () => {
    await page.evaluate((address) => {
      window.told = [];
      addEventListener("message", ({ data }) => told.push(data.kind));
      document.querySelector("main").innerHTML = `<iframe sandbox="allow-scripts" src="${address}embed.html?game=ndoto&south=computer:1&north=computer:1&speed=instant" width="760" height="300"></iframe>`;
    }, strict.address);
    await page.until(() => told.includes("size") && told.filter((kind) => kind === "turn").length > 1);
  }));

  tried("whatever is missing, the game or the drawing stays, the board says why, and plays once it is there", () => engines.damaged(page));

  /**
   * A host of its own, with pages as they are built: the worker keeps none that was changed on the way. Where a page was
   * left while its worker kept all of a site, as the kiosk's may have been, this WebKit stores nothing more of that host.
   */
  const alone = (name, use) => tried(name, async (t) => {
    const own = await host(await published());
    try {
      await page.goto(own.address);
      if (!(await page.evaluate(() => "serviceWorker" in navigator))) return t.skip("this WebKit has no service workers");
      await page.until(() => navigator.serviceWorker.controller?.state === "activated");
      await use(own);
    } finally {
      await own.stop().catch(() => {});
    }
  });

  alone("visited pages are there when the host is gone", async (own) => {
    const coro = async () => {
      await page.goto(`${own.address}section/coro/`);
      await page.evaluate(() => document.querySelector(":not(.moment-board) > mbao-board").scrollIntoView());
      await page.until(() => document.querySelector(":not(.moment-board) > mbao-board").state?.game === "coro");
    };
    await coro();
    await page.until(wholly);
    own.left = 0;
    await coro();
  });

  alone("once asked for, the whole site is there when the host is gone", async (own) => {
    await page.click(await middle(".offline button"));
    await page.until(() => /whole site is kept/.test(document.querySelector(".offline span")?.textContent));
    await own.stop();
    for (const path of ["sw/section/bao-kiswahili/", "diagram/k/", "embed/"]) {
      await page.goto(own.address + path);
      await page.until(() => document.querySelector("main h1"));
    }
    // Nobody has requested the computer yet.
    await page.goto(`${own.address}kiosk/?attract=no&start=ndoto`);
    await page.click(await pit("c1", "#kiosk-board"));
    await turn(3, "#kiosk-board");
  });
});
