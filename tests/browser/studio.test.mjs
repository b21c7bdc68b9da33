// The studio, used as its authors and their readers use it.
import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

import { obstacles } from "./axe.mjs";
import { LARGE } from "./fragment.mjs";
import { awake } from "./chromium.mjs";
import { blank, open, site, wake } from "./here.mjs";
import { large, over, printed } from "./measures.mjs";
import { becomes } from "./waits.mjs";

/** Visits the studio, does something there, and expects no errors. */
async function at(address, options, use) {
  const { page, close } = await wake(address, options);
  await page.waitForFunction(() => document.querySelector(".studio-tools, .studio-told"));
  await use(page);
  await close();
}

const file = (path) => readFile(new URL(`../../${path}`, import.meta.url), "utf8");
const state = (page) => page.evaluate(() => document.querySelector("#studio-board").state);
const steps = (page) => page.locator(".studio-line button").allInnerTexts().then((all) => all.map((text) => text.split("\n")[0].trim()));
const pit = (page, name) => page.locator(`#studio-board .stage [data-pit=${name}]`);
const press = (page, name) => pit(page, name).click();
/** Letter by letter: the field has to stay while its first one arrives. */
const say = async (page, text) => {
  await page.locator("#studio-say").fill("");
  await page.locator("#studio-say").pressSequentially(text);
};
/** The link to the story as it now is. */
const link = (page) => page.locator(".studio-take:not([aria-busy]) #studio-link").inputValue();
const step = (page, name) => page.locator(".studio-line button", { hasText: name }).click();
const text = (page) => page.evaluate(() => document.querySelector("#told")?.getAttribute("steps") ?? "");
/** Opens what somebody pastes. */
const paste = async (page, story) => {
  await page.locator("form textarea").fill(story);
  await page.getByRole("button", { name: "Open it" }).click();
};
/** What the field for words and the story at its board say. */
const said = (page) => page.locator("#studio-say").inputValue();
const caption = (page) => page.locator("#told .caption").textContent();
const marks = (page) => page.locator("#studio-board").getAttribute("marks");
/** How many steps there are, once there are so many. */
const counts = (page, count) => becomes(() => steps(page).then((all) => all.length), count);
const carried = (page) => becomes(async () => /#g=\S+$/.test(await link(page)), true);
const begun = (page, game) => page.waitForFunction((game) => document.querySelector("#studio-board").state?.game === game, game);

test("moves with a sentence each become a link and are there after a reload; whoever follows the link sees the story", async () => {
  let address = "";
  await at("studio/?make#g=", {}, async (page) => {
    await page.selectOption("#studio-game", "ndoto");
    await begun(page, "ndoto");
    for (const [pit, words] of [["c1", "One."], ["d2", "Two."], ["f1", "Three."]]) {
      const before = (await steps(page)).length;
      await press(page, pit);
      await counts(page, before + 1);
      await say(page, words);
    }
    assert.deepEqual(await steps(page), ["Beginning", "1. c1", "d2", "2. f1"]);
    const story = "Game: ndoto\nLanguage: en\n\n1. c1 {One.}  d2 {Two.}\n2. f1 {Three.}\n";
    await becomes(() => text(page), story);
    await carried(page);
    address = await link(page);
    assert.match(address, /\/studio\/#g=/);
    assert.deepEqual(await obstacles(page), []);
    // The draft is there again after a reload, and every change is undone.
    await becomes(() => page.evaluate(() => /Three\./.test(Object.values(localStorage).join())), true);
    await page.goto(`${site.address}studio/`);
    await awake(page);
    await becomes(() => steps(page), ["Beginning", "1. c1", "d2", "2. f1"]);
    await step(page, "f1");
    await becomes(() => said(page), "Three.");
    await say(page, "Changed.");
    for (const [name, words] of [["Undo", "Three."], ["Redo", "Changed."]]) {
      await page.getByRole("button", { name, exact: true }).click();
      await becomes(() => said(page), words);
    }
    // Playing otherwise keeps both ways, and they change places.
    await step(page, "Beginning");
    await becomes(async () => (await state(page)).turn, 1);
    await press(page, "e1");
    await becomes(() => steps(page).then((all) => all.includes("1. e1")), true);
    assert.match(await page.locator(".studio-notice").innerText(), /stays as it was/);
    await page.getByRole("button", { name: "Make this branch the story" }).click();
    await becomes(async () => /\n\n1\. e1 \(1\. c1 \{One\.\}/.test(await text(page)), true);
    assert.equal((await steps(page))[1], "1. e1");
  });
  await at(address.slice(site.address.length), {}, async (page) => {
    await page.waitForSelector(".studio-told");
    const told = page.locator("#told");
    await told.locator("button[name=last]").click();
    await becomes(() => told.locator(".caption").textContent(), "Three.");
    assert.equal(await page.locator("#studio-board").isVisible(), false);
    await page.getByRole("button", { name: "Make it mine" }).click();
    await counts(page, 4);
  });
});

test("rings and arrows are pressed, dragged and typed", () => at("studio/?game=ndoto", {}, async (page) => {
  await begun(page, "ndoto");
  await page.locator(".studio-modes label", { hasText: "Ring" }).click();
  await press(page, "c1");
  await becomes(() => marks(page), "Gc1");
  assert.equal((await state(page)).turn, 1, "a press points instead of playing");
  await page.locator(".studio-modes label", { hasText: "Arrow" }).click();
  await pit(page, "c1").dragTo(pit(page, "e1"));
  await becomes(() => marks(page), "Gc1,Gc1e1");
  // That two presses make an arrow too, `pointing.rs` tests.
  await page.locator(".studio-pointers summary").click();
  await page.locator("[name=from]").fill("h2");
  await page.locator("[name=to]").fill("south");
  await page.keyboard.press("Enter");
  await becomes(() => marks(page), "Gc1,Gc1e1,Gh2south");
  await page.locator("[name=from]").fill("z9");
  await page.keyboard.press("Enter");
  await becomes(async () => /z9 is no pit/.test(await page.locator(".studio-notice [role=alert]").innerText()), true);
}));

test("a task asks for what was played, and its author hears what is wrong with it", () => at("studio/?game=ndoto", {}, async (page) => {
  await begun(page, "ndoto");
  const asks = page.getByRole("switch", { name: /find what comes next/ });
  const note = async (label, what) => {
    await page.getByLabel(label).fill(what);
    await page.getByLabel(label).blur();
  };
  // Where nothing has been played, a pit or a number can be asked for; a turn has to be played first.
  await asks.check();
  await note("The right answer", "d1");
  await becomes(() => text(page), "Game: ndoto\nLanguage: en\n\n{[%ask press] [%accept d1]}\n");
  await page.getByLabel("What is to be found").selectOption("number");
  await note("The numbers to choose from", "2, 4");
  await note("The right answer", "4");
  await becomes(() => text(page), "Game: ndoto\nLanguage: en\n\n{[%ask number] [%choices 2 4] [%accept 4]}\n");
  assert.deepEqual(await obstacles(page, { within: ".studio-ask" }), []);
  await page.locator("#told").getByRole("button", { name: "4", exact: true }).click();
  await page.getByLabel("What is to be found").selectOption("");
  await becomes(async () => /Play the answer first/.test(await page.locator(".studio-ask").innerText()), true);
  await asks.uncheck();
  await press(page, "c1");
  await counts(page, 2);
  await step(page, "Beginning");
  await asks.check();
  await page.getByLabel("To a right answer").fill("Yes!");
  await note("Also right", "c2");
  await becomes(async () => /c2 cannot be played/.test(await page.locator(".studio-ask").innerText()), true);
  await note("Also right", "e1");
  await becomes(() => text(page), "Game: ndoto\nLanguage: en\n\n{[%ask] [%accept e1] [%right Yes!]}\n1. c1\n");
  const told = page.locator("#told");
  await told.locator("[data-pit=e1]").click();
  await becomes(() => told.locator(".caption").textContent(), "Yes!");
}));

test("a story with tasks is a set for a class: it counts the tries at each, also after a reload", async () => {
  let address = "";
  await at("studio/?game=ndoto", {}, async (page) => {
    await begun(page, "ndoto");
    await paste(page, "Game: ndoto\nLanguage: en\n\n{[%ask] One?}\n1. c1 ({[%ask] Or?} 1. e1 {So.})  d2 {[%ask] And two?}\n2. f1\n");
    await becomes(() => steps(page).then((all) => all.includes("2. f1")), true);
    assert.match(await page.locator(".studio-take").innerText(), /a set for a class/);
    await becomes(async () => /#g=\S{70}/.test(await link(page)), true);
    address = await link(page);
  });
  await at(address.slice(site.address.length), {}, async (page) => {
    const rows = () => page.locator(".studio-results tbody tr").evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent)));
    const after = (tries, done) => [["1. One?", tries, done], ["2. And two?", "0", "–"]];
    assert.deepEqual(await rows(), after("0", "–"));
    const told = page.locator("#told");
    await told.locator("[data-pit=e1]").click();
    await told.locator("button[name=again]").click();
    await told.locator("[data-pit=c1]").click();
    await becomes(rows, after("2", "✓"));
    // That one of a branch is none of the sheet's, `found.rs` tests.
    assert.deepEqual(await obstacles(page), []);
    await page.reload();
    await page.waitForSelector(".studio-told");
    await becomes(rows, after("2", "✓"));
  });
});

test("where the browser cannot pack, the link carries the story as it is, and one that was cut shows what is left", () =>
  at("studio/?Game=Ndoto", {}, async (page) => {
    await page.evaluate(() => delete window.CompressionStream);
    await begun(page, "ndoto");
    await press(page, "c1");
    await counts(page, 2);
    await say(page, "A sentence that is long enough to be cut somewhere in the middle, and then some.");
    await becomes(async () => (await link(page)).length > 150, true);
    const address = await link(page);
    await page.goto(address.replace("#", "?again#"));
    await page.waitForSelector(".studio-told");
    assert.match(await text(page), /\n1\. c1 \{A sentence .* some\.\}\n$/);
    await page.goto(address.slice(0, -30).replace("#", "?cut#"));
    await becomes(async () => /was cut short on its way.*What can be read is shown/.test(await page.locator(".studio-notice").innerText()), true);
  }));

test("seeds are laid by hand, and what the rules do not allow is said; where the game itself begins by laying, that is", () =>
  at("studio/?game=ndoto", {}, async (page) => {
    await begun(page, "ndoto");
    await page.locator("summary", { hasText: "Lay the seeds" }).click();
    const pit = (name) => page.locator(`.studio-pits [title=${name}]`);
    assert.equal(await pit("c2").locator("small").innerText(), "c2");
    await pit("c2").click();
    await becomes(async () => /33 of 32 seeds/.test(await page.locator(".studio-lay").innerText()), true);
    assert.match(await page.locator(".studio-lay [role=alert]").innerText(), /33 seeds/);
    await page.locator(".studio-lay label", { hasText: "One out" }).click();
    await pit("a1").click();
    await page.getByRole("button", { name: "Begin from this position" }).click();
    await becomes(async () => (await state(page)).rows.flat().join(), "2,2,3,2,2,2,2,2,1,2,2,2,2,2,2,2");
    await paste(page, "Game: kiothi\n\ndone");
    await becomes(() => steps(page), ["Beginning", "began"]);
    assert.match(await page.getByRole("region", { name: "How it begins" }).innerText(), /begins by laying seeds: do that on the board/);
  }));

test("what is brought along is opened beside what was there, or says why not", () => at(`studio/${LARGE}`, {}, async (page) => {
  await becomes(() => page.locator(".studio-notice [role=alert]").textContent(), "This is too large: a story has at most 1 MB.");
  await page.evaluate(() => (location.hash = ""));
  await page.locator(".studio-line, #studio-say").first().waitFor();
  await paste(page, LARGE);
  await becomes(() => page.locator("[aria-labelledby=studio-begin] form > .error").textContent(), "This is too large: a story has at most 1 MB.");
  await page.selectOption("#studio-game", "ndoto");
  await begun(page, "ndoto");
  await press(page, "c1");
  await counts(page, 2);
  await paste(page, "Game: chess\n\n1. e4\n");
  await becomes(async () => /chess/.test(await page.locator(".studio-notice [role=alert]").innerText()), true);
  await paste(page, "Game: ndoto\nTitle: Other\n\n1. e1 {One.}  e1 {Two.}\n");
  await becomes(() => steps(page), ["Beginning", "1. e1", "e1"]);
  assert.match(await page.locator(".studio-unplayed").innerText(), /^Nothing can be played from this step on/);
  await page.getByRole("button", { name: "Cut what cannot be played" }).click();
  await becomes(() => steps(page), ["Beginning", "1. e1"]);
  await page.locator(".studio-drafts button", { hasText: "Untitled" }).click();
  await becomes(() => steps(page), ["Beginning", "1. c1"]);
}));

test("in Kiswahili on a phone the first step and its words need no scrolling back to the board", () =>
  at("sw/studio/?game=ndoto", { viewport: { width: 390, height: 844 }, hasTouch: true }, async (page) => {
    await begun(page, "ndoto");
    await pit(page, "c1").tap();
    await becomes(() => steps(page), ["Mwanzo", "1. c1"]);
    await say(page, "Moja.");
    const { y } = await page.locator("#studio-board").boundingBox();
    assert.ok(y >= 0 && y < 844, `${y}`);
    await becomes(() => text(page), "Game: ndoto\nLanguage: sw\n\n1. c1 {Moja.}\n");
    assert.equal(await over(page), undefined);
  }));

test("a turn's choice is answered beside the board, a pasted link is opened, and the sheet to print tells the story alone", () =>
  at("studio/?game=enkeshui", {}, async (page) => {
    await paste(page, "Game: enkeshui\nPosition: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18\n");
    await becomes(async () => (await state(page))?.stores.join(), "18,18");
    await press(page, "c1");
    await page.locator("#studio-board .choices button").first().click();
    await becomes(() => steps(page), ["Beginning", "1. c1", "took 7"]);
    await say(page, "Seven cows.");
    await becomes(async () => (await text(page)).includes("Seven cows."), true);
    const story = await text(page);
    await carried(page);
    const address = await link(page);
    await page.evaluate(() => (window.print = () => (window.printed = true)));
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await page.waitForFunction(() => window.printed);
    await page.locator(".studio-sheet .trace > *").first().waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator(".studio-sheet mbao-board .caption").innerText(), "Seven cows.");
    assert.ok(await large(page, ".studio-sheet mbao-board .stage > svg"));
    assert.deepEqual(await printed(page), []);
    for (const part of [".studio-steps", "#studio-say", "#studio-link", "#studio-board", ".bottom"]) assert.equal(await page.locator(part).isVisible(), false, part);
    await page.emulateMedia({ media: null });
    await page.getByRole("button", { name: "New" }).click();
    await becomes(() => steps(page), ["Beginning"]);
    await paste(page, `Look: ${address}`);
    await becomes(() => text(page), story);
    // Its readers print it as they have read it.
    await page.goto(address);
    const board = page.locator(".studio-told mbao-board");
    await board.locator("button[name=last]").click();
    await board.locator(".trace > *").first().waitFor({ state: "attached" });
    await page.emulateMedia({ media: "print" });
    assert.ok(await large(page, ".studio-told mbao-board .stage > svg"));
    assert.deepEqual(await printed(page), []);
  }));

