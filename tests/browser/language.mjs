// A made-up language (crates/site/content/examples/pseudo.rs) and its pages, made as a translator's would be: its
// folder is enough. `node tests/browser/language.mjs` makes them. Never published.
import { spawnSync } from "node:child_process";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { folder, root, target } from "./site.mjs";

export const MADE = join(root, "target/pseudo");
const BUILT = join(target, "debug");

function run(program, args, env = {}) {
  const { error, status } = spawnSync(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${error ?? status}`);
}

/** Compiles a program, with the features that the tests compile everything with: most is there already. */
const compile = (what, env, how = "build") => run("cargo", [how, "--quiet", "--workspace", "--exclude", "xtask", ...what], env);
/** What is compiled with languages that are only tried. */
const TRIED = ["--features", "mbao-prerender/tried"];

/** Writes the language to `target/pseudo/content`, and its pages to `target/pseudo/site`; the program with the site speaks it. */
export async function make() {
  const [content, site] = [join(MADE, "content"), join(MADE, "site")];
  await rm(MADE, { recursive: true, force: true });
  compile(["--example", "pseudo"]);
  run(join(BUILT, "examples/pseudo"), [content]);
  const assets = (await readdir(folder)).find((name) => name.startsWith("assets-"));
  const languages = { MBAO_I18N: join(content, "i18n") };
  compile(["--bin", "mbao-prerender", ...TRIED], languages);
  compile(["--bin", "mbao-stick", ...TRIED, "words"], languages, "test");
  run(join(BUILT, "mbao-prerender"), ["--content", content, "--www", "www", "--library", "dist/mbao", "--out", site, "--assets", `${assets}/`]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await make();
