import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { talentAvailability } from '../availability/tables.ts';
import { galleryPhotos } from '../gallery/tables.ts';
import { talentCredits, talentLanguages, talentSkills, talentTraining } from '../info/tables.ts';
import { portfolioItems } from '../portfolio/tables.ts';
import { talentProfiles } from '../tables.ts';
import { talentTraits } from '../traits/tables.ts';

type OfTalent = PgTable & { talentProfileId: PgColumn };

const numberOf = (table: OfTalent): SQL<number> => sql<number>`(
  select count(*)::int from ${table} where ${table.talentProfileId} = ${talentProfiles.id}
)`;

/** Of many profiles in one statement, what tells how complete each is. */
export async function listWholeness(db: Queryable, profileIds: readonly string[]) {
  return db
    .select({
      talent: {
        id: talentProfiles.id,
        photoKey: talentProfiles.photoKey,
        categoryIds: talentProfiles.categoryIds,
        headline: talentProfiles.headline,
        bio: talentProfiles.bio,
        playingAgeMin: talentProfiles.playingAgeMin,
        playingAgeMax: talentProfiles.playingAgeMax,
        gender: talentProfiles.gender,
        city: talentProfiles.city,
      },
      traits: {
        heightCm: sql<number | null>`${talentTraits.heightCm}`,
        hairColorId: sql<string | null>`${talentTraits.hairColorId}`,
        eyeColorId: sql<string | null>`${talentTraits.eyeColorId}`,
      },
      counts: {
        credits: numberOf(talentCredits),
        training: numberOf(talentTraining),
        languages: numberOf(talentLanguages),
        skills: numberOf(talentSkills),
        availability: numberOf(talentAvailability),
      },
      galleryPhotos: numberOf(galleryPhotos),
      hasReel: sql<boolean>`exists (
        select from ${portfolioItems} where ${portfolioItems.talentProfileId} = ${talentProfiles.id}
          and ${inArray(portfolioItems.kind, ['video', 'audio', 'link'])}
      )`,
    })
    .from(talentProfiles)
    .leftJoin(talentTraits, eq(talentTraits.talentProfileId, talentProfiles.id))
    .where(inArray(talentProfiles.id, [...profileIds]));
}
