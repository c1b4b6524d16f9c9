import type { Role } from '@callboard/contract/roles';
import { agentProfiles, clientCompanies, clientProfiles } from '../features/account/tables.ts';
import { hashPassword } from '../features/auth/password.ts';
import { users } from '../features/auth/tables.ts';
import { talentProfiles } from '../features/talent-profiles/tables.ts';
import { demoId } from './demo-id.ts';
import type { DemoLoader } from './demo-loader.ts';

export const DEMO_PASSWORD = 'callboard-demo';

type Account = { role: Role; email: string; firstName: string; lastName: string; city: string };

/** The four people to sign in as, one of each role. */
export const DEMO_ACCOUNTS: readonly Account[] = [
  account('client', 'Imogen', 'Farrell', 'London'),
  account('talent', 'Mara', 'Okonjo-Lyle', 'Glasgow'),
  account('agent', 'Tobias', 'Finch', 'London'),
  account('admin', 'Ada', 'Brandt', 'London'),
];

function account(role: Role, firstName: string, lastName: string, city: string): Account {
  return { role, email: `${role}@callboard.test`, firstName, lastName, city };
}

export function demoUserId(role: Role): string {
  return demoId(`user/${role}`);
}

export const loadAccounts: DemoLoader = async (tx, now) => {
  const stamps = { createdAt: now, updatedAt: now };
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await tx.insert(users).values(
    DEMO_ACCOUNTS.map(({ city: _, ...person }) => ({
      ...person,
      ...stamps,
      id: demoUserId(person.role),
      passwordHash,
      countryId: 'gb',
      timeZone: 'Europe/London',
      emailVerifiedAt: now,
      verifiedProfessionalStatus: 'verified' as const,
    })),
  );
  const companyId = demoId('company/farrell-voss');
  await tx
    .insert(clientCompanies)
    .values({ id: companyId, name: 'Farrell Voss Casting', ...stamps });
  await tx.insert(clientProfiles).values({
    id: demoId('client-profile'),
    userId: demoUserId('client'),
    companyId,
    jobTitle: 'Casting director',
    ...stamps,
  });
  await tx.insert(agentProfiles).values({
    id: demoId('agent-profile'),
    userId: demoUserId('agent'),
    jobTitle: 'Agent',
    ...stamps,
  });
  await tx.insert(talentProfiles).values({
    id: demoId('talent-profile/mara-okonjo-lyle'),
    userId: demoUserId('talent'),
    ownerUserId: demoUserId('talent'),
    pronouns: 'she/her',
    dateOfBirth: '1994-03-11',
    playingAgeMin: 28,
    playingAgeMax: 36,
    countryId: 'gb',
    city: 'Glasgow',
    headline: 'Dry, quick, at home in procedurals and new writing',
    visibility: 'public',
    ...stamps,
  });
};
