/** The family of games: the last two that are ticked stay ticked, and the way to the page of two games leads to them. */

const family = document.querySelector(".family");
/** @type {HTMLAnchorElement | null} */
const way = document.querySelector(".to-beside");
/** @type {HTMLInputElement[]} the last chosen last */
let chosen = [];
family?.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !way) return;
  chosen = chosen.filter((one) => one !== target);
  if (target.checked) chosen.push(target);
  for (const one of chosen.splice(0, chosen.length - 2)) one.checked = false;
  way.search = chosen.length === 2 ? `?games=${chosen.map(({ value }) => value).join(",")}` : "";
});
