import {
  castingCallAgencies,
  castingCallInvitees,
  castingCalls,
  castingCallVersions,
} from '../../features/casting-calls/tables.ts';
import { termsOf } from '../../features/casting-calls/terms/terms-of.ts';
import { demoUserId } from '../accounts.ts';
import { portfolioIdOf } from '../agencies/agencies.ts';
import { demoId } from '../demo-id.ts';
import type { DemoLoader } from '../demo-loader.ts';
import { dayAt } from '../demo-time.ts';
import { insertMany } from '../insert-many.ts';
import { talentProfileIdOf, userIdOf } from '../people/person-key.ts';
import { describeRole, payOf, workDatesOf } from './describe-role.ts';
import {
  changedAt,
  deadlineAt,
  endedAt,
  openedAt,
  POSTINGS,
  type Posting,
  versionOf,
} from './postings.ts';
import { callIdOf, roleIdOf } from './production-ids.ts';
import { creatorOf } from './team-of.ts';

export const loadCalls: DemoLoader = async (tx, now) => {
  const all = <Row>(rowsOf: (posting: Posting) => Row[]) => POSTINGS.flatMap(rowsOf);
  await insertMany(
    tx,
    castingCalls,
    all((posting) => [callRow(posting, now)]),
  );
  await insertMany(
    tx,
    castingCallVersions,
    all((posting) => versionRows(posting, now)),
  );
  await insertMany(
    tx,
    castingCallAgencies,
    all(({ key, call }) =>
      (call.agencies ?? []).map((agency) => ({
        callId: callIdOf(key),
        portfolioId: portfolioIdOf(agency),
      })),
    ),
  );
  await insertMany(
    tx,
    castingCallInvitees,
    all(({ key, call }) =>
      (call.guests ?? []).map((guest) => ({
        callId: callIdOf(key),
        talentProfileId: talentProfileIdOf(guest),
      })),
    ),
  );
};

function callRow({ production, call, key }: Posting, now: Date): typeof castingCalls.$inferInsert {
  const { status, visibility, openedDaysAgo, moderatorReason } = call;
  const opened = openedAt(call, now);
  const ended = endedAt(call, now);
  const createdAt = postedAt({ production, call }, now);
  return {
    id: callIdOf(key),
    roleId: roleIdOf(key),
    breakdownId: demoId(`breakdown/${production.key}/${openedDaysAgo}`),
    status,
    visibility,
    version: versionOf(call),
    deadlineAt: deadlineAt(call, now),
    postedByUserId: userIdOf(creatorOf(production)),
    moderatorUserId: moderatorReason === undefined ? null : demoUserId('admin'),
    moderatorReason: moderatorReason ?? null,
    openedAt: opened,
    endedAt: ended,
    createdAt,
    updatedAt: ended ?? changedAt(call, now) ?? createdAt,
  };
}

/** What was never open was written down the day after its production began. */
function postedAt({ production, call }: Pick<Posting, 'production' | 'call'>, now: Date) {
  return openedAt(call, now) ?? dayAt(now, -Math.max(1, production.begunDaysAgo - 1), 8);
}

function versionRows({ production, role, call, key }: Posting, now: Date) {
  const form = describeRole(production, role, now);
  const callId = callIdOf(key);
  const createdAt = postedAt({ production, call }, now);
  const latest = { callId, version: versionOf(call), terms: termsOf(form) };
  const changed = changedAt(call, now);
  if (call.before === undefined || changed === null) return [{ ...latest, createdAt }];
  const workDates = workDatesOf(call.before.work, now);
  const earlier = termsOf({ ...form, ...payOf(call.before.pay), workDates });
  return [
    { callId, version: 1, terms: earlier, createdAt },
    { ...latest, createdAt: changed },
  ];
}
