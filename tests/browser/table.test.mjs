// The play table in Chromium: the first two presses, seats, moves, the end, games that are saved and sent.
import assert from "node:assert/strict";
import { test } from "node:test";

import { COLOURS, obstacles } from "./axe.mjs";
import { fronts } from "./games.mjs";
import { awake } from "./chromium.mjs";
import { open, site, wake } from "./here.mjs";
import { INSTANT, PEOPLE, shows, turns } from "./play.mjs";
import { becomes } from "./waits.mjs";

const LIMIT = { timeout: 600_000 };

/** A page of the site, once it is awake. `kept` is what the browser stored before. */
async function at(route, options = {}, kept = {}) {
  const opened = await wake(route, { kept, ...options });
  const board = opened.page.locator("#board");
  return { ...opened, board, record: () => board.evaluate((board) => board.recordText) };
}
/** Against a computer that is easy to beat. */
const EASY = { "mbao.play": { speed: "instant", seating: { level: 1 } } };
const FINGERS = { hasTouch: true, isMobile: true };
const PHONE = { viewport: { width: 390, height: 844 }, ...FINGERS };
const SMALL = { viewport: { width: 360, height: 640 }, ...FINGERS };
const LAPTOP = { viewport: { width: 1440, height: 900 } };

/** Whether an element can be seen without scrolling. */
const inView = (locator) => locator.evaluate((element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight + 1;
});

const windows = (...sizes) => sizes.map(([width, height]) => ({ width, height }));
const LYING = windows([844, 340], [844, 390], [740, 360], [667, 375]);
const LAPTOPS = windows([1366, 768], [1024, 700]);
for (const [route, windows] of [
  ["play/omweso/", LYING], ["sw/play/kiothi/", LYING], ["play/ndoto/", LYING], ["play/omweso/", LAPTOPS], ["sw/play/kiothi/", LAPTOPS],
]) {
  const lies = windows === LYING;
  test(`on a ${lies ? "phone that lies on its side" : "laptop"} the card stands beside the board, and later the words, the buttons and what else is pressed are in view (${route})`, async () => {
    const { page, board } = await at(route, { viewport: windows[0], ...(lies && FINGERS) }, PEOPLE);
    const box = (locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
    const begin = page.locator(".begin-card .main");
    const inEach = async (look) => {
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        await awake(page);
        await look(await box(board.locator(".stage > svg")), viewport, `${route} at ${viewport.width} by ${viewport.height}`);
      }
    };
    const before = new Map();
    await inEach(async (drawn, viewport, where) => {
      const card = await box(page.locator(".begin-card"));
      assert.ok(await inView(begin), `${where}: Begin is out of view`);
      assert.ok(card.left >= drawn.right - 1, `${where}: the card covers ${drawn.right - card.left} pixels of the board`);
      before.set(viewport, drawn);
    });
    await (lies ? begin.tap() : begin.click());
    await turns(board, 1);
    await inEach(async (after, viewport, where) => {
      for (const part of [".stage > svg", ".caption", ".controls button", ...(lies ? ["#seat-north", "#seat-south"] : [])]) {
        const one = part.startsWith("#") ? page.locator(part) : board.locator(part).first();
        assert.ok(await inView(one), `${where}: ${part} is out of view`);
        if (lies && part !== ".stage > svg") assert.ok((await box(one)).left >= after.right - 1, `${where}: ${part} is not beside the board`);
      }
      if (!lies) return;
      const drawn = before.get(viewport);
      assert.deepEqual([after.left, after.width], [drawn.left, drawn.width], `${where}: the board stays where it is`);
      assert.ok(after.height > 0.85 * (viewport.height - 64) || after.width > 0.5 * viewport.width, `${where}: the board is only ${after.width} by ${after.height}`);
    });
  });
}

