// The words of the interface, from the files that the pages are made with.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A pattern for a message of `content/i18n/LANG/FILE.ftl`, whatever its values are. */
export function words(lang, file, id) {
  const path = fileURLToPath(new URL(`../../content/i18n/${lang}/${file}.ftl`, import.meta.url));
  const lines = readFileSync(path, "utf8").split("\n");
  const first = lines.findIndex((line) => line.startsWith(`${id} =`));
  if (first < 0) throw new Error(`${path}: no ${id}`);
  const text = lines[first].slice(id.length + 2).trim();
  const pattern = (text) => text.split(/\{[^}]*\}/).map(escaped).join("(?:.+)");
  if (!text.endsWith("->")) return new RegExp(pattern(text));
  // One of several forms.
  const end = lines.indexOf("}", first);
  return new RegExp(lines.slice(first + 1, end).map((line) => pattern(line.replace(/^\s*\*?\[\w+\]\s*/, ""))).join("|"));
}
