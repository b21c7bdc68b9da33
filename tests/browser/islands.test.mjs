// The islands in Chromium, on pages written by `cargo run -p mbao-playing --example islands`.
// Longer than most: the pages are written once, for all of them.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { obstacles } from "./axe.mjs";
import { blank, launch } from "./chromium.mjs";
import { frames } from "./waits.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm", ".svg": "image/svg+xml", ".json": "application/json" };
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'";
const INDEX = [
  { page: "section/enkeshui/#bulls", heading: "Enkeshui: bulls", text: "Four cows in a boma make a bull." },
  { page: "glossary/#boma", heading: "Boma", text: "A pit on the Maasai board, as a cattle pen." },
  { page: "section/coro/", heading: "Coro", text: "A café game of the Lango, with bulls nowhere." },
  ...Array.from({ length: 20 }, (_, at) => ({ page: `more/${at}`, heading: `More ${at}`, text: "word ".repeat(40) + "seed" })),
];

let server;
let browser;
let address;

before(async () => {
  if (!process.env.AS_BUILT) execFileSync("cargo", ["run", "--quiet", "-p", "mbao-playing", "--example", "islands", "--", "target/islands"], { cwd: root, stdio: "inherit" });
  server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, "http://x").pathname);
    const folder = /^\/(mbao|playing|reading)\//.test(path) ? "dist" : /^\/(en|sw)\//.test(path) ? "target/islands" : "www";
    response.setHeader("Content-Security-Policy", POLICY);
    response.setHeader("Cache-Control", "no-store");
    try {
      const body = /^\/search\.(en|sw)\.json$/.test(path) ? JSON.stringify(INDEX) : await readFile(join(root, folder, path));
      response.setHeader("Content-Type", TYPES[extname(path)] ?? "text/plain");
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end("There is no such page.");
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${server.address().port}/`;
  browser = await launch();
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens a page, waits until it is awake, and expects no errors. */
async function on(path, use, options = {}) {
  const { context, page, wrong } = await blank(browser, { address, uncached: true, ...options });
  try {
    await page.goto(address + path);
    if (options.javaScriptEnabled !== false) await alive(page);
    await use(page, context);
    assert.deepEqual(wrong.filter((line) => !options.expected?.test(line)), []);
  } finally {
    await context.close();
  }
}

async function alive(page) {
  await page.locator(".settings-button").waitFor();
  await page.waitForFunction(() => document.querySelector(":not(.moment-board) > mbao-board")?.state);
}

/** Two people sit down, so that the computer does not answer. */
const people = (page) => page.locator(".begin-card .choice").nth(1).click();
const tab = (page, name) => page.locator(`#tab-${name}`).click();
const record = (page) => page.evaluate(() => document.querySelector("#board").recordText);
const play = (page, ...actions) =>
  page.evaluate(async (actions) => {
    for (const action of actions) await document.querySelector("#board").play(action);
  }, actions);
/** Plays this many turns of a game without choices, each from the first pit that may begin. */
const playOn = (page, turns) =>
  page.evaluate(async (turns) => {
    const board = document.querySelector("#board");
    const speed = board.getAttribute("speed");
    board.setAttribute("speed", "instant");
    const played = [];
    while (played.length < turns) {
      const pit = board.shadowRoot.querySelector(".legal").dataset.pit;
      await board.play(pit);
      played.push(pit);
    }
    board.setAttribute("speed", speed ?? "normal");
    return played;
  }, turns);
const ofRoot = (page, name) => page.evaluate((name) => document.documentElement.getAttribute(name), name);

for (const lang of ["en", "sw"]) {
  test(`every island hydrates without errors (${lang})`, async () => {
    for (const name of ["game-enkeshui", "game-bao-kiswahili", "play-enkeshui", "play-giuthi", "play-ndoto"]) {
      await on(`${lang}/${name}.html`, async (page) => {
        const labels = await page.locator(".settings-button").textContent();
        assert.equal(labels, { en: "Settings", sw: "Mipangilio" }[lang]);
        await frames(page); // Errors of what hydrates are told by then
      });
    }
  });
}

test("everything can be read without scripts", async () => {
  await on("en/game-enkeshui.html", async (page) => {
    assert.equal(await page.locator(".endings li").count(), 6);
    assert.equal(await page.locator(".examples .example").count(), 2);
    assert.equal(await page.getByRole("link", { name: "Kiswahili" }).getAttribute("href"), "../sw/game-enkeshui.html");
    assert.equal(await page.locator("button:visible, input:visible").count(), 0);
    assert.equal(await page.locator(".contents a:visible").count(), 3);
  }, { javaScriptEnabled: false });
  await on("en/play-enkeshui.html", async (page) => {
    // The rules of play can be read, and who would sit where.
    assert.equal(await page.locator(".how .endings li:visible").count(), 6);
    assert.match(await page.locator(".seat").first().textContent(), /Computer 2/);
  }, { javaScriptEnabled: false });
});

test("settings are chosen by keyboard, kept, and applied before the first paint", async () => {
  await on("en/game-enkeshui.html", async (page) => {
    const button = page.getByRole("button", { name: "Settings" });
    await button.focus();
    await page.keyboard.press("Enter");
    assert.equal(await button.getAttribute("aria-expanded"), "true");
    assert.equal(await page.evaluate(() => document.activeElement.value), "auto");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    assert.equal(await ofRoot(page, "data-theme"), "dark");
    await page.getByLabel("Larger").check();
    await page.getByLabel("Off").check();
    assert.equal(await page.evaluate(() => document.querySelector("#board").getAttribute("speed")), "instant");
    await page.keyboard.press("Escape");
    assert.equal(await button.getAttribute("aria-expanded"), "false");
    assert.ok(await button.evaluate((button) => button === document.activeElement));
    await button.click();
    await page.locator("h1").click();
    assert.equal(await button.getAttribute("aria-expanded"), "false");
    // With the viewer blocked, the early script alone applies them.
    await page.route("**/viewer/**", (route) => route.abort());
    await page.reload();
    for (const [name, value] of [["theme", "dark"], ["size", "larger"], ["motion", "off"]]) {
      assert.equal(await ofRoot(page, `data-${name}`), value);
    }
    await page.unroute("**/viewer/**");
    await page.reload();
    await alive(page);
    await page.getByRole("button", { name: "Settings" }).click();
    assert.ok(await page.getByLabel("Dark").isChecked());
  }, { expected: /viewer|ERR_FAILED|imported module/ });
});

test("contents follow the reader and fold on narrow screens", async () => {
  await on("en/game-enkeshui.html", async (page) => {
    const current = () => page.locator(".contents [aria-current]").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    assert.deepEqual(await current(), []);
    for (const id of ["three", "one", "two"]) {
      await page.evaluate((id) => document.getElementById(id).scrollIntoView({ behavior: "instant" }), id);
      await page.waitForFunction((id) => document.querySelector(".contents [aria-current=true]")?.hash === `#${id}`, id);
      assert.deepEqual(await current(), [`#${id}`]);
    }
    await page.setViewportSize({ width: 400, height: 700 });
    await page.waitForFunction(() => !document.querySelector(".contents-fold").open);
    await page.locator(".contents summary").click();
    assert.ok(await page.locator(".contents a").first().isVisible());
  });
});

test("search finds by keyboard, marks what it found, and says when there is nothing", async () => {
  await on("en/game-enkeshui.html", async (page) => {
    const field = page.getByRole("combobox", { name: "Search" });
    await field.focus();
    await field.fill("BULLS boma");
    await page.getByRole("option").first().waitFor();
    assert.equal(await page.getByRole("option").count(), 1);
    assert.equal(await page.locator(".search mark").first().textContent(), "bulls");
    await field.fill("bull");
    assert.deepEqual(await page.locator(".search-heading").allTextContents(), ["Enkeshui: bulls", "Coro"]);
    await field.press("ArrowDown");
    await field.press("ArrowDown");
    assert.equal(await field.getAttribute("aria-activedescendant"), "search-1");
    assert.equal(await page.locator("#search-1").getAttribute("aria-selected"), "true");
    assert.equal(await page.locator("#search-1").getAttribute("href"), "../section/coro/");
    await field.fill("cafe");
    assert.equal(await page.locator(".search mark").textContent(), "café");
    await field.fill("seed");
    assert.equal(await page.getByRole("option").count(), 12);
    await field.fill("zebra");
    assert.equal(await page.locator(".search [role=status]").textContent(), "Nothing found.");
    await field.fill("boma");
    await field.press("Escape");
    assert.equal(await page.getByRole("option").count(), 0);
    await field.press("Escape");
    assert.equal(await field.inputValue(), "");
    await field.fill("boma");
    await field.press("Enter");
    await page.waitForURL(/glossary\/#boma$/);
  }, { expected: /404/ });
  await on("sw/game-enkeshui.html", async (page) => {
    await page.route("**/search.sw.json", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("combobox", { name: "Tafuta" }).focus();
    await page.getByText(/haukuweza kupakiwa: 500/).waitFor();
  }, { expected: /500/ });
});

test("a board that shows an example leaves the focus to a reader who has gone elsewhere", async () => {
  await on("en/game-enkeshui.html", async (page) => {
    const focused = await page.evaluate(async () => {
      const board = document.querySelector("#board");
      const ready = new Promise((resolve) => board.addEventListener("mbao-ready", resolve, { once: true }));
      const button = document.querySelector("#example-capture button");
      button.focus();
      button.click();
      document.querySelector("[role=combobox]").focus();
      await ready;
      // The island hears of it in a task of its own.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return document.activeElement.getAttribute("role");
    });
    assert.equal(focused, "combobox");
  });
});

test("endings light up during play and with examples", async () => {
  await on("en/game-enkeshui.html", async (page) => {
    const lit = () => page.locator(".endings .lit[aria-current=true]").evaluateAll((all) => all.map((li) => li.value));
    await page.locator("#example-capture").getByRole("button", { name: "Show on the board" }).click();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.waitForFunction(() => document.querySelector(".endings .lit"));
    assert.deepEqual(await lit(), [4]);
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.waitForFunction(() => !document.querySelector(".endings .lit"));
    await page.locator("#example-capture").getByRole("button", { name: "Play on from here" }).click();
    await page.waitForFunction(() => document.querySelector("#board").positionText?.endsWith("16-17"));
    await play(page, "b1", "x");
    assert.deepEqual(await lit(), [4]);
    await page.getByLabel("2 × 8").check();
    await page.waitForFunction(() => document.querySelector("#board").state.setup === "j");
    assert.deepEqual(await lit(), []);
    await page.locator("#example-leave").getByRole("button", { name: "Show on the board" }).press("Enter");
    await page.locator("#example-leave").getByRole("button", { name: "Back to the game" }).press("Enter");
    await page.waitForFunction(() => document.querySelector("#board").state.setup === "j" && !document.querySelector("#board").hasAttribute("steps"));
  });
  await on("en/game-bao-kiswahili.html", async (page) => {
    await page.getByRole("button", { name: "Show on the board" }).click();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.waitForFunction(() => document.querySelector(".endings .lit"));
    assert.deepEqual(await page.locator(".endings").evaluateAll((lists) => lists.map((list) => list.querySelectorAll(".lit").length)), [1, 0]);
    await page.getByRole("button", { name: "Play the other reading: ENCYCLOPEDIA" }).click();
    await page.waitForFunction(() => document.querySelector("#board").state.options.reading === "encyclopedia");
    assert.match(await page.locator(".reading [role=status]").textContent(), /ENCYCLOPEDIA/);
  });
});

test("endings light up while a turn is being shown", async () => {
  await on("en/game-enkeshui.html", async (page) => {
    await page.evaluate(() => document.querySelector("#board").setAttribute("speed", "slow"));
    await page.locator("#board").locator(".legal").first().click();
    await page.waitForFunction(() => document.querySelector(".endings .lit"));
    const moving = await page.evaluate(() => document.querySelector("#board").shadowRoot.getAnimations().length);
    assert.ok(moving > 0, "nothing moved any more");
  }, { reducedMotion: "no-preference" });
});

test("the list of turns leads back and forward to a turn", async () => {
  await on("en/play-ndoto.html", async (page) => {
    await people(page);
    await tab(page, "moves");
    const played = await playOn(page, 3);
    const turns = page.locator(".record-turns button");
    assert.deepEqual(await turns.allTextContents(), played);
    assert.equal(await page.locator(".record-turns li").count(), 2);
    assert.match(await page.locator("#seat-north .seat.turn").textContent(), /North.*your turn/);
    const whole = await record(page);
    await turns.nth(0).click();
    assert.ok(!(await record(page)).includes(played[1]));
    assert.equal(await page.locator(".record-turns .undone").count(), 2);
    assert.equal(await turns.nth(0).getAttribute("aria-current"), "true");
    await turns.nth(2).focus();
    await page.keyboard.press("Enter");
    assert.equal(await record(page), whole);
    await page.getByRole("button", { name: "To the beginning" }).click();
    assert.doesNotMatch(await record(page), /^1\. /m);
    // It follows the board's own buttons too.
    await page.evaluate(() => document.querySelector("#board").shadowRoot.querySelector(".controls button[name=redo]").click());
    await page.waitForFunction(() => document.querySelectorAll(".record-turns .undone").length === 2);
  });
});

test("a record can be copied, saved, pasted, opened and sent", async () => {
  await on("en/play-ndoto.html", async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await people(page);
    await tab(page, "moves");
    await playOn(page, 2);
    const whole = await record(page);
    const section = page.locator(".record");
    await section.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByText("Copied.").waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), whole);
    const [download] = await Promise.all([page.waitForEvent("download"), section.getByRole("button", { name: "Save as a file" }).click()]);
    assert.match(download.suggestedFilename(), /^ndoto-\d{4}-\d\d-\d\d\.txt$/);
    const saved = await download.path();
    assert.equal(await readFile(saved, "utf8"), whole);

    await section.getByText("Open a saved game").click();
    await section.getByLabel("Or pasted here").fill("Game: ndoto\n\n1. d1\n");
    await section.getByRole("button", { name: "Read it" }).click();
    await page.waitForFunction(() => document.querySelector("#board").recordText.includes("1. d1"));
    assert.equal(await page.locator(".table-side > .error").textContent(), "");
    await section.getByLabel("From a file").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(whole) });
    await page.waitForFunction((whole) => document.querySelector("#board").recordText === whole, whole);

    await page.getByRole("button", { name: "Play with a friend" }).click();
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes("#g="));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForFunction((whole) => document.querySelector("#board")?.recordText === whole, whole);
    assert.doesNotMatch(page.url(), /#/);
  });
});

