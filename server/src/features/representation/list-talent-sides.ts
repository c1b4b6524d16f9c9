import type { Queryable } from '../../platform/database/database.ts';
import { listSideUserIds } from './queries.ts';

/**
 * Whom to tell what concerns a talent: the talent, the guardian who keeps the profile, and the agents
 * who work for them; where an agency has assigned nobody, its owner.
 */
export async function listTalentSides(
  db: Queryable,
  talentProfileIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await listSideUserIds(db, talentProfileIds);
  return new Map(rows.map(({ talentProfileId, userIds }) => [talentProfileId, userIds]));
}
