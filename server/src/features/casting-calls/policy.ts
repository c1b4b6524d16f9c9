import {
  type CallStatus,
  type CallVisibility,
  ENDED_CALL_STATUSES,
} from '@callboard/contract/call-summary';
import type { Actor } from '../../platform/actor.ts';

export function hasEnded({ status }: { status: CallStatus }): boolean {
  return ENDED_CALL_STATUSES.some((ended) => ended === status);
}

/** Calls of clients whom we have not verified are read by a moderator first. */
export function statusWhenPublished({ user }: Actor): 'open' | 'in_review' {
  return user.verifiedProfessionalStatus === 'verified' ? 'open' : 'in_review';
}

/** What a call for some people only has to name. */
export function audienceNeeded(visibility: CallVisibility): 'agencies' | 'talents' | undefined {
  if (visibility === 'chosen_agencies') return 'agencies';
  return visibility === 'invited' ? 'talents' : undefined;
}
