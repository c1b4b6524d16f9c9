import type { Offer } from '@callboard/contract/plans';
import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { users } from '../../auth/tables.ts';
import { businessPortfolioMembers, businessPortfolios } from '../../business-portfolios/tables.ts';
import { clientCompanies, clientProfiles } from '../../client-profiles/tables.ts';
import type { Holder } from './holder.ts';

/** More colleagues than any company has that pays. */
const COLLEAGUES_AT_MOST = 200;

export async function findCompanyOf(db: Queryable, userId: string) {
  const [company] = await db
    .select({ id: clientCompanies.id, name: clientCompanies.name })
    .from(clientProfiles)
    .innerJoin(clientCompanies, eq(clientCompanies.id, clientProfiles.companyId))
    .where(eq(clientProfiles.userId, userId));
  return company;
}

type Naming = (db: Queryable, id: string) => Promise<{ name: string }[]>;

/** What is read beside other plans has a name; a talent has one plan. */
const NAMES: Record<Offer, Naming> = {
  talent: async () => [],
  agency: (db, id) =>
    db
      .select({ name: businessPortfolios.name })
      .from(businessPortfolios)
      .where(eq(businessPortfolios.id, id)),
  client: (db, id) =>
    db
      .select({ name: clientCompanies.name })
      .from(clientCompanies)
      .where(eq(clientCompanies.id, id)),
};

export async function findNameOf(db: Queryable, { offer, id }: Holder): Promise<string | null> {
  const [named] = await NAMES[offer](db, id);
  return named?.name ?? null;
}

/** A company of which nobody else is left once this client goes. */
export async function findLonelyCompany(db: Queryable, userId: string) {
  const company = await findCompanyOf(db, userId);
  if (company === undefined) return undefined;
  const colleagues = await listLiving(db, and(isOf(company.id), ne(users.id, userId)));
  return colleagues.length === 0 ? company : undefined;
}

/** Somebody who hears of a plan, and where they read days. */
export type Reader = { id: string; timeZone: string };
type Readers = (db: Queryable, id: string, payerUserId: string | null) => Promise<Reader[]>;

/** Who hears of what is paid, for each kind of holder. */
const READERS: Record<Offer, Readers> = {
  talent: (db, id) => listLiving(db, eq(users.id, id)),
  agency: async (db, id, payerUserId) => {
    const { portfolioId, userId, role } = businessPortfolioMembers;
    const owner = db
      .select({ id: businessPortfolios.ownerUserId })
      .from(businessPortfolios)
      .where(eq(businessPortfolios.id, id));
    const payer = db
      .select({ id: userId })
      .from(businessPortfolioMembers)
      .where(and(eq(portfolioId, id), eq(role, 'admin'), isPerson(userId, payerUserId)));
    return listLiving(db, or(inArray(users.id, owner), inArray(users.id, payer)));
  },
  client: async (db, id, payerUserId) => {
    const payer = await listLiving(db, and(isOf(id), isPerson(users.id, payerUserId)));
    return payer.length > 0 ? payer : listLiving(db, isOf(id));
  },
};

/** Whoever pays as long as they are there, and whoever answers for an agency. */
export async function listReaders(
  db: Queryable,
  { offer, id }: Holder,
  payerUserId: string | null,
): Promise<Reader[]> {
  return READERS[offer](db, id, payerUserId);
}

/** Nobody where they are gone. */
export async function findLiving(db: Queryable, userId: string | null): Promise<string | null> {
  const [living] = await listLiving(db, isPerson(users.id, userId));
  return living?.id ?? null;
}

/** Nobody is left to whom a plan could be of use once there is none. */
export async function isThere(db: Queryable, holder: Holder): Promise<boolean> {
  return (await listReaders(db, holder, null)).length > 0;
}

function isOf(companyId: string): SQL {
  return sql`${users.id} in (
    select ${clientProfiles.userId} from ${clientProfiles}
    where ${clientProfiles.companyId} = ${companyId}
  )`;
}

function isPerson(column: PgColumn, userId: string | null): SQL {
  return userId === null ? sql`false` : eq(column, userId);
}

async function listLiving(db: Queryable, condition: SQL | undefined): Promise<Reader[]> {
  return db
    .select({ id: users.id, timeZone: users.timeZone })
    .from(users)
    .where(and(isNull(users.deletedAt), condition))
    .limit(COLLEAGUES_AT_MOST);
}
