// How pages around a board affect it: transforms, other languages and writing directions, styles, other documents, full
// screen, policies, paper, many boards at once.
import assert from "node:assert/strict";
import { test } from "node:test";

import { MOVING, other } from "./boards.mjs";
import { becomes, frames } from "./waits.mjs";

/** Somebody else's markup, with its own styles, once its boards in view have begun. */
const on = (markup, use, options) => other(markup, async (page, go) => {
  await go();
  await page.waitForFunction(() => [...document.querySelectorAll("mbao-board:not([loading=lazy])")].every((board) => board.state));
  await use(page);
}, options);
const board = (page) => page.locator("mbao-board");

/** How far the middle of the hand is from where it should fly, in pixels, as the turn begins. */
const astray = (page) => page.evaluate(() => new Promise((resolve) => {
  const board = document.querySelector("mbao-board");
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const look = () => {
    const flyer = board.shadowRoot.querySelector(".flyer");
    const flight = flyer?.getAnimations()[0];
    if (!flight) return requestAnimationFrame(look);
    flight.pause();
    flight.currentTime = 0;
    const [x, y] = middle(flyer);
    const [a, b] = middle(board.shadowRoot.querySelector('[data-pit="c1"] .hollow'));
    resolve(Math.hypot(x - a, y - b));
  };
  void board.play("c1");
  look();
}));

test("seeds fly where the pits are, however the page around is transformed", async () => {
  for (const style of ["", "transform: scale(0.5)", "transform: rotate(90deg)", "zoom: 1.5", "transform: scale(1.4, 0.8); direction: rtl"]) {
    await on(`<div style="width: 700px; ${style}"><mbao-board game="ndoto" speed="slow"></mbao-board></div>`, async (page) => {
      const far = await astray(page);
      assert.ok(far < 4, `${style || "as it is"}: ${far} pixels`);
    }, MOVING);
  }
});

test("a dragged seed stays under the pointer, and the text about a pit stays beside the pit", async () => {
  await on('<div style="width: 800px; transform-origin: 0 0; transform: scale(0.6)"><mbao-board game="kiothi"></mbao-board></div>', async (page) => {
    const pit = await board(page).locator('[data-pit="e1"] .hollow').boundingBox();
    await page.mouse.move(pit.x + pit.width / 2, pit.y + pit.height / 2);
    await page.mouse.down();
    const [x, y] = [pit.x + 90, pit.y - 40];
    await page.mouse.move(x, y, { steps: 4 });
    const hand = await board(page).locator(".flyer").boundingBox();
    assert.ok(Math.hypot(hand.x + hand.width / 2 - x, hand.y + hand.height / 2 - y) < 3);
    await page.mouse.up();
  });
  await on('<div style="width: 800px; transform-origin: 0 0; transform: scale(0.6)"><mbao-board game="ndoto"></mbao-board></div>', async (page) => {
    await board(page).locator('[data-pit="c2"]').click({ force: true });
    const [why, pit] = await Promise.all([".why", '[data-pit="c2"] .hollow'].map((one) => board(page).locator(one).boundingBox()));
    assert.ok(why.x < pit.x + pit.width && why.x + why.width > pit.x, "it stands beside another pit");
    assert.ok(Math.min(Math.abs(why.y - pit.y - pit.height), Math.abs(pit.y - why.y - why.height)) < 25);
  });
});

