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

/** What is known of a file. Where its game can be played, `name` stands for it. */
export type NotebookFile =
  | { refused: Problem }
  | { notebook: Notebook; unplayable: Problem }
  | { notebook: Notebook; name: string; game: GameInfo };

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
