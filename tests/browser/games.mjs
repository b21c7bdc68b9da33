// Games and other content, counted from the files, so that tests include new games by themselves.
import { readdirSync } from "node:fs";

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
/** Ids of the recorded games. */
export const games = names("games/", ".toml");
export const sections = names("i18n/en/article/", ".md");
export const diagrams = names("diagrams/", ".toml");
export const guides = names("i18n/en/guides/", ".md");
/** Games from other sources, and other recorders' readings. */
export const relatives = names("relatives/", ".mbao.json");
export const readings = names("readings/", ".mbao.json");