test("starting over asks if a game would be lost", async () => {
  await on("en/play-enkeshui.html?setup=j", async (page) => {
    await page.waitForFunction(() => document.querySelector("#board").state.setup === "j");
    const begin = page.locator(".begin");
    await tab(page, "more");
    await page.waitForFunction(() => document.querySelector(".begin select").value === "j");
    await begin.getByLabel("Set-up").selectOption("i");
    await begin.getByRole("button", { name: "New game" }).first().click();
    await page.waitForFunction(() => document.querySelector("#board").state.setup === "i");
    await people(page);
    await playOn(page, 1);
    await begin.getByRole("button", { name: "New game" }).first().click();
    const dialog = page.getByRole("alertdialog");
    assert.ok(await dialog.isVisible());
    assert.equal(await page.evaluate(() => document.activeElement.textContent), "Keep playing");
    await page.keyboard.press("Escape");
    assert.ok(await dialog.isHidden());
    assert.match(await record(page), /^1\. /m);
    await begin.getByRole("button", { name: "New game" }).first().click();
    await dialog.getByRole("button", { name: "New game" }).click();
    await page.waitForFunction(() => !/^1\. /m.test(document.querySelector("#board").recordText));
    await page.locator(".begin-card").waitFor();
  });
});

test("options stay with another set-up, options that a set-up brings do not", async () => {
  await on("en/play-giuthi.html", async (page) => {
    const begin = page.locator(".begin");
    const press = () => begin.getByRole("button", { name: "New game" }).first().click();
    const state = (setup) => page.waitForFunction((setup) => {
      const state = document.querySelector("#board").state;
      return state?.setup === setup && state.options;
    }, setup).then((options) => options.jsonValue());
    await tab(page, "more");
    await page.waitForFunction(() => document.querySelector(".begin select").value === "6");
    await begin.getByLabel("Set-up").selectOption("l");
    await begin.locator("summary").click();
    await begin.getByLabel("uncrossed").selectOption("undo");
    await press();
    let options = await state("l");
    assert.deepEqual([options.columns, options.uncrossed], ["7", "undo"]);
    await page.waitForFunction(() => [...document.querySelectorAll(".begin select")].map((one) => one.value).join() === "l,undo,7");
    await begin.getByLabel("Set-up").selectOption("6");
    await press();
    options = await state("6");
    assert.deepEqual([options.columns, options.uncrossed], ["8", "undo"]);
  });
});

