import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { sessions, users } from './tables.ts';

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
  talentProfileId: talentProfiles.id,
};

/** Asked on every signed-in request, so it is planned once per connection. */
export function prepareFindSession(db: Database) {
  return db
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      user: currentUser,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(talentProfiles, eq(talentProfiles.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.suspendedAt),
      ),
    )
    .limit(1)
    .prepare('find_session');
}

export async function findUserForSignIn(db: Queryable, email: string) {
  const [row] = await db
    .select({
      user: currentUser,
      passwordHash: users.passwordHash,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .leftJoin(talentProfiles, eq(talentProfiles.userId, users.id))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(1);
  return row;
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

export async function deleteExpiredSessions(db: Queryable, now: Date) {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
}
