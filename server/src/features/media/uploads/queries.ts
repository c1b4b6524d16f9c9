import { and, desc, eq, getTableColumns, gte, ne, or, sum } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { planOfProfile } from '../../billing/conditions.ts';
import { talentTo } from '../../talent-profiles/standing/conditions.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { media } from '../tables.ts';

/**
 * What is held for a profile, with the announced rest of uploads that still move. Those that fell
 * silent before `since` take no room from others; nobody can remove what is not there.
 */
export async function sumBytesOf(db: Queryable, talentProfileId: string, since: Date) {
  const isHeld = or(ne(media.status, 'uploading'), gte(media.updatedAt, since));
  const [row] = await db
    .select({ bytes: sum(media.bytes).mapWith(Number) })
    .from(media)
    .where(and(eq(media.talentProfileId, talentProfileId), isHeld));
  return row?.bytes ?? 0;
}

export async function findPlanOfProfile(db: Queryable, talentProfileId: string) {
  const [row] = await db
    .select({ plan: planOfProfile() })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.ownerUserId))
    .where(eq(talentProfiles.id, talentProfileId));
  return row?.plan ?? 'free';
}

/**
 * The newest refused files of a profile, each with what this viewer is to the talent. A profile
 * without any is one row without a file.
 */
export async function listRefusedFor(
  db: Queryable,
  talentProfileId: string,
  { viewerId, limit }: { viewerId: string; limit: number },
) {
  const isRefused = and(eq(media.talentProfileId, talentProfiles.id), eq(media.status, 'refused'));
  return db
    .select({ media: getTableColumns(media), talent: talentTo(db, viewerId) })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .leftJoin(media, isRefused)
    .where(eq(talentProfiles.id, talentProfileId))
    .orderBy(desc(media.updatedAt), desc(media.id))
    .limit(limit);
}
