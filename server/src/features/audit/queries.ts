import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { auditEntries } from '../../platform/audit/tables.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Place } from '../../platform/http/time-cursor.ts';

export type Wanted = {
  actorUserId?: string | undefined;
  onBehalfOfUserId?: string | undefined;
  act?: string | undefined;
  targetKind?: string | undefined;
  targetId?: string | undefined;
  since?: Date | undefined;
  before?: Date | undefined;
};

export type Entry = typeof auditEntries.$inferSelect;

/** The newest first, on from a place. */
export async function listEntries(
  db: Queryable,
  wanted: Wanted,
  { after, limit }: { after: Place | undefined; limit: number },
): Promise<Entry[]> {
  const { createdAt, id } = auditEntries;
  // By hand, so that a time compares as one: the first half alone lets every index begin there.
  const isFurther =
    after &&
    sql`${createdAt} <= ${timeOf(after.at)} and (${createdAt}, ${id}) < (${timeOf(after.at)}, ${after.id})`;
  return db
    .select()
    .from(auditEntries)
    .where(and(isWanted(wanted), isFurther))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

const timeOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

function isWanted(wanted: Wanted) {
  const { actorUserId, onBehalfOfUserId, targetKind, targetId, createdAt } = auditEntries;
  return and(
    wanted.actorUserId ? eq(actorUserId, wanted.actorUserId) : undefined,
    wanted.onBehalfOfUserId ? eq(onBehalfOfUserId, wanted.onBehalfOfUserId) : undefined,
    wanted.act ? isAct(wanted.act) : undefined,
    wanted.targetKind ? eq(targetKind, wanted.targetKind) : undefined,
    wanted.targetId ? eq(targetId, wanted.targetId) : undefined,
    wanted.since ? gte(createdAt, wanted.since) : undefined,
    wanted.before ? lt(createdAt, wanted.before) : undefined,
  );
}

/** One act, or all of a feature where it ends with the dot after its name. */
function isAct(wanted: string) {
  if (!wanted.endsWith('.')) return eq(auditEntries.act, wanted);
  const beginning = escapeLike(wanted);
  return sql`${auditEntries.act} like ${`${beginning}%`}`;
}

/** From one act to the next through the index: as many steps as there are kinds, however long the trail. */
export async function listActs(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ act: string }>(sql`
    with recursive acts as (
      (select act from audit_entries order by act using ~<~ limit 1)
      union all
      select (select act from audit_entries where act ~>~ acts.act order by act using ~<~ limit 1)
      from acts where acts.act is not null
    )
    select act from acts where act is not null`);
  return rows.map(({ act }) => act);
}
