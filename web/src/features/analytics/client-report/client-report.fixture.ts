import type { ClientReport, RoleReport } from '@callboard/contract/analytics';

export const PRODUCTION_ID = '0198c7a0-0000-7000-8000-0000000000d1';

export function testRole(given: Partial<RoleReport> = {}): RoleReport {
  return {
    roleId: '0198c7a0-0000-7000-8000-0000000000e1',
    roleTitle: 'DI Rhona Tait',
    productionId: PRODUCTION_ID,
    productionTitle: 'Weighbridge Nine',
    openedAt: '2026-02-12T09:00:00.000Z',
    needed: 1,
    booked: 1,
    daysToFill: 13,
    callViews: 420,
    funnel: { applied: 110, viewed: 90, shortlisted: 24, audition: 8, offered: 2, booked: 1 },
    answeredPercent: 94,
    medianAnswerHours: 140,
    ...given,
  };
}

export function testReport(given: Partial<ClientReport> = {}): ClientReport {
  return {
    period: { days: 30, from: '2026-02-01', to: '2026-03-02' },
    totals: {
      roles: { now: 12, before: 8 },
      filled: { now: 5, before: 5 },
      applied: { now: 240, before: 310 },
      daysToFill: { now: 13, before: null },
      answeredPercent: { now: 94, before: 88 },
      medianAnswerHours: { now: 30, before: 72 },
    },
    roles: [testRole()],
    nextCursor: null,
    shownToTalent: { percent: 94, days: 6 },
    ...given,
  };
}
