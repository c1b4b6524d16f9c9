import type { VERIFICATION_STATUSES } from '@callboard/contract/auth';
import { LIMITS } from '@callboard/contract/limits';
import { inArray } from 'drizzle-orm';
import { users } from '../../features/auth/tables.ts';
import { verificationFiles, verificationRequests } from '../../features/verification/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { demoUserId } from '../accounts.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt, minutesAgo } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { userIdOf } from '../people/person-key.ts';
import { DECIDED, type DemoRequest, WAITING } from './requests.ts';
import { storeEvidence } from './store-evidence.ts';

type Request = typeof verificationRequests.$inferInsert;
type Status = (typeof VERIFICATION_STATUSES)[number];

/** Ten wait for an admin; four have been decided, with their files and without. */
export const loadVerification: DemoLoader = async (tx, now, { storage }) => {
  const waiting = WAITING.map((asked) => waitingRow(asked, now));
  const decided = DECIDED.map((asked) => decidedRow(asked, now));
  await insertMany(tx, verificationRequests, [...waiting, ...decided]);
  const files = await Promise.all(
    [...WAITING, ...DECIDED].flatMap(({ who, kind, evidence = [] }, at) =>
      evidence.map((one, place) => {
        const request = [...waiting, ...decided][at];
        // One after the other, as they were sent.
        const createdAt = new Date((request?.createdAt ?? now).getTime() + place);
        return storeEvidence(
          storage,
          { who, requestId: requestIdOf({ who, kind }), createdAt },
          one,
        );
      }),
    ),
  );
  await insertMany(tx, verificationFiles, files);
  await showStatus(tx, WAITING, 'pending');
  await showStatus(
    tx,
    DECIDED.filter(({ status }) => status === 'approved'),
    'verified',
  );
  await showStatus(
    tx,
    DECIDED.filter(({ status }) => status === 'rejected'),
    'rejected',
  );
};

const requestIdOf = ({ who, kind }: Pick<DemoRequest, 'who' | 'kind'>) =>
  demoId(`verification/${who}/${kind}`);

function waitingRow(asked: (typeof WAITING)[number], now: Date) {
  const createdAt = minutesAgo(now, asked.minutes);
  return row(asked, { status: 'pending', createdAt, updatedAt: createdAt });
}

function decidedRow(asked: (typeof DECIDED)[number], now: Date) {
  const { status, reason = null, daysAgo } = asked;
  const decidedAt = dayAt(now, -daysAgo, 15);
  const isForgotten = daysAgo > LIMITS.evidenceKeptDays;
  return row(asked, {
    status,
    reason,
    decidedAt,
    decidedByUserId: demoUserId('admin'),
    filesDeletedAt: isForgotten ? dayAt(decidedAt, LIMITS.evidenceKeptDays + 1, 3) : null,
    createdAt: dayAt(decidedAt, -2, 10),
    updatedAt: decidedAt,
  });
}

/** All rows name the same fields. */
function row(
  { who, kind, statement, links = [] }: DemoRequest,
  standing: Pick<Request, 'status' | 'createdAt' | 'updatedAt'> & Partial<Request>,
) {
  return {
    id: requestIdOf({ who, kind }),
    userId: userIdOf(who),
    kind,
    statement,
    links: [...links],
    reason: null,
    decidedAt: null,
    decidedByUserId: null,
    filesDeletedAt: null,
    ...standing,
  };
}

async function showStatus(tx: Transaction, requests: readonly DemoRequest[], status: Status) {
  const idsOf = (kind: DemoRequest['kind']) =>
    requests.filter((one) => one.kind === kind).map(({ who }) => userIdOf(who));
  await tx
    .update(users)
    .set({ verifiedProfessionalStatus: status })
    .where(inArray(users.id, idsOf('professional')));
  await tx
    .update(users)
    .set({ verifiedIdStatus: status })
    .where(inArray(users.id, idsOf('identity')));
}
