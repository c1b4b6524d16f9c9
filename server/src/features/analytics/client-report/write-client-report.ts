import {
  type analyticsEndpoints,
  FUNNEL_STAGES,
  type RoleReport,
} from '@callboard/contract/analytics';
import type { QueryOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../../platform/actor.ts';
import { writeCsv } from '../../../platform/http/csv.ts';
import { readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { periodOf } from '../figures/period.ts';
import { listRoleReports } from './list-role-reports.ts';
import { requireScope } from './require-scope.ts';

type Asked = QueryOf<typeof analyticsEndpoints.clientReportCsv>;

const AT_ONCE = 100;
/** The newest of them; no company casts as many in a year. */
const MOST_ROLES = 5_000;

const HEADINGS = [
  'Role',
  'Production',
  'First call opened (UTC)',
  'Needed',
  'Booked',
  'Days to fill',
  'Call views',
  'Applied',
  'Viewed',
  'Shortlisted',
  'Audition',
  'Offered',
  'Ever booked',
  'Answered (%)',
  'Median hours to answer',
];

/** The whole report, role by role, as one file. */
export async function writeClientReport(
  platform: Platform,
  actor: Actor,
  { days, productionId }: Asked,
): Promise<string> {
  const { shownToTalent: _, ...scope } = await requireScope(platform, actor, { productionId });
  const period = periodOf(platform.clock.now(), days);
  const roles: RoleReport[] = [];
  let cursor: string | null | undefined;
  do {
    const page = { after: readCursor(cursor ?? undefined), limit: AT_ONCE };
    const read = await listRoleReports(platform, scope, period, page);
    roles.push(...read.roles);
    cursor = read.nextCursor;
  } while (cursor !== null && roles.length < MOST_ROLES);
  return writeCsv([HEADINGS, ...roles.map(lineOf)]);
}

function lineOf(role: RoleReport) {
  return [
    role.roleTitle,
    role.productionTitle,
    role.openedAt,
    role.needed,
    role.booked,
    role.daysToFill,
    role.callViews,
    ...FUNNEL_STAGES.map((stage) => role.funnel[stage]),
    role.answeredPercent,
    role.medianAnswerHours,
  ];
}
