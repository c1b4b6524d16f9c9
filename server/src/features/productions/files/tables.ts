import { PRODUCTION_FILE_KINDS } from '@callboard/contract/production-choices';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf } from '../../../platform/database/columns.ts';
import { users } from '../../auth/tables.ts';
import { productionRoles } from '../roles/tables.ts';
import { productions } from '../tables.ts';

/** Scripts, sides and other papers, all of them PDF. */
export const productionFiles = pgTable(
  'production_files',
  {
    id: id(),
    productionId: uuid()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    /** The role whose sides these are; none: everybody's. */
    roleId: uuid().references(() => productionRoles.id, { onDelete: 'cascade' }),
    kind: text({ enum: PRODUCTION_FILE_KINDS }).notNull(),
    fileName: text().notNull(),
    bytes: integer().notNull(),
    /** In the file storage. */
    fileKey: text().notNull(),
    uploadedByUserId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    // A production's papers, newest first.
    index('production_files_production').on(table.productionId, table.createdAt),
    // A role's sides.
    index('production_files_role').on(table.roleId),
    isOneOf('production_files_kind', table.kind, PRODUCTION_FILE_KINDS),
  ],
);

/** Who agreed to keep a production confidential. */
export const ndaAgreements = pgTable(
  'nda_agreements',
  {
    productionId: uuid()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    agreedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productionId, table.userId] }),
    // Goes with an account that is deleted.
    index('nda_agreements_user').on(table.userId),
  ],
);
