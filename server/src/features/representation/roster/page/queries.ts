import { UNDECIDED_STATUSES } from '@callboard/contract/application-moves';
import type { QueryOf } from '@callboard/contract/endpoint';
import type { rosterEndpoints } from '@callboard/contract/roster';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { applications } from '../../../applications/tables.ts';
import { auditionInvitations } from '../../../auditions/tables.ts';
import { users } from '../../../auth/tables.ts';
import { castingCalls } from '../../../casting-calls/tables.ts';
import { talentProfiles } from '../../../talent-profiles/tables.ts';
import { assignments, representations, rosterEntries } from '../../tables.ts';
import type { Filters, Shown } from './filters.ts';
import type { RosterPlace } from './place.ts';

type Sort = QueryOf<typeof rosterEndpoints.list>['sort'];
type Page = { sort: Sort; after: RosterPlace | undefined; limit: number };
type Which = { shown: Shown; filters: Filters; now: Date };

const keepers = alias(users, 'keepers');

/** Nobody signs in to look after the talent's profile. */
const isUnclaimed = sql`exists (
  select from ${users} keepers
  where ${keepers.id} = ${talentProfiles.ownerUserId} and ${keepers.email} is null
)`;

/** Auditions that the talent's side has to answer. */
export const invitationsOf = sql<number>`(
  select count(*)::int from ${auditionInvitations}
  where ${auditionInvitations.talentProfileId} = ${talentProfiles.id}
    and ${auditionInvitations.status} = 'pending'
)`;

/** Applications whose terms changed since they were read, as far as the talent's side was told. */
export const confirmationsOf = sql<number>`(
  select count(*)::int from ${applications}
  join ${castingCalls} on ${castingCalls.id} = ${applications.callId}
  where ${applications.talentProfileId} = ${talentProfiles.id}
    and ${inArray(applications.toldStatus, [...UNDECIDED_STATUSES])}
    and ${applications.callVersion} < ${castingCalls.version}
)`;

const ADULT_YEARS = 18;

/** As days are written: whoever was born on the 29th of February comes of age on the 1st of March. */
export function isGrownUp(now: Date): SQL {
  const [year = '', ...monthAndDay] = now.toISOString().slice(0, 10).split('-');
  const latestBirth = [Number(year) - ADULT_YEARS, ...monthAndDay].join('-');
  const { dateOfBirth } = talentProfiles;
  return sql`(${dateOfBirth} is null or to_char(${dateOfBirth}, 'YYYY-MM-DD') <= ${latestBirth})`;
}

/** That the talent of the row is assigned to this member. */
const isAssigned = (portfolioId: string, userId: string) => sql`exists (
  select from ${assignments}
  where ${assignments.portfolioId} = ${portfolioId}
    and ${assignments.talentProfileId} = people.id and ${assignments.userId} = ${userId}
)`;

const isAsked = (portfolioId: string) => sql`exists (
  select from ${representations}
  where ${representations.talentProfileId} = people.id
    and ${representations.portfolioId} = ${portfolioId} and ${representations.status} = 'requested'
)`;

/** The talents on the roster, and those who were asked and are not on it. */
function peopleOf({ scope: { portfolioId }, isWithAsked }: Shown): SQL {
  const onRoster = sql`
    select ${rosterEntries.talentProfileId} as id, ${rosterEntries.createdAt} as added_at,
      true as is_on_roster
    from ${rosterEntries} where ${rosterEntries.portfolioId} = ${portfolioId}`;
  if (!isWithAsked) return onRoster;
  return sql`
    ${onRoster}
    union all
    select ${representations.talentProfileId}, min(${representations.createdAt}), false
    from ${representations}
    where ${representations.portfolioId} = ${portfolioId} and ${representations.status} = 'requested'
      and not exists (
        select from ${rosterEntries}
        where ${rosterEntries.portfolioId} = ${portfolioId}
          and ${rosterEntries.talentProfileId} = ${representations.talentProfileId}
      )
    group by ${representations.talentProfileId}`;
}

