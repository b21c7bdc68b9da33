/// <reference lib="esnext.disposable" />

/** An object of a class that browsers and Node have, where its type is declared. */
type Global<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer Instance }> ? Instance : never;

/** South sits at the lower edge and begins, North at the upper. */
export type Player = "s" | "n";

/** A pair of numbers: South's, then North's. */
export type Pair = [south: number, north: number];

/** A game, for lists and cards. */
export interface GameInfo {
  /** The id that `new Game` takes. */
  id: string;
  /** The name its players give it. */
  name: string;
  people: string;
  region: string;
  /** Section of the source, such as "§9". */
  section: string;
  rows: 2 | 4;
  /** The numbers of pits per row that it is played with, the usual one first. */
  columns: number[];
  /** Its set-ups, the usual one first. */
  setups: SetUpInfo[];
  options: OptionInfo[];
  /** What the source leaves open, and what is played here. */
  notes: string[];
}

/** All games: where they are from, their boards, set-ups and options. */
export function games(): GameInfo[];

export interface SetUpInfo {
  name: string;
  /** Pits per row, if it is for one size only. */
  columns: number | null;
}

export interface OptionInfo {
  id: string;
  values: string[];
  /** The value if none is given. */
  default: string;
}

/** What a game begins with. */
export interface NewGame {
  /** Name of a set-up; the usual one if missing. */
  setup?: string | null;
  /** Values of options by id; `true` is "yes", `false` is "no". */
  options?: Record<string, string | number | boolean | null | undefined> | null;
  /** Position to begin from, instead of the set-up's. */
  position?: string | null;
  /** Record to replay. */
  record?: string | null;
}

