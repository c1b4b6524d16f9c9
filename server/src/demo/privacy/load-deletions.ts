import { LIMITS } from '@callboard/contract/limits';
import { accountDeletions } from '../../features/privacy/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { userIdOf } from '../people/person-key.ts';

const ASKED_DAYS_AGO = 5;

/** Delphine is leaving the business, and has some days left to think it over. */
export const loadDeletions: DemoLoader = async (tx, now) => {
  const userId = userIdOf('delphine-ashby');
  await insertMany(tx, accountDeletions, [
    {
      id: demoId('account-deletion/delphine-ashby'),
      userId,
      askedByUserId: userId,
      askedAt: dayAt(now, -ASKED_DAYS_AGO, 18),
      dueAt: dayAt(now, LIMITS.deletionGraceDays - ASKED_DAYS_AGO, 18),
    },
  ]);
};
