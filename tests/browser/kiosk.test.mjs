// The kiosk in Chromium: set up by its file, forgetting its visitors, without a way out.
import assert from "node:assert/strict";
import { mkdir, readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { blank, launch } from "./chromium.mjs";
import { serve } from "./site.mjs";

const shots = fileURLToPath(new URL("../../target/shots/", import.meta.url));
const axe = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
let site;
let browser;

before(async () => {
  await mkdir(shots, { recursive: true });
  site = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  site?.stop();
});

/** Opens the kiosk, set up by this file, and holds it to keeping quiet. */
async function kiosk({ path = "kiosk/", file = "", clock = false, ...options }, use) {
  const { context, page, wrong } = await blank(browser, { viewport: { width: 1920, height: 1080 }, ...options });
  if (file !== undefined) await page.route("**/kiosk.toml", (route) => route.fulfill({ body: file, contentType: "text/plain" }));
  if (clock) await page.clock.install();
  try {
    await page.goto(site.address + path);
    await page.locator(".kiosk-screen:visible, .kiosk-over:visible").first().waitFor();
    await use(page, context);
    assert.deepEqual(wrong.filter((line) => !options.expected?.test(line)), []);
  } finally {
    await context.close();
  }
}

const begin = (page) => page.locator(".attract .begin").click();
const choose = async (page, name) => {
  await page.locator(".tile", { hasText: name }).first().click();
  await page.waitForFunction((name) => document.querySelector("#kiosk-board").state?.game === name.toLowerCase(), name);
};
const record = (page) => page.evaluate(() => document.querySelector("#kiosk-board").recordText);
const state = (page) => page.evaluate(() => document.querySelector("#kiosk-board").state);
const root = (page, name) => page.evaluate((name) => document.documentElement.getAttribute(name), name);
const press = (page, pit) => page.locator(`#kiosk-board [data-pit="${pit}"]`).click();

test("what is wrong in the file or the address is named with its line and what was expected", async () => {
  const file = "idle = 20\nidel = 30\ngames = [\"omweso\", \"chess\"]\nattract = \"no\"\nrace = \"backwards\"\n";
  await kiosk({ path: "kiosk/?text=huge&games=ndoto,lukho", file }, async (page) => {
    const lines = await page.locator(".staff .problems li").allTextContents();
    assert.equal(lines.length, 5);
    assert.match(lines[0], /^kiosk\.toml, line 2 idel: there is no such entry; there are: games, /);
    assert.match(lines[1], /^kiosk\.toml, line 3 games: expected a list out of: .*omweso.*bao-kujifunza/);
    assert.match(lines[2], /^kiosk\.toml, line 4 attract: expected true or false/);
    assert.match(lines[3], /^kiosk\.toml, line 5 race: expected one of: first, farthest, off/);
    assert.match(lines[4], /^Address of the page text: expected one of: small, normal, large, larger/);
    await page.getByRole("button", { name: /To the visitors/ }).click();
    await begin(page);
    assert.deepEqual(await page.locator(".tile strong").allTextContents(), ["Ndoto", "Lukho"]);
    assert.equal(await root(page, "data-size"), "normal");
  });
  await kiosk({ path: "sw/kiosk/", file: "idle = \n" }, async (page) => {
    assert.match(await page.locator(".staff .problems li").first().textContent(), /^kiosk\.toml, mstari wa 1: hii si TOML: /);
  });
});

test("a right file, the one that comes along and none at all show no fault", async () => {
  await kiosk({ file: "attract = false\ngames = [\"ndoto\"]\ntitle.en = \"House of boards\"\n" }, async (page) => {
    assert.equal(await page.locator(".staff").count(), 0);
    assert.equal(await page.locator("h1:visible").textContent(), "House of boards");
    await page.keyboard.press("Control+Shift+K");
    assert.match(await page.locator(".staff").textContent(), /kiosk\.toml is read and right/);
  });
  await kiosk({ file: undefined }, async (page) => {
    await page.locator(".attract .begin").waitFor();
    assert.equal(await page.locator(".staff").count(), 0);
  });
  await kiosk({ path: "kiosk/", file: "<!doctype html><title>Not found</title>" }, async (page) => {
    await page.mouse.move(20, 20);
    await page.mouse.down();
    await page.waitForTimeout(3300);
    await page.mouse.up();
    assert.match(await page.locator(".staff").textContent(), /There is no kiosk\.toml/);
  });
});

const kept = (page) => page.evaluate(async () => ({
  local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie,
  databases: (await indexedDB.databases?.()) ?? [],
}));

test("when nobody is there any more it asks, and then nothing of the visitor is left", async () => {
  await kiosk({ path: "kiosk/?idle=60&idle-playing=180", clock: true }, async (page) => {
    const before = await kept(page);
    const far = await page.evaluate(() => history.length);
    await begin(page);
    await page.getByRole("button", { name: "Kiswahili", exact: true }).click();
    await page.getByRole("button", { name: "Maandishi makubwa" }).click();
    await page.getByRole("button", { name: "Tofauti kali" }).click();
    assert.deepEqual([await root(page, "lang"), await root(page, "data-size"), await root(page, "data-theme")], ["sw", "large", "contrast"]);
    await choose(page, "Ndoto");
    await press(page, "c1");
    await page.clock.runFor(3000);
    assert.match(await record(page), /1\. c1/);
    // As something else on this machine might.
    await page.evaluate(() => localStorage.setItem("mbao.games", "[1]"));
    // In a game it waits longer.
    await page.clock.runFor(120_000);
    assert.equal(await page.locator(".kiosk-question").count(), 0);
    await page.clock.runFor(62_000);
    assert.match(await page.locator(".kiosk-question").textContent(), /Bado upo\?/);
    await page.locator(".kiosk-question button").click();
    assert.equal(await page.locator(".kiosk-question").count(), 0);
    assert.match(await record(page), /1\. c1/, "an answer leaves the game");
    await page.clock.runFor(182_000);
    await page.locator(".kiosk-question").waitFor();
    const seconds = await page.locator(".kiosk-question p").first().textContent();
    await page.clock.runFor(10_000);
    assert.notEqual(await page.locator(".kiosk-question p").first().textContent(), seconds);
    await page.clock.runFor(25_000);
    await page.locator(".attract").waitFor();
    assert.deepEqual([await root(page, "lang"), await root(page, "data-size"), await root(page, "data-theme")], ["en", "normal", "auto"]);
    await page.clock.runFor(1000);
    assert.doesNotMatch(await record(page), /1\. /);
    assert.deepEqual(await kept(page), before);
    assert.ok((await page.evaluate(() => history.length)) <= far);
    // And nobody is asked where nobody came.
    await page.clock.runFor(600_000);
    assert.equal(await page.locator(".kiosk-question").count(), 0);
  });
});

test("there is no way out", async () => {
  await kiosk({ file: "address = \"https://mbao.example/\"\n" }, async (page) => {
    const address = page.url();
    await begin(page);
    assert.equal(await page.locator("a[href], area, form, iframe, input").count(), 0);
    const refused = () => page.evaluate(() => {
      const events = [
        new MouseEvent("contextmenu", { bubbles: true, cancelable: true }),
        new MouseEvent("mouseup", { bubbles: true, cancelable: true, button: 3 }),
        new WheelEvent("wheel", { bubbles: true, cancelable: true, ctrlKey: true }),
        new DragEvent("dragstart", { bubbles: true, cancelable: true }),
        new Event("selectstart", { bubbles: true, cancelable: true }),
        new Event("gesturestart", { bubbles: true, cancelable: true }),
        ...[["p", { ctrlKey: true }], ["ArrowLeft", { altKey: true }], ["F5", {}], ["BrowserBack", {}], ["s", { metaKey: true }]]
          .map(([key, more]) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })),
      ];
      return events.filter((event) => document.querySelector("h1").dispatchEvent(event)).map((event) => event.type);
    });
    assert.deepEqual(await refused(), []);
    await page.getByRole("button", { name: "To read on at home" }).click();
    assert.equal(await page.locator("svg.code path").count(), 1);
    assert.equal(await page.locator(".address").textContent(), "https://mbao.example/");
    await page.goBack().catch(() => {});
    assert.equal(await page.locator(".home").count(), 1, "back leads back within the kiosk");
    await choose(page, "Omweso");
    for (let times = 0; times < 5; times += 1) await page.goBack().catch(() => {});
    assert.equal(page.url(), address);
    assert.equal(await page.locator(".kiosk-screen:visible").count(), 1);
    // Neither does a tap of two fingers zoom, nor does anything print that is not to.
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator("body").evaluate((body) => getComputedStyle(body).display), "none");
  });
});

