/** The requests about remarks. */

import { ask } from "../lib/api";
import type { RemarkReportRequest, RemarksAnswer } from "../wire/types";

/** The remarks of spectators about a match that is over. */
export const remarksOf = (match: string): Promise<RemarksAnswer> =>
  ask(`api/matches/${encodeURIComponent(match)}/remarks`);

export const reportRemark = (id: string, report: RemarkReportRequest): Promise<void> =>
  ask(`api/remarks/${encodeURIComponent(id)}/reports`, report);
