import type { ProductionRole } from '@callboard/contract/production-roles';

/** A role has one call at a time, and none once it is cancelled. */
export function isPublishable({ cancelledAt, call }: ProductionRole): boolean {
  const isLive = call !== null && ['in_review', 'open'].includes(call.status);
  return cancelledAt === null && !isLive;
}

/** Nobody could apply to it yet. One whose call was closed or filled is published again only by choice. */
export function isUnpublished(role: ProductionRole): boolean {
  return isPublishable(role) && (role.call === null || role.call.openedAt === null);
}
