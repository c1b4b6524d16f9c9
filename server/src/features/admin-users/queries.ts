import type { UserStanding } from '@callboard/contract/admin-users';
import type { Role } from '@callboard/contract/roles';
import { and, desc, eq, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Place } from '../../platform/http/time-cursor.ts';
import { sessions, users } from '../auth/tables.ts';
import { accountDeletions } from '../privacy/tables.ts';

export type Wanted = {
  /** Groups of LIKE patterns: one of each group has to be met. */
  patterns: readonly (readonly string[])[];
  role?: Role | undefined;
  standing?: UserStanding | undefined;
  verified?: 'professional' | 'identity' | 'none' | undefined;
};

/** Letter for letter what the index `users_found_by` holds. */
const foundBy = sql`(${users.foldedName} || ' ' || coalesce(lower(${users.email}), ''))`;

/** Accounts in their days of grace are few: the database gathers them once and compares. */
const isDeleting = sql`${users.id} in (
  select ${accountDeletions.userId} from ${accountDeletions}
  where ${accountDeletions.keptAt} is null and ${accountDeletions.doneAt} is null)`;
const isKept = sql`not exists (
  select from ${accountDeletions} where ${accountDeletions.userId} = ${users.id}
    and ${accountDeletions.keptAt} is null and ${accountDeletions.doneAt} is null)`;

const isThere = isNull(users.deletedAt);
const mayEnter = and(isThere, isNull(users.suspendedAt));

/** The same as `standingOf`, for those who are looked for by it. */
const STANDINGS: Record<UserStanding, SQL | undefined> = {
  deleted: isNotNull(users.deletedAt),
  suspended: and(isNotNull(users.suspendedAt), isThere),
  deleting: and(isDeleting, mayEnter),
  unclaimed: and(
    isNull(users.email),
    // No address was ever proven: so the index of those who are not active is of use.
    isNull(users.emailVerifiedAt),
    // Nobody else can be: so who looks for them among others is answered without a look.
    eq(users.role, sql.raw(`'talent'`)),
    mayEnter,
    isKept,
  ),
  unverified_email: and(isNotNull(users.email), isNull(users.emailVerifiedAt), mayEnter, isKept),
  active: and(isNotNull(users.emailVerifiedAt), mayEnter, isKept),
};

const isProfessional = eq(users.verifiedProfessionalStatus, sql.raw(`'verified'`));
const isIdentified = eq(users.verifiedIdStatus, sql.raw(`'verified'`));
const VERIFIED = {
  professional: isProfessional,
  identity: isIdentified,
  none: and(not(isProfessional), not(isIdentified)),
};

function isWanted({ patterns, role, standing, verified }: Wanted): SQL | undefined {
  return and(
    ...patterns.map((group) => or(...group.map((pattern) => sql`${foundBy} like ${pattern}`))),
    role && eq(users.role, role),
    standing && STANDINGS[standing],
    verified && VERIFIED[verified],
  );
}

const listed = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  plan: users.subscriptionPlan,
  verifiedProfessionalStatus: users.verifiedProfessionalStatus,
  verifiedIdStatus: users.verifiedIdStatus,
  emailVerifiedAt: users.emailVerifiedAt,
  suspendedAt: users.suspendedAt,
  deletedAt: users.deletedAt,
  createdAt: users.createdAt,
  countryId: users.countryId,
  // Written out: the fields of a select are named without their table, and each table has an id.
  isDeleting: sql<boolean>`exists (
    select from account_deletions d
    where d.user_id = users.id and d.kept_at is null and d.done_at is null)`,
  lastSeenAt: sql<Date | null>`(
    select max(s.last_used_at) from sessions s where s.user_id = users.id)`.mapWith(
    sessions.lastUsedAt,
  ),
};

/** Newest first. */
export async function listUsers(
  db: Queryable,
  wanted: Wanted,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  const isOlder =
    after &&
    lt(
      sql`(${users.createdAt}, ${users.id})`,
      sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
    );
  return db
    .select(listed)
    .from(users)
    .where(and(isWanted(wanted), isOlder))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}
export type UserRow = Awaited<ReturnType<typeof listUsers>>[number];

/** Up to `most`: nobody leafs through more, and counting them all would take longer than finding them. */
export async function countUsers(db: Queryable, wanted: Wanted, most: number): Promise<number> {
  return db.$count(
    db.select({ id: users.id }).from(users).where(isWanted(wanted)).limit(most).as('found'),
  );
}

export async function findUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select(listed).from(users).where(eq(users.id, userId));
  return row;
}

/** Held, so that its address is not proven or changed meanwhile. */
export async function lockUser(tx: Transaction, userId: string) {
  const [row] = await tx
    .select({
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedAt: users.suspendedAt,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row;
}