test("unfinished games are offered again", async () => {
  await on("sw/play-ndoto.html", async (page) => {
    await people(page);
    await playOn(page, 2);
    const whole = await record(page);
    await page.goto(`${address}sw/play-giuthi.html`);
    await alive(page);
    const shelf = page.locator(".shelf");
    assert.match(await shelf.locator("li").textContent(), /Ndoto, m.*zamu 2/);
    await shelf.getByRole("link").click();
    await page.waitForURL(/play-ndoto/);
    await page.waitForFunction((whole) => document.querySelector("#board")?.recordText === whole, whole);
    await page.goto(`${address}sw/play-giuthi.html`);
    await alive(page);
    await page.locator(".shelf").getByRole("button", { name: "Futa mchezo huu wa Ndoto" }).click();
    assert.ok(await page.locator(".shelf").isHidden());
    assert.equal(await page.evaluate(() => localStorage.getItem("mbao.games")), "[]");
  });
});

test("a slow move is lost", async () => {
  await on("en/play-ndoto.html", async (page) => {
    assert.equal(await page.locator(".clock").count(), 0);
    await people(page);
    await tab(page, "more");
    await page.getByLabel("Clocks").check();
    await page.getByLabel("Seconds per move").fill("5");
    await page.getByLabel("Seconds per move").blur();
    assert.equal(await page.locator("#seat-south .clock.running").textContent(), "0:05");
    await page.getByText("Time is up: South has lost the move.").waitFor();
    assert.equal(await page.locator(".clock.lost").textContent(), "0:00");
    await play(page, "c1");
    await page.locator("#seat-north .clock.running").waitFor();
    assert.equal(await page.locator(".clock.lost").count(), 0);
  });
  await on("en/play-ndoto.html", async (page) => {
    await page.evaluate(() => localStorage.setItem("mbao.play", JSON.stringify({ clocks: true, seconds: 5 })));
    await page.goto(`${address}en/play-enkeshui.html`);
    await alive(page);
    assert.equal(await page.locator(".clock").count(), 2);
  });
});

