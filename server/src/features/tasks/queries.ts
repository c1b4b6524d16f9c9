/**
 * What waits for someone, worked out from the data. Counting and listing read the same rows, so that
 * the number beside the menu is the number of tasks behind it. Each part looks up by an index of its
 * own: a role's board and offers, a production's roles and sessions, open calls by deadline, one's conversations.
 */
import { UNDECIDED_STATUSES } from '@callboard/contract/application-moves';
import type { Task } from '@callboard/contract/tasks';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { literals } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { users } from '../auth/tables.ts';
import { isVisibleProduction } from '../productions/conditions.ts';
import { productions } from '../productions/tables.ts';
import { talentName } from '../talent-profiles/conditions.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';
import { dismissedTasks } from './tables.ts';

export type Waiting = { userId: string; isAdmin: boolean; now: Date; closingBefore: Date };

/** `last_at`: when something last happened to it. Put aside after that, it waits no more. */
const derivedForClient = ({ userId, now, closingBefore }: Waiting) => sql`
  visible_productions as materialized (
    select ${productions.id} from ${productions}
    where ${isVisibleProduction(userId)} and ${productions.archivedAt} is null
  ), visible_roles as materialized (
    select r.id, r.production_id from production_roles r
    where r.production_id in (select id from visible_productions) and r.cancelled_at is null
  ), derived as (
    select 'review:' || r.id as key, 'review_applications' as kind, count(*)::int as count,
      null::timestamptz as due_at, r.id as role_id, r.production_id,
      max(a.status_since) as last_at
    from visible_roles r join applications a on a.role_id = r.id and a.status = 'submitted'
    group by r.id, r.production_id
    union all
    select 'unsent:' || r.id, 'answers_unsent', count(*)::int, null, r.id, r.production_id,
      max(a.updated_at)
    from visible_roles r join applications a on a.role_id = r.id
      and a.status in (${literals(UNDECIDED_STATUSES)}) and a.unsent_answer is not null
    group by r.id, r.production_id
    union all
    select case when c.deadline_at > ${now} then 'closing:' else 'past:' end || c.id,
      case when c.deadline_at > ${now} then 'call_closing' else 'call_past_deadline' end,
      0, c.deadline_at, r.id, r.production_id, c.updated_at
    from casting_calls c join visible_roles r on r.id = c.role_id
    where c.status = 'open' and c.deadline_at <= ${closingBefore}
    union all
    select case when i.status = 'pending' then 'audition:' else 'reschedule:' end || s.id,
      case when i.status = 'pending' then 'audition_unanswered' else 'audition_reschedule' end,
      count(*)::int, min(i.starts_at), null, s.production_id, max(i.updated_at)
    from auditions s join audition_invitations i on i.audition_id = s.id
      and i.status in ('pending', 'reschedule_requested') and i.starts_at > ${now}
    where s.production_id in (select id from visible_productions) and s.cancelled_at is null
    group by s.id, i.status
    union all
    select 'offers:' || r.id, 'offer_unanswered', count(*)::int,
      min((o.terms ->> 'answerBy')::timestamptz), r.id, r.production_id, max(o.updated_at)
    from visible_roles r join applications a on a.role_id = r.id and a.status = 'offered'
      join offers o on o.application_id = a.id and o.status = 'sent'
    group by r.id, r.production_id
    union all
    select 'messages:' || c.id, 'unread_messages', (c.last_sequence - m.read_sequence)::int, null,
      c.role_id, c.production_id, coalesce(c.last_message_at, c.updated_at)
    from conversation_participants m join conversations c on c.id = m.conversation_id
    where m.user_id = ${userId} and c.last_sequence > m.read_sequence
  )`;

const queue = (kind: Task['kind'], waiting: SQL) => sql`
  select ${kind}::text as key, ${kind}::text as kind, count(*)::int as count,
    null::timestamptz as due_at, null::uuid as role_id, null::uuid as production_id,
    max(created_at) as last_at
  from ${waiting} having count(*) > 0`;

const derivedForAdmin = sql`
  derived as (
    ${queue('review_calls', sql`casting_calls where status = 'in_review'`)}
    union all ${queue('review_verifications', sql`verification_requests where status = 'pending'`)}
    union all ${queue('review_reports', sql`reports where status = 'open'`)}
  )`;

