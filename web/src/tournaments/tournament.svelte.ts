/** A tournament as it stands, looked at again and again while its page is seen. */

import { ApiError } from "../lib/api";
import { problemText } from "../lib/refusal";
import type { EntryInfo, RoundInfo, TournamentPage } from "../wire/types";
import { tournamentCalled } from "./requests";
import { currentRound, isArena } from "./words";

/** How often it is looked at while it is played, and otherwise. */
const LOOK_MS = 5000;
const SELDOM_MS = 30_000;
const SECOND_MS = 1000;
/** On line a tournament begins by itself within seconds, where enough are there. */
const LATE_S = 30;

export class Tournament {
  readonly id: string;
  #page = $state.raw<TournamentPage | null>(null);
  /** Why there is nothing to see. */
  problem = $state("");
  /** Whether there is no such tournament. */
  lost = $state(false);
  /** The refusal of the last thing that was asked for; empty without one. */
  refused = $state("");
  busy = $state(false);
  /** The round that is looked at; 0 for the newest. */
  #chosen = $state(0);
  /** How far the server's clock is ahead of this one, in seconds. */
  #ahead = 0;
  #now = $state(0);
  #looking: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #over = false;

  constructor(id: string) {
    this.id = id;
  }

  get page(): TournamentPage | null {
    return this.#page;
  }

  get entries(): ReadonlyMap<number, EntryInfo> {
    return this.#entries;
  }

  readonly #entries = $derived(new Map((this.#page?.entries ?? []).map((entry) => [entry.id, entry])));

  /** The entry of whoever looks. */
  get own(): EntryInfo | undefined {
    return this.#entries.get(this.#page?.you.entry ?? 0);
  }

  get round(): RoundInfo | undefined {
    const rounds = this.#page?.rounds ?? [];
    return rounds.find((round) => round.number === this.#chosen) ?? currentRound(rounds);
  }

  choose(round: number): void {
    this.#chosen = round === currentRound(this.#page?.rounds ?? [])?.number ? 0 : round;
  }

  /** The seconds that the clock of the round, or of the arena, has left; null where it has none, or is over. */
  get left(): number | null {
    const page = this.#page;
    const ends = isArena(page) ? page?.ends : currentRound(page?.rounds ?? [])?.ends;
    const runs = page?.listed.state === "playing" || (isArena(page) && page?.listed.state === "between");
    return ends == null || !runs ? null : Math.max(0, ends - this.#now);
  }

  /** Whether it was to have begun: its arbiter begins it. */
  get late(): boolean {
    const listed = this.#page?.listed;
    return listed?.state === "registration" && this.#now > listed.starts + LATE_S;
  }

  start(): void {
    this.#ticking = setInterval(() => (this.#now = Date.now() / 1000 + this.#ahead), SECOND_MS);
    void this.look();
  }

  stop(): void {
    this.#over = true;
    clearTimeout(this.#looking);
    clearInterval(this.#ticking);
  }

  /** Look now, and later again; a page that nobody sees waits. */
  async look(): Promise<void> {
    clearTimeout(this.#looking);
    if (!document.hidden && !this.busy) {
      try {
        this.#take(await tournamentCalled(this.id));
        this.problem = "";
      } catch (problem) {
        this.lost = problem instanceof ApiError && problem.code === "not_found";
        if (this.#page === null) this.problem = problemText(problem);
      }
    }
    if (this.#over || this.lost) return;
    const often = ["playing", "between", "registration"].includes(this.#page?.listed.state ?? "playing");
    this.#looking = setTimeout(() => void this.look(), often ? LOOK_MS : SELDOM_MS);
  }

  /** Do something that answers with the tournament after it; tell whether it was done. */
  async ask(asking: () => Promise<TournamentPage>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refused = "";
    try {
      this.#take(await asking());
      return true;
    } catch (problem) {
      this.refused = problemText(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take(page: TournamentPage): void {
    if (this.#page !== null && page.version < this.#page.version) return;
    this.#page = page;
    this.#ahead = page.now - Date.now() / 1000;
    this.#now = page.now;
  }
}
