// The WebAssembly half of the benchmark, under Node: node node.mjs FILE.wasm [TURNS].
import { readFile } from "node:fs/promises";

const [file, turnsText] = process.argv.slice(2);
const turns = Number(turnsText ?? 150_000);
const repeats = 5;

const { instance } = await WebAssembly.instantiate(await readFile(file), {});
const bench = instance.exports;

const seconds = (run) => {
  const start = performance.now();
  const done = run();
  return done === 0 ? Infinity : (performance.now() - start) / 1000;
};

const rows = [];
for (let game = 0; game < bench.games(); game += 1) {
  bench.prepare(game);
  let engine = Infinity;
  let floor = Infinity;
  let played = [0, 0, 0];
  for (let i = 0; i < repeats; i += 1) {
    engine = Math.min(engine, seconds(() => bench.run_engine(turns, 7)));
    played = [0, 1, 2].map((part) => bench.amount(part));
    // Engine and loop by turns, so that drift meets both.
    floor = Math.min(floor, seconds(() => bench.run_floor(turns, 7)));
  }
  const row = {
    turns: played[1] * repeats,
    playoutsPerSecond: played[0] / engine,
    turnsPerSecond: played[1] / engine,
    seedsPerSecond: played[2] / engine,
  };
  if (Number.isFinite(floor)) {
    row.floorTurnsPerSecond = played[1] / floor;
    row.ofFloor = floor / engine;
  }
  rows.push(row);
}
process.stdout.write(`${JSON.stringify(rows)}\n`);
