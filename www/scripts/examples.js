/** Examples by pit: a press on a pit puts its example on the board below the pits, and plays it. */
for (const figure of document.querySelectorAll(".by-pit")) start(figure);

function start(/** @type {Element} */ figure) {
  const board = figure.querySelector("mbao-board");
  const links = [...figure.querySelectorAll(/** @type {"a"} */ ("svg a"))];
  const examples = [...figure.querySelectorAll("li")];
  /** The example that a link leads to. */
  const exampleOf = (/** @type {Element | null | undefined} */ link) =>
    examples.find(({ id }) => link?.getAttribute("href") === `#${id}`);
  const choose = (/** @type {Element | undefined} */ link) => {
    for (const other of links) other.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "true");
    for (const example of examples) example.classList.toggle("chosen", example === exampleOf(link));
  };
  choose(links[0]);
  figure.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = /** @type {MouseEvent} */ (event);
    const link = links.find((one) => target instanceof Node && one.contains(target));
    const record = exampleOf(link)?.dataset.record;
    if (!board || record === undefined || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    choose(link);
    board.setAttribute("autoplay", "");
    // A board whose element is not defined yet takes the attribute once it is.
    if (board.getAttribute("steps") === record) board.reset?.();
    else board.setAttribute("steps", record);
    board.scrollIntoView({ block: "nearest" });
  });
}