test("stored data that cannot be read is set aside, and the rest is read", async () => {
  await on("en/play-ndoto.html", async (page) => {
    const kept = {
      "mbao.play": "{ speed:",
      "mbao.games": JSON.stringify([{ game: 1 }, { game: "enkeshui", setup: "i", record: "Game: enkeshui\nSetup: i\n\n1. c1\n" }]),
      "mbao.series": "7",
      "mbao.settings": JSON.stringify({ theme: ["dark"] }),
    };
    await page.evaluate((kept) => {
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    }, kept);
    await page.reload();
    await alive(page);
    assert.match(await page.locator(".shelf li").textContent(), /Enkeshui/);
    await tab(page, "more");
    assert.equal(await page.getByLabel("Speed").inputValue(), "");
    await page.getByLabel("Speed").selectOption("fast");
    await page.goto(`${address}en/play-enkeshui.html`);
    await alive(page);
    assert.deepEqual(await page.locator(".series tbody tr").allTextContents(), ["South0", "North0"]);
    const aside = await page.evaluate((keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(`${key}.unreadable`)])), Object.keys(kept));
    assert.deepEqual(aside, kept);
    assert.equal(JSON.parse(await page.evaluate(() => localStorage.getItem("mbao.play"))).speed, "fast");
  }, { expected: /^console: mbao\.\w+ cannot be read/ });
});

