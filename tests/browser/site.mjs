// The site as `cargo xtask serve` serves it.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Starts the server on a free port; its address, and a way to stop it. Under `cargo xtask test` the site is not built again. */
export function serve(...more) {
  const [program, ...before] = process.env.XTASK ? [process.env.XTASK] : ["cargo", "xtask"];
  const server = spawn(program, [...before, "serve", "--port", "0", "--no-open", ...more, ...(process.env.AS_BUILT ? ["--as-built"] : [])], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let told = "";
    server.stdout.setEncoding("utf8");
    server.stdout.on("data", (text) => {
      told += text;
      const address = /Serving (http:\S+)/.exec(told)?.[1];
      if (address) resolve({ address, stop: () => server.kill() });
    });
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`the server ended (${code}): ${told}`)));
  });
}