const SIZES = [[360, 640], [390, 844], [768, 1024], [1440, 900], [2560, 1440]];
for (const [width, height] of SIZES) {
  for (const way of width < 1000 ? ["touch", "keys"] : ["mouse", "keys"]) {
    test(`the first seed moves two presses after /play/ is opened: ${width} pixels, ${way}`, LIMIT, async () => {
      const touch = way === "touch";
      const { page, board } = await at("play/", { viewport: { width, height }, hasTouch: touch, isMobile: touch, reducedMotion: "no-preference" });
      const begin = page.locator(".begin-card .main");
      assert.ok(await inView(begin), "Begin is out of view");
      await page.evaluate(() => {
        window.flown = new Promise((done) => {
          const look = () => (document.querySelector("#board").shadowRoot.querySelector(".flyer")?.getAnimations()[0] ? done(true) : requestAnimationFrame(look));
          look();
        });
      });
      if (way === "keys") {
        await begin.press("Enter");
        await page.waitForFunction(() => document.querySelector("#board").shadowRoot.activeElement?.dataset.pit);
        await page.keyboard.press("Enter");
      } else {
        await (touch ? begin.tap() : begin.click());
        const pit = board.locator(".pit.legal").first();
        assert.ok(await inView(pit), "no pit is in view");
        await (touch ? pit.tap() : pit.click());
      }
      assert.equal(await page.evaluate(() => window.flown), true);
      assert.equal(await page.evaluate(() => scrollY), 0);
      assert.equal(await board.getAttribute("north"), "computer:2");
    });
  }
}

for (const game of ["kiothi", "lukho"]) {
  test(`seeds lifted in an opening begin the game as well, before anything is played (${game})`, LIMIT, async () => {
    const { page, board, record } = await at(`play/${game}/`, PHONE, INSTANT);
    const before = await record();
    await board.locator(".pit.legal").first().tap();
    await page.locator(".begin-card").waitFor({ state: "detached" });
    await board.locator(".pit.chosen").waitFor();
    assert.equal(await record(), before);
  });
}

test("a press is not kept where the bundle does not come", LIMIT, async () => {
  const { page } = await open("icon.svg", { expected: /playing_bg|ERR_FAILED/ });
  await page.route("**/playing_bg.wasm", (route) => route.abort());
  await page.goto(`${site.address}play/ndoto/`);
  await page.locator(".begin-card .main").click();
  await page.locator(".unloaded").waitFor();
  await page.locator(".begin-card .main").click();
  assert.equal(await page.locator(":is(button, input)[aria-busy]").count(), 0);
});

/** The longest that a seat says in any game, of a turn and of an end that is near, and of what its seeds are made up. */
const LONGEST = {
  en: [["your turn: press a ringed boma", "only 2 bomas left to play"], "18 eaten + 19 in bulls + 25 on this side"],
  sw: [["zamu yako: bonyeza duara", "maboma 2 tu ya kucheza"], "18 waliotekwa + 19 katika visu + 25 upande huu"],
};
/** What of a seat is cut off or covered while it says this. */
const cut = ([lines, made]) => {
  const found = [];
  const covers = (one, other) => {
    const [a, b] = [one, other].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return (element.matches(".avatar") ? element : range).getBoundingClientRect();
    });
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  };
  for (const seat of document.querySelectorAll(".seat")) {
    const [name, told, kind, face] = ["strong", ".seat-told", ".seeds-kind", ".avatar"].map((part) => seat.querySelector(part));
    kind.textContent = made;
    for (const line of lines) {
      told.textContent = line;
      seat.classList.remove("turn", "near-end");
      seat.classList.add(line === lines[0] ? "turn" : "near-end");
      for (const part of [name, told]) {
        if (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1) found.push(`${part.textContent}: cut`);
        if (covers(part, face) || covers(part, kind)) found.push(`${part.textContent}: covered`);
      }
      if (kind.getBoundingClientRect().right > seat.getBoundingClientRect().right) found.push(`${made}: out of its seat`);
    }
  }
  return found;
};

