import { MEDIA_PLANS } from '@callboard/contract/limits';
import type { FieldClass } from '@callboard/contract/profile-fields';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { media } from '../../media/tables.ts';
import { talentCredits } from '../info/tables.ts';
import { isShownTo, placeAtEnd } from '../showcase/queries.ts';
import { portfolioItems } from './tables.ts';

export type ShownItem = Awaited<ReturnType<typeof listItems>>[number];
type NewItem = Omit<typeof portfolioItems.$inferInsert, 'position'>;

const covers = alias(media, 'covers');

const isItem = (profileId: string, itemId: string) =>
  and(eq(portfolioItems.id, itemId), eq(portfolioItems.talentProfileId, profileId));

function selectItems(db: Queryable) {
  return db
    .select({ item: portfolioItems, media, cover: covers, credit: talentCredits })
    .from(portfolioItems)
    .leftJoin(media, eq(media.id, portfolioItems.mediaId))
    .leftJoin(covers, eq(covers.id, portfolioItems.coverMediaId))
    .leftJoin(talentCredits, eq(talentCredits.id, portfolioItems.creditId));
}

export async function listItems(db: Queryable, profileId: string, shown: FieldClass) {
  return selectItems(db)
    .where(and(eq(portfolioItems.talentProfileId, profileId), isShownTo(shown, portfolioItems)))
    .orderBy(asc(portfolioItems.position), asc(portfolioItems.id))
    .limit(MEDIA_PLANS.pro.portfolioItems);
}

export async function findItem(
  db: Queryable,
  { profileId, itemId }: { profileId: string; itemId: string },
  shown: FieldClass,
) {
  const [found] = await selectItems(db).where(
    and(isItem(profileId, itemId), isShownTo(shown, portfolioItems)),
  );
  return found;
}

/** Whether there is something to see or hear of the talent. */
export async function hasReel(db: Queryable, profileId: string): Promise<boolean> {
  const { id, talentProfileId, kind } = portfolioItems;
  const found = await db
    .select({ id })
    .from(portfolioItems)
    .where(and(eq(talentProfileId, profileId), inArray(kind, ['video', 'audio', 'link'])))
    .limit(1);
  return found.length > 0;
}

export async function isCreditOf(db: Queryable, profileId: string, creditId: string) {
  const found = await db
    .select({ id: talentCredits.id })
    .from(talentCredits)
    .where(and(eq(talentCredits.id, creditId), eq(talentCredits.talentProfileId, profileId)));
  return found.length > 0;
}

export async function insertItem(tx: Transaction, item: NewItem) {
  const position = placeAtEnd(portfolioItems, item.talentProfileId);
  await tx.insert(portfolioItems).values({ ...item, position });
}

export async function updateItem(
  tx: Transaction,
  profileId: string,
  itemId: string,
  changes: Partial<NewItem> & { updatedAt: Date },
) {
  await tx.update(portfolioItems).set(changes).where(isItem(profileId, itemId));
}
