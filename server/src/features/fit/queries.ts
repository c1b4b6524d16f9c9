import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { applications } from '../applications/tables.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { talentAvailability } from '../talent-profiles/availability/tables.ts';
import {
  talentAccents,
  talentLanguages,
  talentProfessionalInfo,
  talentSkills,
  talentUnions,
} from '../talent-profiles/info/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { talentTraits } from '../talent-profiles/traits/tables.ts';
import type { RoleFacts } from './facts.ts';

/** The columns of `RoleFacts`, for whoever reads roles to compare them. */
export const roleFactColumns = {
  roleType: productionRoles.roleType,
  talentTypeId: productionRoles.talentTypeId,
  crewRoleId: productionRoles.crewRoleId,
  genders: productionRoles.genders,
  playingAgeMin: productionRoles.playingAgeMin,
  playingAgeMax: productionRoles.playingAgeMax,
  ethnicityIds: productionRoles.ethnicityIds,
  heightMinCm: productionRoles.heightMinCm,
  heightMaxCm: productionRoles.heightMaxCm,
  skills: productionRoles.skills,
  languages: productionRoles.languages,
  accents: productionRoles.accents,
  unionStatus: productionRoles.unionStatus,
  unionIds: productionRoles.unionIds,
  workDates: productionRoles.workDates,
  countryId: productionRoles.countryId,
  city: productionRoles.city,
  isLocalHire: productionRoles.isLocalHire,
  contentFlags: productionRoles.contentFlags,
} satisfies Record<keyof RoleFacts, PgColumn>;

export async function findRoleFacts(db: Queryable, roleId: string): Promise<RoleFacts | undefined> {
  const [row] = await listRoleFacts(db, [roleId]);
  return row;
}

export async function listRoleFacts(db: Queryable, roleIds: readonly string[]) {
  return db
    .select({ roleId: productionRoles.id, ...roleFactColumns })
    .from(productionRoles)
    .where(inArray(productionRoles.id, [...roleIds]));
}

/** Pairs of a term and its level, of the talent of the row. */
type Held = [id: string, level: string][];
function held(table: PgTable & { talentProfileId: PgColumn }, id: PgColumn, level: PgColumn) {
  return sql<Held>`(
    select coalesce(json_agg(json_build_array(${id}, ${level})), '[]'::json) from ${table}
    where ${table.talentProfileId} = ${talentProfiles.id}
  )`;
}

const bookedOut = sql<{ from: string; to: string }[]>`(
  select coalesce(json_agg(json_build_object('from', ${talentAvailability.from}, 'to', ${talentAvailability.to})
    order by ${talentAvailability.from}), '[]'::json)
  from ${talentAvailability}
  where ${talentAvailability.talentProfileId} = ${talentProfiles.id}
    and ${talentAvailability.kind} = 'booked_out'
)`;

const comparedColumns = {
  dateOfBirth: talentProfiles.dateOfBirth,
  gender: talentProfiles.gender,
  gendersPlayed: talentProfiles.gendersPlayed,
  playingAgeMin: talentProfiles.playingAgeMin,
  playingAgeMax: talentProfiles.playingAgeMax,
  countryId: talentProfiles.countryId,
  city: talentProfiles.city,
  localHireCities: talentProfiles.localHireCities,
  categoryIds: talentProfiles.categoryIds,
  heightCm: talentTraits.heightCm,
  ethnicityIds: sql<string[]>`coalesce(${talentTraits.ethnicityIds}, '{}')`,
  crewDepartmentId: talentProfessionalInfo.crewDepartmentId,
  crewRoleId: talentProfessionalInfo.crewRoleId,
  skills: held(talentSkills, talentSkills.skillId, talentSkills.level),
  languages: held(talentLanguages, talentLanguages.languageId, talentLanguages.level),
  accents: held(talentAccents, talentAccents.accentId, talentAccents.level),
  unions: held(talentUnions, talentUnions.unionId, talentUnions.membershipId),
  bookedOut,
};

/** These talents, or everyone who applied to a role, each once. */
export async function listTalentsToCompare(
  db: Queryable,
  which: { talentProfileIds: readonly string[] } | { applicantsOf: string },
) {
  const isMeant: SQL =
    'talentProfileIds' in which
      ? sql`${talentProfiles.id} = any(${sql.param(which.talentProfileIds)}::uuid[])`
      : sql`${talentProfiles.id} in (
          select ${applications.talentProfileId} from ${applications}
          where ${applications.roleId} = ${which.applicantsOf}
        )`;
  return db
    .select({ profileId: talentProfiles.id, ...comparedColumns })
    .from(talentProfiles)
    .leftJoin(talentTraits, eq(talentTraits.talentProfileId, talentProfiles.id))
    .leftJoin(talentProfessionalInfo, eq(talentProfessionalInfo.talentProfileId, talentProfiles.id))
    .where(isMeant);
}
export type ComparedTalent = Awaited<ReturnType<typeof listTalentsToCompare>>[number];

/** One of them, asked for with every list of opportunities. */
export async function findTalentToCompare(
  db: Queryable,
  talentProfileId: string,
): Promise<ComparedTalent | undefined> {
  const [row] = await prepared(db, 'find_talent_to_compare', () =>
    db
      .select({ profileId: talentProfiles.id, ...comparedColumns })
      .from(talentProfiles)
      .leftJoin(talentTraits, eq(talentTraits.talentProfileId, talentProfiles.id))
      .leftJoin(
        talentProfessionalInfo,
        eq(talentProfessionalInfo.talentProfileId, talentProfiles.id),
      )
      .where(eq(talentProfiles.id, sql.placeholder('talentProfileId')))
      .prepare('find_talent_to_compare'),
  ).execute({ talentProfileId });
  return row;
}

export type Refit = { talentProfileId: string; met: number; asked: number };

/** All applications of a role at once; those that stay as they are, are not written. */
export async function updateFits(
  db: Queryable,
  roleId: string,
  fits: readonly Refit[],
): Promise<void> {
  const ids = sql.param(fits.map(({ talentProfileId }) => talentProfileId));
  const met = sql.param(fits.map((fit) => fit.met));
  const asked = sql.param(fits.map((fit) => fit.asked));
  await db.execute(sql`
    update ${applications} set fit_met = fits.met, fit_asked = fits.asked
    from unnest(${ids}::uuid[], ${met}::smallint[], ${asked}::smallint[])
      as fits(talent_profile_id, met, asked)
    where ${applications.roleId} = ${roleId}
      and ${applications.talentProfileId} = fits.talent_profile_id
      and (${applications.fitMet}, ${applications.fitAsked}) is distinct from (fits.met, fits.asked)
  `);
}
