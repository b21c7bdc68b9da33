// The site as `cargo xtask serve` serves it.
import { spawn } from "node:child_process";
import { statSync } from "node:fs";
import { readFile, readdir, stat } from "node:fs/promises";
import { join, relative, resolve as resolvePath } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository. */
export const root = fileURLToPath(new URL("../../", import.meta.url));
/** Where Cargo builds. */
export const target = resolvePath(root, process.env.CARGO_TARGET_DIR ?? "target");
/** The project's own program, and what it is told before anything else. */
export const [xtask, ...first] = process.env.XTASK ? [process.env.XTASK] : ["cargo", "xtask"];
const written = (site) => statSync(join(site, "index.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const [draft, forReaders] = [join(target, "draft"), join(root, "dist/site")];
/** The folder of the site: a draft, unless what was built last is for readers. */
export const folder = process.env.AS_BUILT && written(forReaders) > written(draft) ? forReaders : draft;

/**
 * The site: its address, its folder, and a function to stop serving it. `SITE` is the address of a site that is
 * already served, as `cargo xtask test` does for all files together. Otherwise, or with options of its own, a
 * server is started on a free port. If `AS_BUILT` is set, the site is not built again.
 */
export async function serve(...more) {
  if (process.env.SITE && more.length === 0) return { address: process.env.SITE, folder, stop() {} };
  const server = spawn(xtask, [...first, "serve", "--port", "0", "--no-open", ...more, ...(process.env.AS_BUILT ? ["--as-built"] : [])], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let told = "";
    server.stdout.setEncoding("utf8");
    server.stdout.on("data", (text) => {
      told += text;
      const [, address, folder] = /Serving (http:\S+) from (.*) \(/.exec(told) ?? [];
      if (address) resolve({ address, folder: resolvePath(root, folder), stop: () => server.kill() });
    });
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`the server ended (${code}): ${told}`)));
  });
}

/** The files of a folder and of those in it: their paths from there, with slashes. */
export async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"));
}

/** When the newest file of these folders was written. */
async function newest(...folders) {
  const files = await Promise.all(folders.map(async (folder) => (await filesOf(folder)).map((file) => stat(join(folder, file)))));
  return Math.max(...(await Promise.all(files.flat())).map(({ mtimeMs }) => mtimeMs));
}

/**
 * The folder of the site as it is published, with the worker that keeps it. It takes long to make: the files of tests
 * of one run share it, and only read it.
 */
export async function published() {
  const made = join(target, "offline");
  const worker = join(made, "offline.js");
  // The worker's list of files is written last.
  const whole = await readFile(worker, "utf8").then((text) => text.startsWith("const SITE ="), () => false);
  if (process.env.AS_BUILT && whole && (await stat(worker)).mtimeMs > (await newest(folder, join(root, "www")))) return made;
  const server = await serve("--offline");
  server.stop();
  return server.folder;
}