test("everything is done by keys alone", async () => {
  await kiosk({}, async (page) => {
    await page.keyboard.press("Enter");
    await page.locator(".home").waitFor();
    const name = () => page.evaluate(() => (document.activeElement.querySelector("strong") ?? document.activeElement).textContent);
    for (let steps = 0; steps < 20 && !(await name())?.startsWith("Ndoto"); steps += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.game === "ndoto");
    const pit = () => page.evaluate(() => document.querySelector("#kiosk-board").shadowRoot.activeElement?.dataset.pit);
    for (let steps = 0; steps < 20 && !(await pit()); steps += 1) await page.keyboard.press("Tab");
    assert.ok(await pit(), "the board is reached");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => /1\. /.test(document.querySelector("#kiosk-board").recordText));
    for (let steps = 0; steps < 30 && !/All games/.test(await name()); steps += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".home").waitFor();
  });
});

test("who comes alone plays against the computer, and who leaves it ends its thinking", async () => {
  await kiosk({ path: "kiosk/?idle=60&idle-playing=60&computer=3" }, async (page) => {
    const workers = () => page.workers().filter((worker) => /thinker/.test(worker.url())).length;
    await begin(page);
    await choose(page, "Ndoto");
    const north = () => page.evaluate(() => document.querySelector("#kiosk-board").getAttribute("north"));
    assert.equal(await north(), null, "two people, unless something else is chosen");
    await page.getByRole("button", { name: "One, against the computer" }).click();
    assert.equal(await north(), "computer:3");
    assert.match(await page.locator(".beside").textContent(), /It plays often and well\./);
    // How the seeds lie, or a race, is not asked anew.
    assert.equal(await page.getByRole("button", { name: "Race for it" }).count(), 0);
    await press(page, "c1");
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state.turn === 3, undefined, { timeout: 20_000 });
    assert.match(await page.locator(".standing").textContent(), /Your turn/);
    assert.equal(await page.getByRole("button", { name: "Two people" }).count(), 0, "a game under way is not changed by mistake");
    // Begun anew it is against the computer again; another game is for two.
    await page.getByRole("button", { name: "Begin anew" }).click();
    assert.equal(await north(), "computer:3");
    await page.getByRole("button", { name: "All games" }).click();
    await choose(page, "Omweso");
    assert.equal(await north(), null);
    assert.ok(workers() <= 1);
  });
  await kiosk({ path: "sw/kiosk/?computer=0" }, async (page) => {
    await begin(page);
    await choose(page, "Ndoto");
    assert.equal(await page.getByRole("button", { name: "Mmoja, dhidi ya kompyuta" }).count(), 0);
  });
});

