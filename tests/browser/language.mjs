// A made-up language (crates/content/examples/pseudo.rs) and its pages, made as a translator's would be: its
// folder is enough. `node tests/browser/language.mjs` makes them. Never published.
import { spawnSync } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
export const MADE = join(root, "target/pseudo");

function run(args, env = {}) {
  const { status } = spawnSync("cargo", ["run", "--quiet", ...args], { cwd: root, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`cargo run ${args.join(" ")}: ${status}`);
}

/** Writes the language to `target/pseudo/content`, and its pages to `target/pseudo/site`. */
export async function make() {
  run(["--package", "mbao-content", "--example", "pseudo", "--", join(MADE, "content")]);
  const assets = (await readdir(join(root, "dist/site"))).find((name) => name.startsWith("assets-"));
  run(
    ["--package", "mbao-prerender", "--features", "tried", "--", "--content", join(MADE, "content"), "--library", "dist/mbao", "--out", join(MADE, "site"), "--assets", `${assets}/`],
    { MBAO_I18N: join(MADE, "content/i18n") },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await make();