/** How a board is drawn. */
export interface Look {
  /** The tag of its labels' language, such as "sw". */
  language: string;
  /** South to the left, for narrow spaces; otherwise South is below. */
  tall?: boolean;
  /** Seen from North's seat: turned by a half. */
  north?: boolean;
  /** Letters and numbers along the edge. */
  coordinates?: boolean;
  /** Pits are buttons. */
  buttons?: boolean;
  /** Other seeds than the game's own: a value of the element's `theme`. */
  seeds?: string;
  /** How many events of the last action are shown; all if missing. */
  events?: number | null | undefined;
  /** The last turn is traced, and `events` counts from its beginning. */
  traced?: boolean;
  /** Whose pits are called "yours"; by default those of the player to move. */
  you?: Player | null | undefined;
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

/**
 * The mark of a pit: "S" or "N" is a bull or knife of that player, "H" a living house, "u" a boma not yet
 * moved.
 */
export type Mark = "" | "S" | "N" | "H" | "u";

/** A choice in mid-turn. */
export interface Pending {
  kind: "capture" | "reverse" | "resow" | "direction" | "house" | "again";
  /** The legal actions, sorted. */
  options: string[];
}

export interface Outcome {
  kind: "end" | "endless" | "repetition" | "length";
  winner: Player | "draw";
  /** Seeds as the game counts them. */
  score: Pair;
  /** In lukho, and in noted games that count stores and knives as it does: the winner's points towards a set, 2 or 4. */
  points?: number;
  /** Won by exactly two seeds: kiothi's supreme victory, lukho's bull. */
  byTwo: boolean;
}

/** The look of a people's board, as far as it is recorded. */
export interface Appearance {
  /** The material that the pits are made in. */
  ground: "wood" | "ganda" | "slab" | "earth" | "rock";
  /** The shape of the pits. */
  hollow: "round" | "square" | "scooped";
  /** The kind of seeds, as `heap` takes it. */
  seed: "empiki" | "komwe" | "chocolate" | "stone" | "aluminium" | "plain";
  /** The houses, and other large pits, are square. */
  squareHouse: boolean;
  /** What its people call what is sown. */
  called: Called;
}

/** What a people calls what it sows. Boards and hints use the word in their language. */
export type Called = "seed" | "cow" | "stone" | "warrior";

/** What counts for a player: seeds in the store, in the player's own bulls or knives, and others on the board or in hand. */
export interface Tally {
  store: number;
  marks: number;
  board: number;
}

/** Everything that a board shows. */
export interface State {
  game: string;
  setup: string;
  options: Record<string, string>;
  /** The seeds in the pits, top row first. Pit "a1" is the first of the last row. */
  rows: number[][];
  /** The marks of the pits, in the same order. */
  marks: Mark[][];
  stores: Pair;
  /** What counts for South and for North now, in the way of the game; at the end together the score. */
  tally: [Tally, Tally];
  /** In how many pits South and North have what the end of the game asks for: seeds, two or more of them, or a start. At none it is over. */
  left: Pair;
  /** Players keep seeds in hand between turns, or may have kept some (bao). */
  reserve: boolean;
  /** Captures are kept in stores. */
  keeps: boolean;
  /** What a mark on a pit means in this game. */
  markKind: "none" | "bulls" | "knives" | "unmoved" | "houses";
  /** What the board looks like. */
  appearance: Appearance;
  /** Seeds that stay in hand: bao's reserve, or seeds lifted in an opening. */
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

/** One thing that happened. The events in order reproduce the state; nothing else is needed. */
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
  /** The number of the line that applied, in the game's list of endings. */
  rule?: number;
  /** The place of that line in the source, such as "§13". */
  cite?: string;
  /** The number of the editors' decision that the line rests on, if the source does not settle it. */
  decision?: number;
  /** The actions that can be chosen. */
  options?: string[];
  /** The pit's mark now. */
  mark?: Mark | "takasia";
  outcome?: Outcome;
}

/** A record with what its author says: words, rings and arrows, branches and tasks. */
export interface Story {
  /** Its headers, as "Title", by name. */
  headers: Record<string, string>;
  /** What is said at the beginning. */
  words: StoryWords[];
  /** The main line. */
  steps: StoryStep[];
}

/** An action of a story, and what is said of the board after it. */
export interface StoryStep {
  action: string;
  words: StoryWords[];
  /** What can be played instead of the turn that the action belongs to. */
  branches: StoryBranch[];
}

export interface StoryBranch {
  /** What is said before its first action. */
  words: StoryWords[];
  steps: StoryStep[];
}

/** What stands in one pair of braces. */
export interface StoryWords {
  /** A tag such as "sw"; `null` for the language of the header `Language`. */
  language: string | null;
  /** Which of the beats at their board they belong to, from 0: beats are told one after the other. */
  beat: number;
  /** Plain text, never HTML. */
  text: string;
  marks: StoryMark[];
  /** What the reader is to find: the turn that follows, its next action, so many turns, pits to press, or a number. */
  ask: "turn" | "action" | `turns ${number}` | "press" | "number" | null;
  /** The numbers to choose from. */
  choices: number[];
  /** Right answers beside what follows, each with its actions, its pits or its number. */
  accept: string[];
  hints: string[];
  /** What is said to a right answer. */
  right: string | null;
  /** What is said to wrong ones; without `answer`, to all others. */
  wrong: { answer: string | null; text: string }[];
  /** What stands in other `[%…]`. */
  other: string[];
}

/** A ring or, with `from`, an arrow. Places are pits, as "c1", and the stores "south" and "north". */
export interface StoryMark {
  colour: "red" | "green" | "blue" | "yellow";
  from?: string;
  to: string;
}

/** A part of an action that is shown and described as one: a handful with what its end decides. */
export interface Step {
  /** The range of its events in those of the turn. */
  from: number;
  to: number;
  /** What happened and why, with pits and the place in the source. */
  sentence: string;
  /** What happened in a short line without names of pits: at most 60 characters, 70 in Kiswahili. */
  line: string;
  /**
   * What ended its handful, as a word, for programs that say each thing once: the turn rests, the sowing goes on, seeds
   * are captured, and so on. Missing if nothing ended there.
   */
  ended?: Ended;
}

/** The last turn or, in mid-turn, this one up to the choice; and what comes next. It is all that a board shows, in one value. */
export interface Turn {
  /** What happened, with all choices. */
  events: Event[];
  /** How many of the events belong to its actions before the last one. */
  before: number;
  /** The same in steps: a handful with what its end decides, and so on. */
  steps: Step[];
  /** What happened in at most 60 characters (70 in Kiswahili) that name no pit, and whose turn it is; before the first turn how to begin, in mid-turn the question. */
  line: string;
  /** The same in a sentence or two, with the pits. */
  sentence: string;
  state: State;
  /** What may be played now, as `legal` says. */
  legal: string[];
  /** What is asked in mid-turn; between turns the answers are the actions that belong to no pit, such as passing. */
  choice: Choice;
  /** How many pits a `lift` or `lay` may name now; `null` if there is no limit. */
  most: number | null;
  /** How many actions have been played. */
  actions: number;
  /** As `position` and `record` say. */
  position: string | null;
  record: string;
  /** Why the game is over, in a few words: "no seeds left on your side"; `null` while it goes on. */
  reason: string | null;
  /** The `capture` events that bring the remaining seeds to the stores at the end of the game; none in games that count seeds where they lie. */
  gathered: Event[];
}

/** What an ending does; "empty" and "full" say what the last pit held before the last seed. */
export type Ended =
  | "empty-rest" | "rest" | "full-on" | "on" | "back" | "which-way" | "empty-eat" | "full-eat" | "eat" | "turn-round"
  | "bull" | "bulls" | "knife" | "move-on" | "again" | "not-across" | "house" | "win";

/** A question to a player, and the answers, the usual one first. */
export interface Choice {
  question: string | null;
  answers: Answer[];
}

/** An action with the label of its button and what a board shows of it. */
export interface Answer {
  action: string;
  label: string;
  /** The pit that gets the first seed: where the way leads. */
  to: string | null;
  /** The pit that its first handful is lifted from; `null` if it begins elsewhere: captured seeds, or none. */
  from: string | null;
  /** The pits that get its first handful, in order. */
  path: string[];
}

/** Why something cannot be played now. */
export interface Refusal {
  code: RefusalCode;
  /** The place in the source that says so, such as "§4"; "E 2" is a decision of the editors. */
  cite: string;
  /** The same for readers: a decision is given in words. */
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
  | "direction"
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
  | "unplayable"
  | "unknown-setup"
  | "unknown-option"
  | "bad-position"
  | "bad-action"
  | "illegal-action"
  | "bad-record"
  | "bad-notebook"
  | "over"
  /** The WebAssembly or a computer player has not come; before `init`, nothing has. */
  | "not-loaded"
  /** The game was freed. */
  | "freed"
  /** A call to the game has not returned yet: its own argument calls it. */
  | "busy";

/** The error that the library throws where it refuses something: an `Error` of this name. */
export interface MbaoError extends Error {
  name: "MbaoError";
  code: ErrorCode;
}

/** How a computer player thinks. */
export interface Thinking {
  /**
   * From 0, who learns with you and takes little, and 1, who has just learnt the game, to 5, who looks as far
   * ahead as there is time.
   */
  level?: 0 | 1 | 2 | 3 | 4 | 5;
  /** Milliseconds; 1000 unless `nodes` is given. */
  millis?: number;
  /**
   * The number of decisions to try while thinking ahead. With this limit alone, the answer is the same
   * everywhere.
   */
  nodes?: number;
  /** Decides between equally good answers: the same seed gives the same answer. */
  seed?: number;
  /** The side whose seeds fall in a race. */
  racer?: Player;
  /** The tag of a hint's language, such as "sw". */
  lang?: string;
  /** A suggestion gives its reasons, too; a hint always does. */
  why?: boolean;
  /**
   * Aborts the thinking: the promise rejects with the signal's reason. Where neither a worker nor a thread may run, what
   * has begun goes on to its end.
   */
  signal?: Global<"AbortSignal">;
}

/** A turn that a computer player would play. */
export interface Suggestion {
  /** The action. */
  action: string;
  /** The actions of the whole turn, this one first, as far as they are known. */
  turn: string[];
  /** How the game may go on, this turn included. */
  line: string[];
  /** The winning chance of the player who has to decide, 0 to 1. */
  value: number;
  /** That player can force a win in this many turns, counting both players' turns. */
  wins?: number;
  /** That player can be forced to lose in this many turns, counting both players' turns. */
  loses?: number;
  /** How many turns of both players were looked ahead in full. */
  depth: number;
  nodes: number;
  /** The reasons of a hint, or those that were asked for, the weightiest first. */
  reasons: Reason[];
  /** The sentence of a hint: what to play and why, in the language asked for. */
  sentence?: string;
  /** The hint in a short line that names no pit, for a board that marks it. */
  short?: string;
}

/** A fact in favour of a turn, or one that a player must know about it. */
export interface Reason {
  kind:
    | "only-choice" | "wins" | "wins-in" | "loses-last" | "captures" | "marks" | "starts-again" | "leaves-no-start"
    | "leaves-one-start" | "saves" | "leaves-nothing-exposed" | "exposes" | "passing-wins";
  /** A number of seeds, pits, times or turns. */
  n?: number;
  /** For captures: the lines of the endings that captured, and how often each did. */
  endings?: [rule: number, times: number][];
  /** For captures: the continuous string was captured too. */
  string?: true;
}

/** The worth of a turn that was played. */
export interface TurnValue {
  turn: number;
  mover: Player;
  /** South's winning chance before it, 0 to 1. */
  value: number;
  wins?: number;
  loses?: number;
  played: string;
  best: string;
  /** The actions of the whole turn as it was played, with its choices. */
  playedTurn: string[];
  /** The actions of the whole turn that looked best. */
  bestTurn: string[];
}
