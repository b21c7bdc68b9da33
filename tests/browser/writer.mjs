// The program that writes the site's pages.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { target } from "./site.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Its path. What lies there may have been compiled for the made-up language; with the features that all else is compiled
 * with, nothing is compiled anew.
 */
export function writer() {
  execFileSync("cargo", ["build", "--quiet", "--workspace", "--exclude", "xtask", "--bin", "mbao-prerender"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  return join(target, `debug/mbao-prerender${process.platform === "win32" ? ".exe" : ""}`);
}
