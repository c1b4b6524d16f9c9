import { castingCalls } from '../../features/casting-calls/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { endedAt, openedAt, POSTINGS, type Posting } from './postings.ts';
import { callIdOf, roleIdOf } from './production-ids.ts';

export const loadCalls: DemoLoader = async (tx, now) => {
  await tx.insert(castingCalls).values(POSTINGS.map((posting) => callRow(posting, now)));
};

function callRow({ production, call, key }: Posting, now: Date): typeof castingCalls.$inferInsert {
  const { status, visibility, version, openedDaysAgo } = call;
  const opened = openedAt(call, now);
  const ended = endedAt(call, now);
  const createdAt = opened ?? dayAt(now, -2, 12);
  return {
    id: callIdOf(key),
    roleId: roleIdOf(key),
    breakdownId: demoId(`breakdown/${production.key}/${openedDaysAgo}`),
    status,
    visibility,
    version,
    deadlineAt: dayAt(now, call.closesInDays, 18),
    openedAt: opened,
    endedAt: ended,
    createdAt,
    updatedAt: ended ?? createdAt,
  };
}
