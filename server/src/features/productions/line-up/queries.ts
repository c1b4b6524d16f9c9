import { LIMITS } from '@callboard/contract/limits';
import { LINE_UP_PLACES } from '@callboard/contract/production-choices';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { applications } from '../../applications/tables.ts';
import { outsidePeople } from '../../applications/triage/tables.ts';
import { users } from '../../auth/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';
import { productionRoles } from '../roles/tables.ts';
import { lineUpPlaces } from './tables.ts';

export type PlaceRow = Awaited<ReturnType<typeof listPlaces>>[number];

/** The roles still cast in their order, each with its places; a role without any has one empty row. */
export async function listPlaces(db: Queryable, productionId: string) {
  return db
    .select({
      roleId: productionRoles.id,
      place: lineUpPlaces.place,
      applicationId: lineUpPlaces.applicationId,
      outsidePersonId: lineUpPlaces.outsidePersonId,
      talentName: sql<
        string | null
      >`coalesce(${talentProfiles.stageName}, ${users.firstName} || ' ' || ${users.lastName})`,
      outsideName: outsidePeople.name,
      talentUserId: talentProfiles.userId,
      photoKey: talentProfiles.photoKey,
    })
    .from(productionRoles)
    .leftJoin(lineUpPlaces, eq(lineUpPlaces.roleId, productionRoles.id))
    .leftJoin(applications, eq(applications.id, lineUpPlaces.applicationId))
    .leftJoin(talentProfiles, eq(talentProfiles.id, applications.talentProfileId))
    .leftJoin(users, eq(users.id, talentProfiles.userId))
    .leftJoin(outsidePeople, eq(outsidePeople.id, lineUpPlaces.outsidePersonId))
    .where(and(eq(productionRoles.productionId, productionId), isNull(productionRoles.cancelledAt)))
    .orderBy(asc(productionRoles.position), asc(productionRoles.id))
    .limit(LIMITS.roles * LINE_UP_PLACES.length);
}

type Chosen = { applicationIds: string[]; outsidePersonIds: string[] };

/** Those of the chosen who belong to the role, each as the person they are. */
export async function listCandidates(
  tx: Transaction,
  roleId: string,
  { applicationIds, outsidePersonIds }: Chosen,
) {
  const applicants = tx
    .select({ id: applications.id, person: sql<string>`${applications.talentProfileId}` })
    .from(applications)
    .where(and(eq(applications.roleId, roleId), inArray(applications.id, applicationIds)));
  const outsiders = tx
    .select({ id: outsidePeople.id, person: sql<string>`${outsidePeople.id}` })
    .from(outsidePeople)
    .where(and(eq(outsidePeople.roleId, roleId), inArray(outsidePeople.id, outsidePersonIds)));
  return applicants.unionAll(outsiders);
}

/** Two who change it at once take turns, so that nobody meets a place that is taken or a role that is gone. */
export async function lockLineUp(tx: Transaction, roleId: string): Promise<void> {
  await tx
    .select({ id: productionRoles.id })
    .from(productionRoles)
    .where(eq(productionRoles.id, roleId))
    .for('no key update');
}

export async function replacePlaces(
  tx: Transaction,
  roleId: string,
  rows: readonly (typeof lineUpPlaces.$inferInsert)[],
) {
  await tx.delete(lineUpPlaces).where(eq(lineUpPlaces.roleId, roleId));
  if (rows.length > 0) await tx.insert(lineUpPlaces).values([...rows]);
}
