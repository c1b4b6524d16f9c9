import type { Actor } from '../../platform/actor.ts';
import type { Platform } from '../../platform/platform.ts';
import { listOwnAgencies, listOwnTalentIds } from './queries.ts';

/** The agencies that someone works for or is represented by, and the talents on whose side they are. */
export async function getOwnSides(
  { db }: Pick<Platform, 'db'>,
  { user }: { user: Pick<Actor['user'], 'id' | 'role'> },
) {
  if (user.role === 'admin') return { agencies: [], talentProfileIds: [] };
  const [agencies, talentProfileIds] = await Promise.all([
    listOwnAgencies(db, user.id),
    listOwnTalentIds(db, user.id),
  ]);
  return { agencies, talentProfileIds };
}
