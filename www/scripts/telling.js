/** Events in words. */
import { words } from "./language.js";

/** Turns of more handfuls are told in brief; the steps tell all. */
const HANDFULS = 3;
const CLAUSES = 16;

/** Runs of seeds sown become one thing; a choice that has been made is told by what followed. */
function joined(events) {
  const told = [];
  for (const event of events) {
    if (event.kind === "choice" && event !== events.at(-1)) continue;
    const before = told.at(-1);
    if (event.kind === "sow" && before?.kind === "sow" && before.by === event.by) {
      before.to = event.pit;
      before.count++;
    } else if (event.kind === "sow") {
      told.push({ ...event, to: event.pit, count: 1 });
    } else {
      told.push(event);
    }
  }
  return told;
}

function clause(event) {
  const tell = words().tell;
  switch (event.kind) {
    case "lift":
      return tell.lift(event.pit, event.seeds);
    case "sow":
      return tell.sow(event.count, event.pit, event.to);
    case "skip":
      return tell.skip(event.pit);
    case "ending":
      return tell.ending(event.pit, event.rule, event.cite);
    case "capture":
      return tell.capture(event.pits, event.seeds);
    case "mark":
      return event.mark ? tell.mark(event.pit, words().marks[event.mark]) : tell.unmark(event.pit);
    case "lay":
      return tell.lay(event.pit, event.seeds);
    default:
      return tell[event.kind];
  }
}

/** The parts of a turn one by one, each with its player. */
export function steps(events) {
  return joined(events).map((event) =>
    event.kind === "over" ? words().over(event.outcome) : words().tell.step(event.by, clause(event)),
  );
}

/** A turn in one line. */
export function line(events) {
  const parts = joined(events);
  const sentences = [];
  for (const run of byPlayer(parts.filter((event) => event.kind !== "over"))) {
    sentences.push(words().tell.turn(run[0].by, clauses(run)));
  }
  const over = parts.find((event) => event.kind === "over");
  if (over) sentences.push(words().over(over.outcome));
  return sentences.join(" ");
}

function byPlayer(events) {
  const runs = [];
  for (const event of events) {
    if (runs.at(-1)?.[0].by === event.by) runs.at(-1).push(event);
    else runs.push([event]);
  }
  return runs;
}

function clauses(run) {
  const shown = run.filter((event) => event.kind !== "skip");
  const lifts = shown.filter((event) => event.kind === "lift" || event.kind === "capture").length;
  if (lifts <= HANDFULS && shown.length <= CLAUSES) return shown.map(clause);
  // How it ended is what the other player wants to know.
  const last = shown.findLastIndex((event) => event.kind === "sow") + 1;
  const middle = shown.slice(1, last);
  const sum = (kind, key) => middle.reduce((all, event) => all + (event.kind === kind ? event[key] : 0), 0);
  const handfuls = middle.filter((event) => event.kind === "sow").length;
  const brief = words().tell.short(handfuls, sum("sow", "count"), sum("capture", "seeds"));
  return [clause(shown[0]), brief, ...shown.slice(last).map(clause)];
}

/** The pit where the last seed fell. */
export function lastPit(events) {
  return events.findLast((event) => event.kind === "sow")?.pit ?? null;
}
