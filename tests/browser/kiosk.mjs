// The kiosk, opened for tests, and what visitors do at it.
import { blank, browser, site } from "./here.mjs";
import { becomes } from "./waits.mjs";

export { browser, site };

/** Opens the kiosk, configured by this file, until it shows something or, where that is wanted, a game has `begun`; expects no errors. */
export async function kiosk({ path = "kiosk/", file = "", clock = false, begun = false, ...options }, use) {
  const viewport = { width: 1920, height: 1080 };
  const { context, page, close } = await blank({ address: site.address, viewport, ...options });
  const answer = { body: file, contentType: "text/plain" };
  if (file !== undefined) await page.route("**/kiosk.toml", (route) => route.fulfill(answer));
  if (clock) await page.clock.install();
  await page.goto(site.address + path);
  await page.locator(".kiosk-screen:visible, .kiosk-over:visible").first().waitFor();
  if (begun) {
    await begin(page);
    await board(page);
  }
  await use(page, context);
  await close();
}

/** Waits until this is so of the board; at first, until its game has begun. */
export const board = (page, is = (board) => Boolean(board.state), given = undefined) =>
  becomes(() => page.locator("#kiosk-board").evaluate(is, given), true);
export const begin = (page) => page.locator(".attract .begin").click();
export const choose = async (page, name) => {
  const tile = page.locator(`.tile:has(strong:text-is("${name}"))`);
  if ((await tile.count()) === 0) await page.locator(".kiosk-bar .all").click();
  await tile.click();
  await board(page, (board, name) => board.state?.game === name, name.toLowerCase().replaceAll(" ", "-"));
};
/** Opens what may be changed before a game begins. */
export const change = (page) => page.getByRole("button", { name: /^(Change|Badilisha)$/ }).click();
/** Has two people play instead of one against the computer. */
export const two = async (page) => {
  await change(page);
  await page.getByRole("button", { name: /^(Two people|Watu wawili)$/ }).click();
};
export const race = async (page) => {
  await page.getByRole("button", { name: "Race for it" }).click();
  await board(page, ({ state }) => state?.phase === "race");
};
export const pit = (page, name) => page.locator(`#kiosk-board [data-pit="${name}"]`);
export const record = (page) => page.evaluate(() => document.querySelector("#kiosk-board").recordText);
export const state = (page) => page.evaluate(() => document.querySelector("#kiosk-board").state);
export const north = (page) => page.locator("#kiosk-board").getAttribute("north");
export const root = (page, name) => page.evaluate((name) => document.documentElement.getAttribute(name), name);
export const press = (page, pit) => page.locator(`#kiosk-board [data-pit="${pit}"]`).click();
