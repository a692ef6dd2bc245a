/** The requests of the pages that look after the club, and of reports. */

import { ask } from "../lib/api";
import type {
  ClubState,
  InvitationRequest,
  MadeLink,
  PersonInfo,
  ReportInfo,
  ReportRequest,
  RoleRequest,
} from "../wire/types";

export const reportSomebody = (room: string, report: ReportRequest): Promise<void> =>
  ask(`api/rooms/${encodeURIComponent(room)}/reports`, report);

export const clubState = (): Promise<ClubState> => ask("api/admin");

export const allReports = (): Promise<ReportInfo[]> => ask("api/admin/reports");

export const closeReport = (id: string): Promise<void> =>
  ask(`api/admin/reports/${encodeURIComponent(id)}/close`, {});

export const findPeople = (find: string): Promise<PersonInfo[]> =>
  ask(`api/admin/people?find=${encodeURIComponent(find)}`);

export const giveRole = (request: RoleRequest): Promise<void> => ask("api/admin/role", request);

export const signOutEverywhere = (name: string): Promise<void> => ask("api/admin/sign-out", { name });

export const addPerson = (name: string): Promise<MadeLink> => ask("api/admin/people", { name });

export const passwordLink = (name: string): Promise<MadeLink> => ask("api/admin/password", { name });

export const invite = (request: InvitationRequest): Promise<MadeLink> =>
  ask("api/admin/invitations", request);
