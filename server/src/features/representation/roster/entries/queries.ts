import { ENDED_APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { applications } from '../../../applications/tables.ts';
import { users } from '../../../auth/tables.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { assignments, rosterEntries, rosterNotes, talentClaims } from '../../tables.ts';
import { confirmationsOf, invitationsOf } from '../page/queries.ts';

export type EntryRow = Awaited<ReturnType<typeof listEntryRows>>[number];

const keepers = alias(users, 'keepers');

const notesOf = sql<number>`(
  select count(*)::int from ${rosterNotes}
  where ${rosterNotes.portfolioId} = ${rosterEntries.portfolioId}
    and ${rosterNotes.talentProfileId} = ${rosterEntries.talentProfileId}
)`;
const liveApplicationsOf = sql<number>`(
  select count(*)::int from ${applications}
  where ${applications.talentProfileId} = ${talentProfiles.id}
    and ${notInArray(applications.toldStatus, [...ENDED_APPLICATION_STATUSES])}
)`;

/** What a portfolio shows of these talents, whether they are on its roster or only asked. */
export async function listEntryRows(
  db: Queryable,
  portfolioId: string,
  talentProfileIds: readonly string[],
) {
  return db
    .select({
      id: talentProfiles.id,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      stageName: talentProfiles.stageName,
      photoKey: talentProfiles.photoKey,
      headline: talentProfiles.headline,
      city: talentProfiles.city,
      region: talentProfiles.region,
      dateOfBirth: talentProfiles.dateOfBirth,
      playingAgeMin: talentProfiles.playingAgeMin,
      playingAgeMax: talentProfiles.playingAgeMax,
      categoryIds: talentProfiles.categoryIds,
      isClaimed: sql<boolean>`${keepers.email} is not null`,
      onRosterSince: rosterEntries.createdAt,
      claim: {
        email: talentClaims.email,
        createdAt: talentClaims.createdAt,
        expiresAt: talentClaims.expiresAt,
      },
      agencyNotes: notesOf,
      invitations: invitationsOf,
      confirmations: confirmationsOf,
      liveApplications: liveApplicationsOf,
    })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .innerJoin(keepers, eq(keepers.id, talentProfiles.ownerUserId))
    .leftJoin(
      rosterEntries,
      and(
        eq(rosterEntries.talentProfileId, talentProfiles.id),
        eq(rosterEntries.portfolioId, portfolioId),
      ),
    )
    .leftJoin(
      talentClaims,
      and(
        eq(talentClaims.talentProfileId, talentProfiles.id),
        eq(talentClaims.portfolioId, portfolioId),
        eq(talentClaims.status, 'pending'),
      ),
    )
    .where(inArray(talentProfiles.id, [...talentProfileIds]));
}

/** Who of the team works with each of these talents, by name. */
export async function listAssignees(
  db: Queryable,
  portfolioId: string,
  talentProfileIds: readonly string[],
) {
  return db
    .select({
      talentProfileId: assignments.talentProfileId,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(assignments)
    .innerJoin(users, eq(users.id, assignments.userId))
    .where(
      and(
        eq(assignments.portfolioId, portfolioId),
        inArray(assignments.talentProfileId, [...talentProfileIds]),
      ),
    )
    .orderBy(asc(users.foldedLastName), asc(users.id));
}
