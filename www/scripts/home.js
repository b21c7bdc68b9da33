/** The first page: the turn is played where motion is wanted, filters tell how many boards are left, old places lead on. */

// The whole article stood here once: its places are on its own page now.
const place = decodeURIComponent(location.hash.slice(1));
if (place && !document.getElementById(place)) location.replace(`article/whole/${location.hash}`);

// Before the board's script, so that the board finds it said.
const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "off";
document.querySelector(".threshold mbao-board")?.toggleAttribute("autoplay", !still);

const form = document.querySelector(/** @type {"form"} */ (".filters"));
const count = form?.querySelector(".shown span");
/** Says how many boards `home.css` leaves; read when the choice has taken effect. */
const tell = () => setTimeout(() => {
  const boards = [...document.querySelectorAll(/** @type {"li"} */ (".objects > li"))];
  if (count) count.textContent = String(boards.filter((board) => board.offsetParent).length);
});
form?.addEventListener("change", tell);
form?.addEventListener("reset", tell);
