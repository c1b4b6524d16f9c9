import type { analyticsEndpoints, ClientReport, ReportTotals } from '@callboard/contract/analytics';
import type { QueryOf } from '@callboard/contract/endpoint';
import type { Actor } from '../../../platform/actor.ts';
import { readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { periodOf, presentPeriod } from '../figures/period.ts';
import { listRoleReports } from './list-role-reports.ts';
import { countTotals, type Totals } from './queries.ts';
import { requireScope } from './require-scope.ts';

type Asked = QueryOf<typeof analyticsEndpoints.clientReport>;

/** How roles were filled and applicants answered, of those whose first call opened in the period. */
export async function getClientReport(
  platform: Platform,
  actor: Actor,
  { days, productionId, cursor, limit }: Asked,
): Promise<ClientReport> {
  const after = readCursor(cursor);
  const { shownToTalent, ...scope } = await requireScope(platform, actor, { productionId });
  const now = platform.clock.now();
  const period = periodOf(now, days);
  const [page, totals] = await Promise.all([
    listRoleReports(platform, scope, period, { after, limit }),
    after === undefined ? countTotals(platform.db, scope, period, now) : null,
  ]);
  return {
    period: presentPeriod(period),
    totals: totals && presentTotals(totals),
    ...page,
    shownToTalent,
  };
}

const NOTHING = {
  roles: 0,
  filled: 0,
  applied: 0,
  daysToFill: null,
  answeredPercent: null,
  medianAnswerHours: null,
};

function presentTotals(totals: readonly Totals[]): ReportTotals {
  const now = totals.find(({ isNow }) => isNow) ?? NOTHING;
  const before = totals.find(({ isNow }) => !isNow) ?? NOTHING;
  const compare = <Name extends keyof typeof NOTHING>(name: Name) => ({
    now: now[name],
    before: before[name],
  });
  return {
    roles: compare('roles'),
    filled: compare('filled'),
    applied: compare('applied'),
    daysToFill: compare('daysToFill'),
    answeredPercent: compare('answeredPercent'),
    medianAnswerHours: compare('medianAnswerHours'),
  };
}
