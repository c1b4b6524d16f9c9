import { eq, inArray } from 'drizzle-orm';
import { media } from '../../features/media/tables.ts';
import { galleryPhotos } from '../../features/talent-profiles/gallery/tables.ts';
import { talentCredits } from '../../features/talent-profiles/info/tables.ts';
import { portfolioItems } from '../../features/talent-profiles/portfolio/tables.ts';
import { talentProfiles } from '../../features/talent-profiles/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { attachMedia } from '../applications/attach-media.ts';
import { talentProfileIdOf } from '../people/person-key.ts';
import type { Talent } from '../people/talent.ts';
import { type Drawn, drawTalent, firstMediaIdOf } from './draw-talent.ts';

/** One after another, so that a small machine still answers; those who have theirs are left out. */
export async function drawTalents(platform: Platform, talents: readonly Talent[]): Promise<void> {
  const waiting = await findWaiting(platform, talents);
  for (const [talent, joinedAt] of waiting) {
    const { storage, clock } = platform;
    const drawn = await drawTalent(talent, { storage, now: clock.now(), joinedAt });
    await save(platform, talent, drawn);
  }
}

/** A demo profile may be gone, or have its pictures from an earlier try. */
async function findWaiting({ db }: Platform, talents: readonly Talent[]) {
  const profiles = await db
    .select({ id: talentProfiles.id, createdAt: talentProfiles.createdAt })
    .from(talentProfiles)
    .where(
      inArray(
        talentProfiles.id,
        talents.map(({ key }) => talentProfileIdOf(key)),
      ),
    );
  const drawn = await db
    .select({ id: media.id })
    .from(media)
    .where(
      inArray(
        media.id,
        talents.map(({ key }) => firstMediaIdOf(key)),
      ),
    );
  const isDrawn = new Set(drawn.map(({ id }) => id));
  const joined = new Map(profiles.map(({ id, createdAt }) => [id, createdAt]));
  return talents.flatMap((talent) => {
    const joinedAt = joined.get(talentProfileIdOf(talent.key));
    return joinedAt === undefined || isDrawn.has(firstMediaIdOf(talent.key))
      ? []
      : [[talent, joinedAt] as const];
  });
}

/** Whoever has chosen a profile photo or changed the résumé meanwhile keeps what they have. */
async function save(platform: Platform, talent: Talent, drawn: Drawn): Promise<void> {
  const profileId = talentProfileIdOf(talent.key);
  await platform.transaction(async (tx) => {
    const [profile] = await tx
      .select({ photoKey: talentProfiles.photoKey })
      .from(talentProfiles)
      .where(eq(talentProfiles.id, profileId))
      .for('update');
    if (profile === undefined) return;
    const isFirst = profile.photoKey === null || profile.photoKey === drawn.photoKey;
    const photos = drawn.photos.map((photo) => ({
      ...photo,
      isProfilePhoto: photo.isProfilePhoto && isFirst,
    }));
    await tx.insert(media).values(drawn.media).onConflictDoNothing();
    await tx.insert(galleryPhotos).values(photos).onConflictDoNothing();
    await saveItems(tx, profileId, drawn.items);
    await attachMedia(tx, profileId, drawn.media);
    if (isFirst) {
      await tx
        .update(talentProfiles)
        .set({ photoKey: drawn.photoKey })
        .where(eq(talentProfiles.id, profileId));
    }
  });
}

async function saveItems(tx: Transaction, profileId: string, items: Drawn['items']): Promise<void> {
  if (items.length === 0) return;
  const credits = await tx
    .select({ id: talentCredits.id })
    .from(talentCredits)
    .where(eq(talentCredits.talentProfileId, profileId));
  const isThere = new Set<string | null | undefined>(credits.map(({ id }) => id));
  const rows = items.map((item) => ({
    ...item,
    creditId: isThere.has(item.creditId) ? item.creditId : null,
  }));
  await tx.insert(portfolioItems).values(rows).onConflictDoNothing();
}
