/** A puzzle: a table whose only play goes to the server as an attempt, and what came of it. */

import { ApiError } from "../lib/api";
import { problemText } from "../lib/refusal";
import { PUZZLES_PATH, rename } from "../nav/router.svelte";
import { readPlay } from "../cards/plays";
import type { ClientMessage } from "../table/line/messages";
import { Game } from "../table/play/game.svelte";
import type { PuzzleResult, PuzzlesAnswer, PuzzleSet } from "../wire/types";
import { guest, noteAttempt } from "./guest";
import { allPuzzles, nextPuzzle, puzzleNamed, tryPuzzle } from "./requests";
import { named, spokenResult } from "./words";

/** The name under which the puzzle of the day is asked for. */
export const DAY = "day";

export class Puzzle {
  /** The table of the puzzle that is set; every puzzle has its own. */
  game = $state.raw(new Game());
  set = $state.raw<PuzzleSet | null>(null);
  result = $state.raw<PuzzleResult | null>(null);
  /** The puzzles there are, and one's own standing; null until it is known. */
  all = $state.raw<PuzzlesAnswer | null>(null);
  /** The theme that is asked for; any where empty. */
  theme = $state("");
  /** Why there is no puzzle here. */
  problem = $state("");
  busy = $state(false);
  #closed = false;
  /** Whether what was asked for is not there. */
  #gone = false;
  #streak = $state(0);
  #tried = $state(false);

  /** How many were solved in a row. */
  get streak(): number {
    return this.result?.standing?.streak ?? this.set?.streak ?? this.#streak;
  }

  /** Whether this one was tried before, so that it does not count. */
  get tried(): boolean {
    return this.#tried;
  }

  /** Set a puzzle: of this name, or another one where that is empty. */
  async open(name = ""): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      const { tried, draw } = guest();
      const asked = { theme: this.theme || null, tried: [...tried], draw };
      const set = await (name === "" ? nextPuzzle(asked) : puzzleNamed(name));
      if (this.#closed) return;
      // what comes after a certain puzzle is not at its address any more
      if (name === "") rename(PUZZLES_PATH);
      this.#show(set);
      this.all ??= await allPuzzles();
    } catch (problem) {
      this.#gone = problem instanceof ApiError && problem.code === "not_found";
      this.problem = problemText(problem);
    } finally {
      this.busy = false;
    }
  }

  /** Ask for the solution; that is an attempt as well. */
  async giveUp(): Promise<void> {
    if (this.result === null && !this.busy) await this.#try(null, "");
  }

  /** After a problem: the same once more, or where there is no such puzzle any other. */
  again(name: string): Promise<void> {
    if (!this.#gone) return this.open(name);
    this.theme = "";
    return this.open();
  }

  close(): void {
    this.#closed = true;
    this.game.close();
  }

  #show(set: PuzzleSet): void {
    this.game.close();
    const game = new Game();
    game.attach({ send: (message) => this.#send(message), close: () => undefined });
    this.result = null;
    this.set = set;
    this.game = game;
    this.#streak = guest().streak;
    this.#tried = set.tried || (set.streak === null && guest().tried.includes(set.id));
    game.receive({ type: "state", protocol: 2, screen: named(set.screen), events: [] });
    game.stage.fresh = true; // also where piles are closed: memory is not what is tried here
  }

  #send(message: ClientMessage): boolean {
    if (message.type !== "play") return false;
    void this.#try(message.action, message.id);
    return true;
  }

  async #try(action: string | null, id: string): Promise<void> {
    const { set, game } = this;
    if (set === null) return;
    this.busy = true;
    try {
      this.#judge(set, await tryPuzzle(set.id, { action }));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      const { code, reason, message, facts } = problem;
      game.receive({ type: "refused", id, code, reason, message, facts });
    } finally {
      this.busy = false;
    }
  }

  /** The table lies as it did, with the best play pointed at. */
  #judge(set: PuzzleSet, result: PuzzleResult): void {
    const { game } = this;
    if (result.standing === null) this.#streak = noteAttempt(set.id, result.right).streak;
    if (this.all) this.all = { ...this.all, standing: result.standing };
    const screen = { ...named(set.screen), version: set.screen.version + 1, legal: [], to_move: null };
    game.receive({ type: "state", protocol: 2, screen, events: [] });
    const best = readPlay(result.best);
    game.stage.rings = best?.taken ?? [];
    game.selected = best?.card ?? null;
    this.result = result;
    game.speech.say(spokenResult(result), "urgent");
  }
}
