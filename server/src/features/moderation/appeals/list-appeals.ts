import { pageOf, readCursor } from '../../../platform/http/time-cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listHistories } from '../decisions/list-histories.ts';
import { presentDecision } from '../decisions/present-decision.ts';
import { listWaiting } from './queries.ts';

export async function listAppeals(
  { db }: Platform,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await listWaiting(db, { after: readCursor(cursor), limit: limit + 1 });
  const { shown, nextCursor } = pageOf(
    rows,
    limit,
    ({ decision }) => decision.appealedAt ?? decision.decidedAt,
  );
  const people = await listHistories(
    db,
    shown.map(({ decision }) => decision.userId),
  );
  const items = shown.flatMap(({ decision, decidedBy }) => {
    const person = people.get(decision.userId ?? '');
    return person === undefined ? [] : [{ ...presentDecision(decision), person, decidedBy }];
  });
  return { items, nextCursor };
}
