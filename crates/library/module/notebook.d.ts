/** Games from the field notebook (`.mbao.json`). */
import type { Game, GameInfo } from "./mbao.js";
import type { Finding, Notebook, NotebookFile, Problem } from "./mbao_notebook.js";

export type { Finding, Notebook, NotebookFile, Problem };

/** Fetches the WebAssembly; all functions below except `library` need it. */
export function ready(): Promise<unknown>;
/** Reads a file; what is wrong with it is returned, not thrown. */
export function read(text: string): NotebookFile;
/** The notebook of a recorded game; `undefined` if there is none with that id. */
export function notebookOf(id: string): Notebook | undefined;
/** Begins to try out the game that `read` named. */
export function begin(name: string): void;
/** Plays a number of further actions at random. */
export function tried(actions: number): { games: number; findings: Finding[] } | undefined;
/** The recorded games, the most similar first. */
export function nearest(name: string): { game: string; rules: number; points: string[] }[];
/**
 * What a board needs to play the game of a file:
 * `board.library = await library(text); await board.reset()`. Its `Game` is the
 * library's own and can be used anywhere; it ignores the id that it is given.
 * The words of `languages` are fetched along with it, or of all.
 * @throws MbaoError with the code `bad-notebook` and the place in the file as `path`.
 */
export function library(text: string, languages?: string[]): Promise<{
  Game: typeof Game;
  control(language: string, id: string, count?: number): string | undefined;
  heap(game: string, seeds: string, place: number, count: number): string;
  bring(language: string, words: string): void;
  games(): GameInfo[];
}>;