test("a diagram of the article comes whole: each picture is a sentence at its board, and the preview follows", async () => {
  const { page } = await open("diagram/k/");
  await page.getByRole("link", { name: "Make it yours" }).click();
  await page.waitForFunction(() => document.querySelector(".studio-tools"));
  await begun(page, "enkeshui");
  const sentences = [2, 3, 4, 5].map((n) => `sentence ${n}`);
  await becomes(() => steps(page), ["Beginning", "1. c1", ...sentences, "took 7"]);
  const told = page.locator("#told");
  await step(page, "sentence 5");
  // What the sentences say and where they point, `told.rs` tests.
  await becomes(async () => (await caption(page)) === (await said(page)) && (await said(page)).startsWith("g1, "), true);
  await becomes(() => told.locator(".step").textContent(), "5 / 6");
  await page.selectOption("#studio-told-in", "sw");
  await becomes(async () => /g2/.test(await told.locator(".caption").textContent()) && (await told.getAttribute("lang")), "sw");
  // A sentence more, and a sentence less.
  await page.getByRole("button", { name: "Another sentence at this board" }).click();
  await say(page, "Here a child always asks why.");
  await becomes(() => steps(page), ["Beginning", "1. c1", ...sentences, "sentence 6", "took 7"]);
  await becomes(() => told.locator(".step").textContent(), "6 / 7");
  await page.getByRole("button", { name: "Cut this sentence" }).click();
  await becomes(() => steps(page), ["Beginning", "1. c1", ...sentences, "took 7"]);
  assert.deepEqual(await obstacles(page), []);
});

