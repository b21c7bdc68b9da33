// Before the first paint: the play table without a game opens the one that the address asks for, or that was played last.
try {
  /** Links to the tables of other games: `../play/coro/`. */
  const games = document.currentScript?.dataset.games?.split(" ") ?? [];
  /** @type {{ game?: unknown } | null} */
  const kept = JSON.parse(localStorage.getItem("mbao.play") ?? "null");
  const asked = new URLSearchParams(location.search).get("game");
  const way = games.find((way) => way.split("/").at(-2) === (asked ?? kept?.game));
  // Readers who come with a game that is played, or to the list of games, stay where they are.
  if (way && (asked || (!location.hash && !location.search))) location.replace(way + location.search + location.hash);
} catch {
  // Storage is refused or damaged: the table opens with the first game.
}
