import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { applicationStatusChanges, applications } from '../../tables.ts';
import { isNewestDecision } from '../newest-decision/queries.ts';

/** What one act changed of a role. */
export async function listMoved(tx: Transaction, roleId: string, moveId: string) {
  return tx
    .select({
      toldAt: applicationStatusChanges.toldAt,
      createdAt: applicationStatusChanges.createdAt,
    })
    .from(applicationStatusChanges)
    .innerJoin(applications, eq(applications.id, applicationStatusChanges.applicationId))
    .where(and(eq(applicationStatusChanges.moveId, moveId), eq(applications.roleId, roleId)));
}

/** Those that the act left where they still are: told of, moved on or ended, they stay. */
export async function listUndoable(tx: Transaction, moveId: string) {
  const { toStatus } = applicationStatusChanges;
  return tx
    .select({
      changeId: applicationStatusChanges.id,
      applicationId: applications.id,
    })
    .from(applicationStatusChanges)
    .innerJoin(applications, eq(applications.id, applicationStatusChanges.applicationId))
    .where(
      and(
        eq(applicationStatusChanges.moveId, moveId),
        isNull(applicationStatusChanges.undoneAt),
        isNull(applicationStatusChanges.toldAt),
        or(
          and(eq(toStatus, 'not_selected'), isNotNull(applications.unsentAnswer)),
          and(ne(toStatus, 'not_selected'), eq(toStatus, applications.status)),
        ),
        isNewestDecision(tx),
      ),
    );
}

/**
 * Puts them back as they were: where they stood, since when, and in the tray if they waited there.
 * The history tells it all once the undone rows no longer count.
 */
export async function putBack(
  tx: Transaction,
  changeIds: readonly string[],
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const ids = sql`${sql.param(changeIds)}::uuid[]`;
  await tx.execute(sql`
    update application_status_changes set undone_at = ${at}::timestamptz where id = any(${ids})
  `);
  await tx.execute(sql`
    update applications set
      status = was.status,
      status_since = case when was.status = applications.status then applications.status_since
        else coalesce(was.since, applications.created_at) end,
      unsent_answer = was.unsent_answer,
      team_reason = was.team_reason,
      updated_at = ${at}::timestamptz
    from (
      select undone.application_id,
        case when undone.to_status = 'not_selected' then now_.status else undone.from_status end as status,
        (
          select arrival.created_at from application_status_changes arrival
          where arrival.application_id = undone.application_id and arrival.undone_at is null
            and arrival.to_status = undone.from_status
            and arrival.from_status is distinct from arrival.to_status
          order by arrival.created_at desc, arrival.id desc limit 1
        ) as since,
        case when before.to_status = 'not_selected' and before.told_at is null then before.answer end
          as unsent_answer,
        case when before.to_status = 'not_selected' then before.team_reason end as team_reason
      from application_status_changes undone
      join applications now_ on now_.id = undone.application_id
      left join lateral (
        select * from application_status_changes earlier
        where earlier.application_id = undone.application_id and earlier.undone_at is null
          and (earlier.move_id is not null or earlier.to_status <> 'viewed')
        order by earlier.created_at desc, earlier.id desc limit 1
      ) before on true
      where undone.id = any(${ids})
    ) was
    where applications.id = was.application_id
  `);
}

/** Earlier acts that count again for these applications and that nobody outside was told of. */
export async function listUntoldMoves(tx: Transaction, applicationIds: readonly string[]) {
  const rows = await tx
    .selectDistinct({ moveId: applicationStatusChanges.moveId })
    .from(applicationStatusChanges)
    .where(
      and(
        sql`${applicationStatusChanges.applicationId} = any(${sql.param(applicationIds)}::uuid[])`,
        isNotNull(applicationStatusChanges.moveId),
        ne(applicationStatusChanges.toStatus, 'not_selected'),
        isNull(applicationStatusChanges.undoneAt),
        isNull(applicationStatusChanges.toldAt),
        isNewestDecision(tx),
      ),
    );
  return rows.flatMap(({ moveId }) => (moveId === null ? [] : [moveId]));
}
