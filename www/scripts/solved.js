/** Beneath a board to play on: once so few seeds are in play that a table holds the position, what it is worth for certain. */
const section = document.querySelector(".known");
const board = document.getElementById("board");
let asked = 0;

/** The table for a board, if there is one for its rules. */
function tableFor({ rows, options }, tables) {
  // The other reading leads to other results.
  if (options.uncrossed === "undo") return undefined;
  return tables.find(({ columns }) => columns === rows[0].length);
}

async function follow() {
  const { state } = board;
  if (!state) return; // what the page says of the beginning stands until there is a game
  const mine = (asked += 1);
  const words = JSON.parse(section.dataset.words);
  const told = section.querySelector(".worth");
  const found = section.querySelector(".found");
  const table = tableFor(state, JSON.parse(section.dataset.tables));
  section.hidden = !table;
  if (!table) return;
  const inPlay = state.rows.flat().reduce((sum, seeds) => sum + seeds, 0);
  if (state.outcome || state.phase !== "play" || inPlay > table.seeds) {
    told.textContent = state.outcome ? words.over : words.waits.replace("{seeds}", table.seeds);
    found.replaceChildren();
    return;
  }
  try {
    if (!told.textContent) told.textContent = words.loads;
    const { look } = await import("./table.js");
    const { text, turns } = await look(new URL(`../../${table.file}`, import.meta.url), table.seeds, board, words);
    if (mine !== asked) return;
    told.textContent = text;
    found.replaceChildren(...turns);
  } catch (error) {
    if (mine !== asked) return;
    told.textContent = words.failed.replace("{why}", error?.message ?? error);
    found.replaceChildren();
  }
}

if (section) {
  for (const kind of ["ready", "turn", "over"]) board.addEventListener(`mbao-${kind}`, follow);
  follow();
}
