/** The first page: plays the turn if motion is wanted, leads to the board of the day, says how many boards the filters leave, redirects old places. */

// The whole article used to be on this page: its places are now on its own page.
let place = location.hash.slice(1);
try {
  place = decodeURIComponent(place);
} catch {
  // A messenger has cut it, or a `%` stands for itself.
}
const whole = document.querySelector(/** @type {"section"} */ (".threshold"))?.dataset.whole;
if (whole && place && !document.getElementById(place)) location.replace(whole + location.hash);

// Set before the board's script runs, so that the board finds it.
const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "off";
document.querySelector(".threshold mbao-board")?.toggleAttribute("autoplay", !still);

const form = document.querySelector(/** @type {"form"} */ (".filters"));
const count = form?.querySelector(".shown span");
/** Says how many boards `home.css` leaves; counted when the choice has taken effect. */
const tell = () => setTimeout(() => {
  const boards = [...document.querySelectorAll(/** @type {"li"} */ (".objects > li"))];
  if (count) count.textContent = String(boards.filter((board) => board.offsetParent).length);
});
form?.addEventListener("change", tell);
form?.addEventListener("reset", tell);

// The board of the day is the same for all: the date chooses the game, and on its page the puzzle.
const day = /** @type {HTMLAnchorElement | null} */ (document.querySelector("a.of-the-day"));
/** Leads to the board of this day. */
const today = () => {
  if (!day) return;
  const now = new Date();
  const days = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
  const games = (day.dataset.games ?? "").split(" ");
  day.href = day.href.replace(/[^/]+(\/puzzles\/[^/?]*)[^/]*$/, `${games[days % games.length]}$1?day=${Math.floor(days / games.length)}`);
};
today();
// A page may stay open over midnight: whoever reaches for the link sees and gets the day's.
for (const reach of ["pointerover", "focus", "pointerdown", "contextmenu", "click"]) day?.addEventListener(reach, today);
