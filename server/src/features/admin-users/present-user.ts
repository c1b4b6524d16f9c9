import type { ListedUser } from '@callboard/contract/admin-users';
import type { UserRow } from './queries.ts';
import { standingOf } from './standing.ts';

export function presentUser(row: UserRow): ListedUser {
  const { id, firstName, lastName, email, role, plan, deletedAt } = row;
  const { verifiedProfessionalStatus, verifiedIdStatus, createdAt, lastSeenAt } = row;
  return {
    id,
    firstName,
    lastName,
    // What stands there of a deleted account is for the database.
    email: deletedAt === null ? email : null,
    role,
    standing: standingOf(row),
    plan,
    verifiedProfessionalStatus,
    verifiedIdStatus,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}
