import {
  COLLABORATOR_RIGHTS,
  PAY_KINDS,
  PAY_UNITS,
  PRODUCTION_STATUSES,
  ROLE_TYPES,
} from '@callboard/contract/productions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { foldedFrom, id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { clientCompanies } from '../client-profiles/tables.ts';
import { crewRoles, productionTypes, talentTypes } from '../reference-data/tables.ts';

export const productions = pgTable(
  'productions',
  {
    id: id(),
    companyId: uuid()
      .notNull()
      .references(() => clientCompanies.id),
    createdByUserId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    codeName: text(),
    isConfidential: boolean().notNull().default(false),
    typeId: text()
      .notNull()
      .references(() => productionTypes.id),
    status: text({ enum: PRODUCTION_STATUSES }).notNull(),
    synopsis: text(),
    /** A code name finds its production too. */
    foldedTitle: foldedFrom(`title || ' ' || coalesce(code_name, '')`),
    ...stamps(),
  },
  (table) => [
    // A company's list, newest first.
    index('productions_company').on(table.companyId, table.createdAt),
    // What someone may see for having made it.
    index('productions_creator').on(table.createdByUserId),
    // Productions whose title contains or resembles what is searched for.
    index('productions_folded_title_trigrams').using('gin', table.foldedTitle.op('gin_trgm_ops')),
    isOneOf('productions_status', table.status, PRODUCTION_STATUSES),
    check(
      'productions_code_name',
      sql`not ${table.isConfidential} or ${table.codeName} is not null`,
    ),
  ],
);

export const productionCollaborators = pgTable(
  'production_collaborators',
  {
    productionId: uuid()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rights: text({ enum: COLLABORATOR_RIGHTS }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productionId, table.userId] }),
    // What a colleague takes part in.
    index('production_collaborators_user').on(table.userId),
    isOneOf('production_collaborators_rights', table.rights, COLLABORATOR_RIGHTS),
  ],
);

/**
 * Which client may see which production: whoever made it, and whoever was asked to work on it. Every
 * list of productions, roles or applications of a client asks here, by `in` or `exists`: someone who
 * is both stands here twice.
 */
export const productionViewers = pgView('production_viewers', {
  productionId: uuid('production_id').notNull(),
  userId: uuid('user_id').notNull(),
}).as(sql`
  select id as production_id, created_by_user_id as user_id from productions
  union all
  select production_id, user_id from production_collaborators`);

export const productionRoles = pgTable(
  'production_roles',
  {
    id: id(),
    productionId: uuid()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    roleType: text({ enum: ROLE_TYPES }).notNull(),
    talentTypeId: text().references(() => talentTypes.id),
    crewRoleId: text().references(() => crewRoles.id),
    description: text(),
    countNeeded: integer().notNull().default(1),
    playingAgeMin: integer(),
    playingAgeMax: integer(),
    payKind: text({ enum: PAY_KINDS }).notNull(),
    /** In minor units of the currency. */
    payAmount: integer(),
    payUnit: text({ enum: PAY_UNITS }),
    payCurrency: text(),
    position: integer().notNull(),
    cancelledAt: instant(),
    foldedTitle: foldedFrom('title'),
    ...stamps(),
  },
  (table) => [
    // A production's roles in their order.
    index('production_roles_production').on(table.productionId, table.position),
    // Roles whose title contains or resembles what is searched for.
    index('production_roles_folded_title_trigrams').using(
      'gin',
      table.foldedTitle.op('gin_trgm_ops'),
    ),
    isOneOf('production_roles_type', table.roleType, ROLE_TYPES),
    isOneOf('production_roles_pay_kind', table.payKind, PAY_KINDS),
    isOneOf('production_roles_pay_unit', table.payUnit, PAY_UNITS),
    check('production_roles_count', sql`${table.countNeeded} > 0`),
    check(
      'production_roles_pay',
      sql`${table.payAmount} is null or (${table.payAmount} >= 0 and ${table.payCurrency} is not null)`,
    ),
    check('production_roles_currency', sql`${table.payCurrency} ~ '^[A-Z]{3}$'`),
    // A crew role asks for a craft, never for an age.
    check(
      'production_roles_talent_or_crew',
      sql`case ${table.roleType} when 'talent' then ${table.crewRoleId} is null else ${table.talentTypeId} is null and ${table.playingAgeMin} is null and ${table.playingAgeMax} is null end`,
    ),
    check(
      'production_roles_playing_age',
      sql`${table.playingAgeMin} >= 0 and ${table.playingAgeMax} >= ${table.playingAgeMin}`,
    ),
  ],
);