/** Goes before a statement that reads `waiting`. */
const withWaiting = (whose: Waiting) => sql`
  with ${whose.isAdmin ? derivedForAdmin : derivedForClient(whose)},
  waiting as (
    select key, kind, count, due_at, role_id, production_id, null::uuid as todo_id,
      null::text as text, null::date as due_on
    from derived where not exists (
      select from dismissed_tasks d
      where d.user_id = ${whose.userId} and d.key = derived.key
        and d.dismissed_at >= derived.last_at)
    union all
    select 'todo:' || id, 'todo', 1, null, null, null, id, text, due_on
    from todos where user_id = ${whose.userId} and done_at is null
  )`;

export async function countWaiting(db: Queryable, whose: Waiting): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`${withWaiting(whose)} select count(*)::int as count from waiting`,
  );
  return rows[0]?.count ?? 0;
}

/** Where days begin and end for whoever asks. */
export type Days = { today: string; tomorrowAt: Date; weekEnd: string; weekEndsAt: Date };
export type TaskRow = Omit<Task, 'link'> & { conversationId: string | null };

/** What presses by itself; for the rest it is the day that decides. */
const urgencyOf = (now: Date, { today, tomorrowAt, weekEnd, weekEndsAt }: Days) => sql`case
  when due_at <= ${now} or due_on < ${today}::date then 1
  when due_at < ${tomorrowAt} or due_on = ${today}::date
    or kind in ('review_applications', 'unread_messages', 'review_calls', 'review_reports') then 2
  when due_at < ${weekEndsAt} or due_on <= ${weekEnd}::date
    or kind in ('answers_unsent', 'review_verifications') then 3
  else 4 end`;

/** Who wrote last in a conversation. */
const lastAuthor = (conversationId: SQL) => sql`(
  select ${talentName} from messages
  join ${users} on ${users.id} = messages.author_user_id
  left join ${talentProfiles} on ${talentProfiles.userId} = ${users.id}
  where messages.conversation_id = ${conversationId}
  order by messages.sequence desc limit 1)`;

/** The most urgent first, then those that are due first. */
export async function listWaiting(db: Queryable, whose: Waiting, days: Days, limit: number) {
  const { rows } = await db.execute<TaskRow>(sql`
    ${withWaiting(whose)},
    shown as (
      select *, ${urgencyOf(whose.now, days)} as urgency from waiting
      order by urgency, coalesce(due_at, due_on), key
      limit ${limit}
    )
    select s.key, s.kind,
      (array['overdue', 'today', 'this_week', 'later'])[s.urgency] as urgency,
      case when s.kind in ('call_closing', 'call_past_deadline') then (
        select count(*)::int from applications a
        where a.call_id = split_part(s.key, ':', 2)::uuid
          and a.status in (${literals(UNDECIDED_STATUSES)}))
        else s.count end as count,
      case when s.kind = 'unread_messages' then ${lastAuthor(sql`split_part(s.key, ':', 2)::uuid`)}
        else s.text end as text, s.due_on::text as "dueOn",
      to_char(s.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "dueAt",
      s.role_id as "roleId", r.title as "roleTitle",
      p.id as "productionId", p.title as "productionTitle", s.todo_id as "todoId",
      case when s.kind = 'unread_messages' then split_part(s.key, ':', 2) end as "conversationId"
    from shown s
    left join production_roles r on r.id = s.role_id
    left join productions p on p.id = coalesce(s.production_id, r.production_id)
    order by s.urgency, coalesce(s.due_at, s.due_on), s.key`);
  return rows;
}

/** Puts aside what waits by this key; anything else is left alone. */
export async function insertDismissal(db: Queryable, whose: Waiting, key: string): Promise<void> {
  await db.execute(sql`
    ${withWaiting(whose)}
    insert into dismissed_tasks (user_id, key, dismissed_at)
    select ${whose.userId}::uuid, key, ${whose.now}::timestamptz
    from waiting where key = ${key} and todo_id is null
    on conflict (user_id, key) do update set dismissed_at = excluded.dismissed_at`);
}

export async function deleteDismissal(db: Queryable, userId: string, key: string): Promise<void> {
  await db
    .delete(dismissedTasks)
    .where(and(eq(dismissedTasks.userId, userId), eq(dismissedTasks.key, key)));
}
