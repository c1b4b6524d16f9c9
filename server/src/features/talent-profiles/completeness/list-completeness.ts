import type { Queryable } from '../../../platform/database/database.ts';
import { completenessOf } from './parts.ts';
import { listWholeness } from './queries.ts';

/** How complete many profiles are, in percent, by their id: for those who work with their talents. */
export async function listCompleteness(
  db: Queryable,
  profileIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await listWholeness(db, profileIds);
  return new Map(
    rows.map(({ talent, traits, counts, galleryPhotos, hasReel }) => {
      const info = {
        credits: { length: counts.credits },
        training: { length: counts.training },
        languages: { length: counts.languages },
        skills: { length: counts.skills },
      };
      const availability = { length: counts.availability };
      const whole = { talent, traits, info, availability, galleryPhotos, hasReel };
      return [talent.id, completenessOf(whole).percent] as const;
    }),
  );
}
