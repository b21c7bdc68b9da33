// How fast players look ahead in WebAssembly, as a share of what they do natively, in the same positions:
// `cargo xtask package`, then `node crates/lab/players.mjs [--nodes N] [GAME…]`.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { library } from "../../tests/wasm/library.mjs";

const POSITIONS = 5; // as in `src/players/speed.rs`
const wanted = process.argv.slice(2);
const given = wanted.indexOf("--nodes");
const nodes = given < 0 ? 200_000 : Number(wanted.splice(given, 2)[1]);

const { Game, games } = await library();
const all = games().map(({ id }) => id).filter((id) => wanted.length === 0 || wanted.includes(id));
console.log(["game".padEnd(14), "nodes".padStart(9), "native/s", "wasm/s".padStart(8), "share"].join("  "));
for (const id of all) {
  const game = new Game(id);
  await game.suggest({ level: 5, nodes: 1_000, seed: 1 }); // fetched and compiled
  let [looked, tried, seconds] = [0, 0, 0];
  while (looked < POSITIONS && !game.state().outcome) {
    const { turn, pending } = game.state();
    if (!pending && turn % 4 === 3 && game.legal().length > 1) {
      const start = performance.now();
      const found = await game.suggest({ level: 5, nodes, seed: 1 });
      seconds += (performance.now() - start) / 1000;
      tried += found.nodes;
      looked += 1;
    }
    game.play((await game.suggest({ level: 1, nodes, seed: 1 })).action);
  }
  if (tried === 0) {
    console.log(`${id.padEnd(14)}  nothing is chosen once turns begin`);
    continue;
  }
  const cargo = ["lab", "speed", "--nodes", String(nodes), id];
  const told = execFileSync("cargo", cargo, { cwd: fileURLToPath(new URL("../..", import.meta.url)), encoding: "utf8" });
  const [, same, native] = told.trim().split("\n").at(-1).split(/\s+/).map(Number);
  const wasm = tried / seconds;
  console.log([
    id.padEnd(14), String(tried).padStart(9), String(native).padStart(8), String(Math.round(wasm)).padStart(8), (wasm / native).toFixed(2),
    same === tried ? "" : `other positions: ${same} nodes natively`,
  ].join("  "));
}