test("a noted game comes from the notebook with what was played there, and its readers can play it on", async () => {
  const { page } = await wake("notebook/?begin=ndoto");
  await page.waitForFunction(() => document.querySelector("#board")?.state?.turn === 1);
  await page.locator("#board .stage [data-pit=c1]").click();
  await page.waitForFunction(() => document.querySelector("#board").state.turn === 2);
  // The name counts that is there now, although the board was made before.
  await page.locator("[data-key=name]").fill("Mchezo wetu");
  for (const question of ["name", "rules"]) {
    const asked = page.locator(`#q-${question}`);
    await asked.locator(".who-said summary").first().click();
    await asked.locator("[data-key=told-who]").first().fill("Mzee Juma");
  }
  await page.locator("[data-key=story]").click();
  await page.waitForSelector(".studio-tools");
  await becomes(() => steps(page), ["Beginning", "1. c1"]);
  assert.match(await page.locator("#studio-game option:checked").textContent(), /Mchezo wetu/);
  // It is kept, and its game goes on here.
  await page.reload();
  await awake(page);
  await becomes(() => steps(page), ["Beginning", "1. c1"]);
  await step(page, "1. c1");
  await page.waitForFunction(() => document.querySelector("#studio-board").state?.turn === 2);
  await press(page, "d2");
  await becomes(() => steps(page), ["Beginning", "1. c1", "d2"]);
  await say(page, "Well.");
  await becomes(async () => / Well\.\}/.test(await text(page)), true);
  const told = await text(page);
  assert.match(told, /^Rules: \{"format":"mbao-notebook"/m);
  assert.ok(!told.includes("Mzee Juma"), "who said it stays in the notebook");
  await carried(page);
  const address = await link(page);
  // In a frame, which knows nothing of the notebook.
  const frame = new URL("../embed.html", address);
  frame.hash = new URL(address).hash;
  await page.goto(frame.href);
  const board = page.locator("mbao-board");
  await board.locator("button[name=last]").click();
  await becomes(() => board.locator(".caption").textContent(), "Well.");
  assert.equal(await board.evaluate((board) => board.state.turn), 3);
});

