// The field notebook: files of answers read, played, tried and compared. Its
// WebAssembly is apart from the boards' own, so that only pages with noted games
// fetch it; `mbao_notebook.js` is `mbao.js` over that.
import init, { Game, control, heap, request } from "./mbao_notebook.js";

// What is asked, as `src/noted.rs` numbers it.
const READ = 32, OF = 33, TRY = 34, TRIED = 35, NEAREST = 36;

/** Makes ready; all else may be called then. */
export const ready = () => init();

/** Reads a file: `{ notebook, name, game }`, with `unplayable` in the place of the last two, or `{ refused }`. */
export const read = (text) => request(READ, 0, [text]);

/** The notebook of a recorded game. */
export const notebookOf = (id) => request(OF, 0, [id]);

/** Begins to try the page that `read` named. */
export const begin = (name) => void request(TRY, 0, [name]);

/** Plays so many actions more of what is tried: `{ games, findings }`. */
export const tried = (actions) => request(TRIED, 0, [""], actions);

/** The recorded games, the most alike first: `{ game, rules, points }`. */
export const nearest = (name) => request(NEAREST, 0, [name]);

/** What a board needs to play the game of a file: `board.library = await library(text)`, then `board.reset()`. */
export async function library(text) {
  await init();
  const { refused, unplayable, notebook, name, game } = read(text);
  const wrong = refused ?? unplayable;
  if (wrong) {
    const message = wrong.path ? `${wrong.path}: ${wrong.message}` : wrong.message;
    throw Object.assign(new Error(message), { name: "MbaoError", code: "bad-notebook", path: wrong.path });
  }
  const rules = JSON.stringify(notebook);
  class Noted extends Game {
    /** Goes along with what is asked of the computer players. */
    rules = rules;

    constructor(_, begin) {
      super(name, begin);
    }
  }
  return { Game: Noted, control, heap, games: () => [game] };
}
