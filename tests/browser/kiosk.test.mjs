// The kiosk in Chromium: configured by its file, forgetting its visitors, without a way out.
import assert from "node:assert/strict";
import { test } from "node:test";

import { STRING } from "./boards.mjs";
import { begin, board, choose, kiosk, press, record, root, site, two } from "./kiosk.mjs";

test("the supplied file shows no error and is fetched along with the kiosk, the rules of the boards after it", () =>
  kiosk({ file: undefined }, async (page) => {
    await page.locator(".attract .begin").waitFor();
    assert.equal(await page.locator(".staff").count(), 0);
    await page.waitForFunction(() => document.querySelector("#attract-board").state);
    const asked = (file) => page.evaluate((file) => {
      const own = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(`/${file}`));
      return own.map(({ initiatorType }) => initiatorType);
    }, file);
    // What the page's head asks for has the type "link", also once it is used.
    assert.deepEqual(await asked("kiosk.toml"), ["link"]);
    assert.deepEqual(await asked("kiosk_bg.wasm"), ["link"]);
    assert.deepEqual(await asked("mbao_bg.wasm"), ["fetch"]);
  }));

test("a missing file shows no error to visitors, and the staff is told by a long press in the corner", () =>
  kiosk({ file: "<!doctype html><title>Not found</title>" }, async (page) => {
    assert.equal(await page.locator(".staff").count(), 0);
    await page.mouse.move(20, 20);
    await page.mouse.down();
    await page.locator(".staff").waitFor();
    await page.mouse.up();
    assert.match(await page.locator(".staff").textContent(), /There is no kiosk\.toml/);
  }));

/** The language, the size of text and the colours of the page. */
const chosen = (page) => Promise.all(["lang", "data-size", "data-theme"].map((name) => root(page, name)));
const kept = (page) => page.evaluate(async () => ({
  local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie,
  databases: (await indexedDB.databases?.()) ?? [],
}));

test("when nobody is there any more it asks, and then keeps nothing of the visitor", () =>
  kiosk({ path: "kiosk/?idle=60&idle-playing=180", clock: true }, async (page) => {
    const before = await kept(page);
    const far = await page.evaluate(() => history.length);
    const question = page.locator(".kiosk-question");
    await begin(page);
    for (const name of ["Kiswahili", "Maandishi makubwa", "Tofauti kali"]) {
      await page.getByRole("button", { name, exact: name === "Kiswahili" }).click();
    }
    assert.deepEqual(await chosen(page), ["sw", "large", "contrast"]);
    await choose(page, "Ndoto");
    await two(page);
    await press(page, "c1");
    await page.clock.runFor(3000);
    assert.match(await record(page), /1\. c1/);
    // As another program on this machine might.
    await page.evaluate(() => localStorage.setItem("mbao.games", "[1]"));
    // During a game it waits longer.
    await page.clock.runFor(120_000);
    assert.equal(await question.count(), 0);
    await page.clock.runFor(62_000);
    assert.match(await question.textContent(), /Bado upo\?/);
    await question.locator("button").click();
    assert.equal(await question.count(), 0);
    assert.match(await record(page), /1\. c1/, "an answer leaves the game");
    await page.clock.runFor(182_000);
    await question.waitFor();
    const seconds = await question.locator("p").first().textContent();
    await page.clock.runFor(10_000);
    assert.notEqual(await question.locator("p").first().textContent(), seconds);
    await page.clock.runFor(25_000);
    await page.locator(".attract").waitFor();
    assert.deepEqual(await chosen(page), ["en", "normal", "auto"]);
    await page.clock.runFor(1000);
    assert.doesNotMatch(await record(page), /1\. /);
    assert.deepEqual(await kept(page), before);
    assert.ok((await page.evaluate(() => history.length)) <= far);
    // And nobody is asked if nobody came.
    await page.clock.runFor(600_000);
    assert.equal(await question.count(), 0);
  }));

test("there is no way out", () => kiosk({ file: "address = \"https://mbao.example/\"\n" }, async (page) => {
  const address = page.url();
  await begin(page);
  assert.equal(await page.locator("a[href], area, form, iframe, input").count(), 0);
  const came = await page.evaluate(() => {
    const usual = { bubbles: true, cancelable: true };
    const keys = [
      ["p", { ctrlKey: true }], ["ArrowLeft", { altKey: true }], ["F5", {}], ["BrowserBack", {}], ["s", { metaKey: true }],
    ];
    const events = [
      new MouseEvent("contextmenu", usual),
      new MouseEvent("mouseup", { ...usual, button: 3 }),
      new WheelEvent("wheel", { ...usual, ctrlKey: true }),
      new DragEvent("dragstart", usual),
      new Event("selectstart", usual),
      new Event("gesturestart", usual),
      ...keys.map(([key, more]) => new KeyboardEvent("keydown", { key, ...usual, ...more })),
    ];
    return events.filter((event) => document.querySelector("h1").dispatchEvent(event)).map((event) => event.type);
  });
  assert.deepEqual(came, []);
  await page.getByRole("button", { name: "Read on at home" }).click();
  assert.equal(await page.locator("svg.code path").count(), 1);
  assert.equal(await page.locator(".address").textContent(), "https://mbao.example/");
  await page.goBack().catch(() => {});
  assert.equal(await page.locator(".home").count(), 1, "back leads back within the kiosk");
  await choose(page, "Omweso");
  for (let times = 0; times < 5; times += 1) await page.goBack().catch(() => {});
  assert.equal(page.url(), address);
  assert.equal(await page.locator(".kiosk-screen:visible").count(), 1);
  // Nor does anything print that should not.
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("body").evaluate((body) => getComputedStyle(body).display), "none");
}));

