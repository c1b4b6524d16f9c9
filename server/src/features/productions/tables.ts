import {
  COLLABORATOR_RIGHTS,
  DATE_LABELS,
  PRODUCTION_STATUSES,
  UNION_STATUSES,
} from '@callboard/contract/production-choices';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
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
import { productionTypes, unionContracts } from '../reference-data/tables.ts';

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
    /** Who makes it; the client's own company where nothing else is said. */
    companyName: text(),
    director: text(),
    castingDirector: text(),
    unionStatus: text({ enum: UNION_STATUSES }),
    contractId: text().references(() => unionContracts.id),
    locations: text().array().notNull().default(sql`'{}'::text[]`),
    /** What readers of a confidential production's sides agree to. */
    ndaText: text(),
    /** In the file storage: the folder of the cover's pictures, each named by its width. */
    coverFolder: text(),
    archivedAt: instant(),
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
    isOneOf('productions_union_status', table.unionStatus, UNION_STATUSES),
    check(
      'productions_code_name',
      sql`not ${table.isConfidential} or ${table.codeName} is not null`,
    ),
  ],
);

/** Days with a name: fitting, shoot, opening. */
export const productionDates = pgTable(
  'production_dates',
  {
    productionId: uuid()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    label: text({ enum: DATE_LABELS }).notNull(),
    from: date({ mode: 'string' }).notNull(),
    to: date({ mode: 'string' }),
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productionId, table.position] }),
    isOneOf('production_dates_label', table.label, DATE_LABELS),
    check('production_dates_days', sql`${table.from} <= ${table.to}`),
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