test("what the computer thinks about is forgotten with the visitor", async () => {
  await kiosk({ path: "kiosk/?idle=10&idle-playing=10&computer=5", clock: true }, async (page) => {
    await begin(page);
    await choose(page, "Ndoto");
    await page.getByRole("button", { name: "One, against the computer" }).click();
    await press(page, "c1");
    // It thinks; then nobody is there any more. (The clock stands in between, and it takes its time.)
    const busy = () => page.evaluate(() => document.querySelector("#kiosk-board").shadowRoot.querySelectorAll("[aria-busy]").length);
    for (let times = 0; times < 20 && !(await busy()); times += 1) await page.clock.runFor(20);
    assert.equal(await busy(), 1);
    await page.clock.fastForward(45_000);
    await page.clock.runFor(2000);
    await page.locator(".attract").waitFor();
    // Nor is anything played that was thought of for who has gone.
    await page.waitForTimeout(1500);
    await page.clock.runFor(2000);
    assert.equal(await busy(), 0);
    assert.equal(await page.evaluate(() => document.querySelector("#kiosk-board").getAttribute("north")), null);
    assert.doesNotMatch(await record(page), /1\. /);
  });
});

test("a press moves the first seeds before anybody is told of it", async () => {
  await kiosk({ reducedMotion: "no-preference" }, async (page) => {
    await begin(page);
    await choose(page, "Ndoto");
    await page.evaluate(() => {
      const board = document.querySelector("#kiosk-board");
      board.addEventListener("mbao-action", () => {
        window.flew = board.shadowRoot.querySelectorAll(".flyer").length === 1 && board.shadowRoot.querySelector(".flyer").getAnimations().length;
      }, { once: true });
    });
    await press(page, "c1");
    await page.waitForFunction(() => window.flew !== undefined);
    assert.equal(await page.evaluate(() => window.flew), 1);
    // And what follows is told as before, step by step.
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state.turn === 2);
    assert.match(await record(page), /1\. c1/);
  });
});

