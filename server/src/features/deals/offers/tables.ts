import { APPLICATION_STATUSES } from '@callboard/contract/application-moves';
import { OFFER_STATUSES } from '@callboard/contract/deal-choices';
import type { OfferTerms } from '@callboard/contract/offers';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../../platform/database/columns.ts';
import { applications } from '../../applications/tables.ts';
import { users } from '../../auth/tables.ts';

export const offers = pgTable(
  'offers',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** As they were offered; other terms are another offer. */
    terms: jsonb().notNull().$type<OfferTerms>(),
    status: text({ enum: OFFER_STATUSES }).notNull(),
    /** Where the application stood, and stands again when the offer is withdrawn. */
    fromStatus: text({ enum: APPLICATION_STATUSES }).notNull(),
    sentByUserId: uuid()
      .notNull()
      .references(() => users.id),
    answeredByUserId: uuid().references(() => users.id),
    answeredAt: instant(),
    reason: text(),
    ...stamps(),
  },
  (table) => [
    // An application's offers.
    index('offers_application').on(table.applicationId, table.createdAt),
    // One at a time.
    uniqueIndex('offers_out').on(table.applicationId).where(sql`${table.status} = 'sent'`),
    isOneOf('offers_status', table.status, OFFER_STATUSES),
    isOneOf('offers_from', table.fromStatus, APPLICATION_STATUSES),
  ],
);
