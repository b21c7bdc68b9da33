// The kiosk in Chromium: set up by its file, forgetting its visitors, without a way out.
import assert from "node:assert/strict";
import { mkdir, readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

import { blank, launch } from "./chromium.mjs";
import { games } from "./games.mjs";
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
  const tile = page.locator(`.tile:has(strong:text-is("${name}"))`);
  if ((await tile.count()) === 0) await page.locator(".kiosk-bar .all").click();
  await tile.click();
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
    assert.match(lines[0], /^kiosk\.toml, line 2 idel: there is no such entry. The entries are: games, /);
    assert.match(lines[1], /^kiosk\.toml, line 3 games: expected a list of some of: .*omweso.*bao-kujifunza/);
    assert.match(lines[2], /^kiosk\.toml, line 4 attract: expected true or false/);
    assert.match(lines[3], /^kiosk\.toml, line 5 race: expected one of: first, farthest, off/);
    assert.match(lines[4], /^Address of the page text: expected one of: small, normal, large, larger/);
    await page.getByRole("button", { name: /Show it to visitors/ }).click();
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
    assert.match(await page.locator(".staff").textContent(), /kiosk\.toml was read without problems/);
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
    await page.getByRole("button", { name: "Read on at home" }).click();
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
    await page.getByRole("button", { name: "One player, against the computer" }).click();
    assert.equal(await north(), "computer:3");
    assert.match(await page.locator(".beside").textContent(), /Plays well\./);
    // How the seeds lie, or a race, is not asked anew.
    assert.equal(await page.getByRole("button", { name: "Race for it" }).count(), 0);
    await press(page, "c1");
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state.turn === 3, undefined, { timeout: 20_000 });
    assert.match(await page.locator(".standing").textContent(), /Your turn/);
    assert.equal(await page.getByRole("button", { name: "Two people" }).count(), 0, "a game under way is not changed by mistake");
    // Begun anew it is against the computer again; another game is for two.
    await page.getByRole("button", { name: "Start over" }).click();
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
    await page.getByRole("button", { name: "One player, against the computer" }).click();
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
    assert.match(await page.locator(".race-over").first().textContent(), /South has won the race/);
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
  // What is to be chosen stands outside the board, never over a pit, also upside down.
  await kiosk({ path: "kiosk/?table=turn&start=giuthi" }, async (page) => {
    await begin(page);
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
    for (const mover of ["s", "n"]) {
      await page.waitForFunction((mover) => document.querySelector("#kiosk-board").state.mover === mover && Boolean(document.querySelector(".table.to-north")) === (mover === "n"), mover);
      await page.locator("#kiosk-board .pit.legal").nth(3).click();
      const covered = await page.locator("#kiosk-board").evaluate(({ shadowRoot }) => {
        const rooms = (what) => [...shadowRoot.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
        const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        return rooms(".choices button").some((button) => rooms(".pit").some((pit) => meet(button, pit)));
      });
      assert.ok(!covered, `${mover}: an answer lies over a pit`);
      await page.locator("#kiosk-board .choices button").first().click();
      if (mover === "s") await page.waitForFunction(() => document.querySelector("#kiosk-board").state.turn > 1 || document.querySelector("#kiosk-board").state.pending);
      if ((await state(page)).mover === mover && mover === "s") break;
    }
  });
  await kiosk({ path: "kiosk/?table=flat&start=ndoto" }, async (page) => {
    await begin(page);
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
    assert.match(await page.locator(".seat.turn").textContent(), /^South.*touch a glowing pit/);
    assert.match(await page.locator(".seat.north").textContent(), /^North.*Please wait/);
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

/** Lets the show go on until a scene, by its class. */
async function scene(page, name) {
  for (let times = 0; times < 400 && (await page.locator(`.attract.at-${name}`).count()) === 0; times += 1) await page.clock.runFor(500);
  await page.locator(`.attract.at-${name}`).waitFor();
  // The scene is laid out.
  for (let times = 0; times < 20 && (await page.locator(".attract-show.away").count()) > 0; times += 1) await page.clock.runFor(100);
}

test("each people comes with its place, a turn, its longest turn counted, and a board that waits for a touch", async () => {
  await kiosk({ clock: true, path: "kiosk/?games=omweso,ndoto" }, async (page) => {
    await scene(page, "place");
    assert.match(await page.locator(".attract-words .people").textContent(), /^Baganda · Buganda, Uganda$/);
    assert.ok(await page.locator(".attract .attract-place svg.plate").isVisible());
    assert.equal(await page.locator(".attract .attract-where .pin").count(), 1);
    assert.equal(await page.locator(".attract .attract-where .pin-name").textContent(), "Kampala");
    await scene(page, "turn");
    const [board, screen] = await page.evaluate(() => [document.querySelector("#attract-board").shadowRoot.querySelector("svg").getBoundingClientRect().width, innerWidth]);
    assert.ok(board > 0.5 * screen, `the board is ${board} wide`);
    await scene(page, "wonder");
    for (let times = 0; times < 20 && (await page.locator(".count strong").textContent()) !== "2,677"; times += 1) await page.clock.runFor(500);
    assert.equal(await page.locator("p.count").textContent(), "2,677 seeds in one turn");
    assert.match(await page.locator(".attract .sentence").textContent(), /694 handfuls\. The seeds were arranged for it/);
    await scene(page, "invite");
    assert.equal(await page.locator(".invitation").textContent(), "Your turn? Touch a glowing pit.");
    await page.waitForFunction(() => document.querySelector("#attract-board").shadowRoot.querySelector(".pit.legal"));
    const pit = await page.evaluate(() => {
      const one = document.querySelector("#attract-board").shadowRoot.querySelector(".pit.legal");
      const { x, y, width, height } = one.getBoundingClientRect();
      return { name: one.dataset.pit, x: x + width / 2, y: y + height / 2 };
    });
    await page.mouse.click(pit.x, pit.y);
    // That touch is the first turn, and the computer answers who comes alone.
    await page.locator(".table:visible").waitFor();
    for (let times = 0; times < 20 && !(await record(page))?.includes(`1. ${pit.name}`); times += 1) await page.clock.runFor(200);
    assert.match(await record(page), new RegExp(`Game: omweso[^]*1\\. ${pit.name}`));
    assert.equal(await page.evaluate(() => document.querySelector("#kiosk-board").getAttribute("north")), "computer:2");
  });
});

test("the counter runs with the seeds of a long turn", async () => {
  await kiosk({ clock: true, reducedMotion: "no-preference", path: "kiosk/?games=omweso" }, async (page) => {
    await scene(page, "wonder");
    const counts = new Set();
    // Moves are seen in true time, all else goes by the clock of the page.
    const late = Date.now() + 90_000;
    while (Date.now() < late && !counts.has(2677)) {
      counts.add(Number((await page.locator(".count strong").textContent()).replace(",", "")));
      await page.clock.runFor(250);
    }
    const all = [...counts];
    assert.ok(counts.has(2677) && all.length > 10, all.join(" "));
    assert.deepEqual(all, [...all].sort((one, other) => one - other), "it never goes back");
  });
});

test("the choice begins with four games, or with those that the house names", async () => {
  const names = (page) => page.locator(".tile strong").allTextContents();
  await kiosk({}, async (page) => {
    await begin(page);
    assert.deepEqual(await names(page), ["Enkeshui", "Omweso", "Ndoto", "Bao la kujifunza"]);
    await page.getByRole("button", { name: "All 14 games" }).click();
    assert.equal((await names(page)).length, 14);
    await page.locator(".kiosk-bar .back:visible").click();
    assert.equal((await names(page)).length, 4);
  });
  await kiosk({ file: "first = [\"lukho\", \"giuthi\"]\n" }, async (page) => {
    await begin(page);
    assert.deepEqual(await names(page), ["Lukho", "Giuthi"]);
  });
  await kiosk({ file: "first = []\n" }, async (page) => {
    await begin(page);
    assert.equal((await names(page)).length, 14);
  });
});

test("the screen says what to touch, then the rule that just applied, large enough for two metres", async () => {
  for (const viewport of [{ width: 1920, height: 1080 }, { width: 1080, height: 1920 }]) {
    await kiosk({ viewport, path: "kiosk/?start=ndoto" }, async (page) => {
      await begin(page);
      await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
      const says = page.locator(".says p");
      assert.deepEqual(await says.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize) >= 32)), [true, true]);
      assert.equal(await page.locator(".standing").textContent(), "South: touch a glowing pit.");
      const before = await page.locator(".rule").textContent();
      assert.ok(before.length > 20, "how a turn begins");
      await press(page, "a1");
      await page.waitForFunction(() => document.querySelector("#kiosk-board").state.mover === "n");
      await page.waitForFunction(() => document.querySelector(".standing").textContent === "North: touch a glowing pit.");
      await page.waitForFunction((before) => !["", before].includes(document.querySelector(".rule").textContent), before);
      assert.match(await page.locator(".rule").textContent(), /^The last seed decides\. /);
      const [says1, board, high] = await page.evaluate(() => [
        document.querySelector(".says").getBoundingClientRect().bottom,
        document.querySelector("#kiosk-board").shadowRoot.querySelector("svg").getBoundingClientRect(), innerHeight]);
      assert.ok(says1 <= board.top, "the text stands above the board");
      if (viewport.height > viewport.width) {
        assert.ok(board.top - says1 < 0.08 * high, "directly above");
        assert.ok(board.top > 0.4 * high, "the board is within reach");
      }
    });
  }
});

