/** The requests of the pages of tournaments. */

import { ask } from "../lib/api";
import type {
  ComputersRequest,
  DealsPage,
  EntryRequest,
  ForfeitRequest,
  ImportRequest,
  PartnerAnswer,
  PartnerRequest,
  ResultRequest,
  SubstituteRequest,
  TournamentRulingRequest,
  StepRequest,
  TableLink,
  TablePage,
  TournamentPage,
  TournamentRequest,
  TournamentsAnswer,
} from "../wire/types";

const one = (id: string, more = ""): string => `api/tournaments/${encodeURIComponent(id)}${more}`;

export const allTournaments = (): Promise<TournamentsAnswer> => ask("api/tournaments");

export const announce = (asked: TournamentRequest): Promise<TournamentPage> => ask("api/tournaments", asked);

export const tournamentCalled = (id: string): Promise<TournamentPage> => ask(one(id));

export const enter = (id: string, asked: EntryRequest): Promise<TournamentPage> =>
  ask(one(id, "/entries"), asked);

/** Enter many at once, all or none. */
export const importEntries = (id: string, asked: ImportRequest): Promise<TournamentPage> =>
  ask(one(id, "/entries/import"), asked);

/** Enter computers, all or none. */
export const addComputers = (id: string, asked: ComputersRequest): Promise<TournamentPage> =>
  ask(one(id, "/computers"), asked);

/** Put another person in the place of a player. */
export const substitute = (id: string, entry: number, asked: SubstituteRequest): Promise<TournamentPage> =>
  ask(one(id, `/entries/${entry}/substitutes`), asked);

/** The name of whoever has sent a partner's key. */
export const partnerBy = (id: string, asked: PartnerRequest): Promise<PartnerAnswer> =>
  ask(one(id, "/partners/look"), asked);

export const bePartner = (id: string, asked: PartnerRequest): Promise<TournamentPage> =>
  ask(one(id, "/partners"), asked);

/** Seek a partner no more. */
export const stopSeeking = (id: string): Promise<TournamentPage> =>
  ask(one(id, "/seeking"), undefined, { method: "DELETE" });

/** Say that an entry is there. */
export const checkIn = (id: string, entry: number): Promise<TournamentPage> =>
  ask(one(id, `/entries/${entry}/check-in`), {});

export const withdraw = (id: string, entry: number): Promise<TournamentPage> =>
  ask(one(id, `/entries/${entry}/withdrawal`), {});

/** Let an entry that withdrew play again. */
export const comeBack = (id: string, entry: number): Promise<TournamentPage> =>
  ask(one(id, `/entries/${entry}/return`), {});

export const goOn = (id: string, asked: StepRequest): Promise<TournamentPage> =>
  ask(one(id, "/steps"), asked);

export const tellResult = (
  id: string,
  round: number,
  table: number,
  asked: ResultRequest,
): Promise<TournamentPage> => ask(one(id, `/rounds/${round}/tables/${table}/result`), asked);

export const forfeit = (
  id: string,
  round: number,
  table: number,
  asked: ForfeitRequest,
): Promise<TournamentPage> => ask(one(id, `/rounds/${round}/tables/${table}/forfeit`), asked);

/** The duplicate deals of a round, as far as they are open. */
export const dealsOfRound = (id: string, round: number): Promise<DealsPage> =>
  ask(one(id, `/rounds/${round}/deals`));

export const giveRuling = (id: string, asked: TournamentRulingRequest): Promise<TournamentPage> =>
  ask(one(id, "/rulings"), asked);

/** The keys by which the players of each table of a round tell their result: for the arbiter alone. */
export const tableLinks = (id: string, round: number): Promise<TableLink[]> =>
  ask(one(id, `/rounds/${round}/links`));

/** A table as whoever has its key sees it. */
export const tableByKey = (id: string, round: number, table: number, key: string): Promise<TablePage> =>
  ask(one(id, `/rounds/${round}/tables/${table}/look`), { key });
