// Islands and page scripts use <mbao-board> as any other site does. (Tests in browsers look inside: they see what readers see.)
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const read = (file) => readFile(new URL(file, root), "utf8");
const listed = spawnSync("git", ["ls-files", "www", "crates"], { cwd: fileURLToPath(root), encoding: "utf8" }).stdout.split("\n");
/** What is not the element itself, nor what draws its pictures. */
const others = listed.filter((file) => /\.(rs|js)$/.test(file) && !/^crates\/(library|engine\/board)\//.test(file));

/** What in a script reaches into a shadow tree: its root, or a selector with a class that only the tree has. */
function reaches(script, classes) {
  const selectors = script.matchAll(/(?:query_?[sS]elector(?:_?[aA]ll)?|closest|matches)\(\s*(?:\/\*\*.*?\*\/ )?\(?(["'`][^)]*)/g);
  // A page's own elements are named with their tags.
  const named = [...selectors].flatMap(([, selector]) => selector.match(/(?<![\w-])(\.[a-z][\w-]*)+/g) ?? []).flatMap((all) => all.slice(1).split("."));
  return [...script.match(/shadow_?[rR]oot/g) ?? [], ...named.filter((name) => classes.has(name))];
}

test("nothing outside the library reaches into a board's shadow tree", async () => {
  const styles = await Promise.all(["crates/library/element/style.css", "crates/engine/board/src/board.css", "crates/engine/board/src/trace.css"].map(read));
  const classes = new Set(styles.flatMap((style) => [...style.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)));
  assert.deepEqual(reaches('board.shadow_root()?.query_selector(".caption"); root.querySelector(/** @type {"b"} */ (".pit.legal"))', classes), ["shadow_root", "caption", "pit", "legal"]);
  assert.ok(others.length > 300, `${others.length} files`);
  for (const file of others) assert.deepEqual(reaches(await read(file), classes), [], file);
});
