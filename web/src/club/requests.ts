/** The requests of the pages that look after the club, and of reports. */

import { ask } from "../lib/api";
import type {
  AnswerRequest,
  AuditInfo,
  BanInfo,
  BanRequest,
  ClubState,
  EvidenceInfo,
  InvitationRequest,
  MadeLink,
  NoteRequest,
  PersonInfo,
  RecordOfPerson,
  ReportInfo,
  ReportRequest,
  RoleRequest,
  SuspicionPage,
  VerdictRequest,
} from "../wire/types";

export const reportSomebody = (room: string, report: ReportRequest): Promise<void> =>
  ask(`api/rooms/${encodeURIComponent(room)}/reports`, report);

export const clubState = (): Promise<ClubState> => ask("api/admin");

export const allReports = (): Promise<ReportInfo[]> => ask("api/admin/reports");

export const closeReport = (id: string): Promise<void> =>
  ask(`api/admin/reports/${encodeURIComponent(id)}/close`, {});

export const hideRemark = (id: string): Promise<void> =>
  ask(`api/admin/remarks/${encodeURIComponent(id)}/hide`, {});

export const findPeople = (find: string): Promise<PersonInfo[]> =>
  ask(`api/admin/people?find=${encodeURIComponent(find)}`);

export const giveRole = (request: RoleRequest): Promise<void> => ask("api/admin/role", request);

export const signOutEverywhere = (name: string): Promise<void> => ask("api/admin/sign-out", { name });

export const addPerson = (name: string): Promise<MadeLink> => ask("api/admin/people", { name });

export const passwordLink = (name: string): Promise<MadeLink> => ask("api/admin/password", { name });

export const invite = (request: InvitationRequest): Promise<MadeLink> =>
  ask("api/admin/invitations", request);

export const suspicionsAfter = (place = ""): Promise<SuspicionPage> =>
  ask(`api/admin/suspicions?after=${encodeURIComponent(place)}`);

const suspicionPath = (id: string): string => `api/admin/suspicions/${encodeURIComponent(id)}`;

export const evidenceOf = (id: string, skip = 0): Promise<EvidenceInfo> =>
  ask(`${suspicionPath(id)}?skip=${skip}`);

export const giveVerdict = (id: string, request: VerdictRequest): Promise<void> =>
  ask(`${suspicionPath(id)}/verdict`, request);

export const reopenSuspicion = (id: string): Promise<void> => ask(`${suspicionPath(id)}/reopen`, {});

export const allBans = (): Promise<BanInfo[]> => ask("api/admin/bans");

export const banSomebody = (request: BanRequest): Promise<void> => ask("api/admin/bans", request);

export const answerAppeal = (id: string, request: AnswerRequest): Promise<void> =>
  ask(`api/admin/bans/${encodeURIComponent(id)}/answer`, request);

export const writeNote = (request: NoteRequest): Promise<void> => ask("api/admin/notes", request);

export const recordOf = (name: string): Promise<RecordOfPerson> => ask("api/admin/record", { name });

export const auditLog = (): Promise<AuditInfo[]> => ask("api/admin/audit");

export const blockSomebody = (name: string): Promise<void> => ask("api/account/blocks", { name });
