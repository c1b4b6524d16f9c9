import { PICKS } from '@callboard/contract/application-moves';
import { OUTSIDE_COLUMNS } from '@callboard/contract/outside-people';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../../platform/database/columns.ts';
import { users } from '../../auth/tables.ts';
import { productionRoles } from '../../productions/roles/tables.ts';
import { applications } from '../tables.ts';

/**
 * What a casting team thinks of an application. None of it is in anything that talent or agents can
 * reach, which is why it stands apart from the application itself.
 */
const ofApplication = () =>
  uuid()
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });
const byMember = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One team member's own pick and rating. */
export const applicationMarks = pgTable(
  'application_marks',
  {
    applicationId: ofApplication(),
    userId: byMember(),
    pick: text({ enum: PICKS }),
    rating: smallint(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId] }),
    index('application_marks_user').on(table.userId),
    isOneOf('application_marks_pick', table.pick, PICKS),
    check('application_marks_rating', sql`${table.rating} between 1 and 5`),
  ],
);

export const applicationTags = pgTable(
  'application_tags',
  { applicationId: ofApplication(), userId: byMember(), tag: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId, table.tag] }),
    index('application_tags_user').on(table.userId),
  ],
);

export const applicationNotes = pgTable(
  'application_notes',
  {
    id: id(),
    applicationId: ofApplication(),
    authorUserId: byMember(),
    text: text().notNull(),
    ...stamps(),
  },
  (table) => [
    // An application's notes in order.
    index('application_notes_application').on(table.applicationId, table.createdAt),
    index('application_notes_author').on(table.authorUserId),
  ],
);

/** People thought of for a role who are not on Callboard. */
export const outsidePeople = pgTable(
  'outside_people',
  {
    id: id(),
    roleId: uuid()
      .notNull()
      .references(() => productionRoles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    agent: text(),
    link: text(),
    note: text(),
    status: text({ enum: OUTSIDE_COLUMNS }).notNull(),
    addedByUserId: uuid()
      .notNull()
      .references(() => users.id),
    ...stamps(),
  },
  (table) => [
    // A role's, newest first.
    index('outside_people_role').on(table.roleId, table.createdAt),
    isOneOf('outside_people_status', table.status, OUTSIDE_COLUMNS),
  ],
);
