import { eq, inArray, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolios } from '../../business-portfolios/tables.ts';
import { castingCalls } from '../../casting-calls/tables.ts';
import { clientCompanies } from '../../client-profiles/tables.ts';
import { errorLogs } from '../../error-logs/tables.ts';
import { conversationParticipants } from '../../messaging/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { productions } from '../../productions/tables.ts';
import { talentProfiles } from '../../talent-profiles/tables.ts';

type Named = { id: string; name: string };
type List = (db: Queryable, ids: string[]) => Promise<Named[]>;

const fullName = (first: PgColumn, last: PgColumn) => sql<string>`${first} || ' ' || ${last}`;
const nameOfUser = fullName(users.firstName, users.lastName);
const roleInProduction = sql<string>`${productionRoles.title} || ' in ' || ${productions.title}`;

export const listPeople: List = (db, ids) =>
  db.select({ id: users.id, name: nameOfUser }).from(users).where(inArray(users.id, ids));

const listTalents: List = (db, ids) =>
  db
    .select({ id: talentProfiles.id, name: nameOfUser })
    .from(talentProfiles)
    .innerJoin(users, eq(users.id, talentProfiles.userId))
    .where(inArray(talentProfiles.id, ids));

const listCalls: List = (db, ids) =>
  db
    .select({ id: castingCalls.id, name: roleInProduction })
    .from(castingCalls)
    .innerJoin(productionRoles, eq(productionRoles.id, castingCalls.roleId))
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(inArray(castingCalls.id, ids));

const listRoles: List = (db, ids) =>
  db
    .select({ id: productionRoles.id, name: roleInProduction })
    .from(productionRoles)
    .innerJoin(productions, eq(productions.id, productionRoles.productionId))
    .where(inArray(productionRoles.id, ids));

/** Who takes part, by name; a few of them where they are many. */
const listConversations: List = async (db, ids) => {
  const person = alias(users, 'person');
  const asked = sql`unnest(${sql.param(ids)}::uuid[]) as asked (id)`;
  const { rows } = await db.execute<{ id: string; name: string | null }>(sql`
    select asked.id, (
      select string_agg(few.name, ', ') from (
        select ${fullName(person.firstName, person.lastName)} as name
        from ${conversationParticipants}
        join ${users} as person on ${person.id} = ${conversationParticipants.userId}
        where ${conversationParticipants.conversationId} = asked.id
          and ${conversationParticipants.isDirect}
        order by ${conversationParticipants.createdAt}, ${person.id} limit 3
      ) as few
    ) as name from ${asked}`);
  return rows.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
};

type Table =
  | typeof productions
  | typeof businessPortfolios
  | typeof clientCompanies
  | typeof errorLogs;

const selectFrom = (db: Queryable, table: Table, name: PgColumn, ids: string[]) =>
  db
    .select({ id: table.id, name: sql<string>`${name}` })
    .from(table)
    .where(inArray(table.id, ids));

/** How each kind of thing is called. Kinds that are not here go by what they are. */
export const LISTS: Readonly<Record<string, List>> = {
  user: listPeople,
  'talent-profile': listTalents,
  'casting-call': listCalls,
  'production-role': listRoles,
  conversation: listConversations,
  production: (db, ids) => selectFrom(db, productions, productions.title, ids),
  'business-portfolio': (db, ids) =>
    selectFrom(db, businessPortfolios, businessPortfolios.name, ids),
  'client-company': (db, ids) => selectFrom(db, clientCompanies, clientCompanies.name, ids),
  'error-log': (db, ids) => selectFrom(db, errorLogs, errorLogs.message, ids),
};
