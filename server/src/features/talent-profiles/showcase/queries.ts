import type { Plan } from '@callboard/contract/plans';
import type { FieldClass } from '@callboard/contract/profile-fields';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applicationMedia, applications } from '../../applications/tables.ts';
import { auditionTakes } from '../../auditions/tables.ts';
import { users } from '../../auth/tables.ts';
import { planOfProfile } from '../../billing/conditions.ts';
import { media } from '../../media/tables.ts';
import { galleryPhotos } from '../gallery/tables.ts';
import { talentCertifications } from '../info/tables.ts';
import { portfolioItems } from '../portfolio/tables.ts';
import { talentProfiles } from '../tables.ts';
import { isOwnSide, visibilitiesSeen } from './policy.ts';

/** Items of a profile in the talent's order, each with a visibility of its own. */
export type ShelfTable = PgTable & {
  id: PgColumn;
  talentProfileId: PgColumn;
  mediaId: PgColumn;
  coverMediaId?: PgColumn;
  position: PgColumn;
  visibility: PgColumn;
};

/** Those that a class may see; `media` is joined. To others than the own side, what is not ready is not there. */
export function isShownTo(shown: FieldClass, { visibility, mediaId }: ShelfTable) {
  if (isOwnSide(shown)) return undefined;
  const isReady = or(isNull(mediaId), eq(media.status, 'ready'));
  return and(inArray(visibility, visibilitiesSeen(shown)), isReady);
}

/** The place behind all others. */
export function placeAtEnd({ talentProfileId, position }: ShelfTable, profileId: string) {
  const { table } = position;
  return sql<number>`(
    select coalesce(max(${position}), 0) + 1 from ${table} where ${talentProfileId} = ${profileId}
  )`;
}

export async function findPlan(db: Queryable, profileId: string): Promise<Plan> {
  const [profile] = await db
    .select({ plan: planOfProfile() })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.ownerUserId))
    .where(eq(talentProfiles.id, profileId));
  return profile?.plan ?? 'free';
}

/** How many there are, and the plan that says how many there may be. */
export async function findRoom(db: Queryable, shelf: ShelfTable, profileId: string) {
  const held = db
    .select({ count: sql`count(*)` })
    .from(shelf as PgTable)
    .where(eq(shelf.talentProfileId, talentProfiles.id));
  const [room] = await db
    .select({ plan: planOfProfile(), held: sql`${held}`.mapWith(Number) })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.ownerUserId))
    .where(eq(talentProfiles.id, profileId));
  return { plan: room?.plan ?? 'free', held: room?.held ?? 0 };
}

/** The named ones first, in the order in which they are named, the others behind them as they were. */
export async function updatePlaces(
  tx: Transaction,
  shelf: ShelfTable,
  profileId: string,
  ids: readonly string[],
) {
  await tx.execute(sql`
    update ${shelf} set position = placed.place
    from (
      select ${shelf.id} as id, row_number() over (
        order by array_position(${sql.param([...ids])}::uuid[], ${shelf.id}), ${shelf.position}, ${shelf.id}
      ) as place
      from ${shelf} where ${shelf.talentProfileId} = ${profileId}
    ) placed
    where ${shelf.id} = placed.id
  `);
}

/** The files that it showed, or undefined where there was no such item. */
export async function deleteItem(
  tx: Transaction,
  shelf: ShelfTable,
  item: { profileId: string; id: string },
): Promise<(string | null)[] | undefined> {
  const { mediaId, coverMediaId = sql`null` } = shelf;
  const [deleted] = await tx
    .delete(shelf)
    .where(and(eq(shelf.id, item.id), eq(shelf.talentProfileId, item.profileId)))
    .returning({ mediaIds: sql<(string | null)[]>`array[${mediaId}, ${coverMediaId}]` });
  return deleted?.mediaIds;
}

/** Whether the gallery or the portfolio shows the file already; as a cover it may be shown beside. */
export async function isOnShelf(db: Queryable, mediaId: string): Promise<boolean> {
  const shown = sql`
    select 1 from ${galleryPhotos} where ${galleryPhotos.mediaId} = ${mediaId}
    union all
    select 1 from ${portfolioItems} where ${portfolioItems.mediaId} = ${mediaId}
  `;
  const { rows } = await db.execute<{ is: boolean }>(sql`select exists (${shown}) as is`);
  return rows[0]?.is === true;
}

/** Of these files, those that nothing on a profile shows any more and that were sent to nobody. */
export async function listUnshown(db: Queryable, mediaIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        inArray(media.id, [...mediaIds]),
        isNowhere(galleryPhotos, galleryPhotos.mediaId),
        isNowhere(portfolioItems, portfolioItems.mediaId),
        isNowhere(portfolioItems, portfolioItems.coverMediaId),
        isNowhere(talentCertifications, talentCertifications.documentMediaId),
        isNowhere(applicationMedia, applicationMedia.mediaId),
        isNowhere(applications, applications.selfTapeMediaId),
        isNowhere(auditionTakes, auditionTakes.mediaId),
      ),
    );
  return rows.map(({ id }) => id);
}

function isNowhere(table: PgTable, column: PgColumn): SQL {
  return sql`not exists (select 1 from ${table} where ${column} = ${media.id})`;
}

export async function deleteShowings(tx: Transaction, mediaId: string) {
  await tx.delete(galleryPhotos).where(eq(galleryPhotos.mediaId, mediaId));
  await tx.delete(portfolioItems).where(eq(portfolioItems.mediaId, mediaId));
  await tx
    .update(portfolioItems)
    .set({ coverMediaId: null })
    .where(eq(portfolioItems.coverMediaId, mediaId));
  await tx
    .update(talentCertifications)
    .set({ documentMediaId: null })
    .where(eq(talentCertifications.documentMediaId, mediaId));
}
