import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

/** Who owns productions: colleagues of one company may work on them together. */
export const clientCompanies = pgTable('client_companies', {
  id: id(),
  name: text().notNull(),
  /**
   * How reliably it answers applicants: what share of them, and after how many days half of those. None
   * while there is too little to tell; worked out anew each night.
   */
  answeredPercent: integer(),
  answerDays: integer(),
  ...stamps(),
});

export const clientProfiles = pgTable(
  'client_profiles',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid()
      .notNull()
      .references(() => clientCompanies.id),
    jobTitle: text(),
    website: text(),
    phone: text(),
    bio: text(),
    photoKey: text(),
    ...stamps(),
  },
  // The colleagues of a company.
  (table) => [index('client_profiles_company').on(table.companyId)],
);