test("on a table between two each reads the counts of his own side", async () => {
  await kiosk({ path: "kiosk/?table=flat&attract=no&start=ndoto" }, async (page) => {
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
    const upright = (side) => page.evaluate((side) => {
      const pits = [...document.querySelector("#kiosk-board").shadowRoot.querySelectorAll(side)];
      return pits.map((pit) => {
        const box = (one) => one.getBoundingClientRect();
        const [hollow, count] = [box(pit.querySelector(".hollow") ?? pit), box(pit.querySelector(".count"))];
        return [getComputedStyle(pit.querySelector(".count")).rotate, Math.sign(count.y + count.height / 2 - hollow.y - hollow.height / 2)];
      });
    }, side);
    for (const [side, turned, below] of [[".own-south", "none", 1], [".own-north", "180deg", -1]]) {
      const all = await upright(side);
      assert.equal(all.length, 8);
      for (const one of all) assert.deepEqual(one, [turned, below], side);
    }
    assert.equal((await upright('[data-store="n"]'))[0][0], "180deg");
  });
});

test("reading about a game leaves it as it is, in either language", async () => {
  await kiosk({}, async (page) => {
    await begin(page);
    await choose(page, "Enkeshui");
    await press(page, "c1");
    await page.waitForFunction(() => /c1/.test(document.querySelector("#kiosk-board").recordText));
    const played = await record(page);
    await page.getByRole("button", { name: "Read", exact: true }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "Kiswahili", exact: true }).click();
    assert.match(await page.locator(".pages").textContent(), /^2 kati ya /);
    for (;;) {
      const words = (await page.locator(".reading article").textContent()).split(/\s+/).length;
      assert.ok(words <= 110, `${words} words on a screen`);
      const next = page.getByRole("button", { name: "Endelea" });
      if (await next.isDisabled()) break;
      await next.click();
    }
    await page.getByRole("button", { name: "Cheza" }).click();
    assert.equal(await record(page), played);
  });
});

/** Touches of several fingers at once. */
async function fingers(page) {
  const debug = await page.context().newCDPSession(page);
  const points = new Map();
  const send = (type, touchPoints) => debug.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    async down(id, x, y, radius = 8) {
      points.set(id, { id, x, y, radiusX: radius, radiusY: radius });
      await send("touchStart", [...points.values()]);
    },
    /** All of them: the protocol lifts no single one. */
    async up() {
      points.clear();
      await send("touchEnd", []);
    },
  };
}

const middle = (page, pit) => page.locator(`#kiosk-board [data-pit="${pit}"]`).evaluate((pit) => {
  const { left, top, width, height } = pit.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
});

test("two people race with their own fingers, and the result begins the game", async () => {
  await kiosk({ hasTouch: true, path: "kiosk/?table=flat" }, async (page) => {
    await page.locator(".attract .begin").tap();
    await page.locator(".tile", { hasText: "Omweso" }).tap();
    await page.getByRole("button", { name: "Race for it" }).tap();
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.phase === "race");
    const hands = await fingers(page);
    const taps = async () => ((await record(page)).match(/tap [sn]/g) ?? []).join();
    const ringed = () => page.locator("#kiosk-board .pit.legal").evaluateAll((all) => all.map((pit) => pit.dataset.pit).sort());
    const [north, south] = await ringed();
    // Both fingers lie on the glass at once.
    await hands.down(1, ...(await middle(page, south)));
    await hands.down(2, ...(await middle(page, north)));
    await page.waitForFunction(() => (document.querySelector("#kiosk-board").recordText.match(/tap [sn]/g) ?? []).length === 2);
    assert.equal(await taps(), "tap s,tap n");
    await hands.up();
    // A wrong touch changes nothing and is told; a palm is not even that.
    const wrong = await middle(page, "d1");
    await hands.down(1, ...wrong, 60);
    await hands.up();
    await page.waitForTimeout(150);
    assert.equal((await page.locator(".refused").first().textContent()).trim(), "");
    await hands.down(1, ...wrong);
    await hands.up();
    await page.waitForFunction(() => /Not there/.test(document.querySelector(".refused").textContent));
    assert.equal(await taps(), "tap s,tap n");
    // Only South goes on: he sleeps first and begins.
    for (let seeds = 0; seeds < 200 && (await state(page)).phase === "race"; seeds += 1) {
      const open = await ringed();
      const own = open.find((pit) => /[12]/.test(pit)) ?? open[0];
      await hands.down(1, ...(await middle(page, own)));
      await hands.up();
      await page.waitForTimeout(5);
    }
    const after = await state(page);
    assert.notEqual(after.phase, "race");
    assert.equal(after.mover, "s");
    assert.match(await page.locator(".race-over").first().textContent(), /South won the race/);
    assert.equal(await page.evaluate(() => document.querySelector("#kiosk-board").getAttribute("speed")), null);
    const [first] = await ringed();
    await page.locator(`#kiosk-board [data-pit="${first}"]`).tap();
    await page.waitForFunction(() => document.querySelector("#kiosk-board").recordText.split("tap").at(-1).length > 8);
  });
});

