// Pages with boards that do not know about the boards.
import { send } from "./faulty.mjs";
import { blank, site } from "./here.mjs";

/** In a page: from now on its boards remember what was announced last, which is there for some seconds only. */
export const listen = () => {
  for (const board of document.querySelectorAll("mbao-board")) {
    const live = board.shadowRoot?.querySelector("[aria-live]");
    const hear = () => (board.announced = live.textContent || board.announced);
    if (live && board.announced === undefined) new MutationObserver(hear).observe(live, { childList: true, characterData: true, subtree: true });
    if (live) hear();
  }
};

/** Puts markup in place of what is on the page, and waits until its boards are drawn or say why not. */
export async function put(page, markup) {
  await page.evaluate((html) => {
    document.querySelector("main").innerHTML = html;
  }, markup);
  await page.waitForFunction(() => {
    const boards = [...document.querySelectorAll("mbao-board:not([loading=lazy])")];
    return boards.every((board) => board.shadowRoot?.querySelector("svg, .error"));
  });
  await page.evaluate(listen);
}

/** Puts markup on an empty page with the element's script, and gives the page and its board to `use`. */
export async function on(markup, use, options = {}) {
  const { page, close } = await blank({ address: site.address, ...options });
  await page.goto(`${site.address}board.html`);
  await put(page, markup);
  await use(page, page.locator("mbao-board"));
  await close();
}

/** Somebody else's page with the element's script and this content; `use` gets the page, and a function to go there. */
export async function other(content, use, { headers, ...options } = {}) {
  const { page, close } = await blank({ address: site.address, ...options });
  await send(page, content, undefined, headers);
  await use(page, () => page.goto(`${site.address}own.html`));
  await close();
}

export const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
export const MOVING = { reducedMotion: "no-preference" };

/** Diagram k of the article: c1 may eat seven cows. */
export const K = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";
/** A story of it. */
export const STRING = `Game: enkeshui
Title: The continuous string
Language: en
Position: 0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18

{Two cows wait in c1. [%csl Gc1]} {[%lang sw] Ng'ombe wawili wanangoja c1. [%csl Gc1]}
1. c1 {<b>Leave</b> them, or eat?} x {[%cal Re1e2,Rf1f2,Yh2south]} (1. c1 o {So they stay. [%csl Bsouth]})
`;
export const K_EATEN = `Game: enkeshui\nPosition: ${K}\n\n1. c1 x\n`;

/** What is seen of a board. */
export const caption = (board) => board.locator(".caption").textContent();
/** What was announced last. */
export const live = (board) => board.evaluate(({ announced }) => announced ?? "");
export const pit = (board, name) => board.locator(`[data-pit=${name}]`);
const counted = async (place) => Number(await place.locator(".count").textContent());
/** The seeds in a pit, or in a player's hand. */
export const seeds = (board, place) => counted(board.locator(`:is([data-pit=${place}], [data-hand=${place}])`));
export const store = (board, side) => counted(board.locator(`[data-store=${side}]`));

/** What a board says of its game, and playing on it. */
export const record = (board) => board.evaluate(({ recordText }) => recordText);
export const state = (board) => board.evaluate(({ state }) => state);
export const focused = (board) => board.evaluate(({ shadowRoot }) => shadowRoot.activeElement?.dataset.pit);
export const play = (board, ...actions) => board.evaluate(async (board, actions) => {
  for (const action of actions) await board.play(action);
}, actions);
