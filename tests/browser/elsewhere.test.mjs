// Boards on pages of other origins: by the script, in frames, and in the frames that WordPress makes.
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { blank, open, site } from "./here.mjs";
import { host } from "./host.mjs";
import { becomes, frames, quiet } from "./waits.mjs";

let folder, other;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "mbao-elsewhere-"));
  other = await host(folder);
});
after(async () => {
  await other?.stop();
  await rm(folder, { recursive: true });
});

/** A page of another origin with this markup, under a policy if one is given; `sends` are headers of its host. */
async function at(markup, use, policy = "", sends = {}, options = {}) {
  other.sends = sends;
  const meta = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  await writeFile(join(folder, "index.html"), `<!doctype html><html lang="en"><head>${meta}<link rel="icon" href="data:,"><title>Elsewhere</title></head><body>${markup}</body></html>`);
  const { page, close } = await blank(options);
  await page.goto(other.address);
  await use(page);
  await close();
}

/** A person plays, and the computer answers. */
async function answered(board) {
  await board.locator('[data-pit="c1"]').click();
  await becomes(() => board.evaluate((board) => board.state.turn >= 3), true);
}

/** The workers of a page, by the scheme of their address; they are reported a little after they have begun. */
const workers = (page) => page.workers().map((worker) => new URL(worker.url()).protocol);

const tag = () => `<script type="module" src="${site.address}mbao/board.js"></script><mbao-board game="ndoto" north="computer:2" speed="instant"></mbao-board>`;

test("the script from another origin: the computer thinks in a worker that the page makes", async () => {
  const origin = site.address.slice(0, -1);
  const script = `script-src ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; worker-src blob: ${origin}`;
  await at(tag(), async (page) => {
    await answered(page.locator("mbao-board"));
    await becomes(() => workers(page), ["blob:"]);
  }, `default-src 'none'; img-src data:; ${script}`);
});

test("the script from another origin where blobs may not be workers: the page thinks", async () => {
  const origin = site.address.slice(0, -1);
  await at(tag(), async (page) => {
    await answered(page.locator("mbao-board"));
    await quiet(1000); // Longer than until a worker is reported
    assert.deepEqual(workers(page), []);
  }, `script-src ${origin} 'wasm-unsafe-eval'; worker-src 'self'`, {}, { expected: /worker-src/ });
});

test("a frame tells its height also when it was reached by a link inside the frame", () =>
  at(`<iframe src="${site.address}board.html" width="760" height="200" title="A board"></iframe>`, async (page) => {
    await page.evaluate(() => {
      window.heights = [];
      addEventListener("message", ({ data, source }) => {
        if (data?.source === "mbao" && data.kind === "size" && source === document.querySelector("iframe").contentWindow) window.heights.push(data.height);
      });
    });
    const frame = page.frameLocator("iframe");
    await frame.locator("mbao-board [data-pit]").first().waitFor();
    for (const game of ["ndoto", "omweso"]) {
      await page.evaluate(() => (window.heights = []));
      await frame.locator("main").evaluate((main, game) => {
        main.append(Object.assign(document.createElement("a"), { href: `embed.html?game=${game}`, textContent: "Another board" }));
      }, game);
      await frame.locator("a").click();
      await frame.locator(`mbao-board[game=${game}] [data-pit][role=button]`).first().waitFor();
      await page.waitForFunction(() => window.heights.at(-1) > 200);
    }
  }));

/** Widths that frames are given, in pixels: at the narrow one the board stands upright. */
const WIDE = "760";
const NARROW = "340";

/** Expects the height of the frame to follow its board, up and down. */
async function follows(page) {
  const frame = page.locator("iframe");
  const board = page.frameLocator("iframe").locator("mbao-board svg").first();
  const upright = () => board.evaluate((board) => board.clientHeight > board.clientWidth);
  const own = () => page.frameLocator("iframe").locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  const heights = [];
  for (const width of [WIDE, NARROW, WIDE]) {
    await frame.evaluate((frame, width) => (frame.width = width), width);
    await page.waitForFunction((width) => document.querySelector("iframe").clientWidth === Number(width), width);
    let height;
    // Until the board is turned for the new width, frame and page may agree on a height that does not last.
    await becomes(async () => [await upright(), (height = Number(await frame.getAttribute("height"))) - (await own())], [width === NARROW, 0]);
    heights.push(height);
  }
  assert.equal(heights[0], heights[2]);
  assert.ok(Math.abs(heights[0] - heights[1]) > 30, `${heights}`);
}

