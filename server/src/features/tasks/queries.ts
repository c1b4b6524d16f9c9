import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { applications } from '../applications/tables.ts';
import { auditionInvitations, auditions } from '../auditions/tables.ts';
import { castingCalls } from '../casting-calls/tables.ts';
import { conversationParticipants, conversations } from '../messaging/tables.ts';
import { isVisibleProduction } from '../productions/conditions.ts';
import { productionRoles, productions } from '../productions/tables.ts';

type Waiting = { userId: string; now: Date; closingBefore: Date };

/**
 * How many things wait for a client, in one statement. Each part looks up by an index of its own:
 * a role's board, a production's roles and sessions, open calls by deadline, one's conversations.
 */
export async function countWaiting(db: Queryable, { userId, now, closingBefore }: Waiting) {
  const { rows } = await db.execute<{ count: number }>(sql`
    with visible_productions as materialized (
      select ${productions.id} from ${productions} where ${isVisibleProduction(userId)}
    ), visible_roles as materialized (
      select ${productionRoles.id} from ${productionRoles}
      where ${productionRoles.productionId} in (select id from visible_productions)
        and ${productionRoles.cancelledAt} is null
    )
    select (
      (select count(*) from visible_roles where exists (
        select 1 from ${applications}
        where ${applications.roleId} = visible_roles.id and ${applications.status} = 'submitted'
      )) +
      (select count(*) from ${castingCalls}
        where ${castingCalls.status} = 'open'
          and ${castingCalls.deadlineAt} > ${now} and ${castingCalls.deadlineAt} <= ${closingBefore}
          and ${castingCalls.roleId} in (select id from visible_roles)
      ) +
      (select count(*) from ${auditions}
        where ${auditions.productionId} in (select id from visible_productions)
          and ${auditions.startsAt} > ${now}
          and exists (
            select 1 from ${auditionInvitations}
            where ${auditionInvitations.auditionId} = ${auditions.id}
              and ${auditionInvitations.status} = 'pending'
          )
      ) +
      (select count(*) from ${conversationParticipants}
        join ${conversations} on ${conversations.id} = ${conversationParticipants.conversationId}
        where ${conversationParticipants.userId} = ${userId}
          and ${conversations.lastSequence} > ${conversationParticipants.readSequence}
      )
    )::int as count
  `);
  return rows[0]?.count ?? 0;
}
