/** A request to a worker. */
export interface Request extends Omit<Thinking, "signal"> {
  what: "suggest" | "hint" | "analyse";
  /** The game so far. */
  record: string;
  /** The file of a noted game, as text. */
  rules?: string | undefined;
  /** The words of the language of a hint, if it is not English. */
  words?: string | undefined;
  first?: number | undefined;
  last?: number | undefined;
}