test("a phone shows head, seats, board, sentence and buttons at once, and nothing jumps", LIMIT, async () => {
  for (const route of ["play/", "play/omweso/", "sw/play/bao-kiswahili/", "play/mbothe/", "sw/play/giuthi/"]) {
    const { page, board, close } = await at(route, PHONE, PEOPLE);
    assert.equal(await page.locator("header.top").evaluate((top) => top.offsetHeight), 48);
    for (const part of ["header.top", "#seat-north", "#seat-south"]) assert.ok(await inView(page.locator(part)), `${route}: ${part}`);
    for (const part of [".stage > svg", ".caption"]) assert.ok(await inView(board.locator(part)), `${route}: ${part}`);
    const buttons = board.locator("button", { hasText: /Hint|Kidokezo|Dokezo/ });
    assert.ok(await inView(buttons), `${route}: buttons`);
    await page.locator(".begin-card .main").tap();
    const before = await board.evaluate((board) => board.offsetHeight);
    await turns(board, 4);
    const after = await board.evaluate((board) => board.offsetHeight);
    assert.ok(Math.abs(after - before) <= 40, `${route}: the board grew from ${before} to ${after}`);
    await page.setViewportSize({ width: 360, height: 640 });
    assert.deepEqual(await page.evaluate(cut, LONGEST[route.startsWith("sw/") ? "sw" : "en"]), [], route);
    await close();
  }
});

