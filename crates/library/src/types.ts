/** South sits at the lower edge and begins, North at the upper. */
export type Player = "s" | "n";

/** A pair of numbers: South's, then North's. */
export type Pair = [south: number, north: number];

/** A game, for lists and cards. */
export interface GameInfo {
  /** What `new Game` takes. */
  id: string;
  /** The name its players give it. */
  name: string;
  people: string;
  region: string;
  /** Section of the source, as "§9". */
  section: string;
  rows: 2 | 4;
  /** Pits a row it is played with, the usual number first. */
  columns: number[];
  /** The usual one first. */
  setups: SetUpInfo[];
  options: OptionInfo[];
  /** What the source leaves open, and what is played. */
  notes: string[];
}

export interface SetUpInfo {
  name: string;
  /** Pits a row, when it is for one size only. */
  columns: number | null;
}

export interface OptionInfo {
  id: string;
  values: string[];
  /** The value when nothing is said. */
  default: string;
}

/** How a game begins. */
export interface NewGame {
  /** Name of a set-up; the usual one when missing. */
  setup?: string | null;
  /** By id; `true` is "yes", `false` is "no". */
  options?: Record<string, string | number | boolean | null | undefined> | null;
  /** Position to begin from, in place of the set-up's. */
  position?: string | null;
  /** Record to replay. */
  record?: string | null;
}

export type Phase =
  | "setup"
  | "advance"
  | "deploy-lift"
  | "deploy-lay"
  | "opening1"
  | "opening2"
  | "race"
  | "play"
  | "execution"
  | "namua"
  | "mtaji"
  | "over";

/** Of a pit: "S" and "N" a bull or knife of that player, "H" a living house, "u" a boma not yet moved. */
export type Mark = "" | "S" | "N" | "H" | "u";

/** A choice in mid-turn. */
export interface Pending {
  kind: "capture" | "reverse" | "resow" | "direction" | "house" | "again";
  /** The actions that are legal, sorted. */
  options: string[];
}

export interface Outcome {
  kind: "end" | "endless" | "repetition" | "length";
  winner: Player | "draw";
  /** Seeds as the game counts them. */
  score: Pair;
  /** Lukho: points towards a set. */
  points?: number;
  /** Won by exactly two seeds: kiothi's supreme victory, lukho's bull. */
  byTwo: boolean;
}

/** Everything a board shows. */
export interface State {
  game: string;
  setup: string;
  options: Record<string, string>;
  /** Seeds, top row first. Pit "a1" is the first of the last row. */
  rows: number[][];
  /** In the same shape. */
  marks: Mark[][];
  stores: Pair;
  /** Seeds in hand that stay there: bao's reserve, what was lifted in an opening. */
  hands: Pair;
  /** Seeds the mover has lifted and not yet laid or sown. */
  hand: number;
  /** Whose decision it is. */
  mover: Player;
  /** From 1. */
  turn: number;
  phase: Phase;
  pending: Pending | null;
  outcome: Outcome | null;
}

/** One thing that happened. The events in order, and nothing else, reproduce the state. */
export interface Event {
  kind:
    | "lift"
    | "sow"
    | "skip"
    | "ending"
    | "capture"
    | "mark"
    | "choice"
    | "again"
    | "sleep"
    | "pass"
    | "lay"
    | "over";
  /** Whose hand did it. */
  by: Player;
  pit?: string;
  /** The pits that were captured. */
  pits?: string[];
  /** Seeds moved. */
  seeds?: number;
  /** Seeds in that hand afterwards. */
  hand?: number;
  /** Number of the line of the game's endings that applied. */
  rule?: number;
  /** Its place in the source, as "§13". */
  cite?: string;
  /** What can be chosen. */
  options?: string[];
  /** The pit's mark now. */
  mark?: Mark | "takasia";
  outcome?: Outcome;
}

/** A part of an action that is shown and told in one: a handful with what its end decides. */
export interface Step {
  /** Its events, by their places in what `play` returned. */
  from: number;
  to: number;
  /** What happened and why. */
  sentence: string;
}

export type ErrorCode =
  | "unknown-game"
  | "unknown-setup"
  | "unknown-option"
  | "bad-position"
  | "bad-action"
  | "illegal-action"
  | "bad-record"
  | "over";

/** What `new Game` and `play` throw: an `Error` of this name. */
export interface MbaoError extends Error {
  name: "MbaoError";
  code: ErrorCode;
}
