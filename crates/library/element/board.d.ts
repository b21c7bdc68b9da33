import type { Event, Game, Outcome, Pending, Player, State, Suggestion, Thinking } from "./mbao.js";

/** Seeds to sow with, other than the game's own. */
export type Seeds = "empiki" | "komwe" | "chocolate" | "stone" | "aluminium" | "plain";

/** `<mbao-board>`: every attribute is a property of the same name. */
export declare class MbaoBoard extends HTMLElement {
  /** The attributes that a board heeds when they change. */
  static readonly observedAttributes: readonly string[];
  /** Id of a game, as "enkeshui" (the default). */
  game: string | null;
  setup: string | null;
  /** As "reading=encyclopedia, taxing=free". */
  options: string | null;
  position: string | null;
  /** A record to begin from. */
  record: string | null;
  south: string | null;
  north: string | null;
  theme: Seeds | null;
  /** "no" leaves letters and numbers out. */
  coordinates: string | null;
  readonly: boolean;
  /** A diagram: the record to step through (or any value, with `record`). */
  steps: string | null;
  autoplay: boolean;
  /** A turn is shown first, then kept or taken back. */
  trial: boolean;
  speed: "slow" | "normal" | "fast" | "kampala" | "instant" | null;
  /** A knock on wood at each seed that falls. */
  sound: boolean;
  /** There is a button that asks for a hint. */
  hints: boolean;
  /** A screen reader does not announce what happens. */
  quiet: boolean;
  /** What was played before the board began stays: the undo button and `undo()` end there. */
  fixed: boolean;
  /** "off": what the last turn did is not drawn. */
  trace: "on" | "off" | null;
  /** "lazy": the board begins when it comes near the view, or when a method is called. */
  loading: "lazy" | "eager" | null;
  /** Your own rules, from `library()` of `mbao/notebook`: `reset()` begins a game of them, whatever `game` says. */
  library?: {
    Game: typeof Game;
    control(language: string, id: string, number?: number): string | undefined;
    heap(game: string, seeds: string, place: number, count: number): string;
  };
  /** Undefined until the board has been loaded. */
  readonly state: State | undefined;
  /** The actions that may be played now; undefined until the board has been loaded. */
  readonly legal: string[] | undefined;
  readonly recordText: string | undefined;
  readonly positionText: string | null | undefined;
  /** Plays an action; fulfilled when it has been shown. A refused action rejects and changes nothing. */
  play(action: string): Promise<Event[]>;
  /** Undoes the last action; whether there was one. */
  undo(): boolean;
  /** Redoes what was undone; whether there was something. */
  redo(): boolean;
  /** Shows the last turn again, or this one until a choice; fulfilled when it has been shown. */
  replay(): Promise<void>;
  /** Begins anew. */
  reset(): Promise<void>;
  /** Suggests a turn on the board and says why; `undefined` where no person is to choose, or the thought was broken off. */
  hint(how?: Omit<Thinking, "signal">): Promise<Suggestion | undefined>;
  /** Goes on by so many steps of the diagram, one unless told otherwise. */
  step(count?: number): Promise<void>;
  /** Goes back by one step of the diagram. */
  stepBack(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "mbao-board": MbaoBoard;
  }
  interface HTMLElementEventMap {
    "mbao-ready": CustomEvent<{ state: State }>;
    "mbao-action": CustomEvent<{ action: string; events: Event[] }>;
    /** A turn has ended; with `back` it was undone, redone or begun anew. */
    "mbao-turn": CustomEvent<{ turn: number; mover: Player; position: string | null; record: string; back: boolean }>;
    "mbao-choice": CustomEvent<Pending>;
    /** A hint is shown; `sentence` is what the board says. */
    "mbao-hint": CustomEvent<Suggestion | null>;
    "mbao-over": CustomEvent<Outcome>;
    /** A step is shown; `events` is all that has happened with it, in the diagram or in the action. */
    "mbao-step": CustomEvent<{ step: number; of: number; sentence: string; events: Event[] }>;
    /** Something that the game needs could not be fetched, as the computer player: the game stays, and a button tries again. */
    "mbao-missing": CustomEvent<{ code: string; message: string; sentence: string }>;
    /** The board could not begin, or `south` or `north` names no player, and the game goes on as it was; `sentence` is what it says: the kind of error in its language, then `message`. */
    "mbao-error": CustomEvent<{ code: string; message: string; sentence: string }>;
  }
}
