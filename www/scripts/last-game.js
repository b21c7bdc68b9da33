// Before the first paint: the play table without a game opens the one that was played last.
try {
  /** Links to the tables of other games: `../play/coro/`. */
  const games = document.currentScript?.dataset.games?.split(" ") ?? [];
  /** @type {{ game?: unknown } | null} */
  const kept = JSON.parse(localStorage.getItem("mbao.play") ?? "null");
  const last = games.find((way) => way.split("/").at(-2) === kept?.game);
  // Readers who come with a game, or to the list of games, stay where they are.
  if (last && !location.hash && !location.search) location.replace(last);
} catch {
  // Storage is refused or damaged: the table opens with the first game.
}
