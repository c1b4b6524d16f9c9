import { THEMES, UNITS, VERIFICATION_STATUSES } from '@callboard/contract/auth';
import { SUBSCRIPTION_PLANS } from '@callboard/contract/plans';
import { ROLES } from '@callboard/contract/roles';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { foldedFrom, id, instant, isOneOf, stamps } from '../../platform/database/columns.ts';
import { countries } from '../reference-data/tables.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    /** None while an agent or guardian keeps a profile that its talent has not claimed. */
    email: text(),
    passwordHash: text(),
    role: text({ enum: ROLES }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    countryId: text().references(() => countries.id),
    timeZone: text().notNull().default('UTC'),
    theme: text({ enum: THEMES }).notNull().default('system'),
    units: text({ enum: UNITS }).notNull().default('metric'),
    subscriptionPlan: text({ enum: SUBSCRIPTION_PLANS }).notNull().default('free'),
    verifiedProfessionalStatus: text({ enum: VERIFICATION_STATUSES }).notNull().default('none'),
    verifiedIdStatus: text({ enum: VERIFICATION_STATUSES }).notNull().default('none'),
    emailVerifiedAt: instant(),
    suspendedAt: instant(),
    /** Everything personal is gone; the row stays where others' records need it. */
    deletedAt: instant(),
    foldedName: foldedFrom(`first_name || ' ' || last_name`),
    foldedLastName: foldedFrom(`last_name || ' ' || first_name`),
    ...stamps(),
  },
  (table) => [
    // One account per address, however it is capitalised; sign-in looks it up.
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    // Talent whose first or last name begins with what is searched for, in the order of names.
    index('users_folded_name').on(table.foldedName).where(sql`${table.role} = 'talent'`),
    index('users_folded_last_name').on(table.foldedLastName).where(sql`${table.role} = 'talent'`),
    // Talent whose name contains or resembles it.
    index('users_folded_name_trigrams')
      .using('gin', table.foldedName.op('gin_trgm_ops'))
      .where(sql`${table.role} = 'talent'`),
    // Everyone else, to whom one may want to write.
    index('users_folded_name_others')
      .using('gin', table.foldedName.op('gin_trgm_ops'))
      .where(sql`${table.role} <> 'talent'`),
    // Everyone, for admins: the newest first, and by part of a name or an address.
    index('users_created').on(table.createdAt, table.id),
    index('users_role_created').on(table.role, table.createdAt, table.id),
    index('users_not_active')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.emailVerifiedAt} is null or ${table.suspendedAt} is not null or ${table.deletedAt} is not null`,
      ),
    index('users_professional_verified')
      .on(table.createdAt, table.id)
      .where(sql`${table.verifiedProfessionalStatus} = 'verified'`),
    index('users_identity_verified')
      .on(table.createdAt, table.id)
      .where(sql`${table.verifiedIdStatus} = 'verified'`),
    index('users_deleted').on(table.createdAt, table.id).where(sql`${table.deletedAt} is not null`),
    index('users_suspended').on(table.suspendedAt).where(sql`${table.suspendedAt} is not null`),
    index('users_found_by').using(
      'gin',
      sql`(${table.foldedName} || ' ' || coalesce(lower(${table.email}), '')) gin_trgm_ops`,
    ),
    check('users_can_sign_in', sql`${table.passwordHash} is null or ${table.email} is not null`),
    check('users_unclaimed', sql`${table.email} is not null or ${table.role} = 'talent'`),
    isOneOf('users_role', table.role, ROLES),
    isOneOf('users_theme', table.theme, THEMES),
    isOneOf('users_units', table.units, UNITS),
    isOneOf('users_plan', table.subscriptionPlan, SUBSCRIPTION_PLANS),
    isOneOf('users_professional', table.verifiedProfessionalStatus, VERIFICATION_STATUSES),
    isOneOf('users_identity', table.verifiedIdStatus, VERIFICATION_STATUSES),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the random token in the cookie: a stolen table signs nobody in. */
    tokenHash: text().notNull().unique(),
    userAgent: text().notNull(),
    address: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    // A person's sessions are listed, and ended together.
    index('sessions_user').on(table.userId),
    // Expired ones are swept.
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** What a mailed link proves: that whoever follows it reads this mailbox. */
export const TOKEN_PURPOSES = ['verify_email', 'change_email', 'reset_password'] as const;

export const mailTokens = pgTable(
  'mail_tokens',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    tokenHash: text().notNull().unique(),
    /** Where it was sent. */
    email: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    // A new link makes older ones of its kind worthless.
    index('mail_tokens_user').on(table.userId, table.purpose),
    // Old ones are swept.
    index('mail_tokens_expiry').on(table.expiresAt),
    isOneOf('mail_tokens_purpose', table.purpose, TOKEN_PURPOSES),
  ],
);
