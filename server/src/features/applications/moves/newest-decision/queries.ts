import { and, eq, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { applicationStatusChanges } from '../../tables.ts';

const later = alias(applicationStatusChanges, 'later');

/**
 * Whether a row of the history is the latest that counts of its application. What was undone does not
 * count, nor that it was opened: someone who waits in the tray may be looked at and still waits.
 */
export function isNewestDecision(db: Queryable) {
  const change = applicationStatusChanges;
  return notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.applicationId, change.applicationId),
          isNull(later.undoneAt),
          or(isNotNull(later.moveId), ne(later.toStatus, 'viewed')),
          sql`(${later.createdAt}, ${later.id}) > (${change.createdAt}, ${change.id})`,
        ),
      ),
  );
}
