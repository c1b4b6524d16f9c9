import type { ProductionRole } from '@callboard/contract/production-roles';

/** A role has one call at a time, and none once it is cancelled. */
export function isPublishable({ cancelledAt, call }: ProductionRole): boolean {
  const isLive = call !== null && ['draft', 'in_review', 'open'].includes(call.status);
  return cancelledAt === null && !isLive;
}
