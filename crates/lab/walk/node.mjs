// The WebAssembly half of `cargo lab bench`, under Node: node node.mjs FILE.wasm TURNS SEED REPEATS.
// Prints the best seconds of each game, as JSON.
import { readFile } from "node:fs/promises";

const [file, ...numbers] = process.argv.slice(2);
const [turns, seed, repeats] = numbers.map(Number);
const { instance } = await WebAssembly.instantiate(await readFile(file), {});
const walk = instance.exports;
const rows = [];
for (let game = 0; game < walk.games(); game += 1) {
  walk.prepare(game);
  let best = Infinity;
  for (let i = 0; i < repeats; i += 1) {
    const start = performance.now();
    walk.run(turns, seed);
    best = Math.min(best, (performance.now() - start) / 1000);
  }
  rows.push({ seconds: best, turns: walk.amount(1) });
}
process.stdout.write(JSON.stringify(rows));