test("at 720 by 450 pixels nothing is hidden, and three games leave no tall cards", async () => {
  await kiosk({ viewport: { width: 720, height: 450 }, clock: true, path: "kiosk/?games=omweso,ndoto,enkeshui" }, async (page) => {
    for (const name of ["place", "turn", "wonder", "invite"]) {
      await scene(page, name);
      if (name === "wonder") await page.clock.runFor(3000);
      const wrong = await page.evaluate((name) => {
        const board = document.querySelector("#attract-board").shadowRoot.querySelector("svg");
        const seen = [...document.querySelectorAll(".attract-words > *, .attract button"), ...(name === "place" ? document.querySelectorAll(".attract .attract-place svg") : [board])];
        return seen.filter((one) => {
          const { left, top, right, bottom, height } = one.getBoundingClientRect();
          return height < 12 || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        }).map((one) => `${one.className.baseVal ?? one.className} ${JSON.stringify(one.getBoundingClientRect())}`)
          .concat(name !== "place" && board.getBoundingClientRect().height < 120 ? [`the board is ${board.getBoundingClientRect().height} high`] : []);
      }, name);
      assert.deepEqual(wrong, [], name);
    }
  });
  for (const viewport of [{ width: 720, height: 450 }, { width: 1920, height: 1080 }]) {
    await kiosk({ viewport, path: "kiosk/?games=omweso,ndoto,enkeshui" }, async (page) => {
      await begin(page);
      for (const [wide, high] of await page.locator(".tile").evaluateAll((all) => all.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]))) {
        assert.ok(high < 1.25 * wide, `${wide} by ${high}`);
      }
    });
  }
});