test("the frame that WordPress makes: sandboxed, with a secret for its height; the computer thinks in a worker", async () => {
  const address = `${site.address}embed.html?lang=en&amp;game=ndoto&amp;north=computer:2&amp;speed=instant`;
  await at(`
    <iframe class="wp-embedded-content" sandbox="allow-scripts" security="restricted" src="${address}#?secret=abcDEF1234" data-secret="abcDEF1234" width="${WIDE}" height="300" frameborder="0" title="Ndoto"></iframe>
    <script>
      addEventListener("message", ({ data, source }) => {
        const frame = document.querySelector('iframe[data-secret="' + data.secret + '"]');
        if (frame && frame.contentWindow === source && data.message === "height") frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));
      });
    </script>`, async (page) => {
    await answered(page.frameLocator("iframe").locator("mbao-board"));
    await becomes(() => workers(page), ["data:"]);
    await follows(page);
  });
});

test("the lines for pages around frames set their height, and the frame reports what is played", async () => {
  const { page } = await open("embed/");
  const lines = await page.locator("#fit ~ pre").textContent();
  assert.equal(lines.split("\n").length, 2);
  const told = "<script>const told = []; addEventListener('message', ({ data }) => told.push(data.kind));</script>";
  await at(`<iframe src="${site.address}embed.html?game=enkeshui" width="${WIDE}" height="300" title="A board"></iframe>${lines}${told}`, async (page) => {
    const board = page.frameLocator("iframe").locator("mbao-board");
    await board.locator(".pit.legal").first().waitFor();
    await follows(page);
    await board.evaluate((board) => board.play(board.legal[0]));
    await page.waitForFunction("told.includes('action') && told.includes('size')");
  });
});

test("a frame asks for the same height whether it is low or high", async () => {
  for (const [game, hasTouch] of [["omweso", false], ["lukho", true], ["bao-kiswahili", true]]) {
    const markup = `<iframe src="${site.address}embed.html?game=${game}" width="645" height="240" title="A board"></iframe>`;
    await at(markup, async (page) => {
      await page.evaluate(() => addEventListener("message", ({ data }) => data.kind === "size" && (window.told = data.height)));
      await page.frameLocator("iframe").locator("mbao-board .pit").first().waitFor();
      const frame = page.locator("iframe");
      const body = page.frameLocator("iframe").locator("body");
      for (const width of [280, 340, 440, 645, 1000]) {
        const asked = [];
        for (const height of [3000, 240]) {
          await frame.evaluate((frame, size) => {
            window.told = undefined;
            Object.assign(frame, size);
          }, { width, height });
          // A high one has room for all of it; a low one holds it.
          await becomes(() => body.evaluate((body, height) => {
            const own = Math.ceil(body.getBoundingClientRect().height);
            return innerHeight === height && (height > 1000 ? !document.documentElement.className : own <= height);
          }, height), true);
          await frames(page);
          asked.push(await page.waitForFunction(() => window.told).then((told) => told.jsonValue()));
        }
        assert.ok(Math.abs(asked[0] - asked[1]) <= 1, `${game} at ${width}, ${hasTouch}: ${asked}`);
      }
    }, "", {}, { hasTouch });
  }
});

/** A frame of our site, played in it. */
const framed = (more = "") => {
  const address = `${site.address}embed.html?game=ndoto&amp;north=computer:2&amp;speed=instant`;
  return `<iframe src="${address}" ${more} width="760" height="420" title="Ndoto"></iframe>`;
};
const permitted = (value) => ({ "Cross-Origin-Embedder-Policy": value });

test("a page that takes nothing in without permission shows the frame, sandboxed too, and the script", async () => {
  for (const value of ["require-corp", "credentialless"]) {
    await at(framed() + framed('sandbox="allow-scripts"') + tag(), async (page) => {
      for (const at of [0, 1]) await answered(page.frameLocator("iframe").nth(at).locator("mbao-board"));
      await answered(page.locator("mbao-board"));
    }, "", permitted(value));
  }
});

test("from a host that sends no headers such a page shows a frame with `credentialless`", async () => {
  const plain = await host(site.folder);
  try {
    await at(framed("credentialless").replace(site.address, plain.address), async (page) => {
      await answered(page.frameLocator("iframe").locator("mbao-board"));
    }, "", permitted("require-corp"));
  } finally {
    await plain.stop();
  }
});
