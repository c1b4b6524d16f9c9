import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { verificationRequests } from './tables.ts';

export function countPendingRequests(db: Queryable): Promise<number> {
  return db.$count(verificationRequests, eq(verificationRequests.status, 'pending'));
}
