import type { Called, Event, Game, Outcome, Pending, Player, Reason, State, StoryMark, Suggestion, Thinking } from "./mbao.js";

/** Seeds to sow with, other than the game's own. */
export type Seeds = "empiki" | "komwe" | "chocolate" | "stone" | "aluminium" | "plain";

/** Who sits at a side: a person, here or elsewhere, or a computer: one that learns with you (0), one that has just learnt the game (1) to a master (5). */
export type Seat = "human" | "elsewhere" | "computer" | "computer:0" | "computer:1" | "computer:2" | "computer:3" | "computer:4" | "computer:5";

/** Attributes that are properties of the same name as well. */
export interface BoardAttributes {
  /** Id of a game, as "enkeshui" (the default). */
  game: string | null;
  /** Name of a set-up of the game; the usual one when missing. */
  setup: string | null;
  /** Rule options, as "reading=encyclopedia, taxing=free". */
  options: string | null;
  /** A position to begin from, as text. */
  position: string | null;
  /** A record to begin from. */
  record: string | null;
  /** Who sits at the lower edge; a person unless told otherwise. */
  south: Seat | null;
  /** Who sits at the upper edge; a person unless told otherwise. */
  north: Seat | null;
  /** The seeds that are drawn; the people's own unless told otherwise. */
  theme: Seeds | null;
  /** "no" leaves letters and numbers out. */
  coordinates: "yes" | "no" | null;
  /** Nobody can play on the board. */
  readonly: boolean;
  /** A diagram: the record to step through (or any value, with `record`). Its author's words, rings and arrows stand at their boards, branches can be entered, and tasks stop it until they are solved on the board. */
  steps: string | null;
  /** "off": a diagram shows the turns of its record alone, and nothing that its author says. */
  comments: "on" | "off" | null;
  /** Of a story with several chapters, the number of the one that is told; the first is 1. Buttons below the board lead to the others. */
  chapter: string | null;
  /** "any": the picture that a story's headers name may come from another address than the page; else a link leads to it. */
  pictures: "own" | "any" | null;
  /** Rings and arrows on the board, as "Gc1,Re1e2,Bsouth": a colour (R, G, B, Y), then a place for a ring or two for an arrow. Places are pits, and the stores "south" and "north". They are not shown while seeds move. */
  marks: string | null;
  /** A diagram plays by itself. */
  autoplay: boolean;
  /** A turn is shown first, then kept or taken back. */
  trial: boolean;
  /** How fast seeds move; "normal" unless told otherwise. */
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
  /** "play": short lines, with "you" and "they" and without the names of pits, and a button that shows the whole sentence; "study": the sentence. Play on boards that somebody can play on, study on others, unless told otherwise. */
  register: "play" | "study" | null;
  /** From whose seat the board is seen; "north" turns it by a half. */
  view: "south" | "north" | null;
  /** "off": where a start or an answer would lead is not shown before it is played. */
  ghost: "on" | "off" | null;
  /** What happens for the first time in a game is said beside its pit, in at most five words; the seeds wait meanwhile. For somebody's first game. */
  callouts: boolean;
  /** "lazy": the board begins when it comes near the view, when a method is called, or when the page is printed. */
  loading: "lazy" | "eager" | null;
}

/** What the author of a record says at a step of a diagram. */
export interface StoryDetail {
  /** In the board's language, or else in that of the header `Language`, or else in the first; empty where the author is silent. */
  words: string;
  /** The language of the words, as "sw"; empty if none is said. */
  language: string;
  marks: StoryMark[];
  /** What can be played instead of the turn that is shown: the first turn of each branch. */
  branches: string[];
  /** The number of the chapter that is told; the first is 1. */
  chapter: number;
}

