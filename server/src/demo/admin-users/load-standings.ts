import { users } from '../../features/auth/tables.ts';
import { demoPasswordHash } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, wakingMinutesAgo } from '../demo-time.ts';

const NEWCOMERS = [
  { key: 'perpetua-wain', role: 'client', firstName: 'Perpetua', lastName: 'Wain', ago: 95 },
  { key: 'lorcan-teague', role: 'agent', firstName: 'Lorcan', lastName: 'Teague', ago: 1_730 },
] as const;

/** Those who only admins meet: registered without having confirmed, and gone for good. */
export const loadStandings: DemoLoader = async (tx, now) => {
  const passwordHash = await demoPasswordHash();
  const home = { countryId: 'gb', timeZone: 'Europe/London' };
  await tx.insert(users).values(
    NEWCOMERS.map(({ key, ago, ...person }) => {
      const joined = wakingMinutesAgo(now, ago);
      return {
        ...person,
        ...home,
        id: demoId(`user/${key}`),
        email: `${key}@callboard.test`,
        passwordHash,
        createdAt: joined,
        updatedAt: joined,
      };
    }),
  );
  const id = demoId('user/deleted');
  const gone = dayAt(now, -12);
  await tx.insert(users).values({
    id,
    role: 'client',
    email: `deleted-${id}@deleted.invalid`,
    firstName: 'Deleted',
    lastName: 'account',
    createdAt: dayAt(now, -300),
    updatedAt: gone,
    deletedAt: gone,
  });
};