test("everything can be done by keys alone", () => kiosk({}, async (page) => {
  await page.keyboard.press("Enter");
  await page.locator(".home").waitFor();
  const name = () => page.evaluate(() => (document.activeElement.querySelector("strong") ?? document.activeElement).textContent);
  for (let steps = 0; steps < 20 && !(await name())?.startsWith("Ndoto"); steps += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await board(page, ({ state }) => state?.game === "ndoto");
  await page.locator("#kiosk-board .pit.legal").first().waitFor();
  const pit = () => page.evaluate(() => document.querySelector("#kiosk-board").shadowRoot.activeElement?.dataset.pit);
  for (let steps = 0; steps < 20 && !(await pit()); steps += 1) await page.keyboard.press("Tab");
  assert.ok(await pit(), "the board is reached");
  await page.keyboard.press("Enter");
  await board(page, ({ recordText }) => /1\. /.test(recordText));
  for (let steps = 0; steps < 30 && !/All games/.test(await name()); steps += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".home").waitFor();
}));

const PICTURE = `iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`;

test("a house has its title and picture; a picture that is missing or much too large is reported and left out", async () => {
  const png = Buffer.from(PICTURE, "base64");
  const large = Buffer.concat([png, Buffer.alloc(50_000_000)]);
  const headers = { "content-length": `${large.length}` };
  const none = /^kiosk\.toml, line 2 picture: expected a picture file that exists/;
  const much = /^kiosk\.toml, line 2 picture: expected a picture of at most 8 MB; this one is 51 MB and is left out/;
  const file = "attract = false\npicture = \"house/a.png\"\ntitle.en = \"House of boards\"\n";
  let answer;
  await kiosk({ file, expected: /404/ }, async (page) => {
    await page.route("**/house/a.png", (route) => route.fulfill(answer));
    for (const [what, given, told] of [
      ["missing", { status: 404, body: "" }, none],
      ["a page", { contentType: "text/html", body: "<!doctype html>" }, none],
      ["50 MB", { contentType: "image/png", body: large, headers }, much],
      ["right", { contentType: "image/png", body: png }],
    ]) {
      answer = given;
      await page.goto(`${site.address}kiosk/`);
      await page.locator(".kiosk-screen:visible, .kiosk-over:visible").first().waitFor();
      const lines = await page.locator(".staff .problems li").allTextContents();
      if (told) assert.match(lines.join("; "), told, what);
      else assert.deepEqual(lines, [], what);
      if (told) await page.getByRole("button", { name: /Show it to visitors/ }).click();
      assert.equal(await page.locator(".home header img").count(), told ? 0 : 1, what);
    }
    assert.equal(await page.locator("h1:visible").textContent(), "House of boards");
    await page.keyboard.press("Control+Shift+K");
    assert.match(await page.locator(".staff").textContent(), /kiosk\.toml was read without problems/);
  });
});

test("a story of the house has a screen, and one that cannot be told is named to the staff", async () => {
  const stories = "[[story]]\nfile = \"house/ours.mbao.txt\"\ntitle.sw = \"Mfululizo\"\n[[story]]\nfile = \"house/none.mbao.txt\"\n";
  await kiosk({ file: `attract = false\n${stories}`, expected: /none\.mbao\.txt|404/ }, async (page) => {
    const found = { body: STRING, contentType: "text/plain" };
    await page.route("**/house/*", (route) => route.fulfill(/ours/.test(route.request().url()) ? found : { status: 404, body: "" }));
    // The staff is told before anybody comes.
    await page.reload();
    await page.locator(".staff").waitFor();
    const problem = /^kiosk\.toml, line 6 story house\/none\.mbao\.txt: expected a record of a game/;
    assert.match(await page.locator(".staff .problems").innerText(), problem);
    await page.locator(".staff .main").click();
    const tile = page.locator(".tile").first();
    assert.match(await tile.innerText(), /The continuous string\s+A story/);
    await tile.click();
    const story = page.locator(".story-board mbao-board");
    await page.waitForFunction(() => document.querySelector(".story-board mbao-board")?.shadowRoot?.querySelector(".marks"));
    assert.equal(await story.locator(".caption").textContent(), "Two cows wait in c1.");
    await page.getByRole("button", { name: "Kiswahili", exact: true }).click();
    assert.equal(await page.locator(".story h1").textContent(), "Mfululizo");
    await story.locator("button[name=last]").click();
    assert.equal(await story.locator(".step").textContent(), "2 / 2");
    const { y, height } = await page.locator(".story .kiosk-bar").boundingBox();
    assert.ok(y + height <= 1080, "all of it is on the screen");
    await page.getByRole("button", { name: "Rudi", exact: true }).click();
    await page.locator(".home").waitFor();
    assert.equal(await page.locator(".story").count(), 0);
  });
});
