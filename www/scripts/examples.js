/** Examples by pit: that of a pit that is pressed is put on the board beneath the pits, and played. */
for (const figure of document.querySelectorAll(".by-pit")) {
  const board = figure.querySelector("mbao-board");
  const links = [...figure.querySelectorAll("svg a")];
  const choose = (link, example) => {
    for (const other of links) other.removeAttribute("aria-current");
    link.setAttribute("aria-current", "true");
    for (const other of figure.querySelectorAll("li")) other.classList.toggle("chosen", other === example);
  };
  const of = (link) => document.getElementById(link.getAttribute("href").slice(1));
  choose(links[0], of(links[0]));
  figure.addEventListener("click", (event) => {
    const link = event.target.closest("svg a");
    if (!links.includes(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const example = of(link);
    choose(link, example);
    board.setAttribute("autoplay", "");
    if (board.getAttribute("steps") === example.dataset.record) board.reset?.();
    else board.setAttribute("steps", example.dataset.record);
    board.scrollIntoView({ block: "nearest" });
  });
}
