import { ACTIVITY_KINDS } from '@callboard/contract/productions';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from '../../../platform/database/columns.ts';
import { users } from '../../auth/tables.ts';
import { productionRoles } from '../roles/tables.ts';
import { productions } from '../tables.ts';

/** What happened in a production, for its team to read. */
export const productionActivities = pgTable(
  'production_activities',
  {
    id: id(),
    productionId: uuid()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    roleId: uuid().references(() => productionRoles.id, { onDelete: 'cascade' }),
    /** Nobody: the system did it. */
    actorUserId: uuid().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: ACTIVITY_KINDS }).notNull(),
    detail: jsonb().notNull().default(sql`'{}'::jsonb`).$type<Record<string, string | number>>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    // A production's story, newest first.
    index('production_activities_story').on(table.productionId, table.createdAt),
    index('production_activities_role').on(table.roleId),
    isOneOf('production_activities_kind', table.kind, ACTIVITY_KINDS),
  ],
);
