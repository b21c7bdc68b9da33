// @ts-check
// The field notebook: reads, plays, tries and compares files of answers. Its
// WebAssembly is separate from the boards', so that only pages with noted games fetch it.
import { again } from "./again.js";
import init, { Game, Tried, bring, control, fetchPlayersBy, heap, nearest, notebookOf, read } from "./mbao_notebook.js";
import { refusal } from "./refusal.js";

fetchPlayersBy(() => again(() => import("./player.js"), "player.js"));

/** @type {Tried | undefined} */
let trying;

/** @type {typeof import("./notebook.js").ready} */
export const ready = () => init();

export { nearest, notebookOf, read };

/** @type {typeof import("./notebook.js").begin} */
export function begin(name) {
  const next = new Tried(name);
  trying?.free();
  trying = next;
}

/** @type {typeof import("./notebook.js").tried} */
export const tried = (actions) => trying?.play(actions);

/** @type {typeof import("./notebook.js").library} */
export async function library(text, languages) {
  await init({ languages });
  const file = read(text);
  if (!("name" in file)) {
    const { path, message } = "refused" in file ? file.refused : file.unplayable;
    throw Object.assign(refusal("bad-notebook", path ? `${path}: ${message}` : message), { path });
  }
  const { name, game } = file;
  class Noted extends Game {
    /**
     * @param {string} _
     * @param {import("./mbao.js").NewGame} [begin]
     */
    constructor(_, begin) {
      super(game.id, begin, name);
    }
  }
  return { Game: Noted, bring, control, heap, games: () => [game] };
}
