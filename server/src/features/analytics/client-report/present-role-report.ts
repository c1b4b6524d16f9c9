import { FUNNEL_STAGES, type FunnelStage, type RoleReport } from '@callboard/contract/analytics';
import type { OpenedRole, RoleFigures } from './queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day that has begun counts, so that who says yes at once took one. */
export function presentRoleReport(role: OpenedRole, figures: RoleFigures): RoleReport {
  const { filledAt } = figures;
  return {
    roleId: role.id,
    roleTitle: role.title,
    productionId: role.productionId,
    productionTitle: role.productionTitle,
    openedAt: role.openedAt.toISOString(),
    needed: role.needed,
    booked: figures.bookedNow,
    daysToFill: filledAt && Math.ceil((filledAt.getTime() - role.openedAt.getTime()) / DAY_MS),
    callViews: figures.callViews,
    funnel: Object.fromEntries(FUNNEL_STAGES.map((stage) => [stage, figures[stage]])) as Record<
      FunnelStage,
      number
    >,
    answeredPercent: figures.answeredPercent,
    medianAnswerHours: figures.medianAnswerHours,
  };
}