test("a touch screen speaks of no keys", async () => {
  const keys = async (page) => {
    await page.locator(".attract .begin").click();
    await page.getByRole("button", { name: "Race for it" }).click();
    await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.phase === "race");
    return page.locator(".race-keys").count();
  };
  await kiosk({ hasTouch: true, path: "kiosk/?start=omweso" }, async (page) => assert.equal(await keys(page), 0));
  await kiosk({ path: "kiosk/?start=omweso" }, async (page) => assert.equal(await keys(page), 1));
});

test("set-ups have words for visitors, and no notation is shown in any opening", async () => {
  for (const lang of ["", "sw/"]) {
    await kiosk({ path: `${lang}kiosk/?first=` }, async (page) => {
      await begin(page);
      for (const name of ["Omweso", "Enkeshui", "Lukho", "Aweet"]) {
        await choose(page, name);
        const setups = await page.locator(".setups").first().locator("button").allTextContents();
        assert.deepEqual(setups.filter((label) => /diagram|mchoro|\d ?[x×] ?\d/i.test(label)), []);
        const own = page.getByRole("button", { name: /each lays out|kila mmoja/ });
        if (await own.count()) await own.click();
        await page.waitForFunction(() => document.querySelector("#kiosk-board").state);
        for (let presses = 0; presses < 3; presses += 1) {
          const legal = page.locator("#kiosk-board .pit.legal");
          if (await legal.count()) await legal.first().click();
          const text = await page.evaluate(() => document.querySelector(".table").innerText + document.querySelector("#kiosk-board").shadowRoot.querySelector(".below").innerText);
          assert.doesNotMatch(text, /\b(lift|lay)\b ?[a-l*\d]|[a-l][1-4]=\d/, `${lang}${name}`);
        }
        await page.locator(".kiosk-bar .back:visible").click();
      }
    });
  }
});

test("a picture that is missing or much too large is named to the staff and left out", async () => {
  const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
  const large = Buffer.concat([png, Buffer.alloc(50_000_000)]);
  for (const [what, answer, told] of [
    ["missing", { status: 404, body: "" }, /^kiosk\.toml, line 2 picture: expected a picture that is there/],
    ["a page", { contentType: "text/html", body: "<!doctype html>" }, /^kiosk\.toml, line 2 picture: expected a picture that is there/],
    ["50 MB", { contentType: "image/png", body: large, headers: { "content-length": `${large.length}` } }, /^kiosk\.toml, line 2 picture: expected a picture of at most 8 MB; this one has 51 MB and is left out/],
    ["right", { contentType: "image/png", body: png }, undefined],
  ]) {
    const { context, page } = await blank(browser);
    await page.route("**/kiosk.toml", (route) => route.fulfill({ body: "attract = false\npicture = \"house/a.png\"\n", contentType: "text/plain" }));
    await page.route("**/house/a.png", (route) => route.fulfill(answer));
    await page.goto(`${site.address}kiosk/`);
    await page.locator(".kiosk-screen:visible, .kiosk-over:visible").first().waitFor();
    const lines = await page.locator(".staff .problems li").allTextContents();
    if (told) assert.match(lines.join("; "), told, what);
    else assert.deepEqual(lines, [], what);
    if (told) await page.getByRole("button", { name: /Show it to visitors/ }).click();
    assert.equal(await page.locator(".home header img").count(), told ? 0 : 1, what);
    await context.close();
  }
});

/** Goes through all screens, calling with the name of each. */
async function tour(page, look) {
  await page.waitForFunction(() => document.querySelector("#attract-board").state);
  await look("attract");
  await begin(page);
  await look("home");
  await page.locator(".kiosk-bar .all").click();
  await look("all");
  await page.locator(".kiosk-bar .back:visible").click();
  await page.locator(".tile").first().click();
  await page.waitForFunction(() => document.querySelector("#kiosk-board").state?.game === "enkeshui");
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
  assert.equal(await page.locator(".kiosk-still h2:visible").count(), games.length);
  assert.equal(await page.locator("a[href]").count(), 0);
  await context.close();
});
