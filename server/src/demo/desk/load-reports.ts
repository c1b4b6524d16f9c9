import { reports } from '../../features/moderation/tables.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { minutesAgo } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { userIdOf } from '../people/person-key.ts';

const HOURS = 60;

/** Somebody was rung up by the one whose call waits for review. */
export const loadReports: DemoLoader = async (tx, now) => {
  const createdAt = minutesAgo(now, 3 * HOURS - 10);
  await insertMany(tx, reports, [
    {
      id: demoId('report/bright-star'),
      subject: 'user',
      subjectId: userIdOf('dale-crispin'),
      reporterUserId: userIdOf('chidinma-eze'),
      reason: 'fee_request',
      note: 'He rang me and wants £180 for a test shoot, to an account that is not a company’s.',
      status: 'open',
      createdAt,
      updatedAt: createdAt,
    },
  ]);
};