test("items of the head stay on one row; typing a search moves nothing", LIMIT, async () => {
  const { page } = await at("sw/section/coro/", { viewport: { width: 360, height: 800 } });
  for (const width of [360, 720, 768, 930, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await awake(page);
    const tops = await page.locator("header.top").evaluate((top) =>
      [...top.querySelectorAll(".brand, .menu-button, .site-nav li, .search, .settings-button")].filter((one) => one.checkVisibility())
        .map((one) => { const { top, height } = one.getBoundingClientRect(); return Math.round((top + height / 2) / 12); }));
    assert.ok(Math.max(...tops) - Math.min(...tops) <= 1, `${width}: ${tops}`);
    const menu = page.locator(".menu-button");
    if (await menu.isVisible()) await menu.click();
    const where = () => page.evaluate(() => ["main", "header.top"].map((one) => document.querySelector(one).getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]));
    const before = await where();
    const field = page.getByRole("combobox");
    await field.focus();
    for (const typed of ["z", "zebra zebra", "kiothi"]) {
      await field.fill(typed);
      await page.waitForFunction(() => document.querySelector(".search-status").textContent.length > 0);
      assert.deepEqual(await where(), before, `${width}: ${typed}`);
    }
    const seen = await page.locator(".search-list a").nth(1).evaluate((hit) => {
      const { x, y, width, height } = hit.getBoundingClientRect();
      return hit.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    assert.ok(seen, `${width}: the second hit is cut off`);
    await field.fill("");
    await page.waitForFunction(() => document.querySelector(".search-status").textContent === "");
    await field.evaluate((field) => field.blur());
    if (await menu.isVisible()) await menu.click();
  }
});

test("a game survives leaving the page, another language and a reload, with its players", LIMIT, async () => {
  const { page, board, record } = await at("play/omweso/?setup=c", LAPTOP, INSTANT);
  await page.locator(".begin-card .choice").nth(1).click();
  await page.locator(".begin-card .main").click();
  await turns(board, 4);
  const whole = await record();
  assert.doesNotMatch(page.url(), /setup/);
  await page.reload();
  await shows(page, whole);
  assert.equal(await page.locator(".begin-card").count(), 0);
  assert.equal(await board.getAttribute("north"), null);
  await page.goto(`${site.address}section/coro/`);
  // Without a game the table opens the one that was played last.
  await page.goto(`${site.address}play/`);
  await page.waitForURL(/play\/omweso\/$/);
  await shows(page, whole);
  await page.locator(".settings-language:is([lang=en], [lang=sw])").click();
  await page.waitForURL(/sw\/play\/omweso/);
  await shows(page, whole);
  assert.equal(await page.locator(".begin-card").count(), 0);
});

test("a game that was begun beside the article goes on at the table", LIMIT, async () => {
  const { page } = await at("section/coro/", LAPTOP);
  const moved = await page.locator("#board-coro").evaluate(async (board) => {
    board.setAttribute("speed", "instant");
    while (board.state.turn < 2) await board.play(board.legal[0]);
    return board.recordText;
  });
  await page.waitForFunction(() => document.querySelector(".play-link").hash.length > 9);
  await page.locator(".play-link").first().click();
  await page.waitForURL(/play\/coro/);
  await shows(page, moved);
  // The reader is asked who plays on; nobody plays before that.
  assert.equal(await page.locator(".begin-card .main").textContent(), "Go on");
  await page.locator(".begin-card .choice").first().click();
  await page.locator(".begin-card .main").click();
  await page.waitForFunction(() => document.querySelector("#board").state.turn === 3);
});

test("the list of moves scrolls with the game, arrow keys step, and a link carries the whole game from anywhere", LIMIT, async () => {
  const options = { viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] };
  const { page, board, record } = await at("play/ndoto/", options, PEOPLE);
  await page.locator(".begin-card .main").click();
  await page.locator("#tab-moves").click();
  await turns(board, 60);
  const whole = await record();
  const list = page.locator(".record-turns");
  const count = await list.locator("button").count();
  const undone = (count) => page.waitForFunction((count) => document.querySelectorAll(".record-turns .undone").length === count, count);
  await page.waitForFunction(() => {
    const list = document.querySelector(".record-turns");
    const [around, own] = [list, [...list.querySelectorAll("button")].at(-1)].map((one) => one.getBoundingClientRect());
    return list.scrollTop > 0 && own.ariaCurrent !== null && own.top >= around.top && own.bottom <= around.bottom + 1;
  });
  await page.locator("body").evaluate(() => document.activeElement?.blur());
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await undone(2);
  await page.keyboard.press("ArrowRight");
  await undone(1);
  await list.press("Home");
  await undone(count);
  await page.locator(".send").click();
  await page.locator(".said", { hasText: "Link copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await list.press("End");
  await undone(0);
  // A reader who comes back also finds the turns that were undone.
  await page.keyboard.press("ArrowLeft");
  await undone(1);
  await page.reload();
  await undone(1);
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await shows(page, whole);
});

test("a game is shared by the system's share sheet if there is one, and as a file if a link is too long", LIMIT, async () => {
  const { page, board } = await at("play/ndoto/", LAPTOP, PEOPLE);
  await turns(board, 2);
  await page.evaluate(() => (navigator.share = async (what) => { window.shared = what; }));
  await page.locator(".send").click();
  await page.waitForFunction(() => window.shared);
  assert.match(await page.evaluate(() => window.shared.url), /play\/ndoto\/\?by=#g=/);
  // Whoever gets it plays against its sender, by name.
  await page.getByRole("tab", { name: "More" }).click();
  await page.getByLabel("Your name").fill(" Amina & Ali");
  await page.locator(".send").click();
  const sent = await page.waitForFunction(() => window.shared.url.includes("?by=%20Amina") && window.shared.url);
  const friend = await at((await sent.jsonValue()).slice(site.address.length).replace("#", "&won=2-1#"), { viewport: { width: 390, height: 844 } });
  await friend.page.locator(".card-told", { hasText: "Amina & Ali has sent you this game: it is your turn." }).waitFor();
  await friend.page.locator(".begin-card .main").click();
  assert.deepEqual(await friend.page.locator(".seat-name strong").allTextContents(), ["Amina & Ali", "You"]);
  // How many games each has won goes with it, there and back.
  await friend.page.locator(".seat-told", { hasText: "games won: 2" }).waitFor();
  await turns(friend.board, 3);
  await friend.page.locator(".seat-told", { hasText: "their turn: send them the game" }).waitFor();
  await friend.page.evaluate(() => (navigator.share = async (what) => { window.shared = what; }));
  await friend.page.locator(".rematch", { hasText: "Send your turn" }).click();
  await friend.page.waitForFunction(() => window.shared?.url.includes("?by=&won=1-2#"));
  await board.evaluate((board) => {
    const long = `${board.recordText.trim()} {${"so long a game ".repeat(500)}}\n`;
    Object.defineProperty(board, "recordText", { configurable: true, get: () => long });
    board.dispatchEvent(new CustomEvent("mbao-ready", { detail: {} }));
  });
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".send").click()]);
  assert.match(download.suggestedFilename(), /^ndoto-.*\.txt$/);
  await page.locator(".said", { hasText: "too long for a link" }).waitFor();
});

test("the end says who won, with the winner's number first, counts by tens, and leads to the next better computer or to the other side", LIMIT, async () => {
  const { page, board, record } = await at("play/ndoto/", { viewport: PHONE.viewport }, EASY);
  const win = async () => {
    // One seed is left, and nobody answers it.
    await board.evaluate(async (board) => {
      board.position = "0,0,0,0,0,0,0,0/1,0,0,0,0,0,0,0 s 20-11";
      await board.play("a1");
    });
    await page.locator(".end-card .card-title", { hasText: "You won, 21 to 11" }).waitFor();
  };
  await page.locator(".begin-card .main").click();
  await becomes(() => board.getAttribute("north"), "computer:1");
  await win();
  assert.equal((await page.locator(".counted-seeds").allTextContents())[0], "21");
  const heaps = await page.locator(".counted").first().evaluate((row) => 10 * row.querySelectorAll(".ten").length + row.querySelectorAll(".one").length);
  assert.equal(heaps, 21);
  assert.equal(await page.evaluate(() => localStorage.getItem("mbao.games")), "[]");
  assert.deepEqual(await obstacles(page), []);
  await page.locator(".end-card .main", { hasText: "Next: Computer 2" }).click();
  await page.waitForFunction(() => document.querySelector("#board").state.turn === 1 && !document.querySelector(".end-card"));
  assert.equal(await board.getAttribute("north"), "computer:2");
  await page.locator("#seat-north .seat", { hasText: "Computer 2" }).waitFor();
  await win();
  await page.getByRole("button", { name: "Swap sides" }).click();
  await page.waitForFunction(() => document.querySelector("#board").state.turn >= 2);
  // The board is turned: the reader sits at the same place, before the own pits.
  assert.match(await page.locator("#seat-south").textContent(), /^You/);
  const [own, other] = await Promise.all(["a2", "a1"].map((pit) => board.locator(`.stage [data-pit="${pit}"]`).boundingBox()));
  assert.ok(own.x < other.x || own.y > other.y, JSON.stringify([own, other]));
  assert.equal(await board.getAttribute("south"), "computer:2");
  assert.match(await record(), /^1\. /m);
});

test("after the end the whole board is seen, with the last capture: beside the card or above it", LIMIT, async () => {
  for (const lang of fronts) {
    for (const [width, height] of [[1366, 768], [1920, 1080], [390, 844], [360, 640]]) {
      const { page, board, close } = await at(`${lang}play/bao-kiswahili/`, { viewport: { width, height } }, PEOPLE);
      await page.locator(".begin-card .main").click();
      await becomes(() => page.locator(".begin-card").count(), 0);
      const top = () => board.evaluate((board) => Math.round(board.shadowRoot.querySelector(".stage").getBoundingClientRect().top));
      const before = await top();
      await board.evaluate(async (board) => {
        for (let turn = 0; !board.state.outcome; turn += 1) await board.play(board.legal[(turn * 7) % board.legal.length]);
      });
      await page.locator(".end-card .card-title").waitFor();
      const covered = await page.evaluate(() => {
        const card = document.querySelector(".end-card").getBoundingClientRect();
        const meets = (one) => one.left < card.right && one.right > card.left && one.top < card.bottom - 1 && one.bottom > card.top + 1;
        return [...document.querySelector("#board").shadowRoot.querySelectorAll("[data-pit]")].filter((pit) => meets(pit.getBoundingClientRect())).map((pit) => pit.dataset.pit);
      });
      assert.deepEqual(covered, [], `${lang} ${width} by ${height}`);
      assert.equal(await top(), before, "the board stays where it is");
      await close();
    }
  }
});

test("saved games that cannot be played are reported and kept as text, and are never in the way", LIMIT, async () => {
  const broken = { game: "ndoto", setup: "m", record: "Game: ndoto\n\n1. c1  z9\n" };
  const gone = { game: "tic-tac-toe", setup: "x", record: "Game: tic-tac-toe\n\n1. a1\n" };
  const older = { game: "giuthi", setup: "6", record: "Game: giuthi\n\n1. c1+\n" };
  const { page } = await at("play/ndoto/", LAPTOP, { ...INSTANT, "mbao.games": [broken, gone, older] });
  const aside = page.locator(".kept-aside");
  await aside.getByText("cannot be played any more").waitFor();
  await page.waitForFunction(() => document.querySelector(".kept-aside textarea")?.value.includes("z9"));
  const text = await aside.locator("textarea").inputValue();
  for (const one of ["z9", "tic-tac-toe"]) assert.ok(text.includes(one), text);
  // The table is as if nothing had been saved, and a game from an older version is offered.
  assert.ok(await page.locator(".begin-card .main").isVisible());
  assert.equal(await page.locator(".shelf li").count(), 1);
  await page.reload();
  await awake(page);
  await aside.getByRole("button", { name: "Delete" }).click();
  assert.equal(await aside.count(), 0);
});

for (const game of ["enkeshui", "omweso", "bao-kiswahili"]) {
  test(`a whole game of ${game} is played against the computer by touch at 390 pixels`, { timeout: 300_000 }, async () => {
    const { page, board } = await at(`play/${game}/`, PHONE, EASY);
    await page.locator(".begin-card .main").tap();
    const end = Date.now() + 270_000;
    for (let press = 0; Date.now() < end; press += 1) {
      const ready = await page.waitForFunction(() => {
        const { shadowRoot, state } = document.querySelector("#board");
        if (state.outcome) return "over";
        const shown = (one) => one.checkVisibility() && !one.disabled;
        if ([...shadowRoot.querySelectorAll(".choices button")].some(shown)) return "choice";
        return shadowRoot.querySelector(".pit.legal") && state.mover === "s" ? "pit" : false;
      }).then((handle) => handle.jsonValue());
      if (ready === "over") break;
      const from = ready === "choice" ? board.locator(".choices button:visible") : board.locator(".pit.legal");
      const count = await from.count();
      if (count === 0) continue;
      await from.nth((press * 5) % count).tap({ timeout: 5000 }).catch(() => {});
    }
    await page.locator(".end-card .card-title").waitFor();
    assert.match(await page.locator(".end-card .card-title").textContent(), /won, \d+ to \d+|each/);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  });
}

/** What is smaller than a finger. */
const small = () => [...document.querySelectorAll("[data-island] :is(button, select, summary, .choice)")].filter((one) => one.checkVisibility()).flatMap((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width < 44 || height < 44 ? [`${one.className || one.tagName} ${width}×${height}`] : [];
});

test("the table has no accessibility problems, and nothing to press is smaller than a finger", LIMIT, async () => {
  for (const [route, colorScheme] of [["play/", "light"], ["sw/play/omweso/", "dark"]]) {
    const { page, board, close } = await at(route, { viewport: { width: 390, height: 844 }, colorScheme }, PEOPLE);
    // Markup is the same in every language and scheme of colours.
    const look = async (when) => {
      assert.deepEqual(await obstacles(page, colorScheme === "light" ? {} : { only: COLOURS }), [], when);
      assert.deepEqual(await page.evaluate(small), [], when);
    };
    await look("card");
    await page.locator(".begin-card .main").click();
    await turns(board, 3);
    for (const tab of ["moves", "more"]) {
      await page.locator(`#tab-${tab}`).click();
      await look(tab);
    }
    await page.locator(".menu-button").click();
    await look("menu");
    await page.keyboard.press("Escape");
    await page.locator(".table-head button").click();
    await look("games");
    await close();
  }
});

test("who stands better is told where the computer plays, unless the reader wants it otherwise, and moves nothing", LIMIT, async () => {
  const { page, board } = await at("play/ndoto/", {}, EASY);
  await page.locator(".begin-card .main").click();
  const meter = page.getByRole("meter", { name: "A guess at who will win" });
  await page.locator(".seat.turn", { hasText: "your turn" }).waitFor();
  assert.equal(await meter.count(), 0, "nothing has happened yet");
  await board.locator(".pit.legal").first().click();
  await meter.waitFor();
  // A press on it, or the Tab key, says in words what it is.
  await meter.focus();
  assert.match(await meter.getAttribute("data-told"), /^A guess at who will win\. Your chance: \d+ per cent$/);
  assert.notEqual(await meter.evaluate((meter) => getComputedStyle(meter, "::after").content), "none");
  const place = () => board.locator(".caption").evaluate((caption) => caption.getBoundingClientRect().top);
  const before = await place();
  await page.locator("#tab-more").click();
  await page.getByRole("switch", { name: "A bar that tells who stands better" }).click();
  await page.getByRole("meter").waitFor({ state: "detached" });
  assert.equal(await place(), before);
});

test("the card at the end takes the focus, leads to the turn that decided the game, and the board is never without a way on", LIMIT, async () => {
  const { page, board } = await at("play/enkeshui/", LAPTOP, PEOPLE);
  await page.locator(".begin-card .main").click();
  await board.evaluate(async (board) => {
    while (!board.state.outcome) await board.play(board.legal.at(-1));
  });
  const title = page.locator(".end-card .card-title");
  await title.waitFor();
  const focused = () => page.evaluate(() => document.activeElement.className);
  assert.equal(await focused(), "card-over end-card");
  const result = await title.textContent();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Send a picture" }).click();
  assert.equal((await saved).suggestedFilename(), "enkeshui.png");
  await page.getByRole("button", { name: "The turn that decided it" }).click();
  await page.locator(".end-card .card-title", { hasText: /^Turn \d+ decided it: the chance of (North|South) fell from \d+ to \d+ per cent\.$/ }).waitFor();
  assert.equal(await focused(), "card-over end-card");
  assert.match((await page.locator(".end-card .card-told").allTextContents()).join(" "), /^Played: .+; it took .+, then .+ taken back\. Better: .+ taken back\.$/);
  assert.deepEqual(await obstacles(page), []);
  await page.getByRole("button", { name: "Show the better turn" }).click();
  await board.locator(".hint").first().waitFor();
  await page.getByRole("button", { name: "Back to the end" }).click();
  await page.locator(".end-card .card-title", { hasText: result }).waitFor();
  await page.keyboard.press("Escape");
  await title.waitFor({ state: "detached" });
  await page.locator(".seat .rematch").click();
  await page.waitForFunction(() => document.querySelector("#board").state.turn === 1);
  assert.equal(await page.locator(".seat .rematch").count(), 0);
});

test("a pit that asks for a way puts the card away, and the answers are in view", LIMIT, async () => {
  const { page, board } = await at("sw/play/bao-kiswahili/", SMALL);
  await page.locator(".begin-card .main").waitFor();
  await board.locator(".pit.legal").first().tap();
  await page.locator(".begin-card").waitFor({ state: "detached" });
  const answers = await board.locator(".choices button").all();
  assert.ok(answers.length >= 2, `${answers.length}`);
  for (const answer of answers) assert.ok(await inView(answer));
});

test("on a phone or tablet the card before the first turn stands at the foot, and covers no pit of one's own", async () => {
  const sizes = windows([390, 844], [360, 640], [768, 1024]);
  for (const path of ["play/aweet/", "play/omweso/", "play/enkeshui/", "sw/play/kombe/", "sw/play/aweet/", "sw/play/omweso/", "sw/play/kiothi/"]) {
    const { page, close } = await open(path, { viewport: sizes[0], ...FINGERS });
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await awake(page);
      const [pits, card] = await page.evaluate(() => [
        Math.max(...[...document.querySelector("mbao-board").shadowRoot.querySelectorAll(".own-south")].map((pit) => pit.getBoundingClientRect().bottom)),
        document.querySelector(".begin-card").getBoundingClientRect().toJSON(),
      ]);
      assert.ok(pits <= card.top, `${path} at ${viewport.height}: the card begins ${pits - card.top} px above the last pit's end`);
      assert.equal(Math.round(card.bottom), viewport.height);
    }
    await close();
  }
});
