import { ITEM_VISIBILITIES } from '@callboard/contract/media';
import { PORTFOLIO_KINDS } from '@callboard/contract/portfolio-items';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, isOneOf, stamps } from '../../../platform/database/columns.ts';
import { media } from '../../media/tables.ts';
import { talentCredits } from '../info/tables.ts';
import { talentProfiles } from '../tables.ts';

export const portfolioItems = pgTable(
  'portfolio_items',
  {
    id: id(),
    talentProfileId: uuid()
      .notNull()
      .references(() => talentProfiles.id, { onDelete: 'cascade' }),
    kind: text({ enum: PORTFOLIO_KINDS }).notNull(),
    mediaId: uuid().references(() => media.id, { onDelete: 'cascade' }),
    url: text(),
    coverMediaId: uuid().references(() => media.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text(),
    creditId: uuid().references(() => talentCredits.id, { onDelete: 'set null' }),
    year: integer(),
    position: integer().notNull(),
    visibility: text({ enum: ITEM_VISIBILITIES }).notNull(),
    ...stamps(),
  },
  (table) => [
    // A portfolio, in its order.
    index('portfolio_items_portfolio').on(table.talentProfileId, table.position),
    // A file is shown once; and what shows a file decides who may see it.
    uniqueIndex('portfolio_items_media').on(table.mediaId),
    index('portfolio_items_cover').on(table.coverMediaId),
    index('portfolio_items_credit').on(table.creditId),
    isOneOf('portfolio_items_kind', table.kind, PORTFOLIO_KINDS),
    isOneOf('portfolio_items_visibility', table.visibility, ITEM_VISIBILITIES),
    check('portfolio_items_year', sql`${table.year} between 1900 and 2100`),
    // A link leads elsewhere, everything else is kept here.
    check(
      'portfolio_items_content',
      sql`(${table.kind} = 'link') = (${table.mediaId} is null) and (${table.mediaId} is null) = (${table.url} is not null)`,
    ),
  ],
);
