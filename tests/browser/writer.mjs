// The program that writes the site's pages.
import { execFileSync } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { folder, root, target } from "./site.mjs";

const run = (program, args, cwd) => execFileSync(program, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });

/** Writes the pages to a folder, with these options more, from another folder if one is given; all else is as built. */
export async function write(out, more, from = root) {
  // What lies there may have been compiled for the made-up language; with the features that all else is compiled with,
  // nothing is compiled anew.
  run("cargo", ["build", "--quiet", "--workspace", "--exclude", "xtask", "--bin", "mbao-prerender"], root);
  const program = join(target, `debug/mbao-prerender${process.platform === "win32" ? ".exe" : ""}`);
  const assets = (await readdir(folder)).find((name) => name.startsWith("assets-"));
  const given = { content: "content", www: "www", library: "dist/mbao" };
  const paths = Object.entries(given).flatMap(([name, path]) => [`--${name}`, join(root, path)]);
  run(program, [...paths, "--out", out, "--assets", `${assets}/`, ...more], from);
}