test("tag and frame carry the story through Markdown, and speak the language that the story is looked at in", () =>
  at("studio/?game=omweso", {}, async (page) => {
    await begun(page, "omweso");
    await say(page, "Two cows wait.");
    await page.locator(".studio-take:not([aria-busy]) #studio-tag").waitFor({ state: "attached" });
    const [tag, frame] = ["#studio-tag", "#studio-frame"].map((id) => () => page.locator(id).inputValue());
    const lang = async () => [/ lang="([^"]*)"/.exec(await tag())?.[1], /embed\.html\?lang=([^#"]*)#g=/.exec(await frame())?.[1]];
    await becomes(lang, ["en", "en"]);
    await page.locator("#studio-told-in").selectOption("sw");
    await becomes(lang, ["sw", "sw"]);
    // As a page would have it, after Markdown has passed the HTML on up to its first empty line.
    const steps = await page.evaluate((tag) => new DOMParser().parseFromString(tag, "text/html").querySelector("mbao-board").getAttribute("steps"), (await tag()).split(/\n\s*\n/)[0]);
    assert.equal(steps, await text(page));
    assert.match(await frame(), / height="530" /);
  }));

test("a story is taken as one page, which tells it and asks in its language without a network", async () => {
  const saved = join(tmpdir(), `mbao-alone-${process.pid}.html`);
  await at("studio/?game=ndoto", {}, async (page) => {
    await paste(page, "Game: ndoto\nTitle: Two \"ways\" <b>\nAuthor: Asha\nLanguage: sw\n\n1. c1 {Tazama <i>. [%csl Gd1]}  {[%ask press] Wapi? [%accept e1] [%right Hapa.]} d2\n");
    await becomes(async () => /^Asha\. Two "ways" <b>\. Ndoto\. Mbao \S+\. \d{4}-\d\d-\d\d\.$/.test(await page.locator("#studio-cite").inputValue()), true);
    await page.locator("#studio-told-in").selectOption("sw");
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a page that works alone" }).click()]);
    assert.equal(download.suggestedFilename(), "two-ways-b.html");
    await download.saveAs(saved);
  });
  const { page, close } = await blank();
  await page.context().setOffline(true);
  await page.goto(pathToFileURL(saved).href);
  const board = page.locator("mbao-board");
  await board.locator("button[name=forward]").click();
  await becomes(() => board.locator(".caption").textContent(), "Tazama <i>. Wapi?");
  await board.locator(".stage [data-pit=e1]").click();
  await becomes(() => board.locator(".caption").textContent(), "Hapa.");
  await close();
  await rm(saved);
});

