/** Records with what their authors say: words, rings and arrows, branches and tasks. */
import type { Game, Player, Story, StoryBranch, StoryStep } from "./mbao.js";

/** An action of a story, with the numbers that it has in the record. */
export interface SettledStep extends StoryStep {
  /** The number before the turn: South's turn and North's share one; 0 in a set-up phase. */
  number: number;
  mover: Player;
  /** The game's turn, from 1; each player's turn counts. */
  turn: number;
  branches: SettledBranch[];
}

export interface SettledBranch extends StoryBranch {
  steps: SettledStep[];
}

/** A chapter of which every line can be played. */
export interface SettledChapter extends Story {
  steps: SettledStep[];
}

/** A story: its first chapter, and all of them. */
export interface SettledStory extends SettledChapter {
  chapters: SettledChapter[];
}

/** Fetches the rules and what reads stories; the functions below do it when they are first called. */
export function ready(): Promise<unknown>;
/**
 * What a record says, as plain data.
 * @throws MbaoError with the code `bad-record`, for what cannot be read, with its line and column, or played, with its
 * turn.
 */
export function story(record: string): Promise<SettledStory>;
/**
 * The record of a game with what the author of `told` says, the record that it was begun with: to the byte, as long as
 * nothing else was played; with what was played since then. Where the game has left that record (it was taken back, or
 * began otherwise), it is what `game.record()` says.
 */
export function record(game: Game, told: string): Promise<string>;