test("a race is run by keys as well", async () => {
  await kiosk({ path: "kiosk/?race=farthest&start=enkeshui" }, async (page) => {
    await begin(page);
    await page.getByRole("button", { name: "Race for it" }).click();
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.phase === "race");
    for (let seeds = 0; seeds < 400 && (await state(page)).phase === "race"; seeds += 1) await page.keyboard.press(seeds % 2 ? "m" : "z");
    assert.notEqual((await state(page)).phase, "race");
    assert.match(await page.locator(".race-over").textContent(), /won the race/);
  });
});

test("in play a second finger and a palm do not disturb", async () => {
  await kiosk({ hasTouch: true, path: "kiosk/?start=ndoto" }, async (page) => {
    await page.locator(".attract .begin").tap();
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
    const hands = await fingers(page);
    await hands.down(1, ...(await middle(page, "c1")), 80);
    await hands.up();
    await page.waitForTimeout(100);
    assert.doesNotMatch(await record(page), /c1/);
    await hands.down(1, 960, 60);
    await hands.down(2, ...(await middle(page, "d1")));
    await hands.up();
    await page.waitForTimeout(100);
    assert.doesNotMatch(await record(page), /d1/);
    await page.locator('#kiosk-board [data-pit="c1"]').tap();
    await page.waitForFunction(() => /c1/.test(document.querySelector("#kiosk-board").recordText));
  });
});

test("at a table the board turns, or has two sides", async () => {
  await kiosk({ path: "kiosk/?table=turn&start=ndoto" }, async (page) => {
    await begin(page);
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
    const side = () => page.evaluate(() => {
      const y = (pit) => document.querySelector("#kiosk-board").shadowRoot.querySelector(`[data-pit="${pit}"]`).getBoundingClientRect().y;
      return y("a1") > y("a2") ? "south" : "north";
    });
    assert.equal(await side(), "south");
    await press(page, "a1");
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state.mover === "n");
    await page.waitForFunction(() => document.querySelector(".table.to-north"));
    assert.equal(await side(), "north");
  });
  // What is to be chosen stands below the pit for whoever chooses, also upside down.
  await kiosk({ path: "kiosk/?table=turn&start=giuthi" }, async (page) => {
    await begin(page);
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
    for (const mover of ["s", "n"]) {
      await page.waitForFunction((mover) => document.querySelector("#kiosk-board").state.mover === mover && Boolean(document.querySelector(".table.to-north")) === (mover === "n"), mover);
      await page.locator("#kiosk-board .pit.legal").nth(3).click();
      const [pit, choices] = await page.locator("#kiosk-board").evaluate((board) =>
        [".pit.chosen", ".choices"].map((one) => board.shadowRoot.querySelector(one).getBoundingClientRect().toJSON()));
      const [below, aside] = [mover === "s" ? choices.top - pit.bottom : pit.top - choices.bottom, Math.abs(choices.x + choices.width / 2 - pit.x - pit.width / 2)];
      assert.ok(below > -8 && below < 40 && aside < 30, `${mover}: ${below} below, ${aside} aside`);
      await page.locator("#kiosk-board .choices button").first().click();
      if (mover === "s") await page.waitForFunction(() => document.querySelector("#kiosk-board").state.turn > 1 || document.querySelector("#kiosk-board").state.pending);
      if ((await state(page)).mover === mover && mover === "s") break;
    }
  });
  await kiosk({ path: "kiosk/?table=flat&start=ndoto" }, async (page) => {
    await begin(page);
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
    assert.match(await page.locator(".seat.turn .seat-name").textContent(), /^South Your turn/);
    assert.equal(await page.locator(".seat.north").evaluate((seat) => getComputedStyle(seat).rotate), "180deg");
    await press(page, "a1");
    await page.waitForFunction(() => document.querySelector(".seat.turn .seat-name").textContent.startsWith("North"));
  });
});