test("a series counts games and lets the other side begin", async () => {
  await on("en/play-enkeshui.html?setup=j", async (page) => {
    await page.waitForFunction(() => document.querySelector("#board").state.setup === "j");
    await tab(page, "more");
    const over = (detail) => page.evaluate((detail) => {
      document.querySelector("#board").dispatchEvent(new CustomEvent("mbao-over", { detail }));
    }, detail);
    await over({ kind: "end", winner: "n", score: [20, 28], byTwo: false });
    const rows = () => page.locator(".series tbody tr").allTextContents();
    assert.deepEqual(await rows(), ["South0", "North1"]);
    assert.equal(await page.locator(".series caption").textContent(), "One game counted");
    await page.getByRole("button", { name: "Next game" }).click();
    await page.waitForFunction(() => document.querySelector("#board").state?.mover === "n");
    await page.locator("#seat-north .seat.turn").waitFor();
    await page.getByRole("button", { name: "Next game" }).click();
    await page.waitForFunction(() => document.querySelector("#board").state?.mover === "s");
    await page.reload();
    await alive(page);
    await tab(page, "more");
    assert.deepEqual(await rows(), ["South0", "North1"]);
    await page.getByRole("button", { name: "Reset score" }).click();
    assert.deepEqual(await rows(), ["South0", "North0"]);
  });
});

