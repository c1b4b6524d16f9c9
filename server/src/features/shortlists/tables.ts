import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';
import { productionRoles } from '../productions/roles/tables.ts';
import { productions } from '../productions/tables.ts';
import { talentProfiles } from '../talent-profiles/tables.ts';

/** Faces that a team puts together: for a role, a family, a director. */
export const shortlists = pgTable(
  'shortlists',
  {
    id: id(),
    productionId: uuid()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    roleId: uuid().references(() => productionRoles.id, { onDelete: 'set null' }),
    name: text().notNull(),
    createdByUserId: uuid()
      .notNull()
      .references(() => users.id),
    ...stamps(),
  },
  (table) => [
    // A production's lists.
    index('shortlists_production').on(table.productionId, table.createdAt),
    index('shortlists_role').on(table.roleId),
  ],
);

export const shortlistEntries = pgTable(
  'shortlist_entries',
  {
    id: id(),
    shortlistId: uuid()
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    note: text(),
    addedByUserId: uuid()
      .notNull()
      .references(() => users.id),
    addedAt: instant().notNull(),
  },
  (table) => [
    // Nobody is on a list twice.
    uniqueIndex('shortlist_entries_once').on(table.shortlistId, table.talentProfileId),
    // A list, in its order.
    index('shortlist_entries_order').on(table.shortlistId, table.position),
    // Goes with the talent.
    index('shortlist_entries_talent').on(table.talentProfileId),
  ],
);

/** Opens a list to whoever holds it, without an account, until it expires or is revoked. */
export const shortlistLinks = pgTable(
  'shortlist_links',
  {
    id: id(),
    shortlistId: uuid()
      .notNull()
      .references(() => shortlists.id, { onDelete: 'cascade' }),
    /** Of the random token in the address: a stolen table opens nothing. */
    tokenHash: text().notNull().unique(),
    label: text().notNull(),
    createdByUserId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    lastOpenedAt: instant(),
  },
  (table) => [
    // A list's links.
    index('shortlist_links_shortlist').on(table.shortlistId, table.createdAt),
  ],
);

/** What someone with a link thinks of a face. */
export const shortlistOpinions = pgTable(
  'shortlist_opinions',
  {
    id: id(),
    linkId: uuid()
      .notNull()
      .references(() => shortlistLinks.id, { onDelete: 'cascade' }),
    entryId: uuid()
      .notNull()
      .references(() => shortlistEntries.id, { onDelete: 'cascade' }),
    /** Made in the viewer's browser. */
    viewerId: uuid().notNull(),
    viewerName: text().notNull(),
    rating: integer(),
    comment: text(),
    ...stamps(),
  },
  (table) => [
    // One each: it can be changed.
    uniqueIndex('shortlist_opinions_once').on(table.linkId, table.viewerId, table.entryId),
    // All that is said of a face.
    index('shortlist_opinions_entry').on(table.entryId),
    check('shortlist_opinions_rating', sql`${table.rating} between 1 and 5`),
  ],
);
