/// <reference lib="esnext.disposable" />

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

/** What a people's board looks like, as far as it is recorded. */
export interface Appearance {
  /** What the pits are made in. */
  ground: "wood" | "ganda" | "slab" | "earth" | "rock";
  /** The shape of the pits. */
  hollow: "round" | "square" | "scooped";
  /** What is sown: what `heap` takes. */
  seed: "empiki" | "komwe" | "chocolate" | "stone" | "aluminium" | "plain";
  /** The houses, and other large pits, are square. */
  squareHouse: boolean;
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
  /** Players keep seeds in hand between turns, or may have kept some (bao). */
  reserve: boolean;
  /** What a mark on a pit means in this game. */
  markKind: "none" | "bulls" | "knives" | "unmoved" | "houses";
  /** What the board looks like. */
  appearance: Appearance;
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
  /** Number of the editors' decision that the line rests on, where the source does not say it. */
  decision?: number;
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

/** What a player is asked, and the answers, the usual one first. */
export interface Choice {
  question: string | null;
  answers: Answer[];
}

/** An action with what a button says and a board shows of it. */
export interface Answer {
  action: string;
  label: string;
  /** The pit that gets the first seed: where the way leads. */
  to: string | null;
}

/** Why something cannot be played now. */
export interface Refusal {
  code: RefusalCode;
  /** Where the source says so, as "§4"; "E 2" is a decision of the editors. */
  cite: string;
  /** The same for readers: a decision stands there with its words. */
  source: string;
  /** One sentence to the player. */
  sentence: string;
}

export type RefusalCode =
  | "over"
  | "set-up"
  | "choice"
  | "not-offered"
  | "no-pit"
  | "not-yours"
  | "not-theirs"
  | "empty"
  | "too-few"
  | "exactly"
  | "lone-seed"
  | "marked"
  | "not-leftmost"
  | "ends-on-own"
  | "must-capture"
  | "must-feed"
  | "one-way"
  | "other-way"
  | "no-capture"
  | "lay-seed"
  | "no-seed-in-hand"
  | "front-only"
  | "front-first"
  | "house"
  | "tax-last"
  | "takasia"
  | "lone-kichwa"
  | "never-ends"
  | "leads-back"
  | "unlawful"
  | "no-pass"
  | "moved"
  | "numbers";

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

/** How a computer player thinks. */
export interface Thinking {
  /** 0, who learns with you and takes little; 1, who has just learnt the game; to 5, who looks as far as there is time. */
  level?: 0 | 1 | 2 | 3 | 4 | 5;
  /** Milliseconds; a second unless `nodes` are given. */
  millis?: number;
  /** Decisions tried in imagination. With these alone the answer is the same everywhere. */
  nodes?: number;
  /** Of two answers as good, which: equal seeds answer equally. */
  seed?: number;
  /** Whose seeds fall in a race. */
  racer?: Player;
  /** In which language a hint is told: "en" or "sw". */
  lang?: string;
  /** Breaks the thought off: the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** A turn that a computer player would play. */
export interface Suggestion {
  /** The action. */
  action: string;
  /** The actions of the whole turn, this one first, so far as they are known. */
  turn: string[];
  /** How the game may go on, this turn included. */
  line: string[];
  /** The chance to win of the player to decide, 0 to 1. */
  value: number;
  /** He wins by force in so many turns of both players. */
  wins?: number;
  /** He loses by force in so many. */
  loses?: number;
  /** Turns of both players looked ahead in full. */
  depth: number;
  nodes: number;
  /** Of a hint, the weightiest first. */
  reasons: Reason[];
  /** Of a hint: what to play and why, in the language asked for. */
  sentence?: string;
}

/** A fact that speaks for a turn, or must be known with it. */
export interface Reason {
  kind:
    | "only-choice" | "wins" | "wins-in" | "loses-last" | "captures" | "marks" | "starts-again" | "leaves-no-start"
    | "leaves-one-start" | "saves" | "leaves-nothing-exposed" | "exposes";
  /** Seeds, pits, times or turns. */
  n?: number;
  /** Of captures: by which lines of the endings, and how often each. */
  endings?: [rule: number, times: number][];
  /** Of captures: the continuous string was taken along. */
  string?: true;
}

/** What a turn of a finished game was worth. */
export interface TurnValue {
  turn: number;
  mover: Player;
  /** South's chance to win before it, 0 to 1. */
  value: number;
  wins?: number;
  loses?: number;
  played: string;
  best: string;
  /** The actions of the whole turn as it was played, its choices too. */
  playedTurn: string[];
  /** The actions of the whole turn that looked best. */
  bestTurn: string[];
}
