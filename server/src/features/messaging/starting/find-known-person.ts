import type { Actor } from '../../../platform/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listVisibleTalents } from '../../talent-profiles/find-talent.ts';
import { withIsMinor } from '../../talent-profiles/is-minor.ts';
import { mayKnow } from './policy.ts';
import { findConnections, findPerson } from './queries.ts';

/**
 * Somebody as the actor stands to them, also for a talent for whom the actor writes. Nothing where
 * there is nobody, and where the actor may not know that there is.
 */
export async function findKnownPerson(
  platform: Platform,
  actor: Actor,
  userId: string,
  talentProfileId: string | null = null,
) {
  const { db } = platform;
  const person = await findPerson(db, userId);
  if (person === undefined) return undefined;
  const { talent } = person;
  const [seen, connections] = await Promise.all([
    talent === null ? undefined : listVisibleTalents(platform, actor, [talent.profileId]),
    findConnections(db, { starter: actor.user.id, other: userId, talentProfileId }),
  ]);
  const facts = {
    ...connections,
    isVisible: seen === undefined || seen.length > 0,
    isSuspended: person.suspendedAt !== null,
  };
  if (!mayKnow(actor.user.role, facts)) return undefined;
  return {
    userId,
    role: person.role,
    talent: talent && {
      ...talent,
      isOnTheirOwn: person.email !== null && !withIsMinor(platform.clock, talent).isMinor,
    },
    facts,
  };
}
export type KnownPerson = NonNullable<Awaited<ReturnType<typeof findKnownPerson>>>;
