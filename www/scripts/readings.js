/** Other recorders' readings: a board for each, fetched with the rules of its file when it is asked for. */
import { element } from "./element.js";

/** Plays the reading of a place on the page. */
async function play(place, button) {
  const said = JSON.parse(place.dataset.said);
  button.disabled = true;
  place.setAttribute("aria-busy", "true");
  try {
    const [{ library }, file] = await Promise.all([
      import("../mbao/notebook.js"), fetch(place.dataset.reading), import("../mbao/board.js"),
    ]);
    if (!file.ok) throw new Error(`${file.url}: ${file.status}`);
    const ready = await library(await file.text());
    const board = element("mbao-board");
    board.library = ready;
    place.replaceChildren(seats(board, said), board);
    if (said.seconds) {
      const { turnClock } = await import("./turn-clock.js");
      board.before(turnClock(board, said.seconds, said));
    }
    button.remove();
    board.setAttribute("tabindex", "-1");
    board.focus({ preventScroll: true });
  } catch (error) {
    place.replaceChildren(element("p", { attributes: { role: "alert" } }, `${said.failed}: `, element("span", { lang: "en" }, error.message)));
    button.disabled = false;
  }
  place.removeAttribute("aria-busy");
}

/** Set-ups, where there are several, and whether the computer plays. */
function seats(board, said) {
  const computer = element("input", { type: "checkbox", onchange: () => board.setAttribute("north", computer.checked ? "computer:3" : "human") });
  const seats = element("div", { className: "reading-seats" });
  if (said.setups.length > 1) {
    const choice = element("select", { onchange: () => board.setAttribute("setup", choice.value) },
      ...said.setups.map(([name, label]) => element("option", { value: name }, label)));
    seats.append(element("label", {}, element("span", {}, said.setup), " ", choice));
  }
  seats.append(element("label", { className: "tick" }, computer, " ", element("span", {}, said.computer)));
  return seats;
}

for (const button of document.querySelectorAll(".reading-play")) {
  const place = button.closest(".reading").querySelector(".reading-board");
  button.hidden = false;
  button.addEventListener("click", () => play(place, button));
}
