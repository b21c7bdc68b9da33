/** Starts the page: words first, then the library, then the games. */
import { startLanguage, words } from "./language.js";

startLanguage();
const where = document.getElementById("where");
where.textContent = words().loading;
try {
  // Imported here, so that the reader learns of a file that is missing or refused.
  const [{ engine }, { Page }] = await Promise.all([import("../mbao/engine.js"), import("./page.js"), import("../mbao/board.js")]);
  const { games, Game } = await engine();
  new Page(games(), Game);
  where.hidden = false;
} catch (error) {
  where.textContent = "";
  document.getElementById("error").textContent = words().notLoaded(error instanceof Error ? error.message : String(error));
  throw error;
}