test("speed, trial moves and sound become attributes of the board, and are kept", async () => {
  await on("en/play-ndoto.html", async (page) => {
    await tab(page, "more");
    await page.getByLabel("Speed").selectOption("kampala");
    await page.getByLabel(/Show a move first/).check();
    await page.getByLabel("Sound of sowing").check();
    await page.reload();
    await alive(page);
    await page.waitForFunction(() => document.querySelector("#board").getAttribute("speed") === "kampala");
    assert.deepEqual(await page.evaluate(() => ["trial", "sound"].map((name) => document.querySelector("#board").hasAttribute(name))), [true, true]);
    assert.equal(await page.getByLabel("Speed").inputValue(), "kampala");
  });
});

test("there are no accessibility problems", async () => {
  for (const [name, ready] of [
    ["en/game-enkeshui", async (page) => {
      await page.locator("#example-capture button").first().click();
      await page.getByRole("combobox").fill("bull");
      await page.getByRole("option").first().waitFor();
    }],
    ["sw/game-bao-kiswahili", (page) => page.locator(".settings-button").click()],
    ["sw/play-enkeshui", async (page) => {
      await people(page);
      await playOn(page, 1);
      await tab(page, "moves");
      for (const summary of await page.locator("#panel-moves summary").all()) await summary.click();
      await tab(page, "more");
      await page.getByLabel("Saa", { exact: true }).check();
      await page.getByRole("button", { name: "Mchezo mpya" }).first().click();
    }],
  ]) {
    await on(`${name}.html`, async (page) => {
      await ready(page);
      assert.deepEqual(await obstacles(page, { within: "[data-island]" }), []);
    });
  }
});

test("everything fits on a phone, and targets are large enough", async () => {
  for (const name of ["game-enkeshui", "play-enkeshui"]) {
    await on(`sw/${name}.html`, async (page) => {
      await page.locator(".settings-button").click();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("[data-island] :is(button, select, summary, .choice, .contents a)")]
          .filter((element) => element.checkVisibility())
          .map((element) => [element, element.getBoundingClientRect()])
          .filter(([, { width, height }]) => height < 44 || width < 44)
          .map(([element, { width, height }]) => `${element.className || element.tagName} ${width}×${height}`));
      assert.deepEqual(small, []);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
    }, { viewport: { width: 360, height: 740 } });
  }
});
