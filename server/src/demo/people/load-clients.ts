import { users } from '../../features/auth/tables.ts';
import { clientCompanies, clientProfiles } from '../../features/client-profiles/tables.ts';
import { demoPasswordHash } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { CLIENTS, COMPANIES, type CompanyKey, companyIdOf } from './clients.ts';
import { demoEmail } from './demo-email.ts';
import { hasDemoAccount, userIdOf } from './person-key.ts';
import { timeZoneOf } from './time-zone.ts';

/** The one who is not to be trusted came last week. */
const JOINED_DAYS_AGO = { verified: 400, unverified: 6 };

export const loadClients: DemoLoader = async (tx, now) => {
  const passwordHash = await demoPasswordHash();
  const joined = (isVerified: boolean) => {
    const createdAt = dayAt(now, -JOINED_DAYS_AGO[isVerified ? 'verified' : 'unverified']);
    return { createdAt, updatedAt: createdAt };
  };
  const companies = Object.entries(COMPANIES) as [CompanyKey, { name: string }][];
  await tx
    .insert(clientCompanies)
    .values(companies.map(([key, { name }]) => ({ id: companyIdOf(key), name, ...joined(true) })));
  await tx.insert(users).values(
    CLIENTS.filter(({ key }) => !hasDemoAccount(key)).map((client) => ({
      id: userIdOf(client.key),
      role: 'client' as const,
      email: demoEmail(client.key),
      passwordHash,
      firstName: client.firstName,
      lastName: client.lastName,
      countryId: client.countryId,
      timeZone: timeZoneOf(client.countryId),
      emailVerifiedAt: joined(client.isVerified).createdAt,
      verifiedProfessionalStatus: client.isVerified ? ('verified' as const) : ('pending' as const),
      ...joined(client.isVerified),
    })),
  );
  await tx.insert(clientProfiles).values(
    CLIENTS.map(({ key, company, jobTitle, isVerified }) => ({
      id: demoId(`client-profile/${key}`),
      userId: userIdOf(key),
      companyId: companyIdOf(company),
      jobTitle,
      ...joined(isVerified),
    })),
  );
};
