import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { users } from '../../auth/tables.ts';
import { talentProfiles } from '../tables.ts';

/** Who looked at whom, once per viewer and hour. */
export const profileViews = pgTable(
  'profile_views',
  {
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    viewerUserId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The hour in which it was, by its beginning. */
    hour: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.talentProfileId, table.hour, table.viewerUserId] }),
    // Goes with an account that is deleted.
    index('profile_views_viewer').on(table.viewerUserId),
  ],
);
