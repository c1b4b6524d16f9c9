import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { rateLimits } from './tables.ts';

type Window = { points: number; seconds: number };

/** Counts tries per key in fixed windows, shared by all servers on one database. */
export type Limits = {
  /** Uses one try up, or refuses with the time to wait. */
  take: (key: string, window: Window) => Promise<void>;
  /** Returns a try that turned out not to count, such as a sign-in that succeeded. */
  giveBack: (key: string) => Promise<void>;
  sweep: () => Promise<void>;
};

type Count = { used: number; resetsAt: Date };

export function refuseBeyond({ points }: Window, { used, resetsAt }: Count, now: Date): void {
  if (used <= points) return;
  const milliseconds = resetsAt.getTime() - now.getTime();
  throw new AppError('TOO_MANY_REQUESTS', {
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });
}

export function createLimits(db: Database, clock: Clock): Limits {
  return {
    async take(key, window) {
      const now = clock.now();
      const resetsAt = new Date(now.getTime() + window.seconds * 1000);
      const [row] = await prepared(db, 'take_try', () => prepareTake(db)).execute({
        key,
        resetsAt,
        now: now.toISOString(),
      });
      if (row !== undefined) refuseBeyond(window, row, now);
    },
    async giveBack(key) {
      await db
        .update(rateLimits)
        .set({ used: sql`${rateLimits.used} - 1` })
        .where(and(eq(rateLimits.key, key), gt(rateLimits.used, 0)));
    },
    async sweep() {
      await db.delete(rateLimits).where(lte(rateLimits.resetsAt, clock.now()));
    },
  };
}

/** Asked with every call that has a limit. */
function prepareTake(db: Database) {
  const hasPassed = sql`${rateLimits.resetsAt} <= ${sql.placeholder('now')}::timestamptz`;
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), used: 1, resetsAt: sql.placeholder('resetsAt') })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${hasPassed} then 1 else ${rateLimits.used} + 1 end`,
        resetsAt: sql`case when ${hasPassed} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
    .prepare('take_try');
}
