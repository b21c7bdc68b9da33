import type { Event, Game, Outcome, Pending, Player, State, Suggestion, Thinking } from "./mbao.js";

/** Seeds to sow with, other than the game's own. */
export type Seeds = "empiki" | "komwe" | "chocolate" | "stone" | "aluminium" | "plain";

/** `<mbao-board>`: every attribute is a property of the same name. */
export declare class MbaoBoard extends HTMLElement {
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
  /** A turn is seen first, then let stand or taken back. */
  trial: boolean;
  speed: "slow" | "normal" | "fast" | "kampala" | "instant" | null;
  /** A knock on wood at each seed that falls. */
  sound: boolean;
  /** A button that asks for a hint. */
  hints: boolean;
  /** "lazy": begins when it comes near the view, or when a method is called. */
  loading: "lazy" | "eager" | null;
  /** Rules of one's own, from `library()` of `mbao/notebook`; taken up by `reset()`. They go before `game`. */
  library?: { Game: typeof Game; control: unknown; heap: unknown };
  /** Undefined until the board has been loaded. */
  readonly state: State | undefined;
  /** The actions that may be played now; undefined until the board has been loaded. */
  readonly legal: string[] | undefined;
  readonly recordText: string | undefined;
  readonly positionText: string | null | undefined;
  /** Plays an action; fulfilled when it has been shown. A refused one rejects and changes nothing. */
  play(action: string): Promise<Event[]>;
  undo(): boolean;
  redo(): boolean;
  reset(): Promise<void>;
  /** Shows on the board what might be played, and says why; nothing where nobody is to choose, or when it was broken off. */
  hint(how?: Omit<Thinking, "signal">): Promise<Suggestion | undefined>;
  step(count?: number): Promise<void>;
  stepBack(): Promise<void>;
}

declare global {
  interface HTMLElementTagNameMap {
    "mbao-board": MbaoBoard;
  }
  interface HTMLElementEventMap {
    "mbao-ready": CustomEvent<{ state: State }>;
    "mbao-action": CustomEvent<{ action: string; events: Event[] }>;
    /** A turn has ended, or was taken back, played again, begun anew. */
    "mbao-turn": CustomEvent<{ turn: number; mover: Player; position: string | null; record: string; back: boolean }>;
    "mbao-choice": CustomEvent<Pending>;
    /** A hint is shown; `sentence` is what the board says. */
    "mbao-hint": CustomEvent<Suggestion | null>;
    "mbao-over": CustomEvent<Outcome>;
    /** A step of a diagram or of an action is shown; `events` is what has happened with it, of the diagram or the action. */
    "mbao-step": CustomEvent<{ step: number; of: number; sentence: string; events: Event[] }>;
    /** The board could not begin; `sentence` is what it says, its kind of error in the board's language and then `message`. */
    "mbao-error": CustomEvent<{ code: string; message: string; sentence: string }>;
  }
}
