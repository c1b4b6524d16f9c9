import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { castingCalls, rejectedCallTraces } from '../tables.ts';

type Asked = { callId: string; kind: string; value: string };

/** For each trace of a call the latest other call that was rejected with it. */
export async function listResemblances(db: Queryable, asked: readonly Asked[]) {
  if (asked.length === 0) return [];
  const column = (name: keyof Asked) => sql.param(asked.map((one) => one[name]));
  const each = sql`unnest(${column('callId')}::uuid[], ${column('kind')}::text[], ${column('value')}::text[]) as asked (call_id, kind, value)`;
  const latest = sql`lateral (
    select t.call_id, t.created_at from ${rejectedCallTraces} t
    where t.kind = asked.kind and t.value = asked.value and t.call_id <> asked.call_id
    order by t.created_at desc, t.call_id desc limit 1
  ) latest`;
  return db
    .select({
      ofCallId: sql<string>`asked.call_id`,
      kind: sql<string>`asked.kind`,
      value: sql<string>`asked.value`,
      callId: castingCalls.id,
      roleTitle: productionRoles.title,
      companyName: clientCompanies.name,
      reason: castingCalls.moderatorReason,
      rejectedAt: sql`latest.created_at`.mapWith(rejectedCallTraces.createdAt),
    })
    .from(sql`${each} cross join ${latest}`)
    .innerJoin(castingCalls, eq(castingCalls.id, sql`latest.call_id`))
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .innerJoin(clientCompanies, eq(clientCompanies.id, productions.companyId));
}

export async function insertTraces(
  tx: Transaction,
  traces: (typeof rejectedCallTraces.$inferInsert)[],
): Promise<void> {
  if (traces.length > 0) await tx.insert(rejectedCallTraces).values(traces).onConflictDoNothing();
}

export async function deleteTraces(tx: Transaction, callId: string): Promise<void> {
  await tx.delete(rejectedCallTraces).where(eq(rejectedCallTraces.callId, callId));
}