/** The events of a board, by name. They bubble, also out of shadow trees. */
export interface BoardEvents {
  /** The board has begun a game. */
  "mbao-ready": CustomEvent<{ state: State }>;
  /** An action is played, also by `play()`: its first seed moves. */
  "mbao-action": CustomEvent<{ action: string; events: Event[] }>;
  /** What the board is doing has changed: seeds move, a turn stands on trial, the computer thinks, it asks on after a press (which way a turn begins, which seeds are lifted or laid besides), or it waits for somebody. */
  "mbao-doing": CustomEvent<{ doing: "sowing" | "trying" | "thinking" | "asking" | "waiting" }>;
  /** A turn has ended; with `back` it was undone, redone or begun anew. */
  "mbao-turn": CustomEvent<{ turn: number; mover: Player; position: string | null; record: string; back: boolean }>;
  /** Why a computer, from level 2 on, has played the turn that has just ended: its reasons, the weightiest first. */
  "mbao-why": CustomEvent<Reason[]>;
  /** In mid-turn, the player must choose. */
  "mbao-choice": CustomEvent<Pending>;
  /** A hint is shown; `sentence` is what the board says. */
  "mbao-hint": CustomEvent<Suggestion | null>;
  /** The game is over; `reason` says why in a few words, such as "no seeds left on your side". */
  "mbao-over": CustomEvent<Outcome & { reason?: string | null }>;
  /** A step is shown; `line` is its short line, `events` is all that has happened with it, in the diagram or in the action. Where a record has words or branches, `words`, `language`, `marks`, `branches` and `chapter` tell what its author says. */
  "mbao-step": CustomEvent<{ step: number; of: number; sentence: string; line: string; events: Event[] } & Partial<StoryDetail>>;
  /** The reader has answered a task of a diagram with these actions, pits or a number, for the time that `tries` counts, and was told so; `after` are the actions before it, from the beginning of the story; `branch`: it stands in a branch. */
  "mbao-answer": CustomEvent<{ tried: string[]; right: boolean; told: string; tries: number; after: string[]; branch: boolean }>;
  /** Something that happens for the first time is said beside its pit; with `what` `null`, the reader wants no more of that, and the attribute `callouts` is gone. */
  "mbao-callout": CustomEvent<{ what: string | null; text?: string; pit?: string }>;
  /** Something that the game needs could not be fetched, as the computer player: the game stays, and a button tries again. */
  "mbao-missing": CustomEvent<{ code: string; message: string; sentence: string }>;
  /** The board could not begin; or something that it was given cannot be used, as a player that it does not know, a part of a story or one of its `marks`, and the rest goes on; `sentence` is what it says: the kind of error in its language, then `message`. */
  "mbao-error": CustomEvent<{ code: string; message: string; sentence: string }>;
}

/** What frameworks give a board: its attributes and properties, each as it is or left out. */
export type BoardProperties = { [Name in keyof BoardAttributes]?: BoardAttributes[Name] | undefined } & {
  step?: number | string | null | undefined;
  library?: BoardLibrary | undefined;
};

/** Listeners as frameworks name them that take `on` off: "onmbao-turn". */
export type BoardListeners = { [Name in keyof BoardEvents as `on${Name}`]?: ((event: BoardEvents[Name]) => void) | undefined };

/** What a board needs of the rules, as `library()` of `mbao/notebook` gives it. */
export interface BoardLibrary {
  Game: typeof Game;
  control(language: string, id: string, number?: number, called?: Called): string | undefined;
  heap(game: string, seeds: string, place: number, count: number): string;
  /** Takes the words of a language other than English, which the board fetches beside its module. */
  bring?(language: string, words: string): void;
}

/**
 * A board of a sowing game: to look at, to play on, to step through.
 *
 * @attr {string} lang - The language of the board, such as "sw"; else the language of the page around it.
 * @attr {number} step - The step that a diagram begins with.
 *
 * @slot - What is shown until the board is ready, and where it cannot begin: a drawing, or a sentence.
 * @slot north - Directly above the drawing, also where `view` turns it.
 * @slot south - Directly below the drawing.
 *
 * @csspart stage - What holds the drawing.
 * @csspart pit - A pit with its seeds.
 * @csspart store - A store with its seeds.
 * @csspart trace - What the last turn did.
 * @csspart marks - Rings and arrows: those of `marks`, and those of a record's author.
 * @csspart branches - The buttons that enter and leave branches of a record.
 * @csspart why - Why a pit cannot be played, beside it.
 * @csspart callout - What happens for the first time, beside its pit.
 * @csspart below - Everything below the drawing.
 * @csspart caption - The line or sentence that says what happened.
 * @csspart more - The button that shows the whole sentence, in play.
 * @csspart full - The whole sentence.
 * @csspart buttons - All buttons.
 * @csspart choices - Buttons that answer what the board asks.
 * @csspart controls - Buttons that are always there, as undo; also on `choices`.
 *
 * @cssprop --mbao-wood - Wood of the board.
 * @cssprop --mbao-wood-dark - Its dark edges.
 * @cssprop --mbao-earth - Earth, for boards that are dug.
 * @cssprop --mbao-earth-dark - Its dark edges.
 * @cssprop --mbao-rock - Rock, for boards that are carved in it.
 * @cssprop --mbao-rock-dark - Its dark edges.
 * @cssprop --mbao-hollow - The hollows.
 * @cssprop --mbao-seed - Plain seeds.
 * @cssprop --mbao-line - Letters, numbers and counts.
 * @cssprop --mbao-accent - Pits that can be played.
 * @cssprop --mbao-focus - The pit where the keyboard stands.
 * @cssprop --mbao-focus-ring - The button where the keyboard stands.
 * @cssprop --mbao-hint - The marks of a hint.
 * @cssprop --mbao-trace - The way of the last turn.
 * @cssprop --mbao-trace-case - The edge of that way.
 * @cssprop --mbao-taken - Pits that were captured.
 * @cssprop --mbao-gain - What was gained.
 * @cssprop --mbao-found - The ring of a pit that the page marks as found.
 * @cssprop --mbao-missed - The ring of a pit that the page marks as missed.
 * @cssprop --mbao-red - Red rings and arrows.
 * @cssprop --mbao-green - The green ones.
 * @cssprop --mbao-blue - The blue ones.
 * @cssprop --mbao-yellow - The yellow ones.
 * @cssprop --mbao-stake - What is at stake in a choice.
 * @cssprop --mbao-north - North's marks: bulls and knives.
 * @cssprop --mbao-south - South's marks: bulls and knives.
 * @cssprop --mbao-north-half - The ground of North's pits; none unless told otherwise.
 * @cssprop --mbao-south-half - The ground of South's pits.
 * @cssprop --mbao-hand - The hand that sows in diagrams.
 * @cssprop --mbao-hand-line - Its outline.
 * @cssprop --mbao-palm - Its palm.
 * @cssprop --mbao-panel - The ground of what stands over the board.
 * @cssprop --mbao-font - The typeface of counts, captions and buttons.
 * @cssprop --mbao-target - The least height and width of buttons (44px).
 * @cssprop --mbao-max-height - The greatest height of the drawing; its pits stay 24 pixels wide all the same.
 * @cssprop --mbao-least-pit - The least width of a pit, in pixels, on a drawing whose height is limited: usually 24px.
 * @cssprop --mbao-idle - `hidden` hides the controls while none of them can do anything.
 * @cssprop --mbao-letters - 0 hides the letters on bulls and knives, where colours say whose they are.
 * @cssprop --mbao-north-count - Turns North's counts: `180deg` towards North.
 * @cssprop --mbao-few - `1` shows counts under five too.
 */
