import { eq } from 'drizzle-orm';
import { users } from '../../features/auth/tables.ts';
import { verificationRequests } from '../../features/verification/tables.ts';
import { demoUserId } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, minutesAgo } from '../demo-time.ts';
import { userIdOf } from '../people/person-key.ts';

const HOURS = 60;
const DAYS = 24 * HOURS;

const PENDING = [
  {
    who: 'dale-crispin',
    kind: 'professional',
    statement: 'We are a very big agency, you can find us everywhere. Please approve today.',
    links: [],
    minutes: 5 * HOURS,
  },
  {
    who: 'per-halyard',
    kind: 'professional',
    statement:
      'Eleven years as assistant at a voice agency in Bristol; opened Halyard Voices in spring.',
    links: ['https://halyardvoices.example/about'],
    minutes: 2 * DAYS,
  },
  {
    who: 'zoe-lindqvist',
    kind: 'identity',
    statement: 'Passport and residence card, as asked.',
    links: [],
    minutes: 26 * HOURS,
  },
  {
    who: 'emmeline-otway',
    kind: 'professional',
    statement: 'Graduated in July. Programme and the three credits are on my page.',
    links: ['https://corderstreet.example/graduates'],
    minutes: 40,
  },
] as const;

/** Four wait for an admin; two have been decided, one each way. */
export const loadVerification: DemoLoader = async (tx, now) => {
  await tx.insert(verificationRequests).values([
    ...PENDING.map(({ who, kind, statement, links, minutes }) => ({
      id: demoId(`verification/${who}`),
      userId: userIdOf(who),
      kind,
      statement,
      links: [...links],
      status: 'pending' as const,
      createdAt: minutesAgo(now, minutes),
      updatedAt: minutesAgo(now, minutes),
    })),
    {
      ...decided('imogen-farrell', dayAt(now, -410, 15)),
      statement: 'Casting director since 2009; credits at the links.',
      links: ['https://farrellvoss.example/credits'],
      status: 'approved',
    },
    {
      ...decided('tyrell-boothe', dayAt(now, -19, 15)),
      statement: 'I am professional.',
      status: 'rejected',
      reason: 'Please add something we can look at: a programme, a credit, a call sheet.',
    },
  ]);
  const setStatus = (who: string, status: Partial<typeof users.$inferInsert>) =>
    tx
      .update(users)
      .set(status)
      .where(eq(users.id, userIdOf(who)));
  await setStatus('zoe-lindqvist', { verifiedIdStatus: 'pending' });
  await setStatus('emmeline-otway', { verifiedProfessionalStatus: 'pending' });
  await setStatus('tyrell-boothe', { verifiedProfessionalStatus: 'rejected' });
};

function decided(who: string, decidedAt: Date) {
  return {
    id: demoId(`verification/${who}`),
    userId: userIdOf(who),
    kind: 'professional' as const,
    decidedByUserId: demoUserId('admin'),
    decidedAt,
    createdAt: dayAt(decidedAt, -2, 10),
    updatedAt: decidedAt,
  };
}
