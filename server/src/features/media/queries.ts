import type { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { applicationMedia, applications } from '../applications/tables.ts';
import { auditionInvitations, auditions, auditionTakes } from '../auditions/tables.ts';
import { users } from '../auth/tables.ts';
import { messageAttachments } from '../messaging/attachments/tables.ts';
import { isVisibleProduction } from '../productions/conditions.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';
import { galleryPhotos } from '../talent-profiles/gallery/tables.ts';
import { talentCertifications } from '../talent-profiles/info/tables.ts';
import { portfolioItems } from '../talent-profiles/portfolio/tables.ts';
import { talentTo } from '../talent-profiles/standing/conditions.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { media, mediaParts } from './tables.ts';

export type MediaRow = typeof media.$inferSelect;
type ItemVisibility = (typeof ITEM_VISIBILITIES)[number];

export async function insertMedia(db: Queryable, row: typeof media.$inferInsert) {
  await db.insert(media).values(row);
}

/** With `isKept` nobody deletes it until the transaction ends. */
export async function findMedia(db: Queryable, mediaId: string, { isKept = false } = {}) {
  const query = db.select().from(media).where(eq(media.id, mediaId));
  const [row] = await (isKept ? query.for('share') : query);
  return row;
}

/** Until the transaction ends, nobody deletes any of these. */
export async function keepMedia(tx: Transaction, mediaIds: readonly string[]) {
  return tx
    .select()
    .from(media)
    .where(inArray(media.id, [...mediaIds]))
    .orderBy(asc(media.id))
    .for('share');
}

/** Until the transaction ends, nobody else changes it. */
export async function lockMedia(tx: Transaction, mediaId: string) {
  const [row] = await tx.select().from(media).where(eq(media.id, mediaId)).for('update');
  return row;
}

export async function updateMedia(
  db: Queryable,
  mediaId: string,
  changes: Partial<MediaRow> & { updatedAt: Date },
) {
  await db.update(media).set(changes).where(eq(media.id, mediaId));
}

export async function deleteMedia(tx: Transaction, mediaIds: readonly string[]) {
  return tx
    .delete(media)
    .where(inArray(media.id, [...mediaIds]))
    .returning();
}

/** A file, how much of it has arrived, and what this viewer is to the talent it belongs to. */
export async function findMediaFor(db: Queryable, mediaId: string, viewerId: string | undefined) {
  const [row] = await db
    .select({
      media: getTableColumns(media),
      arrived: arrivedOf(db).mapWith(Number),
      talent: talentTo(db, viewerId),
      shownAs: visibilitiesOf(db),
      isSent: isSent(),
      isSentToViewer: viewerId === undefined ? sql<boolean>`false` : isSentTo(viewerId),
    })
    .from(media)
    .innerJoin(talentProfiles, eq(talentProfiles.id, media.talentProfileId))
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(eq(media.id, mediaId));
  return row;
}

export function arrivedOf(db: Queryable) {
  const parts = db
    .select({ bytes: sql`coalesce(sum(${mediaParts.size}), 0)` })
    .from(mediaParts)
    .where(eq(mediaParts.mediaId, media.id));
  return sql<number>`${parts}`;
}

/** How whatever shows the file is shown; a certificate goes with what professionals see. */
export function visibilitiesOf(db: Queryable) {
  const photos = db
    .select({ visibility: galleryPhotos.visibility })
    .from(galleryPhotos)
    .where(eq(galleryPhotos.mediaId, media.id));
  const items = db
    .select({ visibility: portfolioItems.visibility })
    .from(portfolioItems)
    .where(sql`${media.id} in (${portfolioItems.mediaId}, ${portfolioItems.coverMediaId})`);
  const certificates = db
    .select({ visibility: sql`'professionals'` })
    .from(talentCertifications)
    .where(eq(talentCertifications.documentMediaId, media.id));
  return sql<ItemVisibility[]>`array(${photos} union all ${items} union all ${certificates})`;
}

/** The applications that a file was sent with, chosen or as the self-tape. */
const sendings = sql`
  select ${applicationMedia.applicationId} as id from ${applicationMedia}
  where ${applicationMedia.mediaId} = ${media.id}
  union all
  select ${applications.id} from ${applications} where ${applications.selfTapeMediaId} = ${media.id}
`;

/** The invitations that a file was sent for as a take. */
const tapings = sql`
  select ${auditionTakes.invitationId} from ${auditionTakes} where ${auditionTakes.mediaId} = ${media.id}
`;

/** The message that a file came with. */
const writings = sql`
  select 1 from ${messageAttachments} where ${messageAttachments.mediaId} = ${media.id}
`;

/**
 * What was sent with an application, as a take or with a message stays as long as that does, wherever
 * else it is taken down.
 */
export function isSent(): SQL<boolean> {
  return sql<boolean>`(exists (${sendings}) or exists (${tapings}) or exists (${writings}))`;
}

/** To a role or an audition of a production that this user works on. */
function isSentTo(userId: string): SQL<boolean> {
  return sql<boolean>`(exists (
    select 1 from ${applications}
    join ${productionRoles} on ${productionRoles.id} = ${applications.roleId}
    join ${productions} on ${productions.id} = ${productionRoles.productionId}
    where ${applications.id} in (${sendings}) and ${isVisibleProduction(userId)}
  ) or exists (
    select 1 from ${auditionInvitations}
    join ${auditions} on ${auditions.id} = ${auditionInvitations.auditionId}
    join ${productions} on ${productions.id} = ${auditions.productionId}
    where ${auditionInvitations.id} in (${tapings}) and ${isVisibleProduction(userId)}
  ))`;
}