export declare class MbaoBoard extends HTMLElement {
  /** The attributes that a board heeds when they change. */
  static readonly observedAttributes: readonly string[];
  /** Your own rules, from `library()` of `mbao/notebook`: `reset()` begins a game of them, whatever `game` says. */
  library?: BoardLibrary;
  /** Undefined until the board has been loaded. */
  readonly state: State | undefined;
  /** The actions that may be played now; undefined until the board has been loaded. */
  readonly legal: string[] | undefined;
  /** The game so far as text. */
  readonly recordText: string | undefined;
  /** The position as text; null in mid-turn. */
  readonly positionText: string | null | undefined;
  /** The actions that have been played, with those of the record that it began with; undefined until the board has been loaded. */
  readonly actions: string[] | undefined;
  /** What stands below the drawing: the line or sentence that says what happened. */
  readonly caption: string;
  /** The drawing that is shown, to be copied or measured; undefined until the board has been loaded. Its pits have their names as `data-pit`, its stores as `data-store` ("s", "n"). */
  readonly drawing: SVGSVGElement | undefined;
  /** It stands upright, South to the left: there is little room beside it. */
  readonly upright: boolean;
  /** Seeds move on it, or forced turns follow one another. */
  readonly moving: boolean;
  /** Presses a pit, as a mouse does. */
  press(pit: string): void;
  /** Marks these pits, or all, until the board is drawn anew: as a way that leads somewhere, as found or as missed. `open` lets them be pressed whatever the rules say, for a page that hears presses itself. */
  mark(look: "open" | "way" | "found" | "missed", pits?: string[]): void;
  /** Moves the focus to the pit that Tab reaches first; in a diagram, to its first button. */
  focus(options?: FocusOptions): void;
  /** Plays an action; fulfilled when it has been shown. A refused action rejects and changes nothing. */
  play(action: string): Promise<Event[]>;
  /** Undoes the last action; whether there was one. */
  undo(): boolean;
  /** Redoes what was undone; whether there was something. */
  redo(): boolean;
  /** Shows the last turn again, or this one until a choice; with `next`, redoes the next one and shows it. Fulfilled when it has been shown. */
  replay(next?: boolean): Promise<void>;
  /** Begins anew. */
  reset(): Promise<void>;
  /** Suggests a turn on the board and says why; `undefined` where no person is to choose, or the thought was broken off. */
  hint(how?: Omit<Thinking, "signal">): Promise<Suggestion | undefined>;
  /** Goes on by so many steps of the diagram, one unless told otherwise. What is set, as frameworks do, is the attribute. */
  get step(): (count?: number) => Promise<void>;
  set step(at: number | string | null | undefined);
  /** Goes back by one step of the diagram. */
  stepBack(): Promise<void>;
}
export interface MbaoBoard extends BoardAttributes {}

declare global {
  interface HTMLElementTagNameMap {
    "mbao-board": MbaoBoard;
  }
  interface GlobalEventHandlersEventMap extends BoardEvents {}
}
