import type { Role } from '@callboard/contract/roles';
import { hashPassword } from '../features/auth/password.ts';
import { users } from '../features/auth/tables.ts';
import { demoId } from './demo-id.ts';
import type { DemoLoader } from './demo-loader.ts';
import { dayAt } from './demo-time.ts';

export const DEMO_PASSWORD = 'callboard-demo';

type Account = { role: Role; email: string; firstName: string; lastName: string };

/** The four people to sign in as, one of each role. */
export const DEMO_ACCOUNTS: readonly Account[] = [
  account('client', 'Imogen', 'Farrell'),
  account('talent', 'Mara', 'Okonjo-Lyle'),
  account('agent', 'Tobias', 'Finch'),
  account('admin', 'Ada', 'Brandt'),
];

function account(role: Role, firstName: string, lastName: string): Account {
  return { role, email: `${role}@callboard.test`, firstName, lastName };
}

export function demoUserId(role: Role): string {
  return demoId(`user/${role}`);
}

let passwordHash: Promise<string> | undefined;

/** Everyone in the demo has the same password; hashing it once keeps the start quick. */
export function demoPasswordHash(): Promise<string> {
  passwordHash ??= hashPassword(DEMO_PASSWORD);
  return passwordHash;
}

export const loadAccounts: DemoLoader = async (tx, now) => {
  const joined = dayAt(now, -420);
  const hash = await demoPasswordHash();
  await tx.insert(users).values(
    DEMO_ACCOUNTS.map((person) => ({
      ...person,
      id: demoUserId(person.role),
      passwordHash: hash,
      countryId: 'gb',
      timeZone: 'Europe/London',
      emailVerifiedAt: joined,
      verifiedProfessionalStatus: 'verified' as const,
      createdAt: joined,
      updatedAt: joined,
    })),
  );
};
