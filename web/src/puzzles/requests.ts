/** The requests of the page of puzzles. */

import { ask } from "../lib/api";
import type { PuzzleAttempt, PuzzleRequest, PuzzleResult, PuzzlesAnswer, PuzzleSet } from "../wire/types";

const one = (id: string): string => `api/puzzles/${encodeURIComponent(id)}`;

export const allPuzzles = (): Promise<PuzzlesAnswer> => ask("api/puzzles");

export const nextPuzzle = (asked: PuzzleRequest): Promise<PuzzleSet> => ask("api/puzzles/next", asked);

/** A certain puzzle, or that of the day by the name `day`. */
export const puzzleNamed = (id: string): Promise<PuzzleSet> => ask(one(id));

export const tryPuzzle = (id: string, attempt: PuzzleAttempt): Promise<PuzzleResult> =>
  ask(`${one(id)}/attempt`, attempt);