test("on a page in a third language, from right to left, the board's text is marked and set as English", async () => {
  await on('<div lang="ar" dir="rtl" style="width: 640px"><mbao-board game="ndoto"></mbao-board></div>', async (page) => {
    for (const part of [".caption", "[data-pit]", "[aria-live]"]) {
      assert.equal(await board(page).locator(part).first().evaluate((one) => one.closest("[lang]").lang), "en", part);
    }
    assert.equal(await board(page).locator(".caption").evaluate((one) => getComputedStyle(one).unicodeBidi), "plaintext");
    // The full stop of a sentence is at its right.
    const [first, last] = await board(page).locator(".caption").evaluate((caption) => {
      const { firstChild: text } = caption;
      return [0, text.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    assert.ok(first < last, `${first}, ${last}`);
  });
  // From right to left a diagram's buttons keep their order.
  await on('<div lang="ar" dir="rtl" style="width: 640px"><mbao-board steps="Game: ndoto\n\n1. c1\n"></mbao-board></div>', async (page) => {
    await board(page).locator(".step").waitFor();
    const lefts = await board(page).locator(".controls button").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    assert.ok(lefts.length >= 4);
    assert.deepEqual(lefts, lefts.toSorted((a, b) => a - b));
  });
});

test("the coordinates can be seen in forced colours", () => on('<mbao-board game="ndoto"></mbao-board>', async (page) => {
  const [letters, ground] = await board(page).locator(".letters text, text.letters").first().evaluate((text) => {
    const probe = document.body.appendChild(Object.assign(document.createElement("i"), { style: "color: Canvas" }));
    return [getComputedStyle(text).fill, getComputedStyle(probe).color];
  });
  assert.notEqual(letters, ground);
}, { forcedColors: "active" }));

test("lazy boards are printed by a page that has fetched no rules yet", async () => {
  const lazy = ['game="coro"', 'game="omweso" steps="1. a2" step="1"'].map((one) => `<mbao-board ${one} loading="lazy"><p>Not yet.</p></mbao-board>`);
  await other(`<div style="height: 9000px"></div>${lazy.join("")}`, async (page, go) => {
    const came = ["paper.js", "rules.js", "diagram.js"].map((file) => page.waitForResponse((response) => response.url().endsWith(`/${file}`)));
    await go();
    await Promise.all(came);
    await frames(page);
    // What is drawn when all that follows the event at once is done: the page is printed then.
    await page.evaluate(() => addEventListener("beforeprint", async () => {
      for (let turn = 0; turn < 1000; turn += 1) await undefined;
      const boards = [...document.querySelectorAll("mbao-board")];
      window.printed = boards.map(({ shadowRoot }) => shadowRoot.querySelectorAll("[data-pit]").length > 0);
    }));
    await page.pdf();
    assert.deepEqual(await page.evaluate(() => window.printed), [true, true]);
  });
});

test("a page with Trusted Types allows the policy mbao, and a game is played", async () => {
  const policy = "require-trusted-types-for 'script'; trusted-types mbao";
  await other('<mbao-board game="ndoto" north="computer:1" hints speed="fast"></mbao-board>', async (page, go) => {
    await go();
    await board(page).locator('[data-pit="c1"]').click();
    await page.waitForFunction(() => document.querySelector("mbao-board").state.turn === 3);
    await page.emulateMedia(MOVING);
    await board(page).evaluate((board) => board.replay()); // with a hand
    await board(page).evaluate((board) => board.setAttribute("game", "kiothi"));
    await page.waitForFunction(() => document.querySelector("mbao-board").state?.game === "kiothi");
    await board(page).locator(".pit.legal").first().click();
    await board(page).locator(".pit.chosen").waitFor();
    // A worker needs an address, for which there is no such policy: the page itself thinks.
  }, { headers: { "Content-Security-Policy": policy }, expected: /TrustedScriptURL/ });
});

/** What a page may say of its own text and drawings, and a board's are to be as they are: what pictures heed, and what only text does. */
const INHERITED = {
  "text-transform": "uppercase", "letter-spacing": "9px", "word-spacing": "30px", "text-shadow": "3px 3px red", "-webkit-text-stroke": "2px red", "fill": "lime", "fill-opacity": ".2", "fill-rule": "evenodd",
  "stroke": "red", "stroke-width": "6px", "stroke-opacity": ".7", "stroke-dasharray": "3", "stroke-linecap": "round", "stroke-linejoin": "bevel", "paint-order": "stroke",
  "text-anchor": "end", "dominant-baseline": "hanging", "writing-mode": "vertical-rl",
};
const OF_TEXT = {
  "text-indent": "4em", "text-align": "right", "text-emphasis": "dot red", "white-space": "pre", "word-break": "break-all", "overflow-wrap": "anywhere", "list-style": "square", "hyphens": "auto", "quotes": "none", "tab-size": "2", "line-break": "anywhere",
};

test("what a page says of its own text and drawings does not change a board's", async () => {
  const record = "Game: enkeshui\n\n{Two. [%csl Gc1]}\n1. c1 (1. d1)";
  const boards = `<mbao-board game="bao-kiswahili" callouts hints></mbao-board><mbao-board steps="${record}"></mbao-board>`;
  await on(`<style></style><div id="around" style="width: 700px">${boards}</div>`, async (page) => {
    await page.locator("mbao-board .callout").first().waitFor();
    const looks = async (style) => {
      await page.evaluate((style) => { document.querySelector("style").textContent = style; }, style);
      await frames(page);
      return page.evaluate(([names, texts]) => [...document.querySelectorAll("mbao-board")].flatMap(({ shadowRoot }) => {
        const shown = [...shadowRoot.querySelectorAll(".stage, .stage *, .foot, .foot *")].filter((one) => !one.matches("slot, defs *"));
        return shown.map((one) => {
          const style = getComputedStyle(one);
          const values = [...names, ...(one.closest("svg") ? [] : texts)].map((name) => style.getPropertyValue(name));
          return `${one.localName}.${one.getAttribute("class")}: ${values.join("; ")}`;
        });
        // The stage keeps what the page's own content in it has.
      }).filter((one) => !one.startsWith("div.stage:")), [INHERITED, OF_TEXT].map(Object.keys));
    };
    const plain = await looks("");
    assert.ok(plain.length > 100);
    const all = Object.entries({ ...INHERITED, ...OF_TEXT }).map(([name, value]) => `${name}: ${value};`).join(" ");
    for (const where of ["body", "#around", "mbao-board"]) {
      // A direction that is set on the board itself is meant.
      const changed = await looks(`${where} { ${all} ${where === "mbao-board" ? "writing-mode: horizontal-tb" : ""} }`);
      assert.deepEqual(changed, plain, where);
    }
  });
});

test("line and buttons follow a page that changes its language, also across shadow trees", () =>
  on('<section><mbao-board game="ndoto"></mbao-board></section>', async (page) => {
    const said = () => board(page).evaluate(({ shadowRoot }) => [".caption", "[data-pit]", "button[name=undo]"].map((part) => {
      const one = shadowRoot.querySelector(part);
      return [one.closest("[lang]")?.lang, one.ariaLabel ?? one.textContent];
    }));
    const english = await said();
    await page.evaluate(() => (document.documentElement.lang = "sw"));
    await becomes(async () => (await said())[2][1], "Tendua");
    const swahili = await said();
    for (const [at, [lang, text]] of swahili.entries()) {
      assert.notEqual(text, english[at][1]);
      assert.ok(lang === "sw" || at === 2, text);
    }
    await page.evaluate(() => (document.querySelector("section").lang = "en-GB"));
    await becomes(said, english);
    // In a shadow tree, the language of an element around its host.
    await page.evaluate(async () => {
      const root = document.querySelector("section").attachShadow({ mode: "open" });
      root.append(document.querySelector("mbao-board"));
      document.querySelector("section").removeAttribute("lang");
    });
    const within = () => page.evaluate(() => document.querySelector("section").shadowRoot.querySelector("mbao-board").shadowRoot.querySelector("button[name=undo]").textContent);
    await becomes(within, "Tendua");
    await page.evaluate(() => (document.documentElement.lang = "en"));
    await becomes(within, english[2][1]);
  }));

test("a board that is moved into another document, and back, looks and plays as before", async () => {
  for (const where of ["frame", "window"]) {
    await on('<mbao-board game="bao-kiswahili" callouts marks="Gc1" speed="instant"></mbao-board><iframe srcdoc="<body>" style="width: 700px; height: 500px"></iframe>', async (page) => {
      await page.locator("mbao-board .callout").waitFor();
      await page.locator("mbao-board .marks").waitFor();
      await page.evaluate((where) => {
        window.board = document.querySelector("mbao-board");
        window.other = where === "frame" ? document.querySelector("iframe").contentDocument : window.open("about:blank", "", "width=700,height=500").document;
      }, where);
      const look = () => page.evaluate(() => {
        const { shadowRoot } = window.board;
        const styled = (part, name) => getComputedStyle(shadowRoot.querySelector(part)).getPropertyValue(name);
        return [styled(".stage", "display"), styled(".wall", "fill"), styled(".marks .ink", "stroke-width"), styled(".ring", "fill")];
      });
      const before = await look();
      assert.equal(before[0], "grid");
      for (const turn of [0, 1, 2]) {
        const told = await page.evaluate(async (turn) => {
          const { board, other } = window;
          (turn % 2 ? document : other).body.append(board);
          const { shadowRoot } = board;
          const [action] = board.legal;
          const [name] = /[a-l][1-4]/.exec(action);
          shadowRoot.querySelector(`[data-pit=${name}]`).focus();
          const events = await board.play(action);
          return [events.length > 0, shadowRoot.activeElement?.dataset.pit === name, board.recordText.includes(action)];
        }, turn);
        assert.deepEqual(told, [true, true, true], `${where}, ${turn}`);
        await becomes(look, before);
      }
      // What is fetched later is dressed there too.
      await page.evaluate(() => window.board.hint({ nodes: 100 }));
      assert.equal(await page.evaluate(() => getComputedStyle(window.board.shadowRoot.querySelector(".hint path")).fill), "none");
    });
  }
});

test("in full screen a board has ground, colours, size and centre of its own", async () => {
  const own = "body { background: #111; color: #000 } mbao-board { color: #000; --mbao-max-height: 120px } #around { padding: 20px }";
  for (const [what, game] of [["mbao-board", "omweso"], ["mbao-board", "ndoto"], ["#around", "ndoto"], ["#host", "ndoto"]]) {
    const markup = `<style>${own}</style><div id="host"><div id="around"><mbao-board game="${game}"></mbao-board></div></div>`;
    await on(markup, async (page) => {
      await page.evaluate((what) => {
        if (what !== "#host") return;
        const root = document.querySelector("#host").attachShadow({ mode: "open" });
        root.append(document.querySelector("#around"));
      }, what);
      const ground = () => board(page).evaluate((board) => getComputedStyle(board).backgroundColor);
      if (what === "mbao-board" && game === "ndoto") {
        // A whole page in full screen has its own ground.
        await page.evaluate(() => document.documentElement.requestFullscreen());
        await becomes(() => page.evaluate(() => document.fullscreenElement?.localName), "html");
        assert.equal(await ground(), "rgba(0, 0, 0, 0)");
      }
      await page.evaluate((what) => document.querySelector(what).requestFullscreen(), what);
      const seen = () => board(page).evaluate((board) => {
        const parts = [".stage > svg", ".caption", ".buttons"].map((part) => board.shadowRoot.querySelector(part).getBoundingClientRect());
        const [top, bottom] = [Math.min(...parts.map(({ top }) => top)), Math.max(...parts.map(({ bottom }) => bottom))];
        const { color } = getComputedStyle(board);
        return { color, fits: top >= 0 && bottom <= innerHeight, aside: Math.round(top - (innerHeight - bottom)), high: parts[0].height };
      });
      await becomes(ground, "rgb(255, 255, 255)");
      await becomes(async () => (await seen()).fits, true);
      const { color, aside, high } = await seen();
      assert.equal(color, "rgb(0, 0, 0)");
      if (what === "mbao-board") assert.ok(Math.abs(aside) < 40 && high > 130, `${aside}, ${high}`);
      await page.evaluate(async () => {
        while (document.fullscreenElement) await document.exitFullscreen();
      });
      await becomes(ground, "rgba(0, 0, 0, 0)");
    });
  }
});

test("what is announced is not read twice", () =>
  on('<mbao-board steps="Game: ndoto\n\n{Begin.}\n1. c1 {One.}  d2 {Two.}"></mbao-board><mbao-board game="ndoto" speed="instant"></mbao-board>', async (page) => {
    const debug = await page.context().newCDPSession(page);
    const times = async (text) => {
      const { nodes } = await debug.send("Accessibility.getFullAXTree");
      return nodes.filter(({ ignored, role, name }) => !ignored && role?.value === "StaticText" && name?.value.includes(text)).length;
    };
    const [diagram, play] = await board(page).all();
    const live = (one) => one.locator("[aria-live]").textContent();
    await diagram.evaluate(({ shadowRoot }) => {
      const [live, caption] = ["[aria-live]", ".caption"].map((one) => shadowRoot.querySelector(one));
      window.told = [];
      const tell = () => window.told.push([live.textContent, caption.ariaHidden]);
      new MutationObserver(tell).observe(live, { childList: true, characterData: true, subtree: true });
    });
    await diagram.locator("button[name=forward]").click();
    // Whoever explores the board finds the caption itself, once it is no longer announced.
    await becomes(() => page.evaluate(() => window.told.slice(-2)), [["One.", "true"], ["", null]]);
    await becomes(() => times("One."), 1);
    await play.locator("[data-pit=c2]").click({ force: true });
    assert.notEqual(await live(play), "");
    await becomes(() => live(play), "");
  }));
