import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { getTalent } from '../representation/get-talent.ts';
import { listInvitationsOf } from './queries.ts';

/** A talent's invitations, for the talent and whoever answers for them. */
export async function listInvitations(platform: Platform, actor: Actor, talentUserId: string) {
  const { profileId } = await getTalent(platform, actor, { talentUserId });
  const rows = await listInvitationsOf(platform.db, profileId, {
    now: platform.clock.now(),
    limit: LIMITS.pageSizeMax,
  });
  const invitations = rows.map(({ startsAt, respondedAt, ...invitation }) => ({
    ...invitation,
    startsAt: startsAt.toISOString(),
    respondedAt: respondedAt?.toISOString() ?? null,
  }));
  return { invitations };
}
