// How wide a board is where its content decides that, in Chromium.
import assert from "node:assert/strict";
import { test } from "node:test";

import { on, put } from "./boards.mjs";
import { turns } from "./play.mjs";

/** Places in which the width comes from the content, each around one board. */
const PLACES = {
  dialog: (board) => `<dialog open>${board}</dialog>`,
  "a row of flex boxes": (board) => `<div data-style="display: flex">${board}</div>`,
  "a column of flex boxes": (board) => `<div data-style="display: flex; flex-direction: column; align-items: center">${board}</div>`,
  "an inline block": (board) => `<div data-style="display: inline-block">${board}</div>`,
  "inline flex": (board) => `<div data-style="display: inline-flex">${board}</div>`,
  float: (board) => `<div data-style="float: left">${board}</div>`,
  "a grid column of its content": (board) => `<div data-style="display: grid; grid-template-columns: fit-content(100%) 1fr">${board}</div>`,
  "an automatic grid column": (board) => `<div data-style="display: grid; grid-template-columns: auto; justify-content: center">${board}</div>`,
  "a grid that does not stretch": (board) => `<div data-style="display: grid; justify-items: center">${board}</div>`,
  "a table": (board) => `<table data-style="border-spacing: 0"><tr><td data-style="padding: 0">${board}</td></tr></table>`,
  "an absolute place": (board) => `<div data-style="position: absolute">${board}</div>`,
  "a fit-content box": (board) => `<div data-style="width: fit-content">${board}</div>`,
  "a fieldset": (board) => `<fieldset data-style="float: left; margin: 0; border: 0; padding: 0">${board}</fieldset>`,
};
/** The dialog's own edges. */
const EDGES = 40;

/** Each place in a parent of this width, with what the board and its pits measure there. */
async function measured(page, parent, board) {
  return page.evaluate(async ([places, parent]) => {
    const found = {};
    for (const [name, html] of places) {
      const main = document.querySelector("main");
      main.innerHTML = `<div data-style="position: relative; width: ${parent}px; height: 900px">${html}</div>`;
      // The page's policy allows no style attributes in markup.
      for (const one of main.querySelectorAll("[data-style]")) one.style.cssText = one.dataset.style;
      const around = main.firstElementChild;
      const board = around.querySelector("mbao-board");
      await new Promise((done) => board.addEventListener("mbao-ready", done, { once: true }));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      found[name] = {
        width: board.getBoundingClientRect().width,
        over: around.scrollWidth - around.clientWidth,
        pit: Math.min(...[...board.shadowRoot.querySelectorAll(".stage .room")].map((room) => room.getBoundingClientRect().width)),
      };
    }
    return found;
  }, [Object.entries(PLACES).map(([name, around]) => [name, around(board)]), parent]);
}

test("where its content decides the width, a board is as wide as there is room, at most 640 pixels, and no sentence changes that", () =>
  on("", async (page) => {
    for (const [game, parent] of [["omweso", 900], ["ndoto", 900], ["omweso", 400], ["kiothi", 300], ["enkeshui", 200]]) {
      const all = await measured(page, parent, `<mbao-board game="${game}"></mbao-board>`);
      for (const [name, { width, over, pit }] of Object.entries(all)) {
        const where = `${game} in ${name} of ${parent} pixels`;
        const most = Math.min(640, parent);
        assert.ok(width <= most + 1 && width >= most - EDGES, `${where}: ${width} pixels wide`);
        assert.ok(over <= 0, `${where}: ${over} pixels over the edge`);
        assert.ok(pit >= 24, `${where}: pits of ${pit} pixels`);
      }
    }
  }));

test("in vertical writing, which sets no width, a board lies and is as wide as it likes", () =>
  on('<div class="around"><mbao-board game="omweso"></mbao-board></div>', async (page) => {
    for (const writing of ["vertical-rl", "vertical-lr", "sideways-lr"]) {
      const { width, height } = await page.evaluate((writing) => {
        document.querySelector(".around").style.writingMode = writing;
        return document.querySelector("mbao-board").shadowRoot.querySelector(".stage svg").getBoundingClientRect().toJSON();
      }, writing);
      assert.ok(width === 640 && height > 300 && height < 400, `${writing}: ${width} by ${height}`);
    }
  }));

test("a board in a dialog keeps its width while it is played, told in another language and fails", () =>
  on('<dialog open><mbao-board game="omweso" speed="instant"></mbao-board></dialog>', async (page, board) => {
    const width = () => page.evaluate(() => document.querySelector("mbao-board").getBoundingClientRect().width);
    const before = await width();
    assert.equal(before, 640);
    await turns(board, 4);
    assert.equal(await width(), before);
    await page.evaluate(() => document.querySelector("mbao-board").setAttribute("lang", "sw"));
    assert.equal(await width(), before);
    await page.evaluate(() => document.querySelector("mbao-board").setAttribute("setup", "a set-up with so long a name that its message is wider than any board could ever be on this page"));
    await page.locator("mbao-board .error").waitFor();
    assert.equal(await width(), before);
  }));

test("a height that a page sets limits the drawing until its pits have 24 pixels", () => on("", async (page) => {
  for (const [game, columns] of [["omweso", 8], ["ndoto", 8], ["kiothi", 10]]) {
    for (const [width, height] of [[900, 300], [900, 40], [900, -500], [340, 60]]) {
      await put(page, `<mbao-board game="${game}"></mbao-board>`);
      const { pit, drawn } = await page.evaluate(async ([width, height]) => {
        const { style, shadowRoot } = document.querySelector("mbao-board");
        style.width = `${width}px`;
        style.setProperty("--mbao-max-height", `${height}px`);
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return {
          pit: shadowRoot.querySelector(".stage .room").getBoundingClientRect().width,
          drawn: shadowRoot.querySelector(".stage > svg").getBoundingClientRect().height,
        };
      }, [width, height]);
      const where = `${game} with ${columns} columns, ${width} by ${height}: pits of ${pit}`;
      assert.ok(pit > 23.9, where);
      if (height < 100) assert.ok(pit < 25, where);
      else assert.ok(drawn < height + 1 && drawn > 200, `${where}, ${drawn} high`);
    }
  }
}));
