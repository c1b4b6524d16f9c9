import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { media } from '../media/tables.ts';
import * as lists from '../reference-data/tables.ts';
import { galleryPhotos } from '../talent-profiles/gallery/tables.ts';

/** Reference lists whose names stand on a résumé. */
const LISTS = {
  countries: lists.countries,
  talentCategories: lists.talentCategories,
  hairColors: lists.hairColors,
  hairLengths: lists.hairLengths,
  hairStyles: lists.hairStyles,
  eyeColors: lists.eyeColors,
  voiceTypes: lists.voiceTypes,
  crewRoles: lists.crewRoles,
  languages: lists.languages,
  accents: lists.accents,
  skills: lists.skills,
  unions: lists.unions,
  unionMemberships: lists.unionMemberships,
};
export type NamedList = keyof typeof LISTS;
type NamedTerm = { list: NamedList; id: string; name: string };

/** The names of the asked terms; one statement for all lists. */
export async function listTermNames(
  db: Queryable,
  asked: readonly Omit<NamedTerm, 'name'>[],
): Promise<NamedTerm[]> {
  if (asked.length === 0) return [];
  const lookups = [...Map.groupBy(asked, ({ list }) => list)].map(([list, terms]) => {
    const ids = sql.param(terms.map(({ id }) => id));
    const table = LISTS[list];
    return sql`select ${list}::text as list, ${table.id} as id, ${table.name} as name from ${table} where ${table.id} = any(${ids}::text[])`;
  });
  const { rows } = await db.execute<NamedTerm>(sql.join(lookups, sql` union all `));
  return rows;
}

/** The pictures of the gallery's profile photo, where everybody may see it. */
export async function findProfilePictures(db: Queryable, talentProfileId: string) {
  const [photo] = await db
    .select({ folder: media.pictureFolder, widths: media.pictureWidths })
    .from(galleryPhotos)
    .innerJoin(media, eq(media.id, galleryPhotos.mediaId))
    .where(
      and(
        eq(galleryPhotos.talentProfileId, talentProfileId),
        eq(galleryPhotos.isProfilePhoto, true),
        eq(galleryPhotos.visibility, 'public'),
        eq(media.status, 'ready'),
      ),
    );
  return photo;
}
