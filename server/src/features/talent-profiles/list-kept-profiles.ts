import { LIMITS } from '@callboard/contract/limits';
import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { maySeePerson } from '../account/policy.ts';
import { withIsMinor } from './is-minor.ts';
import { photoUrlOf } from './present-talent-profile.ts';
import { listProfilesKeptBy } from './queries.ts';

/** The profiles that the actor keeps for others: a guardian's children. */
export async function listKeptProfiles(platform: Platform, actor: Actor) {
  const rows = await listProfilesKeptBy(platform.db, actor.user.id, LIMITS.pageSizeMax);
  const items = rows
    .filter((row) => maySeePerson(actor, row))
    .map((row) => {
      const { id, name, isMinor } = withIsMinor(platform.clock, row);
      return { id, name, photoUrl: photoUrlOf(row), isMinor };
    });
  return { items, nextCursor: null };
}
