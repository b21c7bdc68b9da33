/** Games from the field notebook (`.mbao.json`). */
import type { Game, GameInfo } from "./mbao.js";

/** A notebook as the schema `notebook-1.schema.json` has it. */
export type Notebook = { format: "mbao-notebook"; version: 1; id: string; answers: object; [more: string]: unknown };

/** What is wrong with a file, and where in it. */
export interface Problem {
  path: string;
  /** In English. */
  message: string;
  /** What does not fit together, by name, where it is that; the numbers that are told with it. */
  misfit: string | null;
  numbers: number[];
}

/** Something that random play has shown. */
export interface Finding {
  kind:
    | "no-turn" | "dead-end" | "no-end" | "endless" | "never-ending" | "long-turn" | "unreached" | "one-sided"
    | "nothing-captured";
  games?: number;
  of?: number;
  percent?: number;
  line?: number;
  south?: boolean;
}

/** Fetches the WebAssembly; the functions below but `library` need it. */
export function ready(): Promise<unknown>;
/** Reads a file; nothing is thrown. */
export function read(text: string):
  | { refused: Problem }
  | { notebook: Notebook; unplayable: Problem }
  | { notebook: Notebook; name: string; game: GameInfo };
/** The notebook of a recorded game; `undefined` when there is none of that id. */
export function notebookOf(id: string): Notebook | undefined;
/** Begins to try the page that `read` named. */
export function begin(name: string): void;
/** Plays so many actions more at random. */
export function tried(actions: number): { games: number; findings: Finding[] } | undefined;
/** The recorded games, the most alike first. */
export function nearest(name: string): { game: string; rules: number; points: string[] }[];
/**
 * What a board needs to play the game of a file:
 * `board.library = await library(text); await board.reset()`. Its `Game` is the
 * library's own, for any use; the id it is given is not looked at.
 * @throws MbaoError with the code `bad-notebook` and the place in the file as `path`.
 */
export function library(text: string): Promise<{
  Game: typeof Game;
  control(language: string, id: string, number?: number): string | undefined;
  heap(game: string, seeds: string, place: number, count: number): string;
  games(): GameInfo[];
}>;
