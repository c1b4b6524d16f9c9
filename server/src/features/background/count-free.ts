import type { Transaction } from '../../platform/database/database.ts';
import { countBookings, type DayRow } from './queries.ts';

/** How many places of each day are left: none where fewer are needed than have confirmed. */
export async function countFree(
  tx: Transaction,
  days: readonly DayRow[],
): Promise<Map<string, number>> {
  const counts = await countBookings(
    tx,
    days.map(({ id }) => id),
  );
  const confirmed = counts.filter(({ status }) => status === 'confirmed');
  const taken = new Map(confirmed.map(({ dayId, count }) => [dayId, count]));
  return new Map(days.map(({ id, needed }) => [id, Math.max(0, needed - (taken.get(id) ?? 0))]));
}