function fromPeople({ shown, filters, now }: Which): SQL {
  return sql`
    from (${peopleOf(shown)}) people
    join ${talentProfiles} on ${talentProfiles.id} = people.id
    join ${users} on ${users.id} = ${talentProfiles.userId}
    where ${and(isShown(shown, now), isWanted(shown, filters))}`;
}

function isShown({ scope, isWithMinors, isWithSuspended }: Shown, now: Date): SQL {
  const { portfolioId, assignedTo } = scope;
  const conditions = and(
    sql`true`,
    assignedTo === undefined ? undefined : isAssigned(portfolioId, assignedTo),
    isWithMinors ? undefined : isGrownUp(now),
    isWithSuspended ? undefined : isNull(users.suspendedAt),
  );
  return sql`${conditions}`;
}

function isWanted({ scope: { portfolioId } }: Shown, filters: Filters): SQL | undefined {
  const { search, assignedTo, standing, talentProfileId } = filters;
  // Looked up in a list that is made once, also right after a large import, when nothing is counted yet.
  const ofNobody = sql`is_on_roster and people.id not in (
    select ${assignments.talentProfileId} from ${assignments}
    where ${assignments.portfolioId} = ${portfolioId}
  )`;
  return and(
    search ? isNamed(search) : undefined,
    assignedTo === 'nobody' ? ofNobody : undefined,
    assignedTo && assignedTo !== 'nobody' ? isAssigned(portfolioId, assignedTo) : undefined,
    standing === 'represented' ? sql`is_on_roster` : undefined,
    standing === 'asked' ? isAsked(portfolioId) : undefined,
    standing === 'unclaimed' ? sql`is_on_roster and ${isUnclaimed}` : undefined,
    talentProfileId ? eq(talentProfiles.id, talentProfileId) : undefined,
  );
}

/** Folded text has no characters that mean something to LIKE. */
function isNamed(search: string): SQL {
  const folded = sql`public.fold_text(${search}::text)`;
  const within = sql`'%' || ${folded} || '%'`;
  const { foldedName, foldedLastName } = users;
  const isLike = or(
    sql`${foldedName} like ${within}`,
    sql`${foldedLastName} like ${within}`,
    sql`${talentProfiles.foldedStageName} like ${within}`,
  );
  return sql`(${folded} <> '' and ${isLike})`;
}

/** A page of the roster in its order, as places only; what is shown of them is read for these alone. */
export async function listPlaces(db: Queryable, which: Which, { sort, after, limit }: Page) {
  // Of others than those who are represented, nothing waits for this agency.
  const waiting = sql`case when is_on_roster then ${invitationsOf} + ${confirmationsOf} else 0 end`;
  const { rows } = await db.execute<Omit<RosterPlace, 'addedAt'> & { addedAt: string }>(sql`
    select * from (
      select people.id, ${users.foldedLastName} as "foldedName", people.added_at as "addedAt",
        ${sort === 'waiting' ? waiting : sql`0`} as waiting
      ${fromPeople(which)}
    ) places
    ${after === undefined ? sql`` : sql`where ${isAfter(sort, after)}`}
    order by ${ORDERS[sort]}
    limit ${limit}
  `);
  return rows.map((row) => ({ ...row, addedAt: new Date(row.addedAt) }));
}

const ORDERS: Record<Sort, SQL> = {
  name: sql`"foldedName", id`,
  newest: sql`"addedAt" desc, id desc`,
  waiting: sql`waiting desc, "foldedName", id`,
};

function isAfter(sort: Sort, { id, foldedName, addedAt, waiting }: RosterPlace): SQL {
  if (sort === 'newest') return sql`("addedAt", id) < (${addedAt}::timestamptz, ${id}::uuid)`;
  const isLater = sql`("foldedName", id) > (${foldedName}::text, ${id}::uuid)`;
  if (sort === 'name') return isLater;
  return sql`(waiting < ${waiting} or (waiting = ${waiting} and ${isLater}))`;
}

export async function countPeople(db: Queryable, which: Which): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${fromPeople(which)}`,
  );
  return rows[0]?.count ?? 0;
}
