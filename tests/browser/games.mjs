// Games and other content, counted from the files, so that tests include new games by themselves.
import { readFileSync, readdirSync } from "node:fs";

const content = new URL("../../content/", import.meta.url);
/** Names of a folder's files with this ending, without it. */
const names = (folder, ending) =>
  readdirSync(new URL(folder, content)).filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)).sort();

/** English first, then those that the site is translated into. */
export const languages = readdirSync(new URL("i18n/", content), { withFileTypes: true })
  .filter((entry) => entry.isDirectory()).map(({ name }) => name).sort((one, other) => (other === "en") - (one === "en"));
/** What the addresses of a language's pages begin with. */
export const front = (language) => (language === "en" ? "" : `${language}/`);
export const fronts = languages.map(front);
/** Those in which all is said, as their `tier` says. */
export const whole = languages.filter((language) => /^tier = "whole"/m.test(readFileSync(new URL(`i18n/${language}/language.toml`, content), "utf8")));
export const wholeFronts = whole.map(front);
/** Ids of the recorded games. */
export const games = names("games/", ".toml");
/** Games from other sources, and other recorders' readings. */
export const relatives = names("relatives/", ".mbao.json");
export const readings = names("readings/", ".mbao.json");

/** One game of each kind of board: of each number of rows, and each way in which games begin. */
export async function kinds() {
  const { library } = await import("../wasm/library.mjs");
  const { Game } = await library();
  const kind = (id) => {
    const { rows, phase } = new Game(id).state();
    return `${rows.length} ${phase}`;
  };
  return games.filter((id, at) => games.findIndex((other) => kind(other) === kind(id)) === at);
}
