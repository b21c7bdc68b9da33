/** A notebook as defined by the schema `notebook-1.schema.json`. */
export type Notebook = { format: "mbao-notebook"; version: 1; id: string; answers: object; [more: string]: unknown };

/** Says how the computer players are fetched; `notebook.js` does. */
export function fetchPlayersBy(fetch: () => Promise<unknown>): void;

/** What is wrong with a file, and where in it. */
export interface Problem {
  path: string;
  /** In English. */
  message: string;
  /** The name of what does not fit together, if that is the problem; `numbers` are the numbers in it. */
  misfit: string | null;
  numbers: number[];
}

/** What `read` finds out about a file. If its game can be played, `name` identifies it. */
export type NotebookFile =
  | { refused: Problem }
  | { notebook: Notebook; unplayable: Problem }
  | { notebook: Notebook; name: string; game: GameInfo };

/** Something that random play has found. */
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
