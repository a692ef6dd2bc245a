/** Names and numbers of tournaments as people say them. */

import { listed, locale, signed, t } from "../lib/i18n.svelte";
import { levelNamed } from "../lib/prefs.svelte";
import type {
  EntryInfo,
  PlayerInfo,
  RoundInfo,
  TableInfo,
  TournamentListed,
  TournamentPage,
} from "../wire/types";

export type Entries = ReadonlyMap<number, EntryInfo>;

/** The name of an entry: *Tu e Nino*; a team has one of its own. */
export const entryName = (entry: EntryInfo | undefined): string =>
  entry === undefined
    ? ""
    : (entry.name ?? listed(entry.players.map(({ name }) => name || t("tournament-gone"))));

/** The levels of the computers among some players, each once: *Circolo*; empty where all are people. */
export const levelText = (levels: readonly (string | null)[]): string =>
  listed(
    [...new Set(levels)]
      .filter((level) => level !== null)
      .map((level) => (levelNamed(level) ? t(`level-${level}`) : level)),
  );

/** The name of an entry on paper, with the level of each computer: *Nino e Gianduja (Circolo)*. */
export function printedName(entry: EntryInfo | undefined): string {
  if (entry === undefined) return "";
  const marked = (name: string, levels: readonly (string | null)[]): string => {
    const level = levelText(levels);
    return level === "" ? name : t("tournament-name-level", { name, level });
  };
  if (entry.name) return marked(entry.name, entry.computers);
  return listed(
    entry.players.map(({ name }, at) => marked(name || t("tournament-gone"), [entry.computers[at] ?? null])),
  );
}

/** The name of a side on paper. */
export const printedSide = (entries: Entries, side: readonly number[] | undefined): string =>
  listed((side ?? []).map((entry) => printedName(entries.get(entry))));

/** The levels of the players of a side. */
export const sideLevels = (entries: Entries, side: readonly number[] | undefined): (string | null)[] =>
  (side ?? []).flatMap((entry) => entries.get(entry)?.computers ?? []);

/** The names of people, as they are read one after another. */
export const namesOf = (players: readonly PlayerInfo[]): string => listed(players.map(({ name }) => name));

/** The points of both tables of a team match as a side sees them: its own first. */
export const partsOf = (
  parts: readonly (readonly number[] | null)[],
  side: number,
): (readonly [number, number] | null)[] =>
  parts.map((points) => points && ([points[side] ?? 0, points[1 - side] ?? 0] as const));

/** The letter of a table of a team match. */
export const partName = (at: number): string => t("tournament-team-table", { letter: at === 0 ? "A" : "B" });

/** The name of a side: of its entry, or of the two that are partners in this round. */
export const sideName = (entries: Entries, side: readonly number[] | undefined): string =>
  listed((side ?? []).map((entry) => entryName(entries.get(entry))));

/** How it is played: *sistema svizzero, 5 turni*. */
export const formatText = ({ format, rounds }: TournamentListed): string =>
  t("tournament-format", { format, rounds: rounds ?? 0 });

export const entriesText = ({ entries, company, room_for }: TournamentListed): string =>
  t("tournament-entries-count", { count: entries, company, room: room_for ?? 0 });

/** The round that is shown first: the one that is played, or the last one. */
export const currentRound = (rounds: readonly RoundInfo[]): RoundInfo | undefined => rounds.at(-1);

/** How far the standings are: *dopo 4 turni*; results of a round that is played count already. */
export function standingText(rounds: readonly RoundInfo[]): string {
  const open = rounds.find(({ over }) => !over);
  return open
    ? t("tournament-during", { round: open.number })
    : t("tournament-after", { rounds: rounds.length });
}

/** How many tables of a round have finished. */
export const finished = ({ tables }: RoundInfo): number => tables.filter(({ done }) => done).length;

/** The table of an entry in a round. */
export const tableOf = (round: RoundInfo | undefined, entry: number | null): TableInfo | undefined =>
  entry === null ? undefined : round?.tables.find(({ sides }) => sides.some((side) => side.includes(entry)));

/** An arena pairs at any time: its rounds are nothing that people count by. */
export const isArena = (page: TournamentPage | null): boolean => page?.listed.format === "arena";

/** The round that somebody looks for: in an arena the last one in which the own entry sat. */
export const ownRound = (page: TournamentPage | null): RoundInfo | undefined =>
  isArena(page)
    ? page?.rounds.filter((round) => tableOf(round, page.you.entry)).at(-1)
    : currentRound(page?.rounds ?? []);

/** A table with its round. */
export interface Placed {
  readonly round: RoundInfo;
  readonly table: TableInfo;
}

/** The tables of an arena: those in play, then so many that have finished, the newest first. */
export function arenaTables(rounds: readonly RoundInfo[], most: number): Placed[] {
  const all = rounds.flatMap((round) => round.tables.map((table) => ({ round, table }))).reverse();
  const done = all.filter(({ table }) => table.done);
  return [...all.filter(({ table }) => !table.done), ...done.slice(0, most)];
}

/** The day of a tournament in parts, by the clock of whoever reads. */
export function dayParts(starts: number): { day: string; month: string; weekday: string; time: string } {
  const date = new Date(starts * 1000);
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale(), options).format(date);
  return {
    day: part({ day: "numeric" }),
    month: part({ month: "short" }),
    weekday: part({ weekday: "long" }),
    time: part({ hour: "2-digit", minute: "2-digit" }),
  };
}

/** The day and the time in words: *giovedì 12 novembre 2026 alle ore 21:00*. */
export const whenText = (starts: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "full", timeStyle: "short" }).format(starts * 1000);

/** A number of points or of a tie-break: *6*, *2,5*. */
export const numberText = (value: number): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 }).format(value);

/** A tie-break as it is written: differences have their sign. */
export const tieText = (name: string, value: number): string =>
  name === "difference" ? signed(value) : numberText(value);