test("boards play by themselves until they are held or touched, each people in turn", async () => {
  await kiosk({ clock: true, reducedMotion: "no-preference", path: "kiosk/?games=ndoto,lukho,omweso" }, async (page) => {
    await page.waitForFunction(() => document.querySelector("#attract-board").state);
    const title = () => page.locator(".attract-words h2").textContent();
    const seen = new Set();
    // The clock of the page is run on, but steps are animated in true time, as fast as the machine can.
    const late = Date.now() + 120_000;
    while (seen.size < 3 && Date.now() < late) {
      seen.add(await title());
      await page.clock.runFor(500);
    }
    assert.deepEqual([...seen], ["Ndoto", "Lukho", "Omweso"]);
    await page.getByRole("button", { name: "Pause" }).click();
    const held = await title();
    await page.clock.runFor(60_000);
    assert.equal(await title(), held);
    await page.getByRole("button", { name: "Go on" }).click();
    assert.equal(await page.locator(".attract").isVisible(), true);
    await page.mouse.click(960, 400);
    await page.locator(".home").waitFor();
  });
});

/** Goes through all screens, calling with the name of each. */
async function tour(page, look) {
  await page.waitForFunction(() => document.querySelector("#attract-board").state);
  await look("attract");
  await begin(page);
  await look("home");
  await page.locator(".tile").first().click();
  await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.game === "omweso");
  await page.waitForTimeout(100);
  await look("game");
  await page.locator(".kiosk-bar .group").first().locator("button").nth(1).click();
  await look("reading");
  await page.keyboard.press("Control+Shift+K");
  await look("staff");
}

for (const lang of ["en", "sw"]) {
  for (const colours of ["light", "dark", "contrast"]) {
    test(`nothing is in the way of any visitor (${lang}, ${colours})`, async () => {
      await kiosk({ path: `${lang === "sw" ? "sw/" : ""}kiosk/?colours=${colours}` }, async (page) => {
        await tour(page, async (screen) => {
          await page.evaluate(`${axe}; 0`);
          const { violations } = await page.evaluate(() => axe.run());
          assert.deepEqual(violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html).join(" ")}`), []);
        });
      });
    });
  }
}

for (const [width, height] of [[3840, 2160], [1920, 1080], [1080, 1920], [1024, 768]]) {
  for (const colours of ["light", "dark", "contrast"]) {
    test(`it fits ${width} by ${height} pixels, ${colours}`, async () => {
      await kiosk({ viewport: { width, height }, path: `kiosk/?colours=${colours}` }, async (page) => {
        await tour(page, async (screen) => {
          if (process.env.SHOTS) await page.screenshot({ path: `${shots}kiosk-${screen}-${width}x${height}-${colours}.png` });
          const wrong = await page.evaluate(() => {
            const wrong = [];
            const { scrollWidth, scrollHeight } = document.documentElement;
            if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page is ${scrollWidth} by ${scrollHeight}`);
            const boards = [...document.querySelectorAll("mbao-board")].flatMap((board) => [...board.shadowRoot.querySelectorAll(".pit.legal, button")]);
            for (const one of [...document.querySelectorAll("button"), ...boards]) {
              if (!one.checkVisibility() || one.closest("[inert]") || one.getRootNode().host?.closest("[inert]")) continue;
              const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
              const name = one.dataset.pit ?? one.textContent;
              if (Math.min(width, height) < 47.5) wrong.push(`${name} is ${width} by ${height}`);
              if (left < 0 || top < 0 || right > innerWidth + 1 || (bottom > innerHeight + 1 && !one.closest(".staff, .tiles"))) wrong.push(`${name} is at ${left} ${top} ${right} ${bottom}`);
            }
            return wrong;
          });
          assert.deepEqual(wrong, [], screen);
        });
      });
    });
  }
}

test("what is touched lies within reach", async () => {
  await kiosk({ viewport: { width: 1080, height: 1920 }, path: "kiosk/?reach-from=5&reach-to=65" }, async (page) => {
    await tour(page, async (screen) => {
      if (screen === "staff") return;
      const out = await page.locator("button:visible").evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter(({ top, bottom }) => top < innerHeight * 0.35 - 1 || bottom > innerHeight * 0.95 + 1).length);
      assert.equal(out, 0, screen);
    });
  });
});

test("without scripts it reads as a list of the games", async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.address}sw/kiosk/`);
  assert.equal(await page.locator(".kiosk-still h2:visible").count(), 14);
  assert.equal(await page.locator("a[href]").count(), 0);
  await context.close();
});
