import { LIMITS } from '@callboard/contract/limits';
import type { CollaboratorRights } from '@callboard/contract/production-choices';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { clientProfiles } from '../../client-profiles/tables.ts';
import { productionCollaborators, productions } from '../tables.ts';

/** Far more than any company has here. */
const COLLEAGUES = 500;

const person = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  profileId: clientProfiles.id,
  jobTitle: clientProfiles.jobTitle,
  photoKey: clientProfiles.photoKey,
};
export type PersonRow = Awaited<ReturnType<typeof listColleagues>>[number];

/** Everyone else of the user's company, by name. */
export async function listColleagues(db: Queryable, userId: string) {
  const ownCompany = db
    .select({ companyId: clientProfiles.companyId })
    .from(clientProfiles)
    .where(eq(clientProfiles.userId, userId));
  return db
    .select(person)
    .from(clientProfiles)
    .innerJoin(users, eq(users.id, clientProfiles.userId))
    .where(
      and(
        eq(clientProfiles.companyId, sql`(${ownCompany})`),
        ne(users.id, userId),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.foldedLastName), asc(users.id))
    .limit(COLLEAGUES);
}

/** Whoever made the production first, then the others by name. */
export async function listCollaborators(db: Queryable, productionId: string) {
  const isCreator = sql<boolean>`${users.id} = ${productions.createdByUserId}`;
  return db
    .select({ ...person, isCreator, rights: productionCollaborators.rights })
    .from(productions)
    .innerJoin(
      users,
      sql`${users.id} = ${productions.createdByUserId} or ${users.id} in (
        select ${productionCollaborators.userId} from ${productionCollaborators}
        where ${productionCollaborators.productionId} = ${productions.id})`,
    )
    .leftJoin(
      productionCollaborators,
      and(
        eq(productionCollaborators.productionId, productions.id),
        eq(productionCollaborators.userId, users.id),
      ),
    )
    .leftJoin(clientProfiles, eq(clientProfiles.userId, users.id))
    .where(eq(productions.id, productionId))
    .orderBy(sql`${isCreator} desc`, asc(users.foldedLastName), asc(users.id))
    .limit(LIMITS.collaborators + 1);
}

/** Someone of this company. */
export async function findColleague(db: Queryable, userId: string, companyId: string) {
  const [colleague] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .innerJoin(clientProfiles, eq(clientProfiles.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        eq(clientProfiles.companyId, companyId),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    );
  return colleague;
}

export async function findCollaborator(db: Queryable, productionId: string, userId: string) {
  const [collaborator] = await db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      rights: productionCollaborators.rights,
    })
    .from(productionCollaborators)
    .innerJoin(users, eq(users.id, productionCollaborators.userId))
    .where(isOne(productionId, userId));
  return collaborator;
}

export function countCollaborators(db: Queryable, productionId: string): Promise<number> {
  return db.$count(productionCollaborators, eq(productionCollaborators.productionId, productionId));
}

type Collaboration = { productionId: string; userId: string; rights: CollaboratorRights };

export async function upsertCollaborator(tx: Transaction, row: Collaboration, createdAt: Date) {
  const { productionId, userId } = productionCollaborators;
  await tx
    .insert(productionCollaborators)
    .values({ ...row, createdAt })
    .onConflictDoUpdate({ target: [productionId, userId], set: { rights: row.rights } });
}

export async function deleteCollaborator(tx: Transaction, productionId: string, userId: string) {
  await tx.delete(productionCollaborators).where(isOne(productionId, userId));
}

function isOne(productionId: string, userId: string) {
  return and(
    eq(productionCollaborators.productionId, productionId),
    eq(productionCollaborators.userId, userId),
  );
}
