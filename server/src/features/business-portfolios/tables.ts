import { PORTFOLIO_ROLES } from '@callboard/contract/business-portfolios';
import { TEAM_INVITATION_STATUSES } from '@callboard/contract/team';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { users } from '../auth/tables.ts';

export const businessPortfolios = pgTable(
  'business_portfolios',
  {
    id: id(),
    ownerUserId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    description: text(),
    website: text(),
    phone: text(),
    email: text(),
    address: text(),
    logoKey: text(),
    /** Set by an admin. Until then: no agents-only calls, no minors, no dates of birth. */
    verifiedAt: instant(),
    ...stamps(),
  },
  // What an agent owns.
  (table) => [index('business_portfolios_owner').on(table.ownerUserId)],
);

/** Members beside the owner, who is not listed here and counts as admin. */
export const businessPortfolioMembers = pgTable(
  'business_portfolio_members',
  {
    portfolioId: uuid()
      .notNull()
      .references(() => businessPortfolios.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: PORTFOLIO_ROLES }).notNull(),
    ...stamps(),
  },
  (table) => [
    primaryKey({ columns: [table.portfolioId, table.userId] }),
    // What an agent belongs to.
    index('business_portfolio_members_user').on(table.userId),
    isOneOf('business_portfolio_members_role', table.role, PORTFOLIO_ROLES),
  ],
);

export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    portfolioId: uuid()
      .notNull()
      .references(() => businessPortfolios.id, { onDelete: 'cascade' }),
    invitedByUserId: uuid()
      .notNull()
      .references(() => users.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    role: text({ enum: PORTFOLIO_ROLES }).notNull(),
    status: text({ enum: TEAM_INVITATION_STATUSES }).notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    ...stamps(),
  },
  (table) => [
    // One live invitation per address and portfolio, whoever sends it.
    uniqueIndex('team_invitations_live')
      .on(table.portfolioId, sql`lower(${table.email})`)
      .where(sql`${table.status} = 'pending'`),
    isOneOf('team_invitations_role', table.role, PORTFOLIO_ROLES),
    isOneOf('team_invitations_status', table.status, TEAM_INVITATION_STATUSES),
  ],
);
