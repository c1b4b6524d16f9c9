import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { analyticsEvents } from '../../features/analytics/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { dayOf, type Happening } from './diary.ts';

const AT_ONCE = 10_000;

/** In the order in which it happened, as it would have come. */
export async function insertEvents(tx: Transaction, happenings: readonly Happening[]) {
  const inOrder = happenings.toSorted((one, other) => one.at - other.at);
  for (let start = 0; start < inOrder.length; start += AT_ONCE) {
    await insertSome(tx, inOrder.slice(start, start + AT_ONCE));
  }
}

async function insertSome(tx: Transaction, some: readonly Happening[]) {
  const keys = new Map<string, string>();
  const keyOf = ({ at, viewer }: Happening) => {
    const name = `${dayOf(at)} ${viewer.name}`;
    const key = keys.get(name) ?? viewerKey(name);
    keys.set(name, key);
    return key;
  };
  await tx.execute(sql`
    insert into ${analyticsEvents} (at, kind, talent_profile_id, subject_id, viewer_key, viewer_role)
    select * from unnest(
      ${sql.param(some.map(({ at }) => new Date(at).toISOString()))}::timestamptz[],
      ${sql.param(some.map(({ kind }) => kind))}::text[],
      ${sql.param(some.map(({ talentProfileId }) => talentProfileId))}::uuid[],
      ${sql.param(some.map(({ subjectId }) => subjectId))}::uuid[],
      ${sql.param(some.map(keyOf))}::bigint[],
      ${sql.param(some.map(({ viewer }) => viewer.role))}::text[]
    )`);
}

/** Another one each day, as with a day's salt. */
function viewerKey(name: string): string {
  return String(createHash('sha256').update(`callboard demo ${name}`).digest().readBigInt64BE());
}
