import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { maySeeTalent } from '../../talent-profiles/policy.ts';
import { photoUrlOf } from '../../talent-profiles/present-talent-profile.ts';
import { requireCall } from '../require-call.ts';
import { listChosenAgencies, listInvitedTalents } from './queries.ts';

/** Whom a call is for by name. Who went out of the viewer's sight since is not told of. */
export async function getAudience(platform: Platform, actor: Actor, callId: string) {
  await requireCall(platform.db, actor, callId, 'view');
  const [agencies, talents] = await Promise.all([
    listChosenAgencies(platform.db, callId),
    listInvitedTalents(platform.db, callId, actor.user.id),
  ]);
  return {
    agencies,
    talents: talents
      .filter((talent) => maySeeTalent(actor, withIsMinor(platform.clock, talent)))
      .map((talent) => ({ id: talent.id, name: talent.name, photoUrl: photoUrlOf(talent) })),
  };
}
