import type { CurrentUser } from '@callboard/contract/auth';
import { and, desc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { accountDeletions } from '../privacy/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { traceOf } from './known-again.ts';
import { mailTokens, sessions, type TOKEN_PURPOSES, users } from './tables.ts';

const currentUser = {
  id: users.id,
  email: sql<string>`coalesce(${users.email}, '')`.as('email'),
  role: users.role,
  firstName: users.firstName,
  lastName: users.lastName,
  countryId: users.countryId,
  subscriptionPlan: users.subscriptionPlan,
  verifiedProfessionalStatus: users.verifiedProfessionalStatus,
  verifiedIdStatus: users.verifiedIdStatus,
  timeZone: users.timeZone,
  theme: users.theme,
  units: users.units,
  talentProfileId: talentProfiles.id,
};

/**
 * Asked on every signed-in request: written by hand, because building and mapping it costs as much
 * as asking, and planned once per connection.
 */
const FIND_SESSION = `
  select s.id as "sessionId", s.last_used_at as "lastUsedAt", u.id, coalesce(u.email, '') as email,
    u.role, u.first_name as "firstName", u.last_name as "lastName", u.country_id as "countryId",
    u.subscription_plan as "subscriptionPlan",
    u.verified_professional_status as "verifiedProfessionalStatus",
    u.verified_id_status as "verifiedIdStatus", u.time_zone as "timeZone", u.theme, u.units,
    t.id as "talentProfileId"
  from sessions s
  join users u on u.id = s.user_id
  left join talent_profiles t on t.user_id = u.id
  where s.token_hash = $1 and s.expires_at > $2 and u.suspended_at is null`;

type SessionRow = CurrentUser & { sessionId: string; lastUsedAt: Date };

export async function findSessionByToken(pool: pg.Pool, tokenHash: string, now: Date) {
  const { rows } = await pool.query<SessionRow>({
    name: 'find_session',
    text: FIND_SESSION,
    values: [tokenHash, now],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const { sessionId, lastUsedAt, ...user } = row;
  return { sessionId, lastUsedAt, user };
}

/** A user with what deciding about them needs; none of it leaves the server. */
async function findAccount(db: Queryable, condition: SQL) {
  const [row] = await db
    .select({
      user: currentUser,
      passwordHash: users.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedAt: users.suspendedAt,
      deletedAt: users.deletedAt,
    })
    .from(users)
    .leftJoin(talentProfiles, eq(talentProfiles.userId, users.id))
    .where(condition)
    .limit(1);
  return row;
}

/** Also one that is deleted, where its address is known again because its person was suspended. */
export function findAccountByEmail(db: Queryable, email: string) {
  return findAccount(db, sql`lower(${users.email}) in (${email.toLowerCase()}, ${traceOf(email)})`);
}

export async function getAccount(db: Queryable, userId: string) {
  const account = await findAccount(db, eq(users.id, userId));
  if (account === undefined) throw new AppError('NOT_FOUND');
  return account;
}

async function isKnownAgain(db: Queryable, email: string): Promise<boolean> {
  return (await db.$count(users, sql`lower(${users.email}) = ${traceOf(email)}`)) > 0;
}

/** Returns whether it was made: an address that is taken, even a moment ago, makes none. */
export async function insertUser(db: Queryable, user: typeof users.$inferInsert): Promise<boolean> {
  if (user.email && (await isKnownAgain(db, user.email))) return false;
  const made = await db.insert(users).values(user).onConflictDoNothing().returning();
  return made.length === 1;
}

export async function updateUser(
  db: Queryable,
  userId: string,
  values: Partial<typeof users.$inferInsert> & { updatedAt: Date },
) {
  await db.update(users).set(values).where(eq(users.id, userId));
}

/** Returns whether the address was free, even a moment ago. */
export async function giveUserAddress(
  tx: Transaction,
  userId: string,
  values: Partial<typeof users.$inferInsert> & { email: string; updatedAt: Date },
): Promise<boolean> {
  if (await isKnownAgain(tx, values.email)) return false;
  try {
    await tx.transaction((inner) => updateUser(inner, userId, values));
    return true;
  } catch (error) {
    if (isTakenAddress(error)) return false;
    throw error;
  }
}

function isTakenAddress(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof pg.DatabaseError && cause.constraint === 'users_email';
}

/** Whether somebody's account was deleted, or the days are over in which it could be kept. */
export async function isEnding(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const { dueAt, keptAt } = accountDeletions;
  const [found] = await db
    .select({ one: sql`1` })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNull(keptAt), lte(dueAt, now)))
    .limit(1);
  return found !== undefined;
}

/** Makes a link's token the only one of its kind that counts. */
export async function replaceMailToken(db: Queryable, token: typeof mailTokens.$inferInsert) {
  const { userId, purpose } = token;
  await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
  await db.insert(mailTokens).values(token);
}

/** Uses a token up, once: of many at the same moment one gets it, the others get nothing. */
export async function takeMailToken(
  db: Queryable,
  which: { tokenHash: string; purposes: readonly (typeof TOKEN_PURPOSES)[number][] },
  now: Date,
) {
  const [taken] = await db
    .update(mailTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailTokens.tokenHash, which.tokenHash),
        inArray(mailTokens.purpose, [...which.purposes]),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .returning();
  return taken;
}

export async function deleteExpiredMailTokens(db: Queryable, now: Date) {
  await db.delete(mailTokens).where(lte(mailTokens.expiresAt, now));
}

export async function insertSession(db: Queryable, session: typeof sessions.$inferInsert) {
  await db.insert(sessions).values(session);
}

export async function touchSession(
  db: Queryable,
  sessionId: string,
  times: { lastUsedAt: Date; expiresAt: Date },
) {
  await db.update(sessions).set(times).where(eq(sessions.id, sessionId));
}

export async function listSessionsOfUser(db: Queryable, userId: string, now: Date, limit: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(limit);
}

/** What its browsers call themselves, each once. */
export async function listDevicesOfUser(db: Queryable, userId: string, now: Date) {
  const rows = await db
    .selectDistinct({ userAgent: sessions.userAgent })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  return rows.map(({ userAgent }) => userAgent);
}

export async function findSession(db: Queryable, sessionId: string) {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return session;
}

/** Returns the ended session, or nothing where it had already ended. */
export async function deleteSession(db: Queryable, which: { id: string } | { tokenHash: string }) {
  const condition =
    'id' in which ? eq(sessions.id, which.id) : eq(sessions.tokenHash, which.tokenHash);
  const [ended] = await db.delete(sessions).where(condition).returning();
  return ended;
}

/** Ends a user's sessions, all or all but one, and tells which. */
export async function deleteSessionsOfUser(db: Queryable, userId: string, exceptId?: string) {
  const isKept = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isKept))
    .returning({ id: sessions.id });
}

export async function deleteExpiredSessions(db: Queryable, now: Date) {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
