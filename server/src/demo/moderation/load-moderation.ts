import { agentProfiles } from '../../features/agent-profiles/tables.ts';
import { users } from '../../features/auth/tables.ts';
import {
  conversationParticipants,
  conversations,
  messages,
} from '../../features/messaging/tables.ts';
import { moderationDecisions, reports } from '../../features/moderation/tables.ts';
import { auditEntries } from '../../platform/audit/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { demoPasswordHash } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, minutesAgo } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { conversationRow, flagRows, messageRows, participantRows } from '../messaging/plan-rows.ts';
import { demoEmail } from '../people/demo-email.ts';
import { userIdOf } from '../people/person-key.ts';
import { CASES } from './cases.ts';
import { auditRow, decisionRow, reportRows, SUSPENDED_AGO } from './plan-rows.ts';
import { GORDON, REPORTED_TALKS } from './talks.ts';

/** Cases of every kind, some decided, an appeal that waits, and somebody who was shut out. */
export const loadModeration: DemoLoader = async (tx, now) => {
  await insertGordon(tx, now);
  const talks = REPORTED_TALKS;
  await insertMany(
    tx,
    conversations,
    talks.map((talk) => conversationRow(talk, now)),
  );
  await insertMany(
    tx,
    conversationParticipants,
    talks.flatMap((talk) => participantRows(talk, now)),
  );
  await insertMany(
    tx,
    messages,
    talks.flatMap((talk) => messageRows(talk, now)),
  );
  await insertMany(
    tx,
    moderationDecisions,
    CASES.flatMap((plan) => decisionRow(plan, now)),
  );
  await insertMany(
    tx,
    auditEntries,
    CASES.flatMap((plan) => auditRow(plan, now)),
  );
  await insertMany(
    tx,
    reports,
    talks.flatMap((talk) => flagRows(talk, now)),
  );
  await insertMany(
    tx,
    reports,
    CASES.flatMap((plan) => reportRows(plan, now)),
  );
};

/** An agent by his own account. */
async function insertGordon(tx: Transaction, now: Date): Promise<void> {
  const joined = dayAt(now, -16);
  const stamps = { createdAt: joined, updatedAt: joined };
  await tx.insert(users).values({
    id: userIdOf(GORDON),
    role: 'agent',
    email: demoEmail(GORDON),
    passwordHash: await demoPasswordHash(),
    firstName: 'Gordon',
    lastName: 'Slee',
    countryId: 'gb',
    timeZone: 'Europe/London',
    emailVerifiedAt: joined,
    suspendedAt: minutesAgo(now, SUSPENDED_AGO),
    ...stamps,
  });
  await tx.insert(agentProfiles).values({
    id: demoId(`agent-profile/${GORDON}`),
    userId: userIdOf(GORDON),
    jobTitle: 'Slee Management',
    ...stamps,
  });
}
