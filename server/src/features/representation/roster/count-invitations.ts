import type { Platform } from '../../../platform/platform.ts';
import type { RosterScope } from '../policy.ts';
import { countPendingInvitationsOf } from './queries.ts';

/** How many invitations wait for an answer of the talents in a part of the roster. */
export function countInvitations(platform: Platform, scope: RosterScope): Promise<number> {
  return countPendingInvitationsOf(platform.db, scope);
}
