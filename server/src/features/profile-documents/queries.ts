import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { isOfTeam, isOnPro } from '../billing/conditions.ts';
import { subscriptions } from '../billing/tables.ts';
import { businessPortfolios } from '../business-portfolios/tables.ts';
import { media } from '../media/tables.ts';
import * as lists from '../reference-data/tables.ts';
import { rosterEntries } from '../representation/tables.ts';
import { galleryPhotos } from '../talent-profiles/gallery/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

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

/** Of agencies on Pro that have the talent on their roster and the agent in their team, the first by name. */
export async function findAgencyOnPro(
  db: Queryable,
  { talentProfileId, agentUserId }: { talentProfileId: string; agentUserId: string },
): Promise<string | undefined> {
  const [agency] = await db
    .select({ name: businessPortfolios.name })
    .from(rosterEntries)
    .innerJoin(businessPortfolios, eq(businessPortfolios.id, rosterEntries.portfolioId))
    .where(
      and(
        eq(rosterEntries.talentProfileId, talentProfileId),
        isOfTeam(agentUserId),
        isOnPro(subscriptions.portfolioId, businessPortfolios.id),
      ),
    )
    .orderBy(asc(businessPortfolios.name))
    .limit(1);
  return agency?.name;
}

export async function isKeptOnPro(db: Queryable, talentProfileId: string): Promise<boolean> {
  const [keeper] = await db
    .select({ plan: users.subscriptionPlan })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.ownerUserId))
    .where(eq(talentProfiles.id, talentProfileId));
  return keeper?.plan === 'pro';
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