test("a transcript of the masters is opened from its file, whatever game is open", () => at("studio/?game=ndoto", {}, async (page) => {
  const buffer = Buffer.from(await file("crates/engine/story/tests/masters/nasoro-ramadhan.txt"));
  await page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer });
  await becomes(() => page.locator("#studio-game").inputValue(), "bao-kiswahili");
  await becomes(async () => (await steps(page)).length > 60, true);
  await begun(page, "bao-kiswahili");
  assert.equal(await page.locator(".studio-left").count(), 0);
  assert.equal(await page.locator(".studio-unplayed").count(), 0);
}));

test("moves as people write them are read in the chosen game, and what is not is listed with its place", () =>
  at("sw/studio/?game=ndoto", {}, async (page) => {
    const field = page.locator("form textarea");
    await field.fill("[White \"Amina\"]\n\n1) c1! d2 $1\n2) f1 z9 e2");
    await field.locator("xpath=ancestor::form").locator("button").click();
    await becomes(() => steps(page).then((all) => all.slice(1)), ["1. c1", "d2", "2. f1"]);
    const left = page.locator(".studio-left li");
    await becomes(() => left.count(), 1);
    assert.match(await left.innerText(), /^Mstari wa 4: “z9” .* Kaskazini .* b2 /);
    assert.deepEqual(await obstacles(page), []);
    await left.locator("button").click();
    await page.waitForFunction(() => document.querySelector("#studio-board").state?.turn === 4);
  }));

test("whoever follows a link to a story finds its game, also one that somebody noted", async () => {
  const noted = JSON.parse(await file("content/relatives/altiev.mbao.json"));
  const story = `Rules: ${JSON.stringify(noted)}\nGame: ${noted.id}\n\n{Look.}\n`;
  const carrying = (text) => `studio/#g=${Buffer.from(text).toString("base64url")}`;
  await at(carrying(story), {}, async (page) => {
    const game = page.locator(".studio-told a");
    assert.match(await game.innerText(), /: its rules, and a board to play it on$/);
    assert.deepEqual(await obstacles(page), []);
    await game.click();
    await page.waitForURL(/notebook/);
    await page.waitForFunction((id) => [...document.querySelectorAll("mbao-board")].some((board) => board.state?.game === id), noted.id);
  });
  await at(`sw/${carrying("Game: ndoto\n\n1. c1\n")}`, {}, async (page) => {
    const game = page.locator(".studio-told a");
    assert.equal(await game.innerText(), "Cheza Ndoto");
    await game.click();
    await page.waitForURL(/sw\/play\/ndoto/);
  });
});
